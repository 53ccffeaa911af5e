"""`ExplicitChance`: a game that stops at chance and lists its outcomes with their probabilities.

A game's own generator rolls dice and shuffles at once. Some algorithms (CFR, expectimax) decide
chance themselves. Here every roll is a node, and every shuffle a sequence of draws by kind of card,
the first draw first. It works for any game: an action is played on a copy with the outcomes chosen
so far, until chance needs no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from tatami.engine.chance import scripted
from tatami.engine.errors import IllegalMove, OutcomeNeeded
from tatami.engine.game import Game
from tatami.engine.material import Material
from tatami.engine.options import Options
from tatami.engine.state import NOBODY, State

S = TypeVar("S", bound=State)

CHANCE: Final = -2
"""Instead of a seat: chance decides."""
DEAL: Final = -1
"""Instead of an action: the deal."""


class ExplicitChance(Generic[S]):
    """One game whose chance is decided from outside, from the deal on."""

    def __init__(
        self,
        game: Game[S],
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        material: Material | str | None = None,
    ) -> None:
        self.game = game
        self.table: S = game.table(seats=seats, options=options, material=material)
        self.before: S | None = None
        """The state in which the last action was chosen; None before the deal."""
        self.pending = DEAL
        self.drawn: list[int] = []
        """The outcomes of chance since then."""
        self.history: list[int] = []
        """Every outcome and action so far."""
        self._outcomes: list[tuple[int, float]] = []
        self._state: S | None = None
        self._go_on()

    def _go_on(self) -> None:
        """Deal, or play the pending action, as far as the outcomes reach."""
        chance = scripted(self.drawn)
        state: Any
        try:
            if self.before is None:
                state = self.table.deal(chance)
            else:
                state = self.before.clone()
                state.chance = chance
                state.play(self.pending)
        except OutcomeNeeded as needed:
            self._state, self._outcomes = None, needed.outcomes
        else:
            state.chance = scripted([])
            self._state, self._outcomes, self.drawn = state, [], []

    @property
    def is_chance(self) -> bool:
        return self._state is None

    @property
    def to_act(self) -> int:
        """The seat to act, CHANCE, or NOBODY when the game is over."""
        return CHANCE if self._state is None else int(self._state.to_act)

    @property
    def over(self) -> bool:
        return self.to_act == NOBODY

    @property
    def state(self) -> S:
        """The state, between chance nodes."""
        if self._state is None:
            raise IllegalMove("", "refusal", "chance decides now: apply one of outcomes() first")
        return self._state

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring now, with probabilities that add up to 1; empty if nothing."""
        return list(self._outcomes)

    def legal(self) -> list[int]:
        """The outcomes at a chance node, otherwise the legal actions."""
        return [outcome for outcome, _ in self._outcomes] if self.is_chance else self.state.legal()

    def apply(self, number: int) -> None:
        """Let chance bring this outcome, or apply this action; raises IllegalMove."""
        if number not in self.legal():
            if self.is_chance:
                raise IllegalMove("", "refusal", f"{number} is not a possible outcome here")
            raise self.state.refusal(number)
        if self.is_chance:
            self.drawn = [*self.drawn, number]
        else:
            self.before, self.pending = self.state, number
        self.history = [*self.history, number]
        self._go_on()

    def clone(self) -> ExplicitChance[S]:
        """An independent copy. Lists and states here are replaced, never changed, so they can be
        shared."""
        copy: ExplicitChance[S] = object.__new__(ExplicitChance)
        copy.__dict__.update(self.__dict__)
        return copy

    def at(self, state: S) -> ExplicitChance[S]:
        """The same game continued from another state, for example a sample."""
        copy = self.clone()
        state.chance = scripted([])
        copy._state, copy._outcomes, copy.drawn = state, [], []
        return copy
