"""The puzzles that Tatami ships: enough, small, and each with a line that solves it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tatami
from tatami.engine.errors import BadPuzzles
from tatami.engine.game import Game, texts_of
from tatami.engine.puzzles import FILE, Puzzle, PuzzleFile, PuzzlePlay, open_position, puzzles_of
from tatami.engine.texts import LANGUAGES
from tatami.puzzles import clear_choices, forced_puzzles, verify
from tatami.puzzles.mine import view_before

GAMES = [key for key in tatami.game_keys() if tatami.game(key).package.startswith("tatami.games.")]
LEAST = 300
MOST_BYTES = 150_000
FORCED = [key for key in GAMES if forced_puzzles.suits(tatami.game(key))]
MEASURED = [key for key in GAMES if key not in FORCED]


def shipped(key: str) -> tuple[Game[Any], PuzzleFile]:
    game = tatami.game(key)
    return game, puzzles_of(game)


def some(file: PuzzleFile, count: int, seed: str) -> list[Puzzle]:
    return random.Random(seed).sample(file.puzzles, count)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_ships_enough_puzzles_in_a_small_file(key: str) -> None:
    game, file = shipped(key)
    assert len(file.puzzles) >= LEAST
    assert len(game.folder.joinpath(FILE).read_bytes()) < MOST_BYTES
    assert len(file.by_id) == len(file.puzzles)
    views = {view_before(game, file.source(puzzle), puzzle) for puzzle in file.puzzles}
    assert len(views) == len(file.puzzles), "a position is asked twice"


@pytest.mark.parametrize("key", GAMES)
def test_the_line_of_every_puzzle_solves_it(key: str) -> None:
    game, file = shipped(key)
    for puzzle in file.puzzles:
        verify.check_solution(game, file, puzzle)


@pytest.mark.parametrize("key", GAMES)
def test_any_other_first_move_is_wrong(key: str) -> None:
    game, file = shipped(key)
    for puzzle in some(file, 12, "wrong"):
        for action in PuzzlePlay(game, file, puzzle).legal:
            attempt = PuzzlePlay(game, file, puzzle, [action])
            assert (action in puzzle.right) == (attempt.verdict is None or attempt.verdict.right)


@pytest.mark.parametrize("key", FORCED)
def test_forced_wins_are_proved_by_trying_every_line(key: str) -> None:
    game, file = shipped(key)
    quick = [puzzle for puzzle in file.puzzles if puzzle.task == "win" and puzzle.moves <= 3]
    for puzzle in quick[::10]:
        forced_puzzles.check(open_position(game, file.source(puzzle), puzzle.after).state, puzzle)


@pytest.mark.parametrize("key", FORCED)
def test_a_false_claim_is_found(key: str) -> None:
    game, file = shipped(key)
    puzzle = next(one for one in file.puzzles if one.task == "win" and one.moves == 2)
    state = open_position(game, file.source(puzzle), puzzle.after).state
    other = next(action for action in state.legal() if action not in puzzle.right)
    false = Puzzle(
        id="false", source=0, after=puzzle.after, task="win", right=(other,), rating=0,
        moves=2, line=((int(state.to_act), other), *puzzle.line[1:]),
    )  # fmt: skip
    with pytest.raises(BadPuzzles, match="does not win"):
        forced_puzzles.check(state, false)


@pytest.mark.parametrize("key", MEASURED)
def test_the_stated_margin_is_what_the_search_measured(key: str) -> None:
    _, file = shipped(key)
    for puzzle in file.puzzles:
        assert puzzle.task == "best" and puzzle.choices[0].action in puzzle.right
        assert puzzle.margin >= clear_choices.MARGIN


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_the_verification_confirms_every_puzzle(key: str) -> None:
    game, file = shipped(key)
    failed = [problem for _, problem in verify.problems(game, file) if problem]
    assert failed == []


@pytest.mark.parametrize("key", GAMES)
def test_themes_have_names(key: str) -> None:
    game, file = shipped(key)
    texts = texts_of("tatami.puzzles")
    for language in LANGUAGES:
        for theme in {theme for puzzle in file.puzzles for theme in puzzle.themes}:
            if theme.startswith("kind-"):
                assert game.texts.has(f"puzzle-{theme}", language), theme
            elif not theme.startswith("end-"):
                assert texts.has(f"theme-{theme}", language), theme
