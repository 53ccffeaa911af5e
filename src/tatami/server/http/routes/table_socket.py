"""The socket of a table: everything once, then what changes; what is said is answered."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tatami.server.http.routes.common import (
    address_of,
    deed_of,
    house_of,
    identity_of,
    player_of,
    refused,
)
from tatami.server.live.live_table import LiveTable, Watcher
from tatami.server.live.websocket import line_of
from tatami.server.people import moderation
from tatami.server.services import House
from tatami.server.tables.table import Refusal
from tatami.server.wire import messages

GONE, TOO_SLOW, DISMISSED = 4404, 4008, 4401


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Full view once, then deltas; what is said is answered with ack or refused."""
    if not same_origin(socket):
        await socket.close(code=4403)
        return
    house, player = house_of(socket), player_of(socket) or ""
    unheard = await house.store.read(moderation.unheard_by(player))
    await socket.accept()
    try:
        live = await house.tables.get(table)
    except Refusal as refusal:
        await socket.send_text(messages.encode(refused(0, refusal)).decode())
        await socket.close(code=GONE)
        return
    watcher = live.watch(player, line_of(socket.scope))
    watcher.address, watcher.session = address_of(socket), identity_of(socket).session
    watcher.unheard = unheard
    live.greet(watcher, socket.query_params.get("after"))
    await converse(socket, house, live, watcher)


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A page of another site may not speak with our cookies."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == socket.headers.get("host")


async def converse(
    socket: WebSocket[Any, Any, Any], house: House, live: LiveTable, watcher: Watcher
) -> None:
    """Hear what is said until the client goes, or must."""
    hearing = asyncio.create_task(hear_on(socket, house, live, watcher))
    watcher.drop = hearing.cancel
    try:
        await asyncio.wait({hearing})
    finally:
        live.leave(watcher)
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)
    if watcher.dismissed:
        await socket.close(code=DISMISSED)
    elif watcher.too_slow:
        house.metrics.too_slow.add()
        # Its buffers are full, so it may not even hear this.
        with contextlib.suppress(TimeoutError, WebSocketDisconnect):
            await asyncio.wait_for(socket.close(code=TOO_SLOW), 1)
    elif not isinstance(end := hearing.exception(), WebSocketDisconnect | OSError | None):
        raise end


async def hear_on(
    socket: WebSocket[Any, Any, Any], house: House, live: LiveTable, watcher: Watcher
) -> None:
    while (event := await socket.receive())["type"] == "websocket.receive":
        said = event.get("text") or event.get("bytes") or ""
        watcher.tell(await reply(said, house, live, watcher))


async def reply(data: str | bytes, house: House, live: LiveTable, watcher: Watcher) -> str:
    """What a client said, done or refused."""
    began, ask = time.perf_counter(), 0
    try:
        said = messages.decode_in(data)
        ask = said.ask
        watcher.hears(said)
        player = watcher.player
        if not player or watcher.dismissed:
            raise Refusal("nobody", "say who you are first (GET /api/me)")
        house.limits.take(deed_of(said), player=player, address=watcher.address)
        done: Any = await house.tables.say(live.table.id, said, player)
        if isinstance(said, messages.Move):
            house.metrics.move_seconds.observe(time.perf_counter() - began)
    except messages.UNREADABLE as error:
        done = refused(ask, Refusal("malformed", str(error)))
    except Refusal as refusal:
        done = refused(ask, refusal)
    if isinstance(done, messages.Refused):
        house.metrics.refusals.add(done.code)
    return messages.encode(done).decode()


ROUTES: list[Any] = [live_table]
