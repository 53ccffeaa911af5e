"""uvicorn's WebSocket, with less work per message."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

READ_AHEAD = 8
"""Unhandled messages of one client after which no more are read from it."""
BACKLOG = 64
"""Unsent messages after which a slow reader is dropped. The table never waits."""


class Socket(WebSocketsSansIOProtocol):
    """It is in the ASGI scope as `state["socket"]`, so that a message can be sent directly: it then
    costs no task, and several messages of one loop iteration cost one system call."""

    unread = 0
    """Messages written since the reader stopped keeping up."""
    flushing = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if (scope := getattr(self, "scope", None)) is not None:
            scope["state"]["socket"] = self

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


def socket_of(scope: Any) -> Socket:
    socket: Socket = scope["state"]["socket"]
    return socket
