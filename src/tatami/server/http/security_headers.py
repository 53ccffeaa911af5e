"""Headers of every answer, errors included, that keep browsers from misusing it."""

from __future__ import annotations

from typing import Any

DEFAULTS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
"""A page of the client has a wider policy of its own."""
STARTS = ("http.response.start", "websocket.http.response.start")


async def add_security_headers(message: Any, _scope: Any) -> None:
    if message["type"] in STARTS:
        given = list(message.get("headers", []))
        names = {bytes(name).lower() for name, _ in given}
        message["headers"] = [*given, *(pair for pair in DEFAULTS if pair[0] not in names)]
