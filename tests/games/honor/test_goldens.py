"""Golden playthroughs: the same seed and moves give the same game for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.engine.options import parse
from tatami.engine.play import Play
from tatami.games.honor import GAME
from tatami.games.honor.actions import MOVES
from tatami.games.honor.material import KIND_NAMES
from tatami.games.honor.options import HonorOptions
from tests.games.honor.make_goldens import FOLDER, GAMES, file_name, write

FILES = sorted(FOLDER.glob("*.txt"))


def moves(text: str) -> list[str]:
    return text.split("\n\n")[1].split("\n")


def replay(text: str) -> str:
    head = dict(line.partition(" ")[::2] for line in text.split("\n\n")[0].split("\n"))
    settings = head["options"].split()
    game = Play(
        GAME,
        seats=int(head["seats"]),
        seed=head["seed"],
        options=parse(HonorOptions, settings),
    )
    for move in moves(text):
        game.apply_text(move)
    return write(game, dict(setting.split("=") for setting in settings))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_playthrough_plays_the_same(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert replay(text) == text


def test_there_is_a_file_for_every_golden_game() -> None:
    assert {file.name for file in FILES} == {file_name(name) for _seats, name, _options in GAMES}


def test_the_goldens_play_every_kind_of_card_and_of_move() -> None:
    played = {move for file in FILES for move in moves(file.read_text(encoding="utf-8"))}
    spare = {"okugata-c", "warrior-e", "warrior-f"}
    cards = {move.removeprefix("play ") for move in played if move.startswith("play ")}
    assert cards | {"save-face"} == set(KIND_NAMES) - spare
    kinds = {move.split(" ")[0] for move in played}
    assert kinds == {GAME.show(action).split(" ")[0] for action in MOVES}
