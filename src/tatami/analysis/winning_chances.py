"""Estimates the winning chances of all seats by tree search in many sampled worlds."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from typing import Self

import msgspec
from mypy_extensions import i64

from tatami.bots.mcts_bots import NODES_PER_SIMULATION, SearchSettings
from tatami.bots.mcts_search import MctsSearch
from tatami.bots.search_tree import SEAT, Tree
from tatami.engine.chance import Chance
from tatami.engine.state import State

UNKNOWN = 0.5
"""The standard error after fewer than two simulations: the maximum."""
ENDED = -1
"""Instead of a first action, in a world where the game is over."""
LINE = 3
"""Moves of an expected line."""
EXPECTED = 0.25
"""A move belongs to the expected line if at least this share of the simulations play it there."""
MEASURED = 2
"""One measuring simulation per this many learning simulations."""


class WinningChances(msgspec.Struct, frozen=True):
    """Each seat's expected share of the victory, with standard errors."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]


def certain(shares: tuple[float, ...]) -> WinningChances:
    return WinningChances(shares, (0.0,) * len(shares))


class SimulationStats:
    """Sums over the simulations that began with the same action."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.totals = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, shares: list[float]) -> None:
        self.visits += 1
        for seat, share in enumerate(shares):
            self.totals[seat] += share
            self.squares[seat] += share * share

    def merge(self, other: SimulationStats) -> None:
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

    def estimate(self, exponent: float = 1.0) -> WinningChances:
        """Winning chances that add up to 1, even if the game's evaluations of the seats do not."""
        seats = range(len(self.totals))
        means = [max(self.mean(seat), 0.0) for seat in seats]
        weights = [mean**exponent for mean in means]
        whole = sum(weights) or 1.0
        shares = [weight / whole for weight in weights]
        slopes = [slope(mean, share, exponent) for mean, share in zip(means, shares, strict=True)]
        return WinningChances(
            tuple(shares), tuple(self.error(seat) * slopes[seat] for seat in seats)
        )


def slope(mean: float, share: float, exponent: float) -> float:
    """The derivative of the calibrated share with respect to the mean, for one seat against all
    others together."""
    if not (0.0 < mean < 1.0 and 0.0 < share < 1.0):
        return 1.0
    return exponent * share * (1 - share) / (mean * (1 - mean))


def combine_halves(one: WinningChances, two: WinningChances) -> WinningChances:
    """The mean of two independent searches.

    Within a search each simulation depends on those before, so its own standard error is too
    small. The difference between two searches is a better error; they may agree by accident, so
    the error is never less than what each search reports.
    """
    pairs = list(zip(one.shares, two.shares, one.errors, two.errors, strict=True))
    return WinningChances(
        tuple((a + b) / 2 for a, b, _, _ in pairs),
        tuple(max(abs(a - b), math.hypot(c, d)) / 2 for a, b, c, d in pairs),
    )


def merge_stats(
    one: dict[int, SimulationStats], two: dict[int, SimulationStats], seats: int
) -> dict[int, SimulationStats]:
    """The statistics of two searches together, by first action."""
    found: dict[int, SimulationStats] = {}
    for action in sorted({*one, *two}):
        found[action] = SimulationStats(seats)
        for part in (one, two):
            if action in part:
                found[action].merge(part[action])
    return found


Line = tuple[tuple[int, int], ...]
"""Moves as pairs of seat and action."""


def expected_line(played: Counter[Line]) -> Line:
    """The moves that the measuring simulations played most often, one after the other."""
    found: Line = ()
    while len(found) < LINE:
        next_moves: Counter[tuple[int, int]] = Counter()
        for line, times in played.items():
            if len(line) > len(found) and line[: len(found)] == found:
                next_moves[line[len(found)]] += times
        if not next_moves:
            break
        move = max(next_moves, key=lambda one: (next_moves[one], one))
        if next_moves[move] < EXPECTED * next_moves.total():
            break
        found += (move,)
    return found


class TwoPhaseSearch:
    """A search that first learns and then measures.

    While it learns it explores: the mean of all its simulations is worse than good play, and the
    best action looks better than it is. Then it stops exploring and plays the best known actions
    in new worlds; only these simulations count for the estimate.
    """

    def __init__(
        self, worlds: Callable[[], State], seats: int, how: SearchSettings, rng: Chance
    ) -> None:
        self.worlds = worlds
        self.seats = seats
        self.how = how
        self.rng = rng
        self.tried: dict[int, SimulationStats] = {}
        """Statistics of the learning phase, by first action."""
        self.measured = SimulationStats(seats)
        self.lines: Counter[Line] = Counter()
        """The first moves of the measuring simulations."""

    def run(self, simulations: int) -> Self:
        how = self.how
        measuring = max(2, simulations // MEASURED)
        tree = Tree(min(how.nodes, (simulations + measuring) * NODES_PER_SIMULATION + 1024))
        search = MctsSearch(
            tree, self.rng.fork(), self.seats, how.exploration, how.bias, how.rollout
        )
        for _ in range(simulations):
            first, shares = self.simulate(search)
            self.tried.setdefault(first, SimulationStats(self.seats)).add(shares)
        search.exploration = 0.0
        for _ in range(measuring):
            self.measured.add(self.simulate(search)[1])
            self.lines[first_moves(search)] += 1
        return self

    def simulate(self, search: MctsSearch) -> tuple[int, list[float]]:
        world = self.worlds()
        over = world.over
        search.simulate(world, max(0, int(world.to_act)))
        first = ENDED if over else int(search.tree.action(i64(search.path[0])))
        return first, [search.shares[seat] for seat in range(self.seats)]


def first_moves(search: MctsSearch) -> Line:
    """What the last simulation played first."""
    nodes = [i64(search.path[step]) for step in range(min(search.steps, LINE))]
    return tuple(divmod(int(search.tree.edges[node]), SEAT) for node in nodes)


def most_visited(found: dict[int, SimulationStats]) -> int:
    """The most visited first action; among equals the first."""
    return max(found, key=lambda action: (found[action].visits, -action))
