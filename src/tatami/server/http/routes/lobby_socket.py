"""The WebSocket of the lobby: who is here, who waits, and finding a game."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tatami.server.http.routes.common import (
    address_of,
    database_busy,
    identity_of,
    internal_error,
    refused,
    services_of,
)
from tatami.server.http.routes.table_socket import (
    PAUSE,
    SIGNED_OUT,
    TOO_SLOW,
    TRY_AGAIN,
    refuse_socket,
    same_origin,
)
from tatami.server.live.lobby_subscriber import LobbySubscriber
from tatami.server.live.websocket import socket_of
from tatami.server.people.access import guests_refused
from tatami.server.people.rate_limits import network
from tatami.server.services import Services
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables.refusals import Refusal
from tatami.server.wire import lobby_messages, messages
from tatami.server.wire.lobby_messages import LobbyPing, Seek

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/lobby/live")
async def live_lobby(socket: AnySocket) -> None:
    """What happens on the server, and finding a game. Leaving ends the search."""
    if not same_origin(socket):
        await socket.close(code=4403)
        return
    services = services_of(socket)
    await socket.accept()
    try:
        services.limits.take("poll", address=address_of(socket))
        with services.slots.one("socket", address_of(socket)):
            await serve_lobby(socket, services)
    except Refusal as refusal:
        await refuse_socket(socket, refusal, TRY_AGAIN)


async def serve_lobby(socket: AnySocket, services: Services) -> None:
    identity, lobby = identity_of(socket), services.tables.lobby
    sink = socket_of(socket.scope)
    subscriber = LobbySubscriber(identity.player, identity.session, sink, address_of(socket))
    reading = asyncio.create_task(read_wishes(socket, services, subscriber))
    subscriber.close = reading.cancel
    lobby.subscribe(subscriber)
    try:
        await asyncio.wait({reading})
    finally:
        lobby.unsubscribe(subscriber)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
    if subscriber.signed_out or subscriber.too_slow:
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            code = SIGNED_OUT if subscriber.signed_out else TOO_SLOW
            await asyncio.wait_for(socket.close(code=code), 1)
    elif not isinstance(end := reading.exception(), WebSocketDisconnect | OSError | None):
        raise end


async def read_wishes(socket: AnySocket, services: Services, subscriber: LobbySubscriber) -> None:
    while (event := await socket.receive())["type"] == "websocket.receive":
        data: Any = event.get("text") or event.get("bytes") or ""
        answer = await answer_to(data, services, subscriber)
        if answer is not None:
            subscriber.send(messages.encode(answer))
        if isinstance(answer, messages.Refused):
            services.metrics.count_refusal(answer.code)
            if answer.code == "slow_down":
                await asyncio.sleep(PAUSE)


async def answer_to(
    data: str | bytes, services: Services, subscriber: LobbySubscriber
) -> messages.Refused | messages.Pong | None:
    """Carry out one message. `seek` and `stop_seeking` are answered when the lobby changed."""
    ask = 0
    try:
        command = decode(data, services, subscriber)
        ask = command.ask
        if isinstance(command, LobbyPing):
            limit(services, subscriber, "say")
            return messages.Pong(ask=ask, at=services.tables.now())
        await carry_out(command, services, subscriber)
    except Refusal as refusal:
        return refused(ask, refusal)
    except StoreUnavailable:
        return refused(ask, database_busy())
    except Exception as error:
        return refused(ask, internal_error(error, route="lobby"))
    return None


async def carry_out(command: Any, services: Services, subscriber: LobbySubscriber) -> None:
    limit(services, subscriber, "seek")
    if not subscriber.player or subscriber.signed_out:
        raise Refusal("nobody", "you have no player id: call GET /api/me first")
    if not subscriber.session and not services.settings.guests:
        raise guests_refused()
    lobby = services.tables.lobby
    if isinstance(command, Seek):
        await lobby.seek(subscriber, command)
    else:
        await lobby.stop(subscriber)


def decode(data: str | bytes, services: Services, subscriber: LobbySubscriber) -> Any:
    try:
        return lobby_messages.decode_in(data)
    except messages.UNREADABLE as error:
        limit(services, subscriber, "seek")
        raise Refusal("malformed", str(error)) from None


def limit(services: Services, subscriber: LobbySubscriber, kind: str) -> None:
    owner = subscriber.player or f"nobody at {network(subscriber.address)}"
    services.limits.take(kind, player=owner, address=subscriber.address)


ROUTES: list[Any] = [live_lobby]
