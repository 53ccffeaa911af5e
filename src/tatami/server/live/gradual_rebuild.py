"""Builds a stored table in the event loop without keeping everybody waiting: in short slices.

A table can have thousands of entries. Threads would not help, as they share the interpreter's lock.
"""

from __future__ import annotations

import asyncio
import time

from tatami.server.tables.rebuild import StoredTable, decode_entry, empty_table, fold_checked
from tatami.server.tables.table import Table

SLICE = 0.002
"""Seconds of work after which others come first."""
clock = time.perf_counter


class GradualRebuild:
    """Builds tables. All that are being built share the slices."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def rebuild(self, id_: str, stored: StoredTable) -> Table:
        """The table from all its entries; raises DamagedTable, or Refusal for another version."""
        table = empty_table(id_, stored)
        while table.number < len(stored.entries):
            async with self.turn:
                self.fold_slice(table, stored)
                await asyncio.sleep(0)
        return table

    def fold_slice(self, table: Table, stored: StoredTable) -> None:
        ends = clock() + SLICE
        for entry in stored.entries[table.number :]:
            fold_checked(table, decode_entry(entry, table.number + 1))
            if clock() >= ends:
                return
