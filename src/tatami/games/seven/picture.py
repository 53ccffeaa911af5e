"""The villages as an SVG picture: samurai on the table, rice, cards in hand and points."""

from __future__ import annotations

from tatami.engine import svg_shapes
from tatami.engine.svg_shapes import (
    FOLD,
    INK,
    LINE,
    SEAL,
    SHEET,
    SIDE,
    circle,
    group,
    path,
    rect,
    text,
)
from tatami.games.seven.rounds import SEVEN
from tatami.games.seven.view import Player, SevenView

GROUND, ROOF, PALE, DARK, POLE = "#2a3350", "#46558c", "#fdf6e6", "#4a3204", "#4a3b28"
CLANS = {"red": "#a8301e", "yellow": "#dfae35", "blue": "#2d4b96", "green": "#2c6a48"}
DIAMONDS = (
    "M32.5 14l8 10-8 10-8-10zM32.5 42l8 10-8 10-8-10z"
    "M22.5 28l8 10-8 10-8-10zM42.5 28l8 10-8 10-8-10z"
)
STAR = "M12 3l2.6 6 6.4.6-4.9 4.3 1.5 6.3L12 17l-5.6 3.2 1.5-6.3L3 9.6l6.4-.6z"
BANNER = "M13 10h39v62l-6.5-4-6.5 4-6.5-4-6.5 4-6.5-4-6.5 4z"
GRAIN = "M0-7C5-3 5 4 0 7-5 4-5-3 0-7z"
GAP, PANEL_WIDTH = 10, 320
"""The gap between panels, and the width of one in its own units."""


def draw(view: SevenView) -> str:
    """A panel per player, in two columns where they are more than three."""
    count = len(view.players)
    columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    width = (SIDE - GAP * (columns + 1)) / columns
    scale = width / PANEL_WIDTH
    height = min(112 * scale, (SIDE - GAP * (rows + 1)) / rows)
    top = (SIDE - rows * height - (rows - 1) * GAP) / 2
    parts = [rect(0, 0, SIDE, SIDE, GROUND, round_=8)]
    for seat, player in enumerate(view.players):
        x = GAP + (seat % columns) * (width + GAP)
        y = top + (seat // columns) * (height + GAP)
        asked = view.decision is not None and view.decision.seat == seat
        parts.append(group(x, y, panel(seat, player, asked), min(scale, height / 112)))
    return "".join(parts)


def panel(seat: int, player: Player, asked: bool) -> str:
    """112 high. The border of the player on turn is vermilion."""
    paper = rect(0, 0, PANEL_WIDTH, 112, SHEET, round_=8, line=SEAL if asked else LINE)
    roof = rect(0, 0, PANEL_WIDTH, 32, FOLD, round_=8)
    mark = group(10, 4, svg_shapes.seat_mark(seat))
    score = text(player.score, PANEL_WIDTH - 40, 25, 24, INK, "end")
    score += group(PANEL_WIDTH - 34, 4, path(STAR, SEAL))
    rice = group(56, 17, path(GRAIN, "#fffdf8", "#8d7d5c")) + text(player.rice, 68, 25, 24, INK)
    backs = group(120, 5, back()) + text(player.hand, 146, 25, 24, INK)
    count = max(SEVEN, len(player.table))
    step = min(43, (PANEL_WIDTH - 62) / (count - 1))  # more than seven cards overlap
    slots = [group(10 + index * step, 42, slot(player, index), 0.7) for index in range(count)]
    return paper + roof + mark + rice + backs + score + "".join(slots)


def slot(player: Player, index: int) -> str:
    if index >= len(player.table):
        return rect(0, 0, 58, 84, "none", round_=6, line=LINE)
    return banner(player.table[index])


def banner(card: str) -> str:
    """A card in a 60 × 84 box. A clan has a color and a pattern; the ronin has a straw hat."""
    ground = rect(0.75, 0.75, 58.5, 82.5, "#f6eedb", round_=6, line="#8d7d5c")
    if card not in CLANS:
        return ground + ronin()
    pole = path("M9 5v74M6 9h48", line=POLE, width=3)
    return ground + pole + path(BANNER, CLANS[card]) + pattern(card)


def ronin() -> str:
    hat = path("M4 45C14 40 22 26 30 17c8 9 16 23 26 28-17 5-35 5-52 0z", "#c8993c")
    coat = path("M13 78c1-19 8-27 17-27s16 8 17 27z", "#5c5a55")
    return coat + path("M20 43h20c0 9-4 13-10 13s-10-4-10-13z", "#caa987") + hat


def pattern(clan: str) -> str:
    if clan == "red":
        return circle(32.5, 38, 13.5, PALE)
    if clan == "yellow":
        return path(DIAMONDS, DARK)
    if clan == "blue":
        waves = "".join(f"M13 {y}q5-9 10 0t10 0 10 0 9.5-1" for y in (22, 37, 52))
        return path(waves, line=PALE, width=4.5)
    canes = "".join(f"M{x} 15v11M{x} 31v11M{x} 47v11" for x in (21.5, 32.5, 43.5))
    return path(canes, line=PALE, width=5)


def back() -> str:
    """The back of a card, for the size of a hand."""
    return rect(0, 0, 17, 23, ROOF, round_=3, line="#8f9cc8") + circle(8.5, 11.5, 4, "#cdd5ee")


def seat_mark(seat: int) -> str:
    return svg_shapes.seat_mark(seat)
