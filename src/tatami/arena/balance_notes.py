"""Notes of a game for the balance report, taken by the contract alone: no game is known here."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

import msgspec
from msgspec import inspect

from tatami.engine.game import Game
from tatami.engine.state import State


class SeatNotes(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat did."""

    opening: str
    """Its first real choice, as text."""
    kinds: dict[str, int]
    """Moves by kind, with the card where a move names one."""


class Notes(msgspec.Struct, frozen=True, kw_only=True):
    turns: int
    """Stretches of decisions of one seat."""
    events: dict[str, int]
    seats: tuple[SeatNotes, ...]


class Watcher:
    """Looks over the players' shoulders."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        state.collect_events()
        self.openings = [""] * int(state.seats)
        self.kinds: list[Counter[str]] = [Counter() for _ in self.openings]
        self.turns = 0
        self.last: int | None = None

    def see(self, seat: int, action: int) -> None:
        """Before the action is carried out."""
        self.turns += seat != self.last
        self.last = seat
        if not self.openings[seat] and len(self.state.legal()) > 1:
            self.openings[seat] = self.game.show(action)
        self.kinds[seat][self.kind(action)] += 1

    def kind(self, action: int) -> str:
        return kind_of(self.game.move(action))

    def notes(self) -> Notes:
        data = self.state.event_data or []
        events = Counter(tag_of(self.game.event(self.state, kind, args)) for kind, _, args in data)
        return Notes(
            turns=self.turns,
            events=dict(sorted(events.items())),
            seats=tuple(
                SeatNotes(opening=opening, kinds=dict(sorted(kinds.items())))
                for opening, kinds in zip(self.openings, self.kinds, strict=True)
            ),
        )


def kind_of(move: msgspec.Struct) -> str:
    """The move's tag and the cards it names, without places and persons."""
    cards = [str(getattr(move, field)) for field in card_fields(type(move))]
    return " ".join([tag_of(move), *cards])


def tag_of(struct: msgspec.Struct) -> str:
    return str(type(struct).__struct_config__.tag)


@functools.cache
def card_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(field.name for field in info.fields if is_card(field.type))


def is_card(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.UnionType):
        return any(is_card(part) for part in kind.types)
    return isinstance(kind, inspect.Metadata) and (kind.extra or {}).get("part") == "card"
