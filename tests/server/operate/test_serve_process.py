"""`tatami serve` as a process: what it says, how it stops, what stays out of its log."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.process import free_port, is_running
from websockets.exceptions import ConnectionClosed

from tatami.server.operate import listen_address
from tests.server.client import Eyes, Person
from tests.server.server_process import (
    PATIENCE,
    Process,
    bad,
    frozen,
    postgres,
    postgres_programs,
    serving,
)

SECONDS_TO_STOP = 20.0
"""Five are promised; a machine under load is given more, and what hangs takes longer still."""


async def begin(url: str) -> tuple[Person, Person, str]:
    ada, bo = await Person(url, "Ada").arrive(), await Person(url, "Bo").arrive()
    id_ = await ada.open("samourai")
    await ada.sit(id_, 0)
    await bo.sit(id_, 1)
    return ada, bo, id_


async def farewell(eyes: Eyes) -> tuple[list[str], int | None]:
    """What a client still hears, and how its socket is closed. How many look on is told when it
    has been counted, which may be now."""
    heard = []
    try:
        while True:
            heard.append((await eyes.hear())["type"])
    except ConnectionClosed as closed:
        heard = [one for one in heard if one != "watching"]
        return heard, closed.rcvd.code if closed.rcvd else None


def test_a_stop_finishes_writes_says_goodbye_and_is_quick(tmp_path: Path) -> None:
    async def evening(server: Process) -> tuple[str, int, float]:
        ada, bo, id_ = await begin(server.url)
        async with ada.watch(id_) as hers, bo.watch(id_) as his:
            assert await hers.my_turn()
            await his.until("status", "running")
            text = json.dumps({"type": "move", "ask": 9, "number": hers.table["number"],
                               "action": hers.table["legal"][0]})  # fmt: skip
            await hers.wire.send(text)
            while 9 not in hers.answers:
                await hers.hear()
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            for eyes in (hers, his):
                heard, code = await farewell(eyes)
                assert heard[-1] == "going_down" and code == 1012
            await asyncio.to_thread(server.process.wait, PATIENCE)
            took = time.monotonic() - began
        await ada.leave()
        await bo.leave()
        return id_, hers.answers[9]["number"], took

    with serving(tmp_path) as server:
        id_, number, took = asyncio.run(evening(server))
        assert server.process.returncode == 0, server.log()
        assert took < SECONDS_TO_STOP
    with closing(sqlite3.connect(tmp_path / "tatami.db")) as raw:
        query = "SELECT max(number) FROM entries WHERE table_id = ?"
        assert raw.execute(query, [id_]).fetchone()[0] == number


def test_a_stop_does_not_wait_for_bots_or_for_those_who_do_not_read(tmp_path: Path) -> None:
    """Workers are ended, idle and half-open connections closed."""

    async def evening(server: Process) -> float:
        ada = await Person(server.url, "Ada").arrive()
        for _ in range(5):
            id_ = await ada.open("samourai")
            await ada.say(id_, "seat_bot", bot="greedy")
            await ada.say(id_, "seat_bot", bot="greedy")
        port = int(server.url.rpartition(":")[2])
        _, half_open = await asyncio.open_connection("127.0.0.1", port)
        half_open.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
        async with ada.watch(id_):
            began = time.monotonic()
            server.process.send_signal(signal.SIGINT)
            await asyncio.to_thread(server.process.wait, PATIENCE)
            took = time.monotonic() - began
        half_open.close()
        await ada.leave()
        return took

    with serving(tmp_path) as server:
        workers = children(server.process.pid)
        assert asyncio.run(evening(server)) < SECONDS_TO_STOP
        workers |= children(server.process.pid)
        assert not any(is_running(worker) for worker in workers)
    assert "Traceback" not in server.log()


@pytest.mark.skipif(postgres_programs() is None, reason="no PostgreSQL here")
def test_a_stop_does_not_wait_for_a_database_that_hangs(tmp_path: Path) -> None:
    """Nor do those at other tables wait to be told; a move that was not stored has no ack."""

    async def evening(server: Process, url: str) -> None:
        ada, bo, id_ = await begin(server.url)
        other = await ada.open("samourai")
        async with ada.watch(id_) as hers, bo.watch(other) as his:
            assert await hers.my_turn()
            await his.until("status", "open")
            with frozen(url):
                move = {"type": "move", "ask": 9, "number": hers.table["number"],
                        "action": hers.table["legal"][0]}  # fmt: skip
                await hers.wire.send(json.dumps(move))
                await hers.wire.ping()
                server.process.send_signal(signal.SIGTERM)
                assert await farewell(his) == (["going_down"], 1012)
                await asyncio.to_thread(server.process.wait, PATIENCE)
            await farewell(hers)
            assert 9 not in hers.answers
        await ada.leave()
        await bo.leave()

    with postgres() as url, serving(tmp_path, database_url=url) as server:
        asyncio.run(evening(server, url))
        assert "something did not stop in time" in server.log()


def children(pid: int) -> set[int]:
    found = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        found |= {int(child) for child in task.read_text(encoding="ascii").split()}
    return found


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def before(url: str) -> tuple[str, str]:
        ada, bo, id_ = await begin(url)
        cookie = ada.cookie()
        await ada.leave()
        await bo.leave()
        return id_, cookie

    async def after(url: str, id_: str, cookie: str) -> None:
        async with httpx.AsyncClient(base_url=url, headers={"Cookie": cookie}) as web:
            look = (await web.get(f"/api/tables/{id_}")).json()
            move = {"type": "move", "number": look["number"], "action": look["legal"][0]}
            assert (await web.post(f"/api/tables/{id_}/say", json=move)).json()["type"] == "ack"

    with serving(tmp_path) as server:
        id_, cookie = asyncio.run(before(server.url))
    with serving(tmp_path) as server:
        asyncio.run(after(server.url, id_, cookie))


def test_it_says_where_it_is_and_takes_the_next_port(tmp_path: Path) -> None:
    """Only when 8000 is not free here, or can be taken for the test."""
    try:
        taken = listen_address.open_socket("127.0.0.1", 8000)
    except OSError:
        taken = None
    try:
        server = Process(tmp_path)
        try:
            port = int(server.url.rpartition(":")[2])
            assert 8000 < port < 8000 + listen_address.TRIES
            assert server.said[1:] == [
                "For others in the local network, start it with --lan.",
                "Ctrl+C closes it; every game goes on where it was.",
            ]
        finally:
            server.stop()
    finally:
        if taken is not None:
            taken.close()


def test_after_a_kill_the_port_is_free_at_once(tmp_path: Path) -> None:
    """Though the killed server's workers may still be there for a moment."""
    server = Process(tmp_path, port="0")
    port = server.url.rpartition(":")[2]
    assert httpx.get(f"{server.url}/readyz", timeout=PATIENCE).json()["workers"]
    server.stop(signal.SIGKILL)
    with serving(tmp_path, port=port) as again:
        assert again.url == server.url


def test_a_taken_port_that_was_named_is_one_line(tmp_path: Path) -> None:
    taken = listen_address.open_socket("127.0.0.1", 0)
    port = taken.getsockname()[1]
    try:
        with pytest.raises(AssertionError) as failed:
            Process(tmp_path, "--port", str(port))
        line = f"tatami: port {port} is taken; another is set by --port\n"
        assert str(failed.value) == line
    finally:
        taken.close()


def test_a_database_of_a_newer_tatami_is_one_line_and_left_alone(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "tatami.db")) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    line = bad("serve", "--no-browser", "--port", "0", "--data", tmp_path)
    assert line.startswith("tatami: this database was used by a newer Tatami")
    with closing(sqlite3.connect(tmp_path / "tatami.db")) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


def test_a_database_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    nowhere = f"postgresql://ada:a-password@127.0.0.1:{free_port()}/tatami"
    serve = ("serve", "--no-browser", "--port", "0", "--data", tmp_path)
    line = bad(*serve, database_url=nowhere)
    assert "the database does not open" in line and "a-password" not in line
    assert "needs database_url" in bad(*serve, thinking="database")


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_is_in_the_log_even_when_it_says_everything(tmp_path: Path, form: str) -> None:
    async def evening(url: str) -> list[str]:
        ada, bo, id_ = await begin(url)
        secrets = [ada.cookie().partition("=")[2], bo.cookie().partition("=")[2]]
        secrets += [ada.player, bo.player]
        code = (await ada.http.get(f"/api/tables/{id_}/code")).json()["code"]
        await bo.http.post(f"/api/tables/{id_}/claim", json={"code": code})
        await bo.http.post(f"/api/tables/{id_}/claim", json={"code": "wrong-" + code})
        async with ada.watch(id_) as hers:
            assert await hers.my_turn()
            await hers.say("chat", text="meet me at midnight")
            await hers.move()
            await hers.wire.send('{"type": "chat", "text": 17, "x": "meet me at noon"}')
            while (await hers.hear())["type"] != "refused":
                pass
        await ada.http.get("/api/nothing", headers={"Authorization": "Bearer let me in"})
        await ada.leave()
        await bo.leave()
        return [*secrets, code, "at midnight", "at noon", "let me in"]

    settings = {"log_level": "debug", "log_format": form, "access_log": "true"}
    with serving(tmp_path, metrics_token="a token", **settings) as server:
        secrets = asyncio.run(evening(server.url))
    with closing(sqlite3.connect(tmp_path / "tatami.db")) as raw:
        secrets += [row[0] for row in raw.execute("SELECT secret FROM tables")]
        bodies = [json.loads(row[0]) for row in raw.execute("SELECT body FROM entries")]
    secrets += [body["seed"] for body in bodies if "seed" in body]
    secrets += [(tmp_path / "secret").read_text(encoding="ascii"), "a token", "salt of"]
    log = server.log()
    assert [secret for secret in secrets if secret in log] == []
    lines = log.splitlines()
    assert len(lines) > 10
    if form == "json":
        assert_json(lines)


def assert_json(lines: list[str]) -> None:
    parsed: list[dict[str, Any]] = [json.loads(line) for line in lines]
    assert parsed[0]["said"] == "open" and parsed[-1]["said"] == "closed"
    assert {line["from"] for line in parsed} == {"server", "http"}, "nobody else chats"
    assert any(line.get("status") == 404 for line in parsed)


def test_a_misspelt_variable_is_said_once(tmp_path: Path) -> None:
    with serving(tmp_path, wrokers="2") as server:
        pass
    slips = [line for line in server.log().splitlines() if "not a setting" in line]
    assert slips == [
        "tatami: not a setting, ignored: TATAMI_WROKERS (see `tatami config`)",
    ]
