"""What is said on the wire, one type per thing said in each direction.

Everything is JSON. A client says `ClientIn` messages on the socket or, one at a time, by
`POST /api/tables/{id}/say`; the server answers with `ServerOut`. The TypeScript types of the
browser are generated from this file (`tatami.server.generate.typescript`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tatami.engine.game_types import Arg
from tatami.server.tables.commands import AnyCommand
from tatami.server.tables.entries import OfferKind
from tatami.server.tables.table_setup import Status
from tatami.server.wire.field_types import (
    EventJson,
    JsonValue,
    LogKind,
    OutcomeJson,
    Patch,
    TextAndMove,
    ViewJson,
)


class SeatOut(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat as everybody sees it."""

    name: str = ""
    bot: str = ""
    """The bot that plays this seat now."""
    person: bool = False
    """A person owns the seat, even while a bot plays it."""


class ClockOut(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds left per seat at the moment `at`; the running seat counts down from there."""

    left: list[int]
    running: int | None
    at: int


class OfferOut(msgspec.Struct, frozen=True, kw_only=True):
    what: OfferKind
    by: int
    waiting: list[int]
    """The seats that have not yet agreed."""


class OriginOut(msgspec.Struct, frozen=True, kw_only=True):
    """The table is a fork: its first moves are those of another game."""

    moves: int
    redealt: bool
    """The hidden cards were dealt anew for the person who plays on."""


class LogLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the log: events of the game, or what happened at the table."""

    number: int
    at: int
    """Milliseconds since the table was opened."""
    what: LogKind = "move"
    seat: int | None = None
    name: str = ""
    """Who said it, sat down or left: somebody else may have the seat by now."""
    text: str = ""
    events: list[EventJson] = []


class TableOut(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """Everything this viewer may see: sent once, then deltas."""

    number: int
    """The table's last entry."""
    id: str
    game: str
    version: int
    opened: int
    """Milliseconds since 1970."""
    options: dict[str, JsonValue]
    public: bool
    rated: bool
    status: Status
    """`away`: the table has moved to another server."""
    seats: list[SeatOut]
    you: int | None
    """Your seat, or None for a spectator."""
    host: bool
    clock: ClockOut | None
    offer: OfferOut | None
    commitment: str
    view: ViewJson | None
    """None before the start."""
    legal: list[int]
    moves: dict[int, TextAndMove]
    """Text and parts of every action named so far: action -> [text, move]."""
    orders: dict[str, str]
    origin: OriginOut | None
    """Where it was forked from, if it was."""
    result: OutcomeJson | None
    """How it ended, when that was by the players' word or by time."""
    log: list[LogLine]
    rematch: str


class DeltaOut(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="delta"):
    """What changed by entry `number`, to be merged into the table of the entry before it.

    `change` is a patch of the table's fields (see `tatami.server.wire.delta`); `legal` is always
    whole. The other fields are those of the new line of the log; there is none if `what` is empty.
    """

    number: int
    at: int
    change: Patch = {}
    legal: list[int] = []
    moves: dict[int, TextAndMove] = {}
    what: LogKind | Literal[""] = "move"
    seat: int | None = None
    name: str = ""
    text: str = ""
    events: list[EventJson] = []


class Ack(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="ack"):
    """It is done, and safe on disk."""

    ask: int
    number: int
    table: str = ""
    """A rematch's new table."""


class Refused(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="refused"):
    """It is not done, and why. `code` is for programs, `sentence` for people."""

    ask: int
    code: str
    sentence: str
    rule: str = ""
    key: str = ""
    args: dict[str, Arg] = {}


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag="pong"):
    ask: int
    at: int


class GoingDown(msgspec.Struct, frozen=True, kw_only=True, tag="going_down"):
    """The server stops: reconnect after so many milliseconds."""

    retry: int


class SpectatorCount(msgspec.Struct, frozen=True, kw_only=True, tag="watching"):
    """How many spectators look on by way of this server process; sent when it has changed."""

    count: int


ClientIn = AnyCommand
ServerOut = TableOut | DeltaOut | Ack | Refused | Pong | GoingDown | SpectatorCount

UNREADABLE = (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading a client's JSON may raise."""

decode_in = msgspec.json.Decoder(ClientIn).decode
encode = msgspec.json.Encoder().encode
