"""Random games against naive rules, perft counts, and what the invariants find."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.engine import Chance, chance_from
from tatami.engine.state import perft
from tatami.games.seven import GAME
from tatami.games.seven.constants import FIGHTERS, ROW
from tatami.games.seven.invariants import violation
from tatami.games.seven.memory import remember_seen_hand
from tatami.games.seven.state import SevenState
from tests.games.seven.positions import table


def test_the_invariants_find_what_is_lost() -> None:
    state = GAME.new(seats=3, seed="lost")
    assert violation(state) is None
    for spoil in ("into_hand", "onto_table"):
        spoiled = state.clone()
        getattr(spoiled, spoil)(1, 2)
        assert violation(spoiled) is not None
    forgotten = table("s / -", "rr / -", "y / -")
    remember_seen_hand(forgotten, 0, 1)
    assert violation(forgotten) is None
    forgotten.out_of_hand(1, 0)
    forgotten.into_hand(2, 0)
    assert violation(forgotten) is not None, "a card that is known there has left unseen"
    robbed = state.clone()
    robbed.start_rice = 11
    assert violation(robbed) is not None


def naive_calls(state: SevenState, seat: int) -> int:
    """S17, S18 by trying every choice of seven: the points of the best, or 0."""
    table = [int(state.tables[seat * ROW + kind]) for kind in range(FIGHTERS)]
    most = [table[kind] + int(state.hands[seat * ROW + kind]) for kind in range(FIGHTERS)]
    best = 0
    for red in range(table[0], most[0] + 1):
        for yellow in range(table[1], most[1] + 1):
            for blue in range(table[2], most[2] + 1):
                for green in range(table[3], most[3] + 1):
                    colors = sorted((red, yellow, blue, green), reverse=True)
                    ronin = 7 - sum(colors)
                    if table[4] <= ronin <= most[4] and colors[2] == 0:
                        worth = {7: 20, 6: 15, 5: 12, 4: 10}.get(colors[0], 7)
                        best = max(best, 7 if ronin else worth)
    return best


@pytest.mark.heavy
def test_a_call_is_legal_and_worth_what_trying_every_set_finds() -> None:  # S17, S18
    rng = chance_from("naive")
    found = Counter[int]()
    for number in range(12):
        state = GAME.new(seats=2 + number % 4, seed=f"naive {number}")
        while not state.over:
            seat = state.to_act
            if state.phase in (0, 1, 7):
                wanted = naive_calls(state, seat)
                assert (0 in state.legal()) == (wanted > 0)
                assert GAME.view(state, seat).can_call == wanted
                found[wanted] += 1
            state.play(state.pick(rng))
    assert set(found) >= {0, 7, 10, 12}


def test_perft_counts() -> None:
    """The number of positions after some decisions from a fixed deal; printed on failure."""
    state = GAME.new(seats=3, seed="perft")
    assert [perft(state, depth) for depth in range(1, 8)] == [1, 1, 12, 85, 172, 389, 1611]


def test_a_greedy_player_beats_random_ones() -> None:
    """The evaluation knows what the game is about: one ply on samples wins nearly always."""
    rng = chance_from("greedy")
    won = 0.0
    for number in range(8):
        state = GAME.new(seats=3, seed=f"greedy {number}", options={"rounds": 2})
        while not state.over:
            seat = state.to_act
            state.apply(greedy(state, seat, rng) if seat == 0 else state.pick(rng))
        won += state.payoff(0)
    assert won >= 7


def greedy(state: SevenState, seat: int, rng: Chance) -> int:
    sample = state.sample(seat, rng)
    best, value = 0, -1.0
    for action in state.legal():
        after = sample.clone()
        after.play(action)
        if after.evaluate(seat) > value:
            best, value = action, after.evaluate(seat)
    return best
