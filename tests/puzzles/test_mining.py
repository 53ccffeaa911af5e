"""Mining finds the same puzzles for the same seed, and goes on where it stopped."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
import pytest

import tatami
from tatami.engine import puzzles as puzzle_files
from tatami.engine.errors import BadPuzzles
from tatami.engine.puzzles import FILE, PuzzlePlay, puzzle_of_the_day, puzzles_of
from tatami.puzzles import verify
from tatami.puzzles.forced_wins import moves_to_win
from tatami.puzzles.mine import MiningFolder, idea, mine_game, select
from tatami.puzzles.source_games import Sources

GAME = tatami.game("samourai")
NUMBER = 205
"""A short source game with two puzzles."""


def test_the_same_seed_finds_the_same_puzzles() -> None:
    one, other = (mine_game(Sources(GAME, "puzzles"), NUMBER) for _ in range(2))
    assert one == other and one.puzzles


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    mined = mine_game(Sources(GAME, "puzzles"), NUMBER)
    folder = MiningFolder(tmp_path, GAME, "puzzles")
    folder.add(mined)
    with folder.file.open("ab") as file:
        file.write(b'{"number": 2, "sour')  # stopped while it wrote
    again = MiningFolder(tmp_path, GAME, "puzzles")
    assert again.mined == [mined] and again.next_number == NUMBER + 1


def test_no_idea_is_chosen_too_often() -> None:
    mined = mine_game(Sources(GAME, "puzzles"), NUMBER)
    same = [msgspec.structs.replace(mined, number=number) for number in range(5)]
    chosen = select(GAME, same, 10)
    assert len(chosen.puzzles) == len(mined.puzzles), "the same position was chosen twice"
    ideas = {idea(puzzle) for puzzle in mined.puzzles}
    assert {idea(puzzle) for puzzle in chosen.puzzles} == ideas and len(ideas) == 2


def test_a_file_of_puzzles_survives_writing_and_reading() -> None:
    file = puzzles_of(GAME)
    data = puzzle_files.write(file)
    assert puzzle_files.read(data, GAME) == file
    assert puzzle_files.write(file) == data == GAME.folder.joinpath(FILE).read_bytes()
    assert puzzle_files.game_key(data) == "samourai"


@pytest.mark.parametrize(
    ("data", "reason"),
    [(b"no gzip", "not a file of puzzles"), (gzip.compress(b"{}", mtime=0), "not a file")],
    ids=["no gzip", "no puzzles"],
)
def test_what_is_no_file_of_puzzles_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadPuzzles, match=reason):
        puzzle_files.read(data, GAME)


def test_puzzles_of_other_rules_are_not_offered() -> None:
    old = msgspec.structs.replace(puzzles_of(GAME), version=GAME.version - 1)
    with pytest.raises(BadPuzzles, match="mine them again"):
        puzzle_files.read(puzzle_files.write(old), GAME)


def test_dropping_a_puzzle_keeps_the_others_whole() -> None:
    file = puzzles_of(GAME)
    rest = verify.without(file, {file.puzzles[0].id})
    assert len(rest.puzzles) == len(file.puzzles) - 1
    for puzzle in rest.puzzles[:5]:
        verify.check_solution(GAME, rest, puzzle)


def test_the_puzzle_of_the_day_visits_all_of_them() -> None:
    file = puzzles_of(GAME)
    days = {puzzle_of_the_day(file, day).id for day in range(len(file.puzzles))}
    assert len(days) == len(file.puzzles)


def test_a_long_win_is_played_to_the_end_against_the_longest_resistance() -> None:
    file = puzzles_of(GAME)
    puzzle = next(one for one in file.puzzles if one.task == "win" and one.moves == 3)
    attempt = PuzzlePlay(GAME, file, puzzle)
    for left, action in zip((3, 2, 1), (own for _, own in puzzle.line[::2]), strict=True):
        assert moves_to_win(attempt.play.state, attempt.seat, 3) == left
        assert attempt.verdict is None
        attempt.do(action)
    assert attempt.verdict is not None and attempt.verdict.right
    assert attempt.legal == []
