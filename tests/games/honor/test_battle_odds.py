"""Battle odds (H21, H22): the table against brute force."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tatami.games.honor.battle_odds import (
    CHECKSUM,
    MOST,
    WINS,
    checksum,
    ways,
    win_chance,
    winning_pairs,
)

pytestmark = pytest.mark.rules


def rolls(dice: int) -> Counter[int]:
    """Every roll of that many dice, counted by its total."""
    return Counter(sum(faces) for faces in product(range(1, 7), repeat=dice))


ROLLS = [rolls(dice) for dice in range(MOST + 1)]


@pytest.mark.parametrize("dice", range(MOST + 1))
def test_the_ways_to_roll_a_total_equal_brute_force(dice: int) -> None:  # H21
    assert {total: ways(dice, total) for total in range(37) if ways(dice, total)} == ROLLS[dice]


@pytest.mark.parametrize("attack", range(MOST + 1))
@pytest.mark.parametrize("defense", range(MOST + 1))
def test_the_odds_equal_brute_force_with_ties_rolled_again(attack: int, defense: int) -> None:
    # H22
    won = lost = 0
    for mine, many in ROLLS[attack].items():
        for yours, more in ROLLS[defense].items():
            won += many * more * (mine > yours)
            lost += many * more * (mine < yours)
    assert winning_pairs(attack, defense) == won
    expected = Fraction(won, won + lost) if won else Fraction(0)
    assert win_chance(attack, defense) == pytest.approx(float(expected), abs=1e-15)


def test_equal_sides_have_equal_odds_and_more_dice_are_better() -> None:  # H22
    for dice in range(1, MOST + 1):
        assert win_chance(dice, dice) == 0.5
        assert win_chance(dice, dice - 1) > 0.5
        assert win_chance(dice, 0) == 1.0


def test_the_checksum_notices_a_change() -> None:
    assert checksum(WINS) == CHECKSUM
    spoiled = WINS[:]
    spoiled[17] += 1
    assert checksum(spoiled) != CHECKSUM
