"""Routes for tables: create, list, read, send commands, download the record.

The handlers declare `data` for OpenAPI and decode the body with `read_json`.
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
from tatami.server.http.openapi import encoded_response, refusals
from tatami.server.http.routes.common import (
    address_of,
    compute,
    identity_of,
    json_response,
    limit_kind,
    may_play,
    must_be_json,
    pack,
    player_of,
    read_json,
    services_of,
    visitor_at,
)
from tatami.server.store import queries
from tatami.server.tables import commands
from tatami.server.tables.create_table import Components, NewTable, checked_components
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import TableSetup
from tatami.server.wire import messages


@post("/api/tables", guards=[must_be_json], responses=refusals(400, 401, 429, 503))
async def create_table(
    request: Request[Any, Any, Any], data: JSONBody[NewTable]
) -> Response[api_types.CreatedTable]:
    """Create a table. The creator becomes its host."""
    services, player = services_of(request), may_play(request)
    wanted = await read_json(request, NewTable)
    services.limits.take("table", player=player, address=address_of(request))
    account = bool(identity_of(request).session)
    if wanted.rated and not account:
        raise Refusal("no_account", "rated games need an account: sign up first")
    if wanted.public and services.settings.public_tables == "never":
        raise Refusal("public", "tables on this server are by invitation only")
    await services.access.quotas.check_new_table(player, account=account)
    components = await check_components(request, wanted)
    id_ = await services.tables.creation.create(wanted, player, components=components)
    return json_response(api_types.CreatedTable(id=id_), 201)


async def check_components(
    request: Request[Any, Any, Any], wanted: NewTable
) -> dict[str, Any] | None:
    """The components that a player sent, checked in another process; None without any."""
    if wanted.material is None:
        return None
    packed = pack(Components(wanted.game, wanted.material))
    checked = await compute(request, checked_components, packed)
    return msgspec.json.decode(checked, type=dict[str, Any])


@get("/api/tables")
async def list_tables(request: Request[Any, Any, Any]) -> Response[api_types.TableLists]:
    """List public tables with free seats, and your own tables."""
    services = services_of(request)
    found = await services.store.read(queries.open_tables(50))
    player = player_of(request)
    mine = await services.store.read(queries.tables_of(player, 50)) if player else []
    return json_response(
        api_types.TableLists(
            open=[out for row in found if (out := open_table_out(row)) is not None],
            mine=[
                api_types.OwnTable(id=row.id, game=row.game, status=row.status, changed=row.changed)
                for row in mine
            ],
        )
    )


def open_table_out(row: Any) -> api_types.OpenTable | None:
    try:
        setting = msgspec.json.decode(row.setting, type=TableSetup)
    except msgspec.MsgspecError:  # damaged; it is put in quarantine when it is opened
        return None
    return api_types.OpenTable(
        id=row.id,
        game=row.game,
        seats=setting.seats,
        rated=setting.rated,
        created=row.created,
    )


@get("/api/tables/{table:str}", responses=encoded_response(messages.TableOut) | refusals(404))
async def show_table(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[Any]:
    """Get the whole table as you may see it. 304 if nothing has changed."""
    services = services_of(request)
    live, visitor = await services.tables.get(table), visitor_at(request, table)
    muted = await services.access.people.muted_by(visitor.player)
    viewer = live.table.seat_of(visitor.player)
    host = visitor.player == live.table.setup.host and visitor.only_seat is None
    muted_tag = services.tokens.sign("unheard", *sorted(muted))[:8]
    tag = f'"{live.table.number_for(viewer)}-{viewer}-{host}-{muted_tag}"'
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers={"ETag": tag})
    return Response(
        live.viewer_state(viewer).whole_table(host, muted),
        media_type=MediaType.JSON,
        headers={"ETag": tag, "Cache-Control": "private, no-cache, no-transform", "Vary": "Cookie"},
    )


@post(
    "/api/tables/{table:str}/say",
    status_code=200,
    guards=[must_be_json],
    responses=refusals(400, 401, 403, 404, 409, 410, 429, 503),
)
async def post_command(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[messages.ClientIn]
) -> Response[messages.Ack | messages.Pong]:
    """Send one command, as on the socket."""
    began, services, visitor = time.perf_counter(), services_of(request), visitor_at(request, table)
    player = visitor.must_be_player()
    command = await read_json(request, messages.ClientIn)
    visitor.may_give(command)
    services.limits.take(limit_kind(command), player=player, address=address_of(request))
    ack = await services.tables.handle(table, command, player)
    if isinstance(command, commands.Move):
        services.metrics.move_seconds.observe(time.perf_counter() - began)
    return json_response(ack)


@get(
    "/api/tables/{table:str}/record",
    responses=encoded_response(records.Record) | refusals(400, 404),
)
async def record(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[str]:
    """Download the record of a finished game. It contains the secret of the deal for verification.

    A running game has no record, because the seed reveals every hidden card.
    """
    live = await services_of(request).tables.get(table)
    if live.table.status != "over":
        raise Refusal("wrong_time", "the game file is available after the game")
    name = f"{live.table.game.key}-{live.table.id}.json"
    return Response(
        records.write(live.table.record()),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


ROUTES: list[Any] = [create_table, list_tables, show_table, post_command, record]
