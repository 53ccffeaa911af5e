"""A table that moves to another server: written to a file here, read from it there.

The entries stay one line of numbers through every move. Leaving adds `Carried`, arriving adds
`Arrived`: so a table that comes back continues what is still here, a server that has it in memory
notices by the number that is taken, and a table that went on in two places is found out.

Players are carried by their ids, which are the same everywhere; the signature in a cookie is not.
So whoever sat there proves it by a seat code: the file has a digest of the codes that were given
out here, which then open the seats there, beside new codes of that server.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from tatami.engine import TatamiError, fair_deals
from tatami.server import signing
from tatami.server.operate import open_database
from tatami.server.operate.backup import private
from tatami.server.store import queries, schema
from tatami.server.store.base import ARRIVED
from tatami.server.tables import entries
from tatami.server.tables.entries import Numbered
from tatami.server.tables.table import AWAY, OVER, Refusal, Table
from tatami.server.tables.table_setup import Setting

FORMAT = 1


class CannotMove(TatamiError):
    """Why a table cannot be taken from here, or put here."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    number: int
    at: int
    body: str


class Carried(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file."""

    tatami: str = "table"
    format: int = FORMAT
    table: str
    setting: str
    secret: str
    created: int
    entries: list[Line]
    players: dict[str, str]
    """The names of those who sit there, by their ids."""
    codes: list[tuple[int, str, str]]
    """Seat, player, digest of a code given out."""


# Leaving.


def carry_off(id_: str, signer: signing.Tokens) -> Callable[[Connection], Carried]:
    """The operation that takes a table away. Done twice it gives the same file again.

    A table that is over is only copied: nothing can happen to it in two places.
    """

    def operation(connection: Connection) -> Carried:
        row, table = found(connection, id_)
        if table.status not in (OVER, AWAY):
            leave(connection, table)
        return Carried(
            table=id_,
            setting=row.setting,
            secret=row.secret,
            created=row.created,
            entries=lines(connection, id_),
            players={seat.player: seat.name for seat in table.seats if seat.player},
            codes=codes(table, signer),
        )

    return operation


def found(connection: Connection, id_: str) -> tuple[Row[Any], Table]:
    row = None
    if open_database.has_tables(connection):
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == id_)).first()
    if row is None:
        raise CannotMove(f"there is no table {id_!r} in this database")
    return row, unfolded(id_, row.setting, row.secret, queries.entries_after(id_, 0)(connection))


def unfolded(id_: str, setting: str, secret: str, past: list[Numbered]) -> Table:
    """The table, played through from its first entry: which also proves that it can be."""
    try:
        table = Table(id_, msgspec.json.decode(setting, type=Setting), secret)
        for numbered in past:
            table.fold(numbered)
    except (TatamiError, Refusal, AssertionError, LookupError, msgspec.MsgspecError) as error:
        raise CannotMove(f"the table cannot be played here: {error}") from None
    return table


def leave(connection: Connection, table: Table) -> None:
    add(connection, table, entries.Carried())
    set_status(connection, table)


def add(connection: Connection, table: Table, entry: entries.AnyEntry) -> None:
    """One more entry; a server that has the table open finds its number taken, and looks."""
    number, at = table.number + 1, open_database.milliseconds()
    body = entries.encode(entry).decode()
    try:
        put_entries(connection, table.id, [Line(number, at, body)])
    except IntegrityError:
        raise CannotMove("a move was made at this very moment: try again") from None
    table.fold(Numbered(number, at, entry))
    if connection.dialect.name == "postgresql":
        said = f"import {table.id} {ARRIVED if isinstance(entry, entries.Arrived) else number}"
        connection.execute(text("SELECT pg_notify('tatami', :said)"), {"said": said})


def set_status(connection: Connection, table: Table) -> None:
    status = {"status": table.status, "changed": open_database.milliseconds()}
    connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(status))


def lines(connection: Connection, id_: str) -> list[Line]:
    row = schema.entries.c
    rows = connection.execute(
        select(row.number, row.at, row.body).where(row.table_id == id_).order_by(row.number)
    )
    return [Line(*each) for each in rows]


def codes(table: Table, signer: signing.Tokens) -> list[tuple[int, str, str]]:
    """Ours, and those that the table brought along, for whoever still sits there."""
    sitting = [(number, seat.player) for number, seat in enumerate(table.seats) if seat.player]
    own = [
        (number, player, signing.digest(signer.seat_code(table.id, number, player)))
        for number, player in sitting
    ]
    return own + [code for code in table.codes if code[:2] in sitting and code not in own]


def write(file: Path, carried: Carried) -> None:
    with private(file) as out:
        out.write(msgspec.json.format(msgspec.json.encode(carried)) + b"\n")


# Arriving.


def read(file: Path) -> Carried:
    try:
        carried = msgspec.json.decode(file.read_bytes(), type=Carried)
    except msgspec.DecodeError:
        raise CannotMove(f"{file} is not a table of Tatami") from None
    if carried.tatami != "table" or carried.format != FORMAT:
        raise CannotMove(f"{file} has format {carried.format}; this program reads {FORMAT}")
    return carried


def bring(carried: Carried) -> Callable[[Connection], Table]:
    """The operation that puts a table here, or continues the one that left from here."""
    table = believed(carried)

    def operation(connection: Connection) -> Table:
        open_database.bring_up_to_date(connection)
        row = schema.tables.c
        known = connection.execute(select(row.id).where(row.id == table.id)).first()
        if known is None:
            put_table(connection, carried, table)
        put_entries(connection, table.id, missing(connection, carried, table))
        put_players(connection, carried, table)
        if table.status == AWAY:
            away = open_database.milliseconds() - table.entries[-1].at
            add(connection, table, entries.Arrived(milliseconds=away, codes=carried.codes))
        set_status(connection, table)
        return table

    return operation


def believed(carried: Carried) -> Table:
    """What the file says, if it holds together."""
    past = [Numbered(line.number, line.at, entries.decode(line.body)) for line in carried.entries]
    table = unfolded(carried.table, carried.setting, carried.secret, past)
    if fair_deals.commit(carried.secret) != table.setting.commitment:
        raise CannotMove("the table's secret is not the one it was opened with")
    if table.status not in (AWAY, OVER):
        raise CannotMove("the table still goes on where it comes from: export it there first")
    return table


def put_table(connection: Connection, carried: Carried, table: Table) -> None:
    now = open_database.milliseconds()
    create = queries.create_table(table.id, table.setting, carried.secret, now)
    create(connection)
    created = update(schema.tables).where(schema.tables.c.id == table.id)
    connection.execute(created.values(created=carried.created))


def missing(connection: Connection, carried: Carried, table: Table) -> list[Line]:
    """What happened elsewhere since the table left from here, if nothing happened here."""
    here = lines(connection, table.id)
    if carried.entries[: len(here)] != here:
        raise CannotMove("this table went on here too, differently: it stays as it is")
    return carried.entries[len(here) :]


def put_entries(connection: Connection, id_: str, new: list[Line]) -> None:
    if new:
        rows = [{"table_id": id_, "number": x.number, "at": x.at, "body": x.body} for x in new]
        connection.execute(insert(schema.entries), rows)


def put_players(connection: Connection, carried: Carried, table: Table) -> None:
    """Who sits there must be known here; whoever is keeps their name."""
    row = schema.players.c
    for player, name in carried.players.items():
        if connection.execute(select(row.id).where(row.id == player)).first() is None:
            queries.remember_player(player, name, open_database.milliseconds())(connection)
    for number, seat in enumerate(table.seats):
        if seat.player:
            queries.sit_down(seat.player, table.id, number)(connection)
    for one in table.entries:
        if isinstance(one.entry, entries.SatDown) and one.entry.player:
            queries.remember_visit(one.entry.player, table.id)(connection)


def links(table: Table, signer: signing.Tokens) -> list[tuple[str, str]]:
    """For each person at the table, the name and the code that opens the seat on this server."""
    return [
        (seat.name, signer.seat_code(table.id, number, seat.player))
        for number, seat in enumerate(table.seats)
        if seat.player
    ]
