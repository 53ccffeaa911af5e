"""Compares the actions that a policy likes by playouts, until the rest are clearly worse."""

from __future__ import annotations

import math
from statistics import fmean, stdev
from typing import NamedTuple

from tatami.bots.budget import BudgetTimer
from tatami.bots.knowledge import Knowledge
from tatami.bots.policy_playout import PolicyPlayer
from tatami.bots.search_result import ActionValue
from tatami.engine.chance import Chance
from tatami.engine.state import State

LIKELY, MOST = 0.02, 6
"""At most so many actions race: those that the policy plays at least so often."""
RACE_SEATS = 2
"""With eight players, playouts cost much time and won nothing (decision 22)."""
LAPS = 2
"""A playout ends when the seat comes to its turn again for the second time."""
BATCH = 8
"""Playouts of each action before the next ones drop out."""
CLEARLY = 2.5
"""An action drops out if it is behind by so many standard errors."""


class Race(NamedTuple):
    best: int
    values: dict[int, list[float]]
    """The winning chances after each playout, by action."""

    def action_values(self) -> tuple[ActionValue, ...]:
        return tuple(
            ActionValue(
                action=action,
                visits=len(found),
                value=fmean(found),
                error=standard_error(found) if len(found) > 1 else 0.5,
            )
            for action, found in self.values.items()
            if found
        )


def race(
    knowledge: Knowledge,
    player: PolicyPlayer,
    preferences: dict[int, float],
    timer: BudgetTimer,
    rng: Chance,
) -> Race:
    """Find the action with the best playouts; without time for a batch, it is the one that the
    policy likes best. All actions are tried in the same worlds with the same luck, so that their
    differences are due to the actions."""
    liked = [action for action, chance in preferences.items() if chance >= LIKELY][:MOST]
    left = liked or [next(iter(preferences))]
    leader = left[0]
    values: dict[int, list[float]] = {action: [] for action in left}
    playouts = 0
    while len(left) > 1:
        for _ in range(BATCH):
            world = knowledge.sample(rng)
            for action in left:
                if timer.is_spent(playouts):
                    return Race(leader, values)
                values[action].append(value_after(world, action, knowledge.seat, player))
                playouts += 1
        leader = leader_of(values, left)
        left = [action for action in left if not is_behind(values[action], values[leader])]
    return Race(leader, values)


def value_after(world: State, action: int, seat: int, player: PolicyPlayer) -> float:
    """The winning chances of the seat after a playout."""
    after = world.clone()
    after.play(action)
    player.play_laps(after, seat, LAPS)
    return float(after.evaluate(seat))


def leader_of(values: dict[int, list[float]], left: list[int]) -> int:
    """The first of the best: the policy likes it more."""
    return max(left, key=lambda action: fmean(values[action]))


def is_behind(values: list[float], best: list[float]) -> bool:
    """Is an action clearly worse than the leader, in the worlds that both were tried in?"""
    lost = [other - own for own, other in zip(values, best, strict=True)]
    return fmean(lost) > CLEARLY * standard_error(lost)


def standard_error(values: list[float]) -> float:
    return stdev(values) / math.sqrt(len(values))
