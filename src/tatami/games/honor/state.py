# compiled with mypyc
"""The state: cards on the table and in the hands, who serves whom, and the pending questions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tatami.engine.chance import Chance
from tatami.engine.errors import IllegalMove
from tatami.engine.state import NOBODY, Actions, State, give_back, spare_actions
from tatami.games.honor import evaluate, observation, rules, sampling
from tatami.games.honor.constants import (
    HAND,
    KINDS,
    NO_CARD,
    OKUGATA_FIRST,
    ORDINARY_DAIMYO,
    RUNNING,
    TARGET_REACHED,
    TURN,
)
from tatami.games.honor.houses import add_card, daimyo_house, draw_card, houses, samurai_house
from tatami.games.honor.pending import DEPTH, push
from tatami.games.honor.rule_values import HonorConfig
from tatami.games.honor.turn import begin_turn, share_of_most_honor

PILE: Final = 128
"""Room for all cards."""


class HonorState(State):
    """Seats are numbered clockwise. Cards are counted by kind; `seat * KINDS + kind` finds them in
    hands, `house * KINDS + kind` in houses (house 2 * seat is the daimyo's, + 1 the samurai's)."""

    config: HonorConfig

    pile: vec[u8]
    """The draw pile, its top last; only the first `pile_size` count."""
    pile_size: i64
    discards: vec[u8]
    discarded: i64
    top: i64
    """The kind that lies on the discard pile, or NO_CARD."""
    hand: vec[u8]
    hand_size: vec[i64]
    held: i64
    """The card that is being laid, stolen or won and has no house yet; or NO_CARD."""

    house: vec[u8]
    house_honor: vec[i64]
    house_ki: vec[i64]
    house_strength: vec[i64]
    house_size: vec[i64]
    """Without the samurai card, whose values the totals do include."""
    warriors: vec[i64]
    okugata: vec[i64]
    daimyo: vec[i64]
    """The kind of each seat's daimyo, or NO_CARD."""
    castle: vec[i64]

    honor: vec[i64]
    shogun: i64
    """The seat that owns the daimyo who is shogun; NOBODY while the card lies in the middle."""
    serves: vec[i64]
    """Whose daimyo a second samurai serves, or NOBODY."""
    second: vec[i64]
    """Who is the second samurai of a seat's daimyo, or NOBODY."""
    in_service: vec[u8]
    """Whether the service has begun (H31)."""
    notice: vec[u8]
    """Whether the second samurai has declared the alliance broken (H37)."""

    starter: i64
    turn: i64
    turns: i64
    """Player turns begun so far, this one included."""
    used: i64
    declared: bool
    stack: vec[i64]
    depth: i64
    saved_by: i64
    """Who saved face in the last round of reactions, or NOBODY."""
    reason: i64

    kept: vec[u8]
    """What everybody can remember of hidden cards (see `memory`). By seat and kind: the cards that
    were in each hand when the discard pile was last shuffled."""
    kept_counts: vec[i64]
    """The number of those."""
    drawn: vec[u8]
    """By seat and kind: the cards drawn since."""
    drawn_counts: vec[i64]
    """The number of those."""
    shown: vec[u8]
    """By seat and kind: the cards that left the hand since and may have been either."""
    most_save_faces: vec[i64]
    """and how many save faces at most a hand may hold (H30)."""

    listed: vec[i32]
    """What `legal` returned, if it was called since the last action; otherwise nothing."""

    def __init__(self, config: HonorConfig, seats: i64, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.config = config
        self.pile_size = 0
        self.discarded = 0
        self.top = NO_CARD
        self.held = NO_CARD
        self.shogun = NOBODY
        self.turns = 0
        self.depth = 0
        self.saved_by = NOBODY
        self.reason = RUNNING
        self.listed = NOTHING_LISTED

    def clear(self) -> None:
        """Samurai cards, no daimyos, no cards in piles and hands."""
        seats = self.seats
        rows = houses(self)
        config = self.config
        self.pile = zeros(PILE)
        self.discards = zeros(KINDS)
        self.hand = zeros(seats * KINDS)
        self.hand_size = numbers(seats)
        self.house = zeros(rows * KINDS)
        self.house_honor = numbers(rows)
        self.house_ki = numbers(rows)
        self.house_strength = numbers(rows)
        self.house_size = numbers(rows)
        self.warriors = numbers(rows)
        self.okugata = numbers(rows)
        self.daimyo = numbers(seats, NO_CARD)
        self.castle = numbers(seats, NO_CARD)
        self.honor = numbers(seats)
        self.serves = numbers(seats, NOBODY)
        self.second = numbers(seats, NOBODY)
        self.in_service = zeros(seats)
        self.notice = zeros(seats)
        self.stack = numbers(DEPTH)
        self.kept = zeros(seats * KINDS)
        self.kept_counts = numbers(seats)
        self.drawn = zeros(seats * KINDS)
        self.drawn_counts = numbers(seats)
        self.shown = zeros(seats * KINDS)
        self.most_save_faces = numbers(seats, HAND)
        for seat in range(seats):
            house = samurai_house(seat)
            self.house_honor[house] = config.samurai_honor
            self.house_ki[house] = config.samurai_ki
            self.house_strength[house] = config.samurai_strength

    def deal(self, chance: Chance) -> HonorState:
        """H2 to H5: daimyos, hands, the draw pile and the first player, all at random."""
        state = HonorState(self.config, self.seats, chance)
        state.clear()
        state.deal_daimyos()
        state.deal_hands()
        state.starter = chance.below(state.seats)
        state.turn = state.starter
        push(state, TURN)
        state.to_act = state.turn
        begin_turn(state)
        return state

    def deal_daimyos(self) -> None:
        """H3: a start daimyo each, or any daimyo; the others join the deck."""
        end: i64 = OKUGATA_FIRST if self.config.any_daimyo else ORDINARY_DAIMYO
        self.stack_pile(0, end)
        self.chance.shuffle(self.pile, 0, self.pile_size)
        for seat in range(self.seats):
            self.pile_size -= 1
            add_card(self, daimyo_house(seat), i64(self.pile[self.pile_size]))
        self.stack_pile(end, KINDS)

    def stack_pile(self, first: i64, end: i64) -> None:
        """Put all cards of these kinds onto the pile."""
        for kind in range(first, end):
            for _ in range(i64(self.config.count[kind])):
                self.pile[self.pile_size] = u8(kind)
                self.pile_size += 1

    def deal_hands(self) -> None:
        """H4: seven cards each."""
        self.chance.shuffle(self.pile, 0, self.pile_size)
        for seat in range(self.seats):
            for _ in range(HAND):
                draw_card(self, seat)

    def clone(self) -> HonorState:
        state = HonorState(self.config, self.seats, self.chance.clone())
        state.to_act = self.to_act
        state.pile = self.pile[:]
        state.pile_size = self.pile_size
        state.discards = self.discards[:]
        state.discarded = self.discarded
        state.top = self.top
        state.hand = self.hand[:]
        state.hand_size = self.hand_size[:]
        state.held = self.held
        state.house = self.house[:]
        state.house_honor = self.house_honor[:]
        state.house_ki = self.house_ki[:]
        state.house_strength = self.house_strength[:]
        state.house_size = self.house_size[:]
        state.warriors = self.warriors[:]
        state.okugata = self.okugata[:]
        state.daimyo = self.daimyo[:]
        state.castle = self.castle[:]
        state.honor = self.honor[:]
        state.shogun = self.shogun
        state.serves = self.serves[:]
        state.second = self.second[:]
        state.in_service = self.in_service[:]
        state.notice = self.notice[:]
        state.starter = self.starter
        state.turn = self.turn
        state.turns = self.turns
        state.used = self.used
        state.declared = self.declared
        state.stack = self.stack[:]
        state.depth = self.depth
        state.saved_by = self.saved_by
        state.reason = self.reason
        state.kept = self.kept[:]
        state.kept_counts = self.kept_counts[:]
        state.drawn = self.drawn[:]
        state.drawn_counts = self.drawn_counts[:]
        state.shown = self.shown[:]
        state.most_save_faces = self.most_save_faces[:]
        return state

    def fill(self, out: Actions) -> None:
        rules.legal(self, out)

    def legal(self) -> list[int]:
        """Notes the actions, so that `apply` need not find them again."""
        out = spare_actions()
        rules.legal(self, out)
        self.listed = out.items[: out.n]
        found = out.as_list()
        give_back(out)
        return found

    def is_legal(self, action: i64) -> bool:
        listed = self.listed
        for legal in listed:
            if i64(legal) == action:
                return True
        return len(listed) == 0 and State.is_legal(self, action)

    def play(self, action: i64) -> None:
        self.listed = NOTHING_LISTED
        rules.apply(self, action)

    def payoff(self, seat: i64) -> float:
        """H10: the one who reached the target; H47: a tie for the most honor is shared."""
        if self.reason == TARGET_REACHED:
            return 1.0 if seat == self.turn else 0.0
        return share_of_most_honor(self, seat)

    def evaluate(self, seat: i64) -> float:
        return evaluate.winning_chance(self, seat)

    def estimate(self, shares: vec[float]) -> None:
        evaluate.winning_chances(self, shares)

    def sample(self, seat: i64, rng: Chance) -> HonorState:
        return sampling.sample(self, seat, rng)

    def observe(self, seat: i64, out: vec[u8], at: i64 = 0, again: bool = False) -> None:
        observation.observe(self, seat, out, at, again)

    def encode_action(self, action: i64) -> i64:
        return observation.encode_action(self, action)

    def encode_actions(self, actions: Actions, out: Actions) -> None:
        observation.encode_actions(self, actions, out)

    def decode_action(self, index: i64) -> i64:
        return observation.decode_action(self, index)

    def dump(self) -> str:
        from tatami.games.honor.position import dump

        return dump(self)

    def refusal(self, action: i64) -> IllegalMove:
        from tatami.games.honor.refusals import explain

        return explain(self, action)


NOTHING_LISTED: Final = vec[i32]()


def zeros(many: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * many)


def numbers(many: i64, value: i64 = 0) -> vec[i64]:
    return vec[i64]([value] * many)
