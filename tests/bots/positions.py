"""Positions for search tests."""

from __future__ import annotations

from typing import Any

from tatami.engine import Game, State, chance_from


def middle(game: Game[Any], seats: int, seed: str, plies: int = 25) -> State:
    """A position in the middle of a random game, with something to choose."""
    rng = chance_from(seed)
    while True:
        state: State = game.new(seats=seats, seed=rng.word())
        for _ in range(plies):
            if not state.over:
                state.play(state.pick(rng))
        if not state.over and len(state.legal()) > 1:
            return state
