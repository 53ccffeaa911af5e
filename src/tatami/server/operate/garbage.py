"""When Python looks for garbage in cycles.

A collection stops the process while it looks at objects, at about 0.2 µs each. So new objects are
looked at often, few at a time. Tables and their games leave no cycles, so old objects are
looked at seldom: in a second in which the server has little to do.
"""

from __future__ import annotations

import asyncio
import gc
import time

THRESHOLDS = (3_000, 5, 2_000)
"""Objects more than at the last collection, until the youngest are looked at: less than 1 ms. Every
sixth time also those that survived once: about 3 ms. The last number lets Python look at all of
them by itself only when a server was busy for a very long time."""
WAITING = 10
"""Collections of younger objects after which it is worth looking at the old ones."""
IDLE = 0.05
"""The part of a second for which a process with little to do uses the processor."""


class QuietCollections:
    """Looks at old objects when nobody waits."""

    INTERVAL = 1.0

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            before = time.process_time()
            await asyncio.sleep(self.INTERVAL)
            self.collect_if_idle((time.process_time() - before) / self.INTERVAL)

    def collect_if_idle(self, busy: float) -> bool:
        """`busy`: the part of the last second in which this process used the processor."""
        if busy > IDLE or gc.get_count()[2] < WAITING:
            return False
        gc.collect()
        return True

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
