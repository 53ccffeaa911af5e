"""Plays bots at every game and player count, and checks for errors, overruns and invariants.

    python -m benchmarks.soak --games 10000
    python -m benchmarks.soak --games 1000 --bots greedy ismcts:seconds=0.05 --out soak

Every bot plays every game that it can play; random games also check the game's invariants. The exit
code is 1 if a game failed, an invariant broke, or a bot exceeded its limit by more than 5 ms and
one simulation while the machine was not busy.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tatami
from tatami.arena.bot_by_name import make_bot
from tatami.arena.plan import Plan, make_plan
from tatami.arena.play_game import GameResult
from tatami.arena.report_text import failures_text, milliseconds, table
from tatami.arena.results import Timing, failed_games, timing
from tatami.arena.runs import Progress, play_plan
from tatami.engine.chance import chance_from
from tatami.engine.errors import TatamiError
from tatami.engine.testing import BrokenInvariant, check_random_games

BOTS = ["random", "greedy"]
CHECK_ONE_IN = 20
"""Invariants are not compiled: checking every position would take most of the time."""


def main(arguments: Sequence[str] | None = None) -> int:
    args = parse(arguments)
    plans = [plan for key in args.game or tatami.game_keys() for plan in plans_of(key, args)]
    share = -(-args.games // len(plans))
    began, games, failed = time.monotonic(), 0, 0
    rows: list[list[str]] = []
    late = 0
    for plan in plans:
        folder = None if args.out is None else args.out / f"{plan.game}-{plan.seats}"
        results = play_plan(plan, share, jobs=args.jobs, out=folder, on_progress=show_progress)
        found = timing(plan.bots, results)
        games, failed = games + len(results), failed + report(plan, results, folder)
        failed += broken_invariants(plan, share, args.seed)
        late += sum(one.overruns - one.kept_waiting for one in found)
        rows += [row(plan, one) for one in found]
    print("\n".join(table(HEAD, rows)))
    print(f"{games:,} games in {time.monotonic() - began:,.0f} s, {failed} failed, {late} too late")
    return 1 if failed or late else 0


HEAD = ["game", "seats", "bot", "moves", "mean", "worst", "limit", "overruns", "machine busy"]


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="in all (10000)")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--bots", nargs="+", default=BOTS, help=f"who plays ({' '.join(BOTS)})")
    parser.add_argument("--jobs", type=int, help="processes (all cores)")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--out", type=Path, help="keep every game here, and resume")
    return parser.parse_args(arguments)


def plans_of(key: str, args: argparse.Namespace) -> list[Plan]:
    game: Any = tatami.game(key)
    bots = tuple(name for name in args.bots if can_play(name, game))
    return [
        make_plan(key, bots, seats=seats, seed=args.seed)
        for seats in range(game.min_seats, game.max_seats + 1)
    ]


def can_play(name: str, game: Any) -> bool:
    """Not every bot plays every game: `mcts` needs games without hidden information."""
    try:
        make_bot(name, game)
    except TatamiError as error:
        print(f"{game.key} without {name}: {error}", file=sys.stderr)
        return False
    return True


def report(plan: Plan, games: list[GameResult], folder: Path | None) -> int:
    failures = failed_games(games)
    if failures:
        where = folder or Path(tempfile.gettempdir()) / f"tatami-soak-{plan.game}-{plan.seats}"
        print(failures_text(plan, failures, where))
    return len(failures)


def broken_invariants(plan: Plan, games: int, seed: str) -> int:
    """Check the invariants at some positions of random games; returns 1 if one broke."""
    game: Any = tatami.game(plan.game)
    rng = chance_from(f"{seed} invariants")
    try:
        check_random_games(game, game.table(seats=plan.seats), rng, games, one_in=CHECK_ONE_IN)
    except BrokenInvariant as error:
        print(f"{plan.game}, {plan.seats} seats: {error}")
        return 1
    return 0


def row(plan: Plan, one: Timing) -> list[str]:
    return [
        plan.game,
        str(plan.seats),
        one.bot,
        f"{one.moves:,}",
        milliseconds(one.mean_ms),
        milliseconds(one.worst_ms),
        "–" if one.limit_ms is None else milliseconds(one.limit_ms),
        f"{one.overruns:,}",
        f"{one.kept_waiting:,}",
    ]


def show_progress(progress: Progress) -> None:
    if sys.stderr.isatty():
        name = f"{progress.plan.game}, {progress.plan.seats} seats"
        print(f"\r\x1b[K{name}: {progress.done:,} of {progress.total:,}", end="", file=sys.stderr)
        if progress.done == progress.total:
            print("\r\x1b[K", end="", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
