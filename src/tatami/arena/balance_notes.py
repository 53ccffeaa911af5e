"""Notes about one game for the balance report, taken through the `Game` contract alone."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

import msgspec
from msgspec import inspect

from tatami.engine.game import Game
from tatami.engine.state import State


class SeatNotes(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat did in a game."""

    opening: str
    """Its first choice between at least two actions, as text."""
    kinds: dict[str, int]
    """Number of moves by kind; the kind includes the card where a move names one."""


class GameNotes(msgspec.Struct, frozen=True, kw_only=True):
    turns: int
    """Sequences of consecutive decisions of one seat."""
    events: dict[str, int]
    seats: tuple[SeatNotes, ...]


class NoteTaker:
    """Counts turns, moves and events while a game is played."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        state.collect_events()
        self.openings = [""] * int(state.seats)
        self.kinds: list[Counter[str]] = [Counter() for _ in self.openings]
        self.turns = 0
        self.last: int | None = None

    def note_action(self, seat: int, action: int) -> None:
        """Call this before the action is applied."""
        self.turns += seat != self.last
        self.last = seat
        if not self.openings[seat] and len(self.state.legal()) > 1:
            self.openings[seat] = self.game.show(action)
        self.kinds[seat][self.kind(action)] += 1

    def kind(self, action: int) -> str:
        return kind_of(self.game.move(action))

    def notes(self) -> GameNotes:
        data = self.state.event_data or []
        events = Counter(tag_of(self.game.event(self.state, kind, args)) for kind, _, args in data)
        return GameNotes(
            turns=self.turns,
            events=dict(sorted(events.items())),
            seats=tuple(
                SeatNotes(opening=opening, kinds=dict(sorted(kinds.items())))
                for opening, kinds in zip(self.openings, self.kinds, strict=True)
            ),
        )


def kind_of(move: msgspec.Struct) -> str:
    """The tag of the move and the cards it names, without cells and seats."""
    cards = [str(getattr(move, bots_of_deal)) for bots_of_deal in card_fields(type(move))]
    return " ".join([tag_of(move), *cards])


def tag_of(struct: msgspec.Struct) -> str:
    return str(type(struct).__struct_config__.tag)


@functools.cache
def card_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(bots_of_deal.name for bots_of_deal in info.fields if is_card(bots_of_deal.type))


def is_card(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.UnionType):
        return any(is_card(part) for part in kind.types)
    return isinstance(kind, inspect.Metadata) and (kind.extra or {}).get("part") == "card"
