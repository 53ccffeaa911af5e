"""The board as data: reading `material.toml` and checking it (M1 to M3)."""

from __future__ import annotations

import functools
from collections import Counter

from tatami.engine.errors import BadMaterial
from tatami.engine.material import Material
from tatami.games.samourai.board import Board
from tatami.games.samourai.constants import ANZEN, SIDE, SQUARES

COUNTS = {"X": 8, "O": 1, ".": 48, "D": 16, "I": 16, "S": 16, "K": 16}
NAMES = {
    "X": "shiro",
    "O": "anzen",
    ".": "mekura",
    "D": "dragon",
    "I": "ibis",
    "S": "sun",
    "K": "sabre",
}


class SamouraiMaterial(Material, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rows: tuple[str, ...]
    """Row 11 first, as red sees the board."""
    half_turn: bool = True


def squares(material: SamouraiMaterial) -> str:
    """The letters from a1 to k11."""
    return "".join(reversed(material.rows))


def check(material: SamouraiMaterial) -> None:
    """M1, M2: sizes, letters, counts, camps, symmetry; raises BadMaterial with one line."""
    check_shape(material)
    letters = squares(material)
    check_counts(letters)
    if letters[ANZEN] != "O":
        raise BadMaterial("the anzen must be the central square, f6")
    if letters[:55].count("X") != 4 or letters[66:].count("X") != 4:
        raise BadMaterial("each camp needs four shiro: red's in rows 1 to 5, black's in 7 to 11")
    if material.half_turn and letters != letters[::-1]:
        check_half_turn(letters)


def check_shape(material: SamouraiMaterial) -> None:
    if len(material.rows) != SIDE:
        raise BadMaterial(f"the board has {SIDE} rows, not {len(material.rows)}")
    for number, row in zip(range(SIDE, 0, -1), material.rows, strict=True):
        if len(row) != SIDE:
            raise BadMaterial(f"row {number} has {len(row)} squares, not {SIDE}")
        for letter in row:
            if letter not in COUNTS:
                raise BadMaterial(f"row {number} has {letter!r}; choose from {' '.join(COUNTS)}")


def check_counts(letters: str) -> None:
    """M1: 8 shiro, 1 anzen, 48 mekura and 16 of each symbol."""
    found = Counter(letters)
    for letter, count in COUNTS.items():
        if found[letter] != count:
            raise BadMaterial(f"the board has {found[letter]} {NAMES[letter]} squares, not {count}")


def check_half_turn(letters: str) -> None:
    for square in range(SQUARES):
        if letters[square] != letters[SQUARES - 1 - square]:
            here, there = name(square), name(SQUARES - 1 - square)
            raise BadMaterial(
                f"{here} and {there} differ, so the camps do not see the same board; "
                "set half_turn = false if that is intended"
            )


def name(square: int) -> str:
    """`a1` to `k11`."""
    return f"{'abcdefghijk'[square % SIDE]}{square // SIDE + 1}"


SQUARE_NAMES = tuple(name(square) for square in range(SQUARES))


@functools.lru_cache(maxsize=64)
def board(letters: str) -> Board:
    """The tables of a layout, computed once."""
    return Board(letters)
