"""What the numbers of an observation and of the action space for learning mean."""

from __future__ import annotations

from tatami.engine.layout import Layout, Part, layout
from tatami.games.samourai.constants import SIDE
from tatami.games.samourai.observation import DIRECTIONS, DISTANCES, LONGEST, PLANES, SYMBOLS

VERSION = 1


def observation_layout() -> Layout:
    return layout(
        VERSION,
        Part(
            "planes",
            (PLANES, SIDE, SIDE),
            1,
            "row by row from the viewer's side: dragon, ibis, sun, saber; the viewer's shiro, the "
            "opponent's; the viewer's samurai 0 to 3 in the order of their squares; all of the "
            "opponent's samurai",
        ),
        Part("squares", (2, 4), 120, "the squares of both players' samurai, ascending"),
        Part("distance", (DISTANCES,), 1, "the distance to answer (M7): any, 1 to 10, opening"),
        Part("symbol", (SYMBOLS,), 1, "the symbol to answer (M8): none, dragon, ibis, sun, saber"),
        Part("anzen", (2,), 1, "who may still land on the anzen (M11): viewer, opponent"),
        Part("protected", (2,), 1, "who is protected (M13): viewer, opponent"),
        Part("to_act", (1,), 1, "the viewer is to act"),
        Part("repeated", (1,), 9, "how often this position occurred before (M15)"),
        Part("plies_left", (1,), 255, "moves until the limit (M15), at most 255"),
    )


def action_layout() -> Layout:
    return layout(
        VERSION,
        Part(
            "ways",
            (4, DIRECTIONS, LONGEST),
            1,
            "the samurai, in the order of their squares; the direction as the player sees it "
            "(back left, back, back right, left, right, forward left, forward, forward right); "
            "the distance from 1",
        ),
    )
