"""Accounts, history, manners and one's own data."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from tatami.server.people import accounts, data, history, manners, sessions
from tatami.server.people import ratings as ratings_
from tatami.server.people.doorman import GUEST_COOKIE, SESSION_COOKIE
from tatami.server.people.history import PAGE
from tatami.server.routes.common import (
    address_of,
    answer,
    forget_cookie,
    house_of,
    identity_of,
    must_be_player,
    must_have_account,
    read_body,
    remember_session,
)
from tatami.server.table import Refusal

Asked = Request[Any, Any, Any]
Text = Annotated[str, msgspec.Meta(max_length=400)]
Before = FromQuery[str]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what is posted here."""


class Nothing(Body, frozen=True, kw_only=True):
    """Still JSON: a form on another site cannot send it."""


class NameAndPassword(Body, frozen=True, kw_only=True):
    name: Text
    password: Text


class NewName(Body, frozen=True, kw_only=True):
    name: Text


class NewPassword(Body, frozen=True, kw_only=True):
    old: Text
    new: Text


class Farewell(Body, frozen=True, kw_only=True):
    password: Text = ""
    """Of the account; a guest has none."""


class Whom(Body, frozen=True, kw_only=True):
    """Somebody at a table: who sits there, or who said that line."""

    kind: Annotated[str, msgspec.Meta(pattern="^(mute|block)$")]
    table: Text
    seat: int | None = None
    line: int | None = None


class Complaint(Body, frozen=True, kw_only=True):
    line: int
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


# Accounts.


@post("/api/account", status_code=201)
async def sign_up(request: Asked) -> Response[bytes]:
    """A guest becomes an account, keeping seats and history."""
    house, player = house_of(request), must_be_player(request)
    wanted = await read_body(request, NameAndPassword)
    if identity_of(request).session:
        raise Refusal("has_account", "you have an account already")
    house.limits.take("sign_up", address=address_of(request))
    cookie, session = new_session(request)
    await house.accounts.sign_up(player, wanted.name, wanted.password, session)
    await house.doorman.changed(player)
    response = answer({"player": player, "name": accounts.proper_name(wanted.name)}, 201)
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


@post("/api/session", status_code=201)
async def sign_in(request: Asked) -> Response[bytes]:
    """Begin a session. A guest's own cookie stays, for when the session ends."""
    house, address = house_of(request), address_of(request)
    given = await read_body(request, NameAndPassword)
    key = accounts.key_of(given.name)
    house.limits.take("sign_in", address=address, name=key)
    cookie, session = new_session(request)
    player = await house.accounts.sign_in(given.name, given.password, session)
    house.limits.give_back("sign_in", address=address, name=key)
    before = identity_of(request)
    if before.session:
        await house.store.write(sessions.end(before.session))
        await house.doorman.changed(before.player)
    response = answer({"player": player}, 201)
    remember_session(request, response, cookie)
    return response


@post("/api/session/end", status_code=200)
async def sign_out(request: Asked) -> Response[bytes]:
    house, identity = house_of(request), must_have_account(request)
    await read_body(request, Nothing)
    await house.store.write(sessions.end(identity.session))
    return await signed_out(request, identity.player)


@post("/api/session/end-all", status_code=200)
async def sign_out_everywhere(request: Asked) -> Response[bytes]:
    house, identity = house_of(request), must_have_account(request)
    await read_body(request, Nothing)
    await house.store.write(sessions.end_all(identity.player))
    return await signed_out(request, identity.player)


async def signed_out(request: Asked, player: str) -> Response[bytes]:
    await house_of(request).doorman.changed(player)
    response = answer({})
    forget_cookie(request, response, SESSION_COOKIE)
    return response


@post("/api/account/name", status_code=200)
async def rename(request: Asked) -> Response[bytes]:
    house, identity = house_of(request), must_have_account(request)
    wanted = await read_body(request, NewName)
    house.limits.take("change", player=identity.player, address=address_of(request))
    return answer({"name": await house.accounts.rename(identity.player, wanted.name)})


@post("/api/account/password", status_code=200)
async def change_password(request: Asked) -> Response[bytes]:
    """Every other session of the account ends."""
    house, identity = house_of(request), must_have_account(request)
    wanted = await read_body(request, NewPassword)
    house.limits.take("password", player=identity.player, address=address_of(request))
    await house.accounts.change_password(identity.player, wanted.old, wanted.new, identity.session)
    await house.doorman.changed(identity.player)
    return answer({})


@post("/api/me/delete", status_code=200)
async def delete_me(request: Asked) -> Response[bytes]:
    """Remove the account, or the guest, and all that is kept about them."""
    house, player = house_of(request), must_be_player(request)
    given = await read_body(request, Farewell)
    house.limits.take("password", player=player, address=address_of(request))
    if identity_of(request).session:
        await house.accounts.confirm(player, given.password)
    await data.erase(house.store, house.tables, player)
    response = await signed_out(request, player)
    forget_cookie(request, response, GUEST_COOKIE)
    return response


# What is kept about a player.


@get("/api/me/export")
async def export(request: Asked) -> Response[bytes]:
    """All of one's own data as one file."""
    house, player = house_of(request), must_be_player(request)
    house.limits.take("export", player=player, address=address_of(request))
    found = await data.export(house.store, player)
    return Response(
        msgspec.json.format(msgspec.json.encode(found)),
        media_type=MediaType.JSON,
        headers={
            "Content-Disposition": 'attachment; filename="tatami-data.json"',
            "Cache-Control": "no-store",
        },
    )


@get("/api/me/games")
async def my_games(request: Asked, before: Before = "", limit: Limit = PAGE) -> Response[bytes]:
    """One's finished games, the latest first; `before` is the page before's `next`."""
    page = history.page_of(must_be_player(request), before=before, limit=limit)
    return answer(await house_of(request).store.read(page))


@get("/api/people/{name:str}")
async def person(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """An account as everybody may see it."""
    row = await find(request, name)
    found = await house_of(request).store.read(ratings_.of_player(row.player_id))
    ratings = [data.rating_out(rating) for rating in found]
    return answer({"name": row.name, "since": row.created, "ratings": ratings})


@get("/api/people/{name:str}/games")
async def games_of(
    request: Asked, name: FromPath[str], before: Before = "", limit: Limit = PAGE
) -> Response[bytes]:
    """An account's finished games at public tables."""
    row = await find(request, name)
    page = history.page_of(row.player_id, before=before, limit=limit, only_public=True)
    return answer(await house_of(request).store.read(page))


async def find(request: Asked, name: str) -> Any:
    row = await house_of(request).store.read(accounts.by_key(accounts.key_of(name)))
    if row is None:
        raise Refusal("no_such_person", "there is no account of that name")
    return row


# Manners.


@get("/api/me/manners")
async def my_manners(request: Asked) -> Response[bytes]:
    """Whom one has muted and blocked."""
    rows = await house_of(request).store.read(manners.of_player(must_be_player(request)))
    return answer([{"handle": row.handle, "kind": row.kind, "name": row.name} for row in rows])


@post("/api/me/manners", status_code=201)
async def mute_or_block(request: Asked) -> Response[bytes]:
    """Not to be sent somebody's chat (mute); nor have them at one's tables (block)."""
    house, player = house_of(request), must_be_player(request)
    whom = await read_body(request, Whom)
    house.limits.take("change", player=player, address=address_of(request))
    table = (await house.tables.get(whom.table)).table
    other, name = who_is_meant(table, whom)
    row = manners.add(player, other, name, whom.kind, house.tables.now())
    handle = await house.store.write(row)
    await house.doorman.changed(player)
    return answer({"handle": handle, "kind": whom.kind, "name": name}, 201)


def who_is_meant(table: Any, whom: Whom) -> tuple[str, str]:
    if whom.line is not None:
        said = manners.said_by(table, whom.line)
        return said.player, said.name
    if whom.seat is not None:
        return manners.sitting_at(table, whom.seat)
    raise Refusal("malformed", "say which seat or which line")


@delete("/api/me/manners/{handle:str}", status_code=200)
async def forgive(request: Asked, handle: FromPath[str]) -> Response[bytes]:
    house, player = house_of(request), must_be_player(request)
    house.limits.take("change", player=player, address=address_of(request))
    await house.store.write(manners.take_back(player, handle))
    await house.doorman.changed(player)
    return answer({})


@post("/api/tables/{table:str}/reports", status_code=201)
async def report(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """Complain about a line of chat; whoever runs the server reads it with `tatami reports`."""
    house, player = house_of(request), must_be_player(request)
    complaint = await read_body(request, Complaint)
    house.limits.take("report", player=player, address=address_of(request))
    live = await house.tables.get(table)
    await house.store.write(
        manners.report(live.table, complaint.line, player, complaint.reason, house.tables.now())
    )
    return answer({}, 201)


ROUTES: list[Any] = [
    sign_up, sign_in, sign_out, sign_out_everywhere, rename, change_password, delete_me,
    export, my_games, person, games_of, my_manners, mute_or_block, forgive, report,
]  # fmt: skip
