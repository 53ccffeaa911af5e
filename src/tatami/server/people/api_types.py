"""Request and response bodies of the account and profile routes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tatami.engine.texts import Language
from tatami.server.people.player_stats import Results
from tatami.server.wire.shared_api_types import Form

Text = Annotated[str, msgspec.Meta(max_length=400)]
MuteKind = Literal["mute", "block"]


class NameAndPassword(Form, frozen=True, kw_only=True):
    name: Text
    password: Text


class SignUp(NameAndPassword, frozen=True, kw_only=True):
    invitation: Text = ""
    """The token of an invitation link, where the server asks for one."""


class ResetPassword(Form, frozen=True, kw_only=True):
    token: Text
    """From the link that an administrator made, or that came by email."""
    password: Text


class NewEmail(Form, frozen=True, kw_only=True):
    address: Annotated[str, msgspec.Meta(max_length=254)]
    """Empty: remove the address."""
    password: Text
    language: Language = "en"


class ConfirmEmail(Form, frozen=True, kw_only=True):
    token: Text
    """From the link in the email."""


class ForgotPassword(Form, frozen=True, kw_only=True):
    name: Text
    """The name of the account, or its email address."""
    language: Language = "en"


class NewName(Form, frozen=True, kw_only=True):
    name: Text


class NewPassword(Form, frozen=True, kw_only=True):
    old: Text
    new: Text


class LeaderboardOptIn(Form, frozen=True, kw_only=True):
    listed: bool


class DeleteAccount(Form, frozen=True, kw_only=True):
    password: Text = ""
    """The password of the account; empty for a guest."""


class MuteOrBlock(Form, frozen=True, kw_only=True):
    """Mute or block a person: the player of a seat or the author of a chat line at a table, or an
    account by its name."""

    kind: MuteKind
    person: Text = ""
    """The name of an account."""
    table: Text = ""
    seat: int | None = None
    line: int | None = None
    """The number of a chat line in your log."""


class NewReport(Form, frozen=True, kw_only=True):
    line: int
    """The number of the chat line in your log."""
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Account(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    name: str


class AccountOut(msgspec.Struct, frozen=True, kw_only=True):
    """Your own account."""

    name: str
    since: int
    """When the account was created."""
    listed: bool
    """Is the account shown on leaderboards?"""
    sessions: int
    """The number of signed-in devices, including this one."""
    email: str
    """The address for resetting the password; empty if there is none."""
    email_confirmed: bool
    administrator: bool
    """May the account use the page `/admin`?"""


class RatingOut(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    """The number of players. A player has one rating per game and number of players."""
    rating: float
    deviation: float
    provisional: bool
    games: int
    changed: int


class MutedOrBlocked(msgspec.Struct, frozen=True, kw_only=True):
    handle: str
    """Pass this to unmute or unblock."""
    kind: MuteKind
    name: str
    """The name of the other person at that time."""
    seat: int | None = None
    """The person's seat at the table that you asked about."""


class PersonOut(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    since: int
    you: bool
    """This is your own profile: it includes games at private tables."""
    ratings: list[RatingOut]
    results: list[Results]
    manners: list[MutedOrBlocked]
    """Have you muted or blocked this person?"""
    followed: bool
    """Do you follow this person?"""
    accepts_challenges: bool
    """May you challenge this person?"""


class FollowPerson(Form, frozen=True, kw_only=True):
    name: Text
    """The name of an account."""


class KnownPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom you follow."""

    name: str
    here: bool
    """The person has a page open, and shows it to you."""
