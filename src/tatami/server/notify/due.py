"""Which notices a table causes, for whom and when: a pure function of the table.

A notice is therefore stored only when it is due. After a crash, or on another machine, the same
table gives the same notices. A player who is asked in secret is notified; no other player is sent
anything that follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tatami.server.tables import auto_replies, entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.table import OVER, RUNNING, Table
from tatami.server.tables.table_setup import DAY, MINUTE

HOUR = 60 * MINUTE
TURN, OFFER, STARTED, ENDED, DAY_LEFT, HOUR_LEFT = "turn", "offer", "begun", "over", "day", "hour"
INVITED = "invite"
"""Somebody invites the player to a table; stored with the invitation."""
TOPICS = ("turn", "live", "begun", "over", "invite")
"""What a player can subscribe to. `live` is a turn at a table with a live clock."""
DELAYS = {"live": 15_000, "none": MINUTE, "days": 5 * MINUTE}
"""Milliseconds between the cause and the notification, by the kind of clock."""
END_DELAY = 30_000
INVITE_DELAY = 15_000
REMINDERS = ((DAY_LEFT, DAY), (HOUR_LEFT, HOUR))
"""In a correspondence game, at most one reminder for each remaining time."""


class PlannedNotice(msgspec.Struct, frozen=True):
    player: str
    kind: str
    number: int
    """Of the entry that caused it. Player, table, number and kind identify the notice."""
    at: int
    """When to notify the player."""


def planned_notices(table: Table, now: int) -> list[PlannedNotice]:
    """All notices that the current state of the table causes, due now or later."""
    if table.status == OVER:
        return [
            PlannedNotice(seat.player, ENDED, 0, table.last_at)
            for seat in table.seats
            if seat.player
        ]
    if table.status != RUNNING:
        return []
    found = [*turn_notices(table), *offer_notices(table), *start_notices(table, now)]
    return [notice for notice in found if is_notified(table, notice.player)]


def is_notified(table: Table, player: str) -> bool:
    """A person who plays only against bots is notified only in a correspondence game."""
    others = [seat for seat in table.seats if seat.player not in ("", player)]
    return bool(player) and (bool(others) or table.setup.clock.kind == "days")


def topic_of(table: Table, kind: str) -> str:
    """The topic that a notice of this kind belongs to."""
    if kind in (STARTED, ENDED, INVITED):
        return kind
    return "live" if table.setup.clock.kind == "live" else "turn"


def delay(table: Table) -> int:
    return DELAYS[table.setup.clock.kind]


def turn_notices(table: Table) -> Iterator[PlannedNotice]:
    """For the person to act; not if a bot or an auto-reply answers."""
    seat = auto_replies.person_to_act(table)
    if seat is None:
        return
    player, question = table.seats[seat].player, question_entry(table, seat)
    yield PlannedNotice(player, TURN, question.number, question.at + delay(table))
    deadline = table.deadline()
    if table.setup.clock.kind != "days" or deadline is None:
        return
    for kind, left in REMINDERS:
        if table.setup.clock.days * DAY > left:
            yield PlannedNotice(player, kind, question.number, deadline - left)


def question_entry(table: Table, seat: int) -> NumberedEntry:
    """The entry since which the seat is to act. Later entries may be chat or pauses."""
    for numbered in reversed(table.entries):
        entry = numbered.entry
        own = isinstance(entry, entries.SeatPlayedBy) and entry.seat == seat
        if own or isinstance(entry, entries.Moved | entries.Started):
            return numbered
    raise AssertionError("a running table has started")


def offer_notices(table: Table) -> Iterator[PlannedNotice]:
    """For the people who have not yet answered an offer."""
    if table.offer is None:
        return
    made = next(one for one in reversed(table.entries) if isinstance(one.entry, entries.Offered))
    for seat in table.seats_to_agree():
        yield PlannedNotice(table.seats[seat].player, OFFER, made.number, made.at + delay(table))


def start_notices(table: Table, now: int) -> Iterator[PlannedNotice]:
    """For the players who do not act first, when a game has started."""
    if now - table.started_at > DAY:
        return
    number = next(one.number for one in table.entries if isinstance(one.entry, entries.Started))
    for seat, occupant in enumerate(table.seats):
        if seat != table.to_act() and not occupant.bot and table.last_move_of(seat) is None:
            yield PlannedNotice(occupant.player, STARTED, number, table.started_at + delay(table))
