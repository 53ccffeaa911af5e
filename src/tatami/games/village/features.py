# compiled with mypyc
"""The inputs of the evaluation: a row of features per seat, each about -2 to 2, named in `NAMES`.

The three shapes are alike, so a seat's features come in the order of its own prospects: `-1` is the
shape in which it may expect the largest lead, `-3` the one with the smallest.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.village.constants import CELL, HAND, SAMURAI, SET, SHAPES
from tatami.games.village.prospects import (
    best_card,
    cards_to_come,
    expected_stones,
    fill_weights,
    influence_on,
    lead_of_shape,
    majority_chance,
    race_blur,
)
from tatami.games.village.scoring import free_sides, influence, is_unscored

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState

# fmt: off
NAMES = (
    "prospects", "majority-1", "majority-2", "majority-3", "lead-1", "lead-2", "lead-3",
    "won-lead-1", "won-lead-2", "won-lead-3", "supply-1", "supply-2", "supply-3",
    "stones", "total-lead", "counted-lead",
    "ahead-1-free-1", "ahead-2-free-1", "ahead-3-free-1",
    "ahead-1-free-2", "ahead-2-free-2", "ahead-3-free-2",
    "ahead-1-free-3", "ahead-2-free-3", "ahead-3-free-3",
    "margin-1", "margin-2", "margin-3", "takes-1", "takes-2", "takes-3",
    "takes-now-1", "takes-now-2", "takes-now-3", "best-card-1", "best-card-2", "best-card-3",
    "hand-1", "hand-2", "hand-3", "hand-samurai", "strong-samurai",
    "pile-1", "pile-2", "pile-3", "pile-samurai",
    "on-turn", "wait", "chosen", "chosen-1", "chosen-2", "chosen-3",
    "cards-to-come", "end-is-near", "villages", "least-supply", "three-players", "four-players",
    "lead-1-late", "lead-2-late", "lead-3-late", "others-best",
)
# fmt: on
FEATURES: Final = 62
MAJORITY: Final = 1
LEAD: Final = 4
WON_LEAD: Final = 7
SUPPLY: Final = 10
AHEAD: Final = 16
MARGIN: Final = 25
TAKES: Final = 28
TAKES_NOW: Final = 31
BEST_CARD: Final = 34
IN_HAND: Final = 37
IN_PILE: Final = 42
CHOSEN: Final = 49
LATE: Final = 58


def fill_features(s: VillageState, rows: vec[float]) -> None:
    """Fill a row of features for each seat; `rows` is all zeros."""
    stones = expected_stones(s)
    weights = vec[float]([0.0] * 4)
    everyone = fill_weights(s, stones, weights)
    order = vec[i64]([i64(0)] * (4 * SHAPES))
    for seat in range(s.seats):
        sort_shapes(s, stones, seat, order)
    for seat in range(s.seats):
        at = seat * FEATURES
        rows[at] = 0.5 * math.log(weights[seat] / everyone * float(s.seats))
        rows[at + 61] = others_best(s, weights, seat) / everyone
        stone_features(s, stones, seat, order, rows)
        total_features(s, stones, seat, order, rows)
        hand_features(s, seat, order, rows)
        turn_features(s, seat, order, rows)
    village_features(s, order, rows)


def sort_shapes(s: VillageState, stones: vec[float], seat: i64, order: vec[i64]) -> None:
    """The shapes by the seat's expected lead, the largest first, into its part of `order`: the
    rank of each shape."""
    a = lead_of_shape(s, stones, seat, 0)
    b = lead_of_shape(s, stones, seat, 1)
    c = lead_of_shape(s, stones, seat, 2)
    base = seat * SHAPES
    order[base] = 0
    order[base + 1] = 0
    order[base + 2] = 0
    raise_rank(order, base, base + 1, a >= b)
    raise_rank(order, base, base + 2, a >= c)
    raise_rank(order, base + 1, base + 2, b >= c)


def raise_rank(order: vec[i64], one: i64, other: i64, one_is_better: bool) -> None:
    if one_is_better:
        order[other] += 1
    else:
        order[one] += 1


def others_best(s: VillageState, weights: vec[float], seat: i64) -> float:
    best = 0.0
    for other in range(s.seats):
        if other != seat and weights[other] > best:
            best = weights[other]
    return best


def stone_features(
    s: VillageState, stones: vec[float], seat: i64, order: vec[i64], rows: vec[float]
) -> None:
    blur = race_blur(s)
    late = 1.0 / (1.0 + 0.5 * float(cards_to_come(s)))
    for shape in range(i64(SHAPES)):
        at = seat * FEATURES + order[seat * SHAPES + shape]
        lead = lead_of_shape(s, stones, seat, shape)
        lead = max(-4.0, min(4.0, lead))
        rows[at + MAJORITY] = majority_chance(s, stones, seat, shape, blur)
        rows[at + LEAD] = lead / 2.0
        rows[at + LATE] = lead * late
        rows[at + WON_LEAD] = float(max(-5, min(5, won_lead(s, seat, shape)))) / 3.0
        rows[at + SUPPLY] = float(s.supply[shape]) / 10.0


def won_lead(s: VillageState, seat: i64, shape: i64) -> i64:
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, i64(s.won[other * SHAPES + shape]))
    return i64(s.won[seat * SHAPES + shape]) - best


def total_features(
    s: VillageState, stones: vec[float], seat: i64, order: vec[i64], rows: vec[float]
) -> None:
    """V23: without two majorities, the stones of the other shapes decide."""
    at = seat * FEATURES
    best = 0.0
    best_counted = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, total(stones, other))
            best_counted = max(best_counted, counted(stones, other, order))
    rows[at + 13] = total(stones, seat) / 10.0
    rows[at + 14] = max(-6.0, min(6.0, total(stones, seat) - best)) / 4.0
    rows[at + 15] = max(-6.0, min(6.0, counted(stones, seat, order) - best_counted)) / 4.0


def total(stones: vec[float], seat: i64) -> float:
    base = seat * SHAPES
    return stones[base] + stones[base + 1] + stones[base + 2]


def counted(stones: vec[float], seat: i64, order: vec[i64]) -> float:
    """All but the stones of the shape with the largest lead."""
    base = seat * SHAPES
    found = 0.0
    for shape in range(i64(SHAPES)):
        if order[base + shape] != 0:
            found += stones[base + shape]
    return found


def hand_features(s: VillageState, seat: i64, order: vec[i64], rows: vec[float]) -> None:
    at = seat * FEATURES
    for i in range(seat * HAND, seat * HAND + i64(s.hand_sizes[seat])):
        kind = i64(s.hands[i])
        points = float(kind & 7)
        if kind >> 3 == SAMURAI:
            rows[at + 40] += points / 6.0
            rows[at + 41] = max(rows[at + 41], points / 3.0)
        else:
            rows[at + IN_HAND + order[seat * SHAPES + (kind >> 3)]] += points / 6.0
    for i in range(seat * SET, seat * SET + i64(s.pile_sizes[seat])):
        kind = i64(s.piles[i])
        if kind >> 3 == SAMURAI:
            rows[at + 45] += float(kind & 7) / 8.0
        else:
            rows[at + IN_PILE + order[seat * SHAPES + (kind >> 3)]] += float(kind & 7) / 8.0
    for shape in range(i64(SHAPES)):
        best = float(best_card(s, seat, shape))
        rows[at + BEST_CARD + order[seat * SHAPES + shape]] = best / 4.0


def turn_features(s: VillageState, seat: i64, order: vec[i64], rows: vec[float]) -> None:
    at = seat * FEATURES
    wait = (seat - s.to_act + s.seats) % s.seats
    rows[at + 47] = float(wait) / float(s.seats)
    if wait == 0:
        rows[at + 46] = 1.0
        if s.phase == CELL:
            rows[at + 48] = 1.0
            for shape in range(i64(SHAPES)):
                place = at + CHOSEN + order[seat * SHAPES + shape]
                rows[place] = float(influence_on(s.chosen, shape)) / 4.0
    rows[at + 52] = float(cards_to_come(s)) / 10.0
    if s.triggers != 0:
        rows[at + 53] = 1.0
    rows[at + 54] = float(s.villages_left) / 22.0
    least = i64(s.supply[0])
    least = min(least, i64(s.supply[1]))
    least = min(least, i64(s.supply[2]))
    rows[at + 55] = float(least) / 8.0
    if s.seats >= 3:
        rows[at + 53 + s.seats] = 1.0


def village_features(s: VillageState, order: vec[i64], rows: vec[float]) -> None:
    """Who is ahead around the open villages, and who could take the last side."""
    for i in range(s.laid_count):
        cell = i64(s.laid[i])
        if is_unscored(s, cell):
            free = free_sides(s, cell)
            if free < 4:
                symbols = i64(s.cells[cell])
                for shape in range(i64(SHAPES)):
                    if (symbols >> shape) & 1:
                        add_symbol(s, influence(s, cell, shape), shape, free, order, rows)


def add_symbol(
    s: VillageState, sums: i64, shape: i64, free: i64, order: vec[i64], rows: vec[float]
) -> None:
    for seat in range(s.seats):
        at = seat * FEATURES + order[seat * SHAPES + shape]
        mine = (sums >> (seat << 3)) & 255
        best: i64 = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, (sums >> (other << 3)) & 255)
        if mine > best:
            rows[at + AHEAD + 3 * (free - 1)] += 0.5
        elif mine < best:
            rows[at + AHEAD + 3 * (free - 1)] -= 0.5
        if free == 1:
            rows[at + MARGIN] += float(max(-4, min(4, mine - best))) / 4.0
            if mine + best_card(s, seat, shape) > best:
                rows[at + TAKES] += 0.5
                if seat == s.to_act:
                    rows[at + TAKES_NOW] += 0.5
