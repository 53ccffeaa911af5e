"""The balance report: how fair a game is for its seats, and which moves go with winning.

The same bot plays in every seat, on many deals, at each player count.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tatami.arena.plan import Plan, make_plan
from tatami.arena.play_game import GameResult
from tatami.arena.ratings import Interval
from tatami.arena.results import FailedGame, failed_games, mean_of_clusters
from tatami.arena.runs import ProgressCallback, ignore_progress, play_plan
from tatami.engine.options import Options
from tatami.registry import game as game_of

MIN_SEATS = 40
"""Features of fewer seats than this are left out."""
MAX_FRACTION = 0.98
"""Features of more seats than this say nothing about who wins."""


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """The distribution of game lengths."""

    mean: Interval
    low: float
    """The 5 % quantile."""
    median: float
    high: float
    """The 95 % quantile."""


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """How seats that did something in their game fared against seats that did not."""

    name: str
    seats: int
    """How many seats did it."""
    ratio: Interval
    """What they won divided by what the same seats win on average: above 1 they won more."""


class SeatCountBalance(msgspec.Struct, frozen=True, kw_only=True):
    """The balance at one player count."""

    plan: Plan
    games: int
    seats: tuple[Interval, ...]
    """The fraction of the victories that each seat won."""
    decisions: Spread
    turns: Spread
    reasons: dict[str, Interval]
    """The fraction of the games that ended for this reason, most frequent first."""
    openings: tuple[Effect, ...]
    moves: tuple[Effect, ...]
    """By kind of move and card."""
    kinds: dict[str, float]
    """Moves of each kind per game."""
    events: dict[str, float]
    """Events of each kind per game."""
    failures: tuple[FailedGame, ...] = ()


class Balance(msgspec.Struct, frozen=True, kw_only=True, rename={"seat_counts": "tables"}):
    """The whole report. Its JSON form calls the player counts "tables", as it always did."""

    game: str
    bot: str
    seed: str
    games: int
    """At each player count."""
    seat_counts: tuple[SeatCountBalance, ...]
    openings: tuple[Effect, ...]
    """Over all player counts."""
    moves: tuple[Effect, ...]
    """Over all player counts."""


def balance(
    game: str,
    bot: str = "greedy",
    *,
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
) -> Balance:
    """Play at every player count, or at the one given. Parameters as in `tatami.arena.runs`."""
    rules = game_of(game)
    counts = range(rules.min_seats, rules.max_seats + 1) if seats is None else [seats]
    seat_counts, finished_games = [], []
    for count in counts:
        plan = make_plan(
            game, (bot,), seats=count, seed=seed, options=options, material=material,
            opening=opening, take_notes=True,
        )  # fmt: skip
        folder = None if out is None else out / f"{count}-seats"
        results = play_plan(
            plan, games,
            jobs=jobs, ray=ray, game_timeout=game_timeout, out=folder, on_progress=on_progress,
        )  # fmt: skip
        finished = [result for result in results if result.failure is None]
        seat_counts.append(seat_count_balance(plan, finished, failed_games(results)))
        finished_games.append(finished)
    return Balance(
        game=rules.key,
        bot=bot,
        seed=seed,
        games=games,
        seat_counts=tuple(seat_counts),
        openings=effects(finished_games, openings_of),
        moves=effects(finished_games, moves_of),
    )


def seat_count_balance(
    plan: Plan, games: Sequence[GameResult], failures: tuple[FailedGame, ...]
) -> SeatCountBalance:
    return SeatCountBalance(
        plan=plan,
        games=len(games),
        seats=seat_shares(games, plan.seats),
        decisions=spread([game.decisions for game in games]),
        turns=spread([game.notes.turns for game in games if game.notes]),
        reasons=end_reasons(games),
        openings=effects([games], openings_of),
        moves=effects([games], moves_of),
        kinds=per_game(kinds_in(game) for game in games),
        events=per_game(game.notes.events for game in games if game.notes),
        failures=failures,
    )


def seat_shares(games: Sequence[GameResult], seats: int) -> tuple[Interval, ...]:
    return tuple(mean_of_clusters([[game.shares[seat]] for game in games]) for seat in range(seats))


def spread(lengths: Sequence[int]) -> Spread:
    ordered = sorted(lengths) or [0]
    return Spread(
        mean=mean_of_clusters([[float(length)] for length in lengths], range_=0.0),
        low=quantile(ordered, 0.05),
        median=quantile(ordered, 0.5),
        high=quantile(ordered, 0.95),
    )


def quantile(ordered: Sequence[int], part: float) -> float:
    return float(ordered[min(len(ordered) - 1, int(part * len(ordered)))])


def end_reasons(games: Sequence[GameResult]) -> dict[str, Interval]:
    reasons = Counter(game.reason for game in games)
    return {
        reason: mean_of_clusters([[float(game.reason == reason)] for game in games])
        for reason, _ in reasons.most_common()
    }


def kinds_in(game: GameResult) -> Counter[str]:
    total: Counter[str] = Counter()
    for seat in game.notes.seats if game.notes else ():
        total.update(seat.kinds)
    return total


def per_game(counts: Iterable[dict[str, int]]) -> dict[str, float]:
    total: Counter[str] = Counter()
    games = 0
    for one in counts:
        total.update(one)
        games += 1
    return {name: times / games for name, times in total.most_common()}


SeatFeatures = Callable[[GameResult, int], Iterable[str]]
"""The names of what a seat did in a game, without repetition."""


def openings_of(game: GameResult, seat: int) -> Iterable[str]:
    assert game.notes is not None
    opening = game.notes.seats[seat].opening
    return [opening] if opening else []


def moves_of(game: GameResult, seat: int) -> Iterable[str]:
    assert game.notes is not None
    return game.notes.seats[seat].kinds


def effects(
    seat_counts: Sequence[Sequence[GameResult]], features: SeatFeatures
) -> tuple[Effect, ...]:
    """For each feature, what its seats won relative to the average of the same seats. The seats of
    one game are one cluster: if all of them have the feature, their mean ratio is 1."""
    clusters: dict[str, list[list[float]]] = defaultdict(list)
    total_seats = 0
    for games in seat_counts:
        means = seat_means(games)
        for game in games:
            total_seats += len(game.shares)
            for name, ratios in game_ratios(game, means, features).items():
                clusters[name].append(ratios)
    return tuple(
        effect
        for effect in sorted(map(effect_of, clusters.items()), key=lambda one: -one.ratio.value)
        if MIN_SEATS <= effect.seats <= MAX_FRACTION * total_seats
    )


def seat_means(games: Sequence[GameResult]) -> list[float]:
    seats = len(games[0].shares) if games else 0
    return [sum(game.shares[seat] for game in games) / len(games) for seat in range(seats)]


def game_ratios(
    game: GameResult, means: Sequence[float], features: SeatFeatures
) -> dict[str, list[float]]:
    ratios: dict[str, list[float]] = defaultdict(list)
    for seat, mean in enumerate(means):
        for name in features(game, seat) if mean else ():
            ratios[name].append(game.shares[seat] / mean)
    return ratios


def effect_of(named: tuple[str, list[list[float]]]) -> Effect:
    name, clusters = named
    best = max(map(max, clusters)) or 1.0
    return Effect(name=name, seats=sum(map(len, clusters)), ratio=mean_of_clusters(clusters, best))
