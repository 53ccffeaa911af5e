"""Random games of every built-in game, with the game's invariants checked on the way."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.engine.chance import chance_from
from tatami.engine.testing import check_random_games
from tatami.registry import BUILT_IN_GAMES, game

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "samourai": [{}, {"jumping": False}],
    "honor": [
        {"edition": edition, "reactions": reactions}
        for edition in ("amigo", "gamewright")
        for reactions in ("holders", "everyone")
    ],
}
"""More than one table where options change what the invariants are about."""

LONG = {"samourai": 100_000, "village": 66_700, "seven": 28_572, "honor": 6_250}
"""Random games for each table of the long tests."""


def check(key: str, games: int, one_in: int) -> None:
    found = game(key)
    for seats in range(found.min_seats, found.max_seats + 1):
        for options in OPTIONS.get(key, [{}]):
            table = found.table(seats=seats, options=options)
            rng = chance_from(f"invariants {seats} {options}")
            check_random_games(found, table, rng, games, one_in=one_in)


@pytest.mark.heavy
@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_random_games_break_no_invariant(key: str) -> None:
    check(key, 8, one_in=10)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_many_random_games_break_no_invariant(key: str) -> None:
    check(key, LONG[key], one_in=200)
