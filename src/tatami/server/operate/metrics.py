"""Counters and histograms of one server, in Prometheus' text format.

Written out by hand: the format is four kinds of line, and a registry of our own belongs to one
house, so that several can live in a process (as in tests) without mixing their numbers.
Everything is changed by one thread each (the event loop; the store's writer), and only read here.
"""

from __future__ import annotations

import bisect
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Counter:
    """Only grows; one number for each combination of its labels' values."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name, self.about, self.labels = name, about, labels
        self.values: dict[tuple[str, ...], float] = {} if labels else {(): 0}

    def add(self, *values: str, by: float = 1) -> None:
        self.values[values] = self.values.get(values, 0) + by

    def lines(self) -> Iterator[str]:
        for values, value in sorted(self.values.items()):
            yield line(self.name, value, *zip(self.labels, values, strict=True))


class Gauge:
    """What is so at the moment of asking."""

    def __init__(
        self, name: str, about: str, read: Callable[[], float], kind: str = "gauge", **labels: str
    ) -> None:
        self.name, self.about, self.read, self.labels = name, about, read, labels
        self.kind = kind

    def lines(self) -> Iterator[str]:
        yield line(self.name, self.read(), *self.labels.items())


class Histogram:
    """How often a quantity stayed below each bound."""

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self.name, self.about, self.bounds = name, about, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect.bisect_left(self.bounds, value)] += 1
        self.total += value

    def lines(self) -> Iterator[str]:
        below = 0
        for bound, count in zip((*self.bounds, float("inf")), self.counts, strict=True):
            below += count
            yield line(f"{self.name}_bucket", below, ("le", number(bound)))
        yield line(f"{self.name}_sum", self.total)
        yield line(f"{self.name}_count", below)


Metric = Counter | Gauge | Histogram


def line(name: str, value: float, *labels: tuple[str, str]) -> str:
    shown = ",".join(f'{label}="{escape(text)}"' for label, text in labels)
    return f"{name}{{{shown}}} {number(value)}" if shown else f"{name} {number(value)}"


def number(value: float) -> str:
    if value == float("inf"):
        return "+Inf"
    return str(int(value)) if value == int(value) else repr(value)


def escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace('"', '\\"')


class Metrics:
    """What a server counts. Gauges are added by whoever has something to show."""

    def __init__(self) -> None:
        self.moves = Counter("tatami_moves_total", "Moves stored, by who chose them.", "by")
        self.move_seconds = Histogram(
            "tatami_move_seconds", "From a person's move received to its acknowledgement.", FAST
        )
        self.refusals = Counter("tatami_refusals_total", "What was not done, by code.", "code")
        self.requests = Counter(
            "tatami_http_requests_total", "HTTP requests answered.", "method", "status"
        )
        self.too_slow = Counter("tatami_slow_readers_total", "Sockets dropped for not reading.")
        self.thinking_seconds = Histogram(
            "tatami_bot_thinking_seconds", "In the worker, from question to answer.", SLOW
        )
        self.answer_seconds = Histogram(
            "tatami_bot_answer_seconds", "From asking a bot to its answer, with the queue.", SLOW
        )
        self.group_size = Histogram(
            "tatami_store_group_size", "Writes that shared one commit.", SIZES
        )
        self.commit_seconds = Histogram(
            "tatami_store_commit_seconds", "How long a commit took, its writes included.", FAST
        )
        self.notices = Counter(
            "tatami_notices_total", "Messages to players who do not look.", "channel", "result"
        )
        self.shown: list[Metric] = [
            self.moves, self.move_seconds, self.refusals, self.requests, self.too_slow,
            self.notices,
            self.thinking_seconds, self.answer_seconds, self.group_size, self.commit_seconds,
            *process_gauges(),
        ]  # fmt: skip

    def gauge(self, name: str, about: str, read: Callable[[], float], **labels: str) -> None:
        self.shown.append(Gauge(name, about, read, **labels))

    def count_commit(self, size: int, seconds: float) -> None:
        self.group_size.observe(size)
        self.commit_seconds.observe(seconds)

    def count_bot_answer(self, in_worker: float, in_all: float) -> None:
        self.thinking_seconds.observe(in_worker)
        self.answer_seconds.observe(in_all)

    def page(self) -> str:
        return "".join(f"{text}\n" for metric in self.shown for text in described(metric))


def described(metric: Metric) -> Iterator[str]:
    yield f"# HELP {metric.name} {metric.about}"
    yield f"# TYPE {metric.name} {metric.kind}"
    yield from metric.lines()


def process_gauges() -> list[Metric]:
    """What every process can say of itself, under the names that dashboards expect."""
    started = time.time()
    found: list[Metric] = [
        Gauge("process_start_time_seconds", "Since 1970.", lambda: started),
        Gauge("process_cpu_seconds_total", "Without workers.", time.process_time, "counter"),
    ]
    if Path("/proc/self/statm").exists():
        found.append(Gauge("process_resident_memory_bytes", "Without the workers.", resident))
        found.append(Gauge("process_open_fds", "Files and sockets.", open_files))
    return found


def resident() -> float:
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def open_files() -> float:
    return len(list(Path("/proc/self/fd").iterdir()))
