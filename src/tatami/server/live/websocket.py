"""uvicorn's WebSocket, made lighter for a socket on which much is said."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

READ_AHEAD = 8
"""Messages of one client that may wait before no more are read from it."""
BACKLOG = 64
"""Messages that may wait for a slow reader before it is dropped; the table never waits."""


class Socket(WebSocketsSansIOProtocol):
    """It stands in ASGI's scope, as `state["line"]`, for those who want to say something at once:
    a message then costs no task, and several of one moment cost one system call."""

    unread = 0
    """Messages since the reader fell behind."""
    flushing = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if (scope := getattr(self, "scope", None)) is not None:
            scope["state"]["line"] = self

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after every message until it is taken, with two system calls each
        time. Told that it has stopped already, it reads on while only a few wait."""
        self.read_paused = self.queue.qsize() < READ_AHEAD
        super().send_receive_event_to_app()

    def say(self, text: str) -> bool:
        """Send without waiting; False if too much waits already. One who has left hears nothing."""
        if not self.writable.is_set():
            self.unread += 1
            if self.unread > BACKLOG:
                return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return True
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)
        return True

    def flush(self) -> None:
        self.flushing = False
        written = b"".join(self.conn.data_to_send())
        if written and not self.disconnected:
            self.transport.write(written)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread = 0


def line_of(scope: Any) -> Socket:
    line: Socket = scope["state"]["line"]
    return line
