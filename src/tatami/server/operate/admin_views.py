"""What administrators see of people, tables and invitations.

Administrators play too, so nothing here depends on a game: no hand, deck or seed, and no count of
entries, because some of them are secret.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, func, or_, select

from tatami.server.people import accounts, invitations
from tatami.server.store.base import operation
from tatami.server.store.schema import accounts as account_rows
from tatami.server.store.schema import (
    administrators,
    players,
    quarantined,
    reports,
    seated,
    suspensions,
    tables,
    visits,
)

LIMIT = 50


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    name: str
    account: bool
    administrator: bool
    created: int
    seen: int
    """When the person last joined a table."""
    tables: int
    """Tables that the person created or joined."""
    suspended: str | None
    """The reason; None if the person is not suspended."""
    suspended_until: int | None


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    status: str
    """`open`, `running` or `over`."""
    public: bool
    created: int
    changed: int
    """When its status last changed. Moves do not count: some of them are secret."""
    people: list[str]
    """Names of the people who have a seat."""
    quarantine: str | None
    """Why it is in quarantine; None if it is not."""


class InvitationRow(msgspec.Struct, frozen=True, kw_only=True):
    handle: str
    note: str
    created: int
    until: int | None
    left: int


@operation
def find_people(connection: Connection, wanted: str, now: int) -> list[PersonRow]:
    """People whose name contains the text, or who have this id; the last seen first."""
    key = accounts.key_of(wanted)
    in_name = players.c.name.icontains(wanted, autoescape=True)
    # Without letters the key is empty and would match every account.
    in_key = account_rows.c.key.contains(key, autoescape=True) if key else in_name
    matches = or_(in_name, in_key, players.c.id == wanted) if wanted else players.c.id != ""
    count = select(func.count()).where(visits.c.player_id == players.c.id).scalar_subquery()
    rows = connection.execute(
        select(
            players, account_rows.c.name.label("account_name"),
            administrators.c.since.label("administrator"), suspensions.c.reason,
            suspensions.c.until, count.label("tables"),
        )
        .outerjoin(account_rows, account_rows.c.player_id == players.c.id)
        .outerjoin(administrators, administrators.c.player_id == players.c.id)
        .outerjoin(suspensions, suspensions.c.player_id == players.c.id)
        .where(matches)
        .order_by(players.c.seen.desc(), players.c.id)
        .limit(LIMIT)
    )  # fmt: skip
    return [person_row(row, now) for row in rows]


def person_row(row: Any, now: int) -> PersonRow:
    in_force = row.reason is not None and (row.until is None or row.until > now)
    return PersonRow(
        player=row.id,
        name=row.account_name or row.name,
        account=row.account_name is not None,
        administrator=row.administrator is not None,
        created=row.created,
        seen=row.seen,
        tables=row.tables,
        suspended=row.reason if in_force else None,
        suspended_until=row.until if in_force else None,
    )


@operation
def find_tables(connection: Connection, wanted: str, status: str = "") -> list[TableRow]:
    """Tables by id, game or a person's name; the last changed first."""
    found = (
        select(tables, quarantined.c.reason)
        .outerjoin(quarantined, quarantined.c.table_id == tables.c.id)
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(LIMIT)
    )
    if status == "quarantine":
        found = found.where(quarantined.c.table_id.is_not(None))
    elif status:
        found = found.where(tables.c.status == status)
    if wanted:
        named = players.c.name.icontains(wanted, autoescape=True)
        theirs = select(seated.c.table_id).join(players, players.c.id == seated.c.player_id)
        at_table = tables.c.id.in_(theirs.where(named))
        found = found.where(or_(tables.c.id == wanted, tables.c.game == wanted, at_table))
    return [table_row(connection, row) for row in connection.execute(found).all()]


def table_row(connection: Connection, row: Any) -> TableRow:
    names = select(players.c.name).join(seated, seated.c.player_id == players.c.id)
    return TableRow(
        id=row.id,
        game=row.game,
        status=row.status,
        public=row.public,
        created=row.created,
        changed=row.changed,
        people=list(connection.scalars(names.where(seated.c.table_id == row.id))),
        quarantine=row.reason,
    )


@operation
def invitation_rows(connection: Connection, now: int) -> list[InvitationRow]:
    return [
        InvitationRow(
            handle=row.handle, note=row.note, created=row.created, until=row.until, left=row.left
        )
        for row in invitations.usable(now)(connection)
    ]


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """How much the database holds."""

    accounts: int
    guests: int
    tables_open: int
    tables_running: int
    tables_over: int
    quarantined: int
    open_reports: int


def totals(connection: Connection) -> Totals:
    def count(table: Any, *where: Any) -> int:
        return connection.scalar(select(func.count()).select_from(table).where(*where)) or 0

    people = count(account_rows)
    return Totals(
        accounts=people,
        guests=count(players) - people,
        tables_open=count(tables, tables.c.status == "open"),
        tables_running=count(tables, tables.c.status == "running"),
        tables_over=count(tables, tables.c.status == "over"),
        quarantined=count(quarantined),
        open_reports=count(reports, reports.c.closed.is_(None)),
    )
