"""Golden games: the same seed, options and moves give the same game, event by event.

`python -m tests.goldens make` writes them again (see there).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

import tatami
from tatami.engine import Game, MalformedMove, records
from tests.games.parameters import Golden, keys, parameters_of
from tests.goldens import folder_of, golden_moves, record_of, transcript

GOLDENS = [
    pytest.param(key, golden, id=f"{key}-{golden.name}")
    for key in keys()
    for golden in parameters_of(key).goldens
]


@pytest.mark.parametrize(("key", "golden"), GOLDENS)
def test_a_golden_game_plays_as_it_did(key: str, golden: Golden) -> None:
    written = (folder_of(key) / f"{golden.name}.json").read_text(encoding="utf-8")
    record = records.read(written)
    dealt = (len(record.seats), record.seed, record.options)
    assert dealt == (golden.seats, golden.seed, dict(golden.options))
    text = (folder_of(key) / f"{golden.name}.txt").read_text(encoding="utf-8")
    assert transcript(record, golden.shows) == text
    assert record.result is not None and record.result.reason == golden.reason
    again = record_of(records.replay(record, tatami.game(key)), golden)
    assert records.write(again) == written


@pytest.mark.parametrize("key", keys())
def test_a_game_has_three_golden_games_or_more_and_no_other_files(key: str) -> None:
    names = [golden.name for golden in parameters_of(key).goldens]
    assert len(names) >= 3
    files = {file.name for file in folder_of(key).iterdir()}
    assert files == {f"{name}.{ending}" for name in names for ending in ("json", "txt")}


@pytest.mark.parametrize("key", keys())
def test_the_golden_games_show_every_kind_of_move(key: str) -> None:
    game = tatami.game(key)
    shown = {type(game.move(game.read(text))) for text in golden_moves(key)}
    assert shown == set(kinds_of_moves(game))


def kinds_of_moves(game: Game[Any]) -> Iterator[type]:
    for action in range(game.action_count):
        with contextlib.suppress(MalformedMove):  # the action space may have gaps
            yield type(game.move(action))
