"""Plays any game by texts: the helpers that the `positions.py` of every game shares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import pytest

from tatami.engine import Game, IllegalMove, chance_from
from tatami.engine.game_types import Event
from tatami.engine.state import State

S = TypeVar("S", bound=State)

LUCK = 20_000


class ByText(Generic[S]):
    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def legal(self, state: S) -> list[str]:
        return [self.game.show(action) for action in state.legal()]

    def can(self, state: S, move: str) -> bool:
        return move in self.legal(state)

    def do(self, state: S, *moves: str) -> S:
        """Carry out these moves."""
        for move in moves:
            state.apply(self.game.read(move))
        return state

    def refused(self, state: S, move: str) -> str:
        """The rule that forbids the move. Nothing changes."""
        before = state.dump()
        with pytest.raises(IllegalMove) as error:
            state.apply(self.game.read(move))
        assert state.dump() == before
        return error.value.rule

    def reason(self, state: S) -> str | None:
        """Why the game is over; None while it runs."""
        outcome = self.game.outcome(state)
        return None if outcome is None else outcome.reason

    def lucky(self, state: S, move: str, wanted: Callable[[S], bool]) -> S:
        """The state after the move; tries seeds until `wanted` holds."""
        for number in range(LUCK):
            tried: S = state.clone()  # type: ignore[assignment]  # clone keeps the type
            tried.chance = chance_from(f"luck {number}")
            tried.collect_events()
            if wanted(self.do(tried, move)):
                return tried
        raise AssertionError(f"no luck with {move!r} in {LUCK} tries")

    def events(self, state: S, viewer: int | None = None) -> list[Event]:
        """The events since `collect_events`."""
        return self.game.events(state, state.event_data or [], viewer)

    def tags(self, state: S, viewer: int | None = None) -> list[str]:
        return [str(type(event).__struct_config__.tag) for event in self.events(state, viewer)]
