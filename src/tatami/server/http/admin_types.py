"""Bodies of the administrator's routes. They are not part of the public API."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tatami.server.operate.admin_views import InvitationRow, PersonRow, TableRow, Totals
from tatami.server.operate.server_status import StoredStatus
from tatami.server.people.audit import AuditLine

Text = Annotated[str, msgspec.Meta(max_length=400)]


class AdminAct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all acts; `type` says which."""


class ConfirmedAct(AdminAct, frozen=True, kw_only=True):
    """An act that a stolen session alone must not allow."""

    password: Text
    """Of the administrator."""


class Grant(ConfirmedAct, frozen=True, kw_only=True, tag="grant"):
    who: Text


class Revoke(ConfirmedAct, frozen=True, kw_only=True, tag="revoke"):
    who: Text


class Suspend(AdminAct, frozen=True, kw_only=True, tag="suspend"):
    who: Text
    reason: Text
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)] | None = None
    """None: until it is lifted."""


class Lift(AdminAct, frozen=True, kw_only=True, tag="lift"):
    who: Text


class ResetByLink(ConfirmedAct, frozen=True, kw_only=True, tag="reset-link"):
    who: Text


class TemporaryPassword(ConfirmedAct, frozen=True, kw_only=True, tag="reset-password"):
    who: Text


class DeletePerson(ConfirmedAct, frozen=True, kw_only=True, tag="delete"):
    who: Text


class CloseTable(AdminAct, frozen=True, kw_only=True, tag="close"):
    table: Text
    reason: Text


class QuarantineTable(AdminAct, frozen=True, kw_only=True, tag="quarantine"):
    table: Text
    reason: Text


class ReleaseTable(AdminAct, frozen=True, kw_only=True, tag="release"):
    table: Text


class ResolveReport(AdminAct, frozen=True, kw_only=True, tag="resolve"):
    report: int
    decision: Text = ""


class Invite(AdminAct, frozen=True, kw_only=True, tag="invite"):
    note: Text = ""
    uses: int = 1
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)] | None = None


class RevokeInvitation(AdminAct, frozen=True, kw_only=True, tag="uninvite"):
    handle: Text


AnyAct = (
    Grant | Revoke | Suspend | Lift | ResetByLink | TemporaryPassword | DeletePerson | CloseTable
    | QuarantineTable | ReleaseTable | ResolveReport | Invite | RevokeInvitation
)  # fmt: skip


class ActDone(msgspec.Struct, frozen=True, kw_only=True):
    secret: str
    """A token for a link, or a temporary password; it is not shown again."""


class ReportLineOut(msgspec.Struct, frozen=True, kw_only=True):
    """A chat line. It has no number: hidden entries could be counted by it."""

    at: int
    name: str
    text: str
    reported: bool


class ReportOut(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    at: int
    table: str
    reason: str
    author: str
    """The player id of the author of the line."""
    lines: list[ReportLineOut]


class AdminOverview(msgspec.Struct, frozen=True, kw_only=True):
    servers: list[StoredStatus]
    totals: Totals
    limits: dict[str, str | int | bool]
    """The settings that decide who may do what, and how much."""


class AdminPeople(msgspec.Struct, frozen=True, kw_only=True):
    people: list[PersonRow]


class AdminTables(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[TableRow]


class AdminReports(msgspec.Struct, frozen=True, kw_only=True):
    reports: list[ReportOut]


class AdminInvitations(msgspec.Struct, frozen=True, kw_only=True):
    invitations: list[InvitationRow]


class AdminLog(msgspec.Struct, frozen=True, kw_only=True):
    lines: list[AuditLine]
