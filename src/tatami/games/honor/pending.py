# compiled with mypyc
"""The stack of pending questions.

A question is a number that packs its kind and up to three small arguments. The top of the stack is
asked now; a question that has to wait for another lies below it. Two kinds, BATTLE_TO_RESOLVE and
DISHONOR_TO_RESOLVE, ask nobody: they are resolved once the reactions above them are done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tatami.games.honor.constants import BATTLE_TO_RESOLVE, CASTLE, REACT, RESPOND

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

DEPTH: Final = 6


def push(s: HonorState, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    s.stack[s.depth] = kind + (a << 8) + (b << 16) + (c << 24)
    s.depth += 1


def pop(s: HonorState) -> None:
    s.depth -= 1


def question(s: HonorState) -> i64:
    """The kind of the question on top."""
    return s.stack[s.depth - 1] & 255


def first_argument(s: HonorState) -> i64:
    return (s.stack[s.depth - 1] >> 8) & 255


def second_argument(s: HonorState) -> i64:
    return (s.stack[s.depth - 1] >> 16) & 255


def third_argument(s: HonorState) -> i64:
    return (s.stack[s.depth - 1] >> 24) & 255


def is_asking(s: HonorState) -> bool:
    """Does the top of the stack wait for a player?"""
    return question(s) < BATTLE_TO_RESOLVE


def asked_seat(s: HonorState) -> i64:
    kind = question(s)
    if kind == REACT:
        return seat_in_order(s, first_argument(s), second_argument(s))
    if kind in (RESPOND, CASTLE):
        return first_argument(s)
    return s.turn


def seat_in_order(s: HonorState, affected: i64, place: i64) -> i64:
    """H30: the affected player first, then clockwise."""
    seat = affected + place
    return seat if seat < s.seats else seat - s.seats
