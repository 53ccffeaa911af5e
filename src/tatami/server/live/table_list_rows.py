"""Updates of the lists of tables, written in one transaction with the entry that causes them."""

from __future__ import annotations

from tatami.server.store import queries
from tatami.server.store.plain import PlainWrite, Statement
from tatami.server.tables import entries
from tatami.server.tables.table import OPEN, RUNNING, Table


def index_update(table: Table, entry: entries.AnyEntry, now: int) -> PlainWrite | None:
    """What to write together with an entry that the table has not folded yet."""
    if isinstance(entry, entries.SatDown):
        return sits_down(table, entry, now)
    if isinstance(entry, entries.Chatted) and entry.seat is None:
        # The export and the deletion of personal data look at the tables of these rows.
        return PlainWrite(Statement(queries.ADD_VISIT, (entry.player, table.id)))
    if isinstance(entry, entries.StoodUp):
        return stands_up(table, entry, now)
    if isinstance(entry, entries.Resigned) and entry.seat is not None and entry.bot:
        return queries.remove_seat_codes(table.seats[entry.seat].player, table.id)
    return None


def sits_down(table: Table, entry: entries.SatDown, now: int) -> PlainWrite:
    """A table whose last seat is taken counts as running: a process that loads it starts it."""
    full = sum(not seat.taken for seat in table.seats) == 1
    statements = [Statement(queries.SET_STATUS, (table.id, RUNNING, now))] if full else []
    if entry.player and entry.seat is not None:
        statements += queries.takes_seat(entry.player, entry.name, table.id, entry.seat, now)
    return PlainWrite(*statements)


def stands_up(table: Table, entry: entries.StoodUp, now: int) -> PlainWrite:
    assert entry.seat is not None
    player, is_free = table.seats[entry.seat].player, table.status == OPEN and not entry.bot
    statements = [
        *queries.remove_seated(player, table.id).statements,
        *queries.remove_seat_codes(player, table.id).statements,
    ]
    if is_free:
        statements.append(Statement(queries.SET_STATUS, (table.id, OPEN, now)))
    return PlainWrite(*statements)
