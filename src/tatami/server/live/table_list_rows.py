"""Updates of the lists of tables, written in one transaction with the entry that causes them."""

from __future__ import annotations

from sqlalchemy import Connection

from tatami.server.store import queries
from tatami.server.store.base import Operation
from tatami.server.tables import entries
from tatami.server.tables.table import OPEN, RUNNING, Table


def index_update(table: Table, entry: entries.AnyEntry, now: int) -> Operation[None] | None:
    """What to write together with an entry that the table has not folded yet."""
    if isinstance(entry, entries.SatDown):
        return sits_down(table, entry, now)
    if isinstance(entry, entries.StoodUp):
        return stands_up(table, entry, now)
    if isinstance(entry, entries.Resigned) and entry.seat is not None and entry.bot:
        return queries.remove_seat_codes(table.seats[entry.seat].player, table.id)
    return None


def sits_down(table: Table, entry: entries.SatDown, now: int) -> Operation[None]:
    """A table whose last seat is taken counts as running: a process that loads it starts it."""
    full = sum(not seat.taken for seat in table.seats) == 1

    def operation(connection: Connection) -> None:
        if entry.player and entry.seat is not None:
            queries.upsert_player(entry.player, entry.name, now)(connection)
            queries.add_seated(entry.player, table.id, entry.seat)(connection)
        if full:
            queries.set_status(table.id, RUNNING, now)(connection)

    return operation


def stands_up(table: Table, entry: entries.StoodUp, now: int) -> Operation[None]:
    assert entry.seat is not None
    player, before = table.seats[entry.seat].player, table.status == OPEN

    def operation(connection: Connection) -> None:
        queries.remove_seated(player, table.id)(connection)
        queries.remove_seat_codes(player, table.id)(connection)
        if before:
            queries.set_status(table.id, OPEN, now)(connection)

    return operation
