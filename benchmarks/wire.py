"""A minimal WebSocket client for benchmarks, so that the client is not what is measured.

It implements just enough of RFC 6455 for loopback: short text frames, masked with zeros.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

Heard = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One socket; calls `heard` with each message."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.lost = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        for future in (self.open, self.lost):
            if not future.done():
                future.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, end, self.buffer = self.buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.open.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        buffer, start = self.buffer, 0
        while len(buffer) - start >= 2:
            size, body = buffer[start + 1], start + 2
            if size > 125:
                width = 2 if size == 126 else 8
                size, body = int.from_bytes(buffer[body : body + width]), body + width
            if len(buffer) < body + size:
                break
            if buffer[start] & 15 == 1:
                self.heard(buffer[body : body + size])
            elif buffer[start] & 15 == 9:
                self.frame(0x8A, buffer[body : body + size])
            start = body + size
        self.buffer = buffer[start:]

    def say(self, message: bytes) -> None:
        self.frame(0x81, message)

    def frame(self, head: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            length = bytes((head, 128 | size))
        else:
            length = bytes((head, 128 | 126)) + size.to_bytes(2)
        self.transport.write(length + b"\0\0\0\0" + body)


async def connect(port: int, path: str, heard: Heard, cookie: str = "") -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    wire.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    await asyncio.shield(wire.open)  # who gives up waiting must not make it look open
    return wire
