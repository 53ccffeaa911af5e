"""Messages on a socket are read in order, however they are cut into packets and frames."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tatami.server.settings import Settings
from tests.server.client import Person, async_test, running_server

MASK = b"\x01\x02\x03\x04"
TEXT, MORE, LAST = 0x81, 0x01, 0x80


def frame(first: int, payload: bytes) -> bytes:
    masked = bytes(byte ^ MASK[index % 4] for index, byte in enumerate(payload))
    size = (
        bytes((0x80 | len(payload),)) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2)
    )
    return bytes((first,)) + size + MASK + masked


def ping(ask: int, padding: int = 0) -> bytes:
    return json.dumps({"type": "ping", "ask": ask}).encode() + b" " * padding


async def read_message(reader: asyncio.StreamReader) -> dict[str, object]:
    size = (await reader.readexactly(2))[1]
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2))
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8))
    found: dict[str, object] = json.loads(await reader.readexactly(size))
    return found


async def open_socket(
    port: int, table: str, cookie: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@async_test
async def test_messages_are_answered_in_order_however_they_arrive(
    sqlite_settings: Settings,
) -> None:
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
        table = await aki.create_table("crane")
        reader, writer = await open_socket(server.port, table, aki.cookie())
        assert (await read_message(reader))["type"] == "table"
        sent = [frame(TEXT, ping(ask, padding=ask % 3 * 100)) for ask in range(1, 13)]
        sent[6:6] = [frame(MORE, ping(99)[:5]), frame(LAST, ping(99)[5:])]
        stream, rng = b"".join(sent), random.Random(1)
        for whole in sent:  # each alone
            writer.write(whole)
            await writer.drain()
            await asyncio.sleep(0)
        while stream:  # cut anywhere, also within the head of a frame
            size = rng.choice((1, 2, 3, 7, 30, 200))
            writer.write(stream[:size])
            await writer.drain()
            stream = stream[size:]
            await asyncio.sleep(0)
        answered = [(await read_message(reader))["ask"] for _ in range(26)]
        writer.close()
    once = [1, 2, 3, 4, 5, 6, 99, 7, 8, 9, 10, 11, 12]
    assert answered == once * 2


@async_test
async def test_a_short_message_does_not_pass_through_the_parser_of_the_library(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The shortcut depends on how the library waits for a message: a new version may change it."""
    parsed: list[bytes] = []
    parse = WebSocketsSansIOProtocol.data_received

    def noting(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        parsed.append(data)
        parse(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noting)
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
        table = await aki.create_table("crane")
        reader, writer = await open_socket(server.port, table, aki.cookie())
        assert (await read_message(reader))["type"] == "table"
        parsed.clear()
        for ask in (1, 2, 3):
            writer.write(frame(TEXT, ping(ask)))
            assert (await read_message(reader))["ask"] == ask
        assert parsed == []
        writer.close()
