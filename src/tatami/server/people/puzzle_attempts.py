"""What a solver is told about puzzles, and what a first attempt changes; without a database.

The server keeps attempts and ratings in its database (`puzzle_ratings`), the edition without a
server in the browser's (`tatami.browser.puzzles`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Annotated

import msgspec

from tatami.engine.puzzles import Puzzle, PuzzleFile, Task, puzzle_of_the_day
from tatami.server.people.glicko import START_RATING, Rating, rate
from tatami.server.tables.refusals import Refusal
from tatami.server.wire.puzzle_scene import PuzzleScene

NEAR = 24
"""The next puzzle is one of so many whose rating is nearest to the solver's."""
MOST_ACTIONS = 8
PUZZLE_DEVIATION = 180.0
"""Of a puzzle that nobody has tried: its first rating is an estimate by bots."""


class Solver(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has done with the puzzles of a game."""

    rating: float = START_RATING
    provisional: bool = True
    attempts: int = 0
    solved: int = 0
    streak: int = 0
    """Puzzles solved in a row, up to the last one."""
    best_streak: int = 0


class PuzzleResult(msgspec.Struct, frozen=True, kw_only=True):
    """What an attempt changed."""

    counted: bool
    """False: you had tried this puzzle before."""
    change: float
    """Of the solver's rating."""
    solver: Solver
    puzzle_rating: float
    attempts: int
    """First attempts at this puzzle, by everybody here."""


class PuzzlesOfGame(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    count: int
    themes: dict[str, int]
    """How many puzzles each theme has."""
    daily: str
    """The id of the puzzle of the day."""
    daily_tried: bool
    solver: Solver


class PuzzleOut(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    task: Task
    moves: int
    """For `win`: how many moves the solver has."""
    rating: float
    themes: list[str]
    tried: bool
    """You have tried it: another attempt does not count."""
    position: PuzzleScene


class NextPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    left: int
    """How many puzzles of this theme you have not tried."""


class AttemptIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Your moves so far, without the replies of the others."""

    actions: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, lt=2**31)]], msgspec.Meta(max_length=MOST_ACTIONS)
    ] = []
    wish: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """One more move, as text."""


class AttemptOut(msgspec.Struct, frozen=True, kw_only=True):
    position: PuzzleScene
    result: PuzzleResult | None
    """Null until the puzzle is over."""


class SolverRecord(msgspec.Struct, frozen=True):
    """The solver's side of all rated attempts at the puzzles of a game."""

    rating: Rating = Rating()
    solved: int = 0
    streak: int = 0
    best_streak: int = 0

    def shown(self) -> Solver:
        return Solver(
            rating=self.rating.rating, provisional=self.rating.provisional,
            attempts=self.rating.games, solved=self.solved, streak=self.streak,
            best_streak=self.best_streak,
        )  # fmt: skip


def rate_attempt(
    solver: SolverRecord, puzzle: Rating, solved: bool, now: int
) -> tuple[SolverRecord, Rating]:
    """Solver and puzzle after a first attempt: a game between the two."""
    own, other = rate([solver.rating, puzzle], [1.0, 0.0] if solved else [0.0, 1.0], now)
    streak = solver.streak + 1 if solved else 0
    best = max(streak, solver.best_streak)
    return SolverRecord(own, solver.solved + solved, streak, best), other


def outline(file: PuzzleFile, solver: Solver, tried: AbstractSet[str], day: int) -> PuzzlesOfGame:
    """The puzzles of a game, on a day counted from 1970."""
    themes: dict[str, int] = {}
    for puzzle in file.puzzles:
        for theme in puzzle.themes:
            themes[theme] = themes.get(theme, 0) + 1
    daily = puzzle_of_the_day(file, day).id
    return PuzzlesOfGame(
        game=file.game, count=len(file.puzzles), themes=themes, daily=daily,
        daily_tried=daily in tried, solver=solver,
    )  # fmt: skip


def next_puzzle(
    file: PuzzleFile, theme: str, solver: Solver, tried: AbstractSet[str],
    learned: Mapping[str, float], player: str,
) -> NextPuzzle:  # fmt: skip
    """A puzzle that was not tried and that fits the solver's rating; raises Refusal."""
    puzzles = [one for one in file.puzzles if not theme or theme in one.themes]
    if not puzzles:
        raise Refusal("no_puzzle", "there is no such puzzle: choose another theme")
    fresh = [one for one in puzzles if one.id not in tried]
    chosen = choose(fresh or puzzles, learned, solver, f"{player} {len(tried)} {theme}")
    return NextPuzzle(id=chosen.id, left=len(fresh))


def choose(
    puzzles: list[Puzzle], learned: Mapping[str, float], solver: Solver, seed: str
) -> Puzzle:
    """One of the nearest in rating. The same player in the same situation gets the same one."""
    ratings = {one.id: learned.get(one.id, float(one.rating)) for one in puzzles}
    near = sorted(puzzles, key=lambda one: (abs(ratings[one.id] - solver.rating), one.id))[:NEAR]
    number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8])
    return near[number % len(near)]


def shown_puzzle(puzzle: Puzzle, rating: float, tried: bool, position: PuzzleScene) -> PuzzleOut:
    return PuzzleOut(
        id=puzzle.id, task=puzzle.task, moves=puzzle.moves, themes=list(puzzle.themes),
        rating=rating, tried=tried, position=position,
    )  # fmt: skip
