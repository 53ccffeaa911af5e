"""What a search found, for whoever wants more than a move: hints, analysis, levels."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

import msgspec

from tatami.bots.greedy import sure_win
from tatami.bots.knowledge import Bot, Knowledge
from tatami.engine.chance import Chance

LOOKS = 8
"""Samples in which an action must win to be sure of it."""
SURE = 0.999
"""An estimate from here on is a win that was seen, not a guess."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action as the search sees it."""

    action: int
    visits: int
    value: float
    """The expected share of the victory for the seat, 0 to 1."""
    error: float
    """The standard error of that; 0.5 where too little was seen to say."""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """The chosen action, what it cost to find it, and what was thought of every legal one."""

    action: int
    simulations: int
    seconds: float
    weighed: tuple[Weighed, ...]
    depth: int = 0
    """How many decisions deep the search is exact, where it is one that looks at all of them."""


def most_visited(weighed: tuple[Weighed, ...]) -> int:
    """What the search came back to most; of equals the better one, then the first."""
    best = max(weighed, key=lambda one: (one.visits, one.value, -one.action))
    return best.action


def softly(weighed: tuple[Weighed, ...], temperature: float, margin: float, rng: Chance) -> int:
    """One of the moves that look nearly as good as the best, the likelier the better it looks.

    This is how a weaker player errs: between moves that seem alike to it. A move that looks worse
    by more than the margin is not played, and a victory that is seen is taken.
    """
    best = max(weighed, key=lambda one: (one.value, one.visits, -one.action))
    if best.value >= SURE:
        return best.action
    near = [one for one in weighed if one.value >= best.value - margin]
    weights = [math.exp((one.value - best.value) / temperature) for one in near]
    point = rng.unit() * sum(weights)
    for one, weight in zip(near, weights, strict=True):
        point -= weight
        if point < 0:
            return one.action
    return best.action


class ThinkingBot(Bot):
    """A bot that can also say what it found."""

    clock: Callable[[], float] = staticmethod(time.perf_counter)
    stopped: Callable[[], bool] | None = None
    """Asked together with the clock: True ends the search with what has been found so far."""

    def consider(self, knowledge: Knowledge, rng: Chance) -> Thought:
        """What it would do, and what it thinks of every legal action."""
        raise NotImplementedError

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        at_once = without_search(knowledge, rng)
        return self.consider(knowledge, rng).action if at_once is None else at_once


def without_search(knowledge: Knowledge, rng: Chance) -> int | None:
    """The only action there is, or one that wins at once; even a beginner takes those."""
    legal = knowledge.legal()
    if len(legal) == 1:
        return legal[0]
    win = sure_win([knowledge.sample(rng) for _ in range(LOOKS)], knowledge.seat)
    return None if win < 0 else win
