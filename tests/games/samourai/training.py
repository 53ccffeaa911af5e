"""Games and positions that train the evaluation of Samouraï (`python -m benchmarks.train`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from benchmarks.record_games import NO_VALUE, RecordedGame

from tatami.engine import Play
from tatami.games.samourai import GAME, evaluate
from tatami.games.samourai.constants import DRAGON, FREE, IBIS, SABRE, SUN
from tatami.games.samourai.state import SamouraiState

PLAYERS = ("alphabeta:simulations=1200", "alphabeta:simulations=1200", "alphabeta:simulations=4000")
OPENINGS = (1, 2, 3, 4, 6, 8, 10)
"""Random moves at the start: there are no cards that make games differ."""
NEVER_AT_RANDOM = -1
HIDDEN, EPOCHS = 32, 8
MIRRORED = {FREE: FREE, DRAGON: SABRE, SABRE: DRAGON, IBIS: SUN, SUN: IBIS}
"""The board from left to right looks the same if these symbols are exchanged."""


def start(seed: str) -> SamouraiState:
    return Play(GAME, seats=2, seed=seed).state


def positions(game: RecordedGame) -> Iterator[tuple[list[float], list[float]]]:
    """The positions after the last random move, which would make the result a matter of luck; each
    also mirrored. The target is the result for the player to act."""
    state = start(game.seed)
    found: list[tuple[list[int], int]] = []
    for action, value in zip(game.actions, game.values, strict=True):
        mover, choices = int(state.to_act), len(state.legal())
        evaluate.fill_inputs(state)
        found.append(([int(one) for one in evaluate.NETWORK.on], mover))
        state.play(action)
        if value == NO_VALUE and choices > 1 and not state.over:
            found = []
    for inputs, mover in found:
        yield [float(one) for one in inputs], [game.payoffs[mover]]
        yield [float(one) for one in mirrored(inputs)], [game.payoffs[mover]]


def mirrored(inputs: list[int]) -> list[int]:
    """The inputs of the position seen in a mirror."""
    return [mirrored_input(one) for one in inputs]


def mirrored_input(one: int) -> int:
    if one < evaluate.DEMAND:
        side, square = divmod(one, evaluate.OTHERS)
        row, column = divmod(square, 11)
        return side * evaluate.OTHERS + row * 11 + 10 - column
    if one < evaluate.RIGHTS:
        distance, symbol = divmod(one - evaluate.DEMAND, 5)
        return evaluate.DEMAND + distance * 5 + MIRRORED[symbol]
    return one


def fit(found: dict[int, list[Any]], hidden: int | None, epochs: int | None, seed: int) -> str:
    """Fit the weights; returns the text of `weights.json`."""
    import numpy as np
    from benchmarks.fit_packed import fitted, written

    places = np.array([rows for rows, _ in found[2]], np.int16)
    targets = np.array([made[0] for _, made in found[2]], np.float32)
    net = fitted(places, targets, evaluate.INPUTS, hidden or HIDDEN, epochs or EPOCHS, seed)
    return written(net, start("board").board.kind)
