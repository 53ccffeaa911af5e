"""Rewards at the end of a game: what a seat won or lost, or its share of the victory."""

from __future__ import annotations

from typing import Literal

from tatami.engine.state import State

Rewards = Literal["zero-sum", "shares"]
"""`zero-sum`: `State.returns`, together always 0: 1 for winning alone, or points or chips where the
game counts them. `shares`: shares of the victory, from 0 to 1."""


def rewards_of(state: State, kind: Rewards) -> list[float]:
    """The reward of each seat, once the game is over."""
    seats = range(int(state.seats))
    if kind == "shares":
        return [state.payoff(seat) for seat in seats]
    return [state.returns(seat) for seat in seats]
