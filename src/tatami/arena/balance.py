"""How fair is a game, and what wins it? One bot in every seat, many deals, at each player count."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tatami.arena.plan import Plan, plan
from tatami.arena.play_game import Played
from tatami.arena.ratings import Estimate
from tatami.arena.results import Mishap, mean_of_clusters, mishaps
from tatami.arena.runs import Look, look_away, play_plan
from tatami.engine.options import Options
from tatami.registry import game as game_of

FEW = 40
"""What was done by fewer seats than this is not judged."""
NEARLY_ALL = 0.98
"""What so many seats do says nothing about who wins."""


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """How long games last."""

    mean: Estimate
    low: float
    """One game in twenty is shorter,"""
    median: float
    high: float
    """and one in twenty longer."""


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """Something that some seats did in their game and others did not."""

    name: str
    seats: int
    """How many did."""
    ratio: Estimate
    """What they won beside what seats in their place win on average: above 1 they won more."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One player count."""

    plan: Plan
    games: int
    seats: tuple[Estimate, ...]
    """Each seat's share of the victories."""
    decisions: Spread
    turns: Spread
    reasons: dict[str, Estimate]
    """The part of the games that ended so, most frequent first."""
    openings: tuple[Effect, ...]
    moves: tuple[Effect, ...]
    """By kind of move and card."""
    kinds: dict[str, float]
    """Moves of each kind per game."""
    events: dict[str, float]
    """Events of each kind per game."""
    failures: tuple[Mishap, ...] = ()


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    bot: str
    seed: str
    games: int
    """At each player count."""
    tables: tuple[Table, ...]
    openings: tuple[Effect, ...]
    """Over all player counts,"""
    moves: tuple[Effect, ...]
    """and the same of moves."""


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
    out: Path | None = None,
    look: Look = look_away,
    **how: Any,
) -> Balance:
    """Play at every player count, or at the one given, and count."""
    host = game_of(game)
    every = range(host.min_seats, host.max_seats + 1) if seats is None else [seats]
    tables, dones = [], []
    for count in every:
        agreed = plan(
            game, (bot,), seats=count, seed=seed, options=options, material=material,
            opening=opening, watch=True,
        )  # fmt: skip
        folder = None if out is None else out / f"{count}-seats"
        played = play_plan(agreed, games, out=folder, look=look, **how)
        done = [one for one in played if one.failure is None]
        tables.append(table(agreed, done, mishaps(played)))
        dones.append(done)
    return Balance(
        game=host.key,
        bot=bot,
        seed=seed,
        games=games,
        tables=tuple(tables),
        openings=effects(dones, openings_of),
        moves=effects(dones, moves_of),
    )


def table(plan: Plan, games: Sequence[Played], failures: tuple[Mishap, ...]) -> Table:
    return Table(
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


def seat_shares(games: Sequence[Played], seats: int) -> tuple[Estimate, ...]:
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


def end_reasons(games: Sequence[Played]) -> dict[str, Estimate]:
    reasons = Counter(game.reason for game in games)
    return {
        reason: mean_of_clusters([[float(game.reason == reason)] for game in games])
        for reason, _ in reasons.most_common()
    }


def kinds_in(game: Played) -> Counter[str]:
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


Deeds = Callable[[Played, int], Iterable[str]]
"""What a seat did in a game, each thing once."""


def openings_of(game: Played, seat: int) -> Iterable[str]:
    assert game.notes is not None
    opening = game.notes.seats[seat].opening
    return [opening] if opening else []


def moves_of(game: Played, seat: int) -> Iterable[str]:
    assert game.notes is not None
    return game.notes.seats[seat].kinds


def effects(tables: Sequence[Sequence[Played]], deeds: Deeds) -> tuple[Effect, ...]:
    """Who did this won how much of what seats in that place win on average? Seats of one game are
    one cluster: if all of them did it, they won 1 on average, however long the game was."""
    clusters: dict[str, list[list[float]]] = defaultdict(list)
    everybody = 0
    for games in tables:
        means = seat_means(games)
        for game in games:
            everybody += len(game.shares)
            for name, ratios in game_ratios(game, means, deeds).items():
                clusters[name].append(ratios)
    return tuple(
        effect
        for effect in sorted(map(effect_of, clusters.items()), key=lambda one: -one.ratio.value)
        if FEW <= effect.seats <= NEARLY_ALL * everybody
    )


def seat_means(games: Sequence[Played]) -> list[float]:
    seats = len(games[0].shares) if games else 0
    return [sum(game.shares[seat] for game in games) / len(games) for seat in range(seats)]


def game_ratios(game: Played, means: Sequence[float], deeds: Deeds) -> dict[str, list[float]]:
    ratios: dict[str, list[float]] = defaultdict(list)
    for seat, mean in enumerate(means):
        for name in deeds(game, seat) if mean else ():
            ratios[name].append(game.shares[seat] / mean)
    return ratios


def effect_of(named: tuple[str, list[list[float]]]) -> Effect:
    name, clusters = named
    best = max(map(max, clusters)) or 1.0
    return Effect(name=name, seats=sum(map(len, clusters)), ratio=mean_of_clusters(clusters, best))
