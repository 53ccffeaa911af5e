# compiled with mypyc
"""Sets that a player may aim at: what they lack and what they would be worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.seven.cards import COLOURS, RONIN, ROW
from tatami.games.seven.rounds import SEVEN, WITH_RONIN, owned

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState


def best_aim(s: SevenState, seat: i64, odds: vec[float], row: i64) -> i64:
    """The set to aim at: the cards it lacks (from bit 8 on) and its points. `odds` has rows of
    eight: how likely a set is to be called, by what it lacks."""
    best: i64 = 0
    best_value = -1.0
    for one in range(COLOURS - 1):
        for other in range(one + 1, COLOURS):
            for with_ronin in range(2):
                aim = aim_of(s, seat, one, other, with_ronin)
                value = points(aim) * odds[row * 8 + lacking(aim)]
                if value > best_value:
                    best_value = value
                    best = aim
    return best


def lacking(aim: i64) -> i64:
    """Cards that the set lacks, at most seven."""
    return min(aim >> 8, 7)


def points(aim: i64) -> float:
    return float(aim & 255)


def aim_of(s: SevenState, seat: i64, one: i64, other: i64, with_ronin: i64) -> i64:
    """What a set of these colours lacks, and what it would be worth. Cards in front that do not
    fit must be taken back first, so they count as lacking."""
    row = seat * ROW
    first = owned(s, row + one)
    second = owned(s, row + other)
    lying = i64(s.tables[row + one]) + i64(s.tables[row + other])
    if with_ronin:
        lying += i64(s.tables[row + RONIN])
    misfits = i64(s.laid[seat]) - lying
    if with_ronin:
        lacking = max(0, SEVEN - first - second - owned(s, row + RONIN))
        return ((lacking + misfits) << 8) + WITH_RONIN
    lacking = max(0, SEVEN - first - second)
    return ((lacking + misfits) << 8) + worth(s, row, one, other)


def worth(s: SevenState, row: i64, one: i64, other: i64) -> i64:
    """S18, if the cards that are still to come divide evenly."""
    first = owned(s, row + one)
    second = owned(s, row + other)
    longer = max(first, second)
    shorter = min(first, second)
    lacking = SEVEN - first - second
    if lacking > 0:
        longer += (lacking + 1) >> 1
    least = i64(s.tables[row + (other if first >= second else one)])
    longer = min(longer, SEVEN - least)
    if shorter == 0 and lacking <= 0:
        longer = SEVEN
    return 20 if longer >= 7 else 15 if longer == 6 else 12 if longer == 5 else 10
