"""Moves a table to another server: written to a file on one, read from it on the other.

The numbers of the entries continue through every transfer. Leaving adds `TransferredAway`, arriving
adds `TransferredHere`. So a table that comes back continues what is still here, a server that has
it in memory finds the next number taken, and a table that continued on two servers is detected.

Players keep their ids, which are the same everywhere, but a cookie's signature is valid on one
server only. A player opens the seat there by a seat code: the file has digests of the codes that
players have made, and the import makes codes for all other seats.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tatami.engine import TatamiError, fair_deals
from tatami.server import signing
from tatami.server.operate import open_database
from tatami.server.operate.backup import open_private
from tatami.server.people import accounts, seat_codes
from tatami.server.store import queries, schema
from tatami.server.store.base import TRANSFERRED_HERE, operation
from tatami.server.tables import entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.rebuild import DamagedTable, StoredEntry, StoredTable, rebuild
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import AWAY, DELETED, OVER, Table

FORMAT = 2
READABLE = (1, 2)
"""Format 1 is of version 0.1, whose seat codes no longer work."""

CodeDigest = tuple[int, str, str]
"""Seat, player, digest of a seat code."""
ImportOperation = Callable[[Connection], "ImportedTable"]


class TransferError(TatamiError):
    """A table that cannot be exported or imported, and why."""


class TransferEntry(msgspec.Struct, frozen=True, array_like=True):
    number: int
    at: int
    body: str


class TransferFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of the file."""

    tatami: str = "table"
    format: int = FORMAT
    table: str
    setting: str
    secret: str
    created: int
    entries: list[TransferEntry]
    players: dict[str, str]
    """The names of the players at the table, by player id."""
    codes: list[CodeDigest] = []
    """Of format 1 only; ignored."""
    seat_codes: list[CodeDigest] = []


class ImportedTable(msgspec.Struct, frozen=True):
    table: Table
    new_codes: list[tuple[str, str]]
    """Name and seat code of each player who had made none on the other server."""


# Export.


@operation
def export_table(connection: Connection, id_: str) -> TransferFile:
    """Export a table. A second export gives the same file.

    A finished table is only copied: it cannot change on either server.
    """
    row, table = find_table(connection, id_)
    if table.status not in (OVER, AWAY):
        mark_as_moved(connection, table)
    return file_of(row, table, stored_entries(connection, id_), code_digests(connection, table))


def file_of(
    row: Row[Any], table: Table, past: list[TransferEntry], codes: list[CodeDigest]
) -> TransferFile:
    return TransferFile(
        table=table.id,
        setting=row.setting,
        secret=row.secret,
        created=row.created,
        entries=past,
        players={seat.player: seat.name for seat in table.seats if seat.player},
        seat_codes=codes,
    )


def find_table(connection: Connection, id_: str) -> tuple[Row[Any], Table]:
    row = None
    if open_database.has_tables(connection):
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == id_)).first()
    if row is None:
        raise TransferError(f"there is no table {id_!r} in this database")
    past = queries.entries_after(id_, 0)(connection)
    return row, replay(id_, StoredTable(row.setting, row.secret, past))


def replay(id_: str, stored: StoredTable) -> Table:
    """The table from all its entries; this also proves that it can be played here."""
    try:
        return rebuild(id_, stored)
    except (Refusal, DamagedTable) as error:
        raise TransferError(f"the table cannot be played here: {error}") from None


def mark_as_moved(connection: Connection, table: Table) -> None:
    append(connection, table, entries.TransferredAway())
    set_status(connection, table)


def append(connection: Connection, table: Table, entry: entries.AnyEntry) -> None:
    """Add an entry. A server that has the table in memory finds the number taken and reads it."""
    number, at = table.number + 1, open_database.milliseconds()
    body = entries.encode(entry).decode()
    try:
        insert_entries(connection, table.id, [TransferEntry(number, at, body)])
    except IntegrityError:
        raise TransferError("a move was made at the same time: try again") from None
    table.fold(NumberedEntry(number, at, entry))
    arrived = isinstance(entry, entries.TransferredHere)
    open_database.announce(connection, table.id, TRANSFERRED_HERE if arrived else number)


def set_status(connection: Connection, table: Table) -> None:
    status = {"status": table.status, "changed": open_database.milliseconds()}
    connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(status))


def stored_entries(connection: Connection, id_: str) -> list[TransferEntry]:
    row = schema.entries.c
    rows = connection.execute(
        select(row.number, row.at, row.body).where(row.table_id == id_).order_by(row.number)
    )
    return [TransferEntry(*each) for each in rows]


def code_digests(connection: Connection, table: Table) -> list[CodeDigest]:
    """Digests of the seat codes of those who sit there now."""
    if not open_database.has_table(connection, schema.seat_codes.name):
        return []  # the database of an earlier version
    row = schema.seat_codes.c
    here = select(row.seat, row.player_id, row.digest).where(row.table_id == table.id)
    rows = connection.execute(here.order_by(row.seat))
    return [
        (seat, player, digest)
        for seat, player, digest in rows
        if table.seats[seat].player == player
    ]


def write(path: Path, file: TransferFile) -> None:
    with open_private(path) as out:
        out.write(msgspec.json.format(msgspec.json.encode(file)) + b"\n")


# Import.


def read(path: Path) -> TransferFile:
    try:
        file = msgspec.json.decode(path.read_bytes(), type=TransferFile)
    except msgspec.DecodeError:
        raise TransferError(f"{path} is not a table exported by Tatami") from None
    if file.tatami != "table" or file.format not in READABLE:
        raise TransferError(f"{path} has format {file.format}; this program reads {FORMAT}")
    return file


def import_table(file: TransferFile, *, replace: bool = False) -> ImportOperation:
    """Import a table, or continue the one that was exported from here.

    `replace` puts the table of the file in the place of a damaged one.
    """
    table = check_file(file)

    def operation(connection: Connection) -> ImportedTable:
        open_database.bring_up_to_date(connection)
        row = schema.tables.c
        known = connection.execute(select(row.id).where(row.id == table.id)).first()
        if known is None:
            insert_table(connection, file, table)
        elif replace:
            delete_damaged(connection, file)
        insert_entries(connection, table.id, new_entries(connection, file, table))
        insert_players(connection, file, table)
        if table.status == AWAY:
            away = open_database.milliseconds() - table.entries[-1].at
            append(connection, table, entries.TransferredHere(milliseconds=away))
        set_status(connection, table)
        return ImportedTable(table, import_codes(connection, file, table))

    return operation


def check_file(file: TransferFile) -> Table:
    """The table of the file, if the file is consistent."""
    past = [StoredEntry(line.number, line.at, line.body) for line in file.entries]
    table = replay(file.table, StoredTable(file.setting, file.secret, past))
    if fair_deals.commit(file.secret) != table.setup.commitment:
        raise TransferError("the table's secret is not the one it was created with")
    if table.status not in (AWAY, OVER):
        raise TransferError("the table is still running on the other server: export it there first")
    return table


def insert_table(connection: Connection, file: TransferFile, table: Table) -> None:
    now = open_database.milliseconds()
    create = queries.create_table(table.id, table.setup, file.secret, now)
    create(connection)
    created = update(schema.tables).where(schema.tables.c.id == table.id)
    connection.execute(created.values(created=file.created))


def delete_damaged(connection: Connection, file: TransferFile) -> None:
    """Delete the entries of a damaged table; a whole one is not replaced."""
    try:
        find_table(connection, file.table)
    except TransferError:
        here = schema.tables.c.id == file.table
        connection.execute(delete(schema.entries).where(schema.entries.c.table_id == file.table))
        connection.execute(update(schema.tables).where(here).values(setting=file.setting))
        return
    raise TransferError("this table is intact here: nothing was changed")


def new_entries(connection: Connection, file: TransferFile, table: Table) -> list[TransferEntry]:
    """The entries since the table left this server, if nothing was added here meanwhile."""
    here = stored_entries(connection, table.id)
    if file.entries[: len(here)] != here:
        raise TransferError("this table was also continued here: nothing was changed")
    return file.entries[len(here) :]


def insert_entries(connection: Connection, id_: str, new: list[TransferEntry]) -> None:
    if new:
        rows = [{"table_id": id_, "number": x.number, "at": x.at, "body": x.body} for x in new]
        connection.execute(insert(schema.entries), rows)


def insert_players(connection: Connection, file: TransferFile, table: Table) -> None:
    """Store players that this server does not know; known players keep their names."""
    row = schema.players.c
    for player, name in file.players.items():
        if connection.execute(select(row.id).where(row.id == player)).first() is None:
            queries.upsert_player(player, name, open_database.milliseconds())(connection)
    for number, seat in enumerate(table.seats):
        if seat.player:
            queries.add_seated(seat.player, table.id, number)(connection)
    for one in table.entries:
        if isinstance(one.entry, entries.SatDown) and one.entry.player:
            queries.add_visit(one.entry.player, table.id)(connection)


def import_codes(connection: Connection, file: TransferFile, table: Table) -> list[tuple[str, str]]:
    """Take over the seat codes of the other server, and make one for each seat without."""
    connection.execute(delete(schema.seat_codes).where(schema.seat_codes.c.table_id == table.id))
    known = {(seat, player): digest for seat, player, digest in file.seat_codes}
    made, now = [], open_database.milliseconds()
    for number, seat in enumerate(table.seats):
        if not needs_code(connection, seat.player):
            continue
        digest = known.get((number, seat.player))
        if digest is None:
            code = seat_codes.new_code()
            made.append((seat.name, code))
            digest = signing.digest(code)
        seat_codes.store_code(table.id, number, seat.player, digest, now)(connection)
    return made


def needs_code(connection: Connection, player: str) -> bool:
    """Is this a person who has no account here?"""
    person = player not in ("", DELETED)
    return person and accounts.by_player(player)(connection) is None
