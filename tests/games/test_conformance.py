"""Every game keeps the contract, and plays the same games compiled and interpreted.

The games and options that are tried stand in `tests/games/GAME/parameters.py`.
"""

from __future__ import annotations

import pytest

import tatami
from tatami.engine.testing import check_compiled, conform
from tests.games.parameters import Agreement, Conformance, cases


@pytest.mark.parametrize(("key", "tried"), cases("conformance"))
def test_a_game_keeps_the_contract(key: str, tried: Conformance) -> None:
    conform(
        tatami.game(key),
        games=tried.games,
        seats=tried.seats,
        options=tried.options,
        material=tried.material,
        seed=tried.seed,
        some=tried.some,
    )


@pytest.mark.parametrize(("key", "agreement"), cases("agreements"))
def test_compiled_and_interpreted_play_the_same_games(key: str, agreement: Agreement) -> None:
    place = agreement.place or f"{tatami.game(key).package}:GAME"
    check_compiled(place, games=agreement.games, seed=agreement.seed)
