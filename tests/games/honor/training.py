"""Training positions for the evaluation of Honor (`python -m benchmarks.train`)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from benchmarks.record_games import RecordedGame
from librt.vecs import vec

from tatami.engine import Play
from tatami.games.honor import GAME, features
from tatami.games.honor.state import HonorState

NAMES = features.NAMES
SEARCH = "ismcts:rollout=0,exploration=0.5,simulations="
PLAYERS = (f"{SEARCH}60", f"{SEARCH}120", f"{SEARCH}300")
OPENINGS = (0,)
NEVER_AT_RANDOM = -1
HIDDEN, EPOCHS = 16, 8
KEPT = 0.25
"""How many of the positions of a game are used: those of one game are alike."""
POLICY_TABLES = tuple(({"seats": seats, "games": 1.0},) for seats in (3, 4, 5, 6, 3, 4, 6))
"""What each worker of `benchmarks.train_policy` plays."""


def start(seed: str) -> HonorState:
    """One game in four is the shorter one (H10)."""
    rng = random.Random(seed)
    seats = rng.choice((3, 3, 4, 5, 6, 6))
    options = {"target": rng.choice((400, 400, 400, 250))}
    return Play(GAME, seats=seats, seed=seed, options=options).state


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
