"""What the numbers of an observation and of the action space for learning mean."""

from __future__ import annotations

from tatami.engine.layout import Layout, Part, layout
from tatami.games.village.constants import ALL_VILLAGES, HAND, KINDS, MOST_OPEN, SET, SHAPES
from tatami.games.village.observation import (
    COMBINATIONS,
    FIRST_INFLUENCE,
    TRIGGERS,
    WINDOW,
)

VERSION = 1
BY_KIND = "by kind, symbol * 8 + influence (helmet, buddha, rice, samurai)"


def observation_layout(seats: int) -> Layout:
    return layout(
        VERSION,
        Part(
            "planes",
            (FIRST_INFLUENCE, WINDOW, WINDOW),
            1,
            "row by row, the first village in the middle: villages with a helmet, a buddha, a rice "
            "field; scored villages; open cells; cells that wait for a village",
        ),
        Part(
            "influence",
            (seats, SHAPES, WINDOW, WINDOW),
            7,
            "for each player, the viewer first: the influence of the cards on helmets, buddhas, "
            "rice fields",
        ),
        Part("seat", (seats,), 1, "the viewer's seat as the game counts"),
        Part("laid", (1,), 104, "cards and villages on the table"),
        Part("due", (2, 2), WINDOW, "row and column from 1 of the cells that wait for a village"),
        Part("phase", (3,), 1, "a card, a cell, a site for a village"),
        Part("to_act", (seats,), 1, "the player to act"),
        Part("first", (seats,), 1, "the starting player"),
        Part("hands", (seats, KINDS), HAND, f"the viewer's hand {BY_KIND}; others: zeros"),
        Part(
            "unseen",
            (seats, KINDS),
            SET,
            f"each player's cards that the viewer has not seen, {BY_KIND}",
        ),
        Part("chosen", (KINDS,), 1, f"the card that the viewer has chosen, {BY_KIND}"),
        Part("counts", (seats, 5), 16, "of each player: helmets, buddhas, rice fields, hand, pile"),
        Part("supply", (SHAPES,), 16, "stones left: helmets, buddhas, rice fields"),
        Part("pile", (1,), ALL_VILLAGES, "villages left"),
        Part("shown", (2, SHAPES), 1, "symbols of the top village, and of the next if it is shown"),
        Part(
            "hidden", (COMBINATIONS,), ALL_VILLAGES, "villages hidden in the pile, by symbol bits"
        ),
        Part("triggers", (TRIGGERS,), 1, "what has triggered the end (V18, V20), from place 1 on"),
    )


def action_layout() -> Layout:
    return layout(
        VERSION,
        Part("card", (KINDS,), 1, f"choose a card {BY_KIND}"),
        Part("cell", (WINDOW, WINDOW), 1, "a cell of the window, for a card or a village"),
        Part("outside", (MOST_OPEN,), 1, "a cell outside the window, by its place in the list"),
    )
