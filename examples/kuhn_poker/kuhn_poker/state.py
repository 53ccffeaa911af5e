# compiled with mypyc
"""Kuhn poker: the cards, the bets and their rules, in numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tatami.engine import EVERYONE, NOBODY, Actions, Chance, IllegalMove, State, share_of
from tatami.engine.observation_rows import put_flag, put_one_hot

CHECK: Final = 0
BET: Final = 1
FOLD: Final = 2
CALL: Final = 3
NO_MOVE: Final = -1
CARDS: Final = 3
MOST_MOVES: Final = 3

ACTED: Final = 0
SHOWN: Final = 1
"""Kinds of events."""


class KuhnState(State):
    cards: vec[u8]
    """By seat: 0 jack, 1 queen, 2 king."""
    moves: vec[u8]

    def __init__(self, chance: Chance, cards: vec[u8], moves: vec[u8]) -> None:
        super().__init__(2, chance)
        self.cards = cards
        self.moves = moves

    def deal(self, chance: Chance) -> KuhnState:
        """K1."""
        first = chance.below(CARDS)
        second = other_card(first, chance)
        return KuhnState(chance, vec[u8]([u8(first), u8(second)]), vec[u8]())

    def clone(self) -> KuhnState:
        state = KuhnState(self.chance.clone(), self.cards[:], self.moves[:])
        state.to_act = self.to_act
        return state

    def last_move(self) -> i64:
        if len(self.moves) == 0:
            return NO_MOVE
        return i64(self.moves[-1])

    def fill(self, out: Actions) -> None:
        """K2, K3."""
        if self.to_act == NOBODY:
            return
        if self.last_move() == BET:
            out.add(FOLD)
            out.add(CALL)
        else:
            out.add(CHECK)
            out.add(BET)

    def play(self, action: i64) -> None:
        if self.event_data is not None:
            self.emit(ACTED, EVERYONE, (self.to_act, action))
        is_second_check = action == CHECK and self.last_move() == CHECK
        self.moves = append(self.moves, u8(action))
        if is_second_check or action in (FOLD, CALL):
            self.to_act = NOBODY
        else:
            self.to_act = 1 - self.to_act
        if self.event_data is not None and self.is_showdown:
            for seat in range(i64(2)):
                self.emit(SHOWN, EVERYONE, (seat, i64(self.cards[seat])))

    @property
    def is_showdown(self) -> bool:
        """K4: both checked, or a bet was called."""
        return self.to_act == NOBODY and self.last_move() != FOLD

    def won(self, seat: i64) -> i64:
        """K4: chips won or lost, once the game is over."""
        winner: i64 = 0
        if self.last_move() == FOLD:
            winner = len(self.moves) % 2  # the seat that did not fold
        elif self.cards[1] > self.cards[0]:
            winner = 1
        chips: i64 = 1
        if self.last_move() == CALL:
            chips = 2
        if seat == winner:
            return chips
        return -chips

    def stake(self) -> float:
        return 2.0

    def payoff(self, seat: i64) -> float:
        return share_of(float(self.won(seat)), self.stake(), 2)

    def sample(self, seat: i64, rng: Chance) -> KuhnState:
        """Deal the cards again that this seat has not seen."""
        state = self.clone()
        state.chance = rng.fork()
        if self.is_showdown:
            return state
        if seat == NOBODY:
            state.cards = self.deal(rng).cards
        else:
            state.cards[1 - seat] = u8(other_card(i64(self.cards[seat]), rng))
        return state

    def observe(self, seat: i64, out: vec[u8], at: i64 = 0, again: bool = False) -> None:
        viewer = seat
        if seat == NOBODY:
            viewer = max(self.to_act, 0)
        other: i64 = -1
        if seat == NOBODY or self.is_showdown:
            other = i64(self.cards[1 - viewer])
        at = put_one_hot(out, at, CARDS, i64(self.cards[viewer]))
        at = put_one_hot(out, at, CARDS, other)
        at = put_flag(out, at, viewer == 0)
        for number in range(i64(MOST_MOVES)):
            move: i64 = NO_MOVE
            if number < len(self.moves):
                move = i64(self.moves[number])
            at = put_one_hot(out, at, 4, move)

    def refusal(self, action: i64) -> IllegalMove:
        if self.last_move() == BET:
            return IllegalMove("K3", "bet", "fold or call the bet")
        return IllegalMove("K2", "no-bet", "check or bet")

    def dump(self) -> str:
        return f"{list(self.cards)} {list(self.moves)} {self.to_act}"


def other_card(card: i64, chance: Chance) -> i64:
    """K1: one of the two cards that are left."""
    place = chance.below(CARDS - 1)
    if place >= card:
        return place + 1
    return place
