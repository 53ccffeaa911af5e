"""`SearchResult`: the chosen action and the value of every legal action, for hints and analysis."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from tatami.bots.greedy_search import sure_win
from tatami.bots.knowledge import Bot, Knowledge
from tatami.engine.chance import Chance

if TYPE_CHECKING:
    from tatami.bots.styles import Style

WIN_SAMPLES = 8
"""Samples in which an action must win to count as a sure win."""
SURE_WIN = 0.999
"""Values from here on are found wins, not estimates."""


class ActionValue(msgspec.Struct, frozen=True, kw_only=True):
    """What the search found about one legal action."""

    action: int
    visits: int
    value: float
    """The winning chances of the seat, 0 to 1."""
    error: float
    """The standard error of the value; 0.5 after fewer than two visits."""


class SearchResult(msgspec.Struct, frozen=True, kw_only=True):
    """The chosen action, the cost of the search, and the value of every legal action."""

    action: int
    simulations: int
    seconds: float
    action_values: tuple[ActionValue, ...]
    depth: int = 0
    """The depth to which an alpha-beta search is complete; 0 for other searches."""


def most_visited(action_values: tuple[ActionValue, ...]) -> int:
    """The most visited action; among equals the better one, then the first."""
    best = max(action_values, key=lambda one: (one.visits, one.value, -one.action))
    return best.action


def best_first(action_values: tuple[ActionValue, ...]) -> list[int]:
    """All actions by their value."""
    in_order = sorted(action_values, key=lambda one: (-one.value, -one.visits, one.action))
    return [one.action for one in in_order]


def choose_softly(
    action_values: tuple[ActionValue, ...], temperature: float, margin: float, rng: Chance
) -> int:
    """A random action among those within the margin of the best; better ones are more likely.

    A weaker player errs like this, between moves that seem equally good. The bot never plays a
    move that is worse by more than the margin, and always plays a win that it found.
    """
    best = max(action_values, key=lambda one: (one.value, one.visits, -one.action))
    if best.value >= SURE_WIN:
        return best.action
    near = [one for one in action_values if one.value >= best.value - margin]
    weights = [math.exp((one.value - best.value) / temperature) for one in near]
    point = rng.unit() * sum(weights)
    for one, weight in zip(near, weights, strict=True):
        point -= weight
        if point < 0:
            return one.action
    return best.action


class ThinkingBot(Bot):
    """A bot that can also report what its search found."""

    clock: Callable[[], float] = staticmethod(time.perf_counter)
    stopped: Callable[[], bool] | None = None
    """Checked together with the clock: True ends the search with what it has found so far."""
    style: Style | None = None
    """Its taste among moves that are about as good; `choose` follows it, `consider` does not."""
    last_result: SearchResult | None = None
    """What the last call of `choose` found; unchanged if it moved without a search."""

    def consider(self, knowledge: Knowledge, rng: Chance) -> SearchResult:
        """Search, and return the chosen action with the value of every legal action."""
        raise NotImplementedError

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        obvious = obvious_action(knowledge, rng)
        if obvious is not None:
            return obvious
        self.last_result = self.consider(knowledge, rng)
        return self.styled(knowledge, self.last_result, rng)

    def styled(self, knowledge: Knowledge, result: SearchResult, rng: Chance) -> int:
        """The action of the result, or one that is about as good and suits the bot's style."""
        if self.style is None:
            return result.action
        return self.style.prefer(knowledge, result.action, result.action_values, rng)


def obvious_action(knowledge: Knowledge, rng: Chance) -> int | None:
    """The only legal action, or one that wins at once: even level 1 plays those."""
    legal = knowledge.legal()
    if len(legal) == 1:
        return legal[0]
    win = sure_win([knowledge.sample(rng) for _ in range(WIN_SAMPLES)], knowledge.seat)
    return None if win < 0 else win
