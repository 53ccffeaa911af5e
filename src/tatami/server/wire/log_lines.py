"""How an entry of a table appears as a line of the game log."""

from __future__ import annotations

from typing import Any, Literal

from tatami.server.tables import entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.table import Table
from tatami.server.wire.field_types import LogKind

WITHOUT_LINE = (entries.AutoReplySet, entries.Paused, entries.ClockHeld, entries.SaltAdded)
"""Entries that are no line of the log."""
WITHOUT_SEAT = (entries.Moved, *WITHOUT_LINE)
"""Entries whose line does not name the seat. The events of the game say who moved, as far as a
viewer may know it: some decisions are secret."""
BOT_TAKES_OVER = (
    entries.StoodUp, entries.SeatPlayedBy, entries.SeatClaimed, entries.TimeOut, entries.Resigned,
)  # fmt: skip
"""Entries whose line names the bot that takes over."""


def kind_of_line(entry: Any) -> LogKind | Literal[""]:
    return "" if isinstance(entry, WITHOUT_LINE) else tag_of(entry)


def tag_of(entry: Any) -> LogKind:
    tag: LogKind = type(entry).__struct_config__.tag
    return tag


def seat_of_line(entry: Any) -> int | None:
    if isinstance(entry, WITHOUT_SEAT):
        return None
    seat: int | None = entry.seat
    return seat


def claimed_seat(entry: Any) -> int | None:
    return entry.of if isinstance(entry, entries.SeatClaimed) else None


def name_in_line(numbered: NumberedEntry, table: Table) -> str:
    """The name of a person. Clients name bots by their seat, in the reader's language."""
    entry = numbered.entry
    if isinstance(entry, entries.Chatted):
        return entry.name
    if isinstance(entry, entries.SatDown):
        return "" if entry.bot else entry.name
    if isinstance(entry, entries.StoodUp):
        earlier = (one.entry for one in reversed(table.entries) if one.number < numbered.number)
        joins = (
            one for one in earlier if isinstance(one, entries.SatDown) and one.seat == entry.seat
        )
        return next((one.name for one in joins), "")
    return ""


def text_of_line(entry: Any) -> str:
    if isinstance(entry, entries.Moved):
        return ""
    if isinstance(entry, entries.Chatted):
        return entry.text
    if isinstance(entry, entries.SatDown):
        return entry.name
    if isinstance(entry, entries.Offered):
        return entry.what
    if isinstance(entry, entries.Answered):
        return "yes" if entry.yes else "no"
    if isinstance(entry, entries.Closed):
        return entry.reason
    text: str = entry.bot if isinstance(entry, BOT_TAKES_OVER) else ""
    return text


def is_chat_of(entry: Any, players: frozenset[str]) -> bool:
    """Is this a chat line by one of these players?"""
    return isinstance(entry, entries.Chatted) and entry.player in players
