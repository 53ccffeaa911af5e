"""Every HTTP request: counted, and logged if the operator wants that."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

log = logging.getLogger("tatami.http")

COUNTED = "tatami.counted"
Count = Callable[[Any, int, float], None]


class Requests:
    """ASGI: notes the status on its way out; sockets pass untouched."""

    def __init__(self, app: Any, count: Count) -> None:
        self.app = app
        self.count = count

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or COUNTED in scope:
            await self.app(scope, receive, send)
            return
        scope[COUNTED] = True
        began = time.perf_counter()

        async def noted(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.count(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, noted)


def log_request(scope: Any, status: int, seconds: float) -> None:
    """Path without its query, address without headers: nothing that opens a door."""
    log.info(
        "request",
        extra={
            "method": scope["method"],
            "path": scope["path"],
            "status": status,
            "ms": round(seconds * 1000, 1),
            "client": scope["client"][0] if scope.get("client") else "",
        },
    )
