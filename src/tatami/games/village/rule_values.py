# compiled with mypyc
"""What all games at a table have in common: the cards and stones for its number of players."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tatami.games.village.constants import ALL_VILLAGES, CELLS, HAND, MOST_OPEN, SET, SHAPES


class VillageConfig:
    """The material for one number of players, and empty rows that a new game copies."""

    seats: i64
    cards: vec[u8]
    """The kinds of a player's set, ascending."""
    villages: vec[u8]
    """The symbol bits of all village cards, ascending."""
    stones: i64
    """Of each shape, in the supply at the start (V3)."""
    supply: vec[u8]
    """The stones, a place per shape."""
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
        self.supply = vec[u8]([u8(stones)] * SHAPES)
        self.no_cells = vec[u8]([u8(0)] * CELLS)
        self.no_open = vec[i32]([i32(0)] * MOST_OPEN)
        self.no_laid = vec[i32]([i32(0)] * (ALL_VILLAGES + 4 * SET))
        self.no_hands = vec[u8]([u8(0)] * (4 * HAND))
        self.no_piles = vec[u8]([u8(0)] * (4 * SET))
        self.no_stones = vec[u8]([u8(0)] * (4 * SHAPES))
        self.no_counts = vec[u8]([u8(0)] * 4)

    def __reduce__(self) -> tuple[object, ...]:
        return VillageConfig, (self.seats, list(self.cards), list(self.villages), self.stones)


def bytes_of(numbers: list[int]) -> vec[u8]:
    found = vec[u8]([u8(0)] * len(numbers))
    for i in range(i64(len(numbers))):
        found[i] = u8(i64(numbers[i]))
    return found
