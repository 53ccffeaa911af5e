"""One game between bots, from the first card to the result or to the bot that failed."""

from __future__ import annotations

import traceback
from typing import Any

import msgspec

from tatami.arena.balance_notes import Notes, Watcher
from tatami.arena.custom_bots import seat_bot
from tatami.arena.plan import Plan, Sitting, deal_seed
from tatami.arena.time_control import Pace, Player
from tatami.bots import Knowledge
from tatami.engine.chance import chance_from
from tatami.engine.errors import TatamiError
from tatami.engine.game import Game
from tatami.engine.state import State
from tatami.registry import game as game_of

OPENINGS = 100
"""Openings to try until one does not end the game."""


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """What went wrong, and all that is needed to stand there again."""

    bot: str
    seat: int
    move: int
    """The number of the decision, from 1."""
    seed: str
    message: str
    moves: tuple[str, ...] = ()
    """What had been played until then."""
    trace: str = ""


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game that is over, or that failed."""

    deal: int
    sitting: int
    bots: tuple[str, ...]
    shares: tuple[float, ...] = ()
    decisions: int = 0
    reason: str = ""
    failure: Failure | None = None
    notes: Notes | None = None
    pace: tuple[Pace, ...] = ()

    @property
    def key(self) -> tuple[int, int]:
        return self.deal, self.sitting


class Table:
    """Set up once for all games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any] = game_of(plan.game)
        if self.game.version != plan.version:  # another machine, or a folder from before
            raise TatamiError(
                f"this is version {self.game.version} of {plan.game}, not {plan.version}"
            )
        material = None if plan.material is None else self.game.material(plan.material)
        self.empty = self.game.table(seats=plan.seats, options=plan.options, material=material)

    def play(self, sitting: Sitting) -> Played:
        try:
            seated = Seated(self, sitting)
        except Exception as error:
            return failed(self.plan, sitting, f"{type(error).__name__}: {error}")
        return seated.play()


class Seated:
    """The bots of one sitting at their table."""

    def __init__(self, table: Table, sitting: Sitting) -> None:
        self.plan = plan = table.plan
        self.sitting = sitting
        self.game = table.game
        self.empty = table.empty
        self.seed = deal_seed(plan, sitting.deal)
        self.players = [Player(seat_bot(name, self.game)) for name in sitting.bots]
        self.actions: list[int] = []
        self.state = self.deal()
        self.watcher = self.watch() if plan.watch else None

    def deal(self) -> State:
        """The deal, after its opening: the same for all sittings."""
        rng = chance_from(f"{self.seed} opening")
        for _ in range(OPENINGS):
            self.actions = []
            state: State = self.empty.deal(chance_from(self.seed))
            while len(self.actions) < self.plan.opening and not state.over:
                self.actions.append(int(state.pick(rng)))
                state.apply(self.actions[-1])
            if not state.over:
                return state
        return state

    def watch(self) -> Watcher:
        """Sees the opening too, though nobody chose it: it may be won or lost by it."""
        watcher = Watcher(self.game, self.empty.deal(chance_from(self.seed)))
        for action in self.actions:
            watcher.see(int(watcher.state.to_act), action)
            watcher.state.apply(action)
        self.state = watcher.state
        return watcher

    def play(self) -> Played:
        try:
            while not self.state.over:
                self.step()
        except Exception as error:
            return self.failed(error)
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return Played(
            deal=self.sitting.deal,
            sitting=self.sitting.number,
            bots=self.sitting.bots,
            shares=outcome.shares,
            decisions=len(self.actions),
            reason=outcome.reason,
            notes=None if self.watcher is None else self.watcher.notes(),
            pace=tuple(player.pace for player in self.players),
        )

    def step(self) -> None:
        seat = int(self.state.to_act)
        action = self.ask(seat)
        if self.watcher is not None:
            self.watcher.see(seat, action)
        self.state.apply(action)
        self.actions.append(action)

    def ask(self, seat: int) -> int:
        """The bot's own luck differs from sitting to sitting; the deal's does not."""
        number = len(self.actions)
        rng = chance_from(f"{self.seed} {self.sitting.number} {seat} {number}")
        return self.players[seat].choose(Knowledge(self.state, seat), rng)

    def failed(self, error: Exception) -> Played:
        seat = int(self.state.to_act)
        return failed(
            self.plan,
            self.sitting,
            f"{type(error).__name__}: {error}",
            seat=seat,
            moves=tuple(self.game.show(action) for action in self.actions),
            trace="".join(traceback.format_exception(error)),
        )


def failed(
    plan: Plan,
    sitting: Sitting,
    message: str,
    *,
    seat: int = 0,
    moves: tuple[str, ...] = (),
    trace: str = "",
) -> Played:
    failure = Failure(
        bot=sitting.bots[seat],
        seat=seat,
        move=len(moves) + 1,
        seed=deal_seed(plan, sitting.deal),
        message=message,
        moves=moves,
        trace=trace,
    )
    return Played(deal=sitting.deal, sitting=sitting.number, bots=sitting.bots, failure=failure)
