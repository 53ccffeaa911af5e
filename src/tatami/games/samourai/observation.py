# compiled with mypyc
"""Observations and actions for learning. `observation_layout` names every part.

Each player sees the board from its own side: for black it is turned by half. The four samurai of
the player to act are numbered in the order of their squares as that player sees them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tatami.engine.observation_rows import put_flag, put_number, put_one_hot, put_zeros
from tatami.engine.state import NOBODY, Actions
from tatami.games.samourai.board import straight_lines
from tatami.games.samourai.constants import (
    ACTIONS,
    DRAGON,
    LEAP,
    NO_ACTION,
    SABRE,
    SIDE,
    SQUARES,
)
from tatami.games.samourai.rules import in_order, is_protected, times_before

if TYPE_CHECKING:
    from tatami.games.samourai.state import SamouraiState

BOARD_PLANES: Final = 6
"""The four symbols, the viewer's shiro, the opponent's: they stay the same during a game."""
PLANES: Final = 11
"""Then a plane for each samurai of the viewer, and one for all of the opponent's."""
PIECES_AT: Final = 726
"""Where the planes of the samurai begin."""
SQUARES_AT: Final = 1331
"""Where the squares of the samurai are listed, after the planes."""
assert PIECES_AT == BOARD_PLANES * SQUARES and SQUARES_AT == PLANES * SQUARES
DISTANCES: Final = 12
SYMBOLS: Final = 5
LAST: Final = 120
"""The last square. `LAST - square` is a square seen from the other side."""

DIRECTIONS: Final = 8
LONGEST: Final = 10
WAYS: Final = 80
"""A way is direction * 10 + distance - 1. The direction opposite to d is 7 - d."""
NO_WAY: Final = 255
POLICY: Final = 320
assert WAYS == DIRECTIONS * LONGEST and POLICY == 4 * WAYS


def ways_of_actions() -> list[int]:
    """The way of every action, seen from red's side; NO_WAY where no straight line leads."""
    ways = [NO_WAY] * ACTIONS
    for square in range(SQUARES):
        for line in straight_lines(square):
            direction = STEPS.index(line[0] - square)
            for distance, end in enumerate(line):
                ways[square * LEAP + end] = direction * LONGEST + distance
    return ways


def turned(way: i64) -> i64:
    """The way seen from the other side."""
    if way == NO_WAY:
        return way
    return way + (DIRECTIONS - 1 - 2 * (way // LONGEST)) * LONGEST


STEPS: Final = [-SIDE - 1, -SIDE, -SIDE + 1, -1, 1, SIDE - 1, SIDE, SIDE + 1]
WAY: Final = vec[u8]([u8(way) for way in ways_of_actions()])
BLACKS_WAY: Final = vec[u8]([u8(turned(way)) for way in ways_of_actions()])
STEP: Final = vec[i64]([i64(step) for step in STEPS])
assert all(STEPS[direction] == -STEPS[7 - direction] for direction in range(8))


def observe(s: SamouraiState, seat: i64, out: vec[u8], at: i64, again: bool) -> None:
    viewer = seat
    if seat == NOBODY:
        viewer = max(s.to_act, 0)
    if again and s.board.half_turn:
        take_pieces_off(out, at)
    else:
        put_board(s, viewer, out, at)
        put_zeros(out, at + PIECES_AT, SQUARES_AT - PIECES_AT)
    put_pieces(s, viewer, out, at)
    put_demand(s, viewer, out, at + SQUARES_AT + 8)


def seen_from(viewer: i64, square: i64) -> i64:
    if viewer == 1:
        return LAST - square
    return square


def put_board(s: SamouraiState, viewer: i64, out: vec[u8], at: i64) -> None:
    put_zeros(out, at, PIECES_AT)
    symbol = s.board.symbol
    camp = s.board.camp
    for square in range(i64(SQUARES)):
        there = at + seen_from(viewer, square)
        kind = i64(symbol[square])
        if DRAGON <= kind <= SABRE:
            out[there + (kind - 1) * SQUARES] = 1
        side = i64(camp[square]) - 1
        if side == viewer:
            out[there + 4 * SQUARES] = 1
        elif side >= 0:
            out[there + 5 * SQUARES] = 1


def take_pieces_off(out: vec[u8], at: i64) -> None:
    """Clear the planes of the samurai, by the squares that were listed."""
    first = at + PIECES_AT
    for i in range(i64(4)):
        out[first + i * SQUARES + i64(out[at + SQUARES_AT + i])] = 0
        out[first + 4 * SQUARES + i64(out[at + SQUARES_AT + 4 + i])] = 0


def put_pieces(s: SamouraiState, viewer: i64, out: vec[u8], at: i64) -> None:
    """The samurai on their planes, and the list of their squares."""
    listed = at + SQUARES_AT
    put_sorted(s, viewer, viewer, out, listed)
    put_sorted(s, viewer, 1 - viewer, out, listed + 4)
    first = at + PIECES_AT
    for i in range(i64(4)):
        out[first + i * SQUARES + i64(out[listed + i])] = 1
        out[first + 4 * SQUARES + i64(out[listed + 4 + i])] = 1


def put_sorted(s: SamouraiState, viewer: i64, side: i64, out: vec[u8], at: i64) -> None:
    """The squares of one side's samurai, ascending as the viewer sees them."""
    squares = in_order(s, side)
    if viewer == 0:
        for i in range(at, at + 4):
            out[i] = u8(squares & (LEAP - 1))
            squares >>= 7
    else:
        for i in range(at + 3, at - 1, -1):
            out[i] = u8(LAST - (squares & (LEAP - 1)))
            squares >>= 7


def put_demand(s: SamouraiState, viewer: i64, out: vec[u8], at: i64) -> None:
    """What the move must answer, who may still use the anzen, protection, repetition, the end."""
    at = put_one_hot(out, at, DISTANCES, s.demand // 5)
    at = put_one_hot(out, at, SYMBOLS, s.demand % 5)
    at = put_flag(out, at, (s.anzen_used >> viewer) & 1 == 0)
    at = put_flag(out, at, (s.anzen_used >> (1 - viewer)) & 1 == 0)
    at = put_flag(out, at, is_protected(s, viewer))
    at = put_flag(out, at, is_protected(s, 1 - viewer))
    at = put_flag(out, at, s.to_act == viewer)
    times: i64 = 0
    if s.to_act != NOBODY and s.seen[s.history[s.ply] & 255] > 1:
        times = times_before(s)
    at = put_number(out, at, times)
    put_number(out, at, s.limit - s.ply)


def encode_action(s: SamouraiState, action: i64) -> i64:
    """The number of the samurai, and its way as the player sees it."""
    start = action >> 7
    places = s.at
    number: i64 = 0
    if s.to_act == 1:
        way = i64(BLACKS_WAY[action])
        for samurai in range(i64(4), i64(8)):
            number -= (start - i64(places[samurai])) >> 63  # 1 for a higher square; no branch
    else:
        way = i64(WAY[action])
        for samurai in range(i64(4)):
            number -= (i64(places[samurai]) - start) >> 63
    return number * WAYS + way


def encode_actions(s: SamouraiState, actions: Actions, out: Actions) -> None:
    """The same for legal actions in their order: all of a samurai follow each other."""
    way = WAY
    number: i64 = 0
    step: i64 = WAYS
    if s.to_act == 1:
        way = BLACKS_WAY
        number = 3 * WAYS
        step = -WAYS
    starts = in_order(s, max(s.to_act, 0))
    out.clear()
    out.reserve(actions.n)
    items = actions.items
    places = out.items
    start = starts & (LEAP - 1)
    for i in range(actions.n):
        action = i64(items[i])
        while action >> 7 != start:
            number += step
            starts >>= 7
            start = starts & (LEAP - 1)
        places[i] = i32(number + i64(way[action]))
    out.n = actions.n


def decode_action(s: SamouraiState, index: i64) -> i64:
    if index < 0 or index >= POLICY or s.to_act == NOBODY:
        return NO_ACTION
    start = square_of(s, index // WAYS)
    way = index % WAYS
    if s.to_act == 1:
        way = turned(way)
    end = start + STEP[way // LONGEST] * (way % LONGEST + 1)
    if end < 0 or end >= SQUARES or i64(WAY[start * LEAP + end]) != way:
        return NO_ACTION
    return start * LEAP + end


def square_of(s: SamouraiState, number: i64) -> i64:
    """The square of the samurai of this number, of the player to act."""
    places = s.at
    first = s.to_act * 4
    for samurai in range(first, first + 4):
        square = i64(places[samurai])
        before: i64 = 0
        for other in range(first, first + 4):
            there = i64(places[other])
            if (there > square) == (s.to_act == 1) and there != square:
                before += 1
        if before == number:
            return square
    return 0
