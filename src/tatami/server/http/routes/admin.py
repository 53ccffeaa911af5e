"""The administrator's page and its routes. For everybody else they do not exist.

One handler answers every method, because another answer than 404 to a wrong method would tell that
there is something.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tatami.server.http import admin_types, client_files
from tatami.server.http.admin_types import AdminOverview
from tatami.server.http.routes.common import (
    address_of,
    identity_of,
    json_response,
    must_be_json,
    read_json,
    services_of,
)
from tatami.server.operate import admin_acts, admin_views, server_status
from tatami.server.operate.admin_acts import AdminError, Done
from tatami.server.operate.table_transfer import TransferError
from tatami.server.people import accounts, administrators, audit, moderation
from tatami.server.people.audit import Actor
from tatami.server.people.sessions import Identity
from tatami.server.services import Services
from tatami.server.settings import LIMIT_SETTINGS
from tatami.server.store.base import Operation
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import DAY

AnyRequest = Request[Any, Any, Any]
LOG_LINES = 100
METHODS: list[Any] = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]


async def is_administrator(services: Services, identity: Identity) -> bool:
    if not identity.session:
        return False
    return await services.store.read(administrators.is_administrator(identity.player))


@route("/admin", http_method=client_files.READ, include_in_schema=False, status_code=200)
async def show_page(request: AnyRequest) -> Response[bytes]:
    """The page of the client; for others the answer to any address that does not exist."""
    services = services_of(request)
    identity = await services.access.identify(request.cookies)
    if not await is_administrator(services, identity):
        raise client_files.no_page()
    return client_files.show_client(request)


@route("/api/admin/{name:str}", http_method=METHODS, include_in_schema=False, status_code=200)
async def administer(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
    """Views by GET, acts by POST to `act`."""
    services = services_of(request)
    if not await is_administrator(services, identity_of(request)):
        raise NotFoundException
    if request.method == "GET" and name in VIEWS:
        return json_response(await VIEWS[name](services, request))
    if request.method == "POST" and name == "act":
        must_be_json(request, None)
        return json_response(await carry_out(request))
    raise NotFoundException


# Views.


async def overview(services: Services, _request: AnyRequest) -> AdminOverview:
    return AdminOverview(
        servers=await services.store.read(server_status.running_servers(services.now())),
        totals=await services.store.read(admin_views.totals),
        limits={name: getattr(services.settings, name) for name in LIMIT_SETTINGS},
    )


async def people(services: Services, request: AnyRequest) -> admin_types.AdminPeople:
    wanted = request.query_params.get("text", "")[:100]
    found = await services.store.read(admin_views.find_people(wanted, services.now()))
    return admin_types.AdminPeople(people=found)


async def tables(services: Services, request: AnyRequest) -> admin_types.AdminTables:
    wanted, status = (request.query_params.get(key, "")[:100] for key in ("text", "status"))
    found = await services.store.read(admin_views.find_tables(wanted, status))
    return admin_types.AdminTables(tables=found)


async def reports(services: Services, _request: AnyRequest) -> admin_types.AdminReports:
    found = await services.store.read(moderation.open_reports)
    return admin_types.AdminReports(reports=[report_out(one) for one in found])


def report_out(report: moderation.Report) -> admin_types.ReportOut:
    author = next((one.player for one in report.lines if one.number == report.number), "")
    return admin_types.ReportOut(
        id=report.id,
        at=report.at,
        table=report.table,
        reason=report.reason,
        author=author,
        lines=[
            admin_types.ReportLineOut(
                at=one.at, name=one.name, text=one.text, reported=one.number == report.number
            )
            for one in report.lines
        ],
    )


async def invitations(services: Services, _request: AnyRequest) -> admin_types.AdminInvitations:
    found = await services.store.read(admin_views.invitation_rows(services.now()))
    return admin_types.AdminInvitations(invitations=found)


async def log(services: Services, request: AnyRequest) -> admin_types.AdminLog:
    before = request.query_params.get("before", "")
    start = int(before) if before.isdecimal() and len(before) < 10 else 0
    return admin_types.AdminLog(lines=await services.store.read(audit.latest(LOG_LINES, start)))


VIEWS: dict[str, Callable[[Services, AnyRequest], Awaitable[msgspec.Struct]]] = {
    "overview": overview,
    "people": people,
    "tables": tables,
    "reports": reports,
    "invitations": invitations,
    "log": log,
}


# Acts.


async def carry_out(request: AnyRequest) -> admin_types.ActDone:
    services, identity = services_of(request), identity_of(request)
    act = await read_json(request, admin_types.AnyAct)
    if isinstance(act, admin_types.ConfirmedAct):
        await confirm(request, act.password)
    by, secret = Actor(identity.name, identity.player), ""
    if isinstance(act, admin_types.TemporaryPassword):
        secret = admin_acts.temporary_password()
    hashed = await services.passwords.hash(secret) if secret else ""
    done = await write(services, operation_of(act, by, services.now(), hashed))
    return admin_types.ActDone(secret=secret or done.secret)


async def confirm(request: AnyRequest, password: str) -> None:
    """Guesses count as at signing in; a right password costs nothing."""
    services, identity = services_of(request), identity_of(request)
    who = {"address": address_of(request), "name": accounts.key_of(identity.name)}
    services.limits.take("sign_in", **who)
    await services.accounts.confirm(identity.player, password)
    services.limits.refund("sign_in", **who)


async def write(services: Services, operation: Operation[Done]) -> Done:
    try:
        done = await services.store.write(operation)
    except AdminError as error:
        raise Refusal("admin", str(error), args={"key": error.key}) from None
    except TransferError as error:
        raise Refusal("admin", str(error), args={"key": "table"}) from None
    for subject, number in done.changed:
        await services.tables.on_notification(subject, number)
    return done


def operation_of(act: Any, by: Actor, now: int, hashed: str) -> Operation[Done]:
    """The operation of an act."""
    acts = admin_acts
    match act:
        case admin_types.Grant(who=who):
            return acts.grant(by, who, now)
        case admin_types.Revoke(who=who):
            return acts.revoke(by, who, now)
        case admin_types.Suspend(who=who, reason=reason, days=days):
            return acts.suspend(by, who, reason, None if days is None else now + days * DAY, now)
        case admin_types.Lift(who=who):
            return acts.lift(by, who, now)
        case admin_types.ResetByLink(who=who):
            return acts.reset_by_link(by, who, now)
        case admin_types.TemporaryPassword(who=who):
            return acts.set_temporary_password(by, who, hashed, now)
        case admin_types.DeletePerson(who=who):
            return acts.delete_person(by, who, now)
        case _:
            return operation_on_things(act, by, now)


def operation_on_things(act: Any, by: Actor, now: int) -> Operation[Done]:
    """The operation of an act on a table, a report or an invitation."""
    acts = admin_acts
    match act:
        case admin_types.CloseTable(table=table, reason=reason):
            return acts.close_table(by, table, reason, now)
        case admin_types.QuarantineTable(table=table, reason=reason):
            return acts.quarantine_table(by, table, reason, now)
        case admin_types.ReleaseTable(table=table):
            return acts.release_table(by, table, now)
        case admin_types.ResolveReport(report=report, decision=decision):
            return acts.resolve_report(by, report, decision, now)
        case admin_types.Invite(note=note, uses=uses, days=days):
            return acts.invite(by, note, uses, days, now)
        case admin_types.RevokeInvitation(handle=handle):
            return acts.revoke_invitation(by, handle, now)
    raise AssertionError(f"{type(act).__name__} has no operation")


ROUTES: list[Any] = [show_page, administer]
