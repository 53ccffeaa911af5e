"""Estimates of everybody's share of the victory, by search from many worlds."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Self

import msgspec
from mypy_extensions import i64

from tatami.bots.mcts_bots import ROOM, SearchSettings
from tatami.bots.mcts_search import Search
from tatami.bots.search_tree import Tree
from tatami.engine.chance import Chance
from tatami.engine.state import State

UNKNOWN = 0.5
"""The standard error of what was seen less than twice: the most there is."""
ENDED = -1
"""In place of a first decision, in a world in which the game is over."""
MEASURED = 2
"""One simulation in so many is kept for measuring what the others taught."""


class Estimate(msgspec.Struct, frozen=True):
    """Each seat's expected share of the victory, and the standard errors of that."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]


def exactly(shares: tuple[float, ...]) -> Estimate:
    return Estimate(shares, (0.0,) * len(shares))


class Tally:
    """What simulations found that began with the same decision."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.totals = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, shares: list[float]) -> None:
        self.visits += 1
        for seat, share in enumerate(shares):
            self.totals[seat] += share
            self.squares[seat] += share * share

    def merge(self, other: Tally) -> None:
        self.visits += other.visits
        for seat in range(len(self.totals)):
            self.totals[seat] += other.totals[seat]
            self.squares[seat] += other.squares[seat]

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits if self.visits else 0.0

    def error(self, seat: int) -> float:
        if self.visits < 2:
            return UNKNOWN
        spread = self.squares[seat] / self.visits - self.mean(seat) ** 2
        return math.sqrt(max(spread, 0.0) / (self.visits - 1))

    def estimate(self, exponent: float = 1.0) -> Estimate:
        """Shares that add up to 1, whatever the game's evaluation says of each seat by itself."""
        seats = range(len(self.totals))
        means = [max(self.mean(seat), 0.0) for seat in seats]
        weights = [mean**exponent for mean in means]
        whole = sum(weights) or 1.0
        shares = [weight / whole for weight in weights]
        slopes = [slope(mean, share, exponent) for mean, share in zip(means, shares, strict=True)]
        return Estimate(tuple(shares), tuple(self.error(seat) * slopes[seat] for seat in seats))


def slope(mean: float, share: float, exponent: float) -> float:
    """How fast the calibrated share moves with the mean, as between oneself and all others."""
    if not (0.0 < mean < 1.0 and 0.0 < share < 1.0):
        return 1.0
    return exponent * share * (1 - share) / (mean * (1 - mean))


def together(one: Estimate, two: Estimate) -> Estimate:
    """The mean of two searches that know nothing of each other.

    Within a search each simulation builds on those before, so that its own standard error is too
    small: two searches may well disagree by more. How far they do is the honest error; by accident
    they may agree, so it is never less than what each says of itself.
    """
    pairs = list(zip(one.shares, two.shares, one.errors, two.errors, strict=True))
    return Estimate(
        tuple((a + b) / 2 for a, b, _, _ in pairs),
        tuple(max(abs(a - b), math.hypot(c, d)) / 2 for a, b, c, d in pairs),
    )


def add_up(one: dict[int, Tally], two: dict[int, Tally], seats: int) -> dict[int, Tally]:
    """What two searches tried, by first decision."""
    found: dict[int, Tally] = {}
    for action in sorted({*one, *two}):
        found[action] = Tally(seats)
        for part in (one, two):
            if action in part:
                found[action].merge(part[action])
    return found


class Weighing:
    """A search that first learns and then measures.

    While it learns it tries out what it knows little about, so that the mean of all it sees is
    worse than what anybody would play, and the best of it looks better than it is. Then it stops
    trying things out: what everybody likes best by then is played in fresh worlds, and that alone
    is counted.
    """

    def __init__(
        self, worlds: Callable[[], State], seats: int, how: SearchSettings, rng: Chance
    ) -> None:
        self.worlds = worlds
        self.seats = seats
        self.how = how
        self.rng = rng
        self.tried: dict[int, Tally] = {}
        """What was learnt, by first decision."""
        self.measured = Tally(seats)

    def run(self, simulations: int) -> Self:
        how = self.how
        measuring = max(2, simulations // MEASURED)
        tree = Tree(min(how.nodes, (simulations + measuring) * ROOM + 1024))
        search = Search(tree, self.rng.fork(), self.seats, how.exploration, how.bias, how.rollout)
        for _ in range(simulations):
            first, shares = self.simulate(search)
            self.tried.setdefault(first, Tally(self.seats)).add(shares)
        search.exploration = 0.0
        for _ in range(measuring):
            self.measured.add(self.simulate(search)[1])
        return self

    def simulate(self, search: Search) -> tuple[int, list[float]]:
        world = self.worlds()
        over = world.over
        search.simulate(world, max(0, int(world.to_act)))
        first = ENDED if over else int(search.tree.action(i64(search.path[0])))
        return first, [search.shares[seat] for seat in range(self.seats)]


def favourite(found: dict[int, Tally]) -> int:
    """The decision that the search came back to most; of equals the first."""
    return max(found, key=lambda action: (found[action].visits, -action))
