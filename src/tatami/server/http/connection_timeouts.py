"""uvicorn's HTTP connection with limits of time and number.

uvicorn itself waits for ever for the rest of a request, and for a client that does not read its
answer. Each of these waits has one deadline here, which bytes that drip in do not extend.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Literal

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol

from tatami.server.http.open_connections import HealthOnly, OpenConnections

Wait = Literal["", "head", "body", "reader", "close"]
"""What the client has to do next: nothing, finish a request's head or its body, read, or close."""
LINGER = 5.0
"""Seconds in which a client can read the rest of an answer on a connection that is closed."""


class Connection(H11Protocol):
    """Subclassed for each server by `connection_class`."""

    open_connections: OpenConnections
    timeout: float

    wait: Wait = ""
    deadline: asyncio.TimerHandle | None = None
    release: Callable[[], None] | None = None
    upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.release = self.open_connections.admit(self, self.client[0] if self.client else "")
        if self.release is None:
            self.app = HealthOnly(self.app)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.cancel_deadline()
        self.open_connections.forget(self)
        if self.release is not None:
            self.release()

    def abort(self) -> None:
        self.transport.abort()

    # WebSockets.

    def _should_upgrade(self) -> bool:
        return self.release is not None and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        self.cancel_deadline()
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        protocol.release = self.release

    # Deadlines.

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.watch()

    def watch(self) -> None:
        """Set the deadline of what the client has to do next."""
        wait = self.next_wait()
        if wait != self.wait:
            self.cancel_deadline()
            self.wait = wait
            if wait:
                seconds = LINGER if wait == "close" else self.timeout
                self.deadline = self.loop.call_later(seconds, self.expire)

    def next_wait(self) -> Wait:
        if self.upgraded:
            return ""
        if self.transport.is_closing():
            return "close"
        if self.flow.write_paused:
            return "reader"
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        # uvicorn's own timer runs while nothing of a further request has arrived.
        idle = self.timeout_keep_alive_task is not None
        return "head" if self.conn.their_state is h11.IDLE and not idle else ""

    def cancel_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline, self.wait = None, ""

    def expire(self) -> None:
        if self.wait in ("reader", "close"):
            self.transport.abort()
            return
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.send_error(408, "The request did not arrive in time.")
        self.transport.close()
        self.watch()

    def send_400_response(self, msg: str) -> None:
        self.send_error(400, msg)
        self.transport.close()
        self.watch()

    def send_error(self, status: int, text: str) -> None:
        """Answer without the application. It notices by a disconnect if it waits for a body."""
        headers = [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"x-content-type-options", b"nosniff"),
            (b"connection", b"close"),
        ]
        reason = STATUS_PHRASES[status]
        response = h11.Response(status_code=status, headers=headers, reason=reason)
        for event in (response, h11.Data(data=text.encode("ascii")), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")


def connection_class(open_connections: OpenConnections, timeout: float) -> type[Connection]:
    """The connections of one server, as uvicorn wants them."""
    limits = {"open_connections": open_connections, "timeout": timeout}
    return type("Connection", (Connection,), limits)
