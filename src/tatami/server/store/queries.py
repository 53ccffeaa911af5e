"""Database operations on tables, seats, players and heartbeats, for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Table, case, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tatami.server.store.base import operation
from tatami.server.store.schema import (
    entries,
    heartbeats,
    players,
    quarantined,
    seat_codes,
    seated,
    tables,
    visits,
)
from tatami.server.tables.entries import NumberedEntry, SatDown, Started, encode
from tatami.server.tables.rebuild import StoredEntry, StoredTable
from tatami.server.tables.table_setup import TableSetup

BROKEN: Final = "broken"
"""The status in lists of a table that is in quarantine."""


def add_new(connection: Connection, table: Table, **values: Any) -> bool:
    """Insert a row unless its key exists. Return whether the row is new."""
    on_postgres = connection.dialect.name == "postgresql"
    into = postgresql.insert(table) if on_postgres else sqlite.insert(table)
    return connection.execute(into.values(**values).on_conflict_do_nothing()).rowcount == 1


@operation
def create_table(
    connection: Connection,
    id_: str,
    setup: TableSetup,
    secret: str,
    now: int,
    past: Sequence[NumberedEntry] = (),
) -> None:
    """Insert a table, with its first entries if it is a fork."""
    connection.execute(
        insert(tables).values(
            id=id_,
            setting=msgspec.json.encode(setup).decode(),
            secret=secret,
            public=setup.public,
            status="running" if any(isinstance(one.entry, Started) for one in past) else "open",
            game=setup.game,
            created=now,
            changed=now,
        )
    )
    add_visit(setup.host, id_)(connection)
    for one in past:
        row = {"table_id": id_, "number": one.number, "at": one.at}
        connection.execute(insert(entries).values(**row, body=encode(one.entry).decode()))
        if isinstance(one.entry, SatDown) and one.entry.player and one.entry.seat is not None:
            upsert_player(one.entry.player, one.entry.name, now)(connection)
            add_seated(one.entry.player, id_, one.entry.seat)(connection)


@operation
def add_visit(connection: Connection, player: str, table: str) -> None:
    """Remember that the player was at the table, for the export and deletion of personal data."""
    add_new(connection, visits, player_id=player, table_id=table)


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


@operation
def entries_after(connection: Connection, id_: str, number: int) -> list[StoredEntry]:
    rows = connection.execute(
        select(entries.c.number, entries.c.at, entries.c.body)
        .where(entries.c.table_id == id_, entries.c.number > number)
        .order_by(entries.c.number)
    )
    return [StoredEntry(row.number, row.at, row.body) for row in rows]


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


@operation
def set_status(connection: Connection, id_: str, status: str, now: int) -> None:
    """Set the status. A finished table stays finished, even if another process writes later."""
    here = tables.c.id == id_, tables.c.status != "over"
    connection.execute(update(tables).where(*here).values(status=status, changed=now))


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


@operation
def add_seated(connection: Connection, player: str, table: str, seat: int) -> None:
    remove_seated(player, table)(connection)
    add_visit(player, table)(connection)
    connection.execute(insert(seated).values(player_id=player, table_id=table, seat=seat))


@operation
def remove_seated(connection: Connection, player: str, table: str) -> None:
    connection.execute(
        seated.delete().where(seated.c.player_id == player, seated.c.table_id == table)
    )


@operation
def remove_seat_codes(connection: Connection, player: str, table: str = "") -> None:
    """End a player's seat codes at a table (empty: everywhere), and the devices that used them."""
    mine = seat_codes.c.player_id == player
    here = [seat_codes.c.table_id == table] if table else []
    connection.execute(seat_codes.delete().where(mine, *here))


@operation
def upsert_player(connection: Connection, player: str, name: str, now: int) -> None:
    """Insert a player, or update the name and the time of the last visit."""
    done = connection.execute(
        update(players).where(players.c.id == player).values(name=name, seen=now)
    )
    if done.rowcount == 0:
        add_new(connection, players, id=player, name=name, created=now, seen=now)


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
def remove_dead_processes(connection: Connection, own: str, before: int) -> int:
    """Delete heartbeats older than `before`. Return how many processes that were."""
    dead = heartbeats.c.process != own, heartbeats.c.at < before
    return connection.execute(heartbeats.delete().where(*dead)).rowcount
