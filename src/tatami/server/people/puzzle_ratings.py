"""Attempts at puzzles, and the ratings of puzzles and solvers that learn from them.

A first attempt is a game between solver and puzzle, rated like any other (`people.glicko`). Later
attempts at the same puzzle change nothing.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, select, update

from tatami.server.people.glicko import Rating
from tatami.server.people.puzzle_attempts import (
    PUZZLE_DEVIATION,
    PuzzleResult,
    Solver,
    SolverRecord,
    rate_attempt,
)
from tatami.server.store.base import operation
from tatami.server.store.queries import add_new
from tatami.server.store.schema import players, puzzle_attempts, puzzle_solvers, rated_puzzles


def solver_of_row(row: Row[Any]) -> Solver:
    return record_of(row).shown()


def record_of(row: Row[Any]) -> SolverRecord:
    return SolverRecord(rating_of(row), row.solved, row.streak, row.best_streak)


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
    own, other = rate_attempt(record_of(solver), rating_of(puzzle), solved, now)
    connection.execute(
        update(puzzle_solvers)
        .where(puzzle_solvers.c.player_id == solver.player_id, puzzle_solvers.c.game == solver.game)
        .values(
            rating=own.rating.rating, deviation=own.rating.deviation, attempts=own.rating.games,
            changed=now, solved=own.solved, streak=own.streak, best_streak=own.best_streak,
        )
    )  # fmt: skip
    connection.execute(
        update(rated_puzzles)
        .where(rated_puzzles.c.game == puzzle.game, rated_puzzles.c.puzzle == puzzle.puzzle)
        .values(rating=other.rating, deviation=other.deviation, attempts=other.games, changed=now)
    )
    return PuzzleResult(
        counted=True, change=own.rating.rating - solver.rating, solver=own.shown(),
        puzzle_rating=other.rating, attempts=other.games,
    )  # fmt: skip


def rating_of(row: Row[Any]) -> Rating:
    return Rating(row.rating, row.deviation, row.attempts, row.changed)


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
