"""What a server counts, in Prometheus' text format.

Every server has a registry of its own, so that several can run in one process (as in tests) without
mixing their numbers.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
"""HTTP methods that get a label of their own: clients can send any word as a method."""

# A second series per counter with the time of its creation: nobody reads it.
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]


class QuickHistogram(Collector):
    """Durations or sizes that one thread notes at every move or commit. The library's histogram
    takes a lock twice each time."""

    def __init__(self, name: str, about: str, buckets: tuple[float, ...]) -> None:
        self.name = name
        self.about = about
        self.bounds = (*buckets, math.inf)
        self.counts = [0] * len(self.bounds)
        self.total = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        names = [floatToGoString(bound) for bound in self.bounds]  # type: ignore[no-untyped-call]
        buckets = list(zip(names, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets, self.total)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter(
            "tatami_moves", "Moves stored, by who chose them.", ["by"], registry=registry
        )
        self.move_seconds = QuickHistogram(
            "tatami_move_seconds", "From a person's move received to its acknowledgement.", FAST
        )
        self.refusals = Counter(
            "tatami_refusals", "Refused requests, by code.", ["code"], registry=registry
        )
        self.requests = Counter(
            "tatami_http_requests", "HTTP requests.", ["method", "status"], registry=registry
        )
        self.slow_readers = Counter(
            "tatami_slow_readers", "Sockets closed because they did not read.", registry=registry
        )
        self.thinking_seconds = Histogram(
            "tatami_bot_thinking_seconds",
            "Time of a bot in the worker.",
            registry=registry,
            buckets=SLOW,
        )
        self.answer_seconds = Histogram(
            "tatami_bot_answer_seconds",
            "From the question to a bot to its answer, with the queue.",
            registry=registry,
            buckets=SLOW,
        )
        self.group_size = QuickHistogram(
            "tatami_store_group_size", "Writes that shared one commit.", SIZES
        )
        self.commit_seconds = QuickHistogram(
            "tatami_store_commit_seconds", "Duration of a commit with its writes.", FAST
        )
        for histogram in (self.move_seconds, self.group_size, self.commit_seconds):
            registry.register(histogram)
        self.notices = Counter(
            "tatami_notices",
            "Notifications to players, by channel and result.",
            ["channel", "result"],
            registry=registry,
        )
        self.expired = Counter(
            "tatami_expired", "What was deleted because nobody used it.", ["kind"],
            registry=registry,
        )  # fmt: skip
        ProcessCollector(registry=registry)
        self.new_moves: dict[str, int] = {}
        """Moves that are not in the counter yet: adding them one by one would cost more."""
        self.requests_by: dict[tuple[str, int], Counter] = {}

    def gauge(self, name: str, about: str, read: Callable[[], float], **labels: str) -> None:
        """A number that is read when the metrics are asked for."""
        gauge = Gauge(name, about, list(labels), registry=self.registry)
        (gauge.labels(**labels) if labels else gauge).set_function(read)

    def count_move(self, by: str) -> None:
        self.new_moves[by] = self.new_moves.get(by, 0) + 1

    def add_new_moves(self) -> None:
        for by, count in self.new_moves.items():
            self.moves.labels(by).inc(count)
        self.new_moves.clear()

    def count_refusal(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def refusal_counts(self) -> dict[str, int]:
        """Refused requests since the start, by code."""
        samples = [sample for family in self.refusals.collect() for sample in family.samples]
        return {sample.labels["code"]: int(sample.value) for sample in samples}

    def count_request(self, method: str, status: int) -> None:
        child = self.requests_by.get((method, status))
        if child is None:
            label = method if method in METHODS else "other"
            child = self.requests.labels(label, str(status))
            if label == method:
                self.requests_by[method, status] = child
        child.inc()

    def count_commit(self, writes: int, seconds: float) -> None:
        self.group_size.observe(writes)
        self.commit_seconds.observe(seconds)

    def count_bot_answer(self, in_worker: float, in_all: float) -> None:
        self.thinking_seconds.observe(in_worker)
        self.answer_seconds.observe(in_all)

    def count_notice(self, channel: str, result: str) -> None:
        self.notices.labels(channel, result).inc()

    def count_expired(self, kind: str, count: int) -> None:
        self.expired.labels(kind).inc(count)

    def page(self) -> str:
        self.add_new_moves()
        return generate_latest(self.registry).decode()
