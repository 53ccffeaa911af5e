"""The Crane: cards and rules."""

from __future__ import annotations

from tatami.engine import EVERYONE, NOBODY, Actions, Chance, IllegalMove, State

CRANE = 12
PASS = 0
PLAYED, SWOOPED, ENDED = 0, 1, 2


class CraneState(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.rest: list[int] = []
        self.scores = [0] * seats
        self.played: list[int] = []
        self.turn = 0
        self.at_stake = 0
        """The number that the crane may still take (C3)."""

    def deal(self, chance: Chance) -> CraneState:
        """C1."""
        state = CraneState(self.seats, chance)
        cards = list(range(1, 13))
        for last in range(11, 0, -1):
            other = chance.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        state.hands = [sorted(cards[3 * seat : 3 * seat + 3]) for seat in range(self.seats)]
        state.rest = cards[3 * self.seats :]
        return state

    def clone(self) -> CraneState:
        state = CraneState(self.seats, self.chance.clone())
        state.hands = [list(hand) for hand in self.hands]
        state.rest = list(self.rest)
        state.scores = list(self.scores)
        state.played = list(self.played)
        state.turn, state.at_stake, state.to_act = self.turn, self.at_stake, self.to_act
        return state

    def fill(self, out: Actions) -> None:
        if self.to_act == NOBODY:
            return
        for action in (PASS, CRANE) if self.at_stake else self.hands[self.to_act]:
            out.add(action)

    def play(self, action: int) -> None:
        if self.at_stake:
            self.answer(action)
        else:
            self.play_card(action)

    def play_card(self, card: int) -> None:
        """C2."""
        seat = self.turn
        self.hands[seat].remove(card)
        self.played.append(card)
        self.scores[seat] += 0 if card == CRANE else card
        self.emit(PLAYED, EVERYONE, (seat, card))
        holder = next((other for other, hand in enumerate(self.hands) if CRANE in hand), seat)
        if 6 <= card < CRANE and holder != seat:
            self.at_stake, self.to_act = card, holder
        else:
            self.next_turn()

    def answer(self, action: int) -> None:
        """C3."""
        holder, stake, self.at_stake = self.to_act, self.at_stake, 0
        if action == CRANE:
            self.hands[holder].remove(CRANE)
            self.played.append(CRANE)
            self.scores[self.turn] -= stake
            self.scores[holder] += stake
            self.emit(SWOOPED, EVERYONE, (holder, stake))
        self.next_turn()

    def next_turn(self) -> None:
        for _ in range(self.seats):
            self.turn = (self.turn + 1) % self.seats
            if self.hands[self.turn]:
                self.to_act = self.turn
                return
        self.to_act = NOBODY
        self.emit(ENDED, EVERYONE, ())

    def payoff(self, seat: int) -> float:
        """C4."""
        best = max(self.scores)
        return 1 / self.scores.count(best) if self.scores[seat] == best else 0.0

    def sample(self, seat: int, rng: Chance) -> CraneState:
        """Deal the unknown cards again; during a secret decision another seat holds the crane."""
        state = self.clone()
        state.chance = rng.fork()
        others = [other for other in range(self.seats) if other != seat]
        unknown = sorted(self.rest + [card for other in others for card in self.hands[other]])
        while True:
            cards = list(unknown)
            for last in range(len(cards) - 1, 0, -1):
                other = rng.below(last + 1)
                cards[last], cards[other] = cards[other], cards[last]
            for other in others:
                size = len(self.hands[other])
                state.hands[other], cards = sorted(cards[:size]), cards[size:]
            state.rest = cards
            if not self.at_stake or self.to_act == seat:
                return state
            holders = [other for other in others if CRANE in state.hands[other]]
            if holders and holders[0] != self.turn:
                state.to_act = holders[0]
                return state

    def refusal(self, action: int) -> IllegalMove:
        if self.at_stake:
            return IllegalMove("C3", "answer", "play the crane, or pass")
        return IllegalMove("C2", "not-held", "you do not hold that card")

    def dump(self) -> str:
        return str(
            (self.hands, sorted(self.rest), self.scores, self.turn, self.at_stake, self.to_act)
        )
