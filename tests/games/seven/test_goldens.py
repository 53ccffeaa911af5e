"""Whole games, move by move: a change of behavior shows here first. They are written again only by
`python -m tests.games.seven.make_goldens`."""

from __future__ import annotations

from typing import get_args

import pytest

from tatami.engine import Play
from tatami.engine.options import parse
from tatami.games.seven import GAME
from tatami.games.seven.actions import Move
from tatami.games.seven.options import SevenOptions
from tests.games.seven.make_goldens import FOLDER, GAMES, write


@pytest.mark.parametrize("name", [name for name, _, _ in GAMES])
def test_a_golden_game_plays_as_it_did(name: str) -> None:
    text = FOLDER.joinpath(f"{name}.txt").read_text(encoding="utf-8")
    head, moves, _ = text.split("\n\n")
    _version, seats, settings, seed = (line.partition(" ")[2] for line in head.split("\n"))
    options = parse(SevenOptions, settings.split())
    play = Play(GAME, seats=int(seats), seed=seed, options=options)
    for move in moves.split("\n"):
        play.apply_text(move)
    assert write(play) == text


def test_the_goldens_show_every_sort_of_move() -> None:
    found = set()
    for name, _, _ in GAMES:
        moves = FOLDER.joinpath(f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[1]
        found |= {type(GAME.move(GAME.read(move))) for move in moves.split("\n")}
    assert found == set(get_args(Move))
