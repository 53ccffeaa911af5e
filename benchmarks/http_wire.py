"""A minimal HTTP client for benchmarks: one connection, one request at a time."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec


class HttpWire(asyncio.Protocol):
    """One connection that stays open; `request` gives status, headers and body."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.buffer = b""
        self.waiting: asyncio.Future[tuple[int, str, bytes]] | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end or self.waiting is None:
            return
        lines = head.decode("latin-1").lower().split("\r\n")
        length = next(int(line[15:]) for line in lines if line.startswith("content-length:"))
        if len(rest) < length:
            return
        self.buffer = rest[length:]
        waiting, self.waiting = self.waiting, None
        if waiting.done():  # the benchmark has ended
            return
        waiting.set_result((int(lines[0].split()[1]), head.decode("latin-1"), rest[:length]))

    async def request(self, method: str, path: str, body: bytes = b"") -> tuple[int, str, bytes]:
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}"]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        if body:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        message = "\r\n".join([*lines, "", ""]).encode() + body
        try:
            return await self.exchange(message)
        except ConnectionError:  # it was idle for too long, and closed before the server read this
            return await self.exchange(message)

    async def exchange(self, message: bytes) -> tuple[int, str, bytes]:
        loop = asyncio.get_running_loop()
        if self.transport is None:
            await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        assert self.transport is not None
        self.waiting, self.buffer = loop.create_future(), b""
        self.transport.write(message)
        return await self.waiting

    async def become_guest(self) -> None:
        _, head, _ = await self.request("GET", "/api/me")
        line = next(one for one in head.split("\r\n") if one.lower().startswith("set-cookie:"))
        self.cookie = line[11:].partition(";")[0].strip()

    async def post(self, path: str, said: dict[str, Any]) -> Any:
        status, _, body = await self.request("POST", path, msgspec.json.encode(said))
        if status not in (200, 201):
            raise RuntimeError(f"{path}: {status} {body.decode()}")
        return msgspec.json.decode(body)
