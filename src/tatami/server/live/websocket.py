"""uvicorn's WebSocket, with less work per message, and bounds for clients that do not read."""

from __future__ import annotations

import asyncio
import base64
import re
import time
from collections import deque
from collections.abc import Callable
from hashlib import sha1
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.exceptions import InvalidState
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C if compiled
from websockets.http11 import Request
from websockets.protocol import OPEN, Protocol

READ_AHEAD = 8
"""Unhandled messages of one client after which no more are read from it."""
BACKLOG = 64
"""Unsent messages after which a slow reader is dropped. The table never waits."""
MAX_FRAGMENTS = 64
"""Pieces of one message; empty ones would not count for its size."""
LINGER = 10.0
"""Seconds in which the client of a closing socket can read the rest."""

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
SWITCHING = b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade"
"""RFC 6455, 1.3 and 4.2.2: how a server proves that it has read the key of 16 bytes."""

TEXT_FRAME, MASKED, SHORT = 0x81, 0x80, 126
"""RFC 6455, 5.2: a whole text message; the payload is masked; lengths below are in one byte."""
SHORT_HEADS = [bytes((TEXT_FRAME, size)) for size in range(SHORT)]
MEDIUM_HEAD, LONG_HEAD = bytes((TEXT_FRAME, 126)), bytes((TEXT_FRAME, 127))
"""Two or eight bytes with the length follow."""


class Inbox:
    """Events for the one task that reads them. `asyncio.Queue` serves any number of readers, at
    several times the cost."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.events: deque[Any] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.held = False
        """What arrives waits: something that came before is not done yet."""

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        if not self.held:
            self.wake_reader()

    def wake_reader(self) -> None:
        if self.waiting is not None:
            if not self.waiting.done():
                self.waiting.set_result(None)
            self.waiting = None

    def hold(self) -> None:
        self.held = True

    def release(self) -> None:
        self.held = False
        if self.events:
            self.wake_reader()

    def is_reader_idle(self) -> bool:
        """Everything that arrived was read, and is done."""
        return self.waiting is not None and not (self.held or self.waiting.done())

    async def get(self) -> Any:
        while not self.events:
            self.waiting = self.loop.create_future()
            await self.waiting
        return self.events.popleft()

    def qsize(self) -> int:
        return len(self.events)

    def empty(self) -> bool:
        return not self.events


class Outbox:
    """Sockets with messages that are about to be sent.

    Often many tables change at once, after one commit. The process that reads the other ends (a
    proxy, a load test) sleeps meanwhile, and waking it up costs more than sending. So messages are
    sent together, at the next turn of the event loop, but after `LONGEST` at the latest: the first
    need not wait until the last is computed.
    """

    LONGEST = 0.001
    """Seconds."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.sockets: list[Socket] = []
        self.since = 0.0

    def add(self, socket: Socket) -> None:
        now = time.perf_counter()
        if self.sockets and now - self.since > self.LONGEST:
            self.flush()
        if not self.sockets:
            self.since = now
            self.loop.call_soon(self.flush)
        self.sockets.append(socket)

    def flush(self) -> None:
        sockets, self.sockets = self.sockets, []
        for socket in sockets:
            socket.flush()


OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()
"""One per event loop: tests run several."""


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    if loop not in OUTBOXES:
        OUTBOXES[loop] = Outbox(loop)
    return OUTBOXES[loop]


class Socket(WebSocketsSansIOProtocol):
    """It is in the ASGI scope as `state["socket"]`, so that a message can be sent directly: it then
    costs no task, and goes out before what happens at other tables is computed."""

    unread = 0
    """Messages written since the reader stopped keeping up."""
    flushing = False
    served = False
    """The application has finished with the connection."""
    serve_now: Callable[[str], bool] | None = None
    """Serves a message at once, if it can and nothing that came before it is under way; otherwise
    (False) the task that reads the inbox does."""
    between_messages = False
    """The library's parser waits for the next message, and none is in pieces."""
    release: Callable[[], None] | None = None
    """Called when the connection ends; `http.connection` sets it."""
    lingering: asyncio.TimerHandle | None = None
    accept_value = b""
    """The answer to a request that leaves nothing to negotiate."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.inbox = Inbox(self.loop)
        self.queue = self.inbox  # type: ignore[assignment]  # what uvicorn uses of a queue
        self.outbox = outbox_of(self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.lingering is not None:
            self.lingering.cancel()
        if self.release is not None:
            self.release()
        self.break_cycles()

    def break_cycles(self) -> None:
        """Nobody uses the connection any more: what is left of it goes at once, not when Python
        next looks for garbage."""
        if self.disconnected and self.served:
            self.conn.parser.close()
            self.scope["state"].pop("socket", None)

    def linger(self) -> None:
        """End the connection soon, even if the client reads nothing: a plain close would wait for
        it, for ever."""
        if self.lingering is None and not self.disconnected:
            self.lingering = self.loop.call_later(LINGER, self.transport.abort)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.linger()
        self.served = True
        self.break_cycles()

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

    def shake_hands(self, scope: Any, target: bytes) -> None:
        """Answer the request for this socket, which the HTTP connection has parsed."""
        # The library's parser would wait for the request.
        self.conn.parser.close()
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)
        self.between_messages = True
        key = self.plain_key(scope)
        if key is not None:
            self.accept_value = base64.b64encode(sha1(key + GUID, usedforsecurity=False).digest())
            self.begin(scope)
            return
        pairs = [
            (name.decode("ascii"), value.decode("latin-1")) for name, value in scope["headers"]
        ]
        protocol = f"HTTP/{scope['http_version']}"
        request = Request(target.decode("ascii"), Headers(pairs), scope["method"], protocol)
        self.handle_connect(request)

    def plain_key(self, scope: Any) -> bytes | None:
        """The key of a good request that leaves nothing to negotiate. The library sees to all
        others, and takes several times as long."""
        found = dict(scope["headers"])
        key: bytes = found.get(b"sec-websocket-key", b"")
        is_plain = (
            scope["method"] == "GET"
            and scope["http_version"] == "1.1"
            and found.get(b"sec-websocket-version") == b"13"
            and KEY.fullmatch(key) is not None
            and b"sec-websocket-protocol" not in found
            and not (self.config.ws_per_message_deflate and b"sec-websocket-extensions" in found)
            and len(found) == len(scope["headers"])  # no header twice
        )
        return key if is_plain else None

    def begin(self, scope: Any) -> None:
        """Start the application, as `handle_connect` does."""
        del scope["method"]
        scope.update(type="websocket", scheme=self.scheme, subprotocols=[])
        scope["extensions"] = {"websocket.http.response": {}}
        scope["state"]["socket"] = self
        self.scope = scope
        self.handshake_initiated = True
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.accept" and self.accept_value and not self.is_answered():
            self.accept(message)
        else:
            await super().send(message)

    def is_answered(self) -> bool:
        return self.handshake_complete or self.initial_response is not None

    def accept(self, message: Any) -> None:
        if self.disconnected:
            raise ClientDisconnected
        if self.transport.is_closing():
            return
        given = [*self.default_headers, *message.get("headers", ())]
        lines = [SWITCHING, b"sec-websocket-accept: " + self.accept_value]
        lines += [name + b": " + value for name, value in given]
        self.handshake_complete = True
        self.conn.state = OPEN
        self.transport.write(b"\r\n".join(lines) + b"\r\n\r\n")
        self.start_keepalive()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if (scope := getattr(self, "scope", None)) is not None:
            scope["state"]["socket"] = self

    def data_received(self, data: bytes) -> None:
        """A short text message that arrives alone is read here: the library's parser takes many
        times as long. It reads everything else."""
        text = self.short_text(data)
        if text is None or len(self.inbox.events) >= READ_AHEAD or self.close_sent:
            super().data_received(data)
            self.between_messages = self.is_parser_idle()
        elif not self.is_served_now(text):
            self.read_paused = True  # see `send_receive_event_to_app`
            self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def is_served_now(self, text: str) -> bool:
        serve = self.serve_now
        return serve is not None and self.inbox.is_reader_idle() and serve(text)

    def short_text(self, data: bytes) -> str | None:
        """The text, if the data are one short text message and nothing else."""
        if not self.between_messages or self.conn.extensions or self.conn.state is not OPEN:
            return None
        if len(data) < 6 or data[0] != TEXT_FRAME or not MASKED <= data[1] < MASKED + SHORT:
            return None
        if len(data) != 6 + data[1] - MASKED:
            return None
        try:
            return apply_mask(data[6:], data[2:6]).decode()
        except UnicodeDecodeError:
            return None

    def is_parser_idle(self) -> bool:
        conn = self.conn
        if self.frames or conn.reader.buffer:
            return False
        # The generators that wait for each other: of the connection, of its messages, of the end.
        waiting: Any = conn.parser
        while (inner := getattr(waiting, "gi_yieldfrom", None)) is not None:
            waiting = inner
        return getattr(waiting, "__name__", "") == "at_eof"

    def send_receive_event_to_app(self) -> None:
        """uvicorn pauses reading after every message until it is handled: two system calls each
        time. Where reading already counts as paused, it reads on while the queue is short."""
        self.read_paused = self.queue.qsize() < READ_AHEAD
        super().send_receive_event_to_app()

    def send_now(self, message: bytes) -> bool:
        """Send without waiting; False if too many messages are unsent. Ignores closed sockets."""
        if not self.writable.is_set():
            self.unread += 1
            if self.unread > BACKLOG:
                return False
        try:
            self.add_text(message)
        except InvalidState:
            return True
        if not self.flushing:
            self.flushing = True
            self.outbox.add(self)
        return True

    def add_text(self, payload: bytes) -> None:
        """What `conn.send_text` does, at a fraction of its cost where nothing is compressed."""
        conn = self.conn
        if conn.extensions or conn.state is not OPEN:
            conn.send_text(payload)
            return
        size = len(payload)
        if size < SHORT:
            head = SHORT_HEADS[size]
        elif size < 65_536:
            head = MEDIUM_HEAD + size.to_bytes(2)
        else:
            head = LONG_HEAD + size.to_bytes(8)
        conn.writes += head, payload

    def flush(self) -> None:
        self.flushing = False
        writes = self.conn.data_to_send()
        if writes and not self.disconnected:
            self.transport.write(b"".join(writes))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread = 0


def socket_of(scope: Any) -> Socket:
    socket: Socket = scope["state"]["socket"]
    return socket
