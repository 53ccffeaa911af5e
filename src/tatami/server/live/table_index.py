"""What lists of tables are made from: kept beside the entries, and written together with them."""

from __future__ import annotations

from sqlalchemy import Connection

from tatami.server.store import queries
from tatami.server.store.base import Operation
from tatami.server.tables import entries
from tatami.server.tables.table import OPEN, RUNNING, Table


def beside(table: Table, entry: entries.AnyEntry, now: int) -> Operation[None] | None:
    """What to write in one transaction with an entry that the table has not folded yet."""
    if isinstance(entry, entries.SatDown):
        return sits_down(table, entry, now)
    if isinstance(entry, entries.StoodUp):
        return stands_up(table, entry, now)
    return None


def sits_down(table: Table, entry: entries.SatDown, now: int) -> Operation[None]:
    """A table with its last seat taken counts as running: whoever finds it must start it."""
    full = sum(not seat.taken for seat in table.seats) == 1

    def operation(connection: Connection) -> None:
        if entry.player and entry.seat is not None:
            queries.remember_player(entry.player, entry.name, now)(connection)
            queries.sit_down(entry.player, table.id, entry.seat)(connection)
        if full:
            queries.set_status(table.id, RUNNING, now)(connection)

    return operation


def stands_up(table: Table, entry: entries.StoodUp, now: int) -> Operation[None]:
    assert entry.seat is not None
    player, before = table.seats[entry.seat].player, table.status == OPEN

    def operation(connection: Connection) -> None:
        queries.stand_up(player, table.id)(connection)
        if before:
            queries.set_status(table.id, OPEN, now)(connection)

    return operation
