"""`tatami serve` as a process: output, shutdown, errors and log."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tatami.checks.server_process import (
    ServerEnded,
    ServerProcess,
    free_port,
    is_running,
    running_process,
)
from tatami.server.operate import listen_address
from tests.server.client import Person, TableSocket, run_async, seat_code
from tests.server.server_process import (
    TIMEOUT,
    frozen,
    postgres,
    postgres_programs,
    run_error,
)

SECONDS_TO_STOP = 20.0
"""The server stops within five seconds; a busy machine gets more. A hang takes longer still."""


async def begin(url: str) -> tuple[Person, Person, str]:
    ada, bo = await Person(url, "Ada").register(), await Person(url, "Bo").register()
    id_ = await ada.create_table("samourai")
    await ada.join(id_, 0)
    await bo.join(id_, 1)
    return ada, bo, id_


async def wait_for_close(ws: TableSocket) -> tuple[list[str], int | None]:
    """The last messages of a socket and its close code. Spectator counts are left out: they may
    arrive at any time."""
    heard = []
    try:
        while True:
            heard.append((await ws.receive())["type"])
    except ConnectionClosed as closed:
        heard = [one for one in heard if one not in ("watching", "presence")]
        return heard, closed.rcvd.code if closed.rcvd else None


def test_stopping_finishes_writes_and_informs_clients_quickly(tmp_path: Path) -> None:
    async def evening(server: ServerProcess) -> tuple[str, int, float]:
        ada, bo, id_ = await begin(server.url)
        async with ada.connect(id_) as hers, bo.connect(id_) as his:
            assert await hers.wait_for_turn()
            await his.wait_for("status", "running")
            text = json.dumps({"type": "move", "ask": 9, "number": hers.table["number"],
                               "action": hers.table["legal"][0]})  # fmt: skip
            await hers.wire.send(text)
            while 9 not in hers.answers:
                await hers.receive()
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            for ws in (hers, his):
                heard, code = await wait_for_close(ws)
                assert heard[-1] == "going_down" and code == 1012
            await asyncio.to_thread(server.process.wait, TIMEOUT)
            took = time.monotonic() - began
        await ada.close()
        await bo.close()
        return id_, hers.answers[9]["number"], took

    with running_process(tmp_path) as server:
        id_, number, took = run_async(evening(server))
        assert server.process.returncode == 0, server.log()
        assert took < SECONDS_TO_STOP
    with closing(sqlite3.connect(tmp_path / "tatami.db")) as raw:
        query = "SELECT max(number) FROM entries WHERE table_id = ?"
        assert raw.execute(query, [id_]).fetchone()[0] == number


def test_stopping_does_not_wait_for_bots_or_slow_clients(tmp_path: Path) -> None:
    """Workers are stopped; idle and half-open connections are closed."""

    async def evening(server: ServerProcess) -> float:
        ada = await Person(server.url, "Ada").register()
        for _ in range(5):
            id_ = await ada.create_table("samourai")
            await ada.command(id_, "seat_bot", bot="greedy")
            await ada.command(id_, "seat_bot", bot="greedy")
        port = int(server.url.rpartition(":")[2])
        _, half_open = await asyncio.open_connection("127.0.0.1", port)
        half_open.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
        async with ada.connect(id_):
            began = time.monotonic()
            server.process.send_signal(signal.SIGINT)
            await asyncio.to_thread(server.process.wait, TIMEOUT)
            took = time.monotonic() - began
        half_open.close()
        await ada.close()
        return took

    with running_process(tmp_path) as server:
        workers = children(server.process.pid)
        assert run_async(evening(server)) < SECONDS_TO_STOP
        workers |= children(server.process.pid)
        deadline = time.monotonic() + TIMEOUT  # they were told to stop, and a busy machine is slow
        while any(is_running(worker) for worker in workers):
            assert time.monotonic() < deadline, "workers outlive their server"
            time.sleep(0.05)
    assert "Traceback" not in server.log()


@pytest.mark.skipif(postgres_programs() is None, reason="no PostgreSQL here")
def test_stopping_does_not_wait_for_a_hanging_database(tmp_path: Path) -> None:
    """Clients at other tables are informed in time; a move that was not stored has no ack."""

    async def evening(server: ServerProcess, url: str) -> None:
        ada, bo, id_ = await begin(server.url)
        other = await ada.create_table("samourai")
        async with ada.connect(id_) as hers, bo.connect(other) as his:
            assert await hers.wait_for_turn()
            await his.wait_for("status", "open")
            with frozen(url):
                move = {"type": "move", "ask": 9, "number": hers.table["number"],
                        "action": hers.table["legal"][0]}  # fmt: skip
                await hers.wire.send(json.dumps(move))
                await hers.wire.ping()
                server.process.send_signal(signal.SIGTERM)
                assert await wait_for_close(his) == (["going_down"], 1012)
                await asyncio.to_thread(server.process.wait, TIMEOUT)
            await wait_for_close(hers)
            assert 9 not in hers.answers
        await ada.close()
        await bo.close()

    with postgres() as url, running_process(tmp_path, database_url=url) as server:
        run_async(evening(server, url))
        assert "something did not stop in time" in server.log()


def children(pid: int) -> set[int]:
    found = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        found |= {int(child) for child in task.read_text(encoding="ascii").split()}
    return found


def test_processes_for_requests_start_before_the_first_request(tmp_path: Path) -> None:
    with running_process(tmp_path, request_workers="2") as server:
        deadline = time.monotonic() + TIMEOUT
        while len(spawned(server.process.pid)) < 2:
            assert time.monotonic() < deadline, "no request needed"
            time.sleep(0.05)
    # A process that is stopped while it starts may say so.
    assert "Traceback" not in server.log().partition("stopping")[0]


def spawned(pid: int) -> set[int]:
    """The worker processes of a server."""
    found = set()
    for child in children(pid):
        with contextlib.suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.add(child)
    return found


def test_a_table_continues_after_a_restart(tmp_path: Path) -> None:
    async def before(url: str) -> tuple[str, str]:
        ada, bo, id_ = await begin(url)
        cookie = ada.cookie()
        await ada.close()
        await bo.close()
        return id_, cookie

    async def after(url: str, id_: str, cookie: str) -> None:
        async with httpx.AsyncClient(base_url=url, headers={"Cookie": cookie}, timeout=60) as web:
            look = (await web.get(f"/api/tables/{id_}")).json()
            move = {"type": "move", "number": look["number"], "action": look["legal"][0]}
            assert (await web.post(f"/api/tables/{id_}/say", json=move)).json()["type"] == "ack"

    with running_process(tmp_path) as server:
        id_, cookie = run_async(before(server.url))
    with running_process(tmp_path) as server:
        run_async(after(server.url, id_, cookie))


def test_serve_prints_its_link_and_tries_the_next_port(tmp_path: Path) -> None:
    """Runs only if port 8000 is in use or the test can occupy it."""
    try:
        taken = listen_address.open_socket("127.0.0.1", 8000)
    except OSError:
        taken = None
    try:
        server = ServerProcess(tmp_path)
        try:
            port = int(server.url.rpartition(":")[2])
            assert 8000 < port < 8000 + listen_address.TRIES
            assert server.said[1:] == [
                "To let others on your local network join, start the server with --lan.",
                "Press Ctrl+C to stop. Games are saved and continue at the next start.",
            ]
        finally:
            server.stop()
    finally:
        if taken is not None:
            taken.close()


def test_the_port_is_free_right_after_a_kill(tmp_path: Path) -> None:
    """Even if workers of the killed server still run for a while."""
    server = ServerProcess(tmp_path, port="0")
    port = server.url.rpartition(":")[2]
    assert httpx.get(f"{server.url}/readyz", timeout=TIMEOUT).json()["workers"]
    server.stop(signal.SIGKILL)
    with running_process(tmp_path, port=port) as again:
        assert again.url == server.url


def test_a_taken_port_gives_a_one_line_error(tmp_path: Path) -> None:
    taken = listen_address.open_socket("127.0.0.1", 0)
    port = taken.getsockname()[1]
    try:
        with pytest.raises(ServerEnded) as failed:
            ServerProcess(tmp_path, "--port", str(port))
        line = f"tatami: port {port} is taken; choose another with --port\n"
        assert str(failed.value) == f"the server did not start: {line}"
    finally:
        taken.close()


def test_a_newer_database_gives_a_one_line_error_and_is_not_changed(tmp_path: Path) -> None:
    with running_process(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "tatami.db")) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    line = run_error("serve", "--no-browser", "--port", "0", "--data", tmp_path)
    assert line.startswith("tatami: this database was used by a newer version of Tatami")
    with closing(sqlite3.connect(tmp_path / "tatami.db")) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


def test_an_unreachable_database_gives_a_one_line_error(tmp_path: Path) -> None:
    nowhere = f"postgresql://ada:a-password@127.0.0.1:{free_port()}/tatami"
    serve = ("serve", "--no-browser", "--port", "0", "--data", tmp_path)
    line = run_error(*serve, database_url=nowhere)
    assert "cannot open the database" in line and "a-password" not in line
    assert "needs database_url" in run_error(*serve, thinking="database")


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_debug_log_contains_no_secret(tmp_path: Path, form: str) -> None:
    async def evening(url: str) -> list[str]:
        ada, bo, id_ = await begin(url)
        secrets = [ada.cookie().partition("=")[2], bo.cookie().partition("=")[2]]
        secrets += [ada.player, bo.player]
        code = await seat_code(ada, id_)
        async with Person(url, "Tab") as tab:
            for typed in (code, "wrong-" + code, code[:16]):
                await tab.http.post(f"/api/tables/{id_}/claim", json={"code": typed})
            secrets.append(tab.http.cookies["tatami_seat"])
        async with ada.connect(id_) as hers:
            assert await hers.wait_for_turn()
            await hers.command("chat", text="meet me at midnight")
            await hers.move()
            await hers.wire.send('{"type": "chat", "text": 17, "x": "meet me at noon"}')
            while (await hers.receive())["type"] != "refused":
                pass
        await ada.http.get("/api/nothing", headers={"Authorization": "Bearer let me in"})
        await ada.close()
        await bo.close()
        return [*secrets, code, "at midnight", "at noon", "let me in"]

    settings = {"log_level": "debug", "log_format": form, "access_log": "true"}
    with running_process(tmp_path, metrics_token="a token", **settings) as server:
        secrets = run_async(evening(server.url))
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
    assert parsed[0]["said"] == "started" and parsed[-1]["said"] == "stopped"
    assert {line["from"] for line in parsed} == {"server", "http"}, "nobody else chats"
    assert any(line.get("status") == 404 for line in parsed)


def test_a_misspelled_variable_is_reported_once(tmp_path: Path) -> None:
    with running_process(tmp_path, wrokers="2") as server:
        pass
    slips = [line for line in server.log().splitlines() if "unknown settings" in line]
    assert slips == [
        "tatami: ignored unknown settings: TATAMI_WROKERS (`tatami config` lists all)",
    ]
