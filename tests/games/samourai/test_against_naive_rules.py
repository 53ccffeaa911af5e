"""The real rules against the naive implementation: same moves, same counts."""

from __future__ import annotations

import pytest

import tatami
from tatami.engine import chance_from, perft
from tatami.games.samourai import GAME
from tests.games.samourai import naive_rules as naive
from tests.games.samourai.positions import legal

PERFT = {1: 96, 2: 1_816, 3: 37_120, 4: 843_444, 5: 20_388_148}
"""Equal to the naive count at every depth; 4 and 5 are compared by the long tests."""

PERFT_BLOCKED = {1: 74, 2: 1_140, 3: 20_998}


DEPTHS = [1, 2, 3, 4] if tatami.MODE == "compiled" else [1, 2, 3]
"""Depth 4 takes a minute interpreted; the long tests do it."""


@pytest.mark.parametrize("depth", DEPTHS)
def test_perft_is_as_it_was(depth: int) -> None:
    assert perft(GAME.new(), depth) == PERFT[depth]


@pytest.mark.parametrize("depth", [1, 2])
def test_perft_equals_the_naive_count(depth: int) -> None:
    assert naive.perft(naive.START, depth) == PERFT[depth]
    assert naive.perft(naive.START, depth, jumping=False) == PERFT_BLOCKED[depth]
    assert perft(GAME.new(options={"jumping": False}), depth) == PERFT_BLOCKED[depth]


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("depth", [3, 4, 5])
def test_deep_perft_equals_the_naive_count(depth: int) -> None:
    assert perft(GAME.new(), depth) == naive.perft(naive.START, depth) == PERFT[depth]


@pytest.mark.parametrize("jumping", [True, False])
def test_random_games_offer_the_same_moves(jumping: bool) -> None:
    rng = chance_from(f"naive {jumping}")
    for _ in range(12 if tatami.MODE == "compiled" else 3):
        state, position = GAME.new(options={"jumping": jumping}), naive.START
        while not state.over:
            there = {naive.show(move): move for move in naive.moves(position, jumping)}
            assert set(there) == set(legal(state)), GAME.write_position(state)
            action = state.pick(rng)
            position = naive.after(position, *there[GAME.show(action)])
            state.apply(action)
        outcome = GAME.outcome(state)
        assert outcome is not None
        answers = naive.pseudo_moves(position, jumping)
        if outcome.reason == "iki_zumari":
            assert answers == []
            assert outcome.winners == (1 if position.red_moves else 0,)
        elif outcome.reason == "only_strangling":
            assert answers and not naive.moves(position, jumping)
        else:
            assert naive.moves(position, jumping)
