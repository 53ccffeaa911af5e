"""The learned evaluation: symmetric, the same interpreted, and only for the board it knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import tatami
from tatami.engine import Game, chance_from
from tatami.games.samourai import evaluate, interpreted
from tatami.games.samourai.state import SamouraiState
from tests.games.samourai.training import mirrored

GAME: Game[Any] = tatami.game("samourai")


def positions(games: int) -> Iterator[SamouraiState]:
    for number in range(games):
        chance = chance_from(f"evaluate {number}")
        state = GAME.table().deal(chance)
        while not state.over:
            yield state
            state.play(state.pick(chance))


def test_chances_add_up_and_are_the_same_interpreted() -> None:
    for state in positions(6):
        mover = int(state.to_act)
        chance = state.evaluate(mover)
        assert 0 < chance < 1
        assert chance + state.evaluate(1 - mover) == 1
        assert interpreted.learned(state) == evaluate.learned(state) == chance, state


def test_both_camps_see_the_same() -> None:
    """The board after a half turn, with the colors exchanged."""
    for state in positions(4):
        turned = GAME.table().deal(chance_from("turned"))
        squares = [120 - int(one) for one in [*state.at[4:], *state.at[:4]]]
        used = (int(state.anzen_used) >> 1) | (int(state.anzen_used) & 1) << 1
        turned.set_position(squares, 1 - state.to_act, state.demand, used, max(1, state.ply))
        if not turned.over:
            assert turned.evaluate(int(turned.to_act)) == state.evaluate(int(state.to_act)), state


def test_a_mirror_changes_squares_and_symbols_only() -> None:
    for state in positions(2):
        evaluate.fill_inputs(state)
        inputs = [int(one) for one in evaluate.NETWORK.on]
        assert len(set(inputs)) == evaluate.ACTIVE and max(inputs) < evaluate.INPUTS
        seen = mirrored(inputs)
        assert seen != inputs or state.ply == 0
        assert seen[9:] == inputs[9:] and mirrored(seen) == inputs


def test_other_boards_and_blocked_ways_are_judged_by_hand() -> None:
    state = GAME.new(seed="by hand")
    assert state.board.trained
    blocked = GAME.table(options={"jumping": False}).deal(chance_from("by hand"))
    assert blocked.evaluate(0) == evaluate.by_hand(blocked) != evaluate.learned(state)
