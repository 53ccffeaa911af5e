"""Random games, with the game's own invariants checked on the way."""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tatami.engine.chance import Chance
from tatami.engine.errors import TatamiError
from tatami.engine.game import Game

Violation = Callable[[Any], str | None]


class BrokenInvariant(TatamiError):
    """A state that the rules cannot lead to: what is wrong, and the state."""


@functools.cache
def invariants_of(package: str) -> Violation | None:
    """`violation` of the game's `invariants.py`; None if its folder has none."""
    if find_spec(f"{package}.invariants") is None:
        return None
    found: Violation = import_module(f"{package}.invariants").violation
    return found


def check_state(game: Game[Any], state: Any) -> None:
    """Raise BrokenInvariant with the first invariant that the state breaks."""
    violation = invariants_of(game.package)
    broken = None if violation is None else violation(state)
    if broken is not None:
        raise BrokenInvariant(f"{broken}\n{state.dump()}")


def check_random_games(
    game: Game[Any], table: Any, rng: Chance, games: int, *, one_in: int = 1
) -> int:
    """Play random games at this table. Check one in `one_in` states, chosen at random, and each
    final one. Returns how many decisions the games took."""
    decisions = 0
    for _ in range(games):
        state = table.deal(rng.fork())
        check_state(game, state)
        while not state.over:
            state.play(state.pick(rng))
            decisions += 1
            if state.over or one_in == 1 or rng.below(one_in) == 0:
                check_state(game, state)
    return decisions
