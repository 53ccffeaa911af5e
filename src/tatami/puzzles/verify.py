"""Verification: an independent search, deeper than the one that found a puzzle, confirms it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tatami.engine.errors import BadPuzzles, TatamiError
from tatami.engine.game import Game
from tatami.engine.puzzles import Puzzle, PuzzleFile, PuzzlePlay, open_position
from tatami.puzzles import clear_choices, forced_puzzles

SEED = "verify"


def problems(
    game: Game[Any],
    file: PuzzleFile,
    seed: str = SEED,
    simulations: int = clear_choices.VERIFIED,
) -> Iterator[tuple[Puzzle, str]]:
    """Each puzzle, with what is wrong with it; "" if it holds."""
    for puzzle in file.puzzles:
        try:
            check(game, file, puzzle, seed, simulations)
        except TatamiError as error:
            yield puzzle, str(error)
        else:
            yield puzzle, ""


def check(game: Game[Any], file: PuzzleFile, puzzle: Puzzle, seed: str, simulations: int) -> None:
    """Raises BadPuzzles, or the error of the rules, if the puzzle does not hold."""
    check_solution(game, file, puzzle)
    state = open_position(game, file.source(puzzle), puzzle.after).state
    if puzzle.task == "best":
        clear_choices.check(game, state, puzzle, seed, simulations)
    else:
        forced_puzzles.check(state, puzzle)


def check_solution(game: Game[Any], file: PuzzleFile, puzzle: Puzzle) -> None:
    """Its moves are legal in a game that reaches it, and a player who makes them is told so."""
    attempt = PuzzlePlay(game, file, puzzle)
    own = [action for seat, action in puzzle.line if seat == attempt.seat]
    for action in own[: puzzle.moves]:
        attempt.do(action)
    if attempt.verdict is None or not attempt.verdict.right:
        raise BadPuzzles(f"{puzzle.id}: its line does not solve it")


def without(file: PuzzleFile, dropped: set[str]) -> PuzzleFile:
    """The file without these puzzles, and without games that no puzzle needs."""
    kept = [puzzle for puzzle in file.puzzles if puzzle.id not in dropped]
    used = sorted({puzzle.source for puzzle in kept})
    place = {source: index for index, source in enumerate(used)}
    return msgspec.structs.replace(
        file,
        games=tuple(file.games[source] for source in used),
        puzzles=tuple(
            msgspec.structs.replace(puzzle, source=place[puzzle.source]) for puzzle in kept
        ),
    )
