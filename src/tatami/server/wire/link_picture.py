"""The picture of a shared link as SVG: 1200 × 630, ink on paper, one vermilion seal.

On the right is the position as spectators see it; before the start, the table with its seats.
"""

from __future__ import annotations

import functools
import random
from math import cos, pi, sin
from typing import Any

import msgspec

from tatami.engine.game import Game
from tatami.engine.svg_shapes import (
    FOLD,
    INK,
    LINE,
    PAPER,
    SEAL,
    SHEET,
    SIDE,
    SOFT,
    circle,
    group,
    path,
    rect,
    seat_mark,
    text,
)
from tatami.server.tables.table import Table
from tatami.server.wire.link_preview import LinkPreview

WIDTH, HEIGHT = 1200, 630
LEFT, TEXT_WIDTH = 80, 500
BOARD_X, BOARD_Y, BOARD_SIDE = 618, 51, 528
CUT = "..."
"""The font draws the character of an ellipsis in the middle of the line, as in Japanese."""
EXAMPLE_SEED, EXAMPLE_MOVES = 3, 40
TABLE_X, TABLE_Y, TABLE_RADIUS = 890, 315, 180


class Position(msgspec.Struct, frozen=True):
    """What the game draws: SVG without words."""

    board: str = ""
    """Empty before the start, and for games that draw nothing."""
    marks: list[str] = []
    """By seat."""


def position_of(table: Table) -> Position:
    """What a spectator sees: the view of no seat holds nobody's secrets."""
    game, play = table.game, table.play
    board = "" if play is None else game.picture(game.view(play.state, None))
    return Position(board, [game.seat_mark(seat) for seat in range(len(table.seats))])


@functools.cache
def example_of(game: Game[Any]) -> Position:
    """A position of some random moves, for links to the rules; none where the game draws none."""
    if type(game).picture is Game.picture:
        return Position()
    state, chance = game.new(seed=EXAMPLE_SEED), random.Random(EXAMPLE_SEED)
    for _ in range(EXAMPLE_MOVES):
        if legal := state.legal():
            state.apply(chance.choice(legal))
    return Position(game.picture(game.view(state, None)))


def picture(preview: LinkPreview, position: Position) -> str:
    marks = [*position.marks, *map(seat_mark, range(len(position.marks), 8))]
    drawn = position.board and group(BOARD_X, BOARD_Y, position.board, BOARD_SIDE / SIDE)
    seen = drawn or table_with_seats(preview, marks)
    parts = [ground(), seen, heading(preview.game), *rows(preview, marks)]
    lines = wrapped(preview.sentence, 29, lines_below(len(preview.names)))
    top = HEIGHT - 80 - 42 * (len(lines) - 1)
    parts += [text(line, LEFT, top + 42 * index, 32, SOFT) for index, line in enumerate(lines)]
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'


def lines_below(players: int) -> int:
    """How many lines of text fit under the names."""
    return 7 if players == 0 else 2 if players in (4, 7, 8) else 3


def ground() -> str:
    seal = rect(0, 0, 64, 64, SEAL, round_=12)
    seal += path("M14 14h36v36H14zM32 14v24M14 38h36", line=SHEET, width=5)
    return (
        rect(0, 0, WIDTH, HEIGHT, PAPER)
        + rect(28, 28, WIDTH - 56, HEIGHT - 56, SHEET, round_=12, line=LINE)
        + group(LEFT, 70, seal, 0.7)
        + text("Tatami", LEFT + 60, 104, 34, SOFT)
    )


def heading(title: str) -> str:
    size = min(84, int(TEXT_WIDTH / (0.56 * max(1, len(title)))))
    return text(title, LEFT, 206, size, INK)


def rows(preview: LinkPreview, marks: list[str]) -> list[str]:
    """The players; in two columns where they are more than four."""
    names = preview.names
    columns = 2 if len(names) > 4 else 1
    per_column = -(-len(names) // columns) if names else 1
    size, length = (38, 19) if columns == 1 else (30, 10)
    found = []
    for seat, name in enumerate(names):
        x = LEFT + (seat // per_column) * (TEXT_WIDTH // 2 + 20)
        y = 278 + (seat % per_column) * 56
        won = seat in preview.winners
        found.append(group(x, y - 30, marks[seat], 1.5))
        shown = shortened(name, length) if name else CUT
        found.append(text(shown, x + 50, y, size, SEAL if won else INK))
        if won:  # a check mark, so that the color is not alone
            found.append(group(x - 34, y - 28, path("M5 13l4 4 10-11", line=SEAL, width=3), 1.3))
    return found


def table_with_seats(preview: LinkPreview, marks: list[str]) -> str:
    """The table from above, with the marks of the seats around it."""
    count = len(preview.names) or 4
    drawn = [
        circle(TABLE_X, TABLE_Y, TABLE_RADIUS, FOLD, LINE),
        circle(TABLE_X, TABLE_Y, 62, SEAL, SEAL),
    ]
    for seat in range(count):
        angle = 2 * pi * seat / count + pi / 2
        x, y = TABLE_X + 136 * cos(angle), TABLE_Y + 136 * sin(angle)
        if seat in preview.winners:
            drawn.append(circle(x, y, 40, SHEET, SEAL))
        drawn.append(group(x - 24, y - 24, marks[seat], 2))
    return "".join(drawn)


def shortened(words: str, length: int) -> str:
    return words if len(words) <= length else words[: length - 1].rstrip() + CUT


def wrapped(words: str, length: int, most: int) -> list[str]:
    """Lines of at most so many characters; the last of `most` lines ends in three dots."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + len(word) >= length:
            lines.append("")
        lines[-1] = f"{lines[-1]} {shortened(word, length)}".strip()
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], lines[most - 1][: length - 2].rstrip(". ") + CUT]
