"""Deletes what nobody has touched for a long time: tables, tournaments, guests and analyses.

Each kind has a number of days in the settings; 0 keeps it for ever. What an account may come back
to is kept, except for unstarted tables and tournaments. Damaged tables and tables with an open
report wait for the operator. The work is done in small steps, each in its own transaction.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, select, text, tuple_

from tatami.server.operate.open_database import announce
from tatami.server.settings import Settings
from tatami.server.store.base import REWRITTEN, operation
from tatami.server.store.schema import (
    accounts,
    entries,
    manners,
    players,
    quarantined,
    reports,
    seated,
    suspensions,
    tables,
    tournament_people,
    tournaments,
    visits,
)
from tatami.server.tables.table_setup import DAY

PAGE = 200
"""Rows that one step looks at."""
LOCK = 741852964
"""PostgreSQL: of several processes, one deletes at a time."""

OPEN, RUNNING, FINISHED, GUESTS, ANALYSES = (
    "unstarted tables", "running tables", "finished tables", "guests", "analyses",
)  # fmt: skip
OPEN_TOURNAMENTS, TOURNAMENTS = "unstarted tournaments", "tournaments"
Cursor = tuple[Any, ...]


class Rule(NamedTuple):
    """What expires, and after how many days without a change."""

    kind: str
    days: int
    statuses: tuple[str, ...] = ()
    """Of tables or tournaments."""
    keeps_accounts: bool = True
    of_tournaments: bool = False

    def before(self, now: int) -> int:
        return now - self.days * DAY


class Step(NamedTuple):
    """What one step found, and where the next one begins; None: there is no more."""

    ids: list[str]
    next: Cursor | None


def rules(settings: Settings) -> list[Rule]:
    """The rules for rows of the database that this server has, guests after what they were in."""
    found = [
        Rule(OPEN, settings.expire_open_tables, ("open",), keeps_accounts=False),
        Rule(RUNNING, settings.expire_running_tables, ("running",)),
        Rule(FINISHED, settings.expire_finished_tables, ("over", "away")),
        Rule(
            OPEN_TOURNAMENTS, settings.expire_open_tournaments, ("open",), keeps_accounts=False,
            of_tournaments=True,
        ),
        Rule(
            TOURNAMENTS, settings.expire_tournaments, ("running", "over"), of_tournaments=True
        ),
        Rule(GUESTS, settings.expire_guests),
    ]  # fmt: skip
    return [rule for rule in found if rule.days]


@operation
def find(connection: Connection, rule: Rule, now: int, after: Cursor | None) -> Step:
    """Look at the next page of rows: which of them may be deleted?"""
    if rule.of_tournaments:
        return find_tournaments(connection, rule, now, after)
    if rule.statuses:
        return find_tables(connection, rule, now, after)
    return find_guests(connection, rule, now, after)


@operation
def remove(connection: Connection, rule: Rule, now: int, ids: list[str]) -> list[str]:
    """Delete those of the rows that still may be; returns their ids."""
    if not ids or not is_alone(connection):
        return []
    if rule.of_tournaments:
        return remove_tournaments(connection, rule, now, ids)
    if rule.statuses:
        return remove_tables(connection, rule, now, ids)
    return remove_guests(connection, rule, now, ids)


def is_alone(connection: Connection) -> bool:
    """Until the end of the transaction, no other process deletes."""
    if connection.dialect.name != "postgresql":
        return True
    query = text("SELECT pg_try_advisory_xact_lock(:key)")
    return bool(connection.execute(query, {"key": LOCK}).scalar())


# Tables.


def is_unused(rule: Rule, now: int) -> list[ColumnElement[bool]]:
    """Nobody did anything at the table since, and nobody needs it."""
    of_table = entries.c.table_id == tables.c.id
    conditions = [
        tables.c.status.in_(rule.statuses),
        tables.c.changed < rule.before(now),
        ~exists().where(of_table, entries.c.at >= rule.before(now)),
        ~exists().where(quarantined.c.table_id == tables.c.id),
        ~exists().where(reports.c.table_id == tables.c.id, reports.c.closed.is_(None)),
    ]
    if rule.keeps_accounts:
        account = accounts.c.player_id == visits.c.player_id
        conditions.append(~exists().where(visits.c.table_id == tables.c.id, account))
    return conditions


def find_tables(connection: Connection, rule: Rule, now: int, after: Cursor | None) -> Step:
    """By pages of old tables, so that those that are kept do not cost a long query."""
    position = tuple_(tables.c.changed, tables.c.id)
    old = select(tables.c.changed, tables.c.id).where(
        tables.c.status.in_(rule.statuses), tables.c.changed < rule.before(now)
    )
    if after is not None:
        old = old.where(position > tuple_(*after))
    rows = connection.execute(old.order_by(tables.c.changed, tables.c.id).limit(PAGE)).all()
    ids = [row.id for row in rows]
    unused = select(tables.c.id).where(tables.c.id.in_(ids), *is_unused(rule, now))
    last = tuple(rows[-1]) if len(rows) == PAGE else None
    return Step(list(connection.scalars(unused.order_by(tables.c.id))), last)


def remove_tables(connection: Connection, rule: Rule, now: int, ids: list[str]) -> list[str]:
    """An entry that is being written locks its table; afterwards the table is in use."""
    mine = tables.c.id.in_(ids)
    connection.execute(select(tables.c.id).where(mine).with_for_update(of=tables))
    found = list(connection.scalars(select(tables.c.id).where(mine, *is_unused(rule, now))))
    connection.execute(delete(tables).where(tables.c.id.in_(found)))
    for id_ in found:
        announce(connection, id_, REWRITTEN)
    return found


# Tournaments.


def is_forgotten(rule: Rule, now: int) -> list[ColumnElement[bool]]:
    """Nothing has happened in the tournament since, and nobody needs it."""
    before = rule.before(now)
    conditions = [tournaments.c.status.in_(rule.statuses), tournaments.c.changed < before]
    if rule.keeps_accounts:
        account = accounts.c.player_id == tournament_people.c.player_id
        here = tournament_people.c.tournament_id == tournaments.c.id
        conditions.append(~exists().where(here, account))
    return conditions


def find_tournaments(connection: Connection, rule: Rule, now: int, after: Cursor | None) -> Step:
    """One that is to start later waits for that day."""
    page = select(tournaments.c.id, tournaments.c.setting).where(*is_forgotten(rule, now))
    if after is not None:
        page = page.where(tournaments.c.id > after[0])
    rows = connection.execute(page.order_by(tournaments.c.id).limit(PAGE)).all()
    last = (rows[-1].id,) if len(rows) == PAGE else None
    return Step([row.id for row in rows if starts_before(row.setting, rule.before(now))], last)


def starts_before(setting: str, time: int) -> bool:
    starts: int | None = msgspec.json.decode(setting).get("starts")
    return starts is None or starts < time


def remove_tournaments(connection: Connection, rule: Rule, now: int, ids: list[str]) -> list[str]:
    """An entry that is being written changes its row first; afterwards it is in use."""
    mine = tournaments.c.id.in_(ids), *is_forgotten(rule, now)
    connection.execute(select(tournaments.c.id).where(*mine).with_for_update(of=tournaments))
    found = list(connection.scalars(select(tournaments.c.id).where(*mine)))
    connection.execute(delete(tournaments).where(tournaments.c.id.in_(found)))
    return found


# Guests.


def is_gone(rule: Rule, now: int) -> list[ColumnElement[bool]]:
    return [
        players.c.seen < rule.before(now),
        ~exists().where(accounts.c.player_id == players.c.id),
        ~exists().where(visits.c.player_id == players.c.id),
        ~exists().where(seated.c.player_id == players.c.id),
        ~exists().where(tournament_people.c.player_id == players.c.id),
        # Otherwise a suspension would end by waiting.
        ~exists().where(suspensions.c.player_id == players.c.id),
    ]


def find_guests(connection: Connection, rule: Rule, now: int, after: Cursor | None) -> Step:
    page = select(players.c.id).order_by(players.c.id).limit(PAGE)
    if after is not None:
        page = page.where(players.c.id > after[0])
    ids = list(connection.scalars(page))
    gone = select(players.c.id).where(players.c.id.in_(ids), *is_gone(rule, now))
    last = (ids[-1],) if len(ids) == PAGE else None
    return Step(list(connection.scalars(gone.order_by(players.c.id))), last)


def remove_guests(connection: Connection, rule: Rule, now: int, ids: list[str]) -> list[str]:
    """Delete guests without tables, and whom they muted. Who blocked them keeps the block."""
    gone = select(players.c.id).where(players.c.id.in_(ids), *is_gone(rule, now))
    found = list(connection.scalars(gone))
    connection.execute(delete(manners).where(manners.c.player_id.in_(found)))
    connection.execute(delete(players).where(players.c.id.in_(found)))
    return found


# Analyses, which are files of this process's data folder.


def old_analyses(folder: Path, days: int, now: int) -> Iterator[Path]:
    """Results, and what is left of writes that were cut off. They can be computed again."""
    if not days:
        return
    for file in folder.glob("*"):
        if file.suffix in (".json", ".half") and is_older(file, now / 1000 - days * DAY / 1000):
            yield file


def is_older(file: Path, before: float) -> bool:
    try:
        return file.stat().st_mtime < before
    except FileNotFoundError:
        return False


def remove_analyses(folder: Path, days: int, now: int) -> int:
    count = 0
    for file in old_analyses(folder, days, now):
        file.unlink(missing_ok=True)
        count += 1
    return count
