"""Measures `tatami.Batch` and the loops of interpreted code against compiled random games.

    python -m benchmarks.batch --seconds 1

Everything runs in one process on one core, in processor time, so that other work on the machine
counts little. Each figure is the best of many short intervals. Steps choose uniformly random legal
actions with `step_random`. Both loops of interpreted code choose with the same generator.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Callable
from typing import Any

import tatami
from tatami.engine.chance import chance_from
from tatami.engine.state import playouts

STEPS = 8192
"""Decisions between two readings of the clock, about."""


def best_rate(seconds: float, some: Callable[[], int]) -> float:
    """Decisions per second of processor time, in the best interval."""
    end = time.process_time() + seconds
    best = 0.0
    while (start := time.process_time()) < end:
        best = max(best, some() / max(time.process_time() - start, 1e-9))
    return best


def playouts_rate(game: Any, seconds: float) -> float:
    table, rng = game.table(), chance_from("benchmark")
    return best_rate(seconds, lambda: int(playouts(table, rng, 32)))


def batch_rate(game: Any, n: int, seconds: float, **shown: Any) -> float:
    batch = tatami.Batch(game, n, **shown)

    def some() -> int:
        for _ in range(max(1, STEPS // n)):
            batch.step_random()
        return max(1, STEPS // n) * n

    return best_rate(seconds, some)


def quick_loop_rate(game: Any, seconds: float) -> float:
    """From interpreted code: `deal`, `pick`, `play`."""
    table, rng = game.table(), chance_from("benchmark")

    def some() -> int:
        decisions = 0
        while decisions < STEPS:
            state = table.deal(rng.fork())
            while not state.over:
                state.play(state.pick(rng))
                decisions += 1
        return decisions

    return best_rate(seconds, some)


def natural_loop_rate(game: Any, seconds: float) -> float:
    """From interpreted code: `new`, `legal`, `apply`."""
    rng, seeds = chance_from("benchmark"), itertools.count()

    def some() -> int:
        decisions = 0
        while decisions < STEPS:
            state = game.new(seed=next(seeds))
            while not state.over:
                legal = state.legal()
                state.apply(legal[rng.below(len(legal))])
                decisions += 1
        return decisions

    return best_rate(seconds, some)


def listing(key: str, seconds: float) -> str:
    """Where the time of the natural loop goes: `legal`, and a copy of the list that it returns."""
    game, rng = tatami.game(key), chance_from("benchmark")
    states = []
    for seed in range(8):
        state = game.new(seed=seed)
        while not state.over:
            states.append(state.clone())
            state.play(state.pick(rng))
    lists = [state.legal() for state in states]

    def list_all() -> int:
        for state in states:
            state.legal()
        return len(states)

    def copy_all() -> int:
        for legal in lists:
            legal[:]
        return len(lists)

    times = [1e9 / best_rate(seconds, some) for some in (list_all, copy_all)]
    mean = sum(len(legal) for legal in lists) / len(lists)
    return f"| `{key}` | {mean:.1f} | {times[0]:.0f} ns | {times[1]:.0f} ns |"


def row(key: str, n: int, seconds: float) -> str:
    game = tatami.game(key)
    rates = [
        playouts_rate(game, seconds),
        batch_rate(game, n, seconds, observe=False, mask=False),
        batch_rate(game, n, seconds, observe=False),
        batch_rate(game, n, seconds),
        quick_loop_rate(game, seconds),
        natural_loop_rate(game, seconds),
    ]
    cells = [f"{rate / 1e6:.2f}" for rate in rates]
    cells[1] += f" ({rates[1] / rates[0]:.0%})"
    cells[5] += f" ({rates[5] / rates[4]:.0%})"
    return f"| `{key}` | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--games", type=int, default=128, help="in a batch")
    args = parser.parse_args()
    print(f"{tatami.MODE}, {args.games} games in a batch, million decisions per second\n")
    print("| game | `playouts` | bare batch | with masks | with observations and masks |", end="")
    print(" `deal`, `pick`, `play` | `new`, `legal`, `apply` |\n|---|---|---|---|---|---|---|")
    for key in tatami.game_keys():
        print(row(key, args.games, args.seconds), flush=True)
    print("\n| game | legal actions | `legal` | a copy of its list |\n|---|---|---|---|")
    for key in tatami.game_keys():
        print(listing(key, args.seconds), flush=True)


if __name__ == "__main__":
    main()
