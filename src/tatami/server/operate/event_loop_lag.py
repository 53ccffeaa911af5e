"""How late the event loop wakes, and how long garbage collections stop it: the first signs of an
overloaded server."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any

WINDOW = 60.0
"""Seconds that the longest delay is remembered for, and as long again."""


class EventLoopLag:
    INTERVAL = 0.25

    def __init__(self) -> None:
        self.seconds = 0.0
        self.lags, self.collections = Longest(), Longest()
        self.collecting_since = 0.0
        self.task: asyncio.Task[None] | None = None

    @property
    def worst(self) -> float:
        return self.lags.value()

    @property
    def worst_collection(self) -> float:
        return self.collections.value()

    def start(self) -> None:
        self.task = asyncio.create_task(self.measure())
        gc.callbacks.append(self.note_collection)

    async def measure(self) -> None:
        while True:
            due = time.monotonic() + self.INTERVAL
            await asyncio.sleep(self.INTERVAL)
            self.seconds = max(0.0, time.monotonic() - due)
            self.lags.add(self.seconds)

    def note_collection(self, phase: str, _info: dict[str, Any]) -> None:
        if phase == "start":
            self.collecting_since = time.perf_counter()
        else:
            self.collections.add(time.perf_counter() - self.collecting_since)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            gc.callbacks.remove(self.note_collection)


class Longest:
    """The longest of the durations of this window and the one before."""

    def __init__(self) -> None:
        self.now = self.before = 0.0
        self.since = time.monotonic()

    def add(self, seconds: float) -> None:
        self.turn()
        self.now = max(self.now, seconds)

    def value(self) -> float:
        self.turn()
        return max(self.now, self.before)

    def turn(self) -> None:
        age = time.monotonic() - self.since
        if age >= WINDOW:
            self.before = self.now if age < 2 * WINDOW else 0.0
            self.now, self.since = 0.0, time.monotonic()
