"""A table with very many entries is opened while others are served."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from tatami.server.live import gradual_rebuild
from tatami.server.settings import Settings
from tatami.server.tables import entries
from tatami.server.tables.create_table import NewTable
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.table import Table
from tests.server.client import async_test, running_server

LINES = 600


@async_test
async def test_the_event_loop_runs_while_long_tables_are_opened(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded: list[int] = []
    """Entries folded since the event loop last ran another task; one number per run."""
    steps = itertools.count()
    fold = Table.fold

    def counting_fold(table: Table, numbered: NumberedEntry) -> None:
        folded[-1] += 1
        fold(table, numbered)

    async def other_task() -> None:
        while True:
            folded.append(0)
            await asyncio.sleep(0)

    async with running_server(sqlite_settings) as server:
        tables = server.services.tables
        lines = [
            entries.Chatted(name="Ann", player="ann", text=f"line {number}")
            for number in range(LINES)
        ]
        ids = [await tables.creation.create(NewTable(game="crane"), "ann", lines) for _ in range(3)]
        monkeypatch.setattr(Table, "fold", counting_fold)
        # Every look at this clock takes half a slice: the speed of the machine is no matter.
        monkeypatch.setattr(gradual_rebuild, "clock", lambda: next(steps) * 0.001)
        other = asyncio.create_task(other_task())
        opened = await asyncio.gather(*(tables.get(id_) for id_ in ids))
        other.cancel()
    assert [live.table.number for live in opened] == [LINES] * 3
    assert sum(folded) == 3 * LINES
    assert max(folded) <= 4


@async_test
async def test_a_table_that_is_opened_twice_at_once_is_built_once(
    sqlite_settings: Settings,
) -> None:
    async with running_server(sqlite_settings) as server:
        tables = server.services.tables
        lines = [entries.Chatted(name="Ann", player="ann", text="line")] * 5
        id_ = await tables.creation.create(NewTable(game="crane"), "ann", lines)
        one, other = await asyncio.gather(tables.get(id_), tables.get(id_))
        assert one is other and one.table.number == 5
