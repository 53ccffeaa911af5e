"""uvicorn's WebSocket, with less work per message, and bounds for clients that do not read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C if compiled
from websockets.http11 import Request
from websockets.protocol import OPEN

READ_AHEAD = 8
"""Unhandled messages of one client after which no more are read from it."""
BACKLOG = 64
"""Unsent messages after which a slow reader is dropped. The table never waits."""
MAX_FRAGMENTS = 64
"""Pieces of one message; empty ones would not count for its size."""
LINGER = 10.0
"""Seconds in which the client of a closing socket can read the rest."""


TEXT_FRAME, MASKED, SHORT = 0x81, 0x80, 126
"""RFC 6455, 5.2: a whole text message; the payload is masked; lengths below are in one byte."""


class Socket(WebSocketsSansIOProtocol):
    """It is in the ASGI scope as `state["socket"]`, so that a message can be sent directly: it then
    costs no task, and several messages of one loop iteration cost one system call."""

    unread = 0
    """Messages written since the reader stopped keeping up."""
    flushing = False
    release: Callable[[], None] | None = None
    """Called when the connection ends; `http.connection` sets it."""
    lingering: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.lingering is not None:
            self.lingering.cancel()
        if self.release is not None:
            self.release()

    def linger(self) -> None:
        """End the connection soon, even if the client reads nothing: a plain close would wait for
        it, for ever."""
        if self.lingering is None and not self.disconnected:
            self.lingering = self.loop.call_later(LINGER, self.transport.abort)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.linger()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.linger()

    def shutdown(self) -> None:
        super().shutdown()
        self.linger()

    def handle_ping(self) -> None:
        """Every ping is answered. A client that does not read the answers is dropped, as they would
        fill the memory."""
        super().handle_ping()
        self.unread = 0 if self.writable.is_set() else self.unread + 1
        if self.unread > BACKLOG:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MAX_FRAGMENTS:
            self.conn.fail(1009, "too many fragments")
            self.handle_parser_exception()
            self.frames = []
            return
        super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if (scope := getattr(self, "scope", None)) is not None:
            scope["state"]["socket"] = self

    def data_received(self, data: bytes) -> None:
        """A short text message that arrives alone is read here: the library's parser takes many
        times as long. It reads everything else."""
        payload = self.short_text(data)
        if payload is None:
            super().data_received(data)
        else:
            self.curr_msg_data_type, self.frames = "text", [payload]
            self.send_receive_event_to_app()

    def short_text(self, data: bytes) -> bytes | None:
        """The payload, if the data are one short text message and nothing else."""
        if len(data) < 6 or data[0] != TEXT_FRAME or not MASKED <= data[1] < MASKED + SHORT:
            return None
        if len(data) != 6 + data[1] - MASKED or not self.is_between_messages():
            return None
        payload = apply_mask(data[6:], data[2:6])
        return payload if is_utf8(payload) else None

    def is_between_messages(self) -> bool:
        """The library's parser waits for the next message, and none is in pieces."""
        waits_in = getattr(getattr(self.conn.parser, "gi_yieldfrom", None), "__name__", "")
        plain = self.conn.state is OPEN and not self.conn.extensions
        return plain and waits_in == "at_eof" and not self.frames and not self.conn.reader.buffer

    def send_receive_event_to_app(self) -> None:
        """uvicorn pauses reading after every message until it is handled: two system calls each
        time. Where reading already counts as paused, it reads on while the queue is short."""
        self.read_paused = self.queue.qsize() < READ_AHEAD
        super().send_receive_event_to_app()

    def send_now(self, text: str) -> bool:
        """Send without waiting; False if too many messages are unsent. Ignores closed sockets."""
        if not self.writable.is_set():
            self.unread += 1
            if self.unread > BACKLOG:
                return False
        try:
            self.add_text(text.encode())
        except InvalidState:
            return True
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)
        return True

    def add_text(self, payload: bytes) -> None:
        """What `conn.send_text` does, at a fraction of its cost where nothing is compressed."""
        if self.conn.extensions or self.conn.state is not OPEN:
            self.conn.send_text(payload)
            return
        size = len(payload)
        if size < SHORT:
            head = bytes((TEXT_FRAME, size))
        elif size < 65_536:
            head = bytes((TEXT_FRAME, 126)) + size.to_bytes(2)
        else:
            head = bytes((TEXT_FRAME, 127)) + size.to_bytes(8)
        self.conn.writes.append(head + payload)

    def flush(self) -> None:
        self.flushing = False
        written = b"".join(self.conn.data_to_send())
        if written and not self.disconnected:
            self.transport.write(written)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread = 0


def is_utf8(payload: bytes) -> bool:
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


def socket_of(scope: Any) -> Socket:
    socket: Socket = scope["state"]["socket"]
    return socket
