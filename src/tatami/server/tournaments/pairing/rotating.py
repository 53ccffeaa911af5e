"""Rotating tables: everybody meets everybody as evenly as possible (the social golfer problem).

Where tables times players fit a known design (as many tables as a prime number), its rounds are
used: nobody meets twice. Otherwise all rounds to come are planned together by simulated annealing,
and the first of them is played; so people can join and leave between rounds. The cost is the sum of
squares of how often two players meet. Exchanging two players of a round changes a few terms only.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tatami.server.tournaments.pairing.contestants import Contestant

NEVER = 10_000
"""Added to the cost where two of one team meet."""
APART = 1_000
"""Added where two meet of whom one has blocked the other."""
STEPS_PER_SEAT, MAX_STEPS = 1000, 120_000
"""Exchanges that are tried, for each player and round to come, and at most."""
WARM, COLD = 2.0, 0.08

Groups = list[list[int]]


def table_sizes(players: int, wanted: int, least: int, most: int) -> list[int]:
    """As even as possible and near the wanted size; empty if the players cannot be divided."""
    counts = range(max(1, -(-players // most)), players // least + 1)
    if not counts:
        return []
    count = min(counts, key=lambda tables: (abs(players / tables - wanted), tables))
    small, larger = divmod(players, count)
    return [small + 1] * larger + [small] * (count - larger)


def grouped(
    players: list[Contestant],
    sizes: list[int],
    rounds: int,
    rng: random.Random,
    *,
    base: Sequence[Sequence[float]] | None = None,
    steps: int = 0,
) -> list[list[Contestant]]:
    """The tables of the next round, when so many rounds follow, this one included. `base` is added
    to the cost of each pair; `steps`: 0 for as many as the size suggests."""
    count = len(players)
    if len(sizes) == 1:
        return [list(players)]
    designed = None if base else design_round(players, sizes)
    if designed is not None:
        return designed
    met = [[one.met[other.number] for other in players] for one in players]
    extra = [[cost_of(a, b) for b in players] for a in players]
    if base is not None:
        extra = [[extra[a][b] + base[a][b] for b in range(count)] for a in range(count)]
    plan = Plan(met, extra, sizes, max(1, rounds), rng)
    plan.anneal(steps or min(MAX_STEPS, STEPS_PER_SEAT * count * len(plan.rounds)))
    return [[players[one] for one in group] for group in plan.rounds[0]]


def cost_of(one: Contestant, other: Contestant) -> float:
    """What it costs that two meet who should not."""
    return float(NEVER * (not one.may_meet(other)) + APART * one.keeps_apart(other))


def design_round(players: list[Contestant], sizes: list[int]) -> list[list[Contestant]] | None:
    """The next round of the design for q tables of k players, q prime and k at most q: in round r,
    table t has the players t + r * i of the rows i. None if it does not fit, or people have met."""
    tables, size = len(sizes), sizes[0]
    if set(sizes) != {size} or size > tables or not is_prime(tables):
        return None
    for turn in range(tables):
        groups = [
            [players[row * tables + (table + turn * row) % tables] for row in range(size)]
            for table in range(tables)
        ]
        if all(is_new(group) for group in groups):
            return groups
    return None


def is_new(group: list[Contestant]) -> bool:
    return not any(
        one.met[other.number] or not one.may_meet(other) or one.keeps_apart(other)
        for index, one in enumerate(group)
        for other in group[:index]
    )


def is_prime(number: int) -> bool:
    return number > 1 and all(number % part for part in range(2, math.isqrt(number) + 1))


class Plan:
    """The rounds to come, and how often each two players will have met after them."""

    def __init__(
        self,
        met: list[list[int]],
        extra: list[list[float]],
        sizes: list[int],
        rounds: int,
        rng: random.Random,
    ) -> None:
        self.met = met
        self.extra = extra
        self.rng = rng
        self.rounds = [self.dealt(sizes) for _ in range(rounds)]
        for groups in self.rounds:
            for group in groups:
                self.count(group, 1)

    def dealt(self, sizes: list[int]) -> Groups:
        people = list(range(sum(sizes)))
        self.rng.shuffle(people)
        rest = iter(people)
        return [[next(rest) for _ in range(size)] for size in sizes]

    def count(self, group: list[int], change: int) -> None:
        for index, one in enumerate(group):
            for other in group[:index]:
                self.met[one][other] += change
                self.met[other][one] += change

    def cost(self) -> float:
        count = len(self.met)
        met = sum(self.met[one][other] ** 2 for one in range(count) for other in range(one))
        groups = (group for groups in self.rounds for group in groups)
        extra = sum(
            self.extra[one][other]
            for group in groups
            for index, one in enumerate(group)
            for other in group[:index]
        )
        return met + extra

    def least_cost(self) -> float:
        """No plan costs less: all meetings, spread evenly over all pairs."""
        count = len(self.met)
        pairs = count * (count - 1) // 2
        meetings = sum(self.met[one][other] for one in range(count) for other in range(one))
        each, more = divmod(meetings, pairs)
        return pairs * each**2 + more * (2 * each + 1)

    def anneal(self, steps: int) -> None:
        """Exchange two players of a round if that costs less, or by chance a little more; the best
        plan is kept."""
        rng, cost, least = self.rng, self.cost(), self.least_cost()
        best_cost, best = cost, [[list(group) for group in groups] for groups in self.rounds]
        for step in range(steps):
            if best_cost <= least:
                break
            groups = rng.choice(self.rounds)
            first, second = rng.sample(range(len(groups)), 2)
            here, there = rng.randrange(len(groups[first])), rng.randrange(len(groups[second]))
            change = self.change(groups[first], here, groups[second], there)
            heat = WARM * (COLD / WARM) ** (step / steps)
            if change <= 0 or rng.random() < math.exp(-change / heat):
                self.exchange(groups[first], here, groups[second], there)
                cost += change
                if cost < best_cost - 1e-9:
                    best_cost, best = cost, [[list(one) for one in some] for some in self.rounds]
        self.rounds = best

    def change(self, group: list[int], here: int, other: list[int], there: int) -> float:
        """What the exchange would cost: a meeting more costs 2 * met + 1, one less saves
        2 * met - 1."""
        one, two = group[here], other[there]
        met_one, met_two = self.met[one], self.met[two]
        extra_one, extra_two = self.extra[one], self.extra[two]
        cost = 0.0
        for person in group:
            if person != one:
                cost += 2 * (met_two[person] - met_one[person]) + 2
                cost += extra_two[person] - extra_one[person]
        for person in other:
            if person != two:
                cost += 2 * (met_one[person] - met_two[person]) + 2
                cost += extra_one[person] - extra_two[person]
        return cost

    def exchange(self, group: list[int], here: int, other: list[int], there: int) -> None:
        one, two = group[here], other[there]
        for mates, gone, new in ((group, one, two), (other, two, one)):
            for person in mates:
                if person != gone:
                    self.met[person][gone] -= 1
                    self.met[gone][person] -= 1
                    self.met[person][new] += 1
                    self.met[new][person] += 1
        group[here], other[there] = two, one
