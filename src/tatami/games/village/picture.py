"""The field as an SVG picture: pale villages, and cards in the colors of the seats."""

from __future__ import annotations

from tatami.engine.svg_shapes import SIDE, circle, group, path, rect, text
from tatami.games.village.view import InfluenceCard, SymbolInfluence, VillageCard, VillageView

GROUND, PAPER, EDGE, ROOF, PALE, SOFT = (
    "#26241f",
    "#f3ead6",
    "#c4b083",
    "#6e5a3e",
    "#fffdf8",
    "#4a4236",
)
SEAT_COLORS = ("#2f6b4a", "#a03122", "#2f4a8a", "#8a5c06")
CRESTS = (
    "M12 1.5c5 6.5 8 9.5 8 13.5a8 8 0 0 1-16 0c0-4 3-7 8-13.5z",
    "M3 3.5h18v4.5H3zM3 9.75h18v4.5H3zM3 16h18v4.5H3z",
    "M15.5 2.5a9.5 9.5 0 1 0 5.5 15.5A8.5 8.5 0 0 1 15.5 2.5z",
    (
        "M12 2a4 4 0 0 1 3.8 5.2A4 4 0 1 1 17 15a4 4 0 1 1-5 4.8"
        "A4 4 0 1 1 7 15a4 4 0 1 1 1.2-7.8A4 4 0 0 1 12 2z"
    ),
)
"""Green, red, blue, yellow; as in the browser."""
HUES = {"helmet": "#a8452f", "buddha": "#a97a10", "rice": "#3f7544", "samurai": "#3b3a46"}
CELL, LARGEST = 100, 1.1
"""A cell in its own units, and the largest scale: a field of one card does not fill the picture."""


def draw(view: VillageView) -> str:
    """The whole field, as large as it fits."""
    drawn = [(place(one.cell), village(one)) for one in view.villages]
    drawn += [(place(one.cell), influence_card(one)) for one in view.cards]
    columns = [x for (x, _), _ in drawn] or [0]
    rows = [y for (_, y), _ in drawn] or [0]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    scale = min(LARGEST, (SIDE - 24) / (CELL * max(wide, high)))
    left = (SIDE - wide * CELL * scale) / 2 - min(columns) * CELL * scale
    top = (SIDE - high * CELL * scale) / 2 - min(rows) * CELL * scale
    inner = "".join(group(x * CELL, y * CELL, part) for (x, y), part in drawn)
    return rect(0, 0, SIDE, SIDE, GROUND, round_=8) + group(left, top, inner, scale)


def place(cell: str) -> tuple[int, int]:
    """Column and row; rows count upward."""
    column, _, row = cell.partition(",")
    return int(column), -int(row)


def village(card: VillageCard) -> str:
    count = len(card.symbols)
    columns = [
        symbol_with_leader(lead, 50 + (index - (count - 1) / 2) * 29)
        for index, lead in enumerate(card.symbols)
    ]
    paper = rect(3, 3, 94, 94, PAPER, round_=7, line=EDGE) + path("M12 28L50 9l38 19z", ROOF)
    return group(0, 0, paper + "".join(columns), opacity=0.6 if card.scored else 1)


def symbol_with_leader(lead: SymbolInfluence, x: float) -> str:
    found = group(x, 47, shape(lead.symbol, HUES[lead.symbol]), 1.1)
    if lead.leader is not None:
        found += rect(x - 13.5, 64, 27, 27, SEAT_COLORS[lead.leader], round_=4)
        return found + text(lead.influence[lead.leader], x, 84, 20, PALE, "middle")
    return found + (text("=", x, 86, 24, SOFT, "middle") if any(lead.influence) else "")


def influence_card(card: InfluenceCard) -> str:
    suit, _, value = card.card.partition("-")
    ground = rect(5, 5, 90, 90, SEAT_COLORS[card.seat], round_=7, line=PAPER)
    crest = group(11, 11, path(CRESTS[card.seat], PALE), 0.62)
    numeral = text(value, 36, 73, 56, PALE, "middle")
    inner = ground + crest + numeral + group(68, 56, shape(suit, PALE), 1.3)
    return group(0, 0, inner, opacity=0.5 if card.turned else 1)


def shape(name: str, fill: str) -> str:
    """A symbol around 0, 0."""
    if name == "helmet":
        return path("M0-10l11 18h-22z", fill)
    if name == "buddha":
        return circle(0, 0, 9.5, fill)
    if name == "rice":
        return rect(-8.5, -8.5, 17, 17, fill)
    return path("M-9 9L7-9 10-6-6 11z", fill) + path("M9 9L-7-9-10-6 6 11z", fill)


def seat_mark(seat: int) -> str:
    return path(CRESTS[seat], SEAT_COLORS[seat])
