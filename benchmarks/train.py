"""Evaluations found anew: games between bots, and a network that tells who wins them.

    python -m benchmarks.train honor --games 20000

Needs NumPy. Players differ, and some of them slip, so that many kinds of positions are seen. With
the weights that are found better games are played, and with those better weights are found: run it
again. Before you keep new weights, check how games go with them: `tests/games/*/readme_figures.py`.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from librt.vecs import vec

from tatami.bots import Knowledge, bot
from tatami.engine import Game, Play, State, chance_from
from tatami.games import honor, seven
from tatami.games.honor import features as of_honor
from tatami.games.seven import features as of_seven
from tatami.games.seven.constants import CALL

Position = tuple[list[float], list[float]]
"""A row of traits for each seat, one after the other, and what each seat made of it."""

SLIPS = (0.0, 0.0, 0.0, 0.05, 0.15)
"""How often players do anything at all; each has one of these."""

ROUNDS = 5
MEAN_POINTS = 46
POINTS_APART = {2: 11, 3: 7, 4: 6, 5: 6, 6: 6, 7: 5, 8: 5}
"""How points lie before the last round of seven, for last rounds that begin by lot."""
A_POINT = 1 / 10
"""What one at the end counts for early on, in the exponent."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the evaluation of a game.")
    parser.add_argument("game", choices=sorted(COURSES))
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", default="train")
    parser.add_argument("--jobs", type=int, default=None, help="all cores by default")
    parser.add_argument("--out", type=Path, default=None, help="the game's weights.json by default")
    args = parser.parse_args()
    try:
        from benchmarks.fit import fitted, written
    except ImportError:
        sys.exit("this needs NumPy: python -m pip install numpy")
    course, names = COURSES[args.game]
    found: dict[int, list[Position]] = {}
    with ProcessPoolExecutor(args.jobs) as pool:
        seeds = (f"{args.seed} {number}" for number in range(args.games))
        for number, (seats, positions) in enumerate(pool.map(course, seeds, chunksize=20), 1):
            found.setdefault(seats, []).extend(positions)
            if number % 100 == 0 or number == args.games:
                print(f"\r{number} of {args.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    net = fitted(list(found.values()), len(names))
    out = args.out or Path(f"src/tatami/games/{args.game}/weights.json")
    out.write_text(written(net, names), encoding="utf-8")


def rounds_of_seven(seed: str) -> tuple[int, list[Position]]:
    """Half of the games are last rounds with points drawn by lot: it is there that most games are
    decided. Positions of the last round are judged by who won, earlier ones by the points at the
    end: who is ahead is raided and the last call decides, so early on nothing else could be told
    from chance."""
    lot = random.Random(seed)
    game = seven.GAME
    seats = lot.randint(game.min_seats, game.max_seats)
    state = Play(game, seats=seats, seed=seed, options={"rounds": ROUNDS}).state
    if lot.random() < 0.5:
        state.round = ROUNDS - 1
        for seat in range(seats):
            state.scores[seat] = max(0, round(lot.gauss(MEAN_POINTS, POINTS_APART[seats])))
    seen: list[tuple[list[float], bool]] = []
    for _ in played(game, state, seed, lot, 0.25, CALL):
        last = state.round == ROUNDS - 1
        if lot.random() < (0.2 if last else 0.04):
            rows = vec[float]([0.0] * (seats * of_seven.FEATURES))
            of_seven.fill_features(state, rows)
            seen.append((list(rows), last))
    won = [state.payoff(seat) for seat in range(seats)]
    points = [math.exp(A_POINT * int(state.score(seat) - state.score(0))) for seat in range(seats)]
    scored = [one / sum(points) for one in points]
    return seats, [(rows, won if last else scored) for rows, last in seen]


def games_of_honor(seed: str) -> tuple[int, list[Position]]:
    """Positions are judged by who won. One game in four is the shorter one (H10)."""
    lot = random.Random(seed)
    game = honor.GAME
    seats = lot.choice((3, 3, 4, 5, 6))
    options = {"target": lot.choice((400, 400, 400, 250))}
    state = Play(game, seats=seats, seed=seed, options=options).state
    seen: list[list[float]] = []
    for _ in played(game, state, seed, lot, 0.5):
        if lot.random() < 0.15:
            rows = vec[float]([0.0] * (seats * of_honor.FEATURES))
            of_honor.fill_features(state, rows)
            seen.append(list(rows))
    won = [state.payoff(seat) for seat in range(seats)]
    return seats, [(rows, won) for rows in seen]


def played(
    game: Game[Any],
    state: State,
    seed: str,
    lot: random.Random,
    exploration: float,
    never: int = -1,
) -> Iterator[None]:
    """Play until the end, and stop after every decision. Nobody does `never` by a slip."""
    search = f"ismcts:rollout=0,exploration={exploration},simulations="
    names = ("greedy", f"{search}40", f"{search}100", f"{search}250")
    players = [bot(lot.choice(names), game) for _ in range(state.seats)]
    slips = [lot.choice(SLIPS) for _ in range(state.seats)]
    rng = chance_from(seed)
    while not state.over:
        seat = int(state.to_act)
        if lot.random() < slips[seat]:
            legal = state.legal()
            action = lot.choice([one for one in legal if one != never] or legal)
        else:
            action = players[seat].choose(Knowledge(state, seat), rng)
        state.play(action)
        if not state.over:
            yield


Course = Callable[[str], tuple[int, list[Position]]]
COURSES: dict[str, tuple[Course, tuple[str, ...]]] = {
    "seven": (rounds_of_seven, of_seven.NAMES),
    "honor": (games_of_honor, of_honor.NAMES),
}


if __name__ == "__main__":
    main()
