"""The same work on a Ray cluster (extra `ray`)."""

from __future__ import annotations

import logging
import os
import socket
from typing import Any

import msgspec

from tatami.arena.executors import Answer, Hands, Lost, play_bite
from tatami.arena.plan import Plan, Sitting
from tatami.engine.errors import TatamiError

AHEAD = 2
"""Bites per core of the cluster, so that none waits for us."""

PATIENCE = 5.0
"""Seconds to wait for the cluster's door to open."""


class Cluster(Hands):
    """Every machine of it needs Tatami installed, in the same version."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise TatamiError(
                "for --ray, install the extra: pip install tatami-games[ray]"
            ) from None
        self.ray: Any = ray
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody asked to report to others
        knock(address)
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        except Exception as error:
            raise TatamiError(f"no Ray cluster at {address}: {error}") from None
        # Dying is counted by whoever hands out, the same for every kind of hands.
        self.remote = ray.remote(max_retries=0)(play_bite)
        self.given: dict[Any, list[Sitting]] = {}

    @property
    def slots(self) -> int:  # type: ignore[override]  # clusters grow and shrink
        return AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def give(self, plan: Plan, bite: list[Sitting]) -> None:
        self.given[self.remote.remote(msgspec.msgpack.encode(plan), bite)] = bite

    def take(self) -> list[tuple[list[Sitting], Answer]]:
        done, _ = self.ray.wait(list(self.given), num_returns=1)
        return [(self.given.pop(reference), self.answer(reference)) for reference in done]

    def answer(self, reference: Any) -> Answer:
        try:
            played: Answer = self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            raise TatamiError(f"the cluster cannot play this: {error.cause}") from None
        except self.ray.exceptions.RayError as error:
            return Lost(f"the process that played this died ({type(error).__name__})")
        return played

    def close(self) -> None:
        self.ray.shutdown()


def knock(address: str) -> None:
    """Ray itself tries for minutes before it says that nobody is there."""
    host, colon, port = address.rpartition(":")
    if not colon or "/" in host or not port.isdigit():
        return  # `auto`, `local`, `ray://…`
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except OSError as error:
        raise TatamiError(f"no Ray cluster at {address}: {error.strerror or error}") from None
