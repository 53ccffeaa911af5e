"""The sampling law at many positions of random games (the conformance walk tries it at a few).

The games that are played stand in `tests/games/GAME/parameters.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tatami
from tatami.engine import Chance, chance_from
from tatami.engine.state import State
from tatami.engine.testing import check_sampling
from tests.games.parameters import Sampling, cases


def positions(sampling: Sampling, rng: Chance) -> Iterator[tuple[int, State]]:
    """Positions of one random game after the other, each with the number of its game."""
    number = 0
    while True:
        number += 1
        state = sampling.start(number)
        for _ in range(sampling.decisions):
            if rng.below(sampling.one_in) == 0:
                yield number, state
            if state.over:
                break
            state.play(state.pick(rng))


def viewers(sampling: Sampling, state: State, rng: Chance) -> list[int | None]:
    every: list[int | None] = [*range(state.seats), None]
    return [every[rng.below(len(every))]] if sampling.one_viewer else every


@pytest.mark.parametrize(("key", "sampling"), cases("sampling"))
def test_the_sampling_law_holds(key: str, sampling: Sampling) -> None:
    game, rng = tatami.game(key), chance_from("sampling law")
    found = positions(sampling, rng)
    for _ in range(sampling.positions):
        number, state = next(found)
        try:
            for viewer in viewers(sampling, state, rng):
                check_sampling(game, state, viewer, rng)
        except AssertionError as error:
            raise AssertionError(f"{error}\n  in game {number} at {state.dump()}") from error
