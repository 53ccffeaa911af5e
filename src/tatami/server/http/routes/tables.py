"""Tables: opened, listed, shown, spoken at, claimed on a second device, taken home as a record.

The handlers declare `data` for the documentation and read it with `strictly`.
"""
# ruff: noqa: ARG001

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from tatami.engine import records
from tatami.server.http import api_types
from tatami.server.http.openapi import refusals, shows
from tatami.server.http.routes.common import (
    address_of,
    answer,
    deed_of,
    house_of,
    identity_of,
    must_be_json,
    must_be_player,
    player_of,
    remember_guest,
    strictly,
)
from tatami.server.live.live_table import LiveTable
from tatami.server.people import accounts, moderation
from tatami.server.services import House
from tatami.server.store import queries
from tatami.server.tables.create_table import NewTable
from tatami.server.tables.table import Refusal
from tatami.server.tables.table_setup import Setting
from tatami.server.wire import messages


@post("/api/tables", guards=[must_be_json], responses=refusals(400, 401, 429))
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[NewTable]
) -> Response[api_types.Opened]:
    """Open a table; whoever opens it is its host."""
    house, player = house_of(request), must_be_player(request)
    wanted = await strictly(request, NewTable)
    house.limits.take("table", player=player, address=address_of(request))
    if wanted.rated and not identity_of(request).session:
        raise Refusal("no_account", "only accounts play rated games: sign up first")
    id_ = await house.tables.create(wanted, player)
    return answer(api_types.Opened(id=id_), 201)


@get("/api/tables")
async def list_tables(request: Request[Any, Any, Any]) -> Response[api_types.Listed]:
    """Public tables with free seats, and one's own."""
    house = house_of(request)
    found = await house.store.read(queries.open_tables(50))
    player = player_of(request)
    mine = await house.store.read(queries.tables_of(player, 50)) if player else []
    return answer(
        api_types.Listed(
            open=[open_out(row) for row in found],
            mine=[
                api_types.OwnTable(id=row.id, game=row.game, status=row.status, changed=row.changed)
                for row in mine
            ],
        )
    )


def open_out(row: Any) -> api_types.OpenTable:
    setting = msgspec.json.decode(row.setting, type=Setting)
    return api_types.OpenTable(
        id=row.id,
        game=row.game,
        seats=setting.seats,
        rated=setting.rated,
        created=row.created,
    )


@get("/api/tables/{table:str}", responses=shows(messages.TableOut) | refusals(404))
async def show_table(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[Any]:
    """The whole table as this viewer sees it; 304 while nothing happened."""
    house, player = house_of(request), player_of(request) or ""
    live = await house.tables.get(table)
    unheard = await house.store.read(moderation.unheard_by(player))
    viewer = live.table.seat_of(player)
    host = player == live.table.setting.host
    silence = house.tokens.sign("unheard", *sorted(unheard))[:8]
    tag = f'"{live.table.number_for(viewer)}-{viewer}-{host}-{silence}"'
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers={"ETag": tag})
    return Response(
        live.face(viewer).whole(host, unheard).encode(),
        media_type=MediaType.JSON,
        headers={"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie"},
    )


@post(
    "/api/tables/{table:str}/say",
    status_code=200,
    guards=[must_be_json],
    responses=refusals(400, 401, 403, 404, 409, 410, 429, 503),
)
async def say(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[messages.ClientIn]
) -> Response[messages.Ack | messages.Pong]:
    """One message, as on the socket."""
    began, house, player = time.perf_counter(), house_of(request), must_be_player(request)
    said = await strictly(request, messages.ClientIn)
    house.limits.take(deed_of(said), player=player, address=address_of(request))
    done = await house.tables.say(table, said, player)
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
) -> Response[api_types.SeatCode]:
    """The code that opens one's own seat on another device."""
    house, player = house_of(request), must_be_player(request)
    live = await house.tables.get(table)
    seat = live.table.own_seat(player)
    return answer(api_types.SeatCode(code=house.tokens.seat_code(table, seat, player)))


@post(
    "/api/tables/{table:str}/claim",
    status_code=200,
    guards=[must_be_json],
    responses=refusals(400, 404, 409, 429),
)
async def claim(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[api_types.Claim]
) -> Response[api_types.Claimed]:
    """Become the player of a seat by its code. An account is opened by its password alone."""
    house = house_of(request)
    house.limits.take("claim", address=address_of(request))
    wanted = data.code.strip().lower()
    live = await house.tables.get(table)
    for number, seat in enumerate(live.table.seats):
        if seat.player and opens(house, live, number, wanted):
            if await house.store.read(accounts.by_player(seat.player)) is not None:
                raise Refusal("has_account", "that seat is an account's: sign in instead")
            response = answer(api_types.Claimed(seat=number, name=seat.name))
            remember_guest(request, response, seat.player)
            return response
    raise Refusal("wrong_code", "that code opens no seat at this table")


def opens(house: House, live: LiveTable, seat: int, code: str) -> bool:
    """A code of ours, or one that came along when the table moved here."""
    player = live.table.seats[seat].player
    return house.tokens.opens(code, live.table.id, seat, player) or live.table.brought(seat, code)


ROUTES: list[Any] = [open_table, list_tables, show_table, say, record, seat_code, claim]
