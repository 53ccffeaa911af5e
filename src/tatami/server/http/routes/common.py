"""What routes share: identity, decoding of bodies, responses and cookies."""

from __future__ import annotations

import logging
import re
import secrets
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from tatami.server.operate.listen_address import network_link
from tatami.server.people.access import (
    GUEST_COOKIE,
    SEAT_COOKIE,
    SESSION_COOKIE,
    guests_refused,
)
from tatami.server.people.rate_limits import network
from tatami.server.people.seat_codes import (
    SEAT_SESSION_LIFE,
    SeatSession,
    must_be_play,
)
from tatami.server.people.sessions import NOBODY, SESSION_LIFE, Identity
from tatami.server.signing import YEAR
from tatami.server.tables import commands
from tatami.server.tables.create_table import DEAL_PREFIX
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OPEN
from tatami.server.thinking.fair_queue import Asker
from tatami.server.thinking.slow_requests import Work
from tatami.server.wire import messages

if TYPE_CHECKING:
    from tatami.server.services import Services

log = logging.getLogger("tatami.server")

T = TypeVar("T")

UNCHANGED = "no-store, no-transform"
"""Proxies must not compress an answer either: it may hold both secrets and texts of others, and its
length would then tell something about the secrets."""


def services_of(connection: Any) -> Services:
    services: Services = connection.app.state.services
    return services


class Identify(ASGIMiddleware):
    """Middleware that identifies the player once per request or socket."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        await identify(Request(scope))
        await next_app(scope, receive, send)


async def identify(connection: Any) -> None:
    """Note in the scope who the cookies belong to."""
    scope, services = connection.scope, services_of(connection)
    if "/api/" not in scope["path"]:
        return
    identity = await services.access.identify(connection.cookies)
    scope["state"]["identity"] = identity
    if SEAT_COOKIE in connection.cookies:
        scope["state"]["seat"] = await services.access.seat_session(connection.cookies)
    if scope["type"] == ScopeType.HTTP:  # a socket is told in its own way
        await must_be_unsealed(connection)
    if identity.player:
        services.tables.addresses.note(identity.player, address_of(connection))


SEALED_PATH = re.compile(rf"/(?:api/tables|t)/({DEAL_PREFIX}[^/]*)")


async def must_be_unsealed(connection: Any) -> None:
    """Refuse every request about a table whose deal others still play, unless a player of that
    table asks. Here, because every route passes here."""
    found = SEALED_PATH.search(connection.scope["path"])
    if found is None:
        return
    services = services_of(connection)
    table = (await services.tables.get(found[1])).table
    # Before the start there is nothing to see, and people must be able to join.
    sealed = table.status != OPEN and services.now() < table.setup.sealed_until
    if sealed and table.seat_of(visitor_at(connection, table.id).player) is None:
        raise Refusal("sealed", "others are still playing this deal: look at this table tomorrow")


def identity_of(connection: Any) -> Identity:
    identity: Identity = connection.scope["state"].get("identity", NOBODY)
    return identity


def player_of(connection: Any) -> str | None:
    """The player of a request, if its cookies are valid."""
    return identity_of(connection).player or None


def must_be_player(connection: Any, *, even_suspended: bool = False) -> str:
    """The player of the request. A suspended one may read, and do what `even_suspended` allows."""
    player = player_of(connection)
    if player is None:
        raise Refusal("nobody", "you have no player id: call GET /api/me first")
    if not even_suspended and connection.scope.get("method") != "GET":
        services_of(connection).access.suspensions.check(player)
    return player


def may_play(connection: Any) -> str:
    """The player, if this server lets them create tables and start analyses."""
    player = must_be_player(connection)
    if not identity_of(connection).session and not services_of(connection).settings.guests:
        raise guests_refused()
    return player


class Visitor(msgspec.Struct, frozen=True):
    """Who looks at a table or plays there."""

    player: str
    session: str
    only_seat: int | None
    """The one seat that this device may play, if a seat code opened it."""

    def must_be_player(self) -> str:
        if not self.player:
            raise Refusal("nobody", "you have no player id: call GET /api/me first")
        return self.player

    def may_give(self, command: Any) -> None:
        if self.only_seat is not None:
            must_be_play(command)


def visitor_at(connection: Any, table: str) -> Visitor:
    """The player whose seat code this device has used at this table; otherwise oneself.

    Only routes that show the table or play a seat ask this. All others know `player_of`, so that a
    seat code gives away nothing else of its player.
    """
    session: SeatSession | None = connection.scope["state"].get("seat")
    if session is not None and session.table == table:
        return Visitor(session.player, session.hash, session.seat)
    identity = identity_of(connection)
    return Visitor(identity.player, identity.session, None)


def must_have_account(connection: Any) -> Identity:
    identity = identity_of(connection)
    if not identity.session:
        raise Refusal("no_account", "you are not signed in: sign in first")
    return identity


def address_of(connection: Any) -> str:
    return connection.client.host if connection.client else ""


def join_link(connection: Any) -> str:
    """The link that players in the network open; empty if they cannot."""
    settings = services_of(connection).settings
    if settings.public_url:
        return settings.public_url.rstrip("/") + "/"
    server = connection.scope.get("server")
    port = server[1] if server and server[1] else settings.port
    return network_link(settings.host, port, settings.base_path) or ""


def must_be_json(connection: Any, _handler: Any) -> None:
    """Guard against requests from other sites: sending JSON requires a CORS preflight."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/json":
        raise Refusal("malformed", "the content type must be application/json")


async def read_json(request: Request[Any, Any, Any], kind: Any) -> Any:
    """Decode the body strictly: the framework would accept "1" as a number."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except messages.UNREADABLE as error:
        raise Refusal("malformed", str(error)) from None


def json_response(message: T, status: int = 200, **headers: str) -> Response[T]:
    return Response(
        message,
        media_type=MediaType.JSON,
        status_code=status,
        headers={"Cache-Control": UNCHANGED, **headers},
    )


def encoded_json(body: bytes, **headers: str) -> Response[bytes]:
    """A JSON response whose body is encoded already."""
    return Response(
        body, media_type=MediaType.JSON, headers={"Cache-Control": UNCHANGED, **headers}
    )


def limit_by_address(connection: Any, kind: str) -> None:
    """Count a request that needs no player id against the rate limit of its address."""
    services_of(connection).limits.take(kind, address=address_of(connection))


def pack(wanted: msgspec.Struct) -> bytes:
    """For another process."""
    try:
        return msgspec.msgpack.encode(wanted)
    except OverflowError:  # more than 64 bits
        raise Refusal("malformed", "a number is too large") from None


async def compute(connection: Any, work: Work, packed: bytes) -> bytes:
    """Compute something for this request in another process; raises Refusal."""
    return await services_of(connection).computations.run(work, packed, asker_of(connection))


def asker_of(connection: Any) -> Asker:
    """Who waits for a worker process in this request."""
    return Asker(network(address_of(connection)), player_of(connection) or "")


def set_guest_cookie(connection: Any, response: Response[Any], player: str) -> None:
    services = services_of(connection)
    signed = services.tokens.player_cookie(player, services.now() / 1000)
    set_cookie(connection, response, GUEST_COOKIE, signed, YEAR)


def set_session_cookie(connection: Any, response: Response[Any], cookie: str) -> None:
    set_cookie(connection, response, SESSION_COOKIE, cookie, SESSION_LIFE // 1000)


def set_seat_cookie(connection: Any, response: Response[Any], table: str, cookie: str) -> None:
    """Browsers send it to the routes of this table alone; an empty one is deleted."""
    age = SEAT_SESSION_LIFE // 1000 if cookie else 0
    set_cookie(connection, response, SEAT_COOKIE, cookie, age, f"/api/tables/{table}")


def delete_cookie(connection: Any, response: Response[Any], key: str) -> None:
    set_cookie(connection, response, key, "", 0)


def set_cookie(
    connection: Any, response: Response[Any], key: str, value: str, age: int, path: str = ""
) -> None:
    settings = services_of(connection).settings
    response.set_cookie(
        Cookie(
            key=key,
            value=value,
            max_age=age,
            path=(settings.base_path + path) or "/",
            httponly=True,
            samesite="lax",
            secure=settings.secure_cookies or connection.scope["scheme"] == "https",
        )
    )


def refused(ask: int, refusal: Refusal) -> messages.Refused:
    return messages.Refused(
        ask=ask, code=refusal.code, sentence=refusal.sentence, **refusal.details
    )


def database_busy() -> Refusal:
    return Refusal("busy", "the server cannot store anything now: try again in a moment")


def internal_error(error: BaseException, **where: Any) -> Refusal:
    """Log an error that nobody expected. The client is told its id, so that both can be matched."""
    trace = secrets.token_hex(6)
    log.error("internal error", exc_info=error, extra={"trace": trace, **where})
    return Refusal(
        "internal",
        f"something went wrong on the server: report the id {trace} to its operator",
        args={"trace": trace},
    )


LIMIT_KINDS: dict[type, str] = {
    commands.Move: "move", commands.Chat: "chat", commands.Rematch: "table",
}  # fmt: skip


def limit_kind(command: Any) -> str:
    """The kind of rate limit for a command."""
    return LIMIT_KINDS.get(type(command), "say")
