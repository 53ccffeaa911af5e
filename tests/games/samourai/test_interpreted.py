"""The rules for Python without the compiler agree with the loops, position by position."""

from __future__ import annotations

import pytest

import tatami
from tatami.engine import chance_from
from tatami.engine.state import NOBODY, Actions
from tatami.games.samourai import evaluate, interpreted, rules
from tatami.games.samourai.state import SamouraiState

GAMES = 40


@pytest.mark.parametrize("jumping", [True, False])
def test_legal_moves_answers_and_mobility_are_the_same(jumping: bool) -> None:  # M5 to M13
    table = tatami.game("samourai").table(options={"jumping": jumping})
    checked = 0
    for number in range(GAMES):
        chance = chance_from(f"interpreted {number}")
        state = table.deal(chance)
        while state.to_act != NOBODY:
            check(state)
            checked += 1
            state.play(state.pick(chance))
        check(state)
    assert checked > 200


def check(state: SamouraiState) -> None:
    loops, sets = Actions(), Actions()
    rules.legal(state, loops)
    interpreted.legal(state, sets)
    assert sets.as_list() == loops.as_list(), state
    if state.to_act == NOBODY:
        return
    assert interpreted.count_answers(state) == evaluate.count_answers(state), state
    for action in loops.as_list():
        start, end = action >> 7, action & 127
        for seat in (0, 1):
            given = (state, seat, state.demand, start, end)
            assert interpreted.can_answer(*given) == rules.can_answer(*given), state
    nowhere = (state, state.to_act, state.demand, rules.NOWHERE, rules.NOWHERE)
    assert interpreted.can_answer(*nowhere) and rules.can_answer(*nowhere)
