"""The games of bots that puzzles are taken from: different levels and numbers of seats.

Games of people who agreed come from a server (`server.operate.people_games`).
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from tatami.arena.plan import Pairing, Plan, deal_seed, make_plan
from tatami.arena.play_game import GameRunner
from tatami.engine.errors import BadPuzzles
from tatami.engine.game import Game
from tatami.engine.options import Options, changed
from tatami.engine.puzzles import SourceGame

LEVELS = ((4, 2), (3, 3), (2, 4), (6, 3), (5, 5), (3, 6))
"""Levels that meet, in turn: games with mistakes of many kinds."""
MOST_SEATS = 5
"""Larger tables take long, and their positions are hard to read as a puzzle."""


class Sources:
    """The source games of one seed, by number."""

    def __init__(
        self, game: Game[Any], seed: str, seats: Sequence[int] = (), options: Options | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        usual = range(game.min_seats, min(game.max_seats, MOST_SEATS) + 1)
        self.seats = [game.check_seats(count) for count in seats or usual]
        self.options = game.options(options)
        self.runner = functools.cache(self._runner)

    def _runner(self, seats: int) -> GameRunner:
        plan: Plan = make_plan(
            self.game.key, ("level-1",), seats=seats, seed=f"{self.seed}/{seats}",
            options=self.options,
        )  # fmt: skip
        return GameRunner(plan)

    def play(self, number: int) -> SourceGame:
        seats = self.seats[number % len(self.seats)]
        bots, runner = bots_of(number, seats), self.runner(seats)
        result = runner.play(Pairing(deal=number, number=0, bots=bots))
        if result.failure is not None:
            raise BadPuzzles(f"source game {number} failed: {result.failure.message}")
        return SourceGame(
            seed=deal_seed(runner.plan, number), bots=bots, actions=result.actions,
            options=changed(self.options),
        )  # fmt: skip


def bots_of(number: int, seats: int) -> tuple[str, ...]:
    pair = LEVELS[number % len(LEVELS)]
    return tuple(f"level-{pair[(number + seat) % 2]}" for seat in range(seats))
