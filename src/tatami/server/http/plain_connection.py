"""A request or socket with what routes use of it, without the framework's own objects.

It has the names of the framework's `Request` and `WebSocket`, so that a route serves both.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote

from litestar.exceptions import HTTPException


class Address(NamedTuple):
    host: str
    port: int


class PlainConnection:
    def __init__(self, scope: Any, receive: Any, app: Any) -> None:
        self.scope = scope
        self.app = app
        self.receive = receive
        self.headers = {
            name.decode("latin-1"): value.decode("latin-1")
            for name, value in reversed(scope["headers"])
        }
        """The first of each name counts."""
        self.cookies = cookies_in(self.headers.get("cookie", ""))

    @functools.cached_property
    def query_params(self) -> dict[str, str]:
        return dict(parse_qsl(self.scope["query_string"].decode("latin-1"), keep_blank_values=True))

    @property
    def client(self) -> Address | None:
        found = self.scope.get("client")
        return Address(*found) if found else None


def cookies_in(header: str) -> dict[str, str]:
    parts = (part.partition("=") for part in header.split(";"))
    return {name.strip(): unquote(value.strip()) for name, equals, value in parts if equals}


class PlainRequest(PlainConnection):
    body_limit = 0

    async def body(self) -> bytes:
        """The whole body, if it is not too long."""
        declared = self.headers.get("content-length", "")
        if declared.isdecimal() and int(declared[:20]) > self.body_limit:
            raise too_long()
        parts: list[bytes] = []
        size = 0
        while True:
            message = await self.receive()
            if message["type"] == "http.disconnect":
                raise ConnectionError("the client left")
            part = message.get("body", b"")
            size += len(part)
            if size > self.body_limit:
                raise too_long()
            parts.append(part)
            if not message.get("more_body", False):
                return b"".join(parts)


def too_long() -> HTTPException:
    return HTTPException(status_code=413, detail="Request Entity Too Large")


class PlainSocket(PlainConnection):
    def __init__(self, scope: Any, receive: Any, send: Any, app: Any) -> None:
        super().__init__(scope, receive, app)
        self.send = send

    async def accept(self) -> None:
        await self.receive()  # `websocket.connect`
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def send_text(self, text: str) -> None:
        await self.send({"type": "websocket.send", "text": text})

    async def close(self, code: int = 1000) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": ""})
