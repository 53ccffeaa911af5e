"""Entries: what happens at a table, in order. A table's state is the fold of its entries."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tatami.engine.records import Origin

OfferKind = Literal["draw", "undo", "rematch"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The base of all entries. `seat` did it; None is the server itself.

    An entry holds nothing that could hold it: the collector of garbage need not look at it, nor at
    its number below.
    """

    seat: int | None = None


class SatDown(Entry, frozen=True, kw_only=True, tag="sit"):
    name: str
    player: str = ""
    """Empty for a bot."""
    bot: str = ""
    salt: str = ""


class SaltAdded(Entry, frozen=True, kw_only=True, tag="salt"):
    """A player whom the server seated adds a salt, once they know the commitment."""

    salt: str


class StoodUp(Entry, frozen=True, kw_only=True, tag="leave"):
    bot: str = ""
    """The bot that takes over, if the game was running."""


class Started(Entry, frozen=True, kw_only=True, tag="start"):
    seed: str
    origin: Origin | None = None
    """The game that this one was forked from. Its moves follow as entries of this table."""


class Moved(Entry, frozen=True, kw_only=True, tag="move"):
    text: str
    by: str = ""
    """`bot` or `order` (an auto-reply) where the person did not choose the move just now."""


class Resigned(Entry, frozen=True, kw_only=True, tag="resign"):
    bot: str = ""


class TimeOut(Entry, frozen=True, kw_only=True, tag="time"):
    bot: str = ""


class Offered(Entry, frozen=True, kw_only=True, tag="offer"):
    what: OfferKind


class Answered(Entry, frozen=True, kw_only=True, tag="answer"):
    yes: bool


class Chatted(Entry, frozen=True, kw_only=True, tag="chat"):
    name: str
    player: str
    text: str


class SeatPlayedBy(Entry, frozen=True, kw_only=True, tag="played_by"):
    """A bot takes over the seat, or (empty) its player returns."""

    bot: str = ""


class SeatClaimed(Entry, frozen=True, kw_only=True, tag="claim"):
    """A player goes on without another one who left: a bot plays that seat until its player
    returns, or (empty) the one who claims wins."""

    of: int
    """The seat of the player who left."""
    bot: str = ""


class AutoReplySet(Entry, frozen=True, kw_only=True, tag="order"):
    """A seat sets or removes an auto-reply. No other viewer learns of it."""

    kind: str
    order: str | None


class Paused(Entry, frozen=True, kw_only=True, tag="pause"):
    """No server ran for so many milliseconds, so no clock ran either."""

    milliseconds: int


class ClockHeld(Entry, frozen=True, kw_only=True, tag="hold_clock"):
    """The host of a club evening stops all clocks, or lets them run on."""

    held: bool


class Rematched(Entry, frozen=True, kw_only=True, tag="rematch"):
    """The last answer to the offer of a rematch, and the new table."""

    table: str
    yes: bool = True


class Closed(Entry, frozen=True, kw_only=True, tag="close"):
    """An administrator closed the table. A running game ends without a winner."""

    reason: str
    """Shown to the players."""


class TransferredAway(Entry, frozen=True, kw_only=True, tag="carried"):
    """The table was transferred to another server. Nothing more happens to it here."""


class TransferredHere(Entry, frozen=True, kw_only=True, tag="arrived"):
    """The table came from another server, or came back. Its clock did not run on the way."""

    milliseconds: int
    codes: list[tuple[int, str, str]] = []
    """Digests of seat codes of version 0.1, which no longer open anything."""


AnyEntry = (
    SatDown | SaltAdded | StoodUp | Started | Moved | Resigned | TimeOut | Offered | Answered
    | Chatted | SeatPlayedBy | SeatClaimed | AutoReplySet | Paused | ClockHeld | Rematched
    | Closed
    | TransferredAway | TransferredHere
)  # fmt: skip

decode = msgspec.json.Decoder(AnyEntry).decode
encode = msgspec.json.Encoder().encode


class NumberedEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry with its number and time."""

    number: int
    at: int
    entry: Any
