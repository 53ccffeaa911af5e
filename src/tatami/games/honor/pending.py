# compiled with mypyc
"""What is being asked: a small stack of questions on top of the turn.

A question is a number: its kind and up to three small arguments. The top of the stack is what is
asked now; a question that has to wait for another lies below it. Two kinds, BATTLE_OVER and
SHAMED, ask nobody: they are what happens once the reactions above them are done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

DEPTH: Final = 6

TURN: Final = 0
"""What to do in the turn (H11 to H20)."""
HOUSE: Final = 1
"""kind: into which house the card is laid (H14)"""
ROB: Final = 2
"""cards to steal, house of the first + 1: from which house (H41, H42)"""
TAKE: Final = 3
"""cards to steal, house: which card"""
PLACE: Final = 4
"""cards left after this, house it came from: where the stolen card goes"""
TARGET: Final = 5
"""whom the assassin is sent to (H43)"""
SHAME: Final = 6
"""who is dishonored (H27)"""
REACT: Final = 7
"""affected, place in the order, 1 in a battle: save face or pass (H30)"""
RESPOND: Final = 8
"""target, honor to pay: how dishonor is borne (H27)"""
CASTLE: Final = 9
"""winner: whether the loser's castle is taken (H26)"""
BATTLE_OVER: Final = 10
"""winner, loser"""
SHAMED: Final = 11
"""target, by whom"""


def push(s: HonorState, kind: i64, a: i64, b: i64, c: i64) -> None:
    s.stack[s.depth] = kind + (a << 8) + (b << 16) + (c << 24)
    s.depth += 1


def pop(s: HonorState) -> None:
    s.depth -= 1


def kind_of(s: HonorState) -> i64:
    return s.stack[s.depth - 1] & 255


def first(s: HonorState) -> i64:
    return (s.stack[s.depth - 1] >> 8) & 255


def second(s: HonorState) -> i64:
    return (s.stack[s.depth - 1] >> 16) & 255


def third(s: HonorState) -> i64:
    return (s.stack[s.depth - 1] >> 24) & 255


def is_asking(s: HonorState) -> bool:
    """Does the top of the stack wait for somebody?"""
    return kind_of(s) < BATTLE_OVER


def asked_seat(s: HonorState) -> i64:
    kind = kind_of(s)
    if kind == REACT:
        return seat_in_order(s, first(s), second(s))
    if kind in (RESPOND, CASTLE):
        return first(s)
    return s.turn


def seat_in_order(s: HonorState, affected: i64, place: i64) -> i64:
    """H30: the affected player first, then clockwise."""
    seat = affected + place
    return seat if seat < s.seats else seat - s.seats
