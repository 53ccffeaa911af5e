"""Random games of every game, with the game's invariants checked on the way."""

from __future__ import annotations

import pytest

import tatami
from tatami.engine.chance import chance_from
from tatami.engine.testing import check_random_games
from tests.games.parameters import keys, parameters_of


def check(key: str, games: int, one_in: int) -> None:
    game = tatami.game(key)
    for seats in range(game.min_seats, game.max_seats + 1):
        for options in parameters_of(key).invariant_options:
            table = game.table(seats=seats, options=options)
            rng = chance_from(f"invariants {seats} {options}")
            check_random_games(game, table, rng, games, one_in=one_in)


@pytest.mark.heavy
@pytest.mark.parametrize("key", keys())
def test_random_games_break_no_invariant(key: str) -> None:
    check(key, 8, one_in=10)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("key", keys())
def test_many_random_games_break_no_invariant(key: str) -> None:
    check(key, parameters_of(key).long_games, one_in=200)
