"""Runs: a match, a ladder, a sequential test. Each is one function that returns a typed result.

Parameters that the runs share:

- `games`: play whole deals, at least this many games (`sprt`: at most).
- `seats`, `options`, `material`: the table, as in `Game.new`.
- `seed`: the same seed gives the same run.
- `opening`: random decisions before the bots begin (default: 0, or 2 where all deals are equal).
- `lone`: the first bot plays alone against copies of the second.
- `jobs`: worker processes (default: one per core; 0: play in this process).
- `ray`: the address of a Ray cluster to play on instead.
- `game_timeout`: seconds after which a game fails.
- `out`: a folder that keeps every result; a run with the same folder resumes.
- `on_progress`: called after every game.
- `on_games`: called once with the plan and its games, for example to export them.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import chain, islice
from pathlib import Path
from typing import Any

from tatami.arena.executors import Executor, Scheduler, make_executor
from tatami.arena.ledger import Ledger
from tatami.arena.plan import Pairing, Plan, deals_for, make_plan, pairings_of_deal
from tatami.arena.play_game import GameResult
from tatami.arena.ratings import rate
from tatami.arena.results import (
    RunResult,
    SprtResult,
    by_deal,
    failed_games,
    run_result,
    timing,
    won_by,
)
from tatami.arena.sprt import Bounds, SprtTest
from tatami.engine.errors import BadOptions
from tatami.engine.options import Options
from tatami.registry import game as game_of


class Progress:
    """How far a run is, for progress bars."""

    def __init__(self, plan: Plan, total: int) -> None:
        self.plan = plan
        self.total = total
        self.done = 0
        self.fresh = 0
        """Games played now, not read from the folder."""
        self.failed = 0
        self.won: dict[str, float] = defaultdict(float)
        self.games: dict[str, int] = defaultdict(int)
        self.began = time.monotonic()
        self.test: SprtTest | None = None

    def count(self, result: GameResult, fresh: bool = True) -> None:
        self.done += 1
        self.fresh += fresh
        self.failed += result.failure is not None
        if result.failure is None:
            for bot in set(result.bots):
                self.won[bot] += won_by(bot, result)
                self.games[bot] += 1

    @property
    def rate(self) -> float:
        """Games per second."""
        return self.fresh / max(1e-9, time.monotonic() - self.began)

    @property
    def seconds_left(self) -> float:
        return (self.total - self.done) / max(1e-9, self.rate)


ProgressCallback = Callable[[Progress], None]


GamesCallback = Callable[[Plan, list[GameResult]], None]


def ignore_progress(progress: Progress) -> None:
    pass


def ignore_games(plan: Plan, games: list[GameResult]) -> None:
    pass


def match(
    game: str,
    *bots: str,
    games: int = 200,
    seats: int | None = None,
    lone: bool = False,
    seed: str = "arena",
    options: Options | dict[str, Any] | None = None,
    material: Any = None,
    opening: int | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    game_timeout: float | None = None,
    out: Path | None = None,
    on_progress: ProgressCallback = ignore_progress,
    on_games: GamesCallback = ignore_games,
) -> RunResult:
    """Two bots or more at one table; each bot plays each deal in every seat."""
    if len(bots) < 2:
        raise BadOptions("a match needs at least two bots")
    rules = game_of(game)
    seat_count = max(len(bots), rules.min_seats) if seats is None else seats
    if rules.check_seats(seat_count) < len(bots):
        raise BadOptions(f"{len(bots)} bots do not fit on {seat_count} seats; play a ladder")
    plan = make_plan(
        game, bots,
        seats=seat_count, seed=seed, options=options, material=material, opening=opening, lone=lone,
    )  # fmt: skip
    results = play_plan(
        plan, games,
        jobs=jobs, ray=ray, game_timeout=game_timeout, out=out, on_progress=on_progress,
    )  # fmt: skip
    on_games(plan, results)
    return run_result("match", plan, results)


def ladder(
    game: str,
    *bots: str,
    games: int = 1000,
    seats: int | None = None,
    seed: str = "arena",
    options: Options | dict[str, Any] | None = None,
    material: Any = None,
    opening: int | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    game_timeout: float | None = None,
    out: Path | None = None,
    on_progress: ProgressCallback = ignore_progress,
    on_games: GamesCallback = ignore_games,
) -> RunResult:
    """Round robin: every group of bots that fits at the table meets equally often."""
    if len(bots) < 2:
        raise BadOptions("a ladder needs at least two bots")
    plan = make_plan(
        game, bots, seats=seats, seed=seed, options=options, material=material, opening=opening
    )  # fmt: skip
    results = play_plan(
        plan, games,
        jobs=jobs, ray=ray, game_timeout=game_timeout, out=out, on_progress=on_progress,
    )  # fmt: skip
    on_games(plan, results)
    return run_result("ladder", plan, results)


def play_plan(
    plan: Plan,
    games: int,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    game_timeout: float | None = None,
    out: Path | None = None,
    on_progress: ProgressCallback = ignore_progress,
) -> list[GameResult]:
    """Play whole deals, at least that many games; games that the folder holds are not repeated."""
    if games < 1:
        raise BadOptions("there must be at least 1 game")
    wanted = [
        pairing
        for deal in range(deals_for(plan, games))
        for pairing in pairings_of_deal(plan, deal)
    ]
    progress = Progress(plan, len(wanted))
    with (
        Ledger(plan, out) as ledger,
        closing(make_executor(jobs, ray, game_timeout)) as executor,
    ):
        for result in play_missing(ledger, executor, wanted, progress):
            progress.count(result)
            on_progress(progress)
        return [ledger.games[pairing.key] for pairing in wanted]


def play_missing(
    ledger: Ledger, executor: Executor, wanted: list[Pairing], progress: Progress
) -> Iterator[GameResult]:
    missing = []
    for pairing in wanted:
        if pairing.key in ledger.games:
            progress.count(ledger.games[pairing.key], fresh=False)
        else:
            missing.append(pairing)
    for result in Scheduler(ledger.plan, executor).play(missing):
        ledger.add(result)
        yield result


def sprt(
    game: str,
    new: str,
    old: str,
    *,
    bounds: Bounds | None = None,
    games: int = 40_000,
    seats: int | None = None,
    lone: bool = False,
    seed: str = "arena",
    options: Options | dict[str, Any] | None = None,
    material: Any = None,
    opening: int | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    game_timeout: float | None = None,
    out: Path | None = None,
    on_progress: ProgressCallback = ignore_progress,
    on_games: GamesCallback = ignore_games,
) -> SprtResult:
    """Is the new bot better than the old one? Stops when that is known, or after `games`."""
    plan = make_plan(
        game, (new, old),
        seats=seats, seed=seed, options=options, material=material, opening=opening, lone=lone,
    )  # fmt: skip
    test = SprtTest(bounds or Bounds(), lambda points: expected_score(plan, points))
    progress = Progress(plan, games)
    progress.test = test
    with (
        Ledger(plan, out) as ledger,
        closing(make_executor(jobs, ray, game_timeout)) as executor,
    ):
        for result in ledger.games.values():
            progress.count(result, fresh=False)
        judged = test_deals(test, ledger, executor, progress, on_progress)
    on_games(plan, judged)
    return sprt_result(plan, test, judged)


def expected_score(plan: Plan, points: float) -> float:
    """The new bot's mean score of a deal if it is that many points better."""
    strength = 10 ** (points / 400)
    deal = pairings_of_deal(plan, 0)
    seats = [pairing.bots.count(plan.bots[0]) for pairing in deal]
    return sum(n * strength / (n * strength + plan.seats - n) for n in seats) / len(seats)


def test_deals(
    test: SprtTest,
    ledger: Ledger,
    executor: Executor,
    progress: Progress,
    on_progress: ProgressCallback,
) -> list[GameResult]:
    """Judge the deals in order, whichever finishes first, so that the verdict does not depend on
    the number of processes. Returns the games that were judged."""
    plan = ledger.plan
    total = deals_for(plan, progress.total)
    fresh = Scheduler(plan, executor).play(missing_pairings(ledger, total))
    judged: list[GameResult] = []
    for deal in range(total):
        games = finish_deal(ledger, deal, fresh, progress, on_progress)
        judged += games
        if all(game.failure is None for game in games):
            test.add(sum(won_by(plan.bots[0], game) for game in games) / len(games))
        on_progress(progress)
        if test.verdict != "open":
            break
    return judged


def missing_pairings(ledger: Ledger, deals: int) -> Iterator[Pairing]:
    """Pairings without a result in the folder; a generator, because most are never played."""
    every = chain.from_iterable(pairings_of_deal(ledger.plan, deal) for deal in range(deals))
    return (pairing for pairing in every if pairing.key not in ledger.games)


def finish_deal(
    ledger: Ledger,
    deal: int,
    fresh: Iterator[GameResult],
    progress: Progress,
    on_progress: ProgressCallback,
) -> list[GameResult]:
    """The games of this deal; results of other deals that arrive meanwhile go into the ledger."""
    keys = [pairing.key for pairing in pairings_of_deal(ledger.plan, deal)]
    while not all(key in ledger.games for key in keys):
        for result in islice(fresh, 1):
            ledger.add(result)
            progress.count(result)
            on_progress(progress)
    return [ledger.games[key] for key in keys]


def sprt_result(plan: Plan, test: SprtTest, judged: list[GameResult]) -> SprtResult:
    deals = list(by_deal(judged).values())
    ratings = rate(deals, plan.bots)
    return SprtResult(
        plan=plan,
        bounds=test.bounds,
        verdict=test.verdict,
        llr=test.llr,
        lower=test.bounds.lower,
        upper=test.bounds.upper,
        deals=len(deals),
        games=sum(map(len, deals)),
        scores={f"{score:.4g}": times for score, times in sorted(test.scores.items())},
        path=tuple(test.path),
        elo=ratings.difference(*plan.bots),
        failures=failed_games(judged),
        timing=timing(plan.bots, judged),
    )
