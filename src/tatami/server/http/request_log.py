"""Counts every HTTP request, and logs it if the settings say so."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

log = logging.getLogger("tatami.http")

COUNTED = "tatami.counted"
OnRequest = Callable[[Any, int, float], None]


class RequestCounter:
    """ASGI middleware that counts the status of every HTTP response; sockets are ignored."""

    def __init__(self, app: Any, count: OnRequest) -> None:
        self.app = app
        self.count = count

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or COUNTED in scope:
            await self.app(scope, receive, send)
            return
        scope[COUNTED] = True
        began = time.perf_counter()

        async def counting_send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.count(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, counting_send)


def log_request(scope: Any, status: int, seconds: float) -> None:
    """Log no query and no headers: they may contain secrets."""
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
