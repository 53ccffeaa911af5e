"""Our bots against OpenSpiel's MCTS and ISMCTS, which play our games through the adapter.

    python -m benchmarks.openspiel_match [GAME ...] [--games 100] [--seats N] [--seconds 0.1]
        [--options rounds=1] [--out FOLDER]

Both sides get the same processor time per move: OpenSpiel's bots count simulations, not time, so
each of their moves gets as many simulations as fit into the mean time of our moves so far, by
their own speed so far, and at least four. Moves without a choice do not count. With more than two
players one seat is ours and all others are OpenSpiel's. Deals are played from every seat in turn.

OpenSpiel's bots get the settings in which they are strongest here: rollouts in compiled code
(`--rollouts openspiel` for OpenSpiel's own, in Python), and nodes that are found by what a player
sees now. With `--out`, every game is a line of a file, and a stopped run resumes.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from tatami.adapters import openspiel_game
from tatami.bots import Bot, Knowledge, bot
from tatami.bots.levels import level
from tatami.engine import Game, chance_from
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
    seconds: float | None = None
    compiled: bool = True
    options: dict[str, int] = field(default_factory=dict)
    shares: list[float] = field(default_factory=list)
    ours: Clock = field(default_factory=Clock)
    theirs: Clock = field(default_factory=Clock)

    def __post_init__(self) -> None:
        self.game = openspiel_game.load(self.key, seats=self.seats, options=self.options)
        self.bot = our_bot(self.name, self.game.game, self.seconds)

    def play(self, number: int) -> None:
        """Game `number`: a deal, our seat, and both bots' luck follow from it."""
        deal, seat = divmod(number, self.seats)
        state: Any = self.game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(deal % self.game.deals)
        np.random.seed(number)  # the adapter's resampling
        rival = self.rival(number)
        while not state.is_terminal():
            legal = state.legal_actions()
            if len(legal) == 1:
                state.apply_action(legal[0])
            elif state.current_player() == seat:
                state.apply_action(self.our_move(state, number))
            else:
                state.apply_action(self.their_move(state, rival))
        self.shares.append(float(state.table.state.payoff(seat)))

    def rival(self, seed: int) -> Any:
        rng = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator
        if self.compiled:
            evaluator = openspiel_game.CompiledRolloutEvaluator
        rollouts = evaluator(1, rng)
        if not self.game.game.hides_information:
            return mcts.MCTSBot(self.game, 1.4, FEWEST, rollouts, random_state=rng)
        rival = ismcts.ISMCTSBot(
            self.game, rollouts, 1.4, FEWEST, random_state=rng, use_observation_string=True
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
            f" {mean:.0%} ± {error * 100:.0f} | {mean * self.seats:.1f} |"
            f" {self.ours.per_move() * 1000:.0f} ms | {self.theirs.per_move() * 1000:.0f} ms |"
            f" {self.theirs.simulations / max(self.theirs.moves, 1):.0f} |"
        )

    # The games of a run as lines of a file.

    def save(self, file: Path) -> None:
        """Add the last game, and both clocks so far."""
        about = {"share": self.shares[-1], "ours": asdict(self.ours), "theirs": asdict(self.theirs)}
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(about) + "\n")

    def resume(self, file: Path) -> None:
        """Take over the games of a file."""
        if not file.exists():
            return
        games = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        self.shares = [game["share"] for game in games]
        if games:
            self.ours, self.theirs = Clock(**games[-1]["ours"]), Clock(**games[-1]["theirs"])


def our_bot(name: str, game: Game[Any], seconds: float | None) -> Bot:
    """The bot, or a level of it with less time; seconds are those of the processor."""
    if seconds is not None:
        kind, settings = level(game, int(name.removeprefix("level-")))
        settings["seconds"] = seconds
        name = f"{kind}:{','.join(f'{key}={value}' for key, value in settings.items())}"
    found: Any = bot(name, game)
    if hasattr(found, "clock"):
        found.clock = time.process_time
    return found  # type: ignore[no-any-return]


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
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("keys", nargs="*", metavar="GAME", help="all games if none is named")
    add("--bot", default="level-8", help="our bot (level-8)")
    add("--seconds", type=float, help="most processor time for a move of our level (its own limit)")
    add("--games", type=int, default=100, help="games for each table (100)")
    add("--seats", type=int, help="players (the fewest that the game allows)")
    add("--rollouts", choices=["compiled", "openspiel"], default="compiled", help="(compiled)")
    add("--options", default="", help="of the game, as rounds=1,turns=20")
    add("--minutes", type=float, default=math.inf, help="stop a table after this time")
    add("--out", type=Path, metavar="FOLDER", help="keep the games, and resume from here")
    args = parser.parse_args()
    lines = [played(key, args) for key in args.keys or game_keys()]
    print("\n".join([HEADER, *lines]), flush=True)


def played(key: str, args: argparse.Namespace) -> str:
    """The row of one table, after its games."""
    seats = args.seats or game_of(key).min_seats
    options = dict(part.split("=") for part in args.options.split(",") if part)
    numbers = {name: int(value) for name, value in options.items()}
    match = Match(key, seats, args.bot, args.seconds, args.rollouts == "compiled", numbers)
    file = None
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
        rivals = f"{args.bot}-{args.seconds}-{args.rollouts}"
        file = args.out / f"{key}-{seats}-{rivals}-{args.options}.jsonl"
        match.resume(file)
    end = time.monotonic() + args.minutes * 60
    while len(match.shares) < args.games and time.monotonic() < end:
        match.play(len(match.shares))
        if file is not None:
            match.save(file)
        print(match.line(), file=sys.stderr, flush=True)
    return match.line()


if __name__ == "__main__":
    main()
