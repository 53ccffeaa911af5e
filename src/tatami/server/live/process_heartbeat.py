"""The heartbeat of this process: it takes over the tables of dead processes, and pauses the clocks
for the time in which no process ran."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from tatami.server.live.live_table import LiveTable
from tatami.server.live.lost_time import LostTime
from tatami.server.store import queries
from tatami.server.store.base import NumberTaken
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables import entries
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import RUNNING

if TYPE_CHECKING:
    from tatami.server.live.table_registry import TableRegistry

log = logging.getLogger("tatami.server")

HEARTBEAT = 2.0
"""Seconds between two heartbeats of a process."""
CHECK = 1.0
"""Seconds between two comparisons of the clocks of this process."""


class Heartbeat:
    def __init__(self, registry: TableRegistry, monotonic: Callable[[], float]) -> None:
        self.registry = registry
        self.lost_time = LostTime(registry.now, monotonic, CHECK, self.others_ran)

    async def resume_all(self, last: int) -> None:
        """Continue every running table. A table that fails does not affect the others."""
        for id_ in await self.registry.store.read(queries.running_tables):
            try:
                await self.resume(id_, last)
            except Refusal as refusal:
                if refusal.code != "broken":  # the quarantine has logged it
                    log.error("table %s cannot be resumed: %s", id_, refusal)
            except Exception:
                log.exception("table %s cannot be resumed", id_)

    async def resume(self, id_: str, last: int) -> None:
        """Continue a table. No server ran between `last` and now (0: some server did)."""
        live = await self.registry.get(id_)
        async with live.lock:
            live.owned = True
            away = self.registry.now() - max(last, live.table.last_at) if last else 0
            tolerance = 0 if self.registry.store.single_process else HEARTBEAT * 2000
            if live.table.clock.ticks and away > tolerance:
                with contextlib.suppress(NumberTaken):
                    await self.registry.append(live, entries.Paused(milliseconds=away))
            self.registry.automation.settle(live)
        self.registry.on_change(id_)
        await self.registry.results.store(live)

    async def beat_forever(self) -> None:
        """Show that this process is alive, and take over the tables of dead ones."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.write()
            except StoreUnavailable:
                pass  # the store has logged it; without a heartbeat nothing is taken over
            except Exception:
                log.exception("could not write the heartbeat of this process")

    async def others_ran(self, lost: int) -> bool:
        """Did another process serve the tables during the last `lost` milliseconds?"""
        if self.registry.store.single_process:
            return False
        last = await self.registry.store.read(queries.last_heartbeat_but(self.registry.process))
        return last is not None and last > self.registry.now() - lost // 2

    async def pause_clocks(self) -> None:
        """Pause the clocks of all tables for the time in which this process did not run."""
        lost = await self.lost_time.check()
        for live in list(self.registry.live.values()):
            if live.lost_before < lost:
                with contextlib.suppress(Refusal):
                    async with live.lock:
                        await self.try_to_pause(live, lost)
                        self.registry.automation.settle(live)

    async def pause_for_lost_time(self, live: LiveTable, lost: int) -> None:
        """Pause the clock of a table. The caller holds the lock.

        Of several processes that were frozen together, the owner of the table does this, and the
        others let no time run out for a while (`may_time_run_out`).
        """
        table, new = live.table, lost - live.lost_before
        away = min(new, self.registry.now() - table.last_at)
        if live.owned and table.status == RUNNING and table.clock.ticks and away > 0:
            await self.registry.append(live, entries.Paused(milliseconds=away))
        live.lost_before = lost

    async def check_clocks_forever(self) -> None:
        while True:
            await asyncio.sleep(CHECK)
            try:
                await self.pause_clocks()
            except StoreUnavailable:
                pass  # the next check pauses them
            except Exception:
                log.exception("could not pause clocks")

    async def write(self) -> None:
        await self.pause_clocks()
        now = self.registry.now()
        await self.registry.store.write(queries.write_heartbeat(self.registry.process, now))
        oldest = now - int(HEARTBEAT * 3000)
        if await self.registry.store.write(
            queries.remove_dead_processes(self.registry.process, oldest)
        ):
            await self.resume_all(0)

    def may_time_run_out(self, live: LiveTable) -> bool:
        return live.owned or not self.lost_time.woke_lately()

    async def try_to_pause(self, live: LiveTable, lost: int) -> bool:
        """Pause the clock for lost time; False if another process wrote first."""
        try:
            await self.pause_for_lost_time(live, lost)
        except NumberTaken:
            await self.registry.catch_up(live)
            return False
        return True
