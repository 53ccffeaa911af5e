# compiled with mypyc
"""How good a position looks among three or more: who may call, and who wins if they do.

Everybody raids whoever leads, so a lead before the last round is worth little; in the last round
who calls seven nearly always wins, and who would not win by it does not call. So the estimate goes
through who might call, and asks each time who would then be ahead. The weights were fitted to 3,500
games between greedy players, a row for each number of them; of cards in the hand only what can be
gained by them counts, not that those who hold them had no better ones. Where little was seen, as of
complete sets and plays on the way, they were chosen by what then won more.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.seven.aims import best_aim, lacking, points
from tatami.games.seven.cards import AIMING, BANDIT, DROPPING, LOWEST, ROW, SHOGUN
from tatami.games.seven.plays import defence, first_card, raid

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

FEWEST: Final = 3

# fmt: off
ODDS: Final = vec[float]([
    2.3, 1.0, 0.34, 0.16, 0.09, 0.07, 0.045, 0.04,
    4.0, 1.0, 0.32, 0.137, 0.072, 0.053, 0.032, 0.02,
    6.0, 1.0, 0.32, 0.126, 0.061, 0.04, 0.023, 0.015,
    8.0, 1.0, 0.294, 0.107, 0.051, 0.032, 0.018, 0.01,
    8.0, 1.0, 0.282, 0.1, 0.046, 0.029, 0.017, 0.009,
    8.0, 1.0, 0.262, 0.089, 0.036, 0.021, 0.012, 0.005,
])
"""How likely a player is to call seven first, beside the others, by what the set lacks."""
# fmt: on
NOBODYS: Final = 0.0005
"""The same for no call at all."""
IN_HAND: Final = vec[float]([6.0, 6.0, 5.0, 4.0, 4.0, 4.0])
PER_DRAW: Final = vec[float]([1.48, 1.6, 1.64, 1.72, 1.85, 1.89])
PER_PLAY: Final = vec[float]([0.76, 0.65, 0.64, 0.59, 0.54, 0.52])
"""On turn the odds are multiplied by the first if nothing lacks, else by the others for each draw
and play that is left; what a set still lacks after the draws is harder to come by."""
FAR: Final = vec[float]([0.68, 0.48, 0.47, 0.41, 0.36, 0.32])
"""By this if the turn is a whole round of turns away, and in between accordingly."""
PER_SHOGUN: Final = vec[float]([1.79, 2.0, 2.0, 2.2, 2.3, 2.5])
MOST_SHOGUNS: Final = 2
IN_VAIN: Final = vec[float]([0.25, 0.33, 0.35, 0.37, 0.44, 0.6])
COMPLETE_IN_VAIN: Final = 0.04
"""By these if in the last round the call would not win."""

RICE_KEPT: Final = 0.85
PER_GUARD: Final = vec[float]([0.35, 0.42, 0.42, 0.45, 0.47, 0.53])
MOST_GUARDS: Final = 7
PER_BANDIT: Final = vec[float]([0.25, 0.19, 0.13, 0.1, 0.08, 0.06])
TO_WAIT: Final = vec[float]([-1.87, -2.4, -2.4, -2.44, -2.5, -2.4])
PER_LEAD: Final = vec[float]([-0.15, -0.22, -0.24, -0.26, -0.27, -0.3])
MOST_LEAD: Final = 10.0
"""What becomes of rice until the end of the round: of a marker now, for each point of defence, for
each point of the bandits in hand, for a whole round of turns to wait, and for each point ahead of
the best of the others (or behind)."""
ON_THE_WAY: Final = 3.0
PER_RAIDER: Final = 0.6
"""What an announced play is worth before it has taken effect, and each point of its bandits; less
would make players who look one decision ahead shy of any."""

LAST_ROUND: Final = vec[float]([9.6, 6.5, 5.0, 5.0, 4.6, 4.2])
PER_ROUND: Final = 8.0
"""How far apart points must lie to decide the game: the latter, for each round that is left and
one more, is less than what was found, but so that every round is played in earnest."""


def shares(s: SevenState, out: vec[float]) -> None:
    """How likely each seat is to win: by its own call, by that of another, or by none."""
    n = s.seats
    top, second = two_best(s)
    spread = spread_of(s)
    chances = vec[float]([0.0] * n)
    called = vec[float]([0.0] * n)
    total = NOBODYS
    weights = 0.0
    for seat in range(n):
        best = top if standing(s, seat) < top else second
        aim = best_aim(s, seat, ODDS, n - FEWEST)
        chances[seat] = chance_of(s, seat, aim, best)
        total += chances[seat]
        out[seat] = math.exp((prospect(s, seat, best) - top) / spread)
        called[seat] = out[seat] * math.exp(points(aim) / spread)
        weights += out[seat]
    by_others = NOBODYS / total / weights
    for seat in range(n):
        chances[seat] /= total * (weights - out[seat] + called[seat])
        by_others += chances[seat]
    for seat in range(n):
        out[seat] = out[seat] * (by_others - chances[seat]) + called[seat] * chances[seat]


def two_best(s: SevenState) -> tuple[float, float]:
    top = -1.0
    second = -1.0
    for seat in range(s.seats):
        now = standing(s, seat)
        if now > top:
            second = top
            top = now
        elif now > second:
            second = now
    return top, second


def standing(s: SevenState, seat: i64) -> float:
    """The points if the round ended now."""
    return float(s.score(seat)) + float(s.rice[seat])


def spread_of(s: SevenState) -> float:
    if is_last(s):
        return LAST_ROUND[s.seats - FEWEST]
    return PER_ROUND * float(s.rounds - s.round + 1)


def is_last(s: SevenState) -> bool:
    return s.round == s.rounds - 1


def chance_of(s: SevenState, seat: i64, aim: i64, best: float) -> float:
    """Not yet a probability: how likely the set is beside those of the others."""
    row = s.seats - FEWEST
    lack = lacking(aim)
    brought = i64(1) if seat == s.to_act and shogun_is_on_the_way(s) else i64(0)
    chance = ODDS[row * 8 + max(lack - brought, 0)]
    shoguns = i64(s.hands[seat * ROW + SHOGUN])
    if seat != s.to_act:
        chance *= math.pow(FAR[row], wait(s, seat))
    elif lack == 0:
        chance *= IN_HAND[row]
    else:
        chance *= math.pow(PER_DRAW[row], float(s.draws)) * math.pow(PER_PLAY[row], float(s.plays))
    for _ in range(min(shoguns, MOST_SHOGUNS)):
        chance *= PER_SHOGUN[row]
    if is_last(s) and standing(s, seat) + points(aim) <= best:
        chance *= COMPLETE_IN_VAIN if lack == 0 else IN_VAIN[row]
    return chance


def shogun_is_on_the_way(s: SevenState) -> bool:
    return AIMING <= s.phase <= DROPPING and first_card(s.announced) == SHOGUN


def wait(s: SevenState, seat: i64) -> float:
    """Until the seat's turn, as a part of a whole round of turns."""
    return float((seat - s.to_act + s.seats) % s.seats) / float(s.seats)


def prospect(s: SevenState, seat: i64, best: float) -> float:
    """The points it has, and S19: rice, its guard, what gets more of it, and who is raided."""
    row = s.seats - FEWEST
    hands = seat * ROW + BANDIT
    value = RICE_KEPT * float(s.rice[seat])
    value += PER_GUARD[row] * float(min(defence(s, seat), MOST_GUARDS))
    for bandit in range(4):
        value += PER_BANDIT[row] * float((bandit + LOWEST) * i64(s.hands[hands + bandit]))
    ahead = max(-MOST_LEAD, min(MOST_LEAD, standing(s, seat) - best))
    value += PER_LEAD[row] * ahead + TO_WAIT[row] * wait(s, seat)
    if seat == s.to_act and AIMING <= s.phase <= DROPPING:
        value += ON_THE_WAY + PER_RAIDER * float(raid(s.announced))
    return float(s.score(seat)) + value
