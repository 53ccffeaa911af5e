"""What can happen at a table. The table is the fold of its entries, in order."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.engine.records import Origin


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base; `seat` is who did it, None for the server itself."""

    seat: int | None = None


class SatDown(Entry, frozen=True, kw_only=True, tag="sit"):
    name: str
    player: str = ""
    """Empty for a bot."""
    bot: str = ""
    salt: str = ""


class StoodUp(Entry, frozen=True, kw_only=True, tag="leave"):
    bot: str = ""
    """The bot that plays on, if the game was running."""


class Started(Entry, frozen=True, kw_only=True, tag="start"):
    seed: str
    origin: Origin | None = None
    """The game that it was forked from: its moves follow as entries of this table."""


class Moved(Entry, frozen=True, kw_only=True, tag="move"):
    text: str
    by: str = ""
    """`bot` or `order`, where the person did not choose it just now."""


class Resigned(Entry, frozen=True, kw_only=True, tag="resign"):
    bot: str = ""


class TimeOut(Entry, frozen=True, kw_only=True, tag="time"):
    bot: str = ""


class Offered(Entry, frozen=True, kw_only=True, tag="offer"):
    what: str


class Answered(Entry, frozen=True, kw_only=True, tag="answer"):
    yes: bool


class Chatted(Entry, frozen=True, kw_only=True, tag="chat"):
    name: str
    player: str
    text: str


class PlayedBy(Entry, frozen=True, kw_only=True, tag="played_by"):
    """A bot takes the seat over, or (empty) its person takes it back."""

    bot: str = ""


class Ordered(Entry, frozen=True, kw_only=True, tag="order"):
    """A standing order: sealed, only its seat hears of it."""

    kind: str
    order: str | None


class Paused(Entry, frozen=True, kw_only=True, tag="pause"):
    """The server was away for so many milliseconds: no clock ran."""

    milliseconds: int


class Rematched(Entry, frozen=True, kw_only=True, tag="rematch"):
    table: str


class Carried(Entry, frozen=True, kw_only=True, tag="carried"):
    """The table was taken to another server: nothing more happens to it here."""


class Arrived(Entry, frozen=True, kw_only=True, tag="arrived"):
    """The table came from another server, or came back; its clock did not run on the way."""

    milliseconds: int
    codes: list[tuple[int, str, str]] = []
    """Codes given out before: seat, the player it is for, SHA-256 of the code."""


AnyEntry = (
    SatDown | StoodUp | Started | Moved | Resigned | TimeOut | Offered | Answered | Chatted
    | PlayedBy | Ordered | Paused | Rematched | Carried | Arrived
)  # fmt: skip

decode = msgspec.json.Decoder(AnyEntry).decode
encode = msgspec.json.Encoder().encode


class Numbered(msgspec.Struct, frozen=True):
    """An entry in its place."""

    number: int
    at: int
    entry: Any
