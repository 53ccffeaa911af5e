"""Rewards at the end of a game, made from the shares of the victory."""

from __future__ import annotations

from typing import Literal

from tatami.engine.state import State

Rewards = Literal["zero-sum", "shares"]
"""`zero-sum`: 1 for winning alone, 0 where all share, together always 0. `shares`: from 0 to 1."""


def rewards_of(state: State, kind: Rewards) -> list[float]:
    """The reward of each seat, once the game is over."""
    seats = int(state.seats)
    shares = [state.payoff(seat) for seat in range(seats)]
    if kind == "shares":
        return shares
    return [(share * seats - 1) / (seats - 1) for share in shares]
