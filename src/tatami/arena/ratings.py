"""Ratings from games of any number of players, with intervals that know of the deals.

The model is Luce's: a seat with strength g wins with chance g / (sum of all strengths at the
table), and 400 points are a factor of ten in strength. A shared victory counts for each by its
share, a draw of two as half for both: with two players that is Bradley and Terry's model, the usual
Elo. The contract knows shares of the victory and no places below, so no more is modelled.

The maximum likelihood is found by Newton's method. The errors come from the spread of whole deals
(the "sandwich" with deals as clusters), since the games of one deal share their luck. See
docs/decisions/0006-ratings-by-shares-errors-by-deals.md.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import exp, log, log10, sqrt
from typing import NamedTuple

import msgspec

from tatami.arena.play_game import Played

SCALE = 400 / log(10)
"""Points per factor e."""
Z95 = 1.959963984540054
"""Standard errors to either side that hold 95 % of a normal distribution."""
FARTHEST = 2.0
"""The longest step of Newton's method, in natural units."""

Vector = list[float]
Matrix = list[Vector]


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """A value and the half width of its 95 % interval."""

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

    def of(self, bot: str) -> Estimate:
        """The rating, relative to the mean of all."""
        at = self.bots.index(bot)
        return Estimate(value=self.points[at], error=Z95 * sqrt(self.covariance[at][at]))

    def difference(self, one: str, other: str) -> Estimate:
        """How many points one is above the other."""
        a, b = self.bots.index(one), self.bots.index(other)
        spread = self.covariance
        variance = spread[a][a] + spread[b][b] - 2 * spread[a][b]
        value = self.points[a] - self.points[b]
        return Estimate(value=value, error=Z95 * sqrt(max(0.0, variance)))


def points_at(score: float) -> float:
    """The difference in points at which one expects this score against one opponent."""
    return 400 * log10(score / (1 - score))


def score_at(points: float) -> float:
    """The score that one expects with so many points more than the one opponent."""
    return 1 / (1 + 10 ** (-points / 400))


def elo(games: Iterable[Played], bots: Sequence[str] | None = None) -> Ratings:
    """Ratings of all bots in these games. A bot that always won gets a large rating with a large
    error rather than an infinite one: everybody is given one more game, half won against 0."""
    deals: dict[int, list[Played]] = defaultdict(list)
    for game in games:
        if game.failure is None:
            deals[game.deal].append(game)
    names = sorted({bot for deal in deals.values() for game in deal for bot in game.bots})
    return rate(list(deals.values()), tuple(bots or names))


def rate(deals: Sequence[Sequence[Played]], bots: tuple[str, ...]) -> Ratings:
    index = {bot: number for number, bot in enumerate(bots)}
    rows = [[row_of(game, index) for game in deal] for deal in deals]
    alike = Counter(row for deal in rows for row in deal)
    strengths = most_likely(alike, len(bots))
    inverse = invert(curvature(alike, strengths))
    spread = between(inverse, scatter(rows, strengths))
    return centred(bots, strengths, spread)


class Row(NamedTuple):
    """A game as the model sees it: how often each bot sat there, and what share it won."""

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


def row_of(game: Played, index: dict[str, int]) -> Row:
    seats: dict[int, int] = defaultdict(int)
    shares: dict[int, float] = defaultdict(float)
    for bot, share in sorted(zip(game.bots, game.shares, strict=True)):
        seats[index[bot]] += 1
        shares[index[bot]] += share
    return Row(tuple(seats), tuple(seats.values()), tuple(shares.values()))


Alike = Counter[Row]
"""Most games are like many others: the model needs to look at each kind once."""


def most_likely(alike: Alike, count: int) -> Vector:
    strengths = [0.0] * count
    for _ in range(100):
        step = multiply(invert(curvature(alike, strengths)), slope(alike, strengths))
        longest = max(map(abs, step), default=0.0)
        factor = min(1.0, FARTHEST / longest) if longest else 0.0
        strengths = [x + factor * dx for x, dx in zip(strengths, step, strict=True)]
        if longest < 1e-10:
            break
    return strengths


def slope(alike: Alike, strengths: Vector) -> Vector:
    """What each bot won above what was expected."""
    total = [0.5 - win_against_0(x) for x in strengths]
    for row, times in alike.items():
        add_slope(total, row, strengths, times)
    return total


def add_slope(total: Vector, row: Row, strengths: Vector, times: int = 1) -> None:
    for bot, share, chance in zip(row.bots, row.shares, row.chances(strengths), strict=True):
        total[bot] += times * (share - chance)


def curvature(alike: Alike, strengths: Vector) -> Matrix:
    """Minus the second derivative of the log likelihood."""
    total = diagonal([win_against_0(x) * (1 - win_against_0(x)) for x in strengths])
    for row, times in alike.items():
        chances = row.chances(strengths)
        for a, p in zip(row.bots, chances, strict=True):
            total[a][a] += times * p
            for b, q in zip(row.bots, chances, strict=True):
                total[a][b] -= times * p * q
    return total


def scatter(rows: Sequence[Sequence[Row]], strengths: Vector) -> Matrix:
    """How much the slopes of single deals vary; the extra game counts as two halves."""
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


def centred(bots: tuple[str, ...], strengths: Vector, spread: Matrix) -> Ratings:
    """In points, around the mean of all: what is known are differences."""
    count = len(bots)
    mean = sum(strengths) / count
    shift = [[(a == b) - 1 / count for b in range(count)] for a in range(count)]
    around = between(shift, spread)
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


def between(outer: Matrix, inner: Matrix) -> Matrix:
    """outer · inner · outer, for symmetric matrices."""
    right = [multiply(outer, column) for column in inner]  # inner · outer, by rows
    return [
        [sum(x * right[i][b] for i, x in enumerate(row)) for b in range(len(outer))]
        for row in outer
    ]


def invert(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the curvature is positive definite, so no pivot is 0."""
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
