"""Training positions for the evaluation of Honor (`python -m benchmarks.train`)."""

from __future__ import annotations

import random

from benchmarks.self_play import Position, play_decisions
from librt.vecs import vec

from tatami.engine import Play
from tatami.games.honor import GAME, features

NAMES = features.NAMES


def positions(seed: str) -> tuple[int, list[Position]]:
    """Positions are labeled by the winner. One game in four is the shorter one (H10)."""
    rng = random.Random(seed)
    seats = rng.choice((3, 3, 4, 5, 6))
    options = {"target": rng.choice((400, 400, 400, 250))}
    state = Play(GAME, seats=seats, seed=seed, options=options).state
    seen: list[list[float]] = []
    for _ in play_decisions(GAME, state, seed, rng, 0.5):
        if rng.random() < 0.15:
            rows = vec[float]([0.0] * (seats * features.FEATURES))
            features.fill_features(state, rows)
            seen.append(list(rows))
    won = [state.payoff(seat) for seat in range(seats)]
    return seats, [(rows, won) for rows in seen]
