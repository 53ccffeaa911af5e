"""Our bots against OpenSpiel's MCTS and ISMCTS, which play our games through the adapter.

    python -m benchmarks.openspiel_match [GAME ...] [--bot level-8] [--games 20] [--seats N]

Both sides get the same processor time per move: OpenSpiel's bots count simulations, not time, so
each of their moves gets as many simulations as fit into the mean time of our moves so far, by
their own speed so far, and at least four. With more than two players one seat is ours and all
others are OpenSpiel's. Deals are played from every seat in turn.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from tatami.adapters import openspiel_game
from tatami.bots import Knowledge, bot
from tatami.engine import chance_from
from tatami.registry import game as game_of
from tatami.registry import game_keys

FEWEST = 4
"""Simulations of a move, however long they take."""


@dataclass
class Clock:
    """Processor time of one side."""

    moves: int = 0
    seconds: float = 0.0
    simulations: int = 0

    def per_move(self) -> float:
        return self.seconds / max(self.moves, 1)

    def add(self, seconds: float, simulations: int = 0) -> None:
        self.moves += 1
        self.seconds += seconds
        self.simulations += simulations


@dataclass
class Match:
    """The games of one table so far."""

    key: str
    seats: int
    name: str
    shares: list[float] = field(default_factory=list)
    ours: Clock = field(default_factory=Clock)
    theirs: Clock = field(default_factory=Clock)

    def __post_init__(self) -> None:
        self.game = openspiel_game.load(self.key, seats=self.seats)
        self.bot = bot(self.name, self.game.game)

    def play(self, number: int) -> None:
        """Game `number`: a deal, our seat, and both bots' luck follow from it."""
        deal, seat = divmod(number, self.seats)
        state: Any = self.game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(deal % self.game.deals)
        np.random.seed(number)  # the adapter's resampling
        rival = self.rival(number)
        while not state.is_terminal():
            if state.current_player() == seat:
                state.apply_action(self.our_move(state, number))
            else:
                state.apply_action(self.their_move(state, rival))
        self.shares.append(float(state.table.state.payoff(seat)))

    def rival(self, seed: int) -> Any:
        rng = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, rng)
        if not self.game.game.hides_information:
            return mcts.MCTSBot(self.game, 1.4, FEWEST, rollouts, random_state=rng)
        rival = ismcts.ISMCTSBot(
            self.game, rollouts, 1.4, FEWEST, random_state=rng, allow_inconsistent_action_sets=True
        )
        rival.set_resampler(openspiel_game.resample)
        return rival

    def our_move(self, state: Any, number: int) -> int:
        position = state.table.state
        rng = chance_from(f"{number} {state.move_number()}")
        began = time.process_time()
        action = self.bot.choose(Knowledge(position, int(position.to_act)), rng)
        self.ours.add(time.process_time() - began)
        return int(position.encode_action(action))

    def their_move(self, state: Any, rival: Any) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        simulations = self.simulations()
        rival.max_simulations = rival._max_simulations = simulations  # the two bots name it so
        began = time.process_time()
        action = int(rival.step(state))
        self.theirs.add(time.process_time() - began, simulations)
        return action

    def simulations(self) -> int:
        clock = self.theirs
        if not clock.simulations:
            return FEWEST
        each = clock.seconds / clock.simulations
        return max(FEWEST, int(self.ours.per_move() / each))

    def line(self) -> str:
        """A row of the table in docs/adapters.md."""
        mean, error = interval(self.shares)
        rival = "ISMCTS" if self.game.game.hides_information else "MCTS"
        return (
            f"| `{self.key}` | {self.seats} | {rival} | {len(self.shares)} |"
            f" {mean:.0%} ± {error:.0%} | {mean * self.seats:.1f} |"
            f" {self.ours.per_move() * 1000:.0f} ms | {self.theirs.per_move() * 1000:.0f} ms |"
            f" {self.theirs.simulations / max(self.theirs.moves, 1):.0f} |"
        )


def interval(shares: list[float]) -> tuple[float, float]:
    """The mean, and half of a 95% interval with two victories and two defeats added (Agresti and
    Coull), so that a few games without a defeat do not look certain."""
    n = len(shares) + 4
    near = (sum(shares) + 2) / n
    return sum(shares) / len(shares), 1.96 * math.sqrt(near * (1 - near) / n)


HEADER = (
    "| game | players | OpenSpiel's bot | games | victories | × fair | our time per move | theirs |"
    " their simulations |\n|---|---|---|---|---|---|---|---|---|"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("keys", nargs="*", metavar="GAME", help="all games if none is named")
    add("--bot", default="level-8", help="our bot (level-8)")
    add("--games", type=int, default=20, help="games for each table (20)")
    add("--seats", type=int, help="players (the fewest that the game allows)")
    add("--minutes", type=float, default=math.inf, help="stop a table after this time")
    args = parser.parse_args()
    print(HEADER, flush=True)
    for key in args.keys or game_keys():
        match = Match(key, args.seats or game_of(key).min_seats, args.bot)
        end = time.monotonic() + args.minutes * 60
        for number in range(args.games):
            match.play(number)
            if time.monotonic() > end:
                break
        print(match.line(), flush=True)


if __name__ == "__main__":
    main()
