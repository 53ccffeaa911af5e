"""The board as an SVG picture: lacquer, cream symbols, ivory and ink pieces, as in the browser."""

from __future__ import annotations

from tatami.engine.svg_shapes import SIDE, circle, group, path, rect
from tatami.games.samourai import constants
from tatami.games.samourai.material import SQUARE_NAMES
from tatami.games.samourai.view import SamouraiView

LACQUER, FRAME, SQUARE, BLANK, DARK = "#5d130b", "#4a0e07", "#a52c1b", "#92251a", "#7c1d12"
CREAM, GOLD, IVORY, RED, BLACK, EDGE = (
    "#f6e7c8",
    "#e9bf5a",
    "#fff3d9",
    "#c93a22",
    "#17130f",
    "#4d0d06",
)
SYMBOLS = {
    "S": (
        "M12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6z",
        (
            "M12 2v2.6M12 19.4V22M2 12h2.6M 19.4 12H22M4.9 4.9l1.9 1.9M17.2 17.2l1.9 1.9"
            "M 19.1 4.9l-1.9 1.9M6.8 17.2l-1.9 1.9"
        ),
    ),
    "D": (
        "M13.5 3.5l1.8 2.2 3-.6-.6 2.4 3.3 2.5-4.5 1.2c-1.8.4-3.3-.6-3.5-2.2z",
        (
            "M14 9c-4-1.5-7.5.2-7.3 2.8.3 3.2 8.8 1.6 9.3 5 .4 3-5.5 4.7-12 2.2M9.5 8.5l-1.3-2"
            "M6.5 12.8l-2.4-.4"
        ),
    ),
    "I": (
        "M3 14.5c2-3.5 6-5 9.5-4 1.8.5 2.5 2 1.7 3.3-1.5 2.3-5 3-7.7 1.9z",
        "M13.5 11.5c3-1.5.5-5 2.5-6.7 1.3-1.1 4.5-.2 5.5 4.2M8.8 16.5v5M11.8 15.8v5.7",
    ),
    "K": (
        "M8.6 16.9C14 13.5 18 8.5 20.8 2.5c1 7-3.5 13.3-10.5 16.2z",
        "M6.5 14.2l5.6 6.6M8.8 18l-5.3 4",
    ),
}
"""By letter of a square, in a 24 × 24 box: what is filled and what is drawn."""
CRESCENT = "M9.5 3.5c.5 7 4.5 9.5 10.5 9.5s10-2.5 10.5-9.5c-2.5 4-6 5.5-10.5 5.5S12 7.5 9.5 3.5z"
HAT = "M6.5 14.5C10 8.5 15 5 20 5s10 3.5 13.5 9.5z"
BODY = "M8.5 34.5c.3-8 4-9.5 6-14.5h11c2 5 5.7 6.5 6 14.5z"
STEP = 40


def draw(view: SamouraiView) -> str:
    last = view.last.split("-") if view.last else []
    parts = [rect(0, 0, SIDE, SIDE, LACQUER, round_=8), rect(17, 17, 446, 446, FRAME, round_=3)]
    for index, letter in enumerate(view.squares):
        x, y = corner(index)
        parts.append(group(x, y, square(letter, SQUARE_NAMES[index] in last)))
    for seat, camp in enumerate(view.camps):
        for name in camp.samurai:
            x, y = corner(SQUARE_NAMES.index(name))
            parts.append(group(x, y, piece(seat)))
    return "".join(parts)


def corner(index: int) -> tuple[int, int]:
    """Of a square, with red at the bottom."""
    row, column = divmod(index, constants.SIDE)
    return 20 + column * STEP, 20 + (constants.SIDE - 1 - row) * STEP


def square(letter: str, marked: bool) -> str:
    ground = {".": BLANK, "X": DARK, "O": DARK}.get(letter, SQUARE)
    line = GOLD if marked else ""
    return rect(0.75, 0.75, 38.5, 38.5, ground, round_=2, line=line) + symbol(letter)


def symbol(letter: str) -> str:
    if letter == "X":
        return group(0, 0, path("M9 9l22 22m0-22l-22 22", line=CREAM, width=2), opacity=0.5)
    if letter == "O":
        return circle(20, 20, 13, "none", GOLD, 3) + circle(20, 20, 6, "none", GOLD, 3)
    if letter not in SYMBOLS:
        return ""
    filled, drawn = SYMBOLS[letter]
    return group(8, 8, path(filled, CREAM) + path(drawn, line=CREAM, width=2))


def piece(seat: int) -> str:
    """In a 40 × 40 box. Red has a crescent, black a wide hat."""
    fill, edge, belt = (IVORY, EDGE, RED) if seat == 0 else (BLACK, CREAM, CREAM)
    figure = path(BODY, fill, edge, 1.8) + path("M12.8 27.5h14.4", line=belt, width=2.5)
    head = circle(20, 15, 5.8, fill, edge, 1.8)
    if seat == 0:
        return figure + head + path(CRESCENT, RED, EDGE, 1.2)
    return figure + head + path(HAT, BLACK, CREAM, 1.8) + path("M11 12.5h18", line=CREAM)


def seat_mark(seat: int) -> str:
    return group(-1.2, 0, piece(seat), 0.64)
