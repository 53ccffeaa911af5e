"""Swiss pairing: players with about the same points meet, and nobody meets twice.

It follows the aims of the FIDE Dutch system, in this order, as weights of a matching: two of one
team never meet; two of whom one has blocked the other do not meet; nobody meets twice; small
differences of points; seats stay balanced; who met somebody with more or fewer points last time
does not do so again; within equal points the upper half meets the lower half.
"""

from __future__ import annotations

import random

from tatami.server.tournaments.pairing.contestants import Contestant, by_standing
from tatami.server.tournaments.pairing.matching import match

NEVER = 10**17
APART = 10**15
AGAIN = 10**12
POINTS = 10**6
SEATS = 10**4
FLOAT = 2 * 10**3
HALVES = 10

Pair = tuple[Contestant, Contestant]


def swiss_pairs(
    players: list[Contestant], rng: random.Random
) -> tuple[list[Pair], list[Contestant]]:
    """Pairs, and who is left over: one of an odd number, or two who may not meet."""
    ordered = by_standing(players)
    places = places_in_groups(ordered)
    weights = [
        [0 if one is other else weight(one, other, places) for other in ordered] for one in ordered
    ]
    if len(ordered) % 2:
        for row, one in zip(weights, ordered, strict=True):
            row.append(weight_of_bye(one, ordered[-1].points))
        weights.append([*(row[-1] for row in weights), 0])
    return divided(ordered, match(weights, rng), weights)


def divided(
    ordered: list[Contestant], found: list[tuple[int, int]], weights: list[list[int]]
) -> tuple[list[Pair], list[Contestant]]:
    pairs, left = [], []
    for one, other in found:
        if other == len(ordered):
            left.append(ordered[one])
        elif weights[one][other] >= NEVER:
            left += [ordered[one], ordered[other]]
        else:
            pairs.append((ordered[one], ordered[other]))
    return pairs, left


def places_in_groups(ordered: list[Contestant]) -> dict[int, tuple[int, int]]:
    """For each player the place among those with equal points, and how many these are."""
    groups: dict[float, list[int]] = {}
    for one in ordered:
        groups.setdefault(one.points, []).append(one.number)
    return {
        number: (place, len(group))
        for group in groups.values()
        for place, number in enumerate(group)
    }


def weight(one: Contestant, other: Contestant, places: dict[int, tuple[int, int]]) -> int:
    found = 0 if one.may_meet(other) else NEVER
    found += APART * one.keeps_apart(other)
    found += AGAIN * one.met[other.number] ** 2
    difference = abs(one.points - other.points)
    found += int(POINTS * 4 * difference * difference)
    found += SEATS * seat_conflict(one, other)
    if difference == 0:
        (place, size), (also, _) = places[one.number], places[other.number]
        return found + HALVES * abs(abs(place - also) - size // 2)
    better, worse = (one, other) if one.points > other.points else (other, one)
    return found + FLOAT * ((better.floated < 0) + (worse.floated > 0))


def seat_conflict(one: Contestant, other: Contestant) -> int:
    """Both need the same seat: as strong as the weaker need."""
    wishes = one.wish(), other.wish()
    if wishes[0] * wishes[1] <= 0:
        return 0
    return min(abs(wishes[0]), abs(wishes[1])) ** 2


def weight_of_bye(one: Contestant, least: float) -> int:
    """The bye goes to one of the last who had none."""
    return AGAIN * one.byes**2 + int(POINTS * 4 * (one.points - least) ** 2)
