"""What load benchmarks share: a counter of moves, and the processor time of a server."""

from __future__ import annotations

import asyncio
import statistics
import time
from typing import Any

import msgspec
from tests.game_samples import ALL_SAMPLES

from benchmarks.wire import Wire

GAME, OPTIONS = next(
    (key, found.load_options) for key, found in ALL_SAMPLES.items() if found.load_options
)
"""A game for two without hidden cards, and options that make it long."""
MOVE = b'{"type":"move","ask":1,"number":%d,"action":%d}'


class ServerMessage(msgspec.Struct):
    """The fields of a server message that a player needs."""

    type: str
    number: int = 0
    legal: list[int] = []
    status: str = ""
    code: str = ""
    change: dict[str, Any] = {}


read = msgspec.json.Decoder(ServerMessage).decode


class Counter:
    """Measures the time from sending a move until the opponent receives it."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.latencies: list[float] = []
        self.sent: dict[Any, float] = {}
        self.counting = False

    def send(self, table: Any, wire: Wire, message: bytes) -> None:
        if self.think:
            loop = asyncio.get_running_loop()
            loop.call_later(self.think, self.send_now, table, wire, message)
        else:
            self.send_now(table, wire, message)

    def send_now(self, table: Any, wire: Wire, message: bytes) -> None:
        self.sent[table] = time.perf_counter()
        wire.say(message)

    def arrived(self, table: Any) -> None:
        began = self.sent.pop(table, None)
        if began is not None and self.counting:
            self.latencies.append(time.perf_counter() - began)

    def report(self, seconds: float) -> dict[str, float]:
        latencies = sorted(self.latencies)
        return {
            "moves_per_second": round(len(latencies) / seconds, 1),
            "p50_ms": round(1000 * statistics.median(latencies), 2),
            "p99_ms": round(1000 * latencies[int(len(latencies) * 0.99)], 2),
            "worst_ms": round(1000 * latencies[-1], 2),
        }


def cpu_microseconds(pid: int) -> float:
    """The processor time of a process, on Linux. Other load on the machine disturbs it less than
    the time on the clock. (The number is what `clock_getcpuclockid` would give.)"""
    return time.clock_gettime_ns(((~pid) << 3) | 2) / 1000
