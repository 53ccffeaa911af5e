"""Training positions for the evaluation of Seven (`python -m benchmarks.train`)."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Any

from benchmarks.record_games import RecordedGame
from librt.vecs import vec

from tatami.engine import Play
from tatami.games.seven import GAME, features
from tatami.games.seven.constants import CALL
from tatami.games.seven.state import SevenState

NAMES = features.NAMES
SEARCH = "ismcts:rollout=0,exploration=0.25,simulations="
PLAYERS = (f"{SEARCH}40", f"{SEARCH}100", f"{SEARCH}250")
OPENINGS = (0,)
NEVER_AT_RANDOM = CALL
HIDDEN, EPOCHS = 16, 8
ROUNDS = 5
KEPT, LAST_ROUND_KEPT = 0.1, 0.4
"""How many of the positions of a game are used: those of one game are alike."""
MEAN_POINTS = 46
POINTS_APART = {2: 11, 3: 7, 4: 6, 5: 6, 6: 6, 7: 5, 8: 5}
"""Mean and standard deviation of the points before the last round, by number of seats."""
POINT_WEIGHT = 1 / 10
"""The weight of a point at the end, in the exponent, for positions before the last round."""
POLICY_TABLES = tuple(
    ({"seats": seats, "options": {"rounds": 1}, "games": 0.5}, {"seats": seats, "games": 0.5})
    for seats in range(2, 9)
)
"""What each worker of `benchmarks.train_policy` plays. Short games tell sooner what was good."""
POLICY_PLAYERS = (
    ("known", "tables", "counts", "points", "to_act", "victim", "dealer"),
    "target",
)
"""The parts of the observation with a row for each player, and the part of the actions."""


def start(seed: str) -> SevenState:
    """Half of the games are last rounds with random points, because the last round decides most
    games."""
    rng = random.Random(seed)
    seats = rng.choice((2, 2, 2, 3, 4, 5, 6, 7, 8, 8))
    state = Play(GAME, seats=seats, seed=seed, options={"rounds": ROUNDS}).state
    if rng.random() < 0.5:
        state.round = ROUNDS - 1
        for seat in range(seats):
            state.scores[seat] = max(0, round(rng.gauss(MEAN_POINTS, POINTS_APART[seats])))
    return state


def positions(game: RecordedGame) -> Iterator[tuple[list[float], list[float]]]:
    """Positions of the last round are labeled by the winner, earlier ones by the points at the end:
    opponents rob the leader and the last call decides, so the winner is mostly chance there."""
    rng = random.Random(f"positions {game.seed}")
    state = start(game.seed)
    seen: list[tuple[list[float], bool]] = []
    for action in game.actions:
        state.play(action)
        last = state.round == ROUNDS - 1
        if not state.over and rng.random() < (LAST_ROUND_KEPT if last else KEPT):
            rows = vec[float]([0.0] * (state.seats * features.FEATURES))
            features.fill_features(state, rows)
            seen.append((list(rows), last))
    points = [
        math.exp(POINT_WEIGHT * int(state.score(seat) - state.score(0)))
        for seat in range(state.seats)
    ]
    scored = [one / sum(points) for one in points]
    for rows_seen, last in seen:
        yield rows_seen, game.payoffs if last else scored


def fit(found: dict[int, list[Any]], hidden: int | None, epochs: int | None, seed: int) -> str:
    """Fit the weights; returns the text of `weights.json`."""
    from benchmarks.fit import fitted, written

    net = fitted(list(found.values()), len(NAMES), hidden or HIDDEN, epochs or EPOCHS, seed)
    return written(net, NAMES)
