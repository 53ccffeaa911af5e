"""The parts of self-play PPO that need only NumPy: playing, advantages, minibatches, the clip.

`train_ppo.py` uses them with networks of PyTorch; the tests use them with a tiny NumPy policy.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from tatami import Batch

Array = np.ndarray[Any, Any]


class Learner(Protocol):
    """A policy and a critic that learn."""

    def act(self, seen: Array, all_cards: Array, masks: Array) -> tuple[Array, Array, Array]:
        """For every row a legal action, its log probability, and the value for the seat to act."""

    def value(self, all_cards: Array) -> Array:
        """The value of each row for the seat to act."""

    def improve(self, lessons: Lessons) -> dict[str, float]:
        """One step of learning; figures for the progress line."""


@dataclass
class Rollout:
    """`steps` decisions of every game of a batch: arrays of (steps, games, ...)."""

    seen: Array
    all_cards: Array
    masks: Array
    seats: Array
    actions: Array
    chances: Array
    """Log probabilities of the actions when they were chosen."""
    values: Array
    rewards: Array
    """(steps, games, seats): what every seat won or lost with this step."""
    done: Array
    last_seats: Array
    last_values: Array
    """The decisions that come next, which nobody has made yet."""


def play(batch: Batch, learner: Learner, steps: int) -> Rollout:
    """Let the learner play all seats of all games for so many steps."""
    rows: list[tuple[Array, ...]] = []
    for _ in range(steps):
        seen, all_cards, masks = batch.observations, batch.critic, batch.masks
        actions, chances, values = learner.act(seen, all_cards, masks)
        before = (seen.copy(), all_cards.copy(), masks.copy(), batch.to_act.copy())
        batch.step(actions)
        after = (batch.rewards.copy(), batch.done.copy())
        rows.append((*before, actions, chances, values, *after))
    columns = [np.stack(column) for column in zip(*rows, strict=True)]
    seen, all_cards, masks, seats, actions, chances, values, rewards, done = columns
    return Rollout(
        seen, all_cards, masks, seats, actions, chances, values, rewards, done,
        last_seats=batch.to_act.copy(), last_values=learner.value(batch.critic),
    )  # fmt: skip


def advantages(rollout: Rollout, trace: float) -> Array:
    """How much better each action was than expected (GAE, without discount), for its own seat.

    A seat's next decision comes after those of the others, so every seat has a chain of its own.
    Backwards through the steps: what a seat gets until its next decision, the value there, and the
    advantage there. The games are for two and zero-sum: the value for the seat that waits at the
    end of the rollout is minus the value for the seat to act.
    """
    steps, games, seats = rollout.rewards.shape
    every = np.arange(games)
    result = np.zeros((steps, games), np.float32)
    owed = np.zeros((games, seats), np.float32)
    value = np.repeat(-rollout.last_values[:, None], seats, axis=1)
    value[every, rollout.last_seats] = rollout.last_values
    later = np.zeros((games, seats), np.float32)
    for step in reversed(range(steps)):
        done, seat, now = rollout.done[step], rollout.seats[step], rollout.values[step]
        owed[done], value[done], later[done] = rollout.rewards[step][done], 0, 0
        surprise = owed[every, seat] + value[every, seat] - now
        result[step] = surprise + trace * later[every, seat]
        owed[every, seat], value[every, seat], later[every, seat] = 0, now, result[step]
    return result


@dataclass
class Lessons:
    """Decisions to learn from, in random order: a minibatch."""

    seen: Array
    all_cards: Array
    masks: Array
    actions: Array
    chances: Array
    advantages: Array
    targets: Array
    """What the critic should have said."""


def lessons(
    rollout: Rollout, trace: float, size: int, rng: np.random.Generator
) -> Iterator[Lessons]:
    """All decisions of a rollout once, in random minibatches; advantages have mean 0, spread 1."""
    found = advantages(rollout, trace)
    targets = (found + rollout.values).ravel()
    scaled = ((found - found.mean()) / (found.std() + 1e-8)).ravel()
    kept = (rollout.seen, rollout.all_cards, rollout.masks, rollout.actions, rollout.chances)
    seen, all_cards, masks, actions, chances = (
        one.reshape(len(targets), *one.shape[2:]) for one in kept
    )
    order = rng.permutation(len(targets))
    for start in range(0, len(order), size):
        at = order[start : start + size]
        yield Lessons(
            seen[at], all_cards[at], masks[at], actions[at], chances[at], scaled[at], targets[at]
        )


def clipped_gain(ratio: Array, advantage: Array, clip: float) -> tuple[Array, Array]:
    """PPO's objective for each decision, and its slope in the ratio: nothing is gained by going
    further than the clip."""
    inside = np.clip(ratio, 1 - clip, 1 + clip)
    plain, held = ratio * advantage, inside * advantage
    return np.minimum(plain, held), np.where(plain <= held, advantage, 0.0)


def learn(
    batch: Batch,
    learner: Learner,
    rng: np.random.Generator,
    *,
    steps: int = 128,
    passes: int = 3,
    size: int = 2048,
    trace: float = 0.95,
) -> dict[str, float]:
    """One round: play, then learn several passes from it. Returns the mean of the figures."""
    rollout = play(batch, learner, steps)
    said = [
        learner.improve(one) for _ in range(passes) for one in lessons(rollout, trace, size, rng)
    ]
    return {name: float(np.mean([one[name] for one in said])) for name in said[0]}
