"""Walks through random games and tries every law."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tatami.engine.game import Game
from tatami.engine.material import Material
from tatami.engine.state import playout
from tatami.engine.testing import laws
from tatami.engine.testing.walk import Walk, walks

Law = Callable[[Walk], None]


class Broken(AssertionError):
    """A law that does not hold: which, why, and where."""


def conform(
    game: Game[Any],
    *,
    games: int = 12,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    material: Material | str | None = None,
    seed: str = "conform",
    some: int = 5,
) -> None:
    """Raise Broken if the game breaks a law of the contract.

    Plays that many random games, over all player counts in turn; the slow laws are tried at about
    `some` positions of each.
    """
    for walk in walks(game, games, seats=seats, options=options, seed=seed, material=material):
        bound = game.bound(walk.play.options, walk.play.seats)
        while not walk.state.over:
            _try(laws.EVERYWHERE, walk)
            if walk.tests.below(max(1, _usual_length(walk) // some)) == 0:
                _try(laws.AT_SOME, walk)
            walk.step()
            if len(walk.play.actions) > bound:
                raise Broken(f"no end within {bound} decisions: {walk.where()}")
        _try((*laws.EVERYWHERE, *laws.AT_SOME, *laws.AT_THE_END), walk)


def _usual_length(walk: Walk) -> int:
    """How long such a game is, judged by playing one out."""
    if walk.length == 0:
        walk.length = playout(walk.state.clone(), walk.tests)
    return walk.length


def _try(some_laws: Iterable[Law], walk: Walk) -> None:
    for law in some_laws:
        try:
            law(walk)
        except AssertionError as error:
            name = law.__name__.replace("_", " ")
            raise Broken(f"{name}: {error}\n  at {walk.where()}") from error
