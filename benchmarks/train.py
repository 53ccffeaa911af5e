"""Trains the evaluation of a game: a neural network that predicts the winners of self-play games.

    python -m benchmarks.train GAME --games 20000

Needs NumPy. A game can be trained if `tests/games/<key>/training.py` provides its positions.
Players of different strength that sometimes move at random reach many kinds of positions. New
weights give better games, and better games give better weights: run it again. Before you commit new
weights, check how games go with them (`tests/games/*/readme_figures.py`).
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import ModuleType

from tests.game_samples import module_of

from benchmarks.self_play import Position
from tatami.registry import BUILT_IN_GAMES


def training_modules() -> dict[str, ModuleType]:
    """The games that can be trained, with `positions(seed)` and the `NAMES` of their features."""
    found = {key: module_of(key, "training") for key in BUILT_IN_GAMES}
    return {key: module for key, module in found.items() if module is not None}


def main() -> None:
    modules = training_modules()
    parser = argparse.ArgumentParser(description="Train the evaluation of a game.")
    parser.add_argument("game", choices=sorted(modules))
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", default="train")
    parser.add_argument("--jobs", type=int, default=None, help="all cores by default")
    parser.add_argument("--out", type=Path, default=None, help="the game's weights.json by default")
    args = parser.parse_args()
    try:
        from benchmarks.fit import fitted, written
    except ImportError:
        sys.exit("this needs NumPy: python -m pip install numpy")
    training = modules[args.game]
    found: dict[int, list[Position]] = {}
    with ProcessPoolExecutor(args.jobs) as pool:
        seeds = (f"{args.seed} {number}" for number in range(args.games))
        games = pool.map(training.positions, seeds, chunksize=20)
        for number, (seats, positions) in enumerate(games, 1):
            found.setdefault(seats, []).extend(positions)
            if number % 100 == 0 or number == args.games:
                print(f"\r{number} of {args.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    net = fitted(list(found.values()), len(training.NAMES))
    out = args.out or Path(f"src/tatami/games/{args.game}/weights.json")
    out.write_text(written(net, training.NAMES), encoding="utf-8")


if __name__ == "__main__":
    main()
