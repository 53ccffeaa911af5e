"""Shows a stored table entry by entry, finds where it breaks, and exports what is whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, select

from tatami.server.operate import open_database, table_transfer
from tatami.server.store import queries, schema
from tatami.server.store.base import operation
from tatami.server.tables import entries
from tatami.server.tables.rebuild import (
    DamagedTable,
    StoredEntry,
    StoredTable,
    empty_table,
    fold_stored,
)
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import AWAY, OVER, Table


class Inspection(NamedTuple):
    """A stored table, and the damage if it has any."""

    id: str
    row: Row[Any]
    stored: list[StoredEntry]
    table: Table | None
    """The table up to the last entry that is whole; None if its setup cannot be used."""
    damage: DamagedTable | None
    codes: list[table_transfer.CodeDigest]
    """Digests of the seat codes of those who sit there now."""

    @property
    def whole(self) -> list[StoredEntry]:
        return self.stored[: self.table.number] if self.table is not None else []


class DamagedRow(NamedTuple):
    id: str
    game: str
    reason: str
    since: int | None
    """When a server found the damage; None if no server has yet."""


@operation
def inspect_table(connection: Connection, id_: str) -> Inspection:
    row = None
    if open_database.has_tables(connection):
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == id_)).first()
    if row is None:
        raise table_transfer.TransferError(f"there is no table {id_!r} in this database")
    found = inspect_row(connection, row)
    if found.table is None:
        return found
    return found._replace(codes=table_transfer.code_digests(connection, found.table))


def inspect_row(connection: Connection, row: Row[Any]) -> Inspection:
    past = queries.entries_after(row.id, 0)(connection)
    table = None
    try:
        table = empty_table(row.id, StoredTable(row.setting, row.secret, past))
        fold_stored(table, past)
    except DamagedTable as damage:
        return Inspection(row.id, row, past, table, damage, [])
    except Refusal as refusal:  # the rules have another version
        return Inspection(row.id, row, past, table, DamagedTable(0, refusal.sentence), [])
    return Inspection(row.id, row, past, table, None, [])


def quarantined(connection: Connection) -> list[DamagedRow]:
    """The tables that a server found damaged."""
    if not open_database.has_table(connection, schema.quarantined.name):
        return []
    return [
        DamagedRow(row.table_id, row.game, str(DamagedTable(row.number, row.reason)), row.since)
        for row in queries.quarantined_tables(connection)
    ]


@operation
def check_all(connection: Connection, on_progress: Callable[[int, int], None]) -> list[DamagedRow]:
    """Fold every table of the database. `on_progress` is given tables done and tables in all."""
    if not open_database.has_tables(connection):
        return []
    found = []
    rows = connection.execute(select(schema.tables).order_by(schema.tables.c.created)).all()
    for done, row in enumerate(rows, 1):
        damage = inspect_row(connection, row).damage
        if damage is not None:
            found.append(DamagedRow(row.id, row.game, str(damage), None))
        on_progress(done, len(rows))
    return found


def export_whole(inspection: Inspection) -> table_transfer.TransferFile:
    """The part before the damage, as a file that `tatami import-table` reads."""
    table, row = inspection.table, inspection.row
    if table is None or not table.number:
        raise table_transfer.TransferError("no entry of this table is intact")
    past = [table_transfer.TransferEntry(*one) for one in inspection.whole]
    if table.status not in (OVER, AWAY):
        body = entries.encode(entries.TransferredAway()).decode()
        past.append(table_transfer.TransferEntry(table.number + 1, table.last_at, body))
    return table_transfer.file_of(row, table, past, inspection.codes)


def entry_kind(stored: StoredEntry) -> tuple[str, int | None]:
    """The tag and the seat of an entry, without what it says: the operator may be a player."""
    try:
        found = msgspec.json.decode(stored.body, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError):
        return "?", None
    seat = found.get("seat")
    return str(found.get("type", "?")), seat if isinstance(seat, int) else None
