"""One moment of a game: the true estimate of it, and a judgement of the decision taken there.

A step needs nothing but the game up to its moment, so that steps can be worked out in any order,
in any process. What is judged of a decision comes from the knowledge of the seat that took it: the
same knowledge, the same judgement, whatever the others held.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec

from tatami.analysis.estimate import Estimate, Tally, Weighing, add_up, exactly, favourite, together
from tatami.analysis.settings import AnalysisSettings, exponent_of, search_settings
from tatami.bots.knowledge import Knowledge
from tatami.bots.mcts_bots import SearchSettings
from tatami.engine.chance import Chance, chance_from
from tatami.engine.game import Game
from tatami.engine.state import State

OTHERS = 2
"""Alternatives named beside the best one and the one that was played."""


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A legal action and what it was worth to the seat."""

    action: int
    text: str
    move: Any
    share: float
    error: float


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision between at least two actions, from what the seat could know."""

    number: int
    """Taken after so many actions."""
    seat: int
    kind: str
    before: float
    """The estimate of the seat's share before it decided."""
    before_error: float
    played: Candidate
    best: Candidate
    loss: float
    """What the best action is worth more than the played one; 0 where none was found better."""
    error: float
    difference: float
    """The played action's worth less the best one's, as measured: luck and skill add these up."""
    others: tuple[Candidate, ...] = ()


class Step(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    truth: Estimate | None
    """Everybody's share with all cards known; None where it is that of the next moment."""
    drawn: Estimate | None = None
    """The same after the action but before chance had its say, where chance had one."""
    judged: Judged | None = None


def step(
    game: Game[Any], state: State, number: int, action: int | None, settings: AnalysisSettings
) -> Step:
    """The moment after `number` actions, at which `action` was taken (None: the last moment)."""
    if state.over:
        return Step(number=number, truth=exactly(payoffs(state)))
    looking = Looking(game, state, number, settings)
    if action is None:
        return Step(number=number, truth=looking.truth())
    chance, forced = touches_chance(state, action), len(state.legal()) == 1
    if forced:
        return Step(number=number, truth=looking.truth() if chance else None)
    truth = looking.truth()
    drawn = looking.drawn(action) if chance else None
    return Step(number=number, truth=truth, drawn=drawn, judged=looking.judge(action))


def payoffs(state: State) -> tuple[float, ...]:
    return tuple(state.payoff(seat) for seat in range(int(state.seats)))


def touches_chance(state: State, action: int) -> bool:
    after = state.clone()
    before = after.chance.state()
    after.play(action)
    return after.chance.state() != before


class Weighed(msgspec.Struct, frozen=True):
    """What the two searches of one question found."""

    tried: dict[int, Any]
    """A tally for each first decision."""
    estimate: Estimate


class Looking:
    """Looks at one moment. Every question has a generator of its own that depends on nothing but
    its place in the game: what is hidden could not change a judgement even through the dice."""

    def __init__(
        self, game: Game[Any], state: State, number: int, settings: AnalysisSettings
    ) -> None:
        self.game = game
        self.state = state
        self.number = number
        self.settings = settings
        self.seat = int(state.to_act)
        self.seats = int(state.seats)
        self.how: SearchSettings = search_settings(game)
        self.exponent = exponent_of(game)

    def rng(self, purpose: str) -> Chance:
        return chance_from(f"{self.settings.seed} {self.number} {purpose}")

    def weigh(self, worlds: Callable[[Chance], State], purpose: str) -> Weighed:
        """Two searches with half the budget each: their difference says how sure they are."""
        half = max(2, self.settings.simulations // 2)
        halves = []
        for name in ("one", "two"):
            rng = self.rng(f"{purpose} {name}")
            luck = rng.fork()
            weighing = Weighing(functools.partial(worlds, luck), self.seats, self.how, rng)
            halves.append(weighing.run(half))
        one, two = halves
        return Weighed(
            add_up(one.tried, two.tried, self.seats),
            together(one.measured.estimate(self.exponent), two.measured.estimate(self.exponent)),
        )

    # With all cards known.

    def truth(self) -> Estimate:
        return self.weigh(lambda rng: fresh(self.state, rng), "truth").estimate

    def drawn(self, action: int) -> Estimate:
        return self.weigh(lambda rng: after(fresh(self.state, rng), action), "drawn").estimate

    # As far as the seat could know.

    def judge(self, action: int) -> Judged:
        thought = self.think()
        best = favourite(thought.tried)
        alone = best == action
        measured = {best: thought.estimate} if alone else self.compare((best, action))
        played = self.candidate(action, measured[action])
        choice = self.candidate(best, measured[best])
        difference = played.share - choice.share
        decision = self.game.decision(self.state, self.seat)
        before = self.candidate(best, thought.estimate)
        return Judged(
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
            others=self.others(thought.tried, {best, action}),
        )

    def think(self) -> Weighed:
        return self.weigh(Knowledge(self.state, self.seat).sample, "thought")

    def compare(self, actions: tuple[int, ...]) -> dict[int, Estimate]:
        """Each action in the same worlds, with the whole budget: what was found while choosing
        flatters the chosen one and hardly looked at the others."""
        return {action: self.measure(action) for action in actions}

    def measure(self, action: int) -> Estimate:
        knowledge = Knowledge(self.state, self.seat)
        return self.weigh(lambda rng: after(knowledge.sample(rng), action), "compared").estimate

    def others(self, found: dict[int, Tally], named: set[int]) -> tuple[Candidate, ...]:
        """What else the search came back to, as it found it on the way."""
        rest = sorted(
            (action for action in found if action not in named and found[action].visits > 1),
            key=lambda action: (-found[action].visits, action),
        )
        return tuple(
            self.candidate(action, found[action].estimate(self.exponent))
            for action in rest[:OTHERS]
        )

    def candidate(self, action: int, estimate: Estimate) -> Candidate:
        return Candidate(
            action=action,
            text=self.game.show(action),
            move=msgspec.to_builtins(self.game.move(action)),
            share=estimate.shares[self.seat],
            error=estimate.errors[self.seat],
        )


def fresh(state: State, rng: Chance) -> State:
    """The same cards and another future: nobody knows what the dice will say."""
    world = state.clone()
    world.chance = rng.fork()
    return world


def after(world: State, action: int) -> State:
    world.play(action)
    return world
