"""What is said on the wire, one type per thing said in each direction.

Everything is JSON. A client says `ClientIn` messages on the socket or, one at a time, by
`POST /api/tables/{id}/say`; the server answers with `ServerOut`. The TypeScript types of the
browser are generated from this file (`tatami.server.generate.typescript`).
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

NAME = msgspec.Meta(min_length=1, max_length=40)
LINE = msgspec.Meta(min_length=1, max_length=500)
Name = Annotated[str, NAME]


class Said(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what a client says. `ask` is the client's own number, echoed in the answer."""

    ask: int = 0


class Sit(Said, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat (None: any). The salt goes into the seed of the deal."""

    seat: int | None = None
    name: Name
    salt: Annotated[str, msgspec.Meta(max_length=64)] = ""


class SeatBot(Said, frozen=True, kw_only=True, tag="seat_bot"):
    """The host seats a bot on a free seat (None: on all that are free)."""

    seat: int | None = None
    bot: Name


class Leave(Said, frozen=True, kw_only=True, tag="leave"):
    """Leave the seat: before the game it is free again, during it a bot plays on."""


class Start(Said, frozen=True, kw_only=True, tag="start"):
    """The host starts once every seat is taken (the last to sit down starts it too)."""


class Move(Said, frozen=True, kw_only=True, tag="move"):
    """An action as its number or its text, in answer to the table's entry `number`."""

    number: int
    action: int | None = None
    text: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class Resign(Said, frozen=True, kw_only=True, tag="resign"):
    """Give up; with more than two players a bot plays on in this seat."""


class Offer(Said, frozen=True, kw_only=True, tag="offer"):
    """Offer a draw, or ask to take back one's last move; everybody must agree."""

    what: Annotated[str, msgspec.Meta(pattern="^(draw|undo)$")]


class Answer(Said, frozen=True, kw_only=True, tag="answer"):
    """Agree or not with the open offer."""

    yes: bool


class Chat(Said, frozen=True, kw_only=True, tag="chat"):
    text: Annotated[str, LINE]


class HandToBot(Said, frozen=True, kw_only=True, tag="hand_to_bot"):
    """A bot plays this seat until it is taken back."""

    bot: Name


class TakeBack(Said, frozen=True, kw_only=True, tag="take_back"):
    """Play one's own seat again."""


class Order(Said, frozen=True, kw_only=True, tag="order"):
    """A standing order for a kind of decision; None withdraws it. Nobody else hears of it."""

    kind: Name
    order: Name | None


class Rematch(Said, frozen=True, kw_only=True, tag="rematch"):
    """After the game: the same table again, seats moved on by one. Answered with its id."""


class Ping(Said, frozen=True, kw_only=True, tag="ping"):
    """Am I still connected? A page that nobody looks at says so: its player is told elsewhere."""

    hidden: bool = False


ClientIn = (
    Sit | SeatBot | Leave | Start | Move | Resign | Offer | Answer | Chat | HandToBot | TakeBack
    | Order | Rematch | Ping
)  # fmt: skip


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
    what: str
    by: int
    waiting: list[int]
    """The seats that have not yet agreed."""


class OriginOut(msgspec.Struct, frozen=True, kw_only=True):
    """The table is a fork: its first moves are those of another game."""

    moves: int
    redealt: bool
    """The hidden cards were dealt anew for the person who plays on."""


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the log: events of the game, or what happened at the table."""

    number: int
    at: int
    """Milliseconds since the table was opened."""
    what: str = "move"
    """`move`, `chat`, `sit`, `leave`, `start`, ..."""
    seat: int | None = None
    name: str = ""
    """Who said it, sat down or left: somebody else may have the seat by now."""
    text: str = ""
    events: list[Any] = []


class TableOut(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """Everything this viewer may see: sent once, then deltas."""

    number: int
    """The table's last entry."""
    id: str
    game: str
    version: int
    opened: int
    """Milliseconds since 1970."""
    options: dict[str, Any]
    public: bool
    rated: bool
    status: str
    """`open`, `running`, `over`, or `away` when the table has moved to another server."""
    seats: list[SeatOut]
    you: int | None
    """Your seat, or None for a spectator."""
    host: bool
    clock: ClockOut | None
    offer: OfferOut | None
    commitment: str
    view: Any
    """None before the start."""
    legal: list[int]
    moves: dict[int, Any]
    """Text and parts of every action named so far: action -> [text, move]."""
    orders: dict[str, str]
    origin: OriginOut | None
    """Where it was forked from, if it was."""
    result: Any
    """How it ended, when that was by the players' word or by time."""
    log: list[Line]
    rematch: str


class DeltaOut(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="delta"):
    """What changed by entry `number`, to be merged into the table of the entry before it.

    `change` is a patch of the table's fields (see `tatami.server.wire.delta`); `legal` is always
    whole. The other fields are those of the new line of the log; there is none if `what` is empty.
    """

    number: int
    at: int
    change: Any = {}
    legal: list[int] = []
    moves: dict[int, Any] = {}
    what: str = "move"
    seat: int | None = None
    name: str = ""
    text: str = ""
    events: list[Any] = []


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
    args: dict[str, Any] = {}


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag="pong"):
    ask: int
    at: int


class GoingDown(msgspec.Struct, frozen=True, kw_only=True, tag="going_down"):
    """The server stops: reconnect after so many milliseconds."""

    retry: int


class Watching(msgspec.Struct, frozen=True, kw_only=True, tag="watching"):
    """How many spectators look on by way of this server process; sent when it has changed."""

    count: int


ServerOut = TableOut | DeltaOut | Ack | Refused | Pong | GoingDown | Watching

UNREADABLE = (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading a client's JSON may raise."""

decode_in = msgspec.json.Decoder(ClientIn).decode
encode = msgspec.json.Encoder().encode
