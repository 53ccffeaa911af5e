"""The length of random games, and what the invariants find."""

from __future__ import annotations

import tatami
from tatami.engine import chance_from
from tatami.engine.state import playouts
from tatami.games.samourai import GAME
from tatami.games.samourai.constants import ANZEN
from tatami.games.samourai.invariants import violation
from tests.games.samourai.positions import played


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
