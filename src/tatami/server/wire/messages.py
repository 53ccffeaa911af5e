"""Messages between client and server, one struct per message type.

All messages are JSON. A client sends `ClientIn` messages on the socket or, one at a time, by
`POST /api/tables/{id}/say`; the server sends `ServerOut` messages. The TypeScript types of the
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
    Presence,
    TextAndMove,
    ViewJson,
)


class SeatOut(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everyone sees it."""

    name: str = ""
    bot: str = ""
    """The bot that plays this seat now."""
    person: bool = False
    """A person owns the seat, even while a bot plays it."""


class ClockOut(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds left per seat at the time `at`; the running seat counts down from there."""

    left: list[int]
    running: int | None
    at: int


class OfferOut(msgspec.Struct, frozen=True, kw_only=True):
    what: OfferKind
    by: int
    waiting: list[int]
    """The seats that have not yet answered."""
    agreed: list[int]
    until: int | None
    """When a rematch can no longer be accepted, in milliseconds since 1970."""


class OriginOut(msgspec.Struct, frozen=True, kw_only=True):
    """The table is a fork: its first moves are those of another game."""

    moves: int
    redealt: bool
    """The cards hidden from the player were dealt again."""


class LogLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the game log: events of the game, or something that happened at the table."""

    number: int
    at: int
    """Milliseconds since the table was created."""
    what: LogKind = "move"
    seat: int | None = None
    of: int | None = None
    """The seat that was claimed, where its player had left."""
    name: str = ""
    """Who chatted, joined or left. Another player may have the seat now."""
    text: str = ""
    events: list[EventJson] = []


class TableOut(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """The whole table as this viewer may see it. It is sent once; deltas follow."""

    number: int
    """The number of the last entry."""
    id: str
    game: str
    version: int
    opened: int
    """Milliseconds since 1970."""
    options: dict[str, JsonValue]
    public: bool
    rated: bool
    deal: str
    """The code of a deal that other tables play too, e.g. `day 20775 honor`; otherwise empty."""
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
    """Text and typed move of every action described so far: action -> [text, move]."""
    orders: dict[str, str]
    """Your auto-replies by kind of decision."""
    origin: OriginOut | None
    """The origin of a fork."""
    result: OutcomeJson | None
    """The outcome, if the game ended by resignation, agreement or timeout."""
    log: list[LogLine]
    rematch: str
    tournament: str
    """The id of the tournament that the table belongs to, or empty."""
    awaits_salt: bool
    """The start of the game waits for your salt: send `salt`."""


class DeltaOut(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="delta"):
    """The change by entry `number`, to be merged into the table after the previous entry.

    `change` is a patch of the table's fields (see `tatami.server.wire.delta`); `legal` is always
    complete. The other fields are the new line of the log; there is no line if `what` is empty.
    """

    number: int
    at: int
    change: Patch = {}
    legal: list[int] = []
    moves: dict[int, TextAndMove] = {}
    what: LogKind | Literal[""] = "move"
    seat: int | None = None
    of: int | None = None
    name: str = ""
    text: str = ""
    events: list[EventJson] = []


class Ack(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="ack"):
    """The command was carried out and stored."""

    ask: int
    number: int
    table: str = ""
    """The new table of a rematch."""


class Refused(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="refused"):
    """The command was refused. `code` is for programs, `sentence` explains it in English."""

    ask: int
    code: str
    sentence: str
    rule: str = ""
    """The rule that an illegal move breaks."""
    key: str = ""
    """The text key of the explanation."""
    args: dict[str, Arg] = {}


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag="pong"):
    ask: int
    at: int


class GoingDown(msgspec.Struct, frozen=True, kw_only=True, tag="going_down"):
    """The server stops. Reconnect after `retry` milliseconds."""

    retry: int


class SpectatorCount(msgspec.Struct, frozen=True, kw_only=True, tag="watching"):
    """The number of spectators connected to this server process; sent when it changes."""

    count: int


class SpectatorChat(msgspec.Struct, frozen=True, kw_only=True, tag="spectator_chat"):
    """To a player when the game is over: what spectators wrote while it ran. The lines have
    negative numbers; their time says where they belong in the log."""

    lines: list[LogLine]


class PresenceOut(msgspec.Struct, frozen=True, kw_only=True, tag="presence"):
    """Which players are at the table; sent when it changes, and after the whole table."""

    seats: list[Presence]
    claims: dict[int, int]
    """Seats whose players have left on their turn, and in how many milliseconds they can be
    claimed; in a secret decision, every seat whose player has left."""


class OpenInvitations(msgspec.Struct, frozen=True, kw_only=True, tag="invitations"):
    """To an account, when somebody invites it: how many invitations to tables it has.
    `GET /api/me/invitations` lists them."""

    count: int
    latest: int
    """When the latest one was sent; 0 without one."""


ClientIn = AnyCommand
ServerOut = (
    TableOut | DeltaOut | Ack | Refused | Pong | GoingDown | SpectatorCount | PresenceOut
    | SpectatorChat | OpenInvitations
)  # fmt: skip

UNREADABLE = (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError)
"""The exceptions that decoding a client's JSON may raise."""

decode_in = msgspec.json.Decoder(ClientIn).decode
encode = msgspec.json.Encoder().encode
