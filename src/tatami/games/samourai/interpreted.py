"""The busiest rules again, for Python without the compiler: sets of squares as big integers.

A browser runs the rules interpreted. There these forms take a third of the time of the loops in
`rules`, `evaluate` and the network, which are for the compiler. `test_interpreted.py` and
`test_evaluate.py` in `tests/games/samourai` compare them position by position.
"""

from __future__ import annotations

import functools
import struct
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32

from tatami.engine.packed_network import OFFSET, ONE, step_of
from tatami.engine.state import NOBODY, Actions
from tatami.games.samourai import evaluate, rules
from tatami.games.samourai.board import Board
from tatami.games.samourai.constants import ANZEN, DEMANDS, LEAP, SQUARES
from tatami.games.samourai.state import SamouraiState

BIT = [1 << square for square in range(SQUARES)]
EVERYWHERE = (1 << SQUARES) - 1
with_loops = (rules.legal, rules.can_answer, evaluate.count_answers)
"""For games without jumping, where every way must be free."""


@functools.cache
def ends_of(board: Board) -> list[list[int]]:
    """The ends that the board has for each square and demand."""
    first, ends = list(board.first), list(board.ends)
    return [ends[first[k] : first[k + 1]] for k in range(SQUARES * DEMANDS)]


@functools.cache
def reach(board: Board) -> list[int]:
    """The same as sets."""
    return [sum(BIT[end] for end in found) for found in ends_of(board)]


def free_squares(s: SamouraiState, seat: int) -> int:
    """M5, M11: where a samurai of this seat may land."""
    free = EVERYWHERE
    for square in s.at:
        free ^= BIT[square]
    return free & ~BIT[ANZEN] if (s.anzen_used >> seat) & 1 else free


def legal(s: SamouraiState, out: Actions) -> None:
    seat = s.to_act
    if seat == NOBODY or not s.jumping or out.n:
        with_loops[0](s, out)
        return
    demand, free, ends = s.demand, free_squares(s, seat), ends_of(s.board)
    starts: list[int] = sorted(s.at[seat * 4 : seat * 4 + 4])
    found: list[Any] = [
        start * LEAP + end
        for start in starts
        for end in ends[start * DEMANDS + demand]
        if free & BIT[end]
    ]
    if rules.is_protected(s, 1 - seat):
        found = [action for action in found if not rules.strangles(s, action >> 7, action & 127)]
    out.items = vec[i32](found)
    out.n = len(found)


def can_answer(s: SamouraiState, seat: int, demand: int, left: int, taken: int) -> bool:
    if not s.jumping:
        return with_loops[1](s, seat, demand, left, taken)
    free, masks, at = free_squares(s, seat), reach(s.board), s.at
    if left >= 0:
        free |= BIT[left]
    if taken >= 0:
        free &= ~BIT[taken]
    for samurai in range(seat * 4, seat * 4 + 4):
        start: int = at[samurai]
        if masks[start * DEMANDS + demand] & free:
            return True
    return False


def count_answers(s: SamouraiState) -> int:
    if not s.jumping:
        return int(with_loops[2](s))
    seat, demand, at = s.to_act, s.demand, s.at
    free, masks = free_squares(s, seat), reach(s.board)
    answers = 0
    for samurai in range(seat * 4, seat * 4 + 4):
        start: int = at[samurai]
        answers += (masks[start * DEMANDS + demand] & free).bit_count()
    return answers


@functools.cache
def network_rows() -> tuple[list[int], int]:
    """The network's rows with all hidden units of an input in one big integer and its skip weight
    above them, and the biases with the constant."""
    network = evaluate.NETWORK
    words = network.words

    def joined(numbers: list[int], above: int) -> int:
        return sum(number << (64 * place) for place, number in enumerate([*numbers, above]))

    rows, skip = list(network.rows), list(network.skip)
    found = [joined(rows[at * words : (at + 1) * words], one) for at, one in enumerate(skip)]
    return found, joined(list(network.bias), network.constant)


def learned(s: SamouraiState) -> float:
    network = evaluate.NETWORK
    rows, units = network_rows()
    weights: list[int] = list(network.out)
    used: int = s.anzen_used
    at: list[int] = list(s.at)
    if s.to_act:
        at = [120 - square for square in (*at[4:], *at[:4])]
        used = (used >> 1) | ((used & 1) << 1)
    for square in at[:4]:
        units += rows[square]
    for square in at[4:]:
        units += rows[evaluate.OTHERS + square]
    units += rows[evaluate.DEMAND + s.demand] + rows[evaluate.RIGHTS + used]
    units += rows[evaluate.ANSWERS + min(evaluate.mobility(s), evaluate.MOST_ANSWERS)]
    width: int = 64 * network.words
    total: int = (units >> width) * ONE
    lanes = (units & ((1 << width) - 1)).to_bytes(width // 8, "little")
    for lane, weight in zip(struct.unpack(f"<{width // 16}H", lanes), weights, strict=True):
        if lane > OFFSET:
            total += (lane - OFFSET if lane < OFFSET + ONE else ONE) * weight
    return network.chances[step_of(total)]


def install() -> None:
    """Use these forms instead of the loops."""
    rules.legal = legal
    rules.can_answer = can_answer
    evaluate.count_answers = count_answers
    evaluate.learned = learned
