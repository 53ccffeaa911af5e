"""Who at a table is to be told what, and from when: a function of the table alone.

So what is owed need not be written down before it is due: whoever finds the table again, after a
crash or on another machine, comes to the same answer. A seat that is asked in secret is told so
itself; to nobody else does anything here follow from it.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tatami.server.tables import auto_replies, entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.table import OVER, RUNNING, Table
from tatami.server.tables.table_setup import DAY, MINUTE

HOUR = 60 * MINUTE
TURN, OFFER, BEGUN, ENDED, DAY_LEFT, HOUR_LEFT = "turn", "offer", "begun", "over", "day", "hour"
NEWS = ("turn", "live", "begun", "over")
"""What a player may want to hear of: `live` is a turn at a table with a live clock."""
PATIENCE = {"live": 15_000, "none": MINUTE, "days": 5 * MINUTE}
"""How long something is due before anybody is told, by the kind of clock."""
END_PATIENCE = 30_000
REMINDERS = ((DAY_LEFT, DAY), (HOUR_LEFT, HOUR))
"""At most one each, in a correspondence game, when so little is left."""


class Due(msgspec.Struct, frozen=True):
    player: str
    kind: str
    number: int
    """Of the entry that it follows from: with the kind, it names this one thing for ever."""
    at: int
    """From when the player is told."""


def dues(table: Table, now: int) -> list[Due]:
    """All that people at this table are to be told as it stands, now or later."""
    if table.status == OVER:
        return [Due(seat.player, ENDED, 0, table.last_at) for seat in table.seats if seat.player]
    if table.status != RUNNING:
        return []
    found = [*turn(table), *offers(table), *beginnings(table, now)]
    return [due for due in found if is_worth_it(table, due.player)]


def is_worth_it(table: Table, player: str) -> bool:
    """Nobody is called to a table of bots, except where a move may take days."""
    others = [seat for seat in table.seats if seat.player not in ("", player)]
    return bool(player) and (bool(others) or table.setup.clock.kind == "days")


def news_of(table: Table, kind: str) -> str:
    """Under which of a player's wishes it falls."""
    if kind in (BEGUN, ENDED):
        return kind
    return "live" if table.setup.clock.kind == "live" else "turn"


def patience(table: Table) -> int:
    return PATIENCE[table.setup.clock.kind]


def turn(table: Table) -> Iterator[Due]:
    """The person who is asked. Bots and standing orders answer by themselves."""
    seat = auto_replies.person_to_act(table)
    if seat is None:
        return
    player, asked = table.seats[seat].player, asked_by(table, seat)
    yield Due(player, TURN, asked.number, asked.at + patience(table))
    deadline = table.deadline()
    if table.setup.clock.kind != "days" or deadline is None:
        return
    for kind, left in REMINDERS:
        if table.setup.clock.days * DAY > left:
            yield Due(player, kind, asked.number, deadline - left)


def asked_by(table: Table, seat: int) -> NumberedEntry:
    """The entry that put the question: people chat, and servers pause, while it stands."""
    for numbered in reversed(table.entries):
        entry = numbered.entry
        own = isinstance(entry, entries.SeatPlayedBy) and entry.seat == seat
        if own or isinstance(entry, entries.Moved | entries.Started):
            return numbered
    raise AssertionError("a running table has started")


def offers(table: Table) -> Iterator[Due]:
    """Those who have not yet answered an offer."""
    if table.offer is None:
        return
    made = next(one for one in reversed(table.entries) if isinstance(one.entry, entries.Offered))
    for seat in table.seats_to_agree():
        yield Due(table.seats[seat].player, OFFER, made.number, made.at + patience(table))


def beginnings(table: Table, now: int) -> Iterator[Due]:
    """The others, when a game has begun: the last guest sat down, or a rematch was set up."""
    if now - table.started_at > DAY:
        return
    number = next(one.number for one in table.entries if isinstance(one.entry, entries.Started))
    for seat, sitting in enumerate(table.seats):
        if seat != table.to_act() and not sitting.bot and table.last_move_of(seat) is None:
            yield Due(sitting.player, BEGUN, number, table.started_at + patience(table))
