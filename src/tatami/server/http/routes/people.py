"""Accounts, manners and one's own data."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    address_of,
    answer,
    forget_cookie,
    identity_of,
    must_be_json,
    must_be_player,
    must_have_account,
    remember_session,
    services_of,
)
from tatami.server.people import accounts, api_types, leaderboards, moderation, sessions
from tatami.server.people.access import GUEST_COOKIE, SESSION_COOKIE
from tatami.server.people.personal_data import delete_person, export_data
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.wire.bodies import Done, EmptyBody

AnyRequest = Request[Any, Any, Any]
JSON_POST: dict[str, Any] = {"guards": [must_be_json]}
"""Even what has no body must say that it is JSON: a form on another site cannot."""


# Accounts.


@post("/api/account", **JSON_POST, responses=refusals(400, 401, 409, 429))
async def sign_up(
    request: AnyRequest, data: JSONBody[api_types.NameAndPassword]
) -> Response[api_types.Account]:
    """A guest becomes an account, keeping seats and history."""
    services, player = services_of(request), must_be_player(request)
    if identity_of(request).session:
        raise Refusal("has_account", "you have an account already")
    services.limits.take("sign_up", address=address_of(request))
    cookie, session = new_session(request)
    name = await services.accounts.sign_up(player, data.name, data.password, session)
    await services.tables.person_changed(player)
    response = answer(api_types.Account(player=player, name=name), 201)
    remember_session(request, response, cookie)
    forget_cookie(request, response, GUEST_COOKIE)
    return response


def new_session(request: AnyRequest) -> tuple[str, str]:
    """A cookie, and the hash under which it is kept."""
    tokens = services_of(request).tokens
    cookie = sessions.new_token(tokens)
    session = sessions.hash_of(cookie, tokens)
    assert session is not None
    return cookie, session


@post("/api/session", **JSON_POST, responses=refusals(400, 403, 429))
async def sign_in(
    request: AnyRequest, data: JSONBody[api_types.NameAndPassword]
) -> Response[api_types.Account]:
    """Begin a session. A guest's own cookie stays, for when the session ends."""
    services, address = services_of(request), address_of(request)
    key = accounts.key_of(data.name)
    services.limits.take("sign_in", address=address, name=key)
    cookie, session = new_session(request)
    player, name = await services.accounts.sign_in(data.name, data.password, session)
    services.limits.refund("sign_in", address=address, name=key)
    before = identity_of(request)
    if before.session:
        await services.store.write(sessions.end(before.session))
        await services.tables.person_changed(before.player)
    response = answer(api_types.Account(player=player, name=name), 201)
    remember_session(request, response, cookie)
    return response


@post("/api/session/end", **JSON_POST, status_code=200, responses=refusals(400, 401))
async def sign_out(
    request: AnyRequest,
    data: JSONBody[EmptyBody],  # noqa: ARG001  # for the description of the route
) -> Response[Done]:
    """End this session."""
    identity = must_have_account(request)
    await services_of(request).store.write(sessions.end(identity.session))
    return await signed_out(request, identity.player)


@post("/api/session/end-all", **JSON_POST, status_code=200, responses=refusals(400, 401))
async def sign_out_everywhere(
    request: AnyRequest,
    data: JSONBody[EmptyBody],  # noqa: ARG001
) -> Response[Done]:
    """End every session of the account."""
    identity = must_have_account(request)
    await services_of(request).store.write(sessions.end_all(identity.player))
    return await signed_out(request, identity.player)


async def signed_out(request: AnyRequest, player: str) -> Response[Done]:
    await services_of(request).tables.person_changed(player)
    response = answer(Done())
    forget_cookie(request, response, SESSION_COOKIE)
    return response


@get("/api/account", responses=refusals(401))
async def account(request: AnyRequest) -> Response[api_types.AccountOut]:
    """One's own account."""
    services, player = services_of(request), must_have_account(request).player
    row = await services.store.read(accounts.by_player(player))
    assert row is not None
    open_ = await services.store.read(sessions.of_player(player, services.tables.now()))
    return answer(
        api_types.AccountOut(
            name=row.name, since=row.created, listed=row.listed, sessions=len(open_)
        )
    )


@post("/api/account/listed", **JSON_POST, status_code=200, responses=refusals(400, 401, 429))
async def list_me(
    request: AnyRequest, data: JSONBody[api_types.LeaderboardOptIn]
) -> Response[Done]:
    """Be on leaderboards, or be on none."""
    services, player = services_of(request), must_have_account(request).player
    services.limits.take("change", player=player, address=address_of(request))
    await services.store.write(leaderboards.set_listed(player, data.listed))
    await services.leaderboards.clear_cache()
    return answer(Done())


@post("/api/account/name", **JSON_POST, status_code=200, responses=refusals(400, 401, 409, 429))
async def rename(
    request: AnyRequest, data: JSONBody[api_types.NewName]
) -> Response[api_types.Account]:
    """Change the account's name."""
    services, player = services_of(request), must_have_account(request).player
    services.limits.take("change", player=player, address=address_of(request))
    name = await services.accounts.rename(player, data.name)
    await services.leaderboards.clear_cache()
    return answer(api_types.Account(player=player, name=name))


@post("/api/account/password", **JSON_POST, status_code=200, responses=refusals(400, 401, 403, 429))
async def change_password(
    request: AnyRequest, data: JSONBody[api_types.NewPassword]
) -> Response[Done]:
    """Change the password; every other session of the account ends."""
    services, identity = services_of(request), must_have_account(request)
    services.limits.take("password", player=identity.player, address=address_of(request))
    await services.accounts.change_password(identity.player, data.old, data.new, identity.session)
    await services.tables.person_changed(identity.player)
    return answer(Done())


@post("/api/me/delete", **JSON_POST, status_code=200, responses=refusals(400, 401, 403, 429))
async def delete_me(request: AnyRequest, data: JSONBody[api_types.DeleteAccount]) -> Response[Done]:
    """Remove the account, or the guest, and all that is kept about them."""
    services, player = services_of(request), must_be_player(request)
    services.limits.take("password", player=player, address=address_of(request))
    if identity_of(request).session:
        await services.accounts.confirm(player, data.password)
    await delete_person(services.store, services.tables, player)
    await services.leaderboards.clear_cache()
    response = await signed_out(request, player)
    forget_cookie(request, response, GUEST_COOKIE)
    return response


# What is kept about a player.


@get("/api/me/export", responses=refusals(401, 429))
async def export(request: AnyRequest) -> Response[bytes]:
    """All of one's own data as one file."""
    services, player = services_of(request), must_be_player(request)
    services.limits.take("export", player=player, address=address_of(request))
    found = await export_data(services.store, player, services.tables.now())
    return Response(
        msgspec.json.format(msgspec.json.encode(found)),
        media_type=MediaType.JSON,
        headers={
            "Content-Disposition": 'attachment; filename="tatami-data.json"',
            "Cache-Control": "no-store",
        },
    )


# Manners.


@get("/api/me/manners", responses=refusals(401))
async def muted_and_blocked(request: AnyRequest) -> Response[list[api_types.MutedOrBlocked]]:
    """Whom one has muted and blocked."""
    rows = await services_of(request).store.read(moderation.of_player(must_be_player(request)))
    return answer(
        [api_types.MutedOrBlocked(handle=row.handle, kind=row.kind, name=row.name) for row in rows]
    )


@post("/api/me/manners", **JSON_POST, responses=refusals(400, 401, 404, 429))
async def mute_or_block(
    request: AnyRequest, data: JSONBody[api_types.MuteOrBlock]
) -> Response[api_types.MutedOrBlocked]:
    """Not to be sent somebody's chat (mute); nor have them at one's tables (block)."""
    services, player = services_of(request), must_be_player(request)
    services.limits.take("change", player=player, address=address_of(request))
    table = (await services.tables.get(data.table)).table
    other, name = who_is_meant(table, table.seat_of(player), data)
    row = moderation.add(player, other, name, data.kind, services.tables.now())
    handle = await services.store.write(row)
    await services.tables.person_changed(player)
    return answer(api_types.MutedOrBlocked(handle=handle, kind=data.kind, name=name), 201)


def who_is_meant(table: Table, viewer: int | None, whom: api_types.MuteOrBlock) -> tuple[str, str]:
    if whom.line is not None:
        said = moderation.chat_entry(table, viewer, whom.line).entry
        return said.player, said.name
    if whom.seat is not None:
        return moderation.person_at(table, whom.seat)
    raise Refusal("malformed", "say which seat or which line")


@delete("/api/me/manners/{handle:str}", status_code=200, responses=refusals(401, 404, 429))
async def forgive(request: AnyRequest, handle: FromPath[str]) -> Response[Done]:
    """Hear somebody again, or have them at one's tables again."""
    services, player = services_of(request), must_be_player(request)
    services.limits.take("change", player=player, address=address_of(request))
    await services.store.write(moderation.remove(player, handle))
    await services.tables.person_changed(player)
    return answer(Done())


@post("/api/tables/{table:str}/reports", **JSON_POST, responses=refusals(400, 401, 404, 429))
async def report(
    request: AnyRequest, table: FromPath[str], data: JSONBody[api_types.NewReport]
) -> Response[Done]:
    """Complain about a line of chat; whoever runs the server reads it with `tatami reports`."""
    services, player = services_of(request), must_be_player(request)
    services.limits.take("report", player=player, address=address_of(request))
    live = await services.tables.get(table)
    kept = moderation.report(live.table, data.line, player, data.reason, services.tables.now())
    await services.store.write(kept)
    return answer(Done(), 201)


ROUTES: list[Any] = [
    sign_up, sign_in, sign_out, sign_out_everywhere, account, list_me, rename, change_password,
    delete_me, export, muted_and_blocked, mute_or_block, forgive, report,
]  # fmt: skip
