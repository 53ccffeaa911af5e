"""The opening book: good moves in positions that occur often, made by self-play.

`openings.json` has its positions from the side of the player to act; of a position and its mirror
image (left and right, dragon and saber, ibis and sun exchanged) it has one. The book holds for the
board of `material.toml` with the default options, and for one version of the rules. The command
`python -m tests.games.samourai.opening_book` makes it.
"""

from __future__ import annotations

import functools
from importlib.resources import files

import msgspec

from tatami.engine.game_types import OpeningMove
from tatami.engine.state import NOBODY
from tatami.games.samourai.constants import LEAP, SIDE, SQUARES
from tatami.games.samourai.options import SamouraiOptions
from tatami.games.samourai.state import SamouraiState

FILE = "openings.json"


class BookMove(msgspec.Struct, frozen=True, array_like=True):
    """A move of a position of the book, both as the book sees them."""

    action: int
    games: int
    won: float
    """The share of these games that the player won, from 0 to 1."""
    judged: float
    """The player's winning chances after a deep search, from 0 to 1."""


class Book(msgspec.Struct, frozen=True):
    version: int
    """Of the game's rules."""
    board: str
    positions: dict[str, tuple[BookMove, ...]]


@functools.cache
def read_book() -> Book:
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=Book)


def opening_moves(s: SamouraiState, version: int) -> list[OpeningMove]:
    """The moves of the book in this position, the best first; empty if it does not have it."""
    if s.to_act == NOBODY or not is_for(read_book(), s, version):
        return []
    key, mirrored = book_key(s)
    found = [
        OpeningMove(
            action=turned(one.action, int(s.to_act), mirrored),
            games=one.games,
            won=one.won,
            judged=one.judged,
        )
        for one in read_book().positions.get(key, ())
    ]
    return sorted(found, key=lambda one: (-one.value, one.action))


def is_for(book: Book, s: SamouraiState, version: int) -> bool:
    usual = SamouraiOptions()
    options = s.jumping == usual.jumping and s.repetition == usual.repetition
    return (
        book.version == version
        and book.board == s.board.kind
        and options
        and s.limit == usual.limit
    )


def book_key(s: SamouraiState) -> tuple[str, bool]:
    """The position as the book writes it, and whether that is its mirror image."""
    plain, other = seen_from(s, False), seen_from(s, True)
    return (other, True) if other < plain else (plain, False)


def seen_from(s: SamouraiState, mirrored: bool) -> str:
    """The position from the side of the player to act, mirrored or not."""
    seat = int(s.to_act)
    squares = [turned_square(int(square), seat, mirrored) for square in s.at]
    own, others = (
        sorted(squares[4 * seat : 4 * seat + 4]),
        sorted(squares[4 - 4 * seat : 8 - 4 * seat]),
    )
    distance, symbol = divmod(int(s.demand), 5)
    if mirrored and symbol:
        symbol = 5 - symbol
    rights = int(s.anzen_used)
    if seat == 1:
        rights = rights >> 1 | (rights & 1) << 1
    return bytes([*own, *others, distance * 5 + symbol, rights]).hex()


def turned(action: int, seat: int, mirrored: bool) -> int:
    """An action as the book sees it, or from the book: the way back is the same."""
    start, end = divmod(action, LEAP)
    return turned_square(start, seat, mirrored) * LEAP + turned_square(end, seat, mirrored)


def turned_square(square: int, seat: int, mirrored: bool) -> int:
    if mirrored:
        row, column = divmod(square, SIDE)
        square = row * SIDE + SIDE - 1 - column
    return SQUARES - 1 - square if seat == 1 else square
