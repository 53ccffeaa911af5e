"""Search plays on one state and takes moves back: the state must be as it was before."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami.engine import Game, chance_from

GAME: Game[Any] = tatami.game("samourai")

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("jumping", [True, False])
def test_moves_taken_back_leave_no_trace(jumping: bool) -> None:  # M5 to M15
    table = GAME.table(options={"jumping": jumping, "repetition": 2, "limit": 12})
    ends = set()
    for number in range(12):
        chance = chance_from(f"take back {number}")
        state = table.deal(chance)
        before = []
        while not state.over:
            before.append((state.dump(), int(state.key()), state.legal(), list(state.seen)))
            assert state.advance(state.pick(chance)) is state
        ends.add(int(state.reason))
        while before:
            state.retreat()
            now = (state.dump(), int(state.key()), state.legal(), list(state.seen))
            assert now == before.pop(), f"game {number}"
    assert len(ends) > 1, "games that end in more than one way"


def test_a_move_after_one_taken_back_is_the_same_as_without_it() -> None:
    state = GAME.new(seed="again")
    chance = chance_from("again")
    for _ in range(8):
        other = state.clone()
        state.advance(state.legal()[-1])
        state.retreat()
        action = state.pick(chance)
        state.play(action)
        other.play(action)
        assert state.dump() == other.dump()
        if state.over:
            break


def test_games_without_it_get_a_copy() -> None:
    state = tatami.game("village").new(seats=2, seed="copy")
    before = state.dump()
    after = state.advance(state.legal()[0])
    after.retreat()
    assert after is not state and after.dump() != before == state.dump()
