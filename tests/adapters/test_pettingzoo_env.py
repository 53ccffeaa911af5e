"""The PettingZoo environments pass PettingZoo's own tests, for every game and number of seats."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from tatami import game, game_keys
from tatami.adapters import pettingzoo_env
from tatami.adapters.pettingzoo_parallel import parallel_env
from tatami.engine.errors import IllegalMove

ADVICE = "Observation (space for each agent probably|is not a)"
"""PettingZoo advises against dicts, except in a list of its own games with masks."""
CASES = [
    (key, seats) for key in game_keys() for seats in {game(key).min_seats, game(key).max_seats}
]


def play(env: Any, seed: int) -> tuple[list[int], dict[str, float]]:
    """A game of random legal moves: the actions and the rewards."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    actions, rewards = [], {}
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        if ended:
            rewards[agent] = reward
            env.step(None)
            continue
        actions.append(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        env.step(actions[-1])
    return actions, rewards


@pytest.mark.parametrize("key", game_keys())
def test_pettingzoo_finds_no_fault(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ADVICE)
        api_test(pettingzoo_env.env(key), num_cycles=150)
        seed_test(lambda: pettingzoo_env.env(key), num_cycles=20)


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_rewards_of_a_whole_game_add_up_to_nothing(key: str, seats: int) -> None:
    actions, rewards = play(pettingzoo_env.raw_env(key, seats=seats), 7)
    assert len(rewards) == seats and sum(rewards.values()) == pytest.approx(0)
    assert play(pettingzoo_env.raw_env(key, seats=seats), 7) == (actions, rewards)


def test_shares_add_up_to_one() -> None:
    _, rewards = play(pettingzoo_env.raw_env("seven", seats=3, rewards="shares"), 3)
    assert sum(rewards.values()) == pytest.approx(1)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alone(copied: Callable[[Any], Any]) -> None:
    env = pettingzoo_env.raw_env("seven", seats=3, options={"rounds": 1})
    env.reset(seed=2)
    other = copied(env)
    for _ in range(30):
        one, two = env.last()[0], other.last()[0]
        assert (one["observation"] == two["observation"]).all()
        other.step(int(np.flatnonzero(two["action_mask"])[-1]))
        assert (env.last()[0]["observation"] == one["observation"]).all()
        env.step(int(np.flatnonzero(one["action_mask"])[-1]))
        if env.terminations["seat_0"]:
            break
    assert env.state_now == other.state_now


def test_a_seat_sees_only_what_it_may_know() -> None:
    env = pettingzoo_env.raw_env("seven", seats=2)
    env.reset(seed=1)
    state, rng = env.state_now, game("seven").new(seed=9).chance
    mine = env.observe("seat_1")["observation"]
    env.state_now = state.sample(1, rng)
    assert (env.observe("seat_1")["observation"] == mine).all()
    assert not env.observe("seat_1")["action_mask"].any()  # seat 0 is to act


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_rows_that_are_written_again_are_those_of_the_position(key: str, seats: int) -> None:
    """From the first decision to the end, and in the next game."""
    env, rules = pettingzoo_env.raw_env(key, seats=seats), game(key)
    rng = np.random.default_rng(4)
    for _ in range(2):
        env.reset()
        while True:
            state = env.state_now
            for seat in range(seats):
                seen = env.observe(f"seat_{seat}")
                assert seen["observation"].tobytes() == rules.observe(state, seat)
                legal = rules.mask(state) if state.to_act == seat else bytes(env._actions)
                assert seen["action_mask"].tobytes() == legal
            if state.over:
                break
            env.step(int(rng.choice(np.frombuffer(rules.mask(state), np.int8).nonzero()[0])))


def test_agents_are_counted_up_to_a_limit() -> None:
    env = pettingzoo_env.raw_env("seven")
    env.reset(seed=1)
    acted = []
    for agent in env.agent_iter(5):
        acted.append(agent)
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert len(acted) == 5 and env.agents


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    env = pettingzoo_env.raw_env("samourai")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    before = env.state_now.dump()
    with pytest.raises(IllegalMove):
        env.step(illegal)
    assert env.state_now.dump() == before


def test_a_mask_counts_for_one_decision_only() -> None:
    """A place that was legal before the last action may not be legal now."""
    env = pettingzoo_env.raw_env("samourai")
    env.reset(seed=1)
    marked = np.flatnonzero(env.last()[0]["action_mask"])
    env.step(int(marked[0]))
    gone = [place for place in marked if not game("samourai").mask(env.state_now)[place]]
    assert gone
    for place in gone:
        with pytest.raises(IllegalMove):
            env.step(int(place))


def test_a_table_is_drawn_as_text_and_as_a_picture() -> None:
    env = pettingzoo_env.raw_env("village", render_mode="ansi")
    env.reset(seed=1)
    assert "Supply" in (env.render() or "")
    env.render_mode = "svg"
    assert env.render().startswith("<svg")
    env.render_mode = "rgb_array"
    picture = env.render()
    assert picture.dtype == np.uint8 and picture.ndim == 3 and picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 5
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo_env.raw_env("village", render_mode="film")


@pytest.mark.parametrize("key", game_keys())
def test_pettingzoo_finds_no_fault_with_parallel_agents(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ADVICE)
        parallel_api_test(parallel_env(key), num_cycles=60)


def test_parallel_agents_wait_for_the_one_who_decides() -> None:
    env, rng = parallel_env("seven", seats=3), np.random.default_rng(4)
    seen, _ = env.reset(seed=4)
    with pytest.raises(IllegalMove, match="seat_1 can only wait"):
        env.step({"seat_0": int(seen["seat_0"]["action_mask"].argmax()), "seat_1": 0, "seat_2": 0})
    total = np.zeros(3)
    while env.agents:
        masks = {agent: one["action_mask"] for agent, one in seen.items()}
        assert sum(mask[-1] for mask in masks.values()) == 2
        actions = {agent: rng.choice(np.flatnonzero(mask)) for agent, mask in masks.items()}
        seen, rewards, ended, _, _ = env.step(actions)
        total += [rewards[agent] for agent in env.possible_agents]
    assert all(ended.values()) and total.sum() == pytest.approx(0) and total.any()
    again = env.reset(seed=4)[0]["seat_0"]["observation"]
    assert (again == parallel_env("seven", seats=3).reset(seed=4)[0]["seat_0"]["observation"]).all()


def test_a_copy_of_parallel_agents_goes_on_alone() -> None:
    env = parallel_env("seven", seats=3, options={"rounds": 1})
    seen, _ = env.reset(seed=2)
    other = pickle.loads(pickle.dumps(copy.deepcopy(env)))
    actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    after, *_ = env.step(actions)
    assert env.state_now != other.state_now
    same, *_ = other.step(actions)
    for agent, one in after.items():
        assert (one["observation"] == same[agent]["observation"]).all()
        assert (one["action_mask"] == same[agent]["action_mask"]).all()


@pytest.mark.parametrize("make", [pettingzoo_env.raw_env, parallel_env])
def test_unknown_rewards_are_refused(make: Any) -> None:
    with pytest.raises(ValueError, match="rewards is one of zero-sum, shares, not points"):
        make("seven", rewards="points")
