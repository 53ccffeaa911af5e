"""Types for the results of a run, and the statistics that fill them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Literal

import msgspec

from tatami.arena.move_timing import MoveTimes
from tatami.arena.plan import Plan
from tatami.arena.play_game import Failure, GameResult
from tatami.arena.ratings import Z95, Interval, Ratings, rate
from tatami.arena.sprt import Bounds, Verdict


class BotStanding(
    msgspec.Struct, frozen=True, kw_only=True, rename={"even_share": "fair"}
):  # "fair" as in results written earlier
    """The result of one bot in a run."""

    bot: str
    games: int
    score: float
    """Victories; a shared victory counts as a fraction."""
    share: Interval
    """The fraction of the victories in its games that it won."""
    even_share: float
    """The fraction that it would win if all bots were equal."""
    elo: Interval
    """Relative to the mean of all bots of the run."""


class Timing(msgspec.Struct, frozen=True, kw_only=True):
    """Measured times of one bot: the one part of a result that differs from run to run."""

    bot: str
    moves: int
    mean_ms: float
    worst_ms: float
    limit_ms: float | None
    overruns: int
    """Moves that took longer than the limit plus 5 ms plus one simulation."""
    kept_waiting: int
    """Overruns in which the machine was busy with other work."""


class FailedGame(
    msgspec.Struct, frozen=True, kw_only=True, rename={"pairing": "sitting"}
):  # "sitting" as in results written earlier
    """A game in which a bot or its worker failed."""

    deal: int
    pairing: int
    bots: tuple[str, ...]
    failure: Failure


class RunResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match or a ladder."""

    kind: Literal["match", "ladder"]
    plan: Plan
    deals: int
    """Deals counted. A deal with a failed game is left out: its luck is no longer the same for
    all bots."""
    games: int
    standings: tuple[BotStanding, ...]
    """Best first."""
    ratings: Ratings
    failures: tuple[FailedGame, ...] = ()
    timing: tuple[Timing, ...] = ()


class SprtResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a sequential test."""

    plan: Plan
    bounds: Bounds
    verdict: Verdict
    llr: float
    lower: float
    upper: float
    deals: int
    games: int
    scores: dict[str, int]
    """Number of deals by the new bot's score in them."""
    path: tuple[float, ...]
    """The log likelihood ratio after each deal."""
    elo: Interval
    """The new bot minus the old one. Rough: a test that stops when it has seen enough
    overestimates the difference."""
    failures: tuple[FailedGame, ...] = ()
    timing: tuple[Timing, ...] = ()


def by_deal(games: Iterable[GameResult]) -> dict[int, list[GameResult]]:
    """The games of each deal, in order, without deals in which a game failed."""
    deals: dict[int, list[GameResult]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(game)
    return {
        deal: sorted(deals[deal], key=lambda game: game.pairing)
        for deal in sorted(deals)
        if all(game.failure is None for game in deals[deal])
    }


def run_result(
    kind: Literal["match", "ladder"], plan: Plan, games: Sequence[GameResult]
) -> RunResult:
    deals = list(by_deal(games).values())
    ratings = rate(deals, plan.bots)
    standings = [standing_of(bot, deals, ratings) for bot in plan.bots]
    return RunResult(
        kind=kind,
        plan=plan,
        deals=len(deals),
        games=sum(map(len, deals)),
        standings=tuple(sorted(standings, key=lambda standing: -standing.elo.value)),
        ratings=ratings,
        failures=failed_games(games),
        timing=timing(plan.bots, games),
    )


def standing_of(bot: str, deals: Sequence[Sequence[GameResult]], ratings: Ratings) -> BotStanding:
    """The error of the share is computed over whole deals."""
    own_deals = [[game for game in deal if bot in game.bots] for deal in deals]
    won = [[won_by(bot, game) for game in deal] for deal in own_deals if deal]
    seats = [game.bots.count(bot) / len(game.bots) for deal in own_deals for game in deal]
    games = len(seats)
    return BotStanding(
        bot=bot,
        games=games,
        score=sum(map(sum, won)),
        share=mean_of_clusters(won),
        even_share=sum(seats) / games if games else 0.0,
        elo=ratings.of(bot),
    )


def won_by(bot: str, game: GameResult) -> float:
    return sum(share for name, share in zip(game.bots, game.shares, strict=True) if name == bot)


def mean_of_clusters(clusters: Sequence[Sequence[float]], range_: float = 1.0) -> Interval:
    """The mean of all values, with its error from the spread between clusters (games of one deal
    share their luck).

    If all values are equal there is no spread to use. Then another value may still occur in up to
    3 of so many clusters (the rule of three), scaled by the range of the values.
    """
    count = sum(map(len, clusters))
    if not count:
        return Interval(value=0.0, error=0.0)
    mean = sum(map(sum, clusters)) / count
    squares = sum(sum(value - mean for value in cluster) ** 2 for cluster in clusters)
    if len(clusters) < 2 or squares < 1e-18:
        return Interval(value=mean, error=range_ * min(1.0, 3 / len(clusters)))
    variance = squares * len(clusters) / (len(clusters) - 1) / count**2
    return Interval(value=mean, error=Z95 * sqrt(variance))


def failed_games(games: Iterable[GameResult]) -> tuple[FailedGame, ...]:
    return tuple(
        FailedGame(deal=game.deal, pairing=game.pairing, bots=game.bots, failure=game.failure)
        for game in sorted(games, key=lambda game: game.key)
        if game.failure is not None
    )


def timing(bots: Sequence[str], games: Iterable[GameResult]) -> tuple[Timing, ...]:
    by_bot: dict[str, list[MoveTimes]] = {bot: [] for bot in bots}
    for game in games:
        # A resumed run has no times for games whose line in times.jsonl was lost.
        for bot, times in zip(game.bots, game.move_times, strict=False):
            by_bot[bot].append(times)
    return tuple(timing_of(bot, by_bot[bot]) for bot in bots)


def timing_of(bot: str, games: Sequence[MoveTimes]) -> Timing:
    moves = sum(times.moves for times in games)
    limit = next((times.limit for times in games if times.limit is not None), None)
    return Timing(
        bot=bot,
        moves=moves,
        mean_ms=1000 * sum(times.seconds for times in games) / max(1, moves),
        worst_ms=1000 * max((times.worst for times in games), default=0.0),
        limit_ms=None if limit is None else 1000 * limit,
        overruns=sum(times.overruns for times in games),
        kept_waiting=sum(times.kept_waiting for times in games),
    )
