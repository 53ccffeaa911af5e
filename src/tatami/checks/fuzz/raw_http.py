"""HTTP written by hand, for requests that no library would send."""

from __future__ import annotations

import asyncio
import contextlib
from typing import NamedTuple

from tatami.checks.fuzz.requests import Request
from tatami.checks.http_client import TIMEOUT


class RawAnswer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class RawConnection:
    """A connection that is opened again whenever the server closes it."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def request(self, request: Request) -> RawAnswer:
        return await asyncio.wait_for(self.exchange(request), TIMEOUT)

    async def exchange(self, request: Request) -> RawAnswer:
        """The server may have closed an idle connection: the second try is on a new one."""
        for attempt in (1, 2):
            try:
                await self.write(self.encoded(request))
                answer = await self.read(request.method)
            except (ConnectionError, asyncio.IncompleteReadError):
                await self.close()
                if attempt == 2:
                    raise
            else:
                await self.after(answer)
                return answer
        raise AssertionError

    def encoded(self, request: Request) -> bytes:
        head = [
            f"{request.method} {request.path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            f"Content-Length: {len(request.body)}",
            f"Content-Type: {request.content_type.encode('ascii', 'replace').decode().strip()}",
        ]
        if self.cookie:
            head.append(f"Cookie: {self.cookie}")
        lines = [line.replace("\r", "").replace("\n", "").replace("\0", "") for line in head]
        return "\r\n".join([*lines, "", ""]).encode() + request.body

    async def write(self, data: bytes) -> None:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        self.writer.write(data)
        await self.writer.drain()

    async def read(self, method: str) -> RawAnswer:
        assert self.reader is not None
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {
            name.lower(): value.strip() for name, _, value in (x.partition(":") for x in head[1:])
        }
        status = int(head[0].split()[1])
        bodiless = method == "HEAD" or status in (204, 304)
        length = 0 if bodiless else int(headers.get("content-length", "0"))
        return RawAnswer(status, headers, await self.reader.readexactly(length))

    async def after(self, answer: RawAnswer) -> None:
        if answer.headers.get("connection", "").lower() == "close":
            await self.close()
        cookie = answer.headers.get("set-cookie", "").partition(";")[0]
        if cookie:
            self.cookie = cookie

    async def send_bytes(self, data: bytes, wait: float = 0.2) -> bytes:
        """Send anything on a connection of its own; what comes back within a short time."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(data)
            await writer.drain()
            writer.write_eof()
            return await asyncio.wait_for(reader.read(65536), wait)
        except (TimeoutError, ConnectionError):
            return b""
        finally:
            await closed(writer)

    async def close(self) -> None:
        if self.writer is not None:
            await closed(self.writer)
        self.reader = self.writer = None


async def closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()
