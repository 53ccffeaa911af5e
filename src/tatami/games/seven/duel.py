# compiled with mypyc
"""How good a position looks between two: points made, rice and its guard, how near the sets are.

What one wins the other loses, and a lead is a lead in any round. The weights were fitted to 1,600
rounds between two greedy players: who called seven, by what each lacked at the beginning of a turn;
and how the rice changed until the end of the round, by what lay on the tables and in the hands.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.seven.aims import best_aim, lacking, points
from tatami.games.seven.cards import AIMING, BANDIT, DROPPING, LOWEST, NINJA, ROW, SHOGUN
from tatami.games.seven.plays import defence, raid

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

ODDS: Final = vec[float]([1.2, 1.0, 0.39, 0.2, 0.115, 0.087, 0.065, 0.05])
"""How likely a player is to call seven first, beside the other, by what the set lacks."""
IN_HAND: Final = 10.0
"""The same for a complete set of the player on turn: it can be called at once."""
NOBODYS: Final = 0.03
"""The same for no call at all."""
ON_TURN: Final = 1.45
PER_SHOGUN: Final = 1.18
PER_NINJA: Final = 1.1
"""What raises these odds, as factors; being on turn less and less while its plays are used up."""
RICE_KEPT: Final = 0.8
PER_GUARD: Final = 0.6
MOST_GUARDS: Final = 6
PER_BANDIT: Final = 0.82
PER_TRICK: Final = 0.28
TO_RAID: Final = 1.0
"""What becomes of rice until the end of the round: of a marker now, for each point of defence, for
each point of the bandits in hand, for a ninja or shogun, and for each play left on turn."""
ON_THE_WAY: Final = 1.8
"""What an announced play is worth before it has taken effect; less would make bots shy of any."""
A_ROUND: Final = 8.0
"""How far the scores of two players drift apart in a round, about."""


def shares(s: SevenState, out: vec[float]) -> None:
    mine = best_aim(s, 0, ODDS, 0)
    yours = best_aim(s, 1, ODDS, 0)
    chance = chance_of(s, 0, mine)
    against = chance_of(s, 1, yours)
    total = chance + against + NOBODYS
    ahead = prospect(s, 0) + points(mine) * chance / total
    ahead -= prospect(s, 1) + points(yours) * against / total
    spread = A_ROUND * math.sqrt(float(s.rounds - s.round))
    out[0] = 1.0 / (1.0 + math.exp(-ahead / spread))
    out[1] = 1.0 - out[0]


def chance_of(s: SevenState, seat: i64, aim: i64) -> float:
    """Not yet a probability: how likely the set is beside that of the other."""
    chance = ODDS[lacking(aim)]
    hands = s.hands
    for _ in range(i64(hands[seat * ROW + SHOGUN])):
        chance *= PER_SHOGUN
    for _ in range(i64(hands[seat * ROW + NINJA])):
        chance *= PER_NINJA
    if seat != s.to_act:
        return chance
    if lacking(aim) == 0:
        return IN_HAND
    return chance * (1.0 + (ON_TURN - 1.0) * 0.25 * float(s.draws + s.plays))


def prospect(s: SevenState, seat: i64) -> float:
    """The points it has, and S19: rice, its guard, and what gets more of it."""
    hands = s.hands
    row = seat * ROW
    value = RICE_KEPT * float(s.rice[seat])
    value += PER_GUARD * float(min(defence(s, seat), MOST_GUARDS))
    for bandit in range(4):
        value += PER_BANDIT * float((bandit + LOWEST) * i64(hands[row + BANDIT + bandit]))
    value += PER_TRICK * float(i64(hands[row + NINJA]) + i64(hands[row + SHOGUN]))
    if seat == s.to_act:
        value += TO_RAID * float(s.plays)
        if AIMING <= s.phase <= DROPPING:
            value += ON_THE_WAY + PER_BANDIT * float(raid(s.announced))
    return float(s.score(seat)) + value
