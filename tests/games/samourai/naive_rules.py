"""A second, deliberately naive implementation of the rules, to compare with the real one.

It follows the rulebook and shares no code with the real rules. Squares are (column, row) from
(1, 1) to (11, 11), every move searches square by square, and every position is a copy.
"""

from __future__ import annotations

from typing import NamedTuple

LAYOUT = [
    ".SKXX.XXDI.",
    "DI.IK.DS.SK",
    ".S.DS.IK.I.",
    "IK.K...D.DS",
    ".DSID.KSIK.",
    ".....O.....",
    ".KISK.DISD.",
    "SD.D...K.KI",
    ".I.KI.SD.S.",
    "KS.SD.KI.ID",
    ".IDXX.XXKS.",
]

Square = tuple[int, int]
CENTER = (6, 6)
RED_SHIRO = frozenset({(4, 1), (5, 1), (7, 1), (8, 1)})
BLACK_SHIRO = frozenset({(4, 11), (5, 11), (7, 11), (8, 11)})
DIRECTIONS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


def letter(square: Square) -> str:
    column, row = square
    return LAYOUT[11 - row][column - 1]


def on_board(square: Square) -> bool:
    return 1 <= square[0] <= 11 and 1 <= square[1] <= 11


class Position(NamedTuple):
    red: frozenset[Square]
    black: frozenset[Square]
    red_moves: bool
    last_distance: int | None
    """None: the opening. 0: after the anzen."""
    last_letter: str
    red_has_anzen: bool
    black_has_anzen: bool

    @property
    def mine(self) -> frozenset[Square]:
        return self.red if self.red_moves else self.black

    @property
    def has_anzen(self) -> bool:
        return self.red_has_anzen if self.red_moves else self.black_has_anzen


START = Position(RED_SHIRO, BLACK_SHIRO, True, None, "", True, True)


def distances(position: Position) -> list[int]:
    """M6, M7, M11."""
    last = position.last_distance
    if last is None:
        return [1, 2, 3, 4, 5, 6, 7]
    if last == 0:
        return list(range(1, 11))
    return [distance for distance in (last - 1, last, last + 1) if distance >= 1]


def pseudo_moves(position: Position, jumping: bool) -> list[tuple[Square, Square]]:
    """M5 to M11."""
    moves = []
    occupied = position.red | position.black
    for start in position.mine:
        for right, up in DIRECTIONS:
            first = (start[0] + right, start[1] + up)
            if not on_board(first):
                continue
            symbol_asked = position.last_letter in ("D", "I", "S", "K")
            if symbol_asked and letter(first) != position.last_letter:
                continue
            for distance in distances(position):
                end = (start[0] + right * distance, start[1] + up * distance)
                if not on_board(end) or end in occupied:
                    continue
                if end == CENTER and not position.has_anzen:
                    continue
                way = [(start[0] + right * n, start[1] + up * n) for n in range(1, distance)]
                if not jumping and any(square in occupied for square in way):
                    continue
                moves.append((start, end))
    return moves


def after(position: Position, start: Square, end: Square) -> Position:
    mine = (position.mine - {start}) | {end}
    distance = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    position = position._replace(
        red=mine if position.red_moves else position.red,
        black=position.black if position.red_moves else mine,
    )
    if end == CENTER:
        position = position._replace(last_distance=0, last_letter="")
        if position.red_moves:
            return position._replace(red_has_anzen=False)
        return position._replace(black_has_anzen=False)
    return position._replace(
        last_distance=distance, last_letter=letter(end), red_moves=not position.red_moves
    )


def opponent_is_protected(position: Position) -> bool:
    """M13."""
    if position.red_moves:
        return len(position.black & BLACK_SHIRO) >= 3
    return len(position.red & RED_SHIRO) >= 3


def strangles(position: Position, start: Square, end: Square, jumping: bool) -> bool:
    reached = after(position, start, end)
    if reached.red_moves == position.red_moves:
        return False
    return not pseudo_moves(reached, jumping)


def moves(position: Position, jumping: bool = True) -> list[tuple[Square, Square]]:
    """M13, and M14 (no move at all: the game is drawn)."""
    found = pseudo_moves(position, jumping)
    if opponent_is_protected(position):
        found = [move for move in found if not strangles(position, *move, jumping)]
    return found


def perft(
    position: Position, depth: int, seen: tuple[Position, ...] = (), jumping: bool = True
) -> int:
    """Leaves at exactly that depth; M15 by searching every earlier position."""
    if depth == 0:
        return 1
    if seen.count(position) >= 2:
        return 0
    found = moves(position, jumping)
    if depth == 1:
        return len(found)
    before = (*seen, position)
    return sum(perft(after(position, *move), depth - 1, before, jumping) for move in found)


def show(move: tuple[Square, Square]) -> str:
    return "-".join(f"{'abcdefghijk'[column - 1]}{row}" for column, row in move)
