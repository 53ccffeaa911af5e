"""How many connections are open, in all and from one address.

Connections beyond the limits may still ask for the health of the server, so that a supervisor does
not restart it because of them. Only a few of these are kept: the newest pushes out the oldest.
"""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, Protocol

from tatami.server.http.proxy_headers import Network, is_in
from tatami.server.people.rate_limits import network

log = logging.getLogger("tatami.server")

MOST_REFUSED = 32
"""Connections beyond the limits that are open at the same time."""
HEALTH_PATHS = ("/healthz", "/readyz", "/metrics")
TOO_MANY = b"too many connections: try again in a moment\n"
RETRY_AFTER = b"5"


class Closable(Protocol):
    def abort(self) -> None: ...


class OpenConnections:
    """Counts connections. Those of trusted proxies count only in all: they carry many clients."""

    def __init__(self, in_all: int, per_address: int, trusted: list[Network]) -> None:
        """`per_address` may be 0: no limit."""
        self.in_all = in_all
        self.per_address = min(per_address or in_all, in_all)
        self.trusted = trusted
        self.count = 0
        self.by_address: Counter[str] = Counter()
        self.refused: OrderedDict[Closable, None] = OrderedDict()

    def admit(self, connection: Closable, address: str) -> Callable[[], None] | None:
        """What to call when the connection ends; None if it is one too many."""
        owner = "" if is_in(self.trusted, address) else network(address)
        own = self.by_address[owner] if owner else 0
        if self.count >= self.in_all or own >= self.per_address:
            self.refuse(connection, owner)
            return None
        self.count += 1
        self.by_address[owner] += 1
        return lambda: self.release(owner)

    def release(self, owner: str) -> None:
        self.count -= 1
        self.by_address[owner] -= 1
        if not self.by_address[owner]:
            del self.by_address[owner]

    def refuse(self, connection: Closable, owner: str) -> None:
        log.warning("too many connections", extra={"client": owner, "open": self.count})
        self.refused[connection] = None
        if len(self.refused) > MOST_REFUSED:
            self.refused.popitem(last=False)[0].abort()

    def forget(self, connection: Closable) -> None:
        self.refused.pop(connection, None)


class HealthOnly:
    """ASGI application for a connection beyond the limits."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] in HEALTH_PATHS:
            await self.app(scope, receive, send)
            return
        headers = [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"x-content-type-options", b"nosniff"),
            (b"retry-after", RETRY_AFTER),
            (b"connection", b"close"),
        ]
        await send({"type": "http.response.start", "status": 503, "headers": headers})
        await send({"type": "http.response.body", "body": TOO_MANY})
