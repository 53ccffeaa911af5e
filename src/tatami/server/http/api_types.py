"""What HTTP routes answer, beside the messages of the socket."""

from __future__ import annotations

import msgspec

from tatami.engine.game import Credit
from tatami.engine.game_types import Arg
from tatami.engine.options import OptionInfo
from tatami.server.tables.table_setup import Status


class Me(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    """Yours alone: whoever knows it still needs the signed cookie."""
    name: str
    """The account's; empty for a guest."""
    account: bool


class GameOut(msgspec.Struct, frozen=True, kw_only=True):
    """A game and how a table of it can be set."""

    key: str
    version: int
    credit: Credit
    seats: tuple[int, int]
    """At least and at most."""
    minutes: int
    seat_names: list[str]
    options: list[OptionInfo]
    orders: dict[str, list[str]]
    """Standing orders by kind of decision."""
    hides: bool
    """Are there cards that not everybody sees?"""
    reconstructed: bool
    bots: list[str]
    titles: dict[str, str]
    blurbs: dict[str, str]
    """By language."""
    lesson: bool
    """Is there a first lesson?"""
    seat_fields: dict[str, list[str]]
    """Which fields of its events and moves are seats, by their type."""


class CreatedTable(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    """Of the new table; it is also the link to it."""


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    seats: int
    rated: bool
    created: int
    """Milliseconds since 1970, like every moment."""


class OwnTable(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    status: Status
    changed: int


class RunningTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of one's own that is not over."""

    table: str
    game: str
    status: Status
    rated: bool
    turn: bool
    """Something is asked of you now."""
    changed: int
    names: list[str]
    """Of all seats; of a bot its own, of a free seat none."""
    seat: int


class TableLists(msgspec.Struct, frozen=True, kw_only=True):
    """Public tables with free seats, and one's own."""

    open: list[OpenTable]
    mine: list[OwnTable]


class SeatCode(msgspec.Struct, frozen=True, kw_only=True):
    code: str


class ClaimSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str
    """As another device of the same person showed it."""


class ClaimedSeat(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    name: str


class PreviewsOut(msgspec.Struct, frozen=True, kw_only=True):
    """What each choice of the player who is asked would lead to."""

    number: int
    """The table's entry that the choices follow."""
    previews: dict[int, dict[str, Arg]]
    """By action: the arguments of the game's sentence `preview`."""
