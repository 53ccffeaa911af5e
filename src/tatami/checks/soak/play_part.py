"""Plays one part of a soak: random games of one kind, with trials at some of their positions.

Parts take the games in turn, so that each game gets the same number of decisions.

A part depends only on the seed of the run and its own number, so parts can be played by any
process, in any order, and again.
"""

from __future__ import annotations

import signal
from typing import Any

import msgspec

import tatami
from tatami.checks.soak.position_trials import Position, first_line, problem
from tatami.checks.soak.random_tables import TableChoice, random_table
from tatami.engine.chance import Chance, chance_from
from tatami.engine.state import Actions, State
from tatami.engine.testing.checked_steps import WHAT_IS_WRONG, checked_steps

PART = 100_000
"""Decisions of a part, or a few more: its last game is played to the end."""
INVARIANTS_ONE_IN = 100
SAMPLING_ONE_IN = 10
"""Of the positions whose invariants are checked."""
LAWS_ONE_IN = 20
"""Of the positions at which the sampling law is tried: all laws of the conformance kit."""


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    table: TableChoice
    actions: list[int]
    trial: str
    what: str


class PartResult(msgspec.Struct, kw_only=True):
    decisions: int = 0
    games: int = 0
    invariants: int = 0
    """Positions at which all invariants were checked."""
    samples: int = 0
    laws: int = 0
    failure: Failure | None = None


def play_part(seed: str, number: int, games: list[str]) -> PartResult:
    rng = chance_from(f"{seed} part {number}")
    result = PartResult()
    key = games[number % len(games)]
    while result.decisions < PART and result.failure is None:
        table = random_table(key, rng, f"{seed} {number} {result.games}")
        play_game(table, rng, result)
        result.games += 1
    return result


def play_game(table: TableChoice, rng: Chance, result: PartResult) -> None:
    """One random game to its end; its failure, if there is one, goes into the result."""
    game = tatami.game(table.game)
    legal, taken = Actions(), Actions()
    bound = game.bound(game.options(table.options), table.seats)
    state = game.new(seats=table.seats, options=table.options, seed=table.seed)
    while result.failure is None:
        try_position(table, taken.as_list, state, rng, result)
        if state.over or result.failure is not None:
            break
        steps = 1 + rng.below(2 * INVARIANTS_ONE_IN)
        try:
            wrong = WHAT_IS_WRONG[checked_steps(state, rng, legal, taken, game.action_count, steps)]
        except Exception as error:
            wrong = first_line(error)
        if not wrong and taken.n > bound:
            wrong = f"no end within {bound} decisions"
        if wrong:
            result.failure = failure(table, taken.as_list(), "legal_actions", wrong)
    result.decisions += taken.n


def try_position(
    table: TableChoice, actions: Any, state: State, rng: Chance, result: PartResult
) -> None:
    """Try the invariants, and sometimes more. `actions` returns the actions so far."""
    result.invariants += 1
    trials = ["invariants"]
    if rng.below(SAMPLING_ONE_IN) == 0:
        result.samples += 1
        trials.append("sampling_law")
        if rng.below(LAWS_ONE_IN) == 0:
            result.laws += 1
            trials.append("all_laws")
    so_far = actions() if len(trials) > 1 else []
    for trial in trials:
        if what := problem(trial, Position(table, so_far, state)):
            result.failure = failure(table, actions(), trial, what)
            return


def failure(table: TableChoice, actions: list[int], trial: str, what: str) -> Failure:
    return Failure(table=table, actions=actions, trial=trial, what=what)


def play_part_for_parent(seed: str, number: int, games: list[str]) -> bytes:
    """For worker processes, whose answers travel as bytes."""
    return msgspec.msgpack.encode(play_part(seed, number, games))


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
