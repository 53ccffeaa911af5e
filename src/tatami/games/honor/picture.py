"""The table as an SVG picture: per player honor on the way to the target, and the houses."""

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
from tatami.games.honor.view import HonorView, HouseView, Player

GROUND, WASHI, SCROLL, GREY = "#3b2a20", "#f3ead6", "#6b4426", "#cfcac4"
ICONS = {
    "samurai": (
        "#a02c1b",
        (
            "M12 2c1.5 0 2 1.2 1.7 2.2 2 .5 3.3 2.1 3.3 4.3 0 2.7-2 5-5 5s-5-2.3-5-5"
            "c0-2.2 1.3-3.8 3.3-4.3C10 3.2 10.5 2 12 2zM3 22"
            "c.4-4.7 3.6-7 9-7s8.6 2.3 9 7l-6-1.5L12 17l-3 3.5z"
        ),
    ),
    "ronin": (
        "#57524d",
        (
            "M12 3l10 9c-6 2-14 2-20 0zM7.5 14.5c3 .6 6 .6 9 0-.3 2.5-2 4-4.5 4s-4.2-1.5-4.5-4z"
            "M5 22c1-2 3.5-2.8 7-2.8s6 .8 7 2.8z"
        ),
    ),
    "daimyo": (
        "#a02c1b",
        (
            "M2 3c2.5 4.5 5.5 6.3 10 6.3S19.5 7.5 22 3c.5 5.5-1.8 8.7-4.7 10H6.7"
            "C3.8 11.7 1.5 8.5 2 3zM10.5 2h3v5h-3zM6 14.5h12l1.5 4-3.5-1-1 4.5H9l-1-4.5-3.5 1z"
        ),
    ),
    "okugata": ("#8a2f63", "M12 21L2.5 10C5 5.5 8.5 4 12 4s7 1.5 9.5 6z"),
    "warrior": (
        "#5b4a3a",
        (
            "M12 2l10 6.5v1.5H2V8.5zM5 11.5h14c0 5-2.5 8.5-7 8.5s-7-3.5-7-8.5zM9 14v2h2v-2z"
            "M13 14v2h2v-2z"
        ),
    ),
    "bodyguard": (
        "#2f5f45",
        (
            "M12 2l8.5 3v7c0 5-3.5 8.5-8.5 10-5-1.5-8.5-5-8.5-10V5zM12 6v11.5"
            "c2.7-1.2 4.5-3.2 4.5-6V7.5z"
        ),
    ),
    "possession": (
        "#7a5a08",
        "M13.5 2L22 8l-2.5 3.5-3-2L9 20.5 5.5 18 13 7l-2.3-1.6zM2 20h9l1 2.5H1z",
    ),
    "castle": (
        "#2f4a6a",
        (
            "M12 1l1 2h3.5L19 6.5h-2V9h2l3 3.5h-2.5V16h2l1 6.5h-21l1-6.5h2v-3.5H2L5 9h2V6.5H5"
            "L7.5 3H11zM10.5 17.5v5h3v-5z"
        ),
    ),
}
"""By kind of card, in a 24 × 24 box; as in the browser."""
PANEL_WIDTH, PANEL_HEIGHT, GAP = 330, 148, 10
TRACK_X, TRACK_WIDTH = 44, 180


def draw(view: HonorView) -> str:
    """A panel per player, in two columns where they are more than three."""
    count = len(view.players)
    columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    wide = (SIDE - GAP * (columns + 1)) / columns
    scale = min(wide / PANEL_WIDTH, (SIDE - GAP * (rows + 1)) / rows / PANEL_HEIGHT)
    width, height = PANEL_WIDTH * scale, PANEL_HEIGHT * scale
    left = (SIDE - columns * width - (columns - 1) * GAP) / 2
    top = (SIDE - rows * height - (rows - 1) * GAP) / 2
    parts = [rect(0, 0, SIDE, SIDE, GROUND, round_=8)]
    for player in view.players:
        row, column = divmod(player.seat, columns)
        place = left + column * (width + GAP), top + row * (height + GAP)
        parts.append(group(*place, panel(view, player), scale))
    return "".join(parts)


def panel(view: HonorView, player: Player) -> str:
    """The border of the player on turn is vermilion."""
    asked = view.decision is not None and view.decision.seat == player.seat
    paper = rect(0, 0, PANEL_WIDTH, PANEL_HEIGHT, SHEET, round_=8, line=SEAL if asked else LINE)
    kinds = {face.card: face.kind for face in view.faces}
    shelves = [shelf(house, player, kinds) for house in player.houses]
    rows = [
        group(10, 44 + 52 * (2 - len(shelves) + index), row) for index, row in enumerate(shelves)
    ]
    return (
        paper
        + group(10, 8, svg_shapes.seat_mark(player.seat))
        + track(view, player)
        + "".join(rows)
    )


def track(view: HonorView, player: Player) -> str:
    """Honor on the way to the target, and the seal of the shogun."""
    share = max(0.0, min(1.0, player.honor / view.target))
    bar = rect(TRACK_X, 14, TRACK_WIDTH, 12, FOLD, round_=6)
    bar += rect(TRACK_X, 14, TRACK_WIDTH * share, 12, SEAL, round_=6) if share else ""
    number = text(
        str(player.honor).replace("-", "−"), TRACK_X + TRACK_WIDTH + 58, 29, 26, INK, "end"
    )
    return bar + number + (group(296, 8, shogun_seal()) if player.shogun else "")


def shogun_seal() -> str:
    return circle(12, 12, 11, SEAL) + path("M6 7h12v11H6zM12 7v11M6 12.5h12", line=SHEET, width=2)


def shelf(house: HouseView, player: Player, kinds: dict[str, str]) -> str:
    """The cards of one house as scrolls; more than eight lie closer together."""
    heads = ["samurai" if player.status != "ronin" else "ronin"] if house.house == "samurai" else []
    cards = [*heads, *(kinds[card] for card in house.cards)]
    step = min(39.0, (PANEL_WIDTH - 56) / max(1, len(cards) - 1))
    board = rect(0, 42, PANEL_WIDTH - 20, 4, SCROLL, round_=2)
    return board + "".join(group(index * step, 0, scroll(kind)) for index, kind in enumerate(cards))


def scroll(kind: str) -> str:
    color, steps = ICONS[kind]
    ground = rect(0, 0, 35, 42, GREY if kind == "ronin" else WASHI, round_=2, line="#b39f78")
    rods = rect(0, 0, 35, 4, SCROLL, round_=1) + rect(0, 38, 35, 4, SCROLL, round_=1)
    return ground + rods + group(5.5, 9, path(steps, color))


def seat_mark(seat: int) -> str:
    return svg_shapes.seat_mark(seat)
