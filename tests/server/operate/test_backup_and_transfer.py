"""Backup, restore and transfer of tables, with real databases and running servers."""

from __future__ import annotations

import contextlib
import gzip
import json
import secrets
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tatami.checks.server_process import running_process
from tatami.server.tables import entries
from tatami.server.tables.create_table import new_id
from tests.server.client import Person, run_async, seat_code
from tests.server.server_process import (
    postgres,
    postgres_programs,
    run_error,
    run_ok,
)

needs_postgres = pytest.mark.skipif(postgres_programs() is None, reason="no PostgreSQL here")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A data folder with a started game of two people; tests work on copies of it."""
    folder = tmp_path_factory.mktemp("evening") / "data"
    with running_process(folder) as server:
        return Evening(folder, play(server.url, play_two_moves))


class Evening:
    def __init__(self, folder: Path, before: dict[str, Any]) -> None:
        self.folder = folder
        self.before = before
        self.id: str = before["id"]

    def copy(self, folder: Path) -> tuple[str, Path]:
        """The argument that makes a command work on a copy."""
        shutil.copytree(self.folder, folder)
        return "--data", folder


def play(url: str, what: Callable[[Person, Person], Awaitable[Any]]) -> Any:
    """Run `what` with two people at a server."""

    async def evening() -> Any:
        ada, bo = await Person(url, "Ada").register(), await Person(url, "Bo").register()
        try:
            return await what(ada, bo)
        finally:
            await ada.close()
            await bo.close()

    return run_async(evening())


async def play_two_moves(ada: Person, bo: Person) -> dict[str, Any]:
    """A table with a clock, a chat line and a move of each player, and both seat codes."""
    clock = {"kind": "live", "base": 600_000, "increment": 0}
    id_ = await ada.create_table("samourai", clock=clock)
    await ada.join(id_, 0)
    await bo.join(id_, 1)
    async with ada.connect(id_) as hers, bo.connect(id_) as his:
        assert await hers.wait_for_turn()
        assert (await hers.move())["type"] == "ack"
        assert await his.wait_for_turn()
        assert (await his.move())["type"] == "ack"
        assert (await his.command("chat", text="good evening"))["type"] == "ack"
    codes = [await seat_code(who, id_) for who in (ada, bo)]
    return {"id": id_, "codes": codes, "look": await ada.get_table(id_)}


def claim_and_move(
    id_: str, codes: list[str], names: tuple[str, str] = ("Ada", "Bo")
) -> Callable[[Person, Person], Awaitable[Any]]:
    """Claim both seats by code with new cookies, then move."""

    async def what(ada: Person, bo: Person) -> Any:
        for who, code, name in zip((ada, bo), codes, names, strict=True):
            found = await who.http.post(f"/api/tables/{id_}/claim", json={"code": code})
            assert found.json().get("name") == name, found.text
        async with ada.connect(id_) as hers:
            assert await hers.wait_for_turn()
            assert (await hers.move())["type"] == "ack"
            await hers.wait_for("status", "running")
            return await ada.get_table(id_)

    return what


def table_content(look: dict[str, Any]) -> dict[str, Any]:
    return {name: look[name] for name in ("view", "seats", "legal", "status", "commitment")}


def everything(file: Path) -> list[Any]:
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    return [line for line in lines if "at" not in line][1:]


def test_a_backup_of_a_running_server_restores_into_another_folder(tmp_path: Path) -> None:
    with running_process(tmp_path / "a") as server:
        before = play(server.url, play_two_moves)
        said = run_ok("backup", tmp_path / "evening.tatami", "--data", tmp_path / "a")
        assert said == f"{tmp_path / 'evening.tatami'}: 1 table, 6 entries, 2 players\n"
    assert (tmp_path / "evening.tatami").stat().st_mode & 0o777 == 0o600
    run_ok("restore", tmp_path / "evening.tatami", "--data", tmp_path / "b")
    # The other server accepts the cookies only if it has the same secret.
    (tmp_path / "b" / "secret").write_bytes((tmp_path / "a" / "secret").read_bytes())
    with running_process(tmp_path / "b") as server:
        after = play(server.url, claim_and_move(before["id"], before["codes"]))
    assert after["number"] > before["look"]["number"]


@needs_postgres
def test_a_backup_of_one_database_restores_into_the_other(
    tmp_path: Path, database: str, evening: Evening
) -> None:
    a, b, c = (tmp_path / f"{name}.tatami" for name in "abc")
    run_ok("backup", a, *evening.copy(tmp_path / "a"))
    run_ok("restore", a, "--replace", database_url=database, data=str(tmp_path / "pg"))
    run_ok("backup", b, database_url=database, data=str(tmp_path / "pg"))
    run_ok("restore", b, "--data", tmp_path / "c")
    run_ok("backup", c, "--data", tmp_path / "c")
    assert everything(a) == everything(b) == everything(c)
    with running_process(tmp_path / "pg", database_url=database) as server:
        look = play(server.url, lambda ada, _bo: ada.get_table(evening.id))
    assert look["view"] == {**evening.before["look"]["view"], "viewer": None}


def test_a_damaged_backup_changes_nothing(tmp_path: Path, evening: Evening) -> None:
    data = evening.copy(tmp_path / "a")
    whole = tmp_path / "whole"
    run_ok("backup", whole, *data)
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    cut = tmp_path / "cut"
    cut.write_bytes(gzip.compress(b"".join(lines[:-1])))
    assert "its end is missing" in run_error("restore", cut, "--data", tmp_path / "new")
    cut.write_bytes(whole.read_bytes()[:-40])
    assert "damaged" in run_error("restore", cut, "--data", tmp_path / "new")
    cut.write_bytes(b"hello")
    assert "not a Tatami backup" in run_error("restore", cut, "--data", tmp_path / "new")
    newer = lines[0].replace(b'"schema":"', b'"schema":"9')
    cut.write_bytes(gzip.compress(newer + b"".join(lines[1:])))
    assert "newer version of Tatami" in run_error("restore", cut, "--data", tmp_path / "new")
    assert "this database is empty" in run_error("backup", cut, "--data", tmp_path / "new")
    again = tmp_path / "again"
    run_ok("backup", again, *data)
    assert everything(again) == everything(whole)


def test_restore_needs_replace_and_refuses_under_a_running_server(
    tmp_path: Path, evening: Evening
) -> None:
    file, data = tmp_path / "file", evening.copy(tmp_path / "a")
    run_ok("backup", file, *data)
    age_heartbeats(tmp_path / "a")
    assert "--replace deletes its content" in run_error("restore", file, *data)
    assert (
        run_ok("restore", file, "--replace", *data) == "restored: 1 table, 6 entries, 2 players\n"
    )
    with running_process(tmp_path / "a"):
        assert "a server is using this database" in run_error("restore", file, "--replace", *data)


def age_heartbeats(folder: Path) -> None:
    """Make the last heartbeat old, as if the server had stopped long ago."""
    with contextlib.closing(sqlite3.connect(folder / "tatami.db")) as raw, raw:
        raw.execute("UPDATE heartbeats SET at = at - 1000000")


@needs_postgres
def test_a_running_table_transfers_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    """Seats, clock and links survive a transfer between two running servers."""
    there, back = tmp_path / "there.json", tmp_path / "back.json"
    pg = {"database_url": database, "data": str(tmp_path / "pg")}
    with (
        running_process(tmp_path / "laptop") as laptop,
        running_process(tmp_path / "pg", database_url=database) as club,
    ):
        before = play(laptop.url, play_two_moves)
        id_, codes = before["id"], before["codes"]
        run_ok("export-table", id_, there, "--data", tmp_path / "laptop")
        assert there.stat().st_mode & 0o777 == 0o600
        assert play(laptop.url, refused_here(id_, codes)) == "moved"
        said = run_ok("import-table", there, **pg)
        assert len(said.splitlines()) == 1, "the players' own codes stay valid"
        first = play(club.url, claim_and_move(id_, codes))
        assert table_content_before(first, before["look"])
        run_ok("export-table", id_, back, **pg)
        assert "still running" not in run_ok("import-table", back, "--data", tmp_path / "laptop")
        home = play(laptop.url, return_home(id_, codes[1], first["number"] + 2))
        assert home["number"] > first["number"]
        assert all(left > 590_000 for left in home["clock"]["left"])


def table_content_before(after: dict[str, Any], before: dict[str, Any]) -> bool:
    return bool(after["seats"] == before["seats"] and after["commitment"] == before["commitment"])


def refused_here(id_: str, codes: list[str]) -> Callable[[Person, Person], Awaitable[str]]:
    async def what(ada: Person, bo: Person) -> str:
        await ada.http.post(f"/api/tables/{id_}/claim", json={"code": codes[0]})
        look = await ada.get_table(id_)
        said = await ada.command(
            id_, "move", number=look["number"], action=(look["legal"] or [0])[0]
        )
        return str(said["code"])

    return what


def return_home(
    id_: str, code: str, number: int
) -> Callable[[Person, Person], Awaitable[dict[str, Any]]]:
    """A server that kept the table in memory notices that it was imported again."""

    async def what(ada: Person, bo: Person) -> dict[str, Any]:
        found = await bo.http.post(f"/api/tables/{id_}/claim", json={"code": code})
        assert found.status_code == 200, found.text
        async with bo.connect(id_) as his:
            await his.wait_for("number", number)
            assert (await his.move())["type"] == "ack"
        return await bo.get_table(id_)

    return what


def test_a_table_that_continued_on_two_servers_is_refused(tmp_path: Path, evening: Evening) -> None:
    id_, file = evening.id, tmp_path / "file"
    a, b = evening.copy(tmp_path / "a"), ("--data", tmp_path / "b")
    run_ok("export-table", id_, file, *a)
    twice = tmp_path / "twice"
    run_ok("export-table", id_, twice, *a)
    assert twice.read_bytes() == file.read_bytes()
    run_ok("import-table", file, *b)
    run_ok("import-table", file, *a)
    assert "was also continued here" in run_error("import-table", file, *a)
    run_ok("export-table", id_, twice, *a)
    assert "was also continued here" in run_error("import-table", twice, *b)


def test_an_inconsistent_transfer_file_is_refused(tmp_path: Path, evening: Evening) -> None:
    id_, file, data = evening.id, tmp_path / "file", evening.copy(tmp_path / "a")
    assert "no table 'nowhere'" in run_error("export-table", "nowhere", file, *data)
    assert "no database" in run_error("export-table", id_, file, "--data", tmp_path / "b")
    run_ok("export-table", id_, file, *data)
    whole = json.loads(file.read_text(encoding="utf-8"))
    for change, why in (
        ({"secret": "0" * 64}, "secret"),
        ({"entries": whole["entries"][:-1]}, "still running"),
        ({"entries": whole["entries"][1:]}, "cannot be played"),
        ({"format": 3}, "format 3"),
    ):
        file.write_text(json.dumps({**whole, **change}), encoding="utf-8")
        assert why in run_error("import-table", file, "--data", tmp_path / "c")
    file.write_text("{}", encoding="utf-8")
    assert "is not a table" in run_error("import-table", file, "--data", tmp_path / "c")


def test_an_import_prints_codes_for_seats_that_have_none(tmp_path: Path, evening: Evening) -> None:
    """Codes in files of version 0.1 opened more than a seat: they are not taken over."""
    file, data = tmp_path / "file", evening.copy(tmp_path / "a")
    run_ok("export-table", evening.id, file, *data)
    whole = json.loads(file.read_text(encoding="utf-8"))
    assert [code[0] for code in whole["seat_codes"]] == [0, 1]
    assert not any(code in file.read_text("utf-8") for code in evening.before["codes"])
    old = {**whole, "format": 1, "codes": whole["seat_codes"]}
    del old["seat_codes"]
    file.write_text(json.dumps(old), encoding="utf-8")
    said = run_ok("import-table", file, "--data", tmp_path / "b").splitlines()[1:]
    assert [line.split()[-2] for line in said] == ["Ada:", "Bo:"]
    codes = [line.split()[-1] for line in said]
    assert len({*codes, *evening.before["codes"]}) == 4
    with running_process(tmp_path / "b") as server:
        play(server.url, claim_and_move(evening.id, codes))


def hand_to_bot(folder: Path, id_: str, number: int, seat: int) -> None:
    """Written directly into the database, because a running server would ask the bot at once."""
    body = entries.encode(entries.SeatPlayedBy(seat=seat, bot="random")).decode()
    with contextlib.closing(sqlite3.connect(folder / "tatami.db")) as raw, raw:
        raw.execute("INSERT INTO entries VALUES (?, ?, 0, ?)", (id_, number, body))


def test_a_bot_moves_on_the_server_that_imported_the_table(
    tmp_path: Path, evening: Evening
) -> None:
    here, there = evening.copy(tmp_path / "a"), ("--data", tmp_path / "b")
    number = evening.before["look"]["number"]
    hand_to_bot(tmp_path / "a", evening.id, number + 1, seat=0)
    run_ok("export-table", evening.id, tmp_path / "file", *here)
    with running_process(tmp_path / "b") as server:
        run_ok("import-table", tmp_path / "file", *there)

        async def watch(ada: Person, bo: Person) -> None:
            async with ada.connect(evening.id) as ws:
                await ws.wait_for("number", number + 4)
                assert ws.table["log"][-1].get("what", "move") == "move"

        play(server.url, watch)


@needs_postgres
def test_with_postgresql_a_bot_moves_right_after_the_import(
    tmp_path: Path, evening: Evening
) -> None:
    here = evening.copy(tmp_path / "a")
    number = evening.before["look"]["number"]
    hand_to_bot(tmp_path / "a", evening.id, number + 1, seat=0)
    run_ok("export-table", evening.id, tmp_path / "file", *here)
    with postgres() as database, running_process(tmp_path / "b", database_url=database):
        run_ok("import-table", tmp_path / "file", database_url=database)
        while last_number(database, evening.id) < number + 4:
            time.sleep(0.05)


def last_number(database: str, id_: str) -> int:
    """Read from the database, because a request to a server would load the table."""

    async def ask() -> int:
        connection = await asyncpg.connect(database)
        try:
            query = "SELECT max(number) FROM entries WHERE table_id = $1"
            return int(await connection.fetchval(query, id_))
        finally:
            await connection.close()

    return run_async(ask())


def test_a_table_id_never_starts_with_a_hyphen(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-VQ0aeQ7mM0", "--Q0aeQ7mM0", "VQ0-eQ7mM0_"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_id() == "VQ0-eQ7mM0_"
