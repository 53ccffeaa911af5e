"""The application: routes that parse, call and send. What they do is in the modules around."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath

import tatami
from tatami.bots import BOTS
from tatami.engine import records
from tatami.engine.options import describe
from tatami.server import messages
from tatami.server.live import LiveTable, Watcher
from tatami.server.people import accounts, manners
from tatami.server.people.accounts import Accounts
from tatami.server.people.doorman import Doorman
from tatami.server.people.limits import Limits
from tatami.server.people.passwords import Passwords
from tatami.server.routes import people
from tatami.server.routes.common import (
    Identify,
    address_of,
    answer,
    house_of,
    identity_of,
    must_be_player,
    player_of,
    read_body,
    remember_guest,
)
from tatami.server.settings import Settings, secret_of
from tatami.server.store import queries
from tatami.server.store.base import Store
from tatami.server.store.sqlite import SqliteStore
from tatami.server.table import Refusal
from tatami.server.tables import NewTable, Tables
from tatami.server.thinking import Thinking
from tatami.server.tokens import Tokens

BODY_LIMIT = 64_000
GONE, TOO_SLOW, DISMISSED = 4404, 4008, 4401


class House:
    """Everything a running server has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tokens = Tokens(secret_of(settings))
        self.store = open_store(settings)
        self.thinking = Thinking(settings.thinkers)
        self.tables = Tables(self.store, self.thinking)
        self.passwords = Passwords()
        self.accounts = Accounts(self.store, self.passwords, self.tables.now)
        self.doorman = Doorman(self.store, self.tokens, self.tables)
        self.tables.door = self.doorman
        self.limits = Limits(settings.rate_limits)

    async def open(self) -> None:
        await self.store.open()
        await self.tables.open()

    async def close(self) -> None:
        await self.tables.close()
        await asyncio.to_thread(self.thinking.stop)
        self.passwords.close()
        await self.store.close()


def open_store(settings: Settings) -> Store:
    if settings.database_url:
        # Only who asks for PostgreSQL needs its driver (the extra `postgres`).
        from tatami.server.store.postgres import PostgresStore

        return PostgresStore(settings.database_url)
    return SqliteStore(settings.folder / "tatami.db")


STATUS = {
    "no_table": 404, "nobody": 401, "not_seated": 403, "not_host": 403, "look_again": 409,
    "busy": 503, "going_down": 503, "slow_down": 429, "no_account": 401, "wrong_password": 403,
    "unwelcome": 403, "no_such_person": 404, "no_line": 404, "no_handle": 404, "name_taken": 409,
    "has_account": 409,
}  # fmt: skip


def refuse(_request: Any, refusal: Refusal) -> Response[bytes]:
    response = answer(refused(0, refusal), STATUS.get(refusal.code, 400))
    if refusal.code == "slow_down":
        response.headers["Retry-After"] = str(refusal.more["args"]["wait"])
    return response


def refused(ask: int, refusal: Refusal) -> messages.Refused:
    return messages.Refused(ask=ask, code=refusal.code, sentence=refusal.sentence, **refusal.more)


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Who am I? The first visit makes a guest; nothing is asked."""
    identity = identity_of(request)
    player = identity.player or house_of(request).tokens.new_player()
    response = answer({"player": player, "name": identity.name, "account": bool(identity.session)})
    if not identity.session:
        remember_guest(request, response, player)
    return response


@get("/api/games")
async def games() -> Response[bytes]:
    """What there is to play, and how a table can be set."""
    return answer([game_out(key) for key in tatami.game_keys()])


def game_out(key: str) -> dict[str, Any]:
    game = tatami.game(key)
    return {
        "key": key,
        "version": game.version,
        "credit": msgspec.to_builtins(game.credit),
        "seats": [game.min_seats, game.max_seats],
        "minutes": game.minutes,
        "seat_names": list(game.seat_names),
        "options": [msgspec.to_builtins(info) for info in describe(game.options_type)],
        "orders": game.orders(),
        "reconstructed": game.texts.has("reconstructed"),
        "bots": list(BOTS),
    }


@post("/api/tables")
async def open_table(request: Request[Any, Any, Any]) -> Response[bytes]:
    house, player = house_of(request), must_be_player(request)
    wanted = await read_body(request, NewTable)
    house.limits.take("table", player=player, address=address_of(request))
    if wanted.rated and not identity_of(request).session:
        raise Refusal("no_account", "only accounts play rated games: sign up first")
    id_ = await house.tables.create(wanted, player)
    return answer({"id": id_}, 201)


@get("/api/tables")
async def list_tables(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Public tables with free seats, and one's own."""
    house = house_of(request)
    found = await house.store.read(queries.open_tables(50))
    player = player_of(request)
    mine = await house.store.read(queries.tables_of(player, 50)) if player else []
    return answer(
        {
            "open": [{"id": row.id, "game": row.game, "created": row.created} for row in found],
            "mine": [
                {"id": row.id, "game": row.game, "status": row.status, "changed": row.changed}
                for row in mine
            ],
        }
    )


@get("/api/tables/{table:str}")
async def show_table(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[bytes]:
    """The whole table as this viewer sees it; 304 while nothing happened."""
    house, player = house_of(request), player_of(request) or ""
    live = await house.tables.get(table)
    unheard = await house.store.read(manners.unheard_by(player))
    viewer = live.table.seat_of(player)
    tag = f'"{live.table.number}-{viewer}-{house.tokens.sign("unheard", *sorted(unheard))[:8]}"'
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers={"ETag": tag})
    host = player == live.table.setting.host
    return Response(
        live.face(viewer).whole(host, unheard),
        media_type=MediaType.JSON,
        headers={"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie"},
    )


@post("/api/tables/{table:str}/say", status_code=200)
async def say(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[bytes]:
    """One message, as on the socket."""
    house, player = house_of(request), must_be_player(request)
    said = await read_body(request, messages.ClientIn)
    house.limits.take(deed_of(said), player=player, address=address_of(request))
    done = await house.tables.say(table, said, player)
    return answer(done)


DEEDS: dict[type, str] = {
    messages.Move: "move", messages.Chat: "chat", messages.Rematch: "table",
}  # fmt: skip


def deed_of(said: Any) -> str:
    """Which limit it counts against."""
    return DEEDS.get(type(said), "say")


@get("/api/tables/{table:str}/record")
async def record(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[str]:
    """The game as a file. Once it is over, with the secret of the deal, so anyone can verify it.

    While it runs only those may have it from whom nothing is hidden: the seed tells every card.
    """
    live = await house_of(request).tables.get(table)
    if live.table.status != "over":
        raise Refusal("wrong_time", "the record is given out when the game is over")
    name = f"{live.table.game.key}-{live.table.id}.json"
    return Response(
        records.write(live.table.record()),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/code")
async def seat_code(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[bytes]:
    """The code that opens one's own seat on another device."""
    house, player = house_of(request), must_be_player(request)
    live = await house.tables.get(table)
    seat = live.table.own_seat(player)
    return answer({"code": house.tokens.seat_code(table, seat, player)})


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


@post("/api/tables/{table:str}/claim", status_code=200)
async def claim(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[bytes]:
    """Become the player of a seat by its code. An account is opened by its password alone."""
    house = house_of(request)
    house.limits.take("claim", address=address_of(request))
    wanted = (await read_body(request, Claim)).code.strip().lower()
    live = await house.tables.get(table)
    for number, seat in enumerate(live.table.seats):
        if seat.player and wanted == house.tokens.seat_code(table, number, seat.player):
            if await house.store.read(accounts.by_player(seat.player)) is not None:
                raise Refusal("has_account", "that seat is an account's: sign in instead")
            response = answer({"seat": number, "name": seat.name})
            remember_guest(request, response, seat.player)
            return response
    raise Refusal("wrong_code", "that code opens no seat at this table")


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Full view once, then deltas; what is said is answered with ack or refused."""
    if not same_origin(socket):
        await socket.close(code=4403)
        return
    house, player = house_of(socket), player_of(socket) or ""
    await socket.accept()
    try:
        live = await house.tables.get(table)
    except Refusal as refusal:
        await socket.send_data(messages.encode(refused(0, refusal)), mode="text")
        await socket.close(code=GONE)
        return
    unheard = await house.store.read(manners.unheard_by(player))
    watcher = live.watch(player, identity_of(socket).session, unheard)
    seen = socket.query_params.get("after")
    if seen != str(live.table.number):
        watcher.tell(live.whole(watcher))
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
    """Send what happens while hearing what is said; ends when either side goes."""
    sending = asyncio.create_task(send_news(socket, watcher))
    try:
        while not sending.done():
            await hear(socket, house, live, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        live.watchers.discard(watcher)
        live.touch()
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sending


async def send_news(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    while (message := await watcher.next()) is not None:
        await socket.send_data(message, mode="text")
    await socket.close(code=DISMISSED if watcher.dismissed else TOO_SLOW)


async def hear(
    socket: WebSocket[Any, Any, Any], house: House, live: LiveTable, watcher: Watcher
) -> None:
    data = await socket.receive_data(mode="text")
    ask = 0
    try:
        said = messages.decode_in(data)
        ask = said.ask
        if not watcher.player or watcher.dismissed:
            raise Refusal("nobody", "say who you are first (GET /api/me)")
        house.limits.take(deed_of(said), player=watcher.player, address=address_of(socket))
        done = await house.tables.say(live.table.id, said, watcher.player)
        watcher.tell(messages.encode(done))
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        watcher.tell(messages.encode(refused(ask, Refusal("malformed", str(error)))))
    except Refusal as refusal:
        watcher.tell(messages.encode(refused(ask, refusal)))


ROUTES: list[Any] = [
    me, games, open_table, list_tables, show_table, say, record, seat_code, claim, live_table,
    *people.ROUTES,
]  # fmt: skip


def http_error(_request: Any, error: HTTPException) -> Response[bytes]:
    return answer(
        messages.Refused(ask=0, code="http", sentence=str(error.detail)), error.status_code
    )


def build(settings: Settings, prepare: Callable[[House], None] | None = None) -> Litestar:
    """The application for these settings. `prepare` sees the house before it opens (tests)."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings)
        if prepare is not None:
            prepare(house)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        ROUTES,
        path=settings.base_path or None,
        lifespan=[lifespan],
        middleware=[Identify()],
        exception_handlers={Refusal: refuse, HTTPException: http_error},
        request_max_body_size=BODY_LIMIT,
    )
