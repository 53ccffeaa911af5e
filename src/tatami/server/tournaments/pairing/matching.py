"""Pairs of least total weight: a matching, improved by chains of exchanges.

A chain takes a pair apart, gives one of the two a better partner, whose former partner looks for
another one, and so on until the last one joins the first (Lin and Kernighan's idea, for matchings).
It is applied while it lowers the total, then from some disturbed matchings again. The result is not
proven to be the least weight; a test compares it with the exact one, docs/events.md has figures.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

Weights = Sequence[Sequence[int]]
BREADTH = (8, 3, 2, 1, 1)
"""Partners that are tried at each step of a chain; the length of a chain is bounded by it."""
NEIGHBORS = 24
"""Partners of least weight that a player may be given."""


def match(weights: Weights, rng: random.Random, restarts: int = 30) -> list[tuple[int, int]]:
    """Pairs of all indexes (an even number), with a small sum of weights."""
    count = len(weights)
    assert count % 2 == 0, "somebody would be left over"
    near = [nearest(weights[me], me) for me in range(count)]
    best = improved(weights, near, greedy(weights))
    least = total(weights, best)
    for _ in range(restarts if count > 4 else 2):
        tried = improved(weights, near, disturbed(best, rng))
        weight = total(weights, tried)
        if weight < least:
            best, least = tried, weight
    return [(one, other) for one, other in enumerate(best) if one < other]


def nearest(row: Sequence[int], me: int) -> list[int]:
    others = [one for one in range(len(row)) if one != me]
    return sorted(others, key=row.__getitem__)[:NEIGHBORS]


def total(weights: Weights, partner: Sequence[int]) -> int:
    return sum(weights[one][other] for one, other in enumerate(partner)) // 2


def greedy(weights: Weights) -> list[int]:
    """In the order of the indexes: the best free partner."""
    partner = [-1] * len(weights)
    for me, row in enumerate(weights):
        if partner[me] < 0:
            free = [one for one in range(me + 1, len(weights)) if partner[one] < 0]
            other = min(free, key=lambda one: row[one])
            partner[me], partner[other] = other, me
    return partner


def disturbed(partner: Sequence[int], rng: random.Random) -> list[int]:
    """Some pairs, mixed at random."""
    found = list(partner)
    firsts = [one for one, other in enumerate(found) if one < other]
    chosen = rng.sample(firsts, min(len(firsts), 4))
    people = [person for one in chosen for person in (one, found[one])]
    rng.shuffle(people)
    for one, other in zip(people[::2], people[1::2], strict=True):
        found[one], found[other] = other, one
    return found


def improved(weights: Weights, near: Sequence[Sequence[int]], partner: list[int]) -> list[int]:
    """Apply chains until none lowers the total."""
    better = True
    while better:
        better = False
        for me in range(len(partner)):
            chain = find_chain(weights, near, partner, me)
            if chain is not None:
                for one, other in zip(chain[::2], chain[1::2], strict=True):
                    partner[one], partner[other] = other, one
                better = True
    return partner


def find_chain(
    weights: Weights, near: Sequence[Sequence[int]], partner: Sequence[int], me: int
) -> list[int] | None:
    """New pairs, as a flat list, that weigh less than the ones they replace."""
    left = partner[me]
    return extend(weights, near, partner, [left], {me, left}, weights[me][left], me)


def extend(
    weights: Weights,
    near: Sequence[Sequence[int]],
    partner: Sequence[int],
    chain: list[int],
    used: set[int],
    gain: int,
    first: int,
) -> list[int] | None:
    """`chain` ends with a person without a partner; `gain` is the weight that was saved so far."""
    alone, tried, breadth = chain[-1], 0, BREADTH[len(chain) // 2]
    for new in near[alone]:
        spared = gain - weights[alone][new]
        if spared <= 0 or tried >= breadth:
            return None
        if new in used:
            continue
        tried += 1
        former = partner[new]
        saved = spared + weights[new][former]
        if saved > weights[former][first]:
            return [*chain, new, former, first]
        if len(chain) // 2 + 1 < len(BREADTH):
            longer = extend(
                weights, near, partner, [*chain, new, former], used | {new, former}, saved, first
            )
            if longer is not None:
                return longer
    return None
