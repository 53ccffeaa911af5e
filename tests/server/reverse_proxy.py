"""A small reverse proxy that forwards connections and adds the usual headers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class ReverseProxy:
    """Adds headers to the request, then copies bytes in both directions.

    Every connection is closed after its response, except for WebSockets.
    """

    def __init__(self, port: int, added: dict[str, str], host: str | None = None) -> None:
        self.target = port
        self.added = added
        self.host = host
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            head = await reader.readuntil(b"\r\n\r\n")
            there, out = await asyncio.open_connection("127.0.0.1", self.target)
            out.write(self.rewritten(head))
            await asyncio.gather(copy(reader, out), copy(there, writer))

    def rewritten(self, head: bytes) -> bytes:
        first, *lines = head.decode("latin-1").split("\r\n")[:-2]
        kept = [line for line in lines if self.host is None or not line.lower().startswith("host:")]
        if not any(line.lower().startswith("upgrade:") for line in lines):
            kept = [line for line in kept if not line.lower().startswith("connection:")]
            kept.append("Connection: close")
        if self.host is not None:
            kept.append(f"Host: {self.host}")
        kept += [f"{name}: {value}" for name, value in self.added.items()]
        return "\r\n".join([first, *kept, "", ""]).encode("latin-1")


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def running_proxy(
    port: int, added: dict[str, str] | None = None, host: str | None = None
) -> AsyncIterator[ReverseProxy]:
    relay = ReverseProxy(port, added or {}, host)
    server = await asyncio.start_server(relay.serve, "127.0.0.1", 0)
    relay.port = server.sockets[0].getsockname()[1]
    try:
        yield relay
    finally:
        server.close()
