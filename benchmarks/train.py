"""Trains the evaluation of a game: a neural network that predicts the winners of recorded games.

    python -m benchmarks.record_games GAME --out runs/GAME.jsonl --games 20000
    python -m benchmarks.train GAME runs/GAME.jsonl

Needs NumPy. `tests/games/<key>/training.py` turns recorded games into positions. New weights give
better games, and better games give better weights: run both again. The loss does not tell how well
a bot plays: before you commit new weights, let bots with the old and the new ones play each other,
and check how games go with them (`tests/games/*/readme_figures.py`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

from tests.game_samples import module_of

from benchmarks.record_games import RecordedGame, read_games
from tatami.registry import BUILT_IN_GAMES

Position = tuple[list[float], list[float]]
"""Network inputs (rows of features, or the inputs that are on), and what each seat made of it."""


def trainable_games() -> list[str]:
    return [key for key in BUILT_IN_GAMES if module_of(key, "training") is not None]


def positions_of(job: tuple[str, list[RecordedGame]]) -> list[tuple[int, list[Position]]]:
    key, games = job
    training: Any = module_of(key, "training")
    return [(len(one.payoffs), list(training.positions(one))) for one in games]


def batches(key: str, files: list[Path]) -> Iterator[tuple[str, list[RecordedGame]]]:
    games = (one for file in files for one in read_games(file))
    while batch := list(islice(games, 50)):
        yield key, batch


def gather(key: str, files: list[Path], jobs: int | None) -> dict[int, list[Position]]:
    """The positions of all games, by number of seats."""
    found: dict[int, list[Position]] = {}
    games = 0
    with ProcessPoolExecutor(jobs) as pool:
        for batch in pool.map(positions_of, batches(key, files)):
            for seats, positions in batch:
                found.setdefault(seats, []).extend(positions)
            games += len(batch)
            print(f"\r{games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the evaluation of a game.")
    parser.add_argument("game", choices=trainable_games())
    parser.add_argument("records", type=Path, nargs="+", help="files of benchmarks.record_games")
    parser.add_argument("--hidden", type=int, default=None, help="hidden units")
    parser.add_argument("--epochs", type=int, default=None)
    parser.add_argument(
        "--own-epochs",
        type=int,
        default=0,
        help="then fit a network for each number of players, where that helps (card games)",
    )
    parser.add_argument(
        "--seats",
        type=int,
        nargs="+",
        help="change the weights of these numbers of players alone (with --own-epochs)",
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=None, help="all cores by default")
    parser.add_argument("--out", type=Path, default=None, help="the game's weights.json by default")
    args = parser.parse_args()
    try:
        import numpy as np  # noqa: F401
    except ImportError:
        sys.exit("this needs NumPy: python -m pip install numpy")
    training: Any = module_of(args.game, "training")
    found = gather(args.game, args.records, args.jobs)
    weights = Path(f"src/tatami/games/{args.game}/weights.json")
    text = training.fit(found, args.hidden, args.epochs, args.seed)
    if args.own_epochs:
        text = fit_by_seats(training.NAMES, found, text, weights, args)
    (args.out or weights).write_text(text, encoding="utf-8")


def fit_by_seats(
    names: tuple[str, ...],
    found: dict[int, list[Position]],
    shared: str,
    weights: Path,
    args: argparse.Namespace,
) -> str:
    """The text with a network for each number of players, where that helps; with `--seats` only
    for these, and the other weights stay as they are."""
    from benchmarks.fit import fitted_by_seats, read, written, written_by_seats

    chosen = {seats: found[seats] for seats in args.seats or found}
    own = fitted_by_seats(chosen, read(shared), args.own_epochs, args.seed)
    texts = {seats: written(net, names) for seats, net in own.items()}
    return written_by_seats(weights.read_text(encoding="utf-8") if args.seats else shared, texts)


if __name__ == "__main__":
    main()
