"""SQLite commits what comes in one turn of the event loop together."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tatami.server.store import queries
from tatami.server.store.sqlite import SqliteStore
from tatami.server.tables.table_setup import TableSetup
from tests.server.client import async_test

SETUP = TableSetup(game="crane", version=1, seats=2, host="ann", opened=1, commitment="c")


@async_test
async def test_the_moves_of_one_turn_of_the_event_loop_share_a_commit(tmp_path: Path) -> None:
    commits: list[int] = []
    store = SqliteStore(tmp_path / "tatami.db", lambda writes, _seconds: commits.append(writes))
    await store.open()
    stored: asyncio.Queue[Exception | None] = asyncio.Queue()
    try:
        for table in ("one", "two"):
            await store.write(queries.create_table(table, SETUP, "secret", 1))
        commits.clear()
        for table in ("one", "two"):
            store.append_soon(table, 1, 1, "{}", stored.put_nowait)
            time.sleep(0.05)  # the writer could begin
        assert [await stored.get(), await stored.get()] == [None, None]
        assert commits == [2]
    finally:
        await store.close()


@async_test
async def test_a_store_that_closes_first_writes_what_it_was_given(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tatami.db")
    await store.open()
    stored: list[Exception | None] = []
    await store.write(queries.create_table("one", SETUP, "secret", 1))
    store.append_soon("one", 1, 1, "{}", stored.append)
    await store.close()
    await asyncio.sleep(0)
    assert stored == [None]
