"""The WebSocket of a table: the whole table once, then deltas; every command is answered."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tatami.server.http.plain_connection import PlainSocket
from tatami.server.http.routes.common import (
    address_of,
    database_busy,
    internal_error,
    limit_kind,
    must_be_unsealed,
    refused,
    services_of,
    visitor_at,
)
from tatami.server.http.routes.socket_moves import SocketMoves, refusal_of
from tatami.server.live.live_table import LiveTable, Subscriber
from tatami.server.live.websocket import socket_of
from tatami.server.people.rate_limits import network
from tatami.server.people.seat_codes import must_be_play
from tatami.server.services import Services
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables import commands
from tatami.server.tables.refusals import Refusal
from tatami.server.wire import messages

NO_TABLE, TOO_SLOW, SIGNED_OUT, TRY_AGAIN, INTERNAL = 4404, 4008, 4401, 1013, 4500
"""Close codes."""
AnySocket = WebSocket[Any, Any, Any] | PlainSocket
PAUSE = 0.25
"""Seconds for which a client that sends too much is not read."""


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The whole table once, then deltas. A command is answered with ack or refused."""
    await serve(socket, table)


async def serve(socket: AnySocket, table: str) -> None:
    if not same_origin(socket):
        await socket.close(code=4403)
        return
    services = services_of(socket)
    await socket.accept()
    try:
        services.limits.take("poll", address=address_of(socket))
        with services.slots.one("socket", address_of(socket)):
            await serve_table(socket, services, table)
    except Refusal as refusal:
        await refuse_socket(socket, refusal, TRY_AGAIN)


async def serve_table(socket: AnySocket, services: Services, table: str) -> None:
    try:
        visitor = visitor_at(socket, table)
        await must_be_unsealed(socket)
        muted = await services.access.people.muted_by(visitor.player)
        # Last: a finished table may leave the memory while something else is awaited.
        live = await services.tables.get(table)
    except Refusal as refusal:
        await refuse_socket(socket, refusal, NO_TABLE)
        return
    except StoreUnavailable:
        await refuse_socket(socket, database_busy(), TRY_AGAIN)
        return
    except Exception as error:
        await refuse_socket(socket, internal_error(error, route="socket"), INTERNAL)
        return
    subscriber = Subscriber(
        visitor.player,
        socket_of(socket.scope),
        address=address_of(socket),
        session=visitor.session,
        only_seat=visitor.only_seat,
        muted=muted,
    )
    live.subscribe(subscriber)
    live.send_initial(subscriber, socket.query_params.get("after"))
    await serve_until_closed(socket, services, live, subscriber)


async def refuse_socket(socket: AnySocket, refusal: Refusal, code: int) -> None:
    services_of(socket).metrics.count_refusal(refusal.code)
    await socket.send_text(messages.encode(refused(0, refusal)).decode())
    await socket.close(code=code)


def same_origin(socket: AnySocket) -> bool:
    """A page of another site may not connect with our cookies."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == socket.headers.get("host")


async def serve_until_closed(
    socket: AnySocket, services: Services, live: LiveTable, subscriber: Subscriber
) -> None:
    sink = socket_of(socket.scope)
    reading = asyncio.create_task(read_commands(socket, services, live, subscriber))
    subscriber.close = reading.cancel
    if services.store.can_append_soon:
        sink.serve_now = SocketMoves(services, live, subscriber, sink.inbox).serve
    try:
        await asyncio.wait({reading})
    finally:
        sink.serve_now = None
        services.tables.unsubscribe(live, subscriber)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
    if subscriber.table_gone:
        await socket.close(code=NO_TABLE)
    elif subscriber.signed_out:
        await socket.close(code=SIGNED_OUT)
    elif subscriber.too_slow:
        services.metrics.slow_readers.inc()
        # Its buffers are full, so the close frame may not arrive either.
        with contextlib.suppress(WebSocketDisconnect):
            try:
                await asyncio.wait_for(socket.close(code=TOO_SLOW), 1)
            except TimeoutError:
                socket_of(socket.scope).transport.abort()
    elif not isinstance(end := reading.exception(), WebSocketDisconnect | OSError | None):
        raise end


async def read_commands(
    socket: AnySocket, services: Services, live: LiveTable, subscriber: Subscriber
) -> None:
    while (event := await socket.receive())["type"] == "websocket.receive":
        data: Any = event.get("text") or event.get("bytes") or ""
        answer = await answer_to(data, services, live, subscriber)
        subscriber.send(messages.encode(answer))
        if isinstance(answer, messages.Refused) and answer.code == "slow_down":
            # Nothing more is read from this client meanwhile.
            await asyncio.sleep(PAUSE)


async def answer_to(
    data: str | bytes, services: Services, live: LiveTable, subscriber: Subscriber
) -> Any:
    """Carry out one command; the answer says that it is done, or why not."""
    began, ask = time.perf_counter(), 0
    try:
        command = decode_command(data, services, subscriber)
        ask = command.ask
        if subscriber.note_activity(command):
            live.look_for_presence()
        limit(services, subscriber, limit_kind(command))
        player = subscriber.player
        if not player or subscriber.signed_out:
            raise Refusal("nobody", "you have no player id: call GET /api/me first")
        if subscriber.only_seat is not None:
            must_be_play(command)
        answer: Any = await services.tables.handle(live.table.id, command, player)
        if isinstance(command, commands.Move):
            services.metrics.move_seconds.observe(time.perf_counter() - began)
    except Exception as error:
        answer = refusal_of(error, ask, services)
    return answer


def decode_command(data: str | bytes, services: Services, subscriber: Subscriber) -> Any:
    """The command; raises Refusal. Messages that cannot be read count like commands."""
    try:
        return messages.decode_in(data)
    except messages.UNREADABLE as error:
        limit(services, subscriber, "say")
        raise Refusal("malformed", str(error)) from None


def limit(services: Services, subscriber: Subscriber, kind: str) -> None:
    """Sockets without a player share the limit of one player per address."""
    owner = subscriber.player or f"nobody at {network(subscriber.address)}"
    services.limits.take(kind, player=owner, address=subscriber.address)


ROUTES: list[Any] = [live_table]
