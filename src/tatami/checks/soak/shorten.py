"""Shortens the moves of a failure while the same trial keeps failing."""

from __future__ import annotations

import time

import tatami
from tatami.checks.soak.play_part import Failure
from tatami.checks.soak.position_trials import Position, first_line, problem
from tatami.checks.soak.random_tables import TableChoice

SECONDS = 30.0
"""A failure that is not yet as short as possible is still a failure."""


def shorten(failure: Failure, seconds: float = SECONDS) -> Failure:
    """The same failure after as few moves as can be found: first the shortest beginning that
    fails, then without pieces of it, from large ones to single moves."""
    until = time.monotonic() + seconds
    best = first_failure(failure.table, failure.actions, failure.trial) or failure
    size = len(best.actions) // 2
    while size and time.monotonic() < until:
        best = without_pieces(best, size, until)
        size //= 2
    return best


def without_pieces(best: Failure, size: int, until: float) -> Failure:
    start = 0
    while start < len(best.actions) and time.monotonic() < until:
        fewer = best.actions[:start] + best.actions[start + size :]
        found = first_failure(best.table, fewer, best.trial)
        if found is not None and len(found.actions) < len(best.actions):
            best = found
        else:
            start += size
    return best


def first_failure(table: TableChoice, actions: list[int], trial: str) -> Failure | None:
    """The first position of this game at which the trial fails; None if there is none, or if the
    actions are not all legal."""
    state = tatami.game(table.game).new(seats=table.seats, options=table.options, seed=table.seed)
    for number in range(len(actions) + 1):
        so_far = actions[:number]
        what = problem(trial, Position(table, so_far, state))
        if not what and number < len(actions):
            try:
                if state.over or not state.is_legal(actions[number]):
                    return None
                state.play(actions[number])
            except Exception as error:
                what, so_far = first_line(error), actions[: number + 1]
        if what:
            return Failure(table=table, actions=so_far, trial=trial, what=what)
    return None
