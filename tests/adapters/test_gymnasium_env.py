"""The Gymnasium environments: one seat against bots, and many games for self-play."""

from __future__ import annotations

import copy
import pickle
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tatami import game_keys
from tatami.adapters.gymnasium_env import SelfPlayVectorEnv, SoloEnv
from tatami.engine.errors import IllegalMove


@pytest.mark.parametrize("key", game_keys())
def test_gymnasium_finds_no_fault(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SoloEnv(key, illegal="random"), skip_render_check=True)


def test_a_whole_game_against_bots() -> None:
    env, rng = SoloEnv("seven", seats=3, seat=1, rewards="shares"), np.random.default_rng(5)
    seen, _ = env.reset(seed=5)
    ended, reward = False, 0.0
    while not ended:
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, ended, truncated, info = env.step(action)
        assert not truncated and info["seat"] == 1
    assert reward == env.state.payoff(1) and not seen["action_mask"].any()


def test_an_illegal_action_is_refused_or_replaced() -> None:
    for illegal in ("raise", "random"):
        env = SoloEnv("samourai", seat=0, illegal=illegal)
        seen, _ = env.reset(seed=1)
        before, action = env.state.dump(), int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(IllegalMove):
                env.step(action)
            assert env.state.dump() == before
        else:
            info = env.step(action)[4]
            assert info["illegal"] and env.state.dump() != before


def test_the_seat_changes_from_game_to_game() -> None:
    env = SoloEnv("seven", seats=4)
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4


@pytest.mark.parametrize("key", game_keys())
def test_many_games_are_stepped_at_once(key: str) -> None:
    envs, rng = SelfPlayVectorEnv(key, 8), np.random.default_rng(2)
    seen, infos = envs.reset(seed=2)
    assert envs.observation_space.contains(seen)
    ended = 0
    for _ in range(1500):
        actions = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        assert envs.action_space.contains(np.array(actions))
        seen, own, done, truncated, infos = envs.step(actions)
        assert envs.observation_space.contains(seen)
        assert own.shape == done.shape == truncated.shape == (8,) and done.dtype == bool
        assert not truncated.any() and np.allclose(infos["rewards"].sum(axis=1), 0)
        assert not own[~done].any()
        ended += int(done.sum())
        if ended:
            return
    raise AssertionError("no game ended")


def test_a_copy_goes_on_alone() -> None:
    env = SoloEnv("seven", seats=3, opponents="greedy", options={"rounds": 1})
    seen, _ = env.reset(seed=4)
    other = pickle.loads(pickle.dumps(copy.deepcopy(env)))
    action = int(np.flatnonzero(seen["action_mask"])[0])
    after, *_ = env.step(action)
    assert env.state != other.state
    same, *_ = other.step(action)
    assert (after["observation"] == same["observation"]).all()
    assert env.state == other.state


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="illegal is one of raise, random, not lose"):
        SoloEnv("seven", illegal="lose")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="rewards is one of zero-sum, shares, not points"):
        SoloEnv("seven", rewards="points")  # type: ignore[arg-type]
