"""How late the event loop wakes: the first sign of an overloaded server."""

from __future__ import annotations

import asyncio
import time


class EventLoopLag:
    INTERVAL = 1.0

    def __init__(self) -> None:
        self.seconds = 0.0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.measure())

    async def measure(self) -> None:
        while True:
            due = time.monotonic() + self.INTERVAL
            await asyncio.sleep(self.INTERVAL)
            self.seconds = max(0.0, time.monotonic() - due)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
