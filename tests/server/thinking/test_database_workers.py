"""`tatami worker` processes and a PostgreSQL that is really restarted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from benchmarks.process import Process

import tatami
from tatami.engine import Play
from tatami.server.live import automation
from tatami.server.settings import Settings
from tatami.server.thinking.database_jobs import ensure_job_tables
from tatami.server.thinking.database_worker import BEAT, RELEASE, TAKE
from tests.server.client import TIMEOUT, Person, TableSocket, async_test, running_server
from tests.server.postgres import Postgres


@pytest.fixture
def relying(postgres: Postgres, tmp_path: Path) -> Settings:
    """A server whose bots run in `tatami worker`."""
    return Settings(
        data=str(tmp_path), database_url=postgres.new_database(), thinking="database",
        workers=1, request_workers=1, rate_limits=False,
    )  # fmt: skip


@contextmanager
def worker(settings: Settings, **more: str) -> Iterator[Process]:
    folder = settings.folder
    environment = {
        "TATAMI_DATABASE_URL": settings.database_url, "TATAMI_WORKERS": "1",
        "TATAMI_DATA": str(folder), **more,
    }  # fmt: skip
    process = Process(["tatami", "worker"], environment, folder / "worker.log", [])
    try:
        yield process
    finally:
        process.stop()


async def bots_play(host: Person) -> str:
    table = await host.create_table("samourai", options={"limit": 200, "repetition": 0})
    for _ in range(2):
        await host.command(table, "seat_bot", bot="random")
    return table


async def more_moves(ws: TableSocket, count: int) -> None:
    goal = ws.table.get("number", 0) + count
    while ws.table.get("number", 0) < goal and ws.table.get("status") != "over":
        await ws.receive()


@async_test
async def test_a_worker_goes_on_after_a_restart_of_postgresql(
    postgres: Postgres, relying: Settings
) -> None:
    """Polling alone would give one move in two seconds: notifications must work again."""
    async with running_server(relying) as server, Person(server.url, "Ann") as ann:
        with worker(relying) as process:
            table = await bots_play(ann)
            async with ann.connect(table) as ws:
                await more_moves(ws, 5)
                await asyncio.to_thread(postgres.restart)
                await more_moves(ws, 5)
                async with asyncio.timeout(TIMEOUT):
                    await more_moves(ws, 30)
            assert process.popen.poll() is None, "the worker ended"


@async_test
async def test_a_dead_worker_is_seen_in_readiness_and_metrics(relying: Settings) -> None:
    async with running_server(relying) as server, Person(server.url, "Ann") as ann:
        assert await readiness(ann.http) == (200, True, False)
        with worker(relying, TATAMI_LOG_FORMAT="json") as process:
            await until(ann.http, (200, False, True))
            assert (await metrics(ann.http))["tatami_workers_alive"] == 1
            process.kill()
            await until(ann.http, (200, True, False))
        await bots_play(ann)
        while (found := await metrics(ann.http))["tatami_bot_queue"] == 0:
            await asyncio.sleep(0.1)
        assert found["tatami_workers_alive"] == 0 and found["tatami_bot_questions"] == 1
        assert found["tatami_bot_oldest_seconds"] > 0
    lines = (relying.folder / "worker.log").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["said"] for line in lines] == ["started"]


async def readiness(http: httpx.AsyncClient) -> tuple[int, bool, bool]:
    answer = await http.get("/readyz")
    return answer.status_code, answer.json()["degraded"], answer.json()["workers"]


async def until(http: httpx.AsyncClient, wanted: tuple[int, bool, bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while await readiness(http) != wanted:
            await asyncio.sleep(0.1)


async def metrics(http: httpx.AsyncClient) -> dict[str, float]:
    page = (await http.get("/metrics")).text
    lines = [line for line in page.splitlines() if line.startswith("tatami_") and "{" not in line]
    return {line.split()[0]: float(line.split()[1]) for line in lines}


@async_test
async def test_a_bot_is_asked_again_after_an_illegal_answer(
    relying: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automation, "RETRY", 0.1)
    connection = await asyncpg.connect(relying.database_url)
    async with running_server(relying) as server, Person(server.url, "Ann") as ann:
        table = await bots_play(ann)
        for payload in ("no answer", "{name} 987654 0.1", "{name} {legal} 0.1"):
            name = await take_job(connection)
            number = (await ann.get_table(table))["number"]
            legal = Play(tatami.game("samourai"), seats=2).state.legal()[0]
            await connection.execute("DELETE FROM thinking_jobs")
            await answer(connection, payload.format(name=name, legal=legal))
            if payload == "no answer":
                await answer(connection, f"{name} -1 0.1")
        async with asyncio.timeout(TIMEOUT):
            while (await ann.get_table(table))["number"] == number:
                await asyncio.sleep(0.05)
    await connection.close()


async def take_job(connection: Any) -> str:
    async with asyncio.timeout(TIMEOUT):
        while (name := await connection.fetchval("SELECT name FROM thinking_jobs")) is None:
            await asyncio.sleep(0.05)
    return str(name)


async def answer(connection: Any, payload: str) -> None:
    await connection.execute("SELECT pg_notify('tatami_answers', $1)", payload)


@async_test
async def test_jobs_of_a_dead_worker_are_taken_by_another(postgres: Postgres) -> None:
    """Also those that this worker took in the instant in which its connection broke."""
    connection = await asyncpg.connect(postgres.new_database())
    await ensure_job_tables(connection)
    for name, owner in (("a", None), ("b", "dead"), ("c", "alive"), ("d", "mine")):
        await connection.execute(
            "INSERT INTO thinking_jobs VALUES ($1, '', 0, now(), $2)", name, owner
        )
    for id_ in ("alive", "mine"):
        await connection.execute(BEAT, id_, 1)
    await connection.execute(RELEASE, "mine", [])
    assert {row[0] for row in await connection.fetch(TAKE, "mine", 9)} == {"a", "b", "d"}
    await connection.close()
