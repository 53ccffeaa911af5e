"""Plays one game between bots and returns its result, or which bot failed and where."""

from __future__ import annotations

import traceback
from typing import Any

import msgspec

from tatami.arena.balance_notes import GameNotes, NoteTaker
from tatami.arena.bot_by_name import make_bot
from tatami.arena.move_timing import MoveTimes, TimedBot
from tatami.arena.plan import Pairing, Plan, deal_seed
from tatami.bots import Knowledge
from tatami.engine.chance import chance_from
from tatami.engine.errors import TatamiError
from tatami.engine.game import Game
from tatami.engine.state import State
from tatami.registry import game as game_of

OPENING_TRIES = 100
"""Random openings to try until one does not end the game."""


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """What went wrong in a game, and everything needed to reproduce it."""

    bot: str
    seat: int
    move: int
    """The number of the decision, from 1."""
    seed: str
    message: str
    moves: tuple[str, ...] = ()
    """The moves played before it."""
    trace: str = ""


class GameResult(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    rename={"pairing": "sitting", "move_times": "pace"},  # as stored in games.jsonl
):
    """A game that is over, or that failed."""

    deal: int
    pairing: int
    bots: tuple[str, ...]
    """By seat."""
    shares: tuple[float, ...] = ()
    decisions: int = 0
    reason: str = ""
    failure: Failure | None = None
    notes: GameNotes | None = None
    move_times: tuple[MoveTimes, ...] = ()
    """By seat."""
    actions: tuple[int, ...] = ()
    """Every decision, the opening included; runs of earlier versions did not keep them."""

    @property
    def key(self) -> tuple[int, int]:
        return self.deal, self.pairing


class GameRunner:
    """Plays the games of one plan; builds the table they are dealt from once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any] = game_of(plan.game)
        if self.game.version != plan.version:  # another machine, or a folder written earlier
            raise TatamiError(
                f"this is version {self.game.version} of {plan.game}, not {plan.version}"
            )
        material = None if plan.material is None else self.game.material(plan.material)
        self.table: State = self.game.table(
            seats=plan.seats, options=plan.options, material=material
        )

    def play(self, pairing: Pairing) -> GameResult:
        try:
            running = RunningGame(self, pairing)
        except Exception as error:
            return failed_result(self.plan, pairing, f"{type(error).__name__}: {error}")
        return running.play()


class RunningGame:
    """One game in progress: its state, its bots and the actions so far."""

    def __init__(self, runner: GameRunner, pairing: Pairing) -> None:
        self.plan = plan = runner.plan
        self.pairing = pairing
        self.game = runner.game
        self.table = runner.table
        self.seed = deal_seed(plan, pairing.deal)
        self.bots = [TimedBot(make_bot(name, self.game)) for name in pairing.bots]
        self.actions: list[int] = []
        self.state = self.deal()
        self.note_taker = self.start_notes() if plan.take_notes else None

    def deal(self) -> State:
        """The position after the deal and its opening: the same for all pairings of a deal."""
        rng = chance_from(f"{self.seed} opening")
        for _ in range(OPENING_TRIES):
            self.actions = []
            state: State = self.table.deal(chance_from(self.seed))
            while len(self.actions) < self.plan.opening and not state.over:
                self.actions.append(int(state.pick(rng)))
                state.apply(self.actions[-1])
            if not state.over:
                return state
        return state

    def start_notes(self) -> NoteTaker:
        """Includes the opening, though no bot chose it: it may decide the game."""
        note_taker = NoteTaker(self.game, self.table.deal(chance_from(self.seed)))
        for action in self.actions:
            note_taker.note_action(int(note_taker.state.to_act), action)
            note_taker.state.apply(action)
        self.state = note_taker.state
        return note_taker

    def play(self) -> GameResult:
        try:
            while not self.state.over:
                self.step()
        except Exception as error:
            return self.failed_result(error)
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return GameResult(
            deal=self.pairing.deal,
            pairing=self.pairing.number,
            bots=self.pairing.bots,
            shares=outcome.shares,
            decisions=len(self.actions),
            reason=outcome.reason,
            notes=None if self.note_taker is None else self.note_taker.notes(),
            move_times=tuple(bot.times for bot in self.bots),
            actions=tuple(self.actions),
        )

    def step(self) -> None:
        seat = int(self.state.to_act)
        action = self.ask_bot(seat)
        if self.note_taker is not None:
            self.note_taker.note_action(seat, action)
        self.state.apply(action)
        self.actions.append(action)

    def ask_bot(self, seat: int) -> int:
        """The bot's generator differs between the pairings of a deal; the deal's does not."""
        number = len(self.actions)
        rng = chance_from(f"{self.seed} {self.pairing.number} {seat} {number}")
        return self.bots[seat].choose(Knowledge(self.state, seat), rng)

    def failed_result(self, error: Exception) -> GameResult:
        return failed_result(
            self.plan,
            self.pairing,
            f"{type(error).__name__}: {error}",
            seat=int(self.state.to_act),
            moves=tuple(self.game.show(action) for action in self.actions),
            trace="".join(traceback.format_exception(error)),
        )


def failed_result(
    plan: Plan,
    pairing: Pairing,
    message: str,
    *,
    seat: int = 0,
    moves: tuple[str, ...] = (),
    trace: str = "",
) -> GameResult:
    failure = Failure(
        bot=pairing.bots[seat],
        seat=seat,
        move=len(moves) + 1,
        seed=deal_seed(plan, pairing.deal),
        message=message,
        moves=moves,
        trace=trace,
    )
    return GameResult(deal=pairing.deal, pairing=pairing.number, bots=pairing.bots, failure=failure)
