# compiled with mypyc
"""The table as a flat field of cells, a card as one byte, and what the box holds.

The first village lies in the middle of the field. Every further village lies diagonally beside an
older one (V9), so the last of 44 is at most 43 away, and its cards 44: the table has no edge that
a game could reach, and the field has one more ring, so that looking beside a card needs no check.
Cell numbers count row by row; since a row is odd, villages have even numbers and influence cards
odd ones (V8: a chessboard).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

FARTHEST: Final = 44
REACH: Final = 45
SIDE: Final = 91
CELLS: Final = 8281
CENTRE: Final = 4140
EAST: Final = 1
NORTH: Final = 91
assert FARTHEST + 1 == REACH and 2 * REACH + 1 == SIDE and SIDE * SIDE == CELLS
assert REACH * SIDE + REACH == CENTRE and CENTRE % 2 == 0

HELMET: Final = 0
BUDDHA: Final = 1
RICE: Final = 2
SHAPES: Final = 3
"""Symbols on cards and shapes of stones are the same three."""
SAMURAI: Final = 3
"""On influence cards only: counts for every symbol (V14)."""

FREE: Final = 0
VILLAGE: Final = 0x80
SCORED: Final = 0x08
"""What lies on a cell: FREE; an influence card, seat * 32 + kind; or VILLAGE + the bits of its
symbols, + SCORED once it is turned over. A kind is symbol * 8 + influence (1 to 7)."""
KINDS: Final = 32
MOST_INFLUENCE: Final = 7

SET: Final = 15
HAND: Final = 5
ALL_VILLAGES: Final = 44
MOST_OPEN: Final = 96
"""The first village opens four cells, every other at most two: it lies between two cards (V9)."""
assert 4 + 2 * (ALL_VILLAGES - 1) <= MOST_OPEN


class Box:
    """The material for one number of players, and empty places to copy."""

    seats: i64
    cards: vec[u8]
    """The kinds of a player's set, ascending."""
    villages: vec[u8]
    """The symbol bits of all village cards, ascending."""
    stones: i64
    """Of each shape, in the supply at the start."""
    no_cells: vec[u8]
    no_open: vec[i32]
    no_laid: vec[i32]
    no_hands: vec[u8]
    no_piles: vec[u8]
    no_stones: vec[u8]
    no_counts: vec[u8]

    def __init__(self, seats: i64, cards: list[int], villages: list[int], stones: i64) -> None:
        self.seats = seats
        self.cards = bytes_of(cards)
        self.villages = bytes_of(villages)
        self.stones = stones
        self.no_cells = vec[u8]([u8(0)] * CELLS)
        self.no_open = vec[i32]([i32(0)] * MOST_OPEN)
        self.no_laid = vec[i32]([i32(0)] * (ALL_VILLAGES + 4 * SET))
        self.no_hands = vec[u8]([u8(0)] * (4 * HAND))
        self.no_piles = vec[u8]([u8(0)] * (4 * SET))
        self.no_stones = vec[u8]([u8(0)] * (4 * SHAPES))
        self.no_counts = vec[u8]([u8(0)] * 4)


def bytes_of(numbers: list[int]) -> vec[u8]:
    found = vec[u8]([u8(0)] * len(numbers))
    for i in range(i64(len(numbers))):
        found[i] = u8(i64(numbers[i]))
    return found
