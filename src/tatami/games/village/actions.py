"""An action as number, typed move and text.

`symbol * 8 + influence` (1 to 7) chooses a card of that kind: `helmet-3`. `32 + cell` chooses a
cell: `2,-1`, columns to the right and rows up from the first village, `0,0`. Cards lie where the
sum of the two numbers is odd, villages where it is even, so a cell alone says what is laid there.
Only this module and the rules know these numbers.
"""

from __future__ import annotations

import functools
import re

import msgspec

from tatami.engine.errors import MalformedMove
from tatami.engine.game_types import Card, Cell
from tatami.games.village.constants import CELLS, FARTHEST, FIRST_CELL, KINDS, REACH, SIDE
from tatami.games.village.material import CARD_KINDS, SUITS, card_name

CELL_PATTERN = re.compile(r"([-−]?\d{1,2})\s*[,;]\s*([-−]?\d{1,2})")
CARD_PATTERN = re.compile(r"([a-z]+)[- ]?(\d)", re.IGNORECASE)


class ChooseCard(msgspec.Struct, frozen=True, kw_only=True, tag="card"):
    """Choose this card of the hand (V8)."""

    card: Card


class LayCard(msgspec.Struct, frozen=True, kw_only=True, tag="cell"):
    """Lay the chosen card here (V8)."""

    cell: Cell


class FoundVillage(msgspec.Struct, frozen=True, kw_only=True, tag="village"):
    """Lay the visible village here, the next one in the other cell (V11)."""

    cell: Cell


Move = ChooseCard | LayCard | FoundVillage


def move(action: int) -> Move:
    if 0 <= action < KINDS:
        if card_name(action) not in CARD_KINDS:
            raise MalformedMove(f"{action} is not the number of a card")
        return ChooseCard(card=card_name(action))
    name = cell_name(action - FIRST_CELL)
    return FoundVillage(cell=name) if (action - FIRST_CELL) % 2 == 0 else LayCard(cell=name)


def number(move: Move) -> int:
    if isinstance(move, ChooseCard):
        return kind_of(move.card)
    cell = cell_number(move.cell)
    if isinstance(move, FoundVillage) != (cell % 2 == 0):
        raise MalformedMove(f"{move.cell} is a cell for a {'village' if cell % 2 == 0 else 'card'}")
    return FIRST_CELL + cell


def show(action: int) -> str:
    found = move(action)
    return found.card if isinstance(found, ChooseCard) else found.cell


def read(text: str) -> int:
    words = text.strip()
    if match := CELL_PATTERN.fullmatch(words):
        return FIRST_CELL + cell_at(to_int(match[1]), to_int(match[2]))
    if (match := CARD_PATTERN.fullmatch(words)) and (suit := suit_of(match[1])):
        return kind_of(f"{suit}-{match[2]}")
    raise MalformedMove(f"{words[:40]!r} is not a move; write a card as helmet-3, a cell as 1,0")


def to_int(text: str) -> int:
    return int(text.replace("−", "-"))


def suit_of(word: str) -> str | None:
    """A symbol by its name or the beginning of it."""
    return next((suit for suit in SUITS if suit.startswith(word.lower())), None)


def kind_of(card: str) -> int:
    found = CARD_KINDS.get(card)
    if found is None:
        raise MalformedMove(f"there is no card {card[:40]!r}; cards are like helmet-3 or samurai-1")
    return found


@functools.cache
def cell_name(cell: int) -> str:
    """`x,y` from the first village."""
    if not 0 <= cell < CELLS:
        raise MalformedMove(f"{cell} is not the number of a cell")
    x, y = place(cell)
    if max(abs(x), abs(y)) > FARTHEST:
        raise MalformedMove(f"{x},{y} is farther than any card can lie")
    return f"{x},{y}"


def place(cell: int) -> tuple[int, int]:
    return cell % SIDE - REACH, cell // SIDE - REACH


def cell_number(name: str) -> int:
    match = CELL_PATTERN.fullmatch(name.strip())
    if match is None:
        raise MalformedMove(f"{name[:40]!r} is not a cell; write it as 1,0")
    return cell_at(to_int(match[1]), to_int(match[2]))


def cell_at(x: int, y: int) -> int:
    if max(abs(x), abs(y)) > FARTHEST:
        raise MalformedMove(f"{x},{y} is farther than any card can lie")
    return (y + REACH) * SIDE + x + REACH
