"""When Python looks for garbage in cycles.

A collection stops the process while it looks at objects, at about 0.4 µs each. Left alone, Python
counts new objects minus freed ones, and a busy server frees as many as it makes: tens of thousands
of new objects gather before it looks at them, for 10 ms and more. So the server looks at new
objects itself, few at a time, and moves those in use to the old ones. Tables and their games leave
no cycles, so old objects are looked at seldom: in a second in which the server has little to do.
"""

from __future__ import annotations

import asyncio
import gc
import time

THRESHOLDS = (3_000, 5, 40_000)
"""For bursts: objects more than at the last collection, until Python looks at the youngest without
being asked. Every sixth time also those that survived once. The last number lets Python look at all
of them only when a server was busy for a very long time."""
YOUNG = 1_500
"""New objects that are looked at together: well under 1 ms."""
SHORTEST = 0.01
LONGEST = 1.0
"""Bounds of the time between two looks, in seconds."""
WAITING = 10
"""Collections of younger objects after which it is worth looking at the old ones."""
IDLE = 0.05
"""The part of a second for which a process with little to do uses the processor."""


def next_wait(waited: float, young: int) -> float:
    """Seconds until about `YOUNG` new objects are there, if `young` came in the last wait."""
    return min(max(waited * YOUNG / max(young, 1), SHORTEST), LONGEST)


class RegularCollections:
    """Looks at new objects in small steps, and at old ones when nobody waits."""

    INTERVAL = 1.0

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [
            asyncio.create_task(self.look_at_new_objects()),
            asyncio.create_task(self.look_at_old_objects()),
        ]

    async def look_at_new_objects(self) -> None:
        wait = LONGEST
        while True:
            await asyncio.sleep(wait)
            wait = next_wait(wait, self.collect_young())

    def collect_young(self) -> int:
        """Collect if it is worth it; how many new objects there were."""
        young = len(gc.get_objects(generation=0))
        if young >= YOUNG // 2:
            gc.collect(1)
        return young

    async def look_at_old_objects(self) -> None:
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
        for task in self.tasks:
            task.cancel()
