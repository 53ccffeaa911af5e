"""Database operations on tables, seats, players and heartbeats, for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Table, case, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tatami.server.store.base import operation
from tatami.server.store.plain import PlainRead, PlainWrite, Statement
from tatami.server.store.schema import (
    heartbeats,
    quarantined,
    seated,
    tables,
)
from tatami.server.tables.entries import NumberedEntry, SatDown, encode
from tatami.server.tables.rebuild import StoredEntry, StoredTable
from tatami.server.tables.table_setup import TableSetup

BROKEN: Final = "broken"
"""The status in lists of a table that is in quarantine."""


def add_new(connection: Connection, table: Table, **values: Any) -> bool:
    """Insert a row unless its key exists. Return whether the row is new."""
    on_postgres = connection.dialect.name == "postgresql"
    into = postgresql.insert(table) if on_postgres else sqlite.insert(table)
    return connection.execute(into.values(**values).on_conflict_do_nothing()).rowcount == 1


def create_table(
    id_: str, setup: TableSetup, secret: str, now: int, past: Sequence[NumberedEntry] = ()
) -> PlainWrite:
    """Insert a table, with its first entries if it is a fork or a rematch. A table without a free
    seat counts as running: a process that loads it starts it."""
    setting = msgspec.json.encode(setup).decode()
    taken = {one.entry.seat for one in past if isinstance(one.entry, SatDown)}
    status = "running" if len(taken) == setup.seats else "open"
    row = id_, setting, secret, setup.public, status, setup.game, now
    first = [statement for one in past for statement in first_entry(id_, one, now)]
    return PlainWrite(Statement(ADD_TABLE, row), add_visit_to(setup.host, id_), *first)


ADD_TABLE = """
INSERT INTO tables (id, setting, secret, public, status, game, created, changed)
VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
"""
ADD_ENTRY = "INSERT INTO entries (table_id, number, at, body) VALUES ($1, $2, $3, $4)"
ADD_VISIT = "INSERT INTO visits (player_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
SET_PLAYER = """
INSERT INTO players (id, name, created, seen) VALUES ($1, $2, $3, $3)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen
"""
SET_SEATED = """
INSERT INTO seated (player_id, table_id, seat) VALUES ($1, $2, $3)
ON CONFLICT (player_id, table_id) DO UPDATE SET seat = excluded.seat
"""
REMOVE_SEATED = "DELETE FROM seated WHERE player_id = $1 AND table_id = $2"
REMOVE_SEAT_CODES = "DELETE FROM seat_codes WHERE player_id = $1"
SET_STATUS = "UPDATE tables SET status = $2, changed = $3 WHERE id = $1 AND status <> 'over'"
"""A finished table stays finished, even if another process writes later."""


def first_entry(id_: str, one: NumberedEntry, now: int) -> list[Statement]:
    row = id_, one.number, one.at, encode(one.entry).decode()
    entry = one.entry
    if isinstance(entry, SatDown) and entry.player and entry.seat is not None:
        sits = takes_seat(entry.player, entry.name, id_, entry.seat, now)
        return [Statement(ADD_ENTRY, row), *sits]
    return [Statement(ADD_ENTRY, row)]


def add_visit_to(player: str, table: str) -> Statement:
    """Remember that the player was at the table, for the export and deletion of personal data."""
    return Statement(ADD_VISIT, (player, table))


def takes_seat(player: str, name: str, table: str, seat: int, now: int) -> list[Statement]:
    return [
        Statement(SET_PLAYER, (player, name, now)),
        add_visit_to(player, table),
        Statement(SET_SEATED, (player, table, seat)),
    ]


def add_visit(player: str, table: str) -> PlainWrite:
    return PlainWrite(add_visit_to(player, table))


@operation
def load_table(connection: Connection, id_: str) -> StoredTable | None:
    row = connection.execute(
        select(tables.c.setting, tables.c.secret, quarantined.c.table_id, quarantined.c.held)
        .outerjoin(quarantined, quarantined.c.table_id == tables.c.id)
        .where(tables.c.id == id_)
    ).one_or_none()
    if row is None:
        return None
    past = entries_after(id_, 0)(connection)
    in_quarantine, held = row.table_id is not None, bool(row.held)
    return StoredTable(row.setting, row.secret, past, in_quarantine, held)


@operation
def missing_tables(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Those of the tables that the database does not have (any more)."""
    parts = [ids[first : first + 500] for first in range(0, len(ids), 500)]
    there = (connection.scalars(select(tables.c.id).where(tables.c.id.in_(part))) for part in parts)
    return set(ids) - {id_ for found in there for id_ in found}


def entries_after(id_: str, number: int) -> PlainRead[list[StoredEntry]]:
    return PlainRead(ENTRIES_AFTER, (id_, number), lambda rows: [StoredEntry(*row) for row in rows])


ENTRIES_AFTER = """
SELECT number, at, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number
"""


# Quarantine: tables that cannot be folded.


@operation
def add_quarantined(connection: Connection, table: str, number: int, reason: str, now: int) -> None:
    """Remember that a table is damaged; a later reason replaces an earlier one."""
    values = {"number": number, "reason": reason[:500]}
    here = quarantined.c.table_id == table
    if connection.execute(update(quarantined).where(here).values(**values)).rowcount == 0:
        add_new(connection, quarantined, table_id=table, since=now, **values)


@operation
def remove_quarantined(connection: Connection, table: str) -> None:
    connection.execute(delete(quarantined).where(quarantined.c.table_id == table))


@operation
def hold_table(connection: Connection, table: str, reason: str, now: int) -> None:
    """Put a table in quarantine until an administrator releases it."""
    remove_quarantined(table)(connection)
    values = {"table_id": table, "number": 0, "reason": reason[:500], "since": now}
    connection.execute(insert(quarantined).values(**values, held=True))


def held_tables(connection: Connection) -> frozenset[str]:
    """The tables that administrators put in quarantine."""
    return frozenset(connection.scalars(select(quarantined.c.table_id).where(quarantined.c.held)))


def quarantined_tables(connection: Connection) -> list[Row[Any]]:
    """All tables in quarantine, the latest first."""
    row = quarantined.c
    columns = row.table_id, row.number, row.reason, row.since
    return list(
        connection.execute(
            # Without `held`, which an older database does not have.
            select(*columns, tables.c.game, tables.c.created)
            .join(tables, tables.c.id == quarantined.c.table_id)
            .order_by(quarantined.c.since.desc(), quarantined.c.table_id)
        )
    )


def set_status(id_: str, status: str, now: int) -> PlainWrite:
    return PlainWrite(Statement(SET_STATUS, (id_, status, now)))


def running_tables(connection: Connection) -> list[str]:
    rows = connection.execute(select(tables.c.id).where(tables.c.status == "running"))
    return [row.id for row in rows]


@operation
def open_tables(connection: Connection, limit: int) -> list[Row[Any]]:
    return list(
        connection.execute(
            select(tables.c.id, tables.c.game, tables.c.setting, tables.c.created)
            .outerjoin(quarantined, quarantined.c.table_id == tables.c.id)
            .where(tables.c.public, tables.c.status == "open", quarantined.c.table_id.is_(None))
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
    )


@operation
def tables_of(connection: Connection, player: str, limit: int) -> list[Row[Any]]:
    whole = quarantined.c.table_id.is_(None)
    status = case((whole, tables.c.status), else_=BROKEN).label("status")
    return list(
        connection.execute(
            select(tables.c.id, tables.c.game, status, tables.c.changed, seated.c.seat)
            .join(seated, seated.c.table_id == tables.c.id)
            .outerjoin(quarantined, quarantined.c.table_id == tables.c.id)
            .where(seated.c.player_id == player)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
    )


@operation
def unfinished_tables(connection: Connection, player: str, limit: int) -> list[Row[Any]]:
    """The tables of a player that are not over."""
    return list(
        connection.execute(
            select(tables.c.id, tables.c.game, tables.c.changed, seated.c.seat)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.player_id == player, tables.c.status != "over")
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
    )


def add_seated(player: str, table: str, seat: int) -> PlainWrite:
    visit = add_visit_to(player, table)
    return PlainWrite(visit, Statement(SET_SEATED, (player, table, seat)))


def remove_seated(player: str, table: str) -> PlainWrite:
    return PlainWrite(Statement(REMOVE_SEATED, (player, table)))


def remove_seat_codes(player: str, table: str = "") -> PlainWrite:
    """End a player's seat codes at a table (empty: everywhere), and the devices that used them."""
    if table:
        return PlainWrite(Statement(f"{REMOVE_SEAT_CODES} AND table_id = $2", (player, table)))
    return PlainWrite(Statement(REMOVE_SEAT_CODES, (player,)))


def upsert_player(player: str, name: str, now: int) -> PlainWrite:
    """Insert a player, or update the name and the time of the last visit."""
    return PlainWrite(Statement(SET_PLAYER, (player, name, now)))


@operation
def write_heartbeat(connection: Connection, process: str, now: int) -> None:
    done = connection.execute(
        update(heartbeats).where(heartbeats.c.process == process).values(at=now)
    )
    if done.rowcount == 0:
        connection.execute(insert(heartbeats).values(process=process, at=now))


def last_heartbeat(connection: Connection) -> int | None:
    """The time of the latest heartbeat of any server."""
    found: int | None = connection.execute(select(func.max(heartbeats.c.at))).scalar()
    return found


@operation
def last_heartbeat_but(connection: Connection, own: str) -> int | None:
    """The time of the latest heartbeat of any other server."""
    others = heartbeats.c.process != own
    found: int | None = connection.execute(select(func.max(heartbeats.c.at)).where(others)).scalar()
    return found


@operation
def living_processes(connection: Connection, since: int) -> set[str]:
    """The processes with a heartbeat since then."""
    return set(connection.scalars(select(heartbeats.c.process).where(heartbeats.c.at >= since)))


@operation
def remove_dead_processes(connection: Connection, own: str, before: int) -> int:
    """Delete heartbeats older than `before`. Return how many processes that were."""
    dead = heartbeats.c.process != own, heartbeats.c.at < before
    return connection.execute(heartbeats.delete().where(*dead)).rowcount
