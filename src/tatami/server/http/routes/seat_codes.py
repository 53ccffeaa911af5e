"""Routes for seat codes: make one, see whether there is one, revoke it, open a seat by it."""
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from tatami.server.http import api_types
from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    address_of,
    identity_of,
    json_response,
    must_be_json,
    must_be_player,
    player_of,
    services_of,
    set_seat_cookie,
    visitor_at,
)
from tatami.server.people import accounts, moderation, seat_codes
from tatami.server.people.access import SEAT_COOKIE
from tatami.server.people.seat_codes import SeatCodeState
from tatami.server.signing import digest
from tatami.server.store import queries
from tatami.server.store.base import Store
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.wire.shared_api_types import Done, EmptyBody

AnyRequest = Request[Any, Any, Any]


@post(
    "/api/tables/{table:str}/code",
    guards=[must_be_json],
    responses=refusals(400, 401, 403, 404, 409, 429, 503),
)
async def make_seat_code(
    request: AnyRequest, table: FromPath[str], data: JSONBody[EmptyBody]
) -> Response[api_types.SeatCode]:
    """Make a code that opens your seat on another device. It ends an earlier code of the seat."""
    services, player = services_of(request), must_be_player(request)
    services.limits.take("change", player=player, address=address_of(request))
    seat = (await services.tables.get(table)).table.own_seat(player)
    if identity_of(request).session:
        raise Refusal("has_account", "you have an account: sign in on the other device")
    code, now = seat_codes.new_code(), services.tables.now()
    await services.store.write(seat_codes.store_code(table, seat, player, digest(code), now))
    await services.tables.people.changed(player)
    return json_response(api_types.SeatCode(code=code), 201)


@get("/api/tables/{table:str}/code", responses=refusals(401, 403, 404))
async def seat_code_state(request: AnyRequest, table: FromPath[str]) -> Response[SeatCodeState]:
    """See whether your seat has a code, and how many devices use it. The code is not shown."""
    if visitor_at(request, table).only_seat is not None:
        return json_response(SeatCodeState(borrowed=True))
    services, player = services_of(request), must_be_player(request)
    seat = (await services.tables.get(table)).table.own_seat(player)
    found = seat_codes.state(table, seat, services.tables.now())
    return json_response(await services.store.read(found))


@delete("/api/tables/{table:str}/code", status_code=200, responses=refusals(401, 429))
async def revoke_seat_code(request: AnyRequest, table: FromPath[str]) -> Response[Done]:
    """Revoke the code of your seat. Devices that used it lose the seat. Damaged tables too."""
    services, player = services_of(request), must_be_player(request, even_suspended=True)
    services.limits.take("change", player=player, address=address_of(request))
    await services.store.write(queries.remove_seat_codes(player, table))
    await services.tables.people.changed(player)
    return json_response(Done())


@post(
    "/api/tables/{table:str}/claim",
    status_code=200,
    guards=[must_be_json],
    responses=refusals(400, 403, 404, 409, 429),
)
async def claim(
    request: AnyRequest, table: FromPath[str], data: JSONBody[api_types.ClaimSeat]
) -> Response[api_types.ClaimedSeat]:
    """Open a seat by its code on this device, which may then play that seat and nothing else."""
    services = services_of(request)
    services.limits.take("claim", address=address_of(request))
    services.access.suspensions.check(player_of(request) or "")
    wanted = seat_codes.digest_of(data.code)
    found = (await services.tables.get(table)).table
    seat = await seat_of_code(request, found, wanted)
    response = json_response(api_types.ClaimedSeat(seat=seat, name=found.seats[seat].name))
    if found.seats[seat].player != player_of(request):
        cookie = seat_codes.new_token(services.tokens)
        session, now = seat_codes.hash_of(cookie, services.tokens), services.tables.now()
        assert session is not None
        await services.store.write(seat_codes.start(table, wanted, session, now))
        set_seat_cookie(request, response, table, cookie)
    return response


async def seat_of_code(request: AnyRequest, table: Table, wanted: str) -> int:
    """The seat of a code that this visitor may use; raises Refusal."""
    store: Store = services_of(request).store
    player = player_of(request) or ""
    code = await store.read(seat_codes.find_code(table.id, wanted))
    if code is None or table.seats[code.seat].player != code.player_id:
        raise seat_codes.wrong_code()
    account = await store.read(accounts.by_player(code.player_id))
    if account is not None:
        raise Refusal("has_account", "this seat belongs to an account: sign in instead")
    if table.seat_of(player) not in (None, code.seat):
        raise Refusal(
            "seated", "you already have a seat at this table: use another browser for this one"
        )
    people = [seat.player for seat in table.seats if seat.player != player]
    blocked = await store.read(moderation.is_blocked(player, people))
    if blocked:
        raise Refusal("unwelcome", "you cannot join this table: choose another")
    seat: int = code.seat
    return seat


@delete("/api/tables/{table:str}/claim", status_code=200, responses=refusals())
async def give_seat_back(request: AnyRequest, table: FromPath[str]) -> Response[Done]:
    """Close the seat on this device. The code stays valid."""
    services = services_of(request)
    session = await services.access.seat_session(request.cookies)
    if session is not None and session.table == table:
        await services.store.write(seat_codes.end(session.hash))
        await services.tables.people.changed(session.player)
    response = json_response(Done())
    if SEAT_COOKIE in request.cookies:
        set_seat_cookie(request, response, table, "")
    return response


ROUTES: list[Any] = [
    make_seat_code, seat_code_state, revoke_seat_code, claim, give_seat_back,
]  # fmt: skip
