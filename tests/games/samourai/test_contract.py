"""Samouraï keeps the contract: the conformance kit, both options, compiled and interpreted."""

from __future__ import annotations

import pytest

import tatami
from tatami.engine import chance_from
from tatami.engine.state import playouts
from tatami.engine.testing import check_compiled, conform
from tatami.games.samourai import GAME
from tatami.games.samourai.constants import ANZEN
from tatami.games.samourai.invariants import violation
from tests.games.samourai.positions import played


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"limit": 12},
        *(
            pytest.param(options, marks=pytest.mark.heavy)
            for options in ({"jumping": False}, {"repetition": 2}, {"repetition": 0})
        ),
    ],
)
def test_samourai_keeps_the_contract(options: dict[str, object]) -> None:
    conform(GAME, games=6 if tatami.MODE == "compiled" else 2, options=options)


@pytest.mark.heavy
def test_compiled_and_interpreted_play_the_same_games() -> None:
    check_compiled("tatami.games.samourai:GAME", games=8)


def test_the_invariants_find_what_is_wrong() -> None:  # M3, M8, M11, M13, M15
    for spoil in ("on", "home", "demand", "anzen", "key", "slot", "reason"):
        state = played("d1-d4", "h11-f9", "g1-g4")
        assert violation(state) is None
        if spoil == "on":
            state.on[5] = 3
        elif spoil == "home":
            state.home ^= 1
        elif spoil == "demand":
            state.demand += 1
        elif spoil == "anzen":
            state.move_piece(0, ANZEN)
        elif spoil == "key":
            state.pieces_key ^= 1
        elif spoil == "slot":
            state.seen[7] += 1
        else:
            state.reason = 1
        assert violation(state) is not None, spoil


def test_random_games_last_about_sixty_plies() -> None:
    """An independent implementation of the rules measured 60 plies."""
    games = 2_000 if tatami.MODE == "compiled" else 400
    plies = playouts(GAME.table(), chance_from("length"), games)
    assert 55 < plies / games < 65
