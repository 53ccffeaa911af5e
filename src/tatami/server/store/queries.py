"""Operations on the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Table, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tatami.server.store.schema import entries, heartbeats, players, seated, tables, visits
from tatami.server.tables.entries import Numbered, SatDown, Started, decode, encode
from tatami.server.tables.table_setup import Setting

Stored = tuple[Setting, str, list[Numbered]]


def add_new(connection: Connection, table: Table, **values: Any) -> bool:
    """Insert a row unless its key is there already; says whether it is new."""
    on_postgres = connection.dialect.name == "postgresql"
    into = postgresql.insert(table) if on_postgres else sqlite.insert(table)
    return connection.execute(into.values(**values).on_conflict_do_nothing()).rowcount == 1


def create_table(
    id_: str, setting: Setting, secret: str, now: int, past: Sequence[Numbered] = ()
) -> Callable[[Connection], None]:
    """A new table, with what has happened at it if it has a past."""

    def operation(connection: Connection) -> None:
        connection.execute(
            insert(tables).values(
                id=id_,
                setting=msgspec.json.encode(setting).decode(),
                secret=secret,
                public=setting.public,
                status="running" if any(isinstance(one.entry, Started) for one in past) else "open",
                game=setting.game,
                created=now,
                changed=now,
            )
        )
        remember_visit(setting.host, id_)(connection)
        for one in past:
            row = {"table_id": id_, "number": one.number, "at": one.at}
            connection.execute(insert(entries).values(**row, body=encode(one.entry).decode()))
            if isinstance(one.entry, SatDown) and one.entry.player and one.entry.seat is not None:
                remember_player(one.entry.player, one.entry.name, now)(connection)
                sit_down(one.entry.player, id_, one.entry.seat)(connection)

    return operation


def remember_visit(player: str, table: str) -> Callable[[Connection], None]:
    """With the entry that brings a player to a table: so nothing of theirs is lost sight of."""

    def operation(connection: Connection) -> None:
        add_new(connection, visits, player_id=player, table_id=table)

    return operation


def load_table(id_: str) -> Callable[[Connection], Stored | None]:
    def operation(connection: Connection) -> Stored | None:
        row = connection.execute(
            select(tables.c.setting, tables.c.secret).where(tables.c.id == id_)
        ).one_or_none()
        if row is None:
            return None
        setting = msgspec.json.decode(row.setting, type=Setting)
        return setting, row.secret, entries_after(id_, 0)(connection)

    return operation


def entries_after(id_: str, number: int) -> Callable[[Connection], list[Numbered]]:
    def operation(connection: Connection) -> list[Numbered]:
        rows = connection.execute(
            select(entries.c.number, entries.c.at, entries.c.body)
            .where(entries.c.table_id == id_, entries.c.number > number)
            .order_by(entries.c.number)
        )
        return [Numbered(row.number, row.at, decode(row.body)) for row in rows]

    return operation


def set_status(id_: str, status: str, now: int) -> Callable[[Connection], None]:
    """What is over stays over, whichever process writes last."""

    def operation(connection: Connection) -> None:
        here = tables.c.id == id_, tables.c.status != "over"
        connection.execute(update(tables).where(*here).values(status=status, changed=now))

    return operation


def running_tables(connection: Connection) -> list[str]:
    rows = connection.execute(select(tables.c.id).where(tables.c.status == "running"))
    return [row.id for row in rows]


def open_tables(limit: int) -> Callable[[Connection], list[Row[Any]]]:
    def operation(connection: Connection) -> list[Row[Any]]:
        return list(
            connection.execute(
                select(tables.c.id, tables.c.game, tables.c.setting, tables.c.created)
                .where(tables.c.public, tables.c.status == "open")
                .order_by(tables.c.changed.desc())
                .limit(limit)
            )
        )

    return operation


def tables_of(player: str, limit: int) -> Callable[[Connection], list[Row[Any]]]:
    def operation(connection: Connection) -> list[Row[Any]]:
        return list(
            connection.execute(
                select(tables.c.id, tables.c.game, tables.c.status, tables.c.changed, seated.c.seat)
                .join(seated, seated.c.table_id == tables.c.id)
                .where(seated.c.player_id == player)
                .order_by(tables.c.changed.desc())
                .limit(limit)
            )
        )

    return operation


def going_tables(player: str, limit: int) -> Callable[[Connection], list[Row[Any]]]:
    """Those of a player's tables that are not over."""

    def operation(connection: Connection) -> list[Row[Any]]:
        return list(
            connection.execute(
                select(tables.c.id, tables.c.game, tables.c.changed, seated.c.seat)
                .join(seated, seated.c.table_id == tables.c.id)
                .where(seated.c.player_id == player, tables.c.status != "over")
                .order_by(tables.c.changed.desc())
                .limit(limit)
            )
        )

    return operation


def sit_down(player: str, table: str, seat: int) -> Callable[[Connection], None]:
    def operation(connection: Connection) -> None:
        stand_up(player, table)(connection)
        remember_visit(player, table)(connection)
        connection.execute(insert(seated).values(player_id=player, table_id=table, seat=seat))

    return operation


def stand_up(player: str, table: str) -> Callable[[Connection], None]:
    def operation(connection: Connection) -> None:
        connection.execute(
            seated.delete().where(seated.c.player_id == player, seated.c.table_id == table)
        )

    return operation


def remember_player(player: str, name: str, now: int) -> Callable[[Connection], None]:
    """A guest the server has not seen before, or one seen again, perhaps under another name."""

    def operation(connection: Connection) -> None:
        done = connection.execute(
            update(players).where(players.c.id == player).values(name=name, seen=now)
        )
        if done.rowcount == 0:
            add_new(connection, players, id=player, name=name, created=now, seen=now)

    return operation


def beat(process: str, now: int) -> Callable[[Connection], None]:
    def operation(connection: Connection) -> None:
        done = connection.execute(
            update(heartbeats).where(heartbeats.c.process == process).values(at=now)
        )
        if done.rowcount == 0:
            connection.execute(insert(heartbeats).values(process=process, at=now))

    return operation


def last_beat(connection: Connection) -> int | None:
    """When any server was last alive; older ones are forgotten."""
    found: int | None = connection.execute(select(func.max(heartbeats.c.at))).scalar()
    return found


def bury(own: str, before: int) -> Callable[[Connection], int]:
    """Forget processes that have not beaten since; says how many there were."""

    def operation(connection: Connection) -> int:
        dead = heartbeats.c.process != own, heartbeats.c.at < before
        return connection.execute(heartbeats.delete().where(*dead)).rowcount

    return operation
