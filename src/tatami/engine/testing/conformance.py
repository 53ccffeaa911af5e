"""`conform`: plays random games and checks every law of the contract."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tatami.engine.game import Game
from tatami.engine.material import Material
from tatami.engine.testing import laws
from tatami.engine.testing.walk import Walk, walks

Law = Callable[[Walk], None]


class ContractViolation(AssertionError):
    """A law of the contract does not hold; the text says which, why and where."""


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
    """Raise ContractViolation if the game breaks a law of the contract.

    Plays that many random games, over all player counts in turn; the slow laws are tried at about
    `some` positions of each.
    """
    for walk in walks(game, games, seats=seats, options=options, seed=seed, material=material):
        bound = game.bound(walk.play.options, walk.play.seats)
        _check((_measure,), walk)
        while not walk.state.over:
            _check(laws.EVERYWHERE, walk)
            if walk.tests.below(max(1, walk.length // some)) == 0:
                _check(laws.AT_SOME, walk)
            walk.step()
            if len(walk.play.actions) > bound:
                raise ContractViolation(f"no end within {bound} decisions: {walk.where()}")
        _check((*laws.EVERYWHERE, *laws.AT_SOME, *laws.AT_THE_END), walk)


def _measure(walk: Walk) -> None:
    """Estimate the length of the game by one random playout."""
    walk.length = walk.play_out(walk.state.clone())


def _check(some_laws: Iterable[Law], walk: Walk) -> None:
    for law in some_laws:
        try:
            law(walk)
        except Exception as error:
            name = law.__name__.replace("_", " ")
            what = str(error) if isinstance(error, AssertionError) else repr(error)
            raise ContractViolation(f"{name}: {what}\n  at {walk.where()}") from error
