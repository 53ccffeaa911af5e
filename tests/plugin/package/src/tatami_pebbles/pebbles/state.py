"""The heap and its rules."""

from __future__ import annotations

from tatami.engine import EVERYONE, NOBODY, Actions, Chance, IllegalMove, State

MOST = 3
TOOK = 0
"""The one kind of event."""


class PebblesState(State):
    def __init__(self, seats: int, chance: Chance, size: int) -> None:
        super().__init__(seats, chance)
        self.size = size
        """The heap at the start (P1)."""
        self.heap = size
        self.winner = NOBODY

    def deal(self, chance: Chance) -> PebblesState:
        """P1."""
        return PebblesState(self.seats, chance, self.size)

    def clone(self) -> PebblesState:
        state = PebblesState(self.seats, self.chance.clone(), self.size)
        state.heap, state.to_act, state.winner = self.heap, self.to_act, self.winner
        return state

    def fill(self, out: Actions) -> None:
        """P2. Action n takes n + 1 pebbles."""
        if self.to_act != NOBODY:
            for action in range(min(MOST, self.heap)):
                out.add(action)

    def play(self, action: int) -> None:
        """P2, P3."""
        seat = self.to_act
        self.heap -= action + 1
        self.emit(TOOK, EVERYONE, (seat, action + 1))
        if self.heap:
            self.to_act = (seat + 1) % self.seats
        else:
            self.to_act, self.winner = NOBODY, seat

    def payoff(self, seat: int) -> float:
        """P3."""
        return float(seat == self.winner)

    def refusal(self, action: int) -> IllegalMove:
        return IllegalMove("P2", "too-many", "there are not so many pebbles")

    def dump(self) -> str:
        return str((self.heap, self.to_act, self.winner))
