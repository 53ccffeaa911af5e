"""Request and response bodies of the game and table routes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tatami.engine.game import Credit
from tatami.engine.game_types import Arg
from tatami.engine.options import OptionInfo
from tatami.server.tables.create_table import NewTable
from tatami.server.tables.table_setup import Status
from tatami.server.wire.shared_api_types import Form

MOST_INVITED = 8
"""People who are invited at once."""
Names = Annotated[
    list[Annotated[str, msgspec.Meta(max_length=40)]],
    msgspec.Meta(min_length=1, max_length=MOST_INVITED),
]


class Me(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    player: str
    """Your player id. Acting as this player also needs the signed cookie."""
    name: str
    """The name of the account; empty for a guest."""
    account: bool
    suspended: SuspensionOut | None = None


class ServerPolicy(msgspec.Struct, frozen=True, kw_only=True):
    """What the operator of this server allows."""

    registration: Literal["open", "invitation", "closed"]
    guests: bool
    """May people without an account create and join tables?"""
    public_tables: Literal["allowed", "default", "never"]
    """`default`: a new table is public unless its host chooses otherwise."""
    email: bool
    """Can accounts add an email address to reset a forgotten password?"""
    offline: bool = False
    """Is the edition that plays without a server at `offline/`?"""


class SuspensionOut(msgspec.Struct, frozen=True, kw_only=True):
    """You are suspended: you may look, but not play, chat or report."""

    reason: str
    until: int | None
    """None: until an administrator lifts it."""


class GameOut(msgspec.Struct, frozen=True, kw_only=True):
    """A game, with the options for its tables."""

    key: str
    version: int
    credit: Credit
    seats: tuple[int, int]
    """The minimum and maximum number of players."""
    minutes: int
    seat_names: list[str]
    options: list[OptionInfo]
    orders: dict[str, list[str]]
    """Auto-replies by kind of decision."""
    hides: bool
    """Does the game have hidden information?"""
    reconstructed: bool
    bots: list[str]
    styles: list[str]
    """The styles that the levels can have: `level-5` is then called `level-5-bold`."""
    titles: dict[str, str]
    """The title by language."""
    blurbs: dict[str, str]
    """A short description by language."""
    lesson: bool
    """Does the game have a lesson?"""
    puzzles: int
    """How many puzzles the game has."""
    seat_fields: dict[str, list[str]]
    """The fields of events and moves that are seats, by tag."""


class CreatedTable(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    """The id of the new table, which is also part of its link."""


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    seats: int
    rated: bool
    created: int
    """Milliseconds since 1970, like all times."""


class OwnTable(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    status: Status
    changed: int


class RunningTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table where you have a seat and the game is not over."""

    table: str
    game: str
    status: Status
    rated: bool
    turn: bool
    """It is your turn to decide."""
    changed: int
    names: list[str]
    """The name of each seat: a person or a bot; empty for a free seat."""
    seat: int


class TableLists(msgspec.Struct, frozen=True, kw_only=True):
    """Public tables with free seats, and your own tables."""

    open: list[OpenTable]
    mine: list[OwnTable]


class SeatCode(msgspec.Struct, frozen=True, kw_only=True):
    """A new seat code. It is shown only now."""

    code: str


class ClaimSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str
    """The seat code that your other device shows."""


class ClaimedSeat(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    name: str


class PreviewsOut(msgspec.Struct, frozen=True, kw_only=True):
    """What each choice of the player who is asked would lead to."""

    number: int
    """The table's entry that the choices follow."""
    previews: dict[int, dict[str, Arg]]
    """By action: the arguments of the game's sentence `preview`."""


class CreatedTournament(msgspec.Struct, frozen=True, kw_only=True):
    id: str


class TournamentAck(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    """Of the entry that was stored last."""


class Challenge(Form, frozen=True, kw_only=True):
    """A new table, and whom to invite to it."""

    table: NewTable
    people: Names
    """Names of accounts."""
    instead_of: Annotated[str, msgspec.Meta(max_length=16)] = ""
    """The handle of an invitation to which you suggest other settings."""


class InvitePeople(Form, frozen=True, kw_only=True):
    people: Names
    """Names of accounts."""


class AnswerInvitation(Form, frozen=True, kw_only=True):
    yes: bool
