# compiled with mypyc
"""Winning chances of the player to act, by a small neural network that was trained on self-play.

The weights hold for the board of `material.toml` with jumping on. Other boards and games without
jumping are judged by hand: mostly by how many answers the player to act has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tatami.engine.packed_network import read_packed_network
from tatami.engine.state import NOBODY
from tatami.games.samourai.constants import DEMANDS, SQUARES, UNCOUNTED
from tatami.games.samourai.rules import NOWHERE, closed_anzen, is_protected, is_way_free

if TYPE_CHECKING:
    from tatami.games.samourai.state import SamouraiState

EVEN_ROOM: Final = 6.0
"""With this many answers the chances are even."""
ANZEN_IN_HAND: Final = 0.03
PROTECTION: Final = 0.05

# The inputs, from the side of the player to act: black sees the board after a half turn.

OWN: Final = 0
OTHERS: Final = 121
DEMAND: Final = 242
RIGHTS: Final = 306
"""Who has used the anzen: nobody, the player to act, the opponent, both."""
ANSWERS: Final = 310
MOST_ANSWERS: Final = 57
INPUTS: Final = 368
ACTIVE: Final = 11
assert OTHERS == SQUARES and DEMAND == 2 * SQUARES and RIGHTS == DEMAND + DEMANDS
assert INPUTS == ANSWERS + MOST_ANSWERS + 1

NETWORK: Final = read_packed_network(__package__ or "", ACTIVE)


def winning_chance(s: SamouraiState, seat: i64) -> float:
    """The estimate for one seat, from 0 to 1."""
    if s.to_act == NOBODY:
        return s.payoff(seat)
    if seat == s.to_act:
        return chance_to_act(s)
    return 1.0 - chance_to_act(s)


def chance_to_act(s: SamouraiState) -> float:
    """The estimate for the player to act. Not a conditional expression: those are slow compiled."""
    if s.jumping and s.board.trained:
        return learned(s)
    return by_hand(s)


def learned(s: SamouraiState) -> float:
    """The network's estimate for the player to act."""
    fill_inputs(s)
    return NETWORK.chance()


def fill_inputs(s: SamouraiState) -> None:
    """Write the inputs that are on into the network."""
    on = NETWORK.on
    at = s.at
    if s.to_act == 0:
        for i in range(i64(4)):
            on[i] = OWN + i64(at[i])
            on[4 + i] = OTHERS + i64(at[4 + i])
    else:
        for i in range(i64(4)):
            on[i] = OWN + 120 - i64(at[4 + i])
            on[4 + i] = OTHERS + 120 - i64(at[i])
    used = s.anzen_used
    if s.to_act == 1:
        used = (used >> 1) | ((used & 1) << 1)
    answers = mobility(s)
    if answers > MOST_ANSWERS:
        answers = MOST_ANSWERS
    on[8] = DEMAND + s.demand
    on[9] = RIGHTS + used
    on[10] = ANSWERS + answers


def by_hand(s: SamouraiState) -> float:
    """The hand-written estimate for the player to act."""
    answers = float(mobility(s))
    good = answers / (answers + EVEN_ROOM)
    good += kept_advantages(s, s.to_act) - kept_advantages(s, 1 - s.to_act)
    return min(max(good, 0.01), 0.99)


def kept_advantages(s: SamouraiState, seat: i64) -> float:
    """The value of protection (M13) and of the unused anzen (M11)."""
    value = 0.0
    if is_protected(s, seat):
        value += PROTECTION
    if (s.anzen_used >> seat) & 1 == 0:
        value += ANZEN_IN_HAND
    return value


def mobility(s: SamouraiState) -> i64:
    """How many answers the player to act has by M5 to M11."""
    if s.answers == UNCOUNTED:
        s.answers = count_answers(s)
    return s.answers


def count_answers(s: SamouraiState) -> i64:
    at = s.at
    on = s.on
    first = s.board.first
    ends = s.board.ends
    demand = s.demand
    jumping = s.jumping
    closed = closed_anzen(s, s.to_act)
    answers: i64 = 0
    for samurai in range(s.to_act * 4, s.to_act * 4 + 4):
        start = i64(at[samurai])
        k = start * DEMANDS + demand
        for i in range(i64(first[k]), i64(first[k + 1])):
            end = i64(ends[i])
            if (
                on[end] == 0
                and end != closed
                and (jumping or is_way_free(s, start, end, NOWHERE, NOWHERE))
            ):
                answers += 1
    return answers
