# compiled with mypyc
"""How good a position looks, for bots: points made, rice and its guard, and how near the sets are.

The weights were set by hand; greedy play with them wins rounds in a few turns (see README.md).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.engine.state import NOBODY
from tatami.games.seven.cards import (
    AIMING,
    BANDIT,
    COLOURS,
    DROPPING,
    LOWEST,
    NINJA,
    RONIN,
    ROW,
    SHOGUN,
)
from tatami.games.seven.plays import defence
from tatami.games.seven.rounds import SEVEN, WITH_RONIN, owned

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

NEARER: Final = 0.62
"""How much less likely a set is for each card that it lacks."""
HEADWIND: Final = 0.35
"""The chance that nobody makes a set soon, beside the players' own."""
ON_TURN: Final = 1.3
IN_HAND: Final = 6.0
"""What a complete set weighs for the player on turn: it can be called at once."""
UNGUARDED: Final = 0.12
"""The part of the rice without guard that raids take until the player's next turn."""
RAID: Final = 5.0
BANDIT_IN_HAND: Final = 0.2
NINJA_IN_HAND: Final = 0.5
SHOGUN_IN_HAND: Final = 0.9
ON_THE_WAY: Final = 0.9
"""What an announced play is worth before it has taken effect; less would make bots shy of any."""
A_ROUND: Final = 6.0
"""How far the scores of two players drift apart in a round, about."""


def share(s: SevenState, seat: i64) -> float:
    """An estimate of the payoff, from 0 to 1."""
    if s.to_act == NOBODY:
        return s.payoff(seat)
    prospects = all_prospects(s)
    return share_of(s, prospects, seat)


def shares(s: SevenState, out: vec[float]) -> None:
    """The same for every seat; they add up to 1."""
    if s.to_act == NOBODY:
        for seat in range(s.seats):
            out[seat] = s.payoff(seat)
        return
    prospects = all_prospects(s)
    for seat in range(s.seats):
        out[seat] = share_of(s, prospects, seat)


def share_of(s: SevenState, prospects: vec[float], seat: i64) -> float:
    spread = A_ROUND * math.sqrt(float(s.rounds - s.round))
    total = 0.0
    for other in range(s.seats):
        total += math.exp((prospects[other] - prospects[seat]) / spread)
    return 1.0 / total


def all_prospects(s: SevenState) -> vec[float]:
    """For each seat, the points it has and may expect of this round."""
    chances = vec[float]([0.0] * s.seats)
    worths = vec[float]([0.0] * s.seats)
    total = HEADWIND
    for seat in range(s.seats):
        best = best_aim(s, seat)
        chances[seat] = chance_of(s, seat, best >> 8)
        worths[seat] = float(best & 255)
        total += chances[seat]
    for seat in range(s.seats):
        worths[seat] = worths[seat] * chances[seat] / total + float(s.score(seat)) + goods(s, seat)
    return worths


def chance_of(s: SevenState, seat: i64, lacking: i64) -> float:
    """Not yet a probability: how likely the set is beside those of the others."""
    if lacking <= 0 and seat == s.to_act:
        return IN_HAND
    chance = 1.0
    for _ in range(lacking):
        chance *= NEARER
    return chance * ON_TURN if seat == s.to_act else chance


def best_aim(s: SevenState, seat: i64) -> i64:
    """The set to aim at: the cards it lacks (from bit 8 on) and its points."""
    best: i64 = 0
    best_value = -1.0
    for one in range(COLOURS - 1):
        for other in range(one + 1, COLOURS):
            for with_ronin in range(2):
                aim = aim_of(s, seat, one, other, with_ronin)
                value = float(aim & 255)
                for _ in range(aim >> 8):
                    value *= NEARER
                if value > best_value:
                    best_value = value
                    best = aim
    return best


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


def goods(s: SevenState, seat: i64) -> float:
    """S19: rice, less what raids may take of it; and the cards that get more."""
    rice = float(s.rice[seat])
    open_to_raids = min(rice, max(0.0, RAID - float(defence(s, seat))))
    value = rice - UNGUARDED * open_to_raids * math.sqrt(float(s.seats - 1))
    hands = s.hands
    row = seat * ROW
    for bandit in range(4):
        value += BANDIT_IN_HAND * float((bandit + LOWEST) * i64(hands[row + BANDIT + bandit]))
    value += NINJA_IN_HAND * float(hands[row + NINJA])
    value += SHOGUN_IN_HAND * float(hands[row + SHOGUN])
    if seat == s.to_act and AIMING <= s.phase <= DROPPING:
        value += ON_THE_WAY
    return value
