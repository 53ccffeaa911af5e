"""Routes for challenges and invitations to a table.

The handlers declare `data` for OpenAPI; `read_json` decodes what holds a new table.
"""
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from tatami.server.http import api_types
from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    address_of,
    json_response,
    must_be_json,
    must_be_player,
    must_have_account,
    read_json,
    services_of,
)
from tatami.server.http.routes.profiles import find_account
from tatami.server.http.routes.tables import check_components
from tatami.server.notify.notices import invite_notices
from tatami.server.people import follows, table_invitations
from tatami.server.people.table_invitations import InvitationOut, InvitedOut
from tatami.server.services import Services
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OPEN, Table
from tatami.server.wire.shared_api_types import Done

AnyRequest = Request[Any, Any, Any]
JSON_POST: dict[str, Any] = {"guards": [must_be_json]}


@post("/api/challenges", **JSON_POST, responses=refusals(400, 401, 403, 404, 429, 503))
async def challenge(
    request: AnyRequest, data: JSONBody[api_types.Challenge]
) -> Response[api_types.CreatedTable]:
    """Create a table and invite people to it. With `instead_of` it answers their challenge with
    other settings."""
    services, player = services_of(request), inviting_account(request)
    wanted = await read_json(request, api_types.Challenge)
    others = await people_to_invite(request, player, wanted.people)
    await services.access.quotas.check_new_table(player, account=True)
    components = await check_components(request, wanted.table)
    id_ = await services.tables.creation.create(wanted.table, player, components=components)
    await send_invitations(services, id_, player, others)
    if wanted.instead_of:
        answer = table_invitations.answer(player, wanted.instead_of, "suggested", id_)
        await services.store.write(answer)
    await services.tables.lobby.changed()
    return json_response(api_types.CreatedTable(id=id_), 201)


@post(
    "/api/tables/{table:str}/invitations",
    **JSON_POST,
    responses=refusals(400, 401, 403, 404, 429),
)
async def invite(
    request: AnyRequest, table: FromPath[str], data: JSONBody[api_types.InvitePeople]
) -> Response[list[InvitedOut]]:
    """Invite people to a free seat of your table."""
    services, player = services_of(request), inviting_account(request)
    found = await own_table(services, table, player)
    if found.status != OPEN or all(seat.taken for seat in found.seats):
        raise Refusal("full", "this table has no free seat")
    others = await people_to_invite(request, player, data.people)
    await send_invitations(services, table, player, others)
    await services.tables.lobby.changed()
    return json_response(await services.store.read(table_invitations.at_table(table)), 201)


@get("/api/tables/{table:str}/invitations", responses=refusals(401, 403, 404))
async def invited(request: AnyRequest, table: FromPath[str]) -> Response[list[InvitedOut]]:
    """List who was invited to your table, and what they answered."""
    services = services_of(request)
    await own_table(services, table, must_be_player(request))
    return json_response(await services.store.read(table_invitations.at_table(table)))


@get("/api/me/invitations", responses=refusals(401))
async def my_invitations(request: AnyRequest) -> Response[list[InvitationOut]]:
    """List the invitations to tables that you can accept."""
    services, player = services_of(request), must_have_account(request).player
    query = table_invitations.open_of(player, services.tables.now())
    return json_response(await services.store.read(query))


@post(
    "/api/me/invitations/{handle:str}",
    **JSON_POST,
    status_code=200,
    responses=refusals(400, 401, 404, 429),
)
async def answer_invitation(
    request: AnyRequest, handle: FromPath[str], data: JSONBody[api_types.AnswerInvitation]
) -> Response[Done]:
    """Accept an invitation (then join the table), or decline it."""
    services, player = services_of(request), inviting_account(request)
    state: table_invitations.State = "accepted" if data.yes else "declined"
    await services.store.write(table_invitations.answer(player, handle, state))
    await services.tables.lobby.changed()
    return json_response(Done())


def inviting_account(request: AnyRequest) -> str:
    player = must_have_account(request).player
    must_be_player(request)  # not while suspended
    services_of(request).limits.take("invite", player=player, address=address_of(request))
    return player


async def own_table(services: Services, id_: str, player: str) -> Table:
    """A table at which this player sits, or that they created."""
    table = (await services.tables.get(id_)).table
    if table.seat_of(player) is None and table.setup.host != player:
        raise Refusal("not_seated", "you have no seat at this table")
    return table


async def people_to_invite(request: AnyRequest, player: str, names: list[str]) -> list[str]:
    """The players of these accounts, if all of them may be challenged; raises Refusal."""
    services = services_of(request)
    store, now = services.store, services.tables.now()
    await store.read(table_invitations.check_open(player, len(names), now))
    rows = [await find_account(request, name) for name in names]
    found = list(dict.fromkeys(row.player_id for row in rows))
    if player in found:
        raise Refusal("yourself", "you cannot challenge yourself")
    for row in rows:
        if not await store.read(follows.may_challenge(player, row.player_id)):
            raise Refusal(
                "no_challenge",
                f"{row.name} does not accept challenges from you",
                args={"name": row.name},
            )
    return found


async def send_invitations(services: Services, table: str, by: str, others: list[str]) -> None:
    now = services.tables.now()
    await services.store.write(table_invitations.invite(table, by, others, now))
    await services.store.write(invite_notices(table, others, now))
    for player in others:
        await services.tables.people.changed(player)


ROUTES: list[Any] = [challenge, invite, invited, my_invitations, answer_invitation]
