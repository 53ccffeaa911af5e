"""Own moves: what a seat's decisions cost, by what the seat could know."""

from __future__ import annotations

import tatami
from tatami.analysis import AnalysisSettings
from tatami.analysis.own_moves import MoveCost, cost_of_giving_up, move_cost, own_moves
from tatami.engine.chance import chance_from

BRIEF = AnalysisSettings(simulations=8)


def test_costs_add_up_and_their_errors_are_independent() -> None:
    found = own_moves([MoveCost(0, -0.3, 0.03), MoveCost(4, 0.1, 0.04)])
    assert abs(found.value + 0.2) < 1e-9 and abs(found.error - 0.05) < 1e-9
    assert found.decisions == 2 and own_moves([]).value == 0


def test_accuracy_counts_mistakes_beyond_the_error_of_the_measurement() -> None:
    costs = [MoveCost(0, -0.3, 0.03), MoveCost(1, -0.02, 0.03), MoveCost(2, 0.1, 0.0)]
    assert own_moves(costs).accuracy == 1 - 1 / 3
    assert own_moves([*costs, MoveCost(3, 0.0, 0.0)]).accuracy == 0.75
    assert own_moves([]).accuracy == 1


def test_a_move_costs_the_same_whatever_the_others_hold() -> None:
    game = tatami.game("village")
    state = game.new(seats=3, seed="own moves")
    seat, action = int(state.to_act), state.legal()[0]
    other = state.sample(seat, chance_from("other hands"))
    assert other.dump() != state.dump()
    cost = move_cost(game, state, 0, action, BRIEF)
    assert cost is not None and cost == move_cost(game, other, 0, action, BRIEF)


def test_without_a_choice_nothing_is_judged() -> None:
    game = tatami.game("village")
    state = game.new(seats=2, seed="own moves")
    rng = chance_from("play")
    while len(state.legal()) > 1:
        state.play(state.pick(rng))
    assert not state.over, "the last card of a hand leaves no choice"
    assert move_cost(game, state, 0, state.legal()[0], BRIEF) is None


def test_giving_up_costs_the_chances_that_were_left() -> None:
    game = tatami.game("seven")
    state = game.new(seats=2, seed="own moves", options={"rounds": 1})
    cost = cost_of_giving_up(game, state, 1, 0, BRIEF)
    assert -1 <= cost.difference < 0 and cost.number == 0
