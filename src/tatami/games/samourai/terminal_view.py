"""The board in the terminal: letters and marks carry all meaning; color only helps.

A square is three columns wide. Red's samurai are `▲`, black's `▼`; a samurai that may move stands
in brackets. Under a samurai the square's letter stays visible.
"""

from __future__ import annotations

from tatami.engine.game import texts_of
from tatami.engine.terminal_text import Painter, fold, side_by_side, width
from tatami.games.samourai import actions
from tatami.games.samourai.constants import FREE, SIDE
from tatami.games.samourai.material import NAMES, SQUARE_NAMES
from tatami.games.samourai.position import CAMPS, SYMBOLS
from tatami.games.samourai.view import Camp, SamouraiView

MARKS = {"X": "╳", "O": "◎", ".": "·", "D": "D", "I": "I", "S": "S", "K": "K"}
PIECES = ("▲", "▼")
GAP = 3
"""Columns between the board and the legend."""
LACQUER, DEEP, CREAM, GOLD, INK, IVORY, LIT = 88, 52, 223, 220, 16, 231, 166


def draw(view: SamouraiView, paint: Painter, language: str) -> str:
    rows = [row(view, number, paint) for number in range(SIDE, 0, -1)]
    columns = "    " + "".join(f" {letter} " for letter in "abcdefghijk")
    board = "\n".join((*rows, paint(columns, dim=True)))
    room = paint.columns - width(columns) - GAP
    beside = "\n".join(fold(line, room) for line in legend(view, paint, language))
    return side_by_side(board, beside, GAP)


def row(view: SamouraiView, number: int, paint: Painter) -> str:
    squares = range((number - 1) * SIDE, number * SIDE)
    label = paint(f"{number:3} ", dim=True)
    return label + "".join(square(view, index, paint) for index in squares)


def square(view: SamouraiView, index: int, paint: Painter) -> str:
    letter = view.squares[index]
    name = SQUARE_NAMES[index]
    ground = DEEP if letter == "." else LIT if is_lit(view, letter) else LACQUER
    for seat, camp in enumerate(view.camps):
        if name in camp.samurai:
            piece = PIECES[seat] + (MARKS[letter] if letter != "." else " ")
            last = view.last.partition("-")[2] == name
            text = f"›{piece}" if last else f" {piece}"
            return paint(text, IVORY if seat == 0 else INK, ground, bold=True)
    left = view.last.partition("-")[0] == name
    text = f"‹{MARKS[letter]} " if left else f" {MARKS[letter]} "
    ink = GOLD if letter in "OX" else CREAM
    return paint(text, ink, ground, bold=is_lit(view, letter))


def is_lit(view: SamouraiView, letter: str) -> bool:
    """Does the square show the symbol that must be passed over first (M8)?"""
    if view.decision is None:
        return False
    symbol = view.decision.args.get("symbol", SYMBOLS[FREE])
    return symbol != SYMBOLS[FREE] and letter == ".DISK"[SYMBOLS.index(str(symbol))]


def legend(view: SamouraiView, paint: Painter, language: str) -> list[str]:
    texts = texts_of(__package__)
    lines = ["", *(camp_line(view, seat, paint, language) for seat in (1, 0)), ""]
    if view.last:
        lines += [last_mover(view) + view.last, paint(announced(view, language), bold=True), ""]
    lines.append(texts.say("legend-symbols", language))
    lines.append(texts.say("legend-squares", language))
    return lines


def camp_line(view: SamouraiView, seat: int, paint: Painter, language: str) -> str:
    texts = texts_of(__package__)
    camp: Camp = view.camps[seat]
    turn = view.decision is not None and view.decision.seat == seat
    marks = [texts.say("protected", language)] * camp.protected
    marks += [texts.say("anzen-left", language)] * camp.has_anzen
    name = texts.say(f"seat-{CAMPS[seat]}", language)
    text = f"{'●' if turn else ' '} {PIECES[seat]} {name:<6} {', '.join(marks)}".rstrip()
    return paint(text, bold=turn)


def last_mover(view: SamouraiView) -> str:
    end = view.last.partition("-")[2]
    return f"{PIECES[0 if end in view.camps[0].samurai else 1]} "


def announced(view: SamouraiView, language: str) -> str:
    """The announcement of the last move."""
    start, _, end = view.last.partition("-")
    action = actions.pack(actions.square(start), actions.square(end))
    landed = NAMES[view.squares[actions.end_of(action)]]
    return texts_of(__package__).say(
        "announcement", language, distance=actions.distance(action), landed=landed
    )
