"""The application: routes that parse, call and send. What they do is in the modules around."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

import msgspec
from litestar import (
    Litestar,
    MediaType,
    Request,
    Response,
    Router,
    WebSocket,
    get,
    post,
    websocket,
)
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath, JSONBody

import tatami
from tatami.bots import names
from tatami.engine import records
from tatami.engine.options import describe
from tatami.server import answers, looking, messages, pages
from tatami.server.live import LiveTable, Watcher
from tatami.server.operate import health, proxy, requests
from tatami.server.operate.metrics import Metrics
from tatami.server.operate.openapi import refusals, shows, spec
from tatami.server.settings import BadSettings, Settings, secret_of
from tatami.server.store import queries
from tatami.server.store.base import Store
from tatami.server.store.sqlite import SqliteStore
from tatami.server.table import Refusal
from tatami.server.tables import NewTable, Tables
from tatami.server.thinking import Thinker, Thinking
from tatami.server.tokens import YEAR, Tokens

log = logging.getLogger("tatami.server")

T = TypeVar("T")
COOKIE = "tatami_player"
BODY_LIMIT = 64_000
GONE, TOO_SLOW = 4404, 4008


class House:
    """Everything a running server has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tokens = Tokens(secret_of(settings))
        self.store = open_store(settings)
        self.thinking = open_thinking(settings)
        self.tables = Tables(self.store, self.thinking)
        self.metrics = Metrics()
        self.lag = health.Lag()
        self.count_everything()

    def count_everything(self) -> None:
        """Those who do the work know nothing of metrics: they tell whoever wants to hear."""
        self.store.committed = self.metrics.committed
        self.thinking.thought = self.metrics.thought
        self.tables.moved = self.metrics.moves.add
        health.add_gauges(self)

    async def open(self) -> None:
        await self.store.open()
        await self.thinking.open()
        await self.tables.open()
        self.lag.start()
        log.info("open", extra={"tables": len(self.tables.live), "version": tatami.__version__})

    async def close(self) -> None:
        self.lag.stop()
        await self.tables.close()
        await self.thinking.close()
        await self.store.close()
        log.info("closed")


def open_store(settings: Settings) -> Store:
    if settings.database_url:
        # Only who asks for PostgreSQL needs its driver (the extra `postgres`).
        from tatami.server.store.postgres import PostgresStore

        return PostgresStore(settings.database_url)
    return SqliteStore(settings.folder / "tatami.db")


def open_thinking(settings: Settings) -> Thinker:
    if settings.thinking == "database":
        # As above; without PostgreSQL there is nobody to share the work with.
        if not settings.database_url:
            raise BadSettings('thinking = "database" needs database_url')
        from tatami.server.jobs import DatabaseThinking

        return DatabaseThinking(settings.database_url)
    return Thinking(settings.thinkers)


def house_of(connection: Any) -> House:
    house: House = connection.app.state.house
    return house


def player_of(connection: Any) -> str | None:
    """The player that a request's cookie names, if it was signed here and is not stale."""
    return house_of(connection).tokens.read_player(connection.cookies.get(COOKIE))


def must_be_player(connection: Any) -> str:
    player = player_of(connection)
    if player is None:
        raise Refusal("nobody", "say who you are first (GET /api/me)")
    return player


def answer(message: T, status: int = 200, **headers: str) -> Response[T]:
    return Response(
        message,
        media_type=MediaType.JSON,
        status_code=status,
        headers={"Cache-Control": "no-store", **headers},
    )


STATUS = {
    "no_table": 404, "nobody": 401, "not_seated": 403, "not_host": 403, "look_again": 409,
    "busy": 503, "going_down": 503, "not_yours": 403, "moved": 410,
}  # fmt: skip


def refuse(request: Any, refusal: Refusal) -> Response[messages.Refused]:
    house_of(request).metrics.refusals.add(refusal.code)
    return answer(refused(0, refusal), STATUS.get(refusal.code, 400))


def refused(ask: int, refusal: Refusal) -> messages.Refused:
    return messages.Refused(ask=ask, code=refusal.code, sentence=refusal.sentence, **refusal.more)


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> Response[answers.Me]:
    """Who am I? The first visit makes a guest; nothing is asked."""
    house = house_of(request)
    player = player_of(request) or house.tokens.new_player()
    response = answer(answers.Me(player=player))
    response.set_cookie(player_cookie(request, player))
    return response


def player_cookie(request: Request[Any, Any, Any], player: str) -> Cookie:
    house = house_of(request)
    return Cookie(
        key=COOKIE,
        value=house.tokens.player_cookie(player),
        max_age=YEAR,
        path=house.settings.base_path or "/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies or request.scope["scheme"] == "https",
    )


@get("/api/games")
async def games() -> Response[list[answers.GameOut]]:
    """What there is to play, and how a table can be set."""
    return answer([game_out(key) for key in tatami.game_keys()])


def game_out(key: str) -> answers.GameOut:
    game = tatami.game(key)
    return answers.GameOut(
        key=key,
        version=game.version,
        credit=game.credit,
        seats=(game.min_seats, game.max_seats),
        minutes=game.minutes,
        seat_names=list(game.seat_names),
        options=describe(game.options_type),
        orders=game.orders(),
        reconstructed=game.texts.has("reconstructed"),
        bots=names(game),
        **looking.words_of(game),
    )


def must_be_json(connection: Any, _handler: Any) -> None:
    """Exactly this type: a page of another site cannot send it without asking first."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/json":
        raise Refusal("malformed", "send application/json")


# The handlers below declare `data` for the documentation and read it with `strictly`.
# ruff: noqa: ARG001


async def strictly(request: Request[Any, Any, Any], kind: Any) -> Any:
    """The body again, taken literally: the framework would take "1" for a number."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except messages.UNREADABLE as error:
        raise Refusal("malformed", str(error)) from None


@post("/api/tables", guards=[must_be_json], responses=refusals(400, 401))
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[NewTable]
) -> Response[answers.Opened]:
    """Open a table; whoever opens it is its host."""
    wanted = await strictly(request, NewTable)
    id_ = await house_of(request).tables.create(wanted, must_be_player(request))
    return answer(answers.Opened(id=id_), 201)


@get("/api/tables")
async def list_tables(request: Request[Any, Any, Any]) -> Response[answers.Listed]:
    """Public tables with free seats, and one's own."""
    house = house_of(request)
    found = await house.store.read(queries.open_tables(50))
    player = player_of(request)
    mine = await house.store.read(queries.tables_of(player, 50)) if player else []
    return answer(
        answers.Listed(
            open=[
                answers.OpenTable(id=row.id, game=row.game, created=row.created) for row in found
            ],
            mine=[
                answers.OwnTable(id=row.id, game=row.game, status=row.status, changed=row.changed)
                for row in mine
            ],
        )
    )


@get("/api/tables/{table:str}", responses=shows(messages.TableOut) | refusals(404))
async def show_table(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[Any]:
    """The whole table as this viewer sees it; 304 while nothing happened."""
    live = await house_of(request).tables.get(table)
    player = player_of(request) or ""
    viewer = live.table.seat_of(player)
    host = player == live.table.setting.host
    tag = f'"{live.table.number_for(viewer)}-{viewer}-{host}"'
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers={"ETag": tag})
    return Response(
        live.face(viewer).whole(host).encode(),
        media_type=MediaType.JSON,
        headers={"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie"},
    )


@post(
    "/api/tables/{table:str}/say",
    status_code=200,
    guards=[must_be_json],
    responses=refusals(400, 401, 403, 404, 409, 410, 503),
)
async def say(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[messages.ClientIn]
) -> Response[messages.Ack | messages.Pong]:
    """One message, as on the socket."""
    began, house = time.perf_counter(), house_of(request)
    said = await strictly(request, messages.ClientIn)
    done = await house.tables.say(table, said, must_be_player(request))
    if isinstance(said, messages.Move):
        house.metrics.move_seconds.observe(time.perf_counter() - began)
    return answer(done)


@get("/api/tables/{table:str}/record", responses=shows(records.Record) | refusals(400, 404))
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


@get("/api/tables/{table:str}/code", responses=refusals(401, 403, 404))
async def seat_code(
    request: Request[Any, Any, Any], table: FromPath[str]
) -> Response[answers.SeatCode]:
    """The code that opens one's own seat on another device."""
    house, player = house_of(request), must_be_player(request)
    live = await house.tables.get(table)
    seat = live.table.own_seat(player)
    return answer(answers.SeatCode(code=house.tokens.seat_code(table, seat, player)))


@post(
    "/api/tables/{table:str}/claim",
    status_code=200,
    guards=[must_be_json],
    responses=refusals(400, 404),
)
async def claim(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[answers.Claim]
) -> Response[answers.Claimed]:
    """Become the player of a seat by its code."""
    house = house_of(request)
    wanted = data.code.strip().lower()
    live = await house.tables.get(table)
    for number, seat in enumerate(live.table.seats):
        if seat.player and opens(house, live, number, wanted):
            response = answer(answers.Claimed(seat=number, name=seat.name))
            response.set_cookie(player_cookie(request, seat.player))
            return response
    raise Refusal("wrong_code", "that code opens no seat at this table")


def opens(house: House, live: LiveTable, seat: int, code: str) -> bool:
    """A code of ours, or one that came along when the table moved here."""
    player = live.table.seats[seat].player
    return house.tokens.opens(code, live.table.id, seat, player) or live.table.brought(seat, code)


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
        await socket.send_text(messages.encode(refused(0, refusal)).decode())
        await socket.close(code=GONE)
        return
    watcher = live.watch(player)
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
    """Send what happens while hearing what is said; ends when either side goes."""
    sending = asyncio.create_task(send_news(socket, watcher))
    hearing = asyncio.create_task(hear_on(socket, house, live, watcher))
    watcher.drop = sending.cancel
    try:
        await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.watchers.discard(watcher)
        live.touch()
        sending.cancel()
        hearing.cancel()
        ends = await asyncio.gather(sending, hearing, return_exceptions=True)
    if watcher.too_slow:
        house.metrics.too_slow.add()
        # Its buffers are full, so it may not even hear this.
        with contextlib.suppress(TimeoutError, WebSocketDisconnect):
            await asyncio.wait_for(socket.close(code=TOO_SLOW), 1)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError):
            raise end


async def send_news(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    while True:
        await socket.send({"type": "websocket.send", "text": await watcher.next(), "bytes": None})


async def hear_on(
    socket: WebSocket[Any, Any, Any], house: House, live: LiveTable, watcher: Watcher
) -> None:
    while (event := await socket.receive())["type"] == "websocket.receive":
        said = event.get("text") or event.get("bytes") or ""
        watcher.tell(await reply(said, house, live, watcher.player))


async def reply(data: str | bytes, house: House, live: LiveTable, player: str) -> str:
    """What a client said, done or refused."""
    began, ask = time.perf_counter(), 0
    try:
        said = messages.decode_in(data)
        ask = said.ask
        if not player:
            raise Refusal("nobody", "say who you are first (GET /api/me)")
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


ROUTES: list[Any] = [
    me, games, open_table, list_tables, show_table, say, record, seat_code, claim, live_table,
    *looking.ROUTES, *pages.ROUTES,
]  # fmt: skip


def unreadable(request: Any, error: Exception) -> Response[messages.Refused]:
    """What the framework's own reader stumbles over."""
    deep = isinstance(error, RecursionError)
    sentence = "this is nested too deeply" if deep else "this is not UTF-8"
    return refuse(request, Refusal("malformed", sentence))


def http_error(request: Any, error: HTTPException) -> Response[messages.Refused]:
    if requests.COUNTED not in request.scope:  # no route: it came past no middleware
        count_request(request.scope, error.status_code, 0.0)
    code, sentence = "http", str(error.detail)
    if error.status_code == 400:
        code = "malformed"
        sentence = str(error.__cause__ or sentence).replace("`$.data", "`$")
        house_of(request).metrics.refusals.add(code)
    return answer(messages.Refused(ask=0, code=code, sentence=sentence), error.status_code)


def count_request(scope: Any, status: int, seconds: float) -> None:
    house: House = scope["litestar_app"].state.house
    house.metrics.requests.add(scope["method"], str(status))
    if house.settings.access_log:
        requests.log_request(scope, status, seconds)


def build(settings: Settings, prepare: Callable[[House], None] | None = None) -> Litestar:
    """The application for these settings. `prepare` sees the house before it opens (tests)."""
    trusted = proxy.networks(settings.trusted_proxies)

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
        [
            Router(path=settings.base_path or "/", route_handlers=ROUTES),
            health.healthz,
            health.readyz,
            health.metrics,
        ],
        lifespan=[lifespan],
        middleware=[
            lambda app: proxy.Proxied(app, trusted),
            lambda app: requests.Requests(app, count_request),
        ],
        exception_handlers={
            Refusal: refuse,
            HTTPException: http_error,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
        },
        request_max_body_size=BODY_LIMIT,
        openapi_config=spec(settings.base_path),
        logging_config=None,
    )
