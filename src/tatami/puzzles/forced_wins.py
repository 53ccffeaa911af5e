# compiled with mypyc
"""Forced wins, exactly: every move and every reply is tried, without evaluation and memory.

For games of two seats in which nothing is hidden and nothing is left to chance. A number of moves
counts the decisions of the seat that wants to win.
"""

from __future__ import annotations

from mypy_extensions import i64

from tatami.engine.state import NOBODY, Actions, State


def wins_within(s: State, seat: i64, moves: i64) -> bool:
    """Can the seat force a victory with at most so many decisions of its own?"""
    if s.to_act == NOBODY:
        return s.payoff(seat) >= 1.0
    if s.to_act != seat:
        return every_reply_loses(s, seat, moves)
    if moves <= 0:
        return False
    legal = Actions()
    s.fill(legal)
    if wins_at_once(s, seat, legal):
        return True
    if moves == 1:
        return False
    for i in range(legal.n):
        child = s.clone()
        child.play(legal.at(i))
        if wins_within(child, seat, moves - 1):
            return True
    return False


def wins_at_once(s: State, seat: i64, legal: Actions) -> bool:
    for i in range(legal.n):
        child = s.clone()
        child.play(legal.at(i))
        if child.to_act == NOBODY and child.payoff(seat) >= 1.0:
            return True
    return False


def every_reply_loses(s: State, seat: i64, moves: i64) -> bool:
    legal = Actions()
    s.fill(legal)
    for i in range(legal.n):
        child = s.clone()
        child.play(legal.at(i))
        if not wins_within(child, seat, moves):
            return False
    return True


def moves_to_win(s: State, seat: i64, most: i64) -> i64:
    """The fewest decisions with which the seat forces a victory; -1 if that takes more than
    `most`. 0: it has won, or wins whatever the other seat does now."""
    for moves in range(most + 1):
        if wins_within(s, seat, moves):
            return moves
    return -1
