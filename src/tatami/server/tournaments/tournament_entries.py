"""Entries of a tournament: what happens in it, in order. Its state is the fold of its entries.

Players are numbered in the order in which they joined, from 1. Only `Joined` names a person, so a
person can be removed from it without touching pairings and results.
"""

from __future__ import annotations

from typing import Any

import msgspec

BOT = 0
"""The number of a bot at a table."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of all entries."""


class Joined(Entry, frozen=True, kw_only=True, tag="join"):
    entrant: int
    name: str
    player: str
    team: str = ""
    strength: float = 1500.0
    """The rating at that time; it orders players who have no points yet."""


class Renamed(Entry, frozen=True, kw_only=True, tag="rename"):
    entrant: int
    name: str
    team: str | None = None


class Away(Entry, frozen=True, kw_only=True, tag="away"):
    """The player sits out until further notice, or (`away` false) plays again,
    even after withdrawing."""

    entrant: int
    away: bool = True
    absent: bool = False
    """The server noticed it: the player did not finish a game."""


class Withdrew(Entry, frozen=True, kw_only=True, tag="withdraw"):
    """The player leaves for good, or the organizer removed them."""

    entrant: int
    removed: bool = False


class Started(Entry, frozen=True, kw_only=True, tag="start"):
    order: list[int]
    """The players in the order of the tables of a round robin, or of the seeds of a bracket."""
    rounds: int
    """0: until somebody has won (knockout), or until the time is over (arena)."""


class PairedTable(msgspec.Struct, frozen=True, kw_only=True):
    board: int
    """The number of the table in its round, from 1."""
    entrants: list[int]
    """Players by seat; 0 is a bot."""
    table: str = ""
    """The table's id; empty until it is created."""


class Bye(msgspec.Struct, frozen=True, kw_only=True):
    entrant: int
    points: float


class RoundPaired(Entry, frozen=True, kw_only=True, tag="pair"):
    """A round begins: its tables were created in the same transaction. In an arena, every group of
    tables that start together."""

    round: int
    tables: list[PairedTable]
    byes: list[Bye] = []


class TableEnded(Entry, frozen=True, kw_only=True, tag="result"):
    """The result of a table. A later one replaces it: the organizer corrected it."""

    round: int
    board: int
    shares: list[float]
    """Of the victory, by seat. Empty: the game does not count."""
    absent: list[int] = []
    """Players who did not finish the game: they ran out of time, left or resigned at a table where
    a bot took over."""
    corrected: bool = False


class Held(Entry, frozen=True, kw_only=True, tag="hold"):
    """The organizer stops automatic rounds, or lets them go on."""

    held: bool


class Finished(Entry, frozen=True, kw_only=True, tag="finish"):
    canceled: bool = False
    """Ended by the organizer before its end."""


AnyEntry = Joined | Renamed | Away | Withdrew | Started | RoundPaired | TableEnded | Held | Finished
decode = msgspec.json.Decoder(AnyEntry).decode
encode = msgspec.json.Encoder().encode


class NumberedEntry(msgspec.Struct, frozen=True):
    number: int
    at: int
    entry: Any
