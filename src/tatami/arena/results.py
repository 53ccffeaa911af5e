"""What a run came to, as typed records."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Literal

import msgspec

from tatami.arena.plan import Plan
from tatami.arena.play_game import Failure, Played
from tatami.arena.ratings import Z95, Estimate, Ratings, rate
from tatami.arena.sprt import Bounds, Verdict
from tatami.arena.time_control import Pace


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot after the run."""

    bot: str
    games: int
    score: float
    """Victories; a shared one counts by its share."""
    share: Estimate
    """The part of the victories in its games that it won."""
    fair: float
    """The part that it would have won if all were equal."""
    elo: Estimate
    """Relative to the mean of all bots of the run."""


class Timing(msgspec.Struct, frozen=True, kw_only=True):
    """What the clock said: the one part of a result that differs from run to run."""

    bot: str
    moves: int
    mean_ms: float
    worst_ms: float
    limit_ms: float | None
    overruns: int
    """Moves that took longer than the limit, 5 ms and one simulation;"""
    kept_waiting: int
    """those among them in which the machine was busy with other things."""


class Mishap(msgspec.Struct, frozen=True, kw_only=True):
    """A game that failed, and where."""

    deal: int
    sitting: int
    bots: tuple[str, ...]
    failure: Failure


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """Of a match or a ladder."""

    kind: Literal["match", "ladder"]
    plan: Plan
    deals: int
    """Counted; one with a failed game is left out, since its luck no longer falls on all alike."""
    games: int
    standings: tuple[Standing, ...]
    """Best first."""
    ratings: Ratings
    failures: tuple[Mishap, ...] = ()
    timing: tuple[Timing, ...] = ()


class Sprt(msgspec.Struct, frozen=True, kw_only=True):
    """Of a sequential test."""

    plan: Plan
    bounds: Bounds
    verdict: Verdict
    llr: float
    lower: float
    upper: float
    deals: int
    games: int
    scores: dict[str, int]
    """How many deals had which score for the new bot."""
    path: tuple[float, ...]
    """The log likelihood ratio after each deal."""
    elo: Estimate
    """The new bot above the old one. A test that stops when it has seen enough sees a little too
    much: take it for a rough figure."""
    failures: tuple[Mishap, ...] = ()
    timing: tuple[Timing, ...] = ()


def by_deal(games: Iterable[Played]) -> dict[int, list[Played]]:
    """The deals in order, without those in which a game failed."""
    deals: dict[int, list[Played]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(game)
    return {
        deal: sorted(deals[deal], key=lambda game: game.sitting)
        for deal in sorted(deals)
        if all(game.failure is None for game in deals[deal])
    }


def result(kind: Literal["match", "ladder"], plan: Plan, games: Sequence[Played]) -> Result:
    deals = list(by_deal(games).values())
    ratings = rate(deals, plan.bots)
    standings = [standing(bot, deals, ratings) for bot in plan.bots]
    return Result(
        kind=kind,
        plan=plan,
        deals=len(deals),
        games=sum(map(len, deals)),
        standings=tuple(sorted(standings, key=lambda one: -one.elo.value)),
        ratings=ratings,
        failures=mishaps(games),
        timing=timing(plan.bots, games),
    )


def standing(bot: str, deals: Sequence[Sequence[Played]], ratings: Ratings) -> Standing:
    """The error of the share is that of whole deals."""
    here = [[game for game in deal if bot in game.bots] for deal in deals]
    won = [[won_by(bot, game) for game in deal] for deal in here if deal]
    seats = [game.bots.count(bot) / len(game.bots) for deal in here for game in deal]
    games = len(seats)
    return Standing(
        bot=bot,
        games=games,
        score=sum(map(sum, won)),
        share=mean_of_clusters(won),
        fair=sum(seats) / games if games else 0.0,
        elo=ratings.of(bot),
    )


def won_by(bot: str, game: Played) -> float:
    return sum(share for who, share in zip(game.bots, game.shares, strict=True) if who == bot)


def mean_of_clusters(clusters: Sequence[Sequence[float]], range_: float = 1.0) -> Estimate:
    """The mean of all values; its error from the spread of whole clusters, which share luck.

    If all are equal, the spread says nothing: then what is different may still be as frequent as 3
    in so many clusters (the rule of three), by the range of the values.
    """
    count = sum(map(len, clusters))
    if not count:
        return Estimate(value=0.0, error=0.0)
    mean = sum(map(sum, clusters)) / count
    squares = sum(sum(value - mean for value in cluster) ** 2 for cluster in clusters)
    if len(clusters) < 2 or squares < 1e-18:
        return Estimate(value=mean, error=range_ * min(1.0, 3 / len(clusters)))
    variance = squares * len(clusters) / (len(clusters) - 1) / count**2
    return Estimate(value=mean, error=Z95 * sqrt(variance))


def mishaps(games: Iterable[Played]) -> tuple[Mishap, ...]:
    return tuple(
        Mishap(deal=game.deal, sitting=game.sitting, bots=game.bots, failure=game.failure)
        for game in sorted(games, key=lambda game: game.key)
        if game.failure is not None
    )


def timing(bots: Sequence[str], games: Iterable[Played]) -> tuple[Timing, ...]:
    paces: dict[str, list[Pace]] = {bot: [] for bot in bots}
    for game in games:
        # A resumed run has no times of games whose line was lost.
        for bot, pace in zip(game.bots, game.pace, strict=False):
            paces[bot].append(pace)
    return tuple(timing_of(bot, paces[bot]) for bot in bots)


def timing_of(bot: str, paces: Sequence[Pace]) -> Timing:
    moves = sum(pace.moves for pace in paces)
    limit = next((pace.limit for pace in paces if pace.limit is not None), None)
    return Timing(
        bot=bot,
        moves=moves,
        mean_ms=1000 * sum(pace.seconds for pace in paces) / max(1, moves),
        worst_ms=1000 * max((pace.worst for pace in paces), default=0.0),
        limit_ms=None if limit is None else 1000 * limit,
        overruns=sum(pace.overruns for pace in paces),
        kept_waiting=sum(pace.kept_waiting for pace in paces),
    )
