"""How many slow requests of one kind run at once, in all and from one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tatami.server.people.rate_limits import network
from tatami.server.tables.refusals import Refusal

SLOTS = {
    "export": (2, 1), "delete": (2, 1), "test": (8, 2), "mail": (4, 1), "socket": (1_000_000, 400)
}  # fmt: skip
"""By kind: in all, and for one address. Sockets count here by the address of the client, which may
be behind a trusted proxy; in all, the number of connections limits them."""
WAIT = 5
"""Seconds after which to try again."""


class RequestSlots:
    """Refuses a request at once while too many like it run: it does not wait in a queue."""

    def __init__(self, active: bool = True) -> None:
        self.active = active
        self.running: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one(self, kind: str, address: str) -> Iterator[None]:
        own, everybody = (kind, network(address)), (kind, "")
        self.check(own, everybody)
        self.running.update([own, everybody])
        try:
            yield
        finally:
            self.release(own)
            self.release(everybody)

    def release(self, slot: tuple[str, str]) -> None:
        self.running[slot] -= 1
        if not self.running[slot]:
            del self.running[slot]

    def check(self, own: tuple[str, str], everybody: tuple[str, str]) -> None:
        in_all, for_one = SLOTS[own[0]]
        if self.active and self.running[own] >= for_one:
            wait = {"wait": WAIT}
            raise Refusal("slow_down", f"too many requests: try again in {WAIT} s", args=wait)
        if self.running[everybody] >= in_all:
            raise Refusal("busy", "the server is busy: try again in a moment")
