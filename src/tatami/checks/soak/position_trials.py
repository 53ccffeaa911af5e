"""The trials of the soak: what is checked at a position, from the cheapest to the most thorough.

Every trial depends only on the table and the moves so far, so that a failure can be found again
while its moves are shortened.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import tatami
from tatami.checks.soak.random_tables import TableChoice
from tatami.engine.chance import chance_from
from tatami.engine.state import Actions
from tatami.engine.testing import Walk, check_sampling, check_state, laws
from tatami.engine.testing.checked_steps import WHAT_IS_WRONG, wrong_at


class Position(NamedTuple):
    """A state, and how it came about."""

    table: TableChoice
    actions: list[int]
    state: Any


CERTAIN = tuple(law for law in laws.AT_SOME if law is not laws.pick_is_uniform_over_legal)
"""The other one is statistical: it fails a correct game once in a million, and a soak is longer."""

Trial = Callable[[Position], None]
"""Raises an error if something is wrong there."""


def legal_actions(position: Position) -> None:
    """The legal actions are in order and exist exactly while the game runs, within its bound."""
    table, actions, state = position
    game = tatami.game(table.game)
    wrong = wrong_at(state, Actions(), game.action_count)
    assert not wrong, WHAT_IS_WRONG[wrong]
    bound = game.bound(game.options(table.options), table.seats)
    assert len(actions) <= bound, f"no end within {bound} decisions"
    state.clone().pick(chance_from(table.seed))


def invariants(position: Position) -> None:
    """The game's own invariants; at the end, the shares of the victory add up."""
    table, state = position.table, position.state
    game = tatami.game(table.game)
    check_state(game, state)
    if state.over:
        shares = [state.payoff(seat) for seat in range(table.seats)]
        assert min(shares) >= 0 and abs(sum(shares) - 1) < 1e-9, f"the shares are {shares}"
        assert game.outcome(state) is not None, "no outcome at the end"


def sampling_law(position: Position) -> None:
    """Nobody can tell a sample from the position: views do not leak, bots do not cheat."""
    table, actions, state = position
    rng = chance_from(f"{table.seed} sampling {len(actions)}")
    viewers = [*range(table.seats), None]
    viewer = viewers[rng.below(len(viewers))]
    check_sampling(tatami.game(table.game), state, viewer, rng)


def all_laws(position: Position) -> None:
    """Every law of the conformance kit, except for the one that may fail by bad luck."""
    table = position.table
    walk = Walk(tatami.game(table.game), table.seats, table.options, table.seed)
    for action in position.actions:
        walk.play.apply(action)
    at_the_end = laws.AT_THE_END if walk.state.over else ()
    for law in (*laws.EVERYWHERE, *CERTAIN, *at_the_end):
        try:
            law(walk)
        except Exception as error:
            raise AssertionError(f"{law.__name__.replace('_', ' ')}: {error!r}") from error


TRIALS: dict[str, Trial] = {
    trial.__name__: trial for trial in (legal_actions, invariants, sampling_law, all_laws)
}


def problem(trial: str, position: Position) -> str:
    """What the trial finds wrong, in one line; empty if all is well."""
    try:
        TRIALS[trial](position)
    except Exception as error:
        return first_line(error)
    return ""


def first_line(error: Exception) -> str:
    text = str(error).partition("\n")[0]
    return f"{type(error).__name__}: {text}" if text else repr(error)
