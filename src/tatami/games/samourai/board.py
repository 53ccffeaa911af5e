# compiled with mypyc
"""The board as tables: which squares a samurai can reach from each square under each demand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tatami.engine.chance import chance_from
from tatami.games.samourai.constants import (
    ACTIONS,
    DEMANDS,
    FREE,
    LEAP,
    OPENING,
    SIDE,
    SQUARES,
)
from tatami.games.samourai.evaluate import NETWORK
from tatami.games.samourai.rules import lengths

NO_KEY: Final = 0
"""Of a board without samurai: each samurai changes it by its own."""


class Board:
    """One layout. `kind` has a letter of M2 per square, a1 first."""

    kind: str
    shiro: list[int]
    start_at: vec[u8]
    start_on: vec[u8]
    symbol: vec[u8]
    camp: vec[u8]
    first: vec[i32]
    ends: vec[u8]
    demand: vec[u8]
    """By action: the demand that the move makes; its distance is 0 off the straight lines."""
    passed: vec[u8]
    """By action: the symbol that the move passes over first."""
    piece_keys: vec[i64]
    demand_keys: vec[i64]
    start_key: i64
    half_turn: bool
    """Do both camps see the same board?"""
    trained: bool
    """Is this the board that the weights of the evaluation were trained on?"""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        symbols = [max(0, ".DISK".find(letter)) for letter in kind]
        self.symbol = vec[u8]([u8(symbol) for symbol in symbols])
        self.half_turn = kind == kind[::-1]
        self.trained = kind == NETWORK.made_for
        self._set_up([square for square in range(SQUARES) if kind[square] == "X"])
        self._draw_lines(symbols)
        self._draw_keys()

    def _set_up(self, shiro: list[int]) -> None:
        """M3: samurai 0 to 3, red, on the shiro below; 4 to 7, black, on those above."""
        self.shiro = shiro
        self.start_at = vec[u8]([u8(square) for square in shiro])
        self.start_on = vec[u8]([u8(0)] * SQUARES)
        self.camp = vec[u8]([u8(0)] * SQUARES)
        for samurai, square in enumerate(shiro):
            self.start_on[square] = u8(samurai + 1)
            self.camp[square] = u8(samurai // 4 + 1)

    def _draw_lines(self, symbols: list[int]) -> None:
        """`ends[first[k]:first[k + 1]]` with k = square * DEMANDS + demand; see `reaches`."""
        first = [0]
        ends: list[int] = []
        demand = [FREE] * ACTIONS
        passed = [FREE] * ACTIONS
        for square in range(SQUARES):
            lines = straight_lines(square)
            for line in lines:
                for distance, end in enumerate(line, 1):
                    demand[square * LEAP + end] = distance * 5 + symbols[end]
                    passed[square * LEAP + end] = symbols[line[0]]
            for asked in range(DEMANDS):
                ends += allowed_ends(lines, symbols, asked // 5, asked % 5)
                first.append(len(ends))
        self.first = vec[i32]([i32(index) for index in first])
        self.ends = vec[u8]([u8(end) for end in ends])
        self.demand = vec[u8]([u8(asked) for asked in demand])
        self.passed = vec[u8]([u8(symbol) for symbol in passed])

    def _draw_keys(self) -> None:
        """Random numbers whose exclusive or identifies a position (Zobrist keys), for M15."""
        chance = chance_from("samourai position keys")
        keys: list[i64] = []
        for _ in range(2 * LEAP + 8 * DEMANDS):
            keys.append((chance.word() << 28) ^ chance.word())
        self.piece_keys = vec[i64](keys[: 2 * LEAP])
        self.demand_keys = vec[i64](keys[2 * LEAP :])
        self.start_key = self.key_of(self.shiro)

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds the letters; the tables are computed once in each process."""
        from tatami.games.samourai.material import board

        return board, (self.kind,)

    def key_of(self, squares: list[int]) -> i64:
        """The key of eight samurai on these squares."""
        key: i64 = NO_KEY
        for samurai in range(i64(8)):
            key ^= self.piece_keys[(samurai >> 2) * LEAP + i64(squares[samurai])]
        return key


def straight_lines(square: int) -> list[list[int]]:
    """M4: the squares in each of the eight directions, nearest first, up to the edge."""
    lines = []
    for up in (-1, 0, 1):
        for right in (-1, 0, 1):
            line = []
            row, column = square // SIDE + up, square % SIDE + right
            while (up or right) and 0 <= row < SIDE and 0 <= column < SIDE:
                line.append(row * SIDE + column)
                row, column = row + up, column + right
            if line:
                lines.append(line)
    return lines


def allowed_ends(
    lines: list[list[int]], symbols: list[int], distance: int, symbol: int
) -> list[int]:
    """M6 to M9, M11: the ends that a demand allows on an empty board, ascending."""
    if distance > OPENING:
        return []
    shortest, longest = lengths(distance)
    ends = []
    for line in lines:
        if symbol == FREE or symbols[line[0]] == symbol:
            ends += line[shortest - 1 : longest]
    return sorted(ends)
