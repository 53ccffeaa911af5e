"""Runs: a match, a ladder, a sequential test. Each is a function that returns a typed result."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import Any, Literal

from tatami.arena.executors import Hands, Round, hands
from tatami.arena.ledger import Ledger
from tatami.arena.plan import Plan, Sitting, deals_for, plan, sittings_of
from tatami.arena.play_game import Played
from tatami.arena.ratings import rate
from tatami.arena.results import (
    Result,
    Sprt,
    by_deal,
    mishaps,
    result,
    timing,
    won_by,
)
from tatami.arena.sprt import Bounds, Test
from tatami.engine.errors import BadOptions
from tatami.engine.options import Options
from tatami.registry import game as game_of


class Progress:
    """How far a run is, for whoever looks on."""

    def __init__(self, plan: Plan, total: int) -> None:
        self.plan = plan
        self.total = total
        self.done = 0
        self.fresh = 0
        """Played now, not found in the folder."""
        self.failed = 0
        self.won: dict[str, float] = defaultdict(float)
        self.games: dict[str, int] = defaultdict(int)
        self.began = time.monotonic()
        self.test: Test | None = None

    def count(self, played: Played, fresh: bool = True) -> None:
        self.done += 1
        self.fresh += fresh
        self.failed += played.failure is not None
        if played.failure is None:
            for bot in set(played.bots):
                self.won[bot] += won_by(bot, played)
                self.games[bot] += 1

    @property
    def rate(self) -> float:
        """Games per second."""
        return self.fresh / max(1e-9, time.monotonic() - self.began)

    @property
    def left(self) -> float:
        """Seconds, at this rate."""
        return (self.total - self.done) / max(1e-9, self.rate)


Look = Callable[[Progress], None]


def look_away(progress: Progress) -> None:
    pass


def match(
    game: str,
    *bots: str,
    games: int = 200,
    seats: int | None = None,
    lone: bool = False,
    **how: Any,
) -> Result:
    """Two bots or more at one table, everybody in every seat on every deal.

    `how`: what `play_plan` takes, and `seed`, `options`, `material`, `opening`.
    """
    if len(bots) < 2:
        raise BadOptions("a match needs two bots or more")
    host = game_of(game)
    places = max(len(bots), host.min_seats) if seats is None else seats
    if host.check_seats(places) < len(bots):
        raise BadOptions(f"{len(bots)} bots do not fit on {places} seats; play a ladder")
    return run("match", game, bots, games, seats=places, lone=lone, **how)


def ladder(
    game: str, *bots: str, games: int = 1000, seats: int | None = None, **how: Any
) -> Result:
    """Round robin: every group of bots that fits at the table meets equally often."""
    if len(bots) < 2:
        raise BadOptions("a ladder needs two bots or more")
    return run("ladder", game, bots, games, seats=seats, **how)


def run(
    kind: Literal["match", "ladder"],
    game: str,
    bots: tuple[str, ...],
    games: int,
    *,
    seats: int | None = None,
    seed: str = "arena",
    options: Options | dict[str, Any] | None = None,
    material: Any = None,
    opening: int | None = None,
    lone: bool = False,
    **how: Any,
) -> Result:
    agreed = plan(
        game, bots,
        seats=seats, seed=seed, options=options, material=material, opening=opening, lone=lone,
    )  # fmt: skip
    return result(kind, agreed, play_plan(agreed, games, **how))


def play_plan(
    plan: Plan,
    games: int,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    patience: float | None = None,
    out: Path | None = None,
    look: Look = look_away,
) -> list[Played]:
    """Play whole deals, at least that many games; those that the folder holds are not played again.

    `jobs`: processes (all cores; 0: this one); `ray`: the address of a cluster instead; `patience`:
    seconds after which a game is given up.
    """
    if games < 1:
        raise BadOptions("there must be at least 1 game")
    wanted = [
        sitting for deal in range(deals_for(plan, games)) for sitting in sittings_of(plan, deal)
    ]
    progress = Progress(plan, len(wanted))
    with Ledger(plan, out) as ledger, at_work(jobs, ray, patience) as workers:
        for played in play_missing(ledger, workers, wanted, progress):
            progress.count(played)
            look(progress)
        return [ledger.games[sitting.key] for sitting in wanted]


@contextmanager
def at_work(jobs: int | None, ray: str | None, patience: float | None) -> Iterator[Hands]:
    with closing(hands(jobs, ray, patience)) as workers:
        yield workers


def play_missing(
    ledger: Ledger, workers: Hands, wanted: list[Sitting], progress: Progress
) -> Iterator[Played]:
    missing = []
    for sitting in wanted:
        if sitting.key in ledger.games:
            progress.count(ledger.games[sitting.key], fresh=False)
        else:
            missing.append(sitting)
    for played in Round(ledger.plan, workers).play(missing):
        ledger.add(played)
        yield played


def sprt(
    game: str,
    new: str,
    old: str,
    *,
    bounds: Bounds | None = None,
    games: int = 40_000,
    seats: int | None = None,
    seed: str = "arena",
    options: Options | dict[str, Any] | None = None,
    material: Any = None,
    opening: int | None = None,
    lone: bool = False,
    jobs: int | None = None,
    ray: str | None = None,
    patience: float | None = None,
    out: Path | None = None,
    look: Look = look_away,
) -> Sprt:
    """Is the new bot better than the old one? Stops by itself, or after that many games."""
    agreed = plan(
        game, (new, old),
        seats=seats, seed=seed, options=options, material=material, opening=opening, lone=lone,
    )  # fmt: skip
    test = Test(bounds or Bounds(), lambda points: expected(agreed, points))
    progress = Progress(agreed, games)
    progress.test = test
    with Ledger(agreed, out) as ledger, at_work(jobs, ray, patience) as workers:
        for played in ledger.games.values():
            progress.count(played, fresh=False)
        counted = test_deals(test, ledger, workers, progress, look)
    return verdict(agreed, test, counted)


def expected(plan: Plan, points: float) -> float:
    """The new bot's mean score of a deal, if it is so many points better."""
    strength = 10 ** (points / 400)
    deal = sittings_of(plan, 0)
    held = [sitting.bots.count(plan.bots[0]) for sitting in deal]
    return sum(n * strength / (n * strength + plan.seats - n) for n in held) / len(held)


def test_deals(
    test: Test, ledger: Ledger, workers: Hands, progress: Progress, look: Look
) -> list[Played]:
    """Deals are judged in their order, whichever is finished first: the same run for any number of
    processes. Returns the games that were judged."""
    plan = ledger.plan
    total = deals_for(plan, progress.total)
    fresh = Round(plan, workers).play(missing_sittings(ledger, total))
    judged: list[Played] = []
    for deal in range(total):
        games = finish_deal(ledger, deal, fresh, progress, look)
        judged += games
        if all(game.failure is None for game in games):
            test.add(sum(won_by(plan.bots[0], game) for game in games) / len(games))
        look(progress)
        if test.verdict != "open":
            break
    return judged


def missing_sittings(ledger: Ledger, deals: int) -> Iterator[Sitting]:
    """Those that the folder does not hold, a deal at a time: most are never asked for."""
    every = chain.from_iterable(sittings_of(ledger.plan, deal) for deal in range(deals))
    return (sitting for sitting in every if sitting.key not in ledger.games)


def finish_deal(
    ledger: Ledger, deal: int, fresh: Iterator[Played], progress: Progress, look: Look
) -> list[Played]:
    """The games of this deal; others that come in meanwhile are kept."""
    keys = [sitting.key for sitting in sittings_of(ledger.plan, deal)]
    while not all(key in ledger.games for key in keys):
        for played in islice(fresh, 1):
            ledger.add(played)
            progress.count(played)
            look(progress)
    return [ledger.games[key] for key in keys]


def verdict(plan: Plan, test: Test, judged: list[Played]) -> Sprt:
    deals = list(by_deal(judged).values())
    ratings = rate(deals, plan.bots)
    return Sprt(
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
        failures=mishaps(judged),
        timing=timing(plan.bots, judged),
    )
