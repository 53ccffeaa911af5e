"""Training positions for the evaluation of Seven (`python -m benchmarks.train`)."""

from __future__ import annotations

import math
import random

from benchmarks.self_play import Position, play_decisions
from librt.vecs import vec

from tatami.engine import Play
from tatami.games.seven import GAME, features
from tatami.games.seven.constants import CALL

NAMES = features.NAMES
ROUNDS = 5
MEAN_POINTS = 46
POINTS_APART = {2: 11, 3: 7, 4: 6, 5: 6, 6: 6, 7: 5, 8: 5}
"""Mean and standard deviation of the points before the last round, by number of seats."""
POINT_WEIGHT = 1 / 10
"""The weight of a point at the end, in the exponent, for positions before the last round."""


def positions(seed: str) -> tuple[int, list[Position]]:
    """Half of the games are last rounds with random points, because the last round decides most
    games. Positions of the last round are labeled by the winner, earlier ones by the points at
    the end: opponents rob the leader and the last call decides, so the winner is mostly chance
    there."""
    rng = random.Random(seed)
    seats = rng.randint(GAME.min_seats, GAME.max_seats)
    state = Play(GAME, seats=seats, seed=seed, options={"rounds": ROUNDS}).state
    if rng.random() < 0.5:
        state.round = ROUNDS - 1
        for seat in range(seats):
            state.scores[seat] = max(0, round(rng.gauss(MEAN_POINTS, POINTS_APART[seats])))
    seen: list[tuple[list[float], bool]] = []
    for _ in play_decisions(GAME, state, seed, rng, 0.25, CALL):
        last = state.round == ROUNDS - 1
        if rng.random() < (0.2 if last else 0.04):
            rows = vec[float]([0.0] * (seats * features.FEATURES))
            features.fill_features(state, rows)
            seen.append((list(rows), last))
    won = [state.payoff(seat) for seat in range(seats)]
    points = [
        math.exp(POINT_WEIGHT * int(state.score(seat) - state.score(0))) for seat in range(seats)
    ]
    scored = [one / sum(points) for one in points]
    return seats, [(rows, won if last else scored) for rows, last in seen]
