"""The types of the contract: decisions, choices, outcomes, views and events.

These are immutable structs for people (the terminal, the browser, the game log); search never
builds them.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

SeatNumber = Annotated[int, msgspec.Meta(extra={"part": "seat"})]
Cell = Annotated[str, msgspec.Meta(extra={"part": "cell"})]
Card = Annotated[str, msgspec.Meta(extra={"part": "card"})]
House = Annotated[str, msgspec.Meta(extra={"part": "house"})]
Amount = Annotated[int, msgspec.Meta(extra={"part": "amount"})]
"""Types for fields of moves and events. The terminal and the browser use them to match what a
player selects with the legal moves, and texts show seats as names."""

TRUSTED_GAMES = 6
"""How many games of an opening book the deep search of a move counts for."""

Arg = str | int | float | bool | None | list[str | int]


class Decision(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a seat decides now. The text is `ask-<kind>` in the game's Fluent files."""

    kind: str
    rule: str
    """The rule that requires the decision; the rules page opens there."""
    seat: int | None
    """The seat that decides, or None if this viewer may not know."""
    args: dict[str, Arg] = {}


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action in its three forms: number, text and typed move."""

    action: int
    text: str
    move: Any


class Outcome(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How a game ended and why. The text is `end-<reason>` in the game's Fluent files."""

    reason: str
    rule: str
    shares: tuple[float, ...]
    """Each seat's share of the victory; they add up to 1."""
    args: dict[str, Arg] = {}

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the victory: those with the largest share, all of them in a draw."""
        best = max(self.shares)
        return tuple(seat for seat, share in enumerate(self.shares) if share == best)

    @property
    def is_draw(self) -> bool:
        """Do all seats have the same share?"""
        return len(self.winners) == len(self.shares)


class OpeningMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a game's opening book, in the current position."""

    action: int
    games: int
    """Games of the book in which the move was played here."""
    won: float
    """The share of these games that its player won, from 0 to 1."""
    judged: float
    """The winning chances of its player after a deep search, from 0 to 1."""

    @property
    def value(self) -> float:
        """Both in one number; few games count little."""
        return (TRUSTED_GAMES * self.judged + self.games * self.won) / (TRUSTED_GAMES + self.games)


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one seat (None: a spectator) may see; a game adds its own fields."""

    viewer: int | None
    decision: Decision | None
    """None once the game is over."""
    outcome: Outcome | None

    def _repr_svg_(self) -> str:
        """A picture for notebooks."""
        from tatami.engine.state_values import drawn

        return drawn(self)


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something that happened; a game adds kinds with `tag=`. The sentence is `event-<tag>`."""


def view_bytes(view: View) -> bytes:
    """The canonical JSON of a view: equal views have equal bytes."""
    return msgspec.json.encode(view, order="deterministic")
