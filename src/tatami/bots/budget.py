"""Search budgets: a number of simulations, a number of seconds, or until stopped.

A bot with a ceiling above its seconds saves time on clear moves and spends it on unclear ones.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec

from tatami.bots.errors import BadBot


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """With both limits, whichever runs out first ends the search.

    A number of simulations gives the same move on every machine; a time limit does not.
    """

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise BadBot("a budget needs simulations, seconds or both")
        if (self.simulations or 1) < 1 or (self.seconds or 1.0) <= 0:
            raise BadBot("a budget must be more than 0")


class BudgetTimer:
    """Tracks how much of a budget is spent. It reads the clock once per simulation (0.1 µs of
    tens), which keeps a deadline within one simulation."""

    def __init__(
        self, budget: Budget, clock: Callable[[], float], stopped: Callable[[], bool] | None
    ) -> None:
        self.max_simulations = budget.simulations
        self.clock = clock
        self.stopped = stopped
        self.began = clock()
        self.deadline = None if budget.seconds is None else self.began + budget.seconds

    def is_spent(self, simulations: int) -> bool:
        """Never before the first simulation, so that a bot always has a move."""
        if simulations == 0:
            return False
        if self.max_simulations is not None and simulations >= self.max_simulations:
            return True
        if self.deadline is not None and self.clock() >= self.deadline:
            return True
        return self.stopped is not None and self.stopped()

    @property
    def seconds(self) -> float:
        return self.clock() - self.began

    def set_limit(self, seconds: float) -> None:
        """From now on the search may take so long, counted from its beginning."""
        self.deadline = self.began + seconds

    def simulations_left(self, simulations: int) -> float:
        """How many more simulations fit into the budget, at the speed so far."""
        left = math.inf if self.max_simulations is None else self.max_simulations - simulations
        if self.deadline is None:
            return left
        now = self.clock()
        speed = simulations / max(now - self.began, 1e-9)
        return min(left, max(self.deadline - now, 0.0) * speed)


class TimeAccount:
    """The time that a bot saved on its moves so far. A move gets at most half of it in addition,
    so on average no move takes longer than `seconds`."""

    def __init__(self, seconds: float | None, ceiling: float | None) -> None:
        self.seconds = seconds
        self.ceiling = seconds if ceiling is None else ceiling
        self.saved = 0.0

    @property
    def limit(self) -> float | None:
        """The longest time that the next move may take."""
        if self.seconds is None or self.ceiling is None:
            return None
        return max(self.seconds, min(self.ceiling, self.seconds + self.saved / 2))

    def spend(self, seconds: float) -> None:
        if self.seconds is not None:
            self.saved = max(0.0, self.saved + self.seconds - seconds)
