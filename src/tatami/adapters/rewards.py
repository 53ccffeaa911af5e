"""Rewards at the end of a game: what a seat won or lost, or its share of the victory."""

from __future__ import annotations

from typing import Any, Literal, get_args

from tatami.engine.state import State

Rewards = Literal["zero-sum", "shares"]
"""`zero-sum`: `State.returns`, together always 0: 1 for winning alone, or points or chips where the
game counts them. `shares`: shares of the victory, from 0 to 1."""


def check_choice(name: str, chosen: str, choices: Any) -> None:
    """Raise ValueError with one line unless the setting is one of a Literal's values."""
    if chosen not in get_args(choices):
        raise ValueError(f"{name} is one of {', '.join(get_args(choices))}, not {chosen}")


def rewards_of(state: State, kind: Rewards) -> list[float]:
    """The reward of each seat, once the game is over."""
    seats = range(int(state.seats))
    if kind == "shares":
        return [state.payoff(seat) for seat in seats]
    return [state.returns(seat) for seat in seats]
