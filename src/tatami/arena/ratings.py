"""Elo ratings from games with any number of players, with errors computed over whole deals.

The model is Luce's: a seat with strength g wins with probability g / (sum of all strengths at the
table), and 400 points are a factor of ten in strength. A shared victory counts as a fraction, a
draw of two as half for both: with two players this is the Bradley-Terry model, the usual Elo. Games
report shares of the victory and no lower ranks, so the model uses no ranks.

Newton's method finds the maximum likelihood. The errors come from the spread between deals (the
"sandwich" estimator with deals as clusters), because the games of one deal share their luck. See
docs/decisions/0006-ratings-by-shares-errors-by-deals.md.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import exp, log, log10, sqrt
from typing import NamedTuple

import msgspec

from tatami.arena.play_game import GameResult

SCALE = 400 / log(10)
"""Points per factor e in strength."""
Z95 = 1.959963984540054
"""95 % of a normal distribution lie within this many standard errors of the mean."""
FARTHEST = 2.0
"""The longest step of Newton's method, in units of log strength."""

Vector = list[float]
Matrix = list[Vector]


class Interval(msgspec.Struct, frozen=True, kw_only=True):
    """A value with the half width of its 95 % confidence interval."""

    value: float
    error: float

    @property
    def low(self) -> float:
        return self.value - self.error

    @property
    def high(self) -> float:
        return self.value + self.error


class Ratings(msgspec.Struct, frozen=True, kw_only=True):
    """Ratings around a mean of 0."""

    bots: tuple[str, ...]
    points: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]

    def of(self, bot: str) -> Interval:
        """The rating of a bot, relative to the mean of all."""
        at = self.bots.index(bot)
        return Interval(value=self.points[at], error=Z95 * sqrt(self.covariance[at][at]))

    def difference(self, one: str, other: str) -> Interval:
        """How many points `one` is above `other`."""
        a, b = self.bots.index(one), self.bots.index(other)
        spread = self.covariance
        variance = spread[a][a] + spread[b][b] - 2 * spread[a][b]
        value = self.points[a] - self.points[b]
        return Interval(value=value, error=Z95 * sqrt(max(0.0, variance)))


def points_at(score: float) -> float:
    """The difference in points at which this score against one opponent is expected."""
    return 400 * log10(score / (1 - score))


def score_at(points: float) -> float:
    """The expected score against one opponent who has that many points less."""
    return 1 / (1 + 10 ** (-points / 400))


def elo(games: Iterable[GameResult], bots: Sequence[str] | None = None) -> Ratings:
    """Ratings of all bots in these games. Every bot gets one more game, half won against a rating
    of 0: so a bot that always won has a large rating with a large error, not an infinite one."""
    deals: dict[int, list[GameResult]] = defaultdict(list)
    for game in games:
        if game.failure is None:
            deals[game.deal].append(game)
    names = sorted({bot for deal in deals.values() for game in deal for bot in game.bots})
    return rate(list(deals.values()), tuple(bots or names))


def rate(deals: Sequence[Sequence[GameResult]], bots: tuple[str, ...]) -> Ratings:
    index = {bot: number for number, bot in enumerate(bots)}
    rows = [[row_of(game, index) for game in deal] for deal in deals]
    row_counts = Counter(row for deal in rows for row in deal)
    strengths = most_likely(row_counts, len(bots))
    inverse = invert(curvature(row_counts, strengths))
    spread = sandwich(inverse, scatter(rows, strengths))
    return centered_ratings(bots, strengths, spread)


class Row(NamedTuple):
    """A game as the model sees it: how many seats each bot held, and what share it won."""

    bots: tuple[int, ...]
    seats: tuple[int, ...]
    shares: tuple[float, ...]

    def chances(self, strengths: Vector) -> Vector:
        top = max(strengths[bot] for bot in self.bots)
        weights = [
            n * exp(strengths[bot] - top) for bot, n in zip(self.bots, self.seats, strict=True)
        ]
        total = sum(weights)
        return [weight / total for weight in weights]


def row_of(game: GameResult, index: dict[str, int]) -> Row:
    seats: dict[int, int] = defaultdict(int)
    shares: dict[int, float] = defaultdict(float)
    for bot, share in sorted(zip(game.bots, game.shares, strict=True)):
        seats[index[bot]] += 1
        shares[index[bot]] += share
    return Row(tuple(seats), tuple(seats.values()), tuple(shares.values()))


RowCounts = Counter[Row]
"""Equal rows are counted, so that the model computes each of them once."""


def most_likely(row_counts: RowCounts, count: int) -> Vector:
    strengths = [0.0] * count
    for _ in range(100):
        step = multiply(invert(curvature(row_counts, strengths)), slope(row_counts, strengths))
        longest = max(map(abs, step), default=0.0)
        factor = min(1.0, FARTHEST / longest) if longest else 0.0
        strengths = [x + factor * dx for x, dx in zip(strengths, step, strict=True)]
        if longest < 1e-10:
            break
    return strengths


def slope(row_counts: RowCounts, strengths: Vector) -> Vector:
    """The first derivative of the log likelihood: what each bot won above its expectation."""
    total = [0.5 - win_against_0(x) for x in strengths]
    for row, times in row_counts.items():
        add_slope(total, row, strengths, times)
    return total


def add_slope(total: Vector, row: Row, strengths: Vector, times: int = 1) -> None:
    for bot, share, chance in zip(row.bots, row.shares, row.chances(strengths), strict=True):
        total[bot] += times * (share - chance)


def curvature(row_counts: RowCounts, strengths: Vector) -> Matrix:
    """Minus the second derivative of the log likelihood."""
    total = diagonal([win_against_0(x) * (1 - win_against_0(x)) for x in strengths])
    for row, times in row_counts.items():
        chances = row.chances(strengths)
        for a, p in zip(row.bots, chances, strict=True):
            total[a][a] += times * p
            for b, q in zip(row.bots, chances, strict=True):
                total[a][b] -= times * p * q
    return total


def scatter(rows: Sequence[Sequence[Row]], strengths: Vector) -> Matrix:
    """The covariance of the slopes of single deals; the extra game counts as two halves."""
    wins = [win_against_0(x) for x in strengths]
    total = diagonal([(p * p + (1 - p) * (1 - p)) / 4 for p in wins])
    correction = len(rows) / (len(rows) - 1) if len(rows) > 1 else 1.0
    for deal in rows:
        slope = [0.0] * len(strengths)
        for row in deal:
            add_slope(slope, row, strengths)
        for a, x in enumerate(slope):
            for b, y in enumerate(slope):
                total[a][b] += correction * x * y
    return total


def centered_ratings(bots: tuple[str, ...], strengths: Vector, spread: Matrix) -> Ratings:
    """In points, around the mean of all bots: the games determine differences alone."""
    count = len(bots)
    mean = sum(strengths) / count
    shift = [[(a == b) - 1 / count for b in range(count)] for a in range(count)]
    around = sandwich(shift, spread)
    return Ratings(
        bots=bots,
        points=tuple(SCALE * (x - mean) for x in strengths),
        covariance=tuple(tuple(SCALE * SCALE * x for x in row) for row in around),
    )


def win_against_0(strength: float) -> float:
    return 1 / (1 + exp(-strength))


# Small symmetric matrices: as many rows as there are bots.


def diagonal(values: Vector) -> Matrix:
    count = len(values)
    return [[values[a] if a == b else 0.0 for b in range(count)] for a in range(count)]


def multiply(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(x * y for x, y in zip(row, vector, strict=True)) for row in matrix]


def sandwich(outer: Matrix, inner: Matrix) -> Matrix:
    """outer · inner · outer, for symmetric matrices."""
    right = [multiply(outer, column) for column in inner]  # inner · outer, by rows
    return [
        [sum(x * right[i][b] for i, x in enumerate(row)) for b in range(len(outer))]
        for row in outer
    ]


def invert(matrix: Matrix) -> Matrix:
    """Gauss-Jordan elimination; the curvature is positive definite, so no pivot is 0."""
    count = len(matrix)
    rows = [[*row, *(float(a == b) for b in range(count))] for a, row in enumerate(matrix)]
    for at in range(count):
        pivot = rows[at][at]
        rows[at] = [x / pivot for x in rows[at]]
        for other in range(count):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[at], strict=True)]
    return [row[count:] for row in rows]
