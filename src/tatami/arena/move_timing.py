"""Measures how long bots take for their moves, and counts moves over a bot's stated limit."""

from __future__ import annotations

import time

import msgspec

from tatami.bots import Bot, Knowledge, SearchResult, ThinkingBot
from tatami.engine.chance import Chance

GRACE = 0.005
"""Seconds by which a bot may exceed its limit, in addition to one simulation."""
MIN_SIMULATIONS = 10
"""With fewer simulations, the mean time of one cannot be estimated."""


class MoveTimes(msgspec.Struct, kw_only=True):
    """How long one seat took for its moves in one game."""

    moves: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    limit: float | None = None
    """Seconds per move that the bot promises to keep."""
    overruns: int = 0
    kept_waiting: int = 0
    """Overruns in which the bot's own processor time was within the limit: the machine was busy."""

    def count(self, elapsed: float, processor: float, simulation: float = 0.0) -> None:
        """Add one move: seconds by the clock, of the processor, and of one simulation."""
        self.moves += 1
        self.seconds += elapsed
        self.worst = max(self.worst, elapsed)
        if self.limit is None:
            return
        allowed = self.limit + GRACE + simulation
        if elapsed > allowed:
            self.overruns += 1
            self.kept_waiting += processor <= allowed


class TimedBot:
    """Asks a bot for its moves and times them."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times = MoveTimes(limit=limit_of(bot))

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        if isinstance(self.bot, ThinkingBot):
            self.bot.last_result = None
        began, worked = time.perf_counter(), time.thread_time()
        action = self.bot.choose(knowledge, rng)
        elapsed, processor = time.perf_counter() - began, time.thread_time() - worked
        self.times.count(elapsed, processor, seconds_per_simulation(self.search_result))
        return action

    @property
    def search_result(self) -> SearchResult | None:
        """What the bot's last search found; None if it moved without a search."""
        return self.bot.last_result if isinstance(self.bot, ThinkingBot) else None


def limit_of(bot: Bot) -> float | None:
    """Seconds per move, if the bot states a limit: in its `budget` or that of its settings."""
    budget = getattr(getattr(bot, "settings", bot), "budget", None)
    seconds = getattr(budget, "seconds", None)
    return float(seconds) if seconds else None


def seconds_per_simulation(result: SearchResult | None) -> float:
    """0 after a short search: its set-up time cannot be told from the time of its simulations,
    and must not count as an allowance."""
    if result is None or result.simulations < MIN_SIMULATIONS:
        return 0.0
    return result.seconds / result.simulations
