"""HTTP connections, with limits of time, size and number. llhttp (httptools) reads the requests.

Requests of one connection are served one after the other: what follows a request is not read before
it is answered. Each wait for the client has one deadline, which bytes that drip in do not extend.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import unquote

import httptools
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl

from tatami.server.http.exchange import STATUS_LINES, Exchange
from tatami.server.http.open_connections import HealthOnly, OpenConnections
from tatami.server.http.security_headers import DEFAULTS

log = logging.getLogger("tatami.server")

Wait = Literal["", "idle", "head", "body", "reader", "close"]
"""What the client has to do next: nothing, send a further request, finish a request's head or its
body, read, or close."""
LINGER = 5.0
"""Seconds in which a client can read the rest of an answer on a connection that is closed."""

BLANK_LINE = b"\r\n\r\n"
"""Ends every head, and every body in chunks."""
PIECE = 16_384
"""Bytes that the parser is given at once."""
LONGEST_HEAD = 2 * PIECE
"""A head that is longer is refused, and so is what stands between the chunks of a body and behind
them, which is counted from the piece with the last chunk."""
UNREAD_BODY = 65_536
"""Bytes of a body after which no more is read until the application has taken them."""


class BadRequest(Exception):
    """Raised in what the parser calls; the parser raises an error of its own then."""


class Connection(asyncio.Protocol):
    """Subclassed for each server by `connection_class`."""

    open_connections: OpenConnections
    timeout: float

    transport: asyncio.Transport
    release: Callable[[], None] | None = None
    exchange: Exchange | None = None
    """The request that is being read or answered."""
    reading: Literal["head", "body", "nothing"] = "head"
    is_idle = False
    """A request was answered, and nothing of a further one has arrived."""
    upgraded = False
    wait: Wait = ""
    deadline: asyncio.TimerHandle | None = None

    unparsed = b""
    """What arrived behind the request that is being answered."""
    body_left = 0
    """Bytes of a body of known length that are still to come."""
    overhead = 0
    """Bytes that were parsed since the last ones of a body, and are part of none."""
    fed = b""
    """The last three bytes that were parsed, if a blank line may end in what follows."""
    is_reading_paused = False
    writable: asyncio.Event | None = None
    """Only while the client does not read."""

    def __init__(
        self,
        config: Any,
        server_state: Any,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """As uvicorn calls it."""
        if not config.loaded:
            config.load()
        self.config = config
        self.app: Any = config.loaded_app
        self.server_state = server_state
        self.app_state = app_state
        self.loop = _loop or asyncio.get_running_loop()
        self.parser: Any = httptools.HttpRequestParser(self)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.server_state.connections.add(self)
        self.server, self.client = get_local_addr(transport), get_remote_addr(transport)
        self.scheme = "https" if is_ssl(transport) else "http"
        self.release = self.open_connections.admit(self, self.client[0] if self.client else "")
        if self.release is None:
            self.app = HealthOnly(self.app)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.connections.discard(self)
        if self.exchange is not None:
            self.exchange.leave()
        self.resume_writing()
        self.cancel_deadline()
        self.open_connections.forget(self)
        if self.release is not None:
            self.release()
        self.forget_parser()

    def forget_parser(self) -> None:
        """It refers to the connection, which would become garbage only later."""
        self.parser = None

    def abort(self) -> None:
        self.transport.abort()

    def shutdown(self) -> None:
        """uvicorn stops: answer what was asked, and nothing more."""
        if self.exchange is None or self.exchange.is_answered:
            self.transport.close()
            self.watch()
        else:
            self.exchange.keep_alive = False

    # Reading.

    def data_received(self, data: bytes) -> None:
        if self.reading == "nothing":
            self.unparsed += data
            self.pause_reading()
            return
        try:
            self.parse(data)
        except httptools.HttpParserError:
            log.warning("Invalid HTTP request received.")
            self.fail(400, "Invalid HTTP request received.")
        self.watch()

    def parse(self, data: bytes) -> None:
        """To the end of one request at most; the rest waits until it is answered."""
        start = 0
        while start < len(data) and not (self.upgraded or self.transport.is_closing()):
            if self.reading == "nothing":
                self.unparsed = data[start:]
                self.pause_reading()
                return
            self.is_idle = False
            end = self.end_of_piece(data, start)
            try:
                whole = end - start == len(data)
                self.parser.feed_data(data if whole else memoryview(data)[start:end])
            except httptools.HttpParserUpgrade as upgrade:
                self.handle_upgrade(data[start + upgrade.args[0] :])
                return
            start = end
            if self.overhead >= LONGEST_HEAD:
                raise httptools.HttpParserError("the head is too long")

    def end_of_piece(self, data: bytes, start: int) -> int:
        """The next piece to parse. It contains nothing of a further request."""
        if self.body_left:
            end = min(len(data), start + self.body_left)
            self.body_left -= end - start
            return end
        end = end_of_blank_line(self.fed, data, start, min(len(data), start + PIECE))
        if end:
            self.fed = b""
        else:
            end = min(len(data), start + PIECE)
            self.fed = (self.fed + data[max(start, end - 3) : end])[-3:]
        self.overhead += end - start
        return end

    # Called by the parser.

    def on_message_begin(self) -> None:
        if self.reading != "head":
            raise BadRequest
        self.url = b""
        self.headers: list[tuple[bytes, bytes]] = []

    def on_url(self, url: bytes) -> None:
        self.url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.reading == "head":  # what follows a body in chunks is ignored
            self.headers.append((name.lower(), value.strip(b" \t")))

    def on_headers_complete(self) -> None:
        parser = self.parser
        version, method = parser.get_http_version(), parser.get_method().decode("ascii")
        found = dict(self.headers)
        self.check_head(version, method, found)
        scope = self.scope_of(version, method)
        if parser.should_upgrade():
            self.upgrade_scope = scope
            return
        self.overhead, self.reading = 0, "body"
        # The parser has read it, too: this says where the body ends.
        self.body_left = int(found.get(b"content-length", b"0"))
        keep_alive = version == "1.1" and parser.should_keep_alive()
        expect = version == "1.1" and found.get(b"expect", b"").lower() == b"100-continue"
        self.exchange = exchange = Exchange(self, scope, keep_alive, expect)
        task = self.loop.create_task(exchange.run(self.app))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    def check_head(self, version: str, method: str, found: dict[bytes, bytes]) -> None:
        """What the parser lets through."""
        names = [name for name, _ in self.headers]
        hosts = names.count(b"host")
        if version not in ("1.0", "1.1") or hosts > 1 or (version == "1.1" and not hosts):
            raise BadRequest
        if b"transfer-encoding" in names and (
            names.count(b"transfer-encoding") > 1
            or found[b"transfer-encoding"].lower() != b"chunked"
            or version == "1.0"
        ):
            raise BadRequest
        if method == "CONNECT":
            raise BadRequest

    def scope_of(self, version: str, method: str) -> dict[str, Any]:
        raw_path, _, query = self.url.partition(b"?")
        path = raw_path.decode("ascii")
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": version,
            "server": self.server,
            "client": self.client,
            "scheme": self.scheme,
            "method": method,
            "root_path": "",
            "path": unquote(path) if "%" in path else path,
            "raw_path": raw_path,
            "query_string": query,
            "headers": self.headers,
            "state": self.app_state.copy(),
        }

    def on_body(self, body: bytes) -> None:
        self.overhead = 0
        assert self.exchange is not None
        self.exchange.add_body(body)
        if len(self.exchange.body) > UNREAD_BODY:
            self.pause_reading()

    def on_message_complete(self) -> None:
        if self.reading == "body":  # not if the request asks for an upgrade
            assert self.exchange is not None
            self.reading = "nothing"
            self.exchange.end_body()
            self.next_request_if_answered()

    # After each request.

    def on_answered(self) -> None:
        """The exchange has written the whole answer."""
        self.server_state.total_requests += 1
        if not self.transport.is_closing():
            self.next_request_if_answered()
            data, self.unparsed = self.unparsed, b""
            self.resume_reading()
            if data:
                self.data_received(data)
        self.watch()

    def next_request_if_answered(self) -> None:
        if self.reading == "nothing" and self.exchange is not None and self.exchange.is_answered:
            self.exchange, self.reading, self.is_idle, self.overhead = None, "head", True, 0

    # Upgrades.

    def handle_upgrade(self, rest: bytes) -> None:
        """The parser stops behind the head of a request that asks for another protocol."""
        scope = self.upgrade_scope
        values = [value.lower() for name, value in scope["headers"] if name == b"upgrade"]
        if values == [b"websocket"] and self.release is not None:
            self.become_websocket(scope)
        else:
            self.parse_without_upgrade(scope, rest)

    def become_websocket(self, scope: dict[str, Any]) -> None:
        names = dict(scope["headers"])
        if b"transfer-encoding" in names or names.get(b"content-length", b"0") != b"0":
            raise httptools.HttpParserError("a WebSocket begins without a body")
        self.upgraded = True
        self.cancel_deadline()
        self.forget_parser()
        self.server_state.connections.discard(self)
        socket = self.config.ws_protocol_class(
            config=self.config, server_state=self.server_state, app_state=self.app_state
        )
        socket.release = self.release
        socket.connection_made(self.transport)
        self.transport.set_protocol(socket)
        socket.shake_hands(scope, self.url)

    def parse_without_upgrade(self, scope: dict[str, Any], rest: bytes) -> None:
        """Parse the head again as one that does not ask for an upgrade: so the parser also reads
        the body, which it had taken for the other protocol."""
        first = f"{scope['method']} {self.url.decode('ascii')} HTTP/{scope['http_version']}"
        lines = [first.encode("ascii")]
        lines += [name + b": " + value for name, value in scope["headers"] if name != b"upgrade"]
        self.parser = httptools.HttpRequestParser(self)
        self.overhead, self.fed = 0, b""
        self.parse(b"\r\n".join(lines) + BLANK_LINE + rest)

    # Flow of data.

    def pause_reading(self) -> None:
        if not self.is_reading_paused:
            self.is_reading_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.is_reading_paused and not self.unparsed:  # nothing may overtake that
            self.is_reading_paused = False
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        self.writable = asyncio.Event()
        self.watch()

    def resume_writing(self) -> None:
        if self.writable is not None:
            self.writable.set()
            self.writable = None
            self.watch()

    # Deadlines.

    def watch(self) -> None:
        """Set the deadline of what the client has to do next."""
        wait = self.next_wait()
        if wait != self.wait:
            self.cancel_deadline()
            self.wait = wait
            if wait:
                self.deadline = self.loop.call_later(self.seconds_for(wait), self.expire)

    def next_wait(self) -> Wait:
        if self.upgraded:
            return ""
        if self.transport.is_closing():
            return "close"
        if self.writable is not None:
            return "reader"
        if self.reading == "head":
            return "idle" if self.is_idle else "head"
        return "body" if self.reading == "body" else ""

    def seconds_for(self, wait: Wait) -> float:
        if wait == "close":
            return LINGER
        idle: float = self.config.timeout_keep_alive
        return idle if wait == "idle" else self.timeout

    def cancel_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline, self.wait = None, ""

    def expire(self) -> None:
        if self.wait in ("reader", "close"):
            self.transport.abort()
        elif self.wait == "idle":
            self.transport.close()
            self.watch()
        else:
            self.fail(408, "The request did not arrive in time.")
            self.watch()

    def fail(self, status: int, text: str) -> None:
        """Answer without the application, if it has not begun to, and close the connection."""
        if self.exchange is None or not self.exchange.is_begun:
            head = [
                STATUS_LINES[status],
                *(name + b": " + value for name, value in self.server_state.default_headers),
                b"content-type: text/plain; charset=utf-8",
                *(name + b": " + value for name, value in DEFAULTS),
                b"content-length: %d" % len(text),
                b"connection: close",
            ]
            self.transport.write(b"\r\n".join(head) + BLANK_LINE + text.encode("ascii"))
        if self.exchange is not None:
            self.exchange.leave()
        self.transport.close()


def end_of_blank_line(before: bytes, data: bytes, start: int, stop: int) -> int:
    """The end of the first blank line between two places in the data; 0 if there is none. It may
    begin in what came before."""
    if before:
        at = (before + data[start : start + 3]).find(BLANK_LINE)
        if at >= 0:
            return start + at + len(BLANK_LINE) - len(before)
    at = data.find(BLANK_LINE, start, stop)
    return at + len(BLANK_LINE) if at >= 0 else 0


def connection_class(open_connections: OpenConnections, timeout: float) -> type[Connection]:
    """The connections of one server, as uvicorn wants them."""
    limits = {"open_connections": open_connections, "timeout": timeout}
    return type("Connection", (Connection,), limits)
