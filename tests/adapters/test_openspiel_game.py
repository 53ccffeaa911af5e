"""The OpenSpiel games pass OpenSpiel's own simulation test, and its searches play them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tatami import game, game_keys
from tatami.adapters import openspiel_game

HIDING = [key for key in game_keys() if game(key).hides_information]


def load(key: str, **params: int | str) -> Any:
    return pyspiel.load_game(f"tatami_{key}", params)


def advance(state: Any, decisions: int, seed: int) -> Any:
    rng = np.random.default_rng(seed)
    if state.is_chance_node():
        state.apply_action(int(rng.integers(16)))
    for _ in range(decisions):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("key", game_keys())
def test_openspiel_finds_no_fault(key: str) -> None:
    pyspiel.random_sim_test(load(key), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("key", HIDING)
def test_every_draw_and_roll_can_be_a_chance_node(key: str) -> None:
    rng, state = np.random.default_rng(4), load(key, chance="explicit").new_initial_state()
    nodes = 0
    for _ in range(150):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(outcomes[int(rng.integers(len(outcomes)))][0])
            nodes += 1
        elif not state.is_terminal():
            player = state.current_player()
            other = openspiel_game.resample(state, player)
            assert other.information_state_string(player) == state.information_state_string(player)
            state.apply_action(int(rng.choice(other.legal_actions())))
    assert nodes > 20


@pytest.mark.parametrize("key", game_keys())
def test_a_clone_is_independent_and_an_action_has_the_text_of_the_game(key: str) -> None:
    state = advance(load(key).new_initial_state(), 3, 5)
    before, copy = str(state), state.clone()
    action = copy.legal_actions()[0]
    text = copy.action_to_string(copy.current_player(), action)
    copy.apply_action(action)
    assert str(state) == before != str(copy)
    assert game(key).read(text) == state.table.state.decode_action(action)


@pytest.mark.parametrize("key", HIDING)
def test_a_resampled_state_looks_the_same_to_its_player_alone(key: str) -> None:
    np.random.seed(3)
    state = advance(load(key, players=game(key).max_seats).new_initial_state(), 12, 6)
    player = state.current_player()
    others = [openspiel_game.resample(state, player) for _ in range(5)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) > 1
    rival = (player + 1) % state.num_players()
    assert len({other.information_state_string(rival) for other in others}) > 1


def test_openspiels_searches_play_the_games() -> None:
    duel = load("samourai")
    bot = mcts.MCTSBot(duel, 1.4, 8, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    state = advance(duel.new_initial_state(), 4, 1)
    assert bot.step(state) in state.legal_actions()

    hiding = load("seven", players=3)
    state = advance(hiding.new_initial_state(), 5, 2)
    search = ismcts.ISMCTSBot(
        hiding,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    search.set_resampler(openspiel_game.resample)
    assert search.step(state) in state.legal_actions()


@pytest.mark.parametrize("key", ["samourai", "honor"])
def test_compiled_rollouts_find_the_values_of_openspiels_rollouts(key: str) -> None:
    state = advance(load(key).new_initial_state(), 30, 8)
    before = str(state)
    own = mcts.RandomRolloutEvaluator(80, np.random.RandomState(1)).evaluate(state)
    ours = openspiel_game.CompiledRolloutEvaluator(800, np.random.RandomState(1)).evaluate(state)
    assert str(state) == before
    assert sum(ours) == pytest.approx(0)
    assert ours == pytest.approx(own, abs=0.3)


@pytest.mark.parametrize("chance", ["deal", "explicit"])
def test_compiled_rollouts_begin_at_chance_nodes_too(chance: str) -> None:
    state = load("honor", chance=chance).new_initial_state()
    evaluator = openspiel_game.CompiledRolloutEvaluator(4, np.random.RandomState(1))
    assert state.is_chance_node()
    assert sum(evaluator.evaluate(state)) == pytest.approx(0)
    assert sum(chance for _, chance in evaluator.prior(state)) == pytest.approx(1)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    legal = state.legal_actions()
    assert evaluator.prior(state) == [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("key", HIDING)
def test_an_observation_string_is_of_this_position_and_lists_the_legal_actions(key: str) -> None:
    state, rules = advance(load(key).new_initial_state(), 4, 3), game(key)
    for _ in range(12):
        for player in range(state.num_players()):
            position = state.table.state
            legal = position.legal() if player == state.current_player() else []
            view = rules.view_bytes(position, player).decode()
            assert state.observation_string(player) == f"{view} {legal}"
        other = openspiel_game.resample(state, state.current_player())
        assert other.observation_string() == state.observation_string()
        state.apply_action(state.legal_actions()[-1])


@pytest.mark.parametrize(
    "key", ["samourai", *(pytest.param(key, marks=pytest.mark.long) for key in HIDING)]
)
def test_openspiels_playthrough_is_repeated_line_by_line(key: str) -> None:
    """Warnings are errors here, as in all tests."""
    from open_spiel.python.algorithms import generate_playthrough  # imports SciPy: 0.8 s of CPU

    played = generate_playthrough.playthrough(f"tatami_{key}", None, seed=7)
    lines = [line for line in played.splitlines() if line.startswith("action: ")]
    actions = [int(line.partition(":")[2]) for line in lines]
    again = generate_playthrough.playthrough(f"tatami_{key}", actions, seed=8)
    assert actions and played == again


def test_unknown_chance_nodes_are_refused() -> None:
    with pytest.raises(ValueError, match="chance is one of deal, explicit, not dice"):
        openspiel_game.load("seven", chance="dice")  # type: ignore[arg-type]
