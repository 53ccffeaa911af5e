"""Invitations of accounts to a table: challenges, and free seats of a table.

The table `table_invitations` has one row per table and invited person. The states: `open`, then
`accepted`, `declined`, or `suggested` (declined, with a table of other settings instead).
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, func, select, update

from tatami.server.people import follows
from tatami.server.store.base import operation
from tatami.server.store.queries import add_new
from tatami.server.store.schema import accounts, quarantined, table_invitations, tables
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import DAY, ClockSetup, TableSetup

State = Literal["open", "accepted", "declined", "suggested"]
OPEN: State = "open"
KEPT = 7 * DAY
"""How long an invitation can be answered, if the table is still open."""
MOST_OPEN = 30
"""Open invitations of one person."""


class InvitationOut(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody invites you to their table."""

    handle: str
    """Pass this to answer."""
    by: str
    """The name of the account that invites you."""
    table: str
    game: str
    seats: int
    clock: ClockSetup
    rated: bool
    options: dict[str, Any]
    """The options that are not the default."""
    at: int


class InvitedOut(msgspec.Struct, frozen=True, kw_only=True):
    """A person who was invited to your table."""

    name: str
    state: State
    instead: str
    """The table with other settings that the person suggests; empty without one."""


@operation
def check_open(connection: Connection, by: str, more: int, now: int) -> None:
    """May this player invite so many more people? Raises Refusal."""
    mine = table_invitations.c.by_id == by, table_invitations.c.at > now - DAY
    still_open = table_invitations.c.state == OPEN
    rows = select(func.count()).select_from(table_invitations).where(*mine, still_open)
    if (connection.scalar(rows) or 0) + more > MOST_OPEN:
        raise Refusal("too_many", f"you have {MOST_OPEN} open invitations: wait for answers")


@operation
def invite(connection: Connection, table: str, by: str, people: Sequence[str], now: int) -> None:
    """Invite these players; one who was invited before is asked again. Raises Refusal."""
    for player in people:
        add_invitation(connection, table, by, player, now)


def add_invitation(connection: Connection, table: str, by: str, player: str, now: int) -> None:
    if not follows.may_challenge(by, player)(connection):
        raise Refusal("no_challenge", "this player does not accept challenges from you")
    here = table_invitations.c.table_id == table, table_invitations.c.player_id == player
    values = {"by_id": by, "at": now, "state": OPEN, "instead": ""}
    again = update(table_invitations).where(*here).values(**values)
    if connection.execute(again).rowcount == 0:
        handle = secrets.token_urlsafe(8)
        add_new(
            connection, table_invitations, handle=handle, table_id=table, player_id=player, **values
        )


@operation
def answer(
    connection: Connection, player: str, handle: str, state: State, instead: str = ""
) -> Row[Any]:
    """Answer an open invitation; returns its row. Raises Refusal."""
    mine = table_invitations.c.player_id == player, table_invitations.c.handle == handle
    row = connection.execute(select(table_invitations).where(*mine)).one_or_none()
    if row is None or row.state != OPEN:
        raise Refusal("no_invitation", "this invitation is no longer open")
    values = {"state": state, "instead": instead}
    connection.execute(update(table_invitations).where(*mine).values(**values))
    return row


def open_for(
    connection: Connection, players: Collection[str], now: int
) -> dict[str, list[InvitationOut]]:
    """By player: the invitations that can be answered, the latest first. A block since then hides
    them."""
    row = table_invitations.c
    blocked = follows.has_blocked(row.player_id, row.by_id)
    rows = connection.execute(
        select(table_invitations, accounts.c.name, tables.c.setting, tables.c.game)
        .join(accounts, accounts.c.player_id == row.by_id)
        .join(tables, tables.c.id == row.table_id)
        .outerjoin(quarantined, quarantined.c.table_id == row.table_id)
        .where(row.player_id.in_(players), row.state == OPEN, row.at > now - KEPT, ~blocked)
        .where(tables.c.status == "open", quarantined.c.table_id.is_(None))
        .order_by(row.at.desc(), row.handle)
    )
    found: dict[str, list[InvitationOut]] = {}
    for one in rows:
        found.setdefault(one.player_id, []).append(invitation_out(one))
    return found


@operation
def open_of(connection: Connection, player: str, now: int) -> list[InvitationOut]:
    """The invitations that this player can answer, the latest first."""
    return open_for(connection, [player], now).get(player, [])


def invitation_out(row: Any) -> InvitationOut:
    setup = msgspec.json.decode(row.setting, type=TableSetup)
    return InvitationOut(
        handle=row.handle,
        by=row.name,
        table=row.table_id,
        game=row.game,
        seats=setup.seats,
        clock=setup.clock,
        rated=setup.rated,
        options=setup.options,
        at=row.at,
    )


@operation
def at_table(connection: Connection, table: str) -> list[InvitedOut]:
    """Who was invited to a table, and what they answered."""
    rows = connection.execute(
        select(table_invitations.c.state, table_invitations.c.instead, accounts.c.name)
        .join(accounts, accounts.c.player_id == table_invitations.c.player_id)
        .where(table_invitations.c.table_id == table)
        .order_by(table_invitations.c.at, accounts.c.key)
    )
    return [InvitedOut(name=row.name, state=row.state, instead=row.instead) for row in rows]


@operation
def export(connection: Connection, player: str) -> list[dict[str, Any]]:
    """For the export of personal data: invitations to this player and by them."""
    row = table_invitations.c
    rows = connection.execute(
        select(row.table_id, row.at, row.state, row.player_id)
        .where((row.player_id == player) | (row.by_id == player))
        .order_by(row.at, row.handle)
    )
    return [
        {"table": one.table_id, "at": one.at, "state": one.state, "to_you": one.player_id == player}
        for one in rows
    ]
