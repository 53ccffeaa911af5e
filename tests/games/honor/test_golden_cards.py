"""The golden games of Honor play every card."""

from __future__ import annotations

from tatami.games.honor import GAME
from tatami.games.honor.actions import MOVES
from tatami.games.honor.material import KIND_NAMES
from tests.goldens import golden_moves

SPARE = {"okugata-c", "warrior-e", "warrior-f"}
"""Kinds that have no card in any edition."""


def test_the_golden_games_play_every_kind_of_card_and_of_move() -> None:
    moves = set(golden_moves("honor"))
    cards = {move.removeprefix("play ") for move in moves if move.startswith("play ")}
    assert cards | {"save-face"} == set(KIND_NAMES) - SPARE
    words = {move.split(" ")[0] for move in moves}
    assert words == {GAME.show(action).split(" ")[0] for action in MOVES}
