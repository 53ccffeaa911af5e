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
    house_of,
    identity_of,
    must_be_json,
    must_be_player,
    must_have_account,
    remember_session,
)
from tatami.server.people import accounts, api_types, leaderboards, moderation, sessions
from tatami.server.people.access import GUEST_COOKIE, SESSION_COOKIE
from tatami.server.people.personal_data import erase
from tatami.server.people.personal_data import export as export_of
from tatami.server.tables.table import Refusal, Table

Asked = Request[Any, Any, Any]
POSTED: dict[str, Any] = {"guards": [must_be_json]}
"""Even what has no body must say that it is JSON: a form on another site cannot."""


# Accounts.


@post("/api/account", **POSTED, responses=refusals(400, 401, 409, 429))
async def sign_up(
    request: Asked, data: JSONBody[api_types.NameAndPassword]
) -> Response[api_types.Account]:
    """A guest becomes an account, keeping seats and history."""
    house, player = house_of(request), must_be_player(request)
    if identity_of(request).session:
        raise Refusal("has_account", "you have an account already")
    house.limits.take("sign_up", address=address_of(request))
    cookie, session = new_session(request)
    name = await house.accounts.sign_up(player, data.name, data.password, session)
    await house.doorman.changed(player)
    response = answer(api_types.Account(player=player, name=name), 201)
    remember_session(request, response, cookie)
    forget_cookie(request, response, GUEST_COOKIE)
    return response


def new_session(request: Asked) -> tuple[str, str]:
    """A cookie, and the hash under which it is kept."""
    tokens = house_of(request).tokens
    cookie = sessions.new_token(tokens)
    session = sessions.hash_of(cookie, tokens)
    assert session is not None
    return cookie, session


@post("/api/session", **POSTED, responses=refusals(400, 403, 429))
async def sign_in(
    request: Asked, data: JSONBody[api_types.NameAndPassword]
) -> Response[api_types.Account]:
    """Begin a session. A guest's own cookie stays, for when the session ends."""
    house, address = house_of(request), address_of(request)
    key = accounts.key_of(data.name)
    house.limits.take("sign_in", address=address, name=key)
    cookie, session = new_session(request)
    player, name = await house.accounts.sign_in(data.name, data.password, session)
    house.limits.give_back("sign_in", address=address, name=key)
    before = identity_of(request)
    if before.session:
        await house.store.write(sessions.end(before.session))
        await house.doorman.changed(before.player)
    response = answer(api_types.Account(player=player, name=name), 201)
    remember_session(request, response, cookie)
    return response


@post("/api/session/end", **POSTED, status_code=200, responses=refusals(400, 401))
async def sign_out(
    request: Asked,
    data: JSONBody[api_types.Nothing],  # noqa: ARG001  # for the description of the route
) -> Response[api_types.Done]:
    """End this session."""
    identity = must_have_account(request)
    await house_of(request).store.write(sessions.end(identity.session))
    return await signed_out(request, identity.player)


@post("/api/session/end-all", **POSTED, status_code=200, responses=refusals(400, 401))
async def sign_out_everywhere(
    request: Asked,
    data: JSONBody[api_types.Nothing],  # noqa: ARG001
) -> Response[api_types.Done]:
    """End every session of the account."""
    identity = must_have_account(request)
    await house_of(request).store.write(sessions.end_all(identity.player))
    return await signed_out(request, identity.player)


async def signed_out(request: Asked, player: str) -> Response[api_types.Done]:
    await house_of(request).doorman.changed(player)
    response = answer(api_types.Done())
    forget_cookie(request, response, SESSION_COOKIE)
    return response


@get("/api/account", responses=refusals(401))
async def account(request: Asked) -> Response[api_types.AccountOut]:
    """One's own account."""
    house, player = house_of(request), must_have_account(request).player
    row = await house.store.read(accounts.by_player(player))
    assert row is not None
    open_ = await house.store.read(sessions.of_player(player, house.tables.now()))
    return answer(
        api_types.AccountOut(
            name=row.name, since=row.created, listed=row.listed, sessions=len(open_)
        )
    )


@post("/api/account/listed", **POSTED, status_code=200, responses=refusals(400, 401, 429))
async def list_me(request: Asked, data: JSONBody[api_types.Listing]) -> Response[api_types.Done]:
    """Be on leaderboards, or be on none."""
    house, player = house_of(request), must_have_account(request).player
    house.limits.take("change", player=player, address=address_of(request))
    await house.store.write(leaderboards.set_listed(player, data.listed))
    await house.leaderboards.forget()
    return answer(api_types.Done())


@post("/api/account/name", **POSTED, status_code=200, responses=refusals(400, 401, 409, 429))
async def rename(request: Asked, data: JSONBody[api_types.NewName]) -> Response[api_types.Account]:
    """Change the account's name."""
    house, player = house_of(request), must_have_account(request).player
    house.limits.take("change", player=player, address=address_of(request))
    name = await house.accounts.rename(player, data.name)
    await house.leaderboards.forget()
    return answer(api_types.Account(player=player, name=name))


@post("/api/account/password", **POSTED, status_code=200, responses=refusals(400, 401, 403, 429))
async def change_password(
    request: Asked, data: JSONBody[api_types.NewPassword]
) -> Response[api_types.Done]:
    """Change the password; every other session of the account ends."""
    house, identity = house_of(request), must_have_account(request)
    house.limits.take("password", player=identity.player, address=address_of(request))
    await house.accounts.change_password(identity.player, data.old, data.new, identity.session)
    await house.doorman.changed(identity.player)
    return answer(api_types.Done())


@post("/api/me/delete", **POSTED, status_code=200, responses=refusals(400, 401, 403, 429))
async def delete_me(request: Asked, data: JSONBody[api_types.Farewell]) -> Response[api_types.Done]:
    """Remove the account, or the guest, and all that is kept about them."""
    house, player = house_of(request), must_be_player(request)
    house.limits.take("password", player=player, address=address_of(request))
    if identity_of(request).session:
        await house.accounts.confirm(player, data.password)
    await erase(house.store, house.tables, player)
    await house.leaderboards.forget()
    response = await signed_out(request, player)
    forget_cookie(request, response, GUEST_COOKIE)
    return response


# What is kept about a player.


@get("/api/me/export", responses=refusals(401, 429))
async def export(request: Asked) -> Response[bytes]:
    """All of one's own data as one file."""
    house, player = house_of(request), must_be_player(request)
    house.limits.take("export", player=player, address=address_of(request))
    found = await export_of(house.store, player, house.tables.now())
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
async def my_manners(request: Asked) -> Response[list[api_types.MannerOut]]:
    """Whom one has muted and blocked."""
    rows = await house_of(request).store.read(moderation.of_player(must_be_player(request)))
    return answer(
        [api_types.MannerOut(handle=row.handle, kind=row.kind, name=row.name) for row in rows]
    )


@post("/api/me/manners", **POSTED, responses=refusals(400, 401, 404, 429))
async def mute_or_block(
    request: Asked, data: JSONBody[api_types.Whom]
) -> Response[api_types.MannerOut]:
    """Not to be sent somebody's chat (mute); nor have them at one's tables (block)."""
    house, player = house_of(request), must_be_player(request)
    house.limits.take("change", player=player, address=address_of(request))
    table = (await house.tables.get(data.table)).table
    other, name = who_is_meant(table, table.seat_of(player), data)
    row = moderation.add(player, other, name, data.kind, house.tables.now())
    handle = await house.store.write(row)
    await house.doorman.changed(player)
    return answer(api_types.MannerOut(handle=handle, kind=data.kind, name=name), 201)


def who_is_meant(table: Table, viewer: int | None, whom: api_types.Whom) -> tuple[str, str]:
    if whom.line is not None:
        said = moderation.said_at(table, viewer, whom.line).entry
        return said.player, said.name
    if whom.seat is not None:
        return moderation.sitting_at(table, whom.seat)
    raise Refusal("malformed", "say which seat or which line")


@delete("/api/me/manners/{handle:str}", status_code=200, responses=refusals(401, 404, 429))
async def forgive(request: Asked, handle: FromPath[str]) -> Response[api_types.Done]:
    """Hear somebody again, or have them at one's tables again."""
    house, player = house_of(request), must_be_player(request)
    house.limits.take("change", player=player, address=address_of(request))
    await house.store.write(moderation.take_back(player, handle))
    await house.doorman.changed(player)
    return answer(api_types.Done())


@post("/api/tables/{table:str}/reports", **POSTED, responses=refusals(400, 401, 404, 429))
async def report(
    request: Asked, table: FromPath[str], data: JSONBody[api_types.Complaint]
) -> Response[api_types.Done]:
    """Complain about a line of chat; whoever runs the server reads it with `tatami reports`."""
    house, player = house_of(request), must_be_player(request)
    house.limits.take("report", player=player, address=address_of(request))
    live = await house.tables.get(table)
    kept = moderation.report(live.table, data.line, player, data.reason, house.tables.now())
    await house.store.write(kept)
    return answer(api_types.Done(), 201)


ROUTES: list[Any] = [
    sign_up, sign_in, sign_out, sign_out_everywhere, account, list_me, rename, change_password,
    delete_me, export, my_manners, mute_or_block, forgive, report,
]  # fmt: skip
