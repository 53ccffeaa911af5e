"""Plays the games of a run on a Ray cluster (extra `ray`)."""

from __future__ import annotations

import logging
import os
import socket
from typing import Any

import msgspec

from tatami.arena.executors import BatchResult, Executor, WorkerLost, play_batch
from tatami.arena.plan import Pairing, Plan
from tatami.engine.errors import TatamiError

BATCHES_PER_CORE = 2
"""Batches submitted per core of the cluster, so that no core waits for the next one."""

CONNECT_TIMEOUT = 5.0
"""Seconds to wait for a connection to the cluster."""


class RayExecutor(Executor):
    """Every machine of the cluster needs Tatami installed, in the same version."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise TatamiError(
                "for --ray, install the extra: pip install 'tatami-games[ray]'"
            ) from None
        self.ray: Any = ray
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no reports to others by default
        check_reachable(address)
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        except Exception as error:
            raise TatamiError(f"no Ray cluster at {address}: {error}") from None
        # The scheduler counts lost workers and retries, the same for every executor.
        self.remote = ray.remote(max_retries=0)(play_batch)
        self.submitted: dict[Any, list[Pairing]] = {}

    @property
    def slots(self) -> int:  # type: ignore[override]  # clusters grow and shrink
        return BATCHES_PER_CORE * max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def submit(self, plan: Plan, batch: list[Pairing]) -> None:
        self.submitted[self.remote.remote(msgspec.msgpack.encode(plan), batch)] = batch

    def next_results(self) -> list[tuple[list[Pairing], BatchResult]]:
        done, _ = self.ray.wait(list(self.submitted), num_returns=1)
        return [(self.submitted.pop(reference), self.batch_result(reference)) for reference in done]

    def batch_result(self, reference: Any) -> BatchResult:
        try:
            results: BatchResult = self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            raise TatamiError(f"the cluster cannot play this: {error.cause}") from None
        except self.ray.exceptions.RayError as error:
            return WorkerLost(f"the process that played this died ({type(error).__name__})")
        return results

    def close(self) -> None:
        self.ray.shutdown()


def check_reachable(address: str) -> None:
    """Fail fast where nothing listens: Ray itself retries for minutes before it reports that."""
    host, colon, port = address.rpartition(":")
    if not colon or "/" in host or not port.isdigit():
        return  # `auto`, `local`, `ray://…`
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT).close()
    except OSError as error:
        raise TatamiError(f"no Ray cluster at {address}: {error.strerror or error}") from None
