"""Routes for accounts, sessions, personal data, mutes and blocks, and reports."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    address_of,
    delete_cookie,
    identity_of,
    json_response,
    must_be_json,
    must_be_player,
    must_have_account,
    services_of,
    set_session_cookie,
)
from tatami.server.notify.transports.email import check_address
from tatami.server.people import (
    account_emails,
    accounts,
    administrators,
    api_types,
    leaderboards,
    moderation,
    password_resets,
    passwords,
    sessions,
)
from tatami.server.people.access import GUEST_COOKIE, SESSION_COOKIE
from tatami.server.people.personal_data import delete_person, export_data
from tatami.server.services import Services
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.wire.shared_api_types import Done, EmptyBody

AnyRequest = Request[Any, Any, Any]
JSON_POST: dict[str, Any] = {"guards": [must_be_json]}
"""Guards of POST routes, even without a body: a form of another site cannot send JSON."""


# Accounts.


@post("/api/account", **JSON_POST, responses=refusals(400, 401, 409, 429))
async def sign_up(
    request: AnyRequest, data: JSONBody[api_types.SignUp]
) -> Response[api_types.Account]:
    """Sign up. You keep your seats and history as a guest."""
    services, player = services_of(request), must_be_player(request)
    if identity_of(request).session:
        raise Refusal("has_account", "you already have an account: sign out to create another")
    services.limits.take("sign_up", address=address_of(request))
    invitation = needed_invitation(services, data)
    cookie, session = new_session_cookie(request)
    name = await services.accounts.sign_up(player, data.name, data.password, session, invitation)
    await services.tables.people.changed(player)
    response = json_response(api_types.Account(player=player, name=name), 201)
    set_session_cookie(request, response, cookie)
    delete_cookie(request, response, GUEST_COOKIE)
    return response


def needed_invitation(services: Services, data: api_types.SignUp) -> str | None:
    """The invitation that will be used; None where everybody may sign up."""
    if services.settings.registration == "closed":
        raise Refusal("registration", "this server does not accept new accounts")
    return data.invitation if services.settings.registration == "invitation" else None


@post("/api/account/reset", **JSON_POST, status_code=200, responses=refusals(400, 429))
async def reset_password(
    request: AnyRequest, data: JSONBody[api_types.ResetPassword]
) -> Response[Done]:
    """Set a new password with the link of an administrator. Every session ends."""
    services = services_of(request)
    services.limits.take("password", address=address_of(request))
    now = services.tables.now()
    player = await services.store.read(password_resets.owner(data.token, now))
    row = await services.store.read(accounts.by_player(player))
    passwords.check(data.password, row.name if row else "")
    hashed = await services.passwords.hash(data.password)
    await services.store.write(password_resets.use(data.token, hashed, now))
    await services.tables.people.changed(player)
    return json_response(Done())


@post("/api/account/forgot", **JSON_POST, status_code=200, responses=refusals(400, 429))
async def forgot_password(
    request: AnyRequest, data: JSONBody[api_types.ForgotPassword]
) -> Response[Done]:
    """Send a reset link to the confirmed email address of an account. The answer is the same
    whether there is such an account."""
    services = services_of(request)
    services.reset_emails.must_have_mailer()
    key = account_emails.key_of(data.name) if "@" in data.name else accounts.key_of(data.name)
    services.limits.take("forgot", address=address_of(request), name=key)
    services.reset_emails.send_reset(data.name, data.language)
    return json_response(Done())


@post(
    "/api/account/email",
    **JSON_POST, status_code=200, responses=refusals(400, 401, 403, 429, 503),
)  # fmt: skip
async def set_email(request: AnyRequest, data: JSONBody[api_types.NewEmail]) -> Response[Done]:
    """Add, change or remove the email address of your account. A link confirms a new one."""
    services, player = services_of(request), must_have_account(request).player
    address = check_address(data.address) if data.address.strip() else ""
    services.limits.take("password", player=player, address=address_of(request))
    await services.accounts.confirm(player, data.password)
    if not address:
        await services.store.write(account_emails.remove(player))
        return json_response(Done())
    services.reset_emails.must_have_mailer()
    services.limits.take(
        "mail", player=player, address=address_of(request), name=address.casefold()
    )
    with services.slots.one("mail", address_of(request)):
        await services.reset_emails.add(player, address, data.language)
    return json_response(Done())


@post("/api/account/email/confirm", **JSON_POST, status_code=200, responses=refusals(400, 429))
async def confirm_email(
    request: AnyRequest, data: JSONBody[api_types.ConfirmEmail]
) -> Response[Done]:
    """Confirm the email address of an account by the token of the link in the email."""
    services = services_of(request)
    services.limits.take("link", address=address_of(request))
    await services.store.write(account_emails.confirm(data.token, services.tables.now()))
    return json_response(Done())


def new_session_cookie(request: AnyRequest) -> tuple[str, str]:
    """A new session cookie, and its hash for the database."""
    tokens = services_of(request).tokens
    cookie = sessions.new_token(tokens)
    session = sessions.hash_of(cookie, tokens)
    assert session is not None
    return cookie, session


@post("/api/session", **JSON_POST, responses=refusals(400, 403, 429))
async def sign_in(
    request: AnyRequest, data: JSONBody[api_types.NameAndPassword]
) -> Response[api_types.Account]:
    """Sign in. The guest cookie stays valid after the session ends."""
    services, address = services_of(request), address_of(request)
    key = accounts.key_of(data.name)
    services.limits.take("sign_in", address=address, name=key)
    cookie, session = new_session_cookie(request)
    player, name = await services.accounts.sign_in(data.name, data.password, session)
    services.limits.refund("sign_in", address=address, name=key)
    before = identity_of(request)
    if before.session:
        await services.store.write(sessions.end(before.session))
        await services.tables.people.changed(before.player)
    response = json_response(api_types.Account(player=player, name=name), 201)
    set_session_cookie(request, response, cookie)
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
    await services_of(request).tables.people.changed(player)
    response = json_response(Done())
    delete_cookie(request, response, SESSION_COOKIE)
    return response


@get("/api/account", responses=refusals(401))
async def account(request: AnyRequest) -> Response[api_types.AccountOut]:
    """Get your account."""
    services, player = services_of(request), must_have_account(request).player
    row = await services.store.read(accounts.by_player(player))
    assert row is not None
    address = await services.store.read(account_emails.of_player(player))
    open_ = await services.store.read(sessions.of_player(player, services.tables.now()))
    return json_response(
        api_types.AccountOut(
            name=row.name,
            since=row.created,
            listed=row.listed,
            sessions=len(open_),
            email=address.address if address else "",
            email_confirmed=bool(address and address.confirmed),
            administrator=await services.store.read(administrators.is_administrator(player)),
        )
    )


@post("/api/account/listed", **JSON_POST, status_code=200, responses=refusals(400, 401, 429))
async def set_listed(
    request: AnyRequest, data: JSONBody[api_types.LeaderboardOptIn]
) -> Response[Done]:
    """Show your account on leaderboards, or hide it."""
    services, player = services_of(request), must_have_account(request).player
    services.limits.take("change", player=player, address=address_of(request))
    await services.store.write(leaderboards.set_listed(player, data.listed))
    await services.leaderboards.clear_cache()
    return json_response(Done())


@post("/api/account/name", **JSON_POST, status_code=200, responses=refusals(400, 401, 409, 429))
async def rename(
    request: AnyRequest, data: JSONBody[api_types.NewName]
) -> Response[api_types.Account]:
    """Change the name of your account."""
    services, player = services_of(request), must_have_account(request).player
    services.limits.take("change", player=player, address=address_of(request))
    name = await services.accounts.rename(player, data.name)
    await services.leaderboards.clear_cache()
    return json_response(api_types.Account(player=player, name=name))


@post("/api/account/password", **JSON_POST, status_code=200, responses=refusals(400, 401, 403, 429))
async def change_password(
    request: AnyRequest, data: JSONBody[api_types.NewPassword]
) -> Response[Done]:
    """Change your password. All other sessions of the account end."""
    services, identity = services_of(request), must_have_account(request)
    services.limits.take("password", player=identity.player, address=address_of(request))
    await services.accounts.change_password(identity.player, data.old, data.new, identity.session)
    await services.tables.people.changed(identity.player)
    return json_response(Done())


@post(
    "/api/me/delete",
    **JSON_POST, status_code=200, responses=refusals(400, 401, 403, 429, 503),
)  # fmt: skip
async def delete_me(request: AnyRequest, data: JSONBody[api_types.DeleteAccount]) -> Response[Done]:
    """Delete your account or guest identity and all your data."""
    services, player = services_of(request), must_be_player(request, even_suspended=True)
    services.limits.take("password", player=player, address=address_of(request))
    if identity_of(request).session:
        await services.accounts.confirm(player, data.password)
    with services.slots.one("delete", address_of(request)):
        await delete_person(services.store, services.tables, player)
    await services.tournaments.forget_deleted(player)
    await services.leaderboards.clear_cache()
    response = await signed_out(request, player)
    delete_cookie(request, response, GUEST_COOKIE)
    return response


# Personal data.


@get("/api/me/export", responses=refusals(401, 429, 503))
async def export(request: AnyRequest) -> Response[bytes]:
    """Download all your data as a JSON file."""
    services, player = services_of(request), must_be_player(request)
    services.limits.take("export", player=player, address=address_of(request))
    with services.slots.one("export", address_of(request)):
        found = await export_data(services.store, services.tables, player, services.tables.now())
    return Response(
        msgspec.json.format(msgspec.json.encode(found)),
        media_type=MediaType.JSON,
        headers={
            "Content-Disposition": 'attachment; filename="tatami-data.json"',
            "Cache-Control": "no-store, no-transform",
        },
    )


# Mutes, blocks and reports.


@get("/api/me/manners", responses=refusals(401, 404))
async def muted_and_blocked(
    request: AnyRequest, table: FromQuery[str] = ""
) -> Response[list[api_types.MutedOrBlocked]]:
    """List the people you have muted or blocked; with a table, those who have a seat there."""
    services, player = services_of(request), must_be_player(request)
    rows = await services.store.read(moderation.of_player(player))
    at = (await services.tables.get(table)).table if table else None
    found = [
        api_types.MutedOrBlocked(
            handle=row.handle,
            kind=row.kind,
            name=row.name,
            seat=None if at is None else at.seat_of(row.other_id),
        )
        for row in rows
    ]
    return json_response([one for one in found if at is None or one.seat is not None])


@post("/api/me/manners", **JSON_POST, responses=refusals(400, 401, 404, 429))
async def mute_or_block(
    request: AnyRequest, data: JSONBody[api_types.MuteOrBlock]
) -> Response[api_types.MutedOrBlocked]:
    """Mute a person (you do not receive their chat) or block them (they also cannot join you)."""
    services, player = services_of(request), must_be_player(request)
    services.limits.take("change", player=player, address=address_of(request))
    if data.person:
        other, name = await account_to_avoid(services, data.person)
    else:
        table = (await services.tables.get(data.table)).table
        other, name = target_of(table, table.seat_of(player), data)
    row = moderation.add(player, other, name, data.kind, services.tables.now())
    handle = await services.store.write(row)
    await services.tables.people.changed(player)
    return json_response(api_types.MutedOrBlocked(handle=handle, kind=data.kind, name=name), 201)


async def account_to_avoid(services: Services, name: str) -> tuple[str, str]:
    row = await services.store.read(accounts.by_key(accounts.key_of(name)))
    if row is None:
        raise Refusal("no_such_person", "nobody here has this name: check the spelling")
    return row.player_id, row.name


def target_of(table: Table, viewer: int | None, target: api_types.MuteOrBlock) -> tuple[str, str]:
    if target.line is not None:
        chat = moderation.chat_entry(table, viewer, target.line).entry
        return chat.player, chat.name
    if target.seat is not None:
        return moderation.person_at(table, target.seat)
    raise Refusal("malformed", "the request needs a seat or a chat line")


@delete("/api/me/manners/{handle:str}", status_code=200, responses=refusals(401, 404, 429))
async def unmute_or_unblock(request: AnyRequest, handle: FromPath[str]) -> Response[Done]:
    """Unmute or unblock a person."""
    services, player = services_of(request), must_be_player(request)
    services.limits.take("change", player=player, address=address_of(request))
    await services.store.write(moderation.remove(player, handle))
    await services.tables.people.changed(player)
    return json_response(Done())


@post("/api/tables/{table:str}/reports", **JSON_POST, responses=refusals(400, 401, 404, 429))
async def report(
    request: AnyRequest, table: FromPath[str], data: JSONBody[api_types.NewReport]
) -> Response[Done]:
    """Report a chat line. The host of the server reads reports with `tatami reports`."""
    services, player = services_of(request), must_be_player(request)
    services.limits.take("report", player=player, address=address_of(request))
    live = await services.tables.get(table)
    report_operation = moderation.report(
        live.table, data.line, player, data.reason, services.tables.now()
    )
    await services.store.write(report_operation)
    return json_response(Done(), 201)


ROUTES: list[Any] = [
    sign_up, reset_password, forgot_password, set_email, confirm_email, sign_in, sign_out,
    sign_out_everywhere, account, set_listed, rename, change_password, delete_me, export,
    muted_and_blocked, mute_or_block, unmute_or_unblock, report,
]  # fmt: skip
