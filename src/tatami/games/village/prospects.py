# compiled with mypyc
"""Prospects, estimated by who is likely to win which stones, and so which shapes.

Stones won are certain. Each stone of an open village is shared out by influence, with less weight
the more sides are still free. The last free side counts for the player to act, who may take it with
the best card of the hand. The expected stones decide the majorities (V21), and these the game (V22,
V23).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.village.constants import CELL, HAND, SAMURAI, SHAPES
from tatami.games.village.scoring import free_sides, influence, is_unscored

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState

PER_FREE_SIDE: Final = 0.9
"""The influence that any player may still bring to a free side."""
LAST_SIDE: Final = 0.8
"""How much of the best fitting card counts for the player to act on a last free side."""
FINISHED: Final = 0.85
"""How likely a village is to be completed, per free side left."""
LONG_RACE: Final = 0.09
"""How much each remaining turn blurs the race for a shape."""
SHORT_RACE: Final = 0.35
ONE_MAJORITY: Final = 0.55
"""The value of one majority compared with two."""


def expected_stones(s: VillageState) -> vec[float]:
    """The stones that each seat may expect, three shapes per seat."""
    stones = vec[float]([0.0] * (4 * SHAPES))
    claims = vec[float]([0.0] * 4)
    for i in range(s.seats * SHAPES):
        stones[i] = float(s.won[i])
    for i in range(s.laid_count):
        cell = i64(s.laid[i])
        if is_unscored(s, cell):
            add_expected_stones(s, stones, claims, cell)
    return stones


def add_expected_stones(
    s: VillageState, stones: vec[float], claims: vec[float], village: i64
) -> None:
    """Share out each stone of a village by the influence that each seat has or may bring."""
    free = free_sides(s, village)
    if free == 4:
        return
    chance = 1.0
    for _ in range(free):
        chance *= FINISHED
    symbols = i64(s.cells[village])
    for shape in range(i64(SHAPES)):
        if (symbols >> shape) & 1:
            everyone = fill_claims(s, claims, village, shape, free)
            for seat in range(s.seats):
                stones[seat * SHAPES + shape] += chance * claims[seat] / everyone


def fill_claims(s: VillageState, claims: vec[float], village: i64, shape: i64, free: i64) -> float:
    """Squared, so that a lead counts for more than its part of all influence."""
    sums = influence(s, village, shape)
    everyone = 0.0
    for seat in range(s.seats):
        strength = float((sums >> (seat << 3)) & 255) + PER_FREE_SIDE * float(free)
        if free == 1 and seat == s.to_act:
            strength += LAST_SIDE * float(best_card(s, seat, shape))
        claims[seat] = strength * strength + 0.01
        everyone += claims[seat]
    return everyone


def best_card(s: VillageState, seat: i64, shape: i64) -> i64:
    """The highest influence on this symbol in the hand; once a card is chosen, of that card."""
    if s.phase == CELL:
        return influence_on(s.chosen, shape)
    best: i64 = 0
    hands = s.hands
    for i in range(seat * HAND, seat * HAND + i64(s.hand_sizes[seat])):
        best = max(best, influence_on(i64(hands[i]), shape))
    return best


def influence_on(kind: i64, shape: i64) -> i64:
    symbol = kind >> 3
    return kind & 7 if symbol in (shape, SAMURAI) else i64(0)


def cards_to_come(s: VillageState) -> i64:
    """How many turns the seat to act still has at most."""
    return i64(s.hand_sizes[s.to_act]) + i64(s.pile_sizes[s.to_act])


def weight_of_seat(s: VillageState, stones: vec[float], seat: i64, blur: float) -> float:
    """V22, V23: two majorities win; one majority wins by the stones of the other shapes."""
    a = majority_chance(s, stones, seat, 0, blur)
    b = majority_chance(s, stones, seat, 1, blur)
    c = majority_chance(s, stones, seat, 2, blur)
    two = a * b * (1.0 - c) + a * c * (1.0 - b) + b * c * (1.0 - a) + a * b * c
    none = (1.0 - a) * (1.0 - b) * (1.0 - c)
    one = max(1.0 - two - none, 0.0)
    base = seat * SHAPES
    many = stones[base] + stones[base + 1] + stones[base + 2]
    return two + one * ONE_MAJORITY * many / (many + 6.0) + 0.001


def majority_chance(
    s: VillageState, stones: vec[float], seat: i64, shape: i64, blur: float
) -> float:
    """How likely the seat is to have the majority of a shape."""
    x = lead_of_shape(s, stones, seat, shape) / blur
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def lead_of_shape(s: VillageState, stones: vec[float], seat: i64, shape: i64) -> float:
    """The seat's expected stones of a shape, less those of the best other seat."""
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, stones[other * SHAPES + shape])
    return stones[seat * SHAPES + shape] - best


def race_blur(s: VillageState) -> float:
    return SHORT_RACE + LONG_RACE * float(cards_to_come(s))


def fill_weights(s: VillageState, stones: vec[float], weights: vec[float]) -> float:
    """The weight of every seat, into `weights`; returns their sum."""
    blur = race_blur(s)
    everyone = 0.0
    for seat in range(s.seats):
        weights[seat] = weight_of_seat(s, stones, seat, blur)
        everyone += weights[seat]
    return everyone
