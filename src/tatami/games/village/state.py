# compiled with mypyc
"""The state: the table, hands and piles, and the phase."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tatami.engine.chance import Chance
from tatami.engine.errors import IllegalMove
from tatami.engine.state import NOBODY, Actions, State
from tatami.games.village import (
    constants,
    dealing,
    end_and_winner,
    evaluate,
    observation,
    rules,
    sampling,
)
from tatami.games.village.new_villages import NOWHERE
from tatami.games.village.rule_values import VillageConfig


class VillageState(State):
    """Sets of seats are bits. Piles are drawn from their end: the top card is the last."""

    config: VillageConfig

    cells: vec[u8]
    """What lies on each cell (see `constants.FREE`)."""
    open: vec[i32]
    """The free cells next to a village, ascending (V8); the first `open_count` of the row."""
    open_count: i64
    laid: vec[i32]
    """The cells of all cards and villages, in the order of laying; the first `laid_count`."""
    laid_count: i64
    last: i64
    """The cell of the influence card laid last, or NOWHERE."""

    hands: vec[u8]
    """Five places per seat, kinds ascending; the first `hand_sizes` of them are cards."""
    hand_sizes: vec[u8]
    piles: vec[u8]
    """Fifteen places per seat; the first `pile_sizes` of them are cards."""
    pile_sizes: vec[u8]
    villages: vec[u8]
    """The symbol bits of the village pile; the first `villages_left` are there."""
    villages_left: i64
    won: vec[u8]
    """Stones, three shapes per seat (V14)."""
    supply: vec[u8]
    """Stones left of each shape; substitutes are not counted (V15)."""

    phase: i64
    chosen: i64
    """The chosen card, while its player chooses a cell; only that player knows it."""
    due: i64
    other_due: i64
    """The cells that a village must be laid in, or NOWHERE (V9)."""
    first: i64
    """The start player (V7)."""
    triggers: i64
    """The triggers of the end in the order in which they happened, three bits each (V20)."""
    winners: i64

    def __init__(
        self,
        config: VillageConfig,
        chance: Chance,
        cells: vec[u8],
        open_cells: vec[i32],
        laid: vec[i32],
        hands: vec[u8],
        hand_sizes: vec[u8],
        piles: vec[u8],
        pile_sizes: vec[u8],
        villages: vec[u8],
        won: vec[u8],
        supply: vec[u8],
    ) -> None:
        super().__init__(config.seats, chance)
        self.config = config
        self.cells = cells
        self.open = open_cells
        self.open_count = 0
        self.laid = laid
        self.laid_count = 0
        self.last = NOWHERE
        self.hands = hands
        self.hand_sizes = hand_sizes
        self.piles = piles
        self.pile_sizes = pile_sizes
        self.villages = villages
        self.villages_left = i64(len(villages))
        self.won = won
        self.supply = supply
        self.phase = constants.CARD
        self.chosen = constants.NO_CARD
        self.due = NOWHERE
        self.other_due = NOWHERE
        self.first = NOBODY
        self.triggers = 0
        self.winners = 0

    def deal(self, chance: Chance) -> VillageState:
        state = empty_table(self.config, chance)
        dealing.deal(state)
        return state

    def clone(self) -> VillageState:
        state = VillageState(
            self.config,
            self.chance.clone(),
            self.cells[:],
            self.open[:],
            self.laid[:],
            self.hands[:],
            self.hand_sizes[:],
            self.piles[:],
            self.pile_sizes[:],
            self.villages[:],
            self.won[:],
            self.supply[:],
        )
        state.to_act = self.to_act
        state.open_count = self.open_count
        state.laid_count = self.laid_count
        state.last = self.last
        state.villages_left = self.villages_left
        state.phase = self.phase
        state.chosen = self.chosen
        state.due = self.due
        state.other_due = self.other_due
        state.first = self.first
        state.triggers = self.triggers
        state.winners = self.winners
        return state

    def collect_events(self) -> None:
        """Collecting that begins before the first move includes the set-up."""
        if self.event_data is None:
            super().collect_events()
            if self.laid_count == 1 and self.phase == constants.CARD and self.to_act != NOBODY:
                dealing.emit_set_up(self)

    def fill(self, out: Actions) -> None:
        rules.legal(self, out)

    def pick(self, rng: Chance) -> i64:
        return rules.pick(self, rng)

    def is_legal(self, action: i64) -> bool:
        return rules.is_legal(self, action)

    def play(self, action: i64) -> None:
        rules.apply(self, action)

    def payoff(self, seat: i64) -> float:
        return end_and_winner.payoff(self, seat)

    def evaluate(self, seat: i64) -> float:
        return evaluate.winning_chance(self, seat)

    def estimate(self, shares: vec[float]) -> None:
        evaluate.winning_chances(self, shares)

    def sample(self, seat: i64, rng: Chance) -> VillageState:
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
        from tatami.games.village.write_position import write

        return f"{write(self)}\nwinners {self.winners}"

    def refusal(self, action: i64) -> IllegalMove:
        from tatami.games.village.refusals import explain

        return explain(self, action)


def empty_table(config: VillageConfig, chance: Chance) -> VillageState:
    """Nothing laid, nothing dealt, and all stones in the supply (V3)."""
    return VillageState(
        config,
        chance,
        config.no_cells[:],
        config.no_open[:],
        config.no_laid[:],
        config.no_hands[:],
        config.no_counts[:],
        config.no_piles[:],
        config.no_counts[:],
        config.villages[:],
        config.no_stones[:],
        config.supply[:],
    )
