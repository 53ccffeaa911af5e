# compiled with mypyc
"""The state: cards on the tables and in the hands, the phase, and what everybody remembers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.chance import Chance
from tatami.engine.errors import IllegalMove
from tatami.engine.state import NOBODY, Actions, State
from tatami.games.seven import card_effects, evaluate, memory, observation, rounds, rules, sampling
from tatami.games.seven.constants import (
    AIMING,
    DROPPING,
    KINDS,
    NO_CARD,
    NO_PLAY,
    NOT_LISTED,
    ROW,
    TAKING,
)


class SevenState(State):
    """Rows of 16 numbers hold the counts of a seat's (or viewer's) cards by kind."""

    deck: vec[u8]
    """How many cards there are of each kind (S1)."""
    size: i64
    rounds: i64
    start_rice: i64
    turn_limit: i64
    rebuild_limit: i64

    hands: vec[u8]
    tables: vec[u8]
    held: vec[u8]
    """How many cards each seat holds; `laid`: how many lie in front of it."""
    laid: vec[u8]
    rice: vec[u8]
    pile: vec[u8]
    """The draw pile, its top at `pile_size - 1`; later places mean nothing."""
    pile_size: i64
    discard: vec[u8]
    discard_size: i64
    discard_counts: vec[u8]
    """The discard pile, counted by kind."""

    phase: i64
    draws: i64
    """Draws, and plays, that are left in this turn."""
    plays: i64
    announced: i64
    """The action of the announced play that has not taken effect, or NO_PLAY."""
    victim: i64
    dealer: i64
    round: i64
    turns: i64
    """Turns completed in this round."""
    rebuilt: i64
    closing: bool
    """S20: the pile has run out for good; this turn is the last of the round."""
    scores: vec[u8]
    """`rounds` rows with a number per seat."""
    calls: vec[i64]
    """Who called which set, by round; see `rounds.call_seven`. 0: nobody."""

    visible: vec[u8]
    """All cards that everybody sees, by kind: on tables, in the discard pile, announced."""
    known: vec[i64]
    glimpsed: vec[i64]
    may_lie: vec[u8]
    everyone: i64
    listed: i64
    """The set of legal actions (`rules.choices`), if `fill` was called since the last action: so
    `apply` need not find them again."""

    def __init__(self, seats: i64, chance: Chance, deck: vec[u8]) -> None:
        """`deal` and `clone` fill in the rest."""
        super().__init__(seats, chance)
        self.deck = deck
        self.announced = NO_PLAY
        self.victim = NOBODY
        self.round = 0
        self.listed = NOT_LISTED

    def _copy_settings(self, state: SevenState) -> None:
        state.size = self.size
        state.rounds = self.rounds
        state.start_rice = self.start_rice
        state.turn_limit = self.turn_limit
        state.rebuild_limit = self.rebuild_limit
        state.everyone = self.everyone

    def deal(self, chance: Chance) -> SevenState:
        """S3: the first dealer is random, and the first round is dealt."""
        state = SevenState(self.seats, chance, self.deck)
        self._copy_settings(state)
        state.make_room()
        state.dealer = chance.below(self.seats)
        rounds.begin_round(state)
        return state

    def make_room(self) -> None:
        seats = self.seats
        self.hands = zeros(seats * ROW)
        self.tables = zeros(seats * ROW)
        self.held = zeros(seats)
        self.laid = zeros(seats)
        self.rice = zeros(seats)
        self.pile = zeros(self.size)
        self.discard = zeros(self.size)
        self.discard_counts = zeros(ROW)
        self.scores = zeros(self.rounds * seats)
        self.calls = numbers(self.rounds)
        self.visible = zeros(ROW)
        self.known = numbers(seats * ROW)
        self.glimpsed = numbers(seats)
        self.may_lie = zeros(memory.LANES * ROW)

    def clone(self) -> SevenState:
        state = SevenState(self.seats, self.chance.clone(), self.deck)
        self._copy_settings(state)
        state.to_act = self.to_act
        state.hands = self.hands[:]
        state.tables = self.tables[:]
        state.held = self.held[:]
        state.laid = self.laid[:]
        state.rice = self.rice[:]
        state.pile = self.pile[:]
        state.pile_size = self.pile_size
        state.discard = self.discard[:]
        state.discard_size = self.discard_size
        state.discard_counts = self.discard_counts[:]
        state.phase = self.phase
        state.draws = self.draws
        state.plays = self.plays
        state.announced = self.announced
        state.victim = self.victim
        state.dealer = self.dealer
        state.round = self.round
        state.turns = self.turns
        state.rebuilt = self.rebuilt
        state.closing = self.closing
        state.scores = self.scores[:]
        state.calls = self.calls[:]
        state.visible = self.visible[:]
        state.known = self.known[:]
        state.glimpsed = self.glimpsed[:]
        state.may_lie = self.may_lie[:]
        return state

    def set_position(self, pile: list[int], rice: list[int], scores: list[list[int]]) -> None:
        """Complete a position whose hands, tables and discard pile are filled. It has no past."""
        self.pile_size = 0
        for kind in pile:
            self.pile[self.pile_size] = u8(kind)
            self.pile_size += 1
        for seat in range(self.seats):
            self.rice[seat] = u8(rice[seat])
            for number in range(self.rounds):
                self.scores[number * self.seats + seat] = u8(scores[seat][number])
        for kind_ in range(i64(KINDS)):
            self.visible[kind_] = self.discard_counts[kind_]
            for seat in range(self.seats):
                self.visible[kind_] += self.tables[seat * ROW + kind_]
        if self.announced != NO_PLAY:
            self.visible[card_effects.first_card(self.announced)] += 1
            if card_effects.second_card(self.announced) != NO_CARD:
                self.visible[card_effects.second_card(self.announced)] += 1
        if self.phase == TAKING or self.phase == DROPPING:
            memory.remember_seen_hand(self, self.to_act, self.victim)
        self.closing = self.pile_size == 0 and self.rebuilt >= self.rebuild_limit

    # Moving cards. The caller also updates what the viewers remember (memory.py).

    def into_hand(self, seat: i64, kind: i64) -> None:
        self.hands[seat * ROW + kind] += 1
        self.held[seat] += 1

    def out_of_hand(self, seat: i64, kind: i64) -> None:
        self.hands[seat * ROW + kind] -= 1
        self.held[seat] -= 1

    def onto_table(self, seat: i64, kind: i64) -> None:
        self.tables[seat * ROW + kind] += 1
        self.laid[seat] += 1

    def off_table(self, seat: i64, kind: i64) -> None:
        self.tables[seat * ROW + kind] -= 1
        self.laid[seat] -= 1

    def onto_discard(self, kind: i64) -> None:
        self.discard[self.discard_size] = u8(kind)
        self.discard_size += 1
        self.discard_counts[kind] += 1

    def off_pile(self) -> i64:
        self.pile_size -= 1
        return i64(self.pile[self.pile_size])

    def off_discard(self, place: i64) -> i64:
        """Take out the card at that place, counted from below; those above it move down."""
        discard = self.discard
        kind = i64(discard[place])
        for i in range(place, self.discard_size - 1):
            discard[i] = discard[i + 1]
        self.discard_size -= 1
        self.discard_counts[kind] -= 1
        return kind

    def score(self, seat: i64) -> i64:
        """The points of all rounds; a round that is not over has none."""
        scores = self.scores
        seats = self.seats
        total: i64 = 0
        i = seat
        while i < i64(len(scores)):
            total += i64(scores[i])
            i += seats
        return total

    def fill(self, out: Actions) -> None:
        rules.legal(self, out)

    def pick(self, rng: Chance) -> i64:
        return rules.pick(self, rng)

    def is_legal(self, action: i64) -> bool:
        return rules.allows(self, action)

    def play(self, action: i64) -> None:
        self.listed = NOT_LISTED
        rules.apply(self, action)

    def payoff(self, seat: i64) -> float:
        return rounds.payoff(self, seat)

    def evaluate(self, seat: i64) -> float:
        return evaluate.winning_chance(self, seat)

    def estimate(self, shares: vec[float]) -> None:
        evaluate.winning_chances(self, shares)

    def sample(self, seat: i64, rng: Chance) -> SevenState:
        return sampling.sample(self, seat, rng)

    def observe(self, seat: i64, out: vec[u8], at: i64 = 0, again: bool = False) -> None:
        observation.observe(self, seat, out, at)

    def encode_action(self, action: i64) -> i64:
        return observation.encode_action(self, action)

    def encode_actions(self, actions: Actions, out: Actions) -> None:
        if self.phase == AIMING:
            State.encode_actions(self, actions, out)
        else:
            out.copy(actions)

    def decode_action(self, index: i64) -> i64:
        return observation.decode_action(self, index)

    def dump(self) -> str:
        from tatami.games.seven.position import write

        memories = [list(self.known), list(self.glimpsed), list(self.may_lie)]
        return f"{write(self)} | {list(self.calls)} {int(self.closing)} | {memories}"

    def refusal(self, action: i64) -> IllegalMove:
        from tatami.games.seven.refusals import explain

        return explain(self, action)


def zeros(many: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * many)


def numbers(many: i64) -> vec[i64]:
    return vec[i64]([i64(0)] * many)


def first_state(seats: i64, chance: Chance, counts: list[int]) -> SevenState:
    """A table with this deck; with its options set, `deal` makes games from it."""
    deck = zeros(ROW)
    size: i64 = 0
    for kind in range(i64(KINDS)):
        deck[kind] = u8(counts[kind])
        size += i64(counts[kind])
    state = SevenState(seats, chance, deck)
    state.size = size
    state.everyone = memory.everyone(seats)
    return state
