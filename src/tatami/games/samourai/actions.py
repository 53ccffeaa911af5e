"""An action as number, typed move and text. The number is `start * 128 + end`, with squares counted
from a1 = 0 row by row to k11 = 120; only this module and the rules know that."""

from __future__ import annotations

import functools
import re

import msgspec

from tatami.engine.errors import MalformedMove
from tatami.engine.game_types import Cell
from tatami.games.samourai.constants import ACTIONS, LEAP, SIDE
from tatami.games.samourai.material import SQUARE_NAMES

SQUARE_NUMBERS = {name: square for square, name in enumerate(SQUARE_NAMES)}
PATTERN = re.compile(r"\s*([a-k]\d{1,2})\s*[-–> ]*\s*([a-k]\d{1,2})\s*", re.IGNORECASE)


class Move(msgspec.Struct, frozen=True, kw_only=True, tag="move"):
    """A samurai moves in a straight line from a square to another (M4)."""

    start: Cell
    end: Cell


def pack(start: int, end: int) -> int:
    return start * LEAP + end


FIRST_FROM = [pack(square, 0) for square in range(len(SQUARE_NAMES) + 1)]
"""The lowest action from each square."""


def start_of(action: int) -> int:
    return action // LEAP


def end_of(action: int) -> int:
    return action % LEAP


def distance(action: int) -> int:
    """How many squares a straight move covers."""
    start, end = start_of(action), end_of(action)
    return max(abs(start // SIDE - end // SIDE), abs(start % SIDE - end % SIDE))


def move(action: int) -> Move:
    start, end = start_of(action), end_of(action)
    if not (0 <= start < len(SQUARE_NAMES) and end < len(SQUARE_NAMES)):
        raise MalformedMove(f"{action} is not the number of a move of samourai")
    return Move(start=SQUARE_NAMES[start], end=SQUARE_NAMES[end])


def number(move: Move) -> int:
    return pack(square(move.start), square(move.end))


def square(name: str) -> int:
    found = SQUARE_NUMBERS.get(name)
    if found is None:
        raise MalformedMove(f"there is no square {name!r}: squares are a1 to k11")
    return found


@functools.lru_cache(maxsize=ACTIONS)
def show(action: int) -> str:
    found = move(action)
    return f"{found.start}-{found.end}"


def read(text: str) -> int:
    match = PATTERN.fullmatch(text)
    if match is None:
        raise MalformedMove(f"{text.strip()[:40]!r} is not a move; write it as d1-d4")
    return pack(square(match[1].lower()), square(match[2].lower()))
