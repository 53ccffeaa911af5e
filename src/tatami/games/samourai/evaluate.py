# compiled with mypyc
"""Winning chances, estimated mostly by how many answers the player to act has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tatami.engine.state import NOBODY
from tatami.games.samourai.constants import DEMANDS
from tatami.games.samourai.rules import NOWHERE, closed_anzen, is_protected, is_way_free

if TYPE_CHECKING:
    from tatami.games.samourai.state import SamouraiState

EVEN_ROOM: Final = 6.0
"""With this many answers the chances are even."""
ANZEN_IN_HAND: Final = 0.03
PROTECTION: Final = 0.05


def winning_chance(s: SamouraiState, seat: i64) -> float:
    """The estimate for one seat, from 0 to 1."""
    if s.to_act == NOBODY:
        return s.payoff(seat)
    answers = float(mobility(s))
    good = answers / (answers + EVEN_ROOM)
    good += kept_advantages(s, s.to_act) - kept_advantages(s, 1 - s.to_act)
    good = min(max(good, 0.01), 0.99)
    return good if seat == s.to_act else 1.0 - good


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
