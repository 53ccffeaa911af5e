"""Kuhn poker: the cards, the bets and their rules, in numbers."""

from __future__ import annotations

from typing import Any

from tatami.engine import EVERYONE, NOBODY, Actions, Chance, IllegalMove, State, share_of
from tatami.engine.observation_rows import put_flag, put_one_hot

CHECK, BET, FOLD, CALL = range(4)
CARDS = 3
ACTED, SHOWN = range(2)
"""Kinds of events."""


class KuhnState(State):
    def __init__(self, chance: Chance) -> None:
        super().__init__(2, chance)
        self.cards = [0, 0]
        """By seat: 0 jack, 1 queen, 2 king."""
        self.moves: list[int] = []

    def deal(self, chance: Chance) -> KuhnState:
        """K1."""
        state = KuhnState(chance)
        pack = list(range(CARDS))
        state.cards = [pack.pop(chance.below(len(pack))) for _ in range(2)]
        return state

    def clone(self) -> KuhnState:
        state = KuhnState(self.chance.clone())
        state.cards, state.moves, state.to_act = self.cards[:], self.moves[:], self.to_act
        return state

    def fill(self, out: Actions) -> None:
        """K2, K3."""
        if self.to_act != NOBODY:
            is_bet = self.moves[-1:] == [BET]
            out.add(FOLD if is_bet else CHECK)
            out.add(CALL if is_bet else BET)

    def play(self, action: int) -> None:
        self.emit(ACTED, EVERYONE, (self.to_act, action))
        self.moves.append(action)
        if action == FOLD or self.is_showdown:
            self.to_act = NOBODY
        else:
            self.to_act = 1 - self.to_act
        if self.is_showdown:
            for seat in range(2):
                self.emit(SHOWN, EVERYONE, (seat, self.cards[seat]))

    @property
    def is_showdown(self) -> bool:
        """K4: both checked, or a bet was called."""
        return self.moves == [CHECK, CHECK] or self.moves[-1:] == [CALL]

    def won(self, seat: int) -> int:
        """K4: chips won or lost, once the game is over."""
        if self.moves[-1] == FOLD:
            winner = len(self.moves) % 2  # the seat that did not fold
        else:
            winner = int(self.cards[1] > self.cards[0])
        chips = 2 if self.moves[-1] == CALL else 1
        return chips if seat == winner else -chips

    def stake(self) -> float:
        return 2.0

    def payoff(self, seat: int) -> float:
        return share_of(self.won(seat), self.stake(), 2)

    def sample(self, seat: int, rng: Chance) -> KuhnState:
        """Deal the cards again that this seat has not seen."""
        state = self.clone()
        state.chance = rng.fork()
        if not self.is_showdown:
            known = {seat: self.cards[seat]} if seat != NOBODY else {}
            pack = [card for card in range(CARDS) if card not in known.values()]
            state.cards = [
                known[one] if one in known else pack.pop(rng.below(len(pack))) for one in range(2)
            ]
        return state

    def observe(self, seat: int, out: Any, at: int = 0, again: bool = False) -> None:
        viewer = seat if seat != NOBODY else max(self.to_act, 0)
        at = put_one_hot(out, at, CARDS, self.cards[viewer])
        is_shown = seat == NOBODY or self.is_showdown
        at = put_one_hot(out, at, CARDS, self.cards[1 - viewer] if is_shown else -1)
        at = put_flag(out, at, viewer == 0)
        for number in range(3):
            move = self.moves[number] if number < len(self.moves) else -1
            at = put_one_hot(out, at, 4, move)

    def refusal(self, action: int) -> IllegalMove:
        if self.moves[-1:] == [BET]:
            return IllegalMove("K3", "bet", "fold or call the bet")
        return IllegalMove("K2", "no-bet", "check or bet")

    def dump(self) -> str:
        return f"{self.cards} {self.moves} {self.to_act}"
