"""Playouts of the bot `policy`: who decides by what, how long they go on, and which move wins."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

import tatami
from tatami.bots import Knowledge, ThinkingBot, bot
from tatami.bots.budget import Budget, BudgetTimer
from tatami.bots.policy_bot import policy_of
from tatami.bots.policy_playout import PolicyPlayer
from tatami.bots.policy_race import BATCH, LIKELY, Race, is_behind, race
from tatami.engine import State, chance_from
from tests.bots.positions import middle

SEVEN: Any = tatami.game("seven")
UNCLEAR = 0.2
"""An action that the network plays so often is worth comparing with the first."""


def player(seats: int = 2) -> PolicyPlayer:
    policy = policy_of(SEVEN)
    assert policy is not None
    return policy.player(seats)


def preferences(state: State) -> dict[int, float]:
    policy = policy_of(SEVEN)
    assert policy is not None
    return policy.preferences(Knowledge(state, int(state.to_act)))


def unclear_positions() -> list[State]:
    """Positions in which the network likes more than one action."""
    found = [middle(SEVEN, 2, f"unclear {number}", 6 + number) for number in range(60)]
    unclear = [one for one in found if sorted(preferences(one).values())[-2] >= UNCLEAR]
    assert len(unclear) >= 4
    return unclear[:4]


def timer(playouts: int) -> BudgetTimer:
    return BudgetTimer(Budget(simulations=playouts), lambda: 0.0, None)


def raced(state: State, playouts: int) -> Race:
    knowledge = Knowledge(state, int(state.to_act))
    return race(knowledge, player(), preferences(state), timer(playouts), chance_from("race"))


def test_playouts_prefer_what_the_bot_prefers() -> None:
    rng = chance_from("prefers")
    for number in range(20):
        state = middle(SEVEN, 2, f"prefers {number}")
        assert player().preferred(state) == next(iter(preferences(state)))
        # Whatever the others hold, the seat decides by its own view.
        other = state.sample(state.to_act, rng)
        assert player().preferred(other) == player().preferred(state)


@pytest.mark.parametrize("laps", [1, 2])
def test_a_playout_ends_when_the_seat_comes_to_its_turn_again(laps: int) -> None:
    for number in range(8):
        state: Any = middle(SEVEN, 2, f"laps {number}", 6)
        seat, turns, playing = int(state.to_act), int(state.turns), int(state.round)
        player().play_laps(state, seat, laps)
        assert state.to_act == seat
        assert state.round > playing or state.turns == turns + 2 * laps


def test_a_playout_ends_with_the_game() -> None:
    state = SEVEN.new(seats=2, seed="end", options={"rounds": 1})
    player().play_laps(state, 0, 1000)
    assert state.over


@pytest.mark.heavy
def test_without_time_for_a_batch_the_network_decides() -> None:
    for state in unclear_positions():
        assert raced(state, 2 * BATCH - 1).best == next(iter(preferences(state)))


@pytest.mark.heavy
def test_playouts_change_some_moves_and_stay_among_those_that_the_network_likes() -> None:
    changed = 0
    for state in unclear_positions():
        liked, found = preferences(state), raced(state, 60).best
        assert liked[found] >= LIKELY
        changed += found != next(iter(liked))
    assert changed


def test_an_action_drops_out_only_if_it_is_clearly_behind() -> None:
    best = [0.5, 0.6, 0.7, 0.8]
    assert is_behind([0.4, 0.5, 0.6, 0.69], best)
    assert not is_behind([0.9, 0.2, 0.7, 0.6], best)
    assert not is_behind(best, best)


def test_a_style_learns_how_the_playouts_of_each_action_ended() -> None:
    one, other = Race(3, {3: [0.5, 0.7], 8: [0.25], 9: []}).action_values()
    assert (one.action, one.visits) == (3, 2)
    assert one.value == pytest.approx(0.6)
    assert one.error == pytest.approx(0.1)
    assert (other.action, other.visits, other.value, other.error) == (8, 1, 0.25, 0.5)


@pytest.mark.heavy
def test_what_is_hidden_does_not_change_a_move() -> None:
    """Swap all hidden cards by `sample`: for a fixed seed the bot moves as before."""
    for state in unclear_positions():
        seat = int(state.to_act)
        moves = set()
        for world in (state, state.sample(seat, chance_from("other"))):
            chooser = bot("policy:playouts=40,second_look=2", SEVEN)
            assert isinstance(chooser, ThinkingBot)
            chooser.clock = lambda: 0.0
            moves.add(chooser.choose(Knowledge(world, seat), chance_from("same")))
        assert len(moves) == 1


def found_in(mode: str) -> str:
    command = [sys.executable, "-m", __name__]
    environment = {**os.environ, "TATAMI_PURE": mode}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.heavy
def test_compiled_and_interpreted_playouts_choose_the_same() -> None:
    assert found_in("") == found_in("1")


if __name__ == "__main__":
    print([raced(one, 40).action_values() for one in unclear_positions()[:2]])
