"""Attempts at puzzles, and the ratings of puzzles and solvers that learn from them.

A first attempt is a game between solver and puzzle, rated like any other (`people.ratings`). Later
attempts at the same puzzle change nothing.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select, update

from tatami.server.people.ratings import START_RATING, Rating, rate
from tatami.server.store.base import operation
from tatami.server.store.queries import add_new
from tatami.server.store.schema import players, puzzle_attempts, puzzle_solvers, rated_puzzles

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


def solver_of_row(row: Row[Any] | None) -> Solver:
    if row is None:
        return Solver()
    return Solver(
        rating=row.rating,
        provisional=Rating(row.rating, row.deviation).provisional,
        attempts=row.attempts,
        solved=row.solved,
        streak=row.streak,
        best_streak=row.best_streak,
    )


@operation
def solvers(connection: Connection, player: str) -> dict[str, Solver]:
    """By game."""
    rows = connection.execute(select(puzzle_solvers).where(puzzle_solvers.c.player_id == player))
    return {row.game: solver_of_row(row) for row in rows}


@operation
def tried(connection: Connection, player: str, game: str) -> set[str]:
    """The puzzles that this player has tried."""
    found = select(puzzle_attempts.c.puzzle).where(
        puzzle_attempts.c.player_id == player, puzzle_attempts.c.game == game
    )
    return set(connection.scalars(found))


@operation
def learned_ratings(connection: Connection, game: str) -> dict[str, float]:
    """The ratings of the puzzles that somebody has tried."""
    rows = connection.execute(
        select(rated_puzzles.c.puzzle, rated_puzzles.c.rating).where(rated_puzzles.c.game == game)
    )
    return {row.puzzle: row.rating for row in rows}


@operation
def attempts_of(connection: Connection, player: str) -> list[dict[str, Any]]:
    """For the export of personal data."""
    columns = (
        puzzle_attempts.c.game, puzzle_attempts.c.puzzle, puzzle_attempts.c.solved,
        puzzle_attempts.c.at,
    )  # fmt: skip
    rows = connection.execute(
        select(*columns).where(puzzle_attempts.c.player_id == player).order_by(puzzle_attempts.c.at)
    )
    return [dict(row._mapping) for row in rows]


@operation
def add_attempt(
    connection: Connection,
    player: str,
    game: str,
    puzzle: str,
    estimate: int,
    solved: bool,
    now: int,
) -> PuzzleResult:
    """Store the attempt and rate both sides, if it is the player's first at this puzzle."""
    add_new(connection, players, id=player, name="", created=now, seen=now)
    first = add_new(
        connection, puzzle_attempts,
        player_id=player, game=game, puzzle=puzzle, solved=solved, at=now,
    )  # fmt: skip
    solver_row = locked_solver(connection, player, game, now)
    puzzle_row = locked_puzzle(connection, game, puzzle, estimate, now)
    if not first:
        return PuzzleResult(
            counted=False, change=0.0, solver=solver_of_row(solver_row),
            puzzle_rating=puzzle_row.rating, attempts=puzzle_row.attempts,
        )  # fmt: skip
    return count(connection, solver_row, puzzle_row, solved, now)


def count(
    connection: Connection, solver: Row[Any], puzzle: Row[Any], solved: bool, now: int
) -> PuzzleResult:
    before = [rating_of(solver), rating_of(puzzle)]
    own, other = rate(before, [1.0, 0.0] if solved else [0.0, 1.0], now)
    streak = solver.streak + 1 if solved else 0
    connection.execute(
        update(puzzle_solvers)
        .where(puzzle_solvers.c.player_id == solver.player_id, puzzle_solvers.c.game == solver.game)
        .values(
            rating=own.rating, deviation=own.deviation, attempts=own.games, changed=now,
            solved=solver.solved + solved, streak=streak,
            best_streak=max(streak, solver.best_streak),
        )
    )  # fmt: skip
    connection.execute(
        update(rated_puzzles)
        .where(rated_puzzles.c.game == puzzle.game, rated_puzzles.c.puzzle == puzzle.puzzle)
        .values(rating=other.rating, deviation=other.deviation, attempts=other.games, changed=now)
    )
    after = solver_of_row(find_solver(connection, solver.player_id, solver.game))
    return PuzzleResult(
        counted=True, change=own.rating - solver.rating, solver=after,
        puzzle_rating=other.rating, attempts=other.games,
    )  # fmt: skip


def rating_of(row: Row[Any]) -> Rating:
    return Rating(row.rating, row.deviation, row.attempts, row.changed)


def find_solver(connection: Connection, player: str, game: str) -> Row[Any] | None:
    return connection.execute(
        select(puzzle_solvers).where(
            puzzle_solvers.c.player_id == player, puzzle_solvers.c.game == game
        )
    ).one_or_none()


def locked_solver(connection: Connection, player: str, game: str, now: int) -> Row[Any]:
    fresh = Rating()
    add_new(
        connection, puzzle_solvers, player_id=player, game=game, rating=fresh.rating,
        deviation=fresh.deviation, attempts=0, solved=0, streak=0, best_streak=0, changed=now,
    )  # fmt: skip
    return connection.execute(
        select(puzzle_solvers)
        .where(puzzle_solvers.c.player_id == player, puzzle_solvers.c.game == game)
        .with_for_update()
    ).one()


def locked_puzzle(
    connection: Connection, game: str, puzzle: str, estimate: int, now: int
) -> Row[Any]:
    add_new(
        connection, rated_puzzles, game=game, puzzle=puzzle, rating=float(estimate),
        deviation=PUZZLE_DEVIATION, attempts=0, changed=now,
    )  # fmt: skip
    return connection.execute(
        select(rated_puzzles)
        .where(rated_puzzles.c.game == game, rated_puzzles.c.puzzle == puzzle)
        .with_for_update()
    ).one()
