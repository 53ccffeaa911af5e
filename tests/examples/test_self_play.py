"""The core of `examples/train_ppo.py`, with a tiny NumPy policy instead of PyTorch."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tatami
from tatami.bots import Knowledge
from tatami.bots.model_bot import Model, ModelBot, about
from tatami.engine import chance_from

EXAMPLES = Path(__file__).parents[2] / "examples"
if str(EXAMPLES) not in sys.path:
    sys.path.insert(0, str(EXAMPLES))

import self_play  # noqa: E402  # examples are no package
from self_play import Array, Lessons, Rollout, advantages, clipped_gain, learn, lessons  # noqa: E402

SEVEN = tatami.game("seven")
SHORT = {"rounds": 1, "turns": 4}


class LinearLearner:
    """Softmax of one linear layer, and a linear critic, with gradients written by hand."""

    def __init__(self, inputs: int, places: int, scale: Array, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.scale = scale.astype(np.float32)
        self.weights = np.zeros((places, inputs), np.float32)
        self.critic = np.zeros(inputs, np.float32)
        self.rate, self.clip = 0.5, 0.2

    def chances(self, seen: Array, masks: Array) -> Array:
        wishes = np.where(masks, (seen * self.scale) @ self.weights.T, -1e9)
        powers = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        found: Array = powers / powers.sum(axis=1, keepdims=True)
        return found

    def act(self, seen: Array, all_cards: Array, masks: Array) -> tuple[Array, Array, Array]:
        chances = self.chances(seen, masks)
        noise = self.rng.exponential(size=chances.shape) + 1e-9
        actions = (chances / noise).argmax(axis=1)
        chosen = chances[np.arange(len(actions)), actions]
        return actions, np.log(chosen).astype(np.float32), self.value(all_cards)

    def value(self, all_cards: Array) -> Array:
        found: Array = (all_cards * self.scale) @ self.critic
        return found

    def improve(self, lessons: Lessons) -> dict[str, float]:
        every = np.arange(len(lessons.actions))
        chances = self.chances(lessons.seen, lessons.masks)
        ratio = chances[every, lessons.actions] / np.exp(lessons.chances)
        gain, slope = clipped_gain(ratio, lessons.advantages, self.clip)
        push = -chances * (slope * ratio)[:, None]
        push[every, lessons.actions] += slope * ratio
        rows = lessons.seen * self.scale
        self.weights += self.rate * (push.T @ rows / len(every)).astype(np.float32)
        missed = lessons.targets - self.value(lessons.all_cards)
        self.critic += 0.05 * (missed @ (lessons.all_cards * self.scale) / len(every))
        return {"gain": float(gain.mean()), "missed": float(np.square(missed).mean())}


def table(games: int, seed: int) -> tatami.Batch:
    return tatami.Batch(SEVEN, games, options=SHORT, seed=seed, critic=True, rewards="returns")


def learner(batch: tatami.Batch, seed: int = 1) -> LinearLearner:
    layout = SEVEN.observation_layout(2)
    return LinearLearner(layout.size, batch.masks.shape[1], np.array(layout.scale()), seed)


def rollout(seats: Any, values: Any, rewards: Any, done: Any, last: tuple[int, float]) -> Rollout:
    """One game, one column."""
    nothing = np.zeros((len(seats), 1, 1))
    return Rollout(
        nothing, nothing, nothing,
        np.array(seats)[:, None],
        np.zeros((len(seats), 1), int),
        np.zeros((len(seats), 1)),
        np.array(values, np.float32)[:, None],
        np.array(rewards, np.float32)[:, None, :],
        np.array(done)[:, None],
        np.array([last[0]]),
        np.array([last[1]], np.float32),
    )  # fmt: skip


def test_an_advantage_is_counted_to_the_own_next_decision() -> None:
    played = rollout([0, 1, 0], [0.1, -0.2, 0.4], [(0, 0)] * 3, [False] * 3, (1, 0.3))
    found = advantages(played, trace=0.0)[:, 0]
    # Seat 0: from 0.1 to 0.4, then to what seat 1's 0.3 is worth to it; seat 1: from -0.2 to 0.3.
    assert found == pytest.approx([0.3, 0.5, -0.7])


def test_the_end_of_a_game_pays_both_seats_and_cuts_their_chains() -> None:
    played = rollout(
        [0, 1, 0], [0.1, -0.2, 0.9], [(0, 0), (1, -1), (0, 0)], [False, True, False], (0, 0.9)
    )
    found = advantages(played, trace=1.0)[:, 0]
    assert found == pytest.approx([1 - 0.1, -1 + 0.2, 0.0])


def test_without_a_cut_the_advantage_is_the_return_minus_the_value() -> None:
    played = rollout(
        [0, 0, 1, 0], [0.5, 0.2, 0.1, -0.3], [(0, 0)] * 3 + [(-1, 1)], [False] * 3 + [True], (0, 0)
    )
    found = advantages(played, trace=1.0)[:, 0]
    assert found == pytest.approx([-1.5, -1.2, 0.9, -0.7])


def test_the_clip_stops_gains_but_not_losses() -> None:
    ratio, advantage = np.array([1.5, 1.5, 0.5, 0.5]), np.array([1.0, -1.0, 1.0, -1.0])
    gain, slope = clipped_gain(ratio, advantage, 0.2)
    assert gain == pytest.approx([1.2, -1.5, 0.5, -0.8])
    assert slope == pytest.approx([0, -1, 1, 0])


def test_every_decision_is_learned_from_once_a_pass() -> None:
    batch = table(8, seed=3)
    played = self_play.play(batch, learner(batch), 10)
    found = list(lessons(played, 0.95, 32, np.random.default_rng(1)))
    assert [len(one.actions) for one in found] == [32, 32, 16]
    rows = np.concatenate([one.masks[np.arange(len(one.actions)), one.actions] for one in found])
    assert rows.all(), "only legal actions"
    assert np.concatenate([one.advantages for one in found]).mean() == pytest.approx(0, abs=1e-5)


def test_a_tiny_policy_learns_to_beat_random_play(tmp_path: Path) -> None:
    batch = table(64, seed=5)
    pupil = learner(batch)
    rng = np.random.default_rng(5)
    for _ in range(12):
        learn(batch, pupil, rng, steps=32, passes=2, size=512)
    model = Model(about(SEVEN, 2), ((pupil.weights * pupil.scale, np.zeros(len(pupil.weights))),))
    model.save(tmp_path / "model.npz")
    player = ModelBot.make(SEVEN, {"file": str(tmp_path / "model.npz")})
    won = sum(result_against_random(player, seed) for seed in range(40))
    assert won > 24, f"only {won} of 40"


def result_against_random(player: ModelBot, seed: int) -> float:
    state, rng = SEVEN.new(seats=2, seed=seed, options=SHORT), chance_from(f"{seed} moves")
    mine = seed % 2
    while not state.over:
        mover = int(state.to_act)
        state.play(
            player.choose(Knowledge(state, mover), rng) if mover == mine else state.pick(rng)
        )
    return float(state.payoff(mine))
