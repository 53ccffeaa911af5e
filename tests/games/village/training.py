"""Games and positions that train the evaluation of Village (`python -m benchmarks.train`)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from benchmarks.record_games import RecordedGame
from librt.vecs import vec

from tatami.engine import Play
from tatami.games.village import GAME, features
from tatami.games.village.state import VillageState

NAMES = features.NAMES
SEARCH = "ismcts:rollout=0,exploration=0.5,simulations="
PLAYERS = (f"{SEARCH}100", f"{SEARCH}250", f"{SEARCH}250")
OPENINGS = (0, 0, 2)
NEVER_AT_RANDOM = -1
HIDDEN, EPOCHS = 16, 8
KEPT = 0.35
"""How many of the positions of a game are used: those of one game are alike."""


def start(seed: str) -> VillageState:
    seats = random.Random(seed).choice((2, 2, 3, 4, 4))
    return Play(GAME, seats=seats, seed=seed).state


def positions(game: RecordedGame) -> Iterator[tuple[list[float], list[float]]]:
    """Positions are labeled by the winner."""
    rng = random.Random(f"positions {game.seed}")
    state = start(game.seed)
    for action in game.actions:
        state.play(action)
        if not state.over and rng.random() < KEPT:
            rows = vec[float]([0.0] * (state.seats * features.FEATURES))
            features.fill_features(state, rows)
            yield list(rows), game.payoffs


def fit(found: dict[int, list[Any]], hidden: int | None, epochs: int | None, seed: int) -> str:
    """Fit the weights; returns the text of `weights.json`."""
    from benchmarks.fit import fitted, written

    net = fitted(list(found.values()), len(NAMES), hidden or HIDDEN, epochs or EPOCHS, seed)
    return written(net, NAMES)
