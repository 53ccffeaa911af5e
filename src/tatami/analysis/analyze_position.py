"""Analyzes one position: the winning chances, and how good the decision made there was.

The analysis of a position needs only the game up to it, so positions can be analyzed in any order
and in any process. The judgment of a decision uses only what the deciding seat knew: the cards of
the others never change it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec

from tatami.analysis.settings import AnalysisSettings, exponent_of, search_settings
from tatami.analysis.winning_chances import (
    Line,
    SimulationStats,
    TwoPhaseSearch,
    WinningChances,
    certain,
    combine_halves,
    expected_line,
    merge_stats,
    most_visited,
)
from tatami.bots.knowledge import Knowledge
from tatami.bots.mcts_bots import SearchSettings
from tatami.engine.chance import Chance, chance_from
from tatami.engine.game import Game
from tatami.engine.state import State

OTHERS = 2
"""Alternatives reported in addition to the best action and the played one."""


class ExpectedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that the search expects after a candidate."""

    seat: int
    text: str
    move: Any


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A legal action and the winning chances after it."""

    action: int
    text: str
    move: Any
    share: float
    error: float
    line: tuple[ExpectedMove, ...] = ()
    """The moves that the search expects next, in worlds that the seat considers possible."""


class JudgedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision between at least two actions, judged by what the seat could know."""

    number: int
    """The number of actions before the decision."""
    seat: int
    kind: str
    before: float
    """The winning chances of the seat before it decided."""
    before_error: float
    played: Candidate
    best: Candidate
    loss: float
    """How much better the best action is than the played one; 0 if none is better."""
    error: float
    difference: float
    """The value of the played action minus that of the best, as measured; the input for luck and
    skill."""
    others: tuple[Candidate, ...] = ()


class PositionAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """What the analysis found about one position."""

    number: int
    truth: WinningChances | None
    """The winning chances with all cards known; None if they are those of the next position."""
    drawn: WinningChances | None = None
    """The same after the action but before its dice and cards, if it has any."""
    judged: JudgedDecision | None = None


def position_analysis(
    game: Game[Any], state: State, number: int, action: int | None, settings: AnalysisSettings
) -> PositionAnalysis:
    """Analyze the position after `number` actions, in which the seat played `action` (None: the
    last position)."""
    if state.over:
        return PositionAnalysis(number=number, truth=certain(payoffs(state)))
    analyzer = PositionAnalyzer(game, state, number, settings)
    if action is None:
        return PositionAnalysis(number=number, truth=analyzer.truth())
    chance, forced = touches_chance(state, action), len(state.legal()) == 1
    if forced:
        return PositionAnalysis(number=number, truth=analyzer.truth() if chance else None)
    truth = analyzer.truth()
    drawn = analyzer.drawn(action) if chance else None
    return PositionAnalysis(number=number, truth=truth, drawn=drawn, judged=analyzer.judge(action))


def payoffs(state: State) -> tuple[float, ...]:
    return tuple(state.payoff(seat) for seat in range(int(state.seats)))


def touches_chance(state: State, action: int) -> bool:
    after = state.clone()
    before = after.chance.state()
    after.play(action)
    return after.chance.state() != before


class PositionEstimate(msgspec.Struct, frozen=True):
    """The combined result of two searches of one position."""

    tried: dict[int, Any]
    """Statistics by first action."""
    chances: WinningChances
    line: Line


class PositionAnalyzer:
    """Searches one position. Every search has its own generator, which depends only on its place in
    the game: so hidden cards cannot change a judgment even through the random numbers."""

    def __init__(
        self, game: Game[Any], state: State, number: int, settings: AnalysisSettings
    ) -> None:
        self.game = game
        self.state = state
        self.number = number
        self.settings = settings
        self.seat = int(state.to_act)
        self.seats = int(state.seats)
        self.search_settings: SearchSettings = search_settings(game)
        self.exponent = exponent_of(game)

    def rng(self, purpose: str) -> Chance:
        return chance_from(f"{self.settings.seed} {self.number} {purpose}")

    def estimate(self, worlds: Callable[[Chance], State], purpose: str) -> PositionEstimate:
        """Two searches with half the budget each: their difference gives the error."""
        half = max(2, self.settings.simulations // 2)
        halves = []
        for name in ("one", "two"):
            rng = self.rng(f"{purpose} {name}")
            sampling = rng.fork()
            search = TwoPhaseSearch(
                functools.partial(worlds, sampling), self.seats, self.search_settings, rng
            )
            halves.append(search.run(half))
        one, two = halves
        return PositionEstimate(
            merge_stats(one.tried, two.tried, self.seats),
            combine_halves(
                one.measured.estimate(self.exponent), two.measured.estimate(self.exponent)
            ),
            expected_line(one.lines + two.lines),
        )

    # With all cards known.

    def truth(self) -> WinningChances:
        return self.estimate(lambda rng: fresh(self.state, rng), "truth").chances

    def drawn(self, action: int) -> WinningChances:
        return self.estimate(lambda rng: after(fresh(self.state, rng), action), "drawn").chances

    # With what the seat could know.

    def judge(self, action: int) -> JudgedDecision:
        found = self.search_best()
        best = most_visited(found.tried)
        alone = best == action
        # Alone, the line would begin with the action itself.
        measured = {best: found} if alone else self.compare((best, action))
        start = 1 if alone else 0
        played = self.candidate(action, measured[action].chances, measured[action].line[start:])
        choice = self.candidate(best, measured[best].chances, measured[best].line[start:])
        difference = played.share - choice.share
        decision = self.game.decision(self.state, self.seat)
        before = self.candidate(best, found.chances)
        return JudgedDecision(
            number=self.number,
            seat=self.seat,
            kind="" if decision is None else decision.kind,
            before=before.share,
            before_error=before.error,
            played=played,
            best=choice if difference < 0 else played,
            loss=max(0.0, -difference),
            error=0.0 if alone else (played.error**2 + choice.error**2) ** 0.5,
            difference=difference,
            others=self.others(found.tried, {best, action}),
        )

    def search_best(self) -> PositionEstimate:
        return self.estimate(Knowledge(self.state, self.seat).sample, "thought")

    def compare(self, actions: tuple[int, ...]) -> dict[int, PositionEstimate]:
        """Measure each action in the same worlds, with the whole budget. The search for the best
        action overestimates it and hardly tries the others."""
        return {action: self.measure(action) for action in actions}

    def measure(self, action: int) -> PositionEstimate:
        knowledge = Knowledge(self.state, self.seat)
        return self.estimate(lambda rng: after(knowledge.sample(rng), action), "compared")

    def others(self, found: dict[int, SimulationStats], named: set[int]) -> tuple[Candidate, ...]:
        """The other most visited actions, with the values from the search for the best one."""
        rest = sorted(
            (action for action in found if action not in named and found[action].visits > 1),
            key=lambda action: (-found[action].visits, action),
        )
        return tuple(
            self.candidate(action, found[action].estimate(self.exponent))
            for action in rest[:OTHERS]
        )

    def candidate(self, action: int, estimate: WinningChances, line: Line = ()) -> Candidate:
        return Candidate(
            action=action,
            text=self.game.show(action),
            move=msgspec.to_builtins(self.game.move(action)),
            share=estimate.shares[self.seat],
            error=estimate.errors[self.seat],
            line=tuple(self.expected_move(*one) for one in line),
        )

    def expected_move(self, seat: int, action: int) -> ExpectedMove:
        move = msgspec.to_builtins(self.game.move(action))
        return ExpectedMove(seat=seat, text=self.game.show(action), move=move)


def fresh(state: State, rng: Chance) -> State:
    """The same cards with a new generator: nobody knows the future dice."""
    world = state.clone()
    world.chance = rng.fork()
    return world


def after(world: State, action: int) -> State:
    world.play(action)
    return world
