"""uvicorn's WebSocket, made lighter for a socket on which much is said."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

READ_AHEAD = 8
"""Messages of one client that may wait before no more are read from it."""


class Socket(WebSocketsSansIOProtocol):
    """Any other implementation of ASGI's WebSockets would do; this one saves system calls."""

    flushing = False

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after every message until it is taken, with two system calls each
        time. Told that it has stopped already, it reads on while only a few wait."""
        self.read_paused = self.queue.qsize() < READ_AHEAD
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Texts that are sent one after the other, such as an answer and what follows from it, are
        written together."""
        text = message.get("text")
        if text is None or self.close_sent:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        self.flushing = False
        written = b"".join(self.conn.data_to_send())
        if written:
            self.transport.write(written)
