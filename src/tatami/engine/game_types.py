"""What the contract says about a game at one moment: decisions, choices, outcomes, views, events.

These are plain immutable records of words and small numbers. They are built for people (the
terminal, the browser, the log), never during search.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

SeatNumber = Annotated[int, msgspec.Meta(extra={"part": "seat"})]
Cell = Annotated[str, msgspec.Meta(extra={"part": "cell"})]
Card = Annotated[str, msgspec.Meta(extra={"part": "card"})]
House = Annotated[str, msgspec.Meta(extra={"part": "house"})]
Amount = Annotated[int, msgspec.Meta(extra={"part": "amount"})]
"""What the fields of moves and events are made of: what a person can point at. A terminal or a
browser finds the moves that fit by these, and sentences turn seats into names."""

Arg = str | int | float | bool | None | list[str | int]


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """What is being asked now. The sentence is `ask-<kind>` in the game's texts."""

    kind: str
    rule: str
    """The rule the question comes from: where the rules page opens."""
    seat: int | None
    """Who is asked, or None where this viewer may not know."""
    args: dict[str, Arg] = {}


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action in its three forms; the fields of the move are what one can point at."""

    action: int
    text: str
    move: Any


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended and why. The sentence is `end-<reason>` in the game's texts."""

    reason: str
    rule: str
    shares: tuple[float, ...]
    """Each seat's share of the victory; they add up to 1."""
    args: dict[str, Arg] = {}

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the victory; nobody when all shares are equal (a draw)."""
        best = max(self.shares)
        if min(self.shares) == best:
            return ()
        return tuple(seat for seat, share in enumerate(self.shares) if share == best)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (None: a spectator) may see; a game adds its own fields."""

    viewer: int | None
    decision: Decision | None
    """None once the game is over."""
    outcome: Outcome | None


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened; a game adds kinds with `tag=`. The sentence is `event-<tag>`."""


def view_bytes(view: View) -> bytes:
    """The canonical bytes of a view: equal views have equal bytes."""
    return msgspec.json.encode(view, order="deterministic")
