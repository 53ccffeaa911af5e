"""How long bots take for their moves, and whether they keep the limit that they state."""

from __future__ import annotations

import time

import msgspec

from tatami.bots import Bot, Knowledge, ThinkingBot, Thought
from tatami.engine.chance import Chance

GRACE = 0.005
"""Seconds by which a bot may pass its limit, beside one simulation."""
MANY = 10
"""Simulations from which on their mean is that of one."""


class Pace(msgspec.Struct, kw_only=True):
    """How long one seat took for its moves."""

    moves: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    limit: float | None = None
    """Seconds per move that the bot says it keeps."""
    overruns: int = 0
    kept_waiting: int = 0
    """Overruns in which the bot itself did not work longer than it may: the machine was busy."""

    def count(self, took: float, worked: float, simulation: float = 0.0) -> None:
        """One more move: seconds by the clock, of the processor, and those of one simulation."""
        self.moves += 1
        self.seconds += took
        self.worst = max(self.worst, took)
        if self.limit is None:
            return
        allowed = self.limit + GRACE + simulation
        if took > allowed:
            self.overruns += 1
            self.kept_waiting += worked <= allowed


class Player:
    """A bot in its seat, with a clock beside it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.pace = Pace(limit=limit_of(bot))
        self.thought: Thought | None = None
        if isinstance(bot, ThinkingBot):
            self.consider = bot.consider
            bot.consider = self.keep  # type: ignore[method-assign]  # `choose` gives just the move

    def keep(self, knowledge: Knowledge, rng: Chance) -> Thought:
        self.thought = self.consider(knowledge, rng)
        return self.thought

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        self.thought = None
        began, worked = time.perf_counter(), time.thread_time()
        action = self.bot.choose(knowledge, rng)
        took, worked = time.perf_counter() - began, time.thread_time() - worked
        self.pace.count(took, worked, one_simulation(self.thought))
        return action


def limit_of(bot: Bot) -> float | None:
    """Seconds per move, if the bot states a limit: in its `budget` or that of its settings."""
    budget = getattr(getattr(bot, "settings", bot), "budget", None)
    seconds = getattr(budget, "seconds", None)
    return float(seconds) if seconds else None


def one_simulation(thought: Thought | None) -> float:
    """Seconds. Of a search that made only a few, what it did beside them (setting up, say) cannot
    be told from them, and must not pass for one: nothing is granted."""
    if thought is None or thought.simulations < MANY:
        return 0.0
    return thought.seconds / thought.simulations
