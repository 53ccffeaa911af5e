"""One HTTP request and its answer, as the application sees them (ASGI)."""

from __future__ import annotations

import asyncio
import http
import logging
from typing import Any

log = logging.getLogger("tatami.server")


def status_line(status: int) -> bytes:
    known = status in http.HTTPStatus._value2member_map_
    phrase = http.HTTPStatus(status).phrase if known else ""
    return f"HTTP/1.1 {status} {phrase}".encode("ascii")


STATUS_LINES = {status: status_line(status) for status in range(100, 600)}
WITHOUT_BODY = (204, 304)
IN_HEADERS = bytes({9, *range(32, 127), *range(128, 256)})
"""Bytes that a header may contain: no line ends, so that none ends the header or begins another."""


class Exchange:
    """The application gets `receive` and `send`. Head and body go out together where possible."""

    def __init__(
        self, connection: Any, scope: dict[str, Any], keep_alive: bool, expects_continue: bool
    ) -> None:
        self.connection = connection
        self.scope = scope
        self.keep_alive = keep_alive
        self.expects_continue = expects_continue
        """The client sends the body only after a provisional answer."""
        self.body = bytearray()
        """What has arrived of the request's body, and was not taken yet."""
        self.is_body_complete = False
        self.changed = asyncio.Event()
        self.start: Any = None
        """The message that begins the answer; it waits for the first part of the body."""
        self.is_begun = False
        """Something of the answer was written."""
        self.is_answered = False
        self.is_left = False
        """Nobody waits for the answer any more."""
        self.is_chunked = False
        self.left: int | None = None
        """Bytes that must follow, if the application has said how many there are."""

    # The connection's side.

    def add_body(self, part: bytes) -> None:
        self.expects_continue = False
        if not self.is_answered:
            self.body += part
            self.changed.set()

    def end_body(self) -> None:
        self.expects_continue = False
        self.is_body_complete = True
        self.changed.set()

    def leave(self) -> None:
        self.is_left = True
        self.changed.set()

    async def run(self, app: Any) -> None:
        try:
            await app(self.scope, self.receive, self.send)
        except Exception:
            log.exception("Exception in ASGI application")
            self.end_without_answer()
        else:
            if not (self.is_answered or self.is_left):
                log.error("the application did not complete its answer")
                self.end_without_answer()

    def end_without_answer(self) -> None:
        if not (self.is_answered or self.is_left):
            self.connection.fail(500, "Internal Server Error")
            self.connection.watch()

    # The application's side.

    async def receive(self) -> dict[str, Any]:
        connection = self.connection
        if self.expects_continue and not connection.transport.is_closing():
            connection.transport.write(b"HTTP/1.1 100 Continue\r\n\r\n")
            self.expects_continue = False
        if not (self.is_left or self.is_answered):
            connection.resume_reading()
            await self.changed.wait()
            self.changed.clear()
        if self.is_left or self.is_answered:
            return {"type": "http.disconnect"}
        body, self.body = bytes(self.body), bytearray()
        return {"type": "http.request", "body": body, "more_body": not self.is_body_complete}

    async def send(self, message: Any) -> None:
        connection = self.connection
        while connection.writable is not None and not self.is_left:
            await connection.writable.wait()
        if self.is_left:
            return
        kind = message["type"]
        if kind == "http.response.start" and self.start is None:
            self.start = message
            return
        if kind != "http.response.body" or self.start is None or self.is_answered:
            raise RuntimeError(f"unexpected message of the application: {kind}")
        body, more = message.get("body", b""), message.get("more_body", False)
        head = b"" if self.is_begun else self.head(None if more else len(body))
        data = head + self.framed(body, more)
        self.is_begun = True
        connection.transport.write(data)
        if not more:
            self.is_answered = True
            self.changed.set()
            if not self.keep_alive:
                connection.transport.close()
            connection.on_answered()

    def head(self, size: int | None) -> bytes:
        """Of the answer. `size` is the length of the body, if it is known."""
        status = self.start["status"]
        given = [*self.connection.server_state.default_headers, *self.start.get("headers", ())]
        lines = [STATUS_LINES[status], *(name + b": " + value for name, value in given)]
        names = {name.lower(): value for name, value in given}
        if self.expects_continue:
            self.keep_alive = False  # the body may still come, or not
        if b"close" in names.get(b"connection", b"").lower():
            self.keep_alive = False
        elif not self.keep_alive:
            lines.append(b"connection: close")
        if status not in WITHOUT_BODY and self.scope["method"] != "HEAD":
            lines += self.framing(names.get(b"content-length"), size)
        head = b"\r\n".join(lines)
        if len(head.translate(None, IN_HEADERS)) != 2 * (len(lines) - 1):
            raise RuntimeError("a header contains a control character")
        return head + b"\r\n\r\n"

    def framing(self, given: bytes | None, size: int | None) -> list[bytes]:
        """How the client finds the end of the body."""
        if given is not None:
            self.left = int(given)
            return []
        if size is not None:
            self.left = size
            return [b"content-length: %d" % size]
        if self.scope["http_version"] == "1.1":
            self.is_chunked = True
            return [b"transfer-encoding: chunked"]
        return []  # the connection ends behind it

    def framed(self, body: bytes, more: bool) -> bytes:
        """A part of the body, as it is written."""
        if self.scope["method"] == "HEAD" or self.start["status"] in WITHOUT_BODY:
            return b""
        if self.is_chunked:
            chunk = b"%x\r\n%s\r\n" % (len(body), body) if body else b""
            return chunk if more else chunk + b"0\r\n\r\n"
        if self.left is not None:
            self.left -= len(body)
            if self.left < 0 or (self.left and not more):
                raise RuntimeError("the body is not as long as its Content-Length")
        return body
