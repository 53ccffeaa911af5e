"""Runs the expiry of a server in the background: every hour, in small steps."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from tatami.server.background_tasks import BackgroundTasks
from tatami.server.data_folder import ANALYSES as ANALYSES_FOLDER
from tatami.server.live.table_registry import TableRegistry
from tatami.server.operate import expiry
from tatami.server.settings import Settings
from tatami.server.store.base import Store
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables.refusals import Refusal

log = logging.getLogger("tatami.server")

FIRST, EVERY = 60.0, 3600.0
"""Seconds after the start, and between two runs."""
PAUSE = 0.2
"""Seconds between two steps, for everybody else's reads and writes."""
BATCH = 20
"""Rows that are deleted in one transaction."""


class ExpiryTask:
    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        settings: Settings,
        on_expired: Callable[[str, int], None],
    ) -> None:
        """`on_expired` is given what was deleted, and how many."""
        self.store = store
        self.tables = tables
        self.settings = settings
        self.on_expired = on_expired
        self.tasks = BackgroundTasks()
        self.pause = PAUSE

    def open(self) -> None:
        self.tasks.start(self.run_forever())

    async def close(self) -> None:
        await self.tasks.close()

    async def run_forever(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.run()
            except (StoreUnavailable, Refusal):
                pass  # the store has logged it, or is busy; the next run continues
            except Exception:
                log.exception("could not delete expired tables and guests")
            await asyncio.sleep(EVERY)

    async def run(self) -> dict[str, int]:
        """Delete everything that has expired; returns how many of each kind."""
        counts = {rule.kind: await self.run_rule(rule) for rule in expiry.rules(self.settings)}
        folder, days = self.settings.folder / ANALYSES_FOLDER, self.settings.expire_analyses
        counts[expiry.ANALYSES] = await asyncio.to_thread(
            expiry.remove_analyses, folder, days, self.tables.now()
        )
        counts = {kind: count for kind, count in counts.items() if count}
        for kind, count in counts.items():
            self.on_expired(kind, count)
        if counts:
            log.info("expired: %s", ", ".join(f"{n} {kind}" for kind, n in counts.items()))
        return counts

    async def run_rule(self, rule: expiry.Rule) -> int:
        count, after = 0, None
        while True:
            step = await self.store.read(expiry.find(rule, self.tables.now(), after))
            unused = [id_ for id_ in step.ids if not self.tables.is_watched(id_)]
            for first in range(0, len(unused), BATCH):
                count += await self.remove(rule, unused[first : first + BATCH])
                await asyncio.sleep(self.pause)
            if step.next is None:
                return count
            after = step.next
            await asyncio.sleep(self.pause)

    async def remove(self, rule: expiry.Rule, ids: list[str]) -> int:
        gone = await self.store.write(expiry.remove(rule, self.tables.now(), ids))
        if rule.statuses and not rule.of_tournaments:
            for id_ in gone:
                await self.tables.reload(id_)
        return len(gone)
