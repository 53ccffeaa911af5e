"""Who gave a game up: resigned, left the table or ran out of time, and did not return."""

from __future__ import annotations

from tatami.server.tables import entries
from tatami.server.tables.table import Table


def gave_up_after(table: Table, seat: int) -> int | None:
    """After how many moves the player who began in this seat gave up; None: played to the end.

    It follows from the entries, so all processes agree. A player whose seat a bot took over can
    return until the game is over.
    """
    moves, gone = 0, None
    for numbered in table.entries:
        entry = numbered.entry
        if isinstance(entry, entries.Moved):
            moves += 1
        elif seat_given_up(entry) == seat:
            gone = moves if gone is None else gone
        elif isinstance(entry, entries.SeatPlayedBy) and entry.seat == seat:
            gone = None  # without a bot: the player returned
    return gone


def seat_given_up(entry: entries.AnyEntry) -> int | None:
    """The seat that a player or the server gives up with this entry."""
    if isinstance(entry, entries.SeatClaimed):
        return entry.of
    if isinstance(entry, entries.SeatPlayedBy | entries.StoodUp):
        return entry.seat if entry.bot else None
    if isinstance(entry, entries.Resigned | entries.TimeOut):
        return entry.seat
    return None


def bot_finished(table: Table, seat: int) -> bool:
    """Did a bot finish the game for the player who began in this seat?"""
    return gave_up_after(table, seat) is not None and bool(table.seats[seat].bot)
