"""What the routes of people take and answer."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tatami.server.people.player_stats import Results
from tatami.server.wire.bodies import Form

Text = Annotated[str, msgspec.Meta(max_length=400)]
MuteKind = Literal["mute", "block"]


class NameAndPassword(Form, frozen=True, kw_only=True):
    name: Text
    password: Text


class NewName(Form, frozen=True, kw_only=True):
    name: Text


class NewPassword(Form, frozen=True, kw_only=True):
    old: Text
    new: Text


class LeaderboardOptIn(Form, frozen=True, kw_only=True):
    listed: bool


class DeleteAccount(Form, frozen=True, kw_only=True):
    password: Text = ""
    """Of the account; a guest has none."""


class MuteOrBlock(Form, frozen=True, kw_only=True):
    """Somebody at a table: who sits there, or who said that line."""

    kind: MuteKind
    table: Text
    seat: int | None = None
    line: int | None = None
    """The number of a chat line in one's own log."""


class NewReport(Form, frozen=True, kw_only=True):
    line: int
    """The number of a chat line in one's own log."""
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Account(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    name: str


class AccountOut(msgspec.Struct, frozen=True, kw_only=True):
    """One's own."""

    name: str
    since: int
    listed: bool
    """On leaderboards."""
    sessions: int
    """Devices that are signed in, this one among them."""


class RatingOut(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    """The number of players: each has a rating of its own."""
    rating: float
    deviation: float
    provisional: bool
    games: int
    changed: int


class PersonOut(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    since: int
    you: bool
    """Your own: games at private tables count, too."""
    ratings: list[RatingOut]
    results: list[Results]


class MutedOrBlocked(msgspec.Struct, frozen=True, kw_only=True):
    handle: str
    """Takes it back."""
    kind: MuteKind
    name: str
    """The other's, as it was then."""
