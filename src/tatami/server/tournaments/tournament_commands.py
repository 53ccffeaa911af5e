"""Commands: what players and the organizer can do in a tournament, one struct each."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tatami.server.tables.commands import Name

Team = Annotated[str, Meta(max_length=40)]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all commands."""


class Join(Command, frozen=True, kw_only=True, tag="join"):
    """Join the tournament. Accounts play under their own name."""

    name: Name
    team: Team = ""


class SitOut(Command, frozen=True, kw_only=True, tag="sit_out"):
    """Do not pair a player until further notice, or (`away` false) pair them again; the organizer
    names the player, also one who withdrew or was removed."""

    away: bool = True
    entrant: int | None = None


class Withdraw(Command, frozen=True, kw_only=True, tag="withdraw"):
    """Leave for good; the organizer removes the player that they name."""

    entrant: int | None = None


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    """The organizer changes the name of a player without an account, or a player's team."""

    entrant: int
    name: Name
    team: Team | None = None


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The organizer starts the tournament now."""


class NextRound(Command, frozen=True, kw_only=True, tag="next_round"):
    """The organizer starts the next round now."""


class Hold(Command, frozen=True, kw_only=True, tag="hold"):
    """The organizer stops new rounds, or lets them go on."""

    held: bool


class SetResult(Command, frozen=True, kw_only=True, tag="set_result"):
    """The organizer sets or corrects the result of a table: the winning seats (several: they share
    the victory), or none if the game does not count."""

    round: int
    board: int
    winners: list[int]


class LetBotPlay(Command, frozen=True, kw_only=True, tag="let_bot_play"):
    """The organizer lets a bot play for an absent player, until the player returns."""

    entrant: int


class Finish(Command, frozen=True, kw_only=True, tag="finish"):
    """The organizer ends the tournament. Games that are not over do not count."""


AnyCommand = (
    Join | SitOut | Withdraw | Rename | Start | NextRound | Hold | SetResult | LetBotPlay | Finish
)
