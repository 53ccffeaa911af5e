# compiled with mypyc
"""How good a position looks, for bots: points made, rice and its guard, and how near the sets are.

The weights were fitted to 1,600 rounds between two greedy players: who called seven, by what each
lacked at the beginning of a turn; and how the rice changed until the end of the round, by what lay
on the tables and in the hands.
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
from tatami.games.seven.plays import defence, first_card, second_card
from tatami.games.seven.rounds import SEVEN, WITH_RONIN, owned

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

ODDS: Final = vec[float]([1.2, 1.0, 0.39, 0.2, 0.115, 0.087, 0.065, 0.05])
"""How likely a player is to call seven first, beside the others, by what the set lacks."""
IN_HAND: Final = 10.0
"""The same for a complete set of the player on turn: it can be called at once."""
NOBODYS: Final = 0.03
"""The same for no call at all."""
ON_TURN: Final = 1.45
PER_SHOGUN: Final = 1.18
PER_NINJA: Final = 1.1
"""What raises these odds, as factors; being on turn less and less while its plays are used up."""
RICE_KEPT: Final = 0.8
PER_GUARD: Final = 0.3
MOST_GUARDS: Final = 6
PER_BANDIT: Final = 0.41
PER_TRICK: Final = 0.14
TO_RAID: Final = 1.0
"""What becomes of rice until the end of the round: of a marker now, for each point of defence, for
each point of the bandits in hand, for a ninja or shogun, and for being on turn."""
ON_THE_WAY: Final = 0.9
"""What an announced play is worth before it has taken effect; less would make bots shy of any."""
A_ROUND: Final = 8.0
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
    total = NOBODYS
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
    chance = odds(lacking)
    hands = s.hands
    for _ in range(i64(hands[seat * ROW + SHOGUN])):
        chance *= PER_SHOGUN
    for _ in range(i64(hands[seat * ROW + NINJA])):
        chance *= PER_NINJA
    if seat != s.to_act:
        return chance
    if lacking <= 0:
        return IN_HAND
    return chance * (1.0 + (ON_TURN - 1.0) * 0.25 * float(s.draws + s.plays))


def odds(lacking: i64) -> float:
    return ODDS[min(max(lacking, 0), 7)]


def best_aim(s: SevenState, seat: i64) -> i64:
    """The set to aim at: the cards it lacks (from bit 8 on) and its points."""
    best: i64 = 0
    best_value = -1.0
    for one in range(COLOURS - 1):
        for other in range(one + 1, COLOURS):
            for with_ronin in range(2):
                aim = aim_of(s, seat, one, other, with_ronin)
                value = float(aim & 255) * odds(aim >> 8)
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
    """S19: rice, its guard, and what gets more of it. What one wins another loses: beside a
    single opponent that counts twice, beside many hardly more than once."""
    hands = s.hands
    row = seat * ROW
    value = PER_GUARD * float(min(defence(s, seat), MOST_GUARDS))
    for bandit in range(4):
        value += PER_BANDIT * float((bandit + LOWEST) * i64(hands[row + BANDIT + bandit]))
    value += PER_TRICK * float(i64(hands[row + NINJA]) + i64(hands[row + SHOGUN]))
    if seat == s.to_act:
        value += TO_RAID * 0.5 * float(s.plays)
        if AIMING <= s.phase <= DROPPING:
            value += ON_THE_WAY + PER_BANDIT * float(raid(s.announced))
    return RICE_KEPT * float(s.rice[seat]) + value * float(s.seats) / float(s.seats - 1)


def raid(action: i64) -> i64:
    """The value of the bandits in a play that was announced."""
    return value_of(first_card(action)) + value_of(second_card(action))


def value_of(card: i64) -> i64:
    return card - BANDIT + LOWEST if BANDIT <= card < NINJA else 0
