"""A database that hangs or is read too much: commands end with `busy`, and all is well after."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tatami.server.store import sqlite
from tatami.server.store.base import Store
from tatami.server.store.postgres import PostgresStore
from tatami.server.store.sqlite import SqliteStore
from tatami.server.tables.refusals import Refusal
from tests.server.client import TIMEOUT, async_test, run_async
from tests.server.server_process import frozen, postgres, postgres_programs


def one(connection: Connection) -> int:
    return int(connection.execute(text("SELECT 1")).scalar_one())


@pytest.mark.skipif(postgres_programs() is None, reason="no PostgreSQL here")
def test_commands_of_a_hanging_postgresql_end_and_later_ones_work() -> None:
    async def evening(url: str) -> None:
        store = PostgresStore(url, timeout=1.0)
        await store.open()
        try:
            with frozen(url):
                async with asyncio.timeout(TIMEOUT):
                    for work in (
                        store.read(one), store.write(one), store.notify("x", 1),
                        store.append("x", 1, 0, "{}"),
                        store.append("x", 1, 0, "{}", lambda _connection: None),
                    ):  # fmt: skip
                        await must_be_busy(work)
            assert await until_it_answers(store) == 1
        finally:
            await store.close()

    with postgres() as url:
        run_async(evening(url))


async def must_be_busy(work: object) -> None:
    with pytest.raises(Refusal) as refused:
        await work  # type: ignore[misc]
    assert refused.value.code == "busy"


async def until_it_answers(store: Store) -> int:
    async with asyncio.timeout(TIMEOUT):
        while True:
            try:
                return await store.read(one)
            except Refusal:
                await asyncio.sleep(0.05)


@async_test
async def test_reads_have_threads_of_their_own(tmp_path: Path) -> None:
    """All threads that `asyncio.to_thread` has are taken, and a read is answered all the same."""
    store, go_on = SqliteStore(tmp_path / "tatami.db"), threading.Event()
    await store.open()
    taken = [asyncio.create_task(asyncio.to_thread(go_on.wait, TIMEOUT)) for _ in range(64)]
    try:
        async with asyncio.timeout(TIMEOUT / 2):
            assert await store.read(one) == 1
    finally:
        go_on.set()
        await asyncio.gather(*taken)
        await store.close()


@async_test
async def test_too_many_reads_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "MAX_READING", 8)
    store, go_on = SqliteStore(tmp_path / "tatami.db"), threading.Event()
    await store.open()
    try:
        waiting = [
            asyncio.create_task(store.read(lambda _connection: go_on.wait(TIMEOUT)))
            for _ in range(8)
        ]
        await asyncio.sleep(0)
        await must_be_busy(store.read(one))
        go_on.set()
        assert await asyncio.gather(*waiting) == [True] * 8
        assert await store.read(one) == 1
    finally:
        go_on.set()
        await store.close()
