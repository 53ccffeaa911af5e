# compiled with mypyc
"""The set that a player is probably collecting: the two colors that lack the fewest cards.

A plan is a row of `PLAN` numbers; the constants below are places in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.seven.constants import COLORS, RONIN, ROW
from tatami.games.seven.rounds import SEVEN, WITH_RONIN, owned

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

PLAN: Final = 8
LACKS: Final = 0
"""Cards until the set is complete, counting cards on the table that must be drawn back first."""
NEXT_LACKS: Final = 1
"""How many more the next best two colors lack."""
PLAIN_LACKS: Final = 2
"""How many more a set without ronin lacks."""
LONGER: Final = 3
"""Cards owned of the longer color."""
LEFT: Final = 4
"""Cards of both colors that are neither owned nor on another table."""
POINTS: Final = 5
"""What the set would be worth (S18) if the missing cards divided evenly."""
ONE: Final = 6
OTHER: Final = 7
"""The two colors."""


def fill_plan(s: SevenState, seat: i64, plans: vec[i64]) -> None:
    """If two plans lack the same, take the one with the longer color."""
    row = seat * ROW
    at = seat * PLAN
    ronin = owned(s, row + RONIN)
    misplaced = i64(s.laid[seat]) - i64(s.tables[row + RONIN])
    best: i64 = 9999
    second: i64 = 9999
    plain: i64 = 9999
    for one in range(COLORS - 1):
        for other in range(one + 1, COLORS):
            first = owned(s, row + one)
            then = owned(s, row + other)
            misfits = misplaced - i64(s.tables[row + one]) - i64(s.tables[row + other])
            lacks = max(0, SEVEN - first - then - ronin) + misfits
            without = max(0, SEVEN - first - then) + misfits + i64(s.tables[row + RONIN])
            plain = min(plain, without)
            order = lacks * 100 - max(first, then)
            if order < best:
                second = best
                best = order
                plans[at + LACKS] = lacks
                plans[at + LONGER] = max(first, then)
                plans[at + ONE] = one
                plans[at + OTHER] = other
            elif order < second:
                second = order
    lacks = plans[at + LACKS]
    plans[at + NEXT_LACKS] = (second + 99) // 100 - lacks
    plans[at + PLAIN_LACKS] = plain - lacks
    plans[at + POINTS] = points_of_plan(plans[at + LONGER], lacks) if plain == lacks else WITH_RONIN
    plans[at + LEFT] = cards_left(s, seat, plans[at + ONE]) + cards_left(s, seat, plans[at + OTHER])


def points_of_plan(longer: i64, lacks: i64) -> i64:
    longer += (lacks + 1) >> 1
    return 20 if longer >= 7 else 15 if longer == 6 else 12 if longer == 5 else 10


def cards_left(s: SevenState, seat: i64, color: i64) -> i64:
    left = i64(s.deck[color]) - i64(s.hands[seat * ROW + color])
    for other in range(s.seats):
        left -= i64(s.tables[other * ROW + color])
    return left
