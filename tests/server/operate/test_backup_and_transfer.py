"""Backups and moving tables, with real databases and servers that are really running."""

from __future__ import annotations

import asyncio
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

from tatami.server.tables import entries
from tatami.server.tables.create_table import new_id
from tests.server.client import Person
from tests.server.server_process import bad, good, postgres, postgres_programs, serving

needs_postgres = pytest.mark.skipif(postgres_programs() is None, reason="no PostgreSQL here")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A data folder in which two people have begun a game; tests work on copies of it."""
    folder = tmp_path_factory.mktemp("evening") / "data"
    with serving(folder) as server:
        return Evening(folder, play(server.url, two_moves))


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
    """Two people at a server for as long as `what` takes."""

    async def evening() -> Any:
        ada, bo = await Person(url, "Ada").arrive(), await Person(url, "Bo").arrive()
        try:
            return await what(ada, bo)
        finally:
            await ada.leave()
            await bo.leave()

    return asyncio.run(evening())


async def two_moves(ada: Person, bo: Person) -> dict[str, Any]:
    """A table with a clock, a chat line and a move of each; with both seat codes."""
    clock = {"kind": "live", "base": 600_000, "increment": 0}
    id_ = await ada.open("samourai", clock=clock)
    await ada.sit(id_, 0)
    await bo.sit(id_, 1)
    async with ada.watch(id_) as hers, bo.watch(id_) as his:
        assert await hers.my_turn()
        assert (await hers.move())["type"] == "ack"
        assert await his.my_turn()
        assert (await his.move())["type"] == "ack"
        assert (await his.say("chat", text="good evening"))["type"] == "ack"
    codes = [(await who.http.get(f"/api/tables/{id_}/code")).json()["code"] for who in (ada, bo)]
    return {"id": id_, "codes": codes, "look": await ada.look(id_)}


def claim_and_move(
    id_: str, codes: list[str], names: tuple[str, str] = ("Ada", "Bo")
) -> Callable[[Person, Person], Awaitable[Any]]:
    """Strangers by their cookies, known by their codes; the one to move moves."""

    async def what(ada: Person, bo: Person) -> Any:
        for who, code, name in zip((ada, bo), codes, names, strict=True):
            found = await who.http.post(f"/api/tables/{id_}/claim", json={"code": code})
            assert found.json().get("name") == name, found.text
        async with ada.watch(id_) as hers:
            assert await hers.my_turn()
            assert (await hers.move())["type"] == "ack"
            await hers.until("status", "running")
            return await ada.look(id_)

    return what


def essence(look: dict[str, Any]) -> dict[str, Any]:
    return {name: look[name] for name in ("view", "seats", "legal", "status", "commitment")}


def everything(file: Path) -> list[Any]:
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    return [line for line in lines if "at" not in line][1:]


def test_a_backup_is_made_while_the_server_plays_and_restores_elsewhere(tmp_path: Path) -> None:
    with serving(tmp_path / "a") as server:
        before = play(server.url, two_moves)
        said = good("backup", tmp_path / "evening.tatami", "--data", tmp_path / "a")
        assert said == f"{tmp_path / 'evening.tatami'}: 1 tables, 6 entries, 2 players\n"
    assert (tmp_path / "evening.tatami").stat().st_mode & 0o777 == 0o600
    good("restore", tmp_path / "evening.tatami", "--data", tmp_path / "b")
    # With its own secret the other server knows nobody; with the same one everybody.
    (tmp_path / "b" / "secret").write_bytes((tmp_path / "a" / "secret").read_bytes())
    with serving(tmp_path / "b") as server:
        after = play(server.url, claim_and_move(before["id"], before["codes"]))
    assert after["number"] > before["look"]["number"]


@needs_postgres
def test_a_backup_of_one_database_restores_into_the_other(
    tmp_path: Path, database: str, evening: Evening
) -> None:
    a, b, c = (tmp_path / f"{name}.tatami" for name in "abc")
    good("backup", a, *evening.copy(tmp_path / "a"))
    good("restore", a, "--replace", database_url=database, data=str(tmp_path / "pg"))
    good("backup", b, database_url=database, data=str(tmp_path / "pg"))
    good("restore", b, "--data", tmp_path / "c")
    good("backup", c, "--data", tmp_path / "c")
    assert everything(a) == everything(b) == everything(c)
    with serving(tmp_path / "pg", database_url=database) as server:
        look = play(server.url, lambda ada, _bo: ada.look(evening.id))
    assert look["view"] == {**evening.before["look"]["view"], "viewer": None}


def test_a_backup_that_was_cut_off_or_is_none_changes_nothing(
    tmp_path: Path, evening: Evening
) -> None:
    data = evening.copy(tmp_path / "a")
    whole = tmp_path / "whole"
    good("backup", whole, *data)
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    cut = tmp_path / "cut"
    cut.write_bytes(gzip.compress(b"".join(lines[:-1])))
    assert "its end is missing" in bad("restore", cut, "--data", tmp_path / "new")
    cut.write_bytes(whole.read_bytes()[:-40])
    assert "damaged" in bad("restore", cut, "--data", tmp_path / "new")
    cut.write_bytes(b"hello")
    assert "not a backup" in bad("restore", cut, "--data", tmp_path / "new")
    newer = lines[0].replace(b'"schema":"', b'"schema":"9')
    cut.write_bytes(gzip.compress(newer + b"".join(lines[1:])))
    assert "newer Tatami" in bad("restore", cut, "--data", tmp_path / "new")
    assert "this database is empty" in bad("backup", cut, "--data", tmp_path / "new")
    again = tmp_path / "again"
    good("backup", again, *data)
    assert everything(again) == everything(whole)


def test_a_restore_throws_nothing_away_unasked_and_not_under_a_server(
    tmp_path: Path, evening: Evening
) -> None:
    file, data = tmp_path / "file", evening.copy(tmp_path / "a")
    good("backup", file, *data)
    make_it_old(tmp_path / "a")
    assert "--replace deletes its content" in bad("restore", file, *data)
    assert good("restore", file, "--replace", *data) == "restored: 1 tables, 6 entries, 2 players\n"
    with serving(tmp_path / "a"):
        assert "a server is running" in bad("restore", file, "--replace", *data)


def make_it_old(folder: Path) -> None:
    """As if the server had been stopped long ago."""
    with contextlib.closing(sqlite3.connect(folder / "tatami.db")) as raw, raw:
        raw.execute("UPDATE heartbeats SET at = at - 1000000")


@needs_postgres
def test_a_running_table_moves_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    """With its seats, its clock and its links, between two servers that are both running."""
    there, back = tmp_path / "there.json", tmp_path / "back.json"
    pg = {"database_url": database, "data": str(tmp_path / "pg")}
    with (
        serving(tmp_path / "laptop") as laptop,
        serving(tmp_path / "pg", database_url=database) as club,
    ):
        before = play(laptop.url, two_moves)
        id_, codes = before["id"], before["codes"]
        good("export-table", id_, there, "--data", tmp_path / "laptop")
        assert there.stat().st_mode & 0o777 == 0o600
        assert play(laptop.url, refused_here(id_, codes)) == "moved"
        said = good("import-table", there, **pg)
        # Old links open the seats, and so do the new ones.
        new_codes = [line.split()[-1] for line in said.splitlines()[1:]]
        assert len(new_codes) == 2 and not set(new_codes) & set(codes)
        first = play(club.url, claim_and_move(id_, codes))
        assert essence_before(first, before["look"])
        good("export-table", id_, back, **pg)
        assert "still running" not in good("import-table", back, "--data", tmp_path / "laptop")
        home = play(laptop.url, home_again(id_, codes[1], first["number"] + 2))
        assert home["number"] > first["number"]
        assert all(left > 590_000 for left in home["clock"]["left"])


def essence_before(after: dict[str, Any], before: dict[str, Any]) -> bool:
    return bool(after["seats"] == before["seats"] and after["commitment"] == before["commitment"])


def refused_here(id_: str, codes: list[str]) -> Callable[[Person, Person], Awaitable[str]]:
    async def what(ada: Person, bo: Person) -> str:
        await ada.http.post(f"/api/tables/{id_}/claim", json={"code": codes[0]})
        look = await ada.look(id_)
        said = await ada.say(id_, "move", number=look["number"], action=(look["legal"] or [0])[0])
        return str(said["code"])

    return what


def home_again(
    id_: str, code: str, number: int
) -> Callable[[Person, Person], Awaitable[dict[str, Any]]]:
    """A server that had the table in memory all the time notices that it is back."""

    async def what(ada: Person, bo: Person) -> dict[str, Any]:
        found = await bo.http.post(f"/api/tables/{id_}/claim", json={"code": code})
        assert found.status_code == 200, found.text
        async with bo.watch(id_) as his:
            await his.until("number", number)
            assert (await his.move())["type"] == "ack"
        return await bo.look(id_)

    return what


def test_a_table_that_went_on_in_two_places_is_found_out(tmp_path: Path, evening: Evening) -> None:
    id_, file = evening.id, tmp_path / "file"
    a, b = evening.copy(tmp_path / "a"), ("--data", tmp_path / "b")
    good("export-table", id_, file, *a)
    twice = tmp_path / "twice"
    good("export-table", id_, twice, *a)
    assert twice.read_bytes() == file.read_bytes()
    good("import-table", file, *b)
    good("import-table", file, *a)
    assert "was continued here too" in bad("import-table", file, *a)
    good("export-table", id_, twice, *a)
    assert "was continued here too" in bad("import-table", twice, *b)


def test_a_file_that_does_not_hold_together_is_refused(tmp_path: Path, evening: Evening) -> None:
    id_, file, data = evening.id, tmp_path / "file", evening.copy(tmp_path / "a")
    assert "no table 'nowhere'" in bad("export-table", "nowhere", file, *data)
    assert "no database" in bad("export-table", id_, file, "--data", tmp_path / "b")
    good("export-table", id_, file, *data)
    whole = json.loads(file.read_text(encoding="utf-8"))
    for change, why in (
        ({"secret": "0" * 64}, "secret"),
        ({"entries": whole["entries"][:-1]}, "still running"),
        ({"entries": whole["entries"][1:]}, "cannot be played"),
        ({"format": 2}, "format 2"),
    ):
        file.write_text(json.dumps({**whole, **change}), encoding="utf-8")
        assert why in bad("import-table", file, "--data", tmp_path / "c")
    file.write_text("{}", encoding="utf-8")
    assert "is not a table" in bad("import-table", file, "--data", tmp_path / "c")


def hand_to_bot(folder: Path, id_: str, number: int, seat: int) -> None:
    """Written straight into the database: no server is there to let the bot think at once."""
    body = entries.encode(entries.SeatPlayedBy(seat=seat, bot="random")).decode()
    with contextlib.closing(sqlite3.connect(folder / "tatami.db")) as raw, raw:
        raw.execute("INSERT INTO entries VALUES (?, ?, 0, ?)", (id_, number, body))


def test_a_bot_that_owes_a_move_makes_it_where_the_table_arrives(
    tmp_path: Path, evening: Evening
) -> None:
    here, there = evening.copy(tmp_path / "a"), ("--data", tmp_path / "b")
    number = evening.before["look"]["number"]
    hand_to_bot(tmp_path / "a", evening.id, number + 1, seat=0)
    good("export-table", evening.id, tmp_path / "file", *here)
    with serving(tmp_path / "b") as server:
        good("import-table", tmp_path / "file", *there)

        async def watch(ada: Person, bo: Person) -> None:
            async with ada.watch(evening.id) as eyes:
                await eyes.until("number", number + 4)
                assert eyes.table["log"][-1].get("what", "move") == "move"

        play(server.url, watch)


@needs_postgres
def test_where_many_serve_a_bot_moves_before_anybody_opens_the_table(
    tmp_path: Path, evening: Evening
) -> None:
    here = evening.copy(tmp_path / "a")
    number = evening.before["look"]["number"]
    hand_to_bot(tmp_path / "a", evening.id, number + 1, seat=0)
    good("export-table", evening.id, tmp_path / "file", *here)
    with postgres() as database, serving(tmp_path / "b", database_url=database):
        good("import-table", tmp_path / "file", database_url=database)
        while last_number(database, evening.id) < number + 4:
            time.sleep(0.05)


def last_number(database: str, id_: str) -> int:
    """Asked of the database: to ask a server would be to open the table."""

    async def ask() -> int:
        connection = await asyncpg.connect(database)
        try:
            query = "SELECT max(number) FROM entries WHERE table_id = $1"
            return int(await connection.fetchval(query, id_))
        finally:
            await connection.close()

    return asyncio.run(ask())


def test_a_tables_id_never_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-VQ0aeQ7mM0", "--Q0aeQ7mM0", "VQ0-eQ7mM0_"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_id() == "VQ0-eQ7mM0_"
