"""The stack of pending questions, on which every decision of H14 to H46 waits."""

from __future__ import annotations

import pytest

from tatami.games.honor import GAME
from tatami.games.honor.constants import REACT, RESPOND, TURN
from tatami.games.honor.pending import (
    first_argument,
    pop,
    push,
    question,
    second_argument,
    third_argument,
)
from tatami.games.honor.state import HonorState
from tests.games.honor.positions import asked, do, lucky, position

pytestmark = pytest.mark.rules


def top(s: HonorState) -> tuple[int, int, int, int]:
    return question(s), first_argument(s), second_argument(s), third_argument(s)


def test_a_question_keeps_its_arguments_and_waits_below_another() -> None:
    s = position("| daimyo start-daimyo-a | | turn 1")
    push(s, RESPOND, 201, 75, 7)
    push(s, REACT, 5, 254, 129)
    assert top(s) == (REACT, 5, 254, 129)
    pop(s)
    assert top(s) == (RESPOND, 201, 75, 7)


def test_a_new_game_asks_one_question_and_an_answered_one_is_gone() -> None:  # H12, H14
    s = GAME.new(seats=3, seed=1)
    assert (s.depth, top(s)) == (1, (TURN, 0, 0, 0))
    laid = position("daimyo start-daimyo-a; hand warrior-a | | | turn 1")
    assert do(laid, "play warrior-a").depth == 2
    assert (do(laid, "lay 1 daimyo").depth, top(laid)) == (1, (TURN, 0, 0, 0))


def occasion(s: HonorState) -> object:
    decision = GAME.decision(s, s.to_act)
    assert decision is not None
    return decision.args["occasion"]


def test_who_may_save_face_is_told_the_occasion() -> None:  # H25, H27, H30
    s = position(
        "daimyo daimyo-a warrior-c; hand dishonor save-face | daimyo start-daimyo-a odawara;"
        " hand save-face | | turn 1"
    )
    dishonored = do(s.clone(), "play dishonor", "dishonor 2")
    beaten = lucky(s, "attack 2", lambda t: asked(t)[0] == "react")
    for state, expected in ((dishonored, "dishonor"), (beaten, "battle")):
        assert occasion(state) == expected
        do(state, "pass")
        assert occasion(state) == expected
