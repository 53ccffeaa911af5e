"""What a viewer may see, built from nothing: the table, the stones, its own hand."""

from __future__ import annotations

from collections import Counter

import msgspec

from tatami.engine.game_types import Arg, Card, Cell, Decision, Outcome, SeatNumber, View
from tatami.engine.state import NOBODY
from tatami.games.village import constants, end_and_winner, new_villages, scoring
from tatami.games.village.actions import cell_name
from tatami.games.village.constants import KINDS, SCORED, SHAPES, VILLAGE
from tatami.games.village.final_count_steps import FinalCount, final_count, how_word
from tatami.games.village.material import SYMBOLS, card_name, symbols_of, village_word
from tatami.games.village.previews import completed, sites
from tatami.games.village.sampling import villages_shown
from tatami.games.village.state import VillageState
from tatami.games.village.write_position import (
    TRIGGERS,
    hand_of,
    laid_cells,
    pile_of,
    trigger_names,
)


class SymbolInfluence(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One symbol of a village: who has how much influence on it, and who leads (V14)."""

    symbol: str
    influence: list[int]
    """By seat."""
    leader: SeatNumber | None
    """Strictly highest: wins the stone when the last side is covered, or has won it."""


class VillageCard(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    cell: Cell
    symbols: list[SymbolInfluence]
    free: int
    """Sides not yet covered."""
    scored: bool


class InfluenceCard(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    cell: Cell
    seat: SeatNumber
    card: Card
    turned: bool
    """All four sides are scored villages: it can no longer influence anything (V16)."""


class OpenCell(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A cell that a card may be laid on (V8)."""

    cell: Cell
    founds: list[Cell]
    """Where villages would have to be laid (V9), if the viewer (for spectators: the player asked)
    laid a card here."""
    completes: list[Cell]
    """The villages whose last free side this is."""


class Player(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    stones: list[int]
    """Helmets, buddhas, rice fields."""
    total: int
    majorities: list[str]
    """The shapes in which this player has the majority so far (V21)."""
    hand: int
    pile: int
    to_come: list[Card]
    """The cards that the viewer has not seen: hand and pile, of its own cards only the pile."""


class VillageView(View, frozen=True, kw_only=True):
    villages: list[VillageCard]
    cards: list[InfluenceCard]
    open: list[OpenCell]
    last: Cell | None
    """The card laid last."""
    due: list[Cell]
    """The cells that wait for a village (V11)."""
    pile: int
    """Village cards left."""
    shown: list[list[str]]
    """The symbols of the top village card, and of the next one while two are due (V4, V11)."""
    pile_holds: dict[str, int]
    """How many villages of each combination of symbols are in the hidden part of the pile."""
    supply: list[int]
    """Stones left: helmets, buddhas, rice fields."""
    players: list[Player]
    start: SeatNumber
    triggers: list[str]
    """What has triggered the end so far: then this round is the last (V20)."""
    hand: list[Card]
    """The viewer's own; empty for spectators."""
    chosen: Card | None
    """The card that the viewer has chosen and not yet laid."""
    count: FinalCount | None
    """The final count, step by step, once the game is over."""


def view(s: VillageState, viewer: int | None) -> VillageView:
    shown = [symbols_of(bits) for bits in pile_shown(s)]
    return VillageView(
        viewer=viewer,
        decision=decision(s),
        outcome=outcome(s),
        villages=[village_card(s, cell) for cell in laid_cells(s) if s.cells[cell] >= VILLAGE],
        cards=[influence_card(s, cell) for cell in laid_cells(s) if s.cells[cell] < VILLAGE],
        open=open_cells(s, viewer),
        last=None if s.last < 0 else cell_name(s.last),
        due=due_cells(s),
        pile=s.villages_left,
        shown=shown,
        pile_holds=pile_holds(s),
        supply=[int(s.supply[shape]) for shape in range(SHAPES)],
        players=[player(s, seat, viewer) for seat in range(s.seats)],
        start=s.first,
        triggers=trigger_names(s),
        hand=[] if viewer is None else [card_name(kind) for kind in hand_of(s, viewer)],
        chosen=card_name(s.chosen) if knows_chosen(s, viewer) else None,
        count=final_count(s) if s.to_act == NOBODY else None,
    )


def village_card(s: VillageState, cell: int) -> VillageCard:
    return VillageCard(
        cell=cell_name(cell),
        symbols=[
            symbol_view(s, cell, shape) for shape in range(SHAPES) if s.cells[cell] >> shape & 1
        ],
        free=scoring.free_sides(s, cell),
        scored=bool(s.cells[cell] & SCORED),
    )


def symbol_view(s: VillageState, cell: int, shape: int) -> SymbolInfluence:
    sums = scoring.influence(s, cell, shape)
    seat = scoring.leader(sums, s.seats)
    return SymbolInfluence(
        symbol=SYMBOLS[shape],
        influence=[sums >> 8 * other & 255 for other in range(s.seats)],
        leader=None if seat == NOBODY else seat,
    )


def influence_card(s: VillageState, cell: int) -> InfluenceCard:
    card = s.cells[cell]
    return InfluenceCard(
        cell=cell_name(cell),
        seat=card // KINDS,
        card=card_name(card % KINDS),
        turned=scoring.is_card_turned(s, cell),
    )


def open_cells(s: VillageState, viewer: int | None) -> list[OpenCell]:
    """For the viewer; none once the game is over."""
    if s.to_act == NOBODY:
        return []
    seat = s.to_act if viewer is None else viewer
    return [open_cell(s, s.open[i], seat) for i in range(s.open_count)]


def open_cell(s: VillageState, cell: int, seat: int) -> OpenCell:
    return OpenCell(
        cell=cell_name(cell),
        founds=[cell_name(site) for site in sites(s, cell, seat)],
        completes=[cell_name(village) for village in completed(s, cell)],
    )


def due_cells(s: VillageState) -> list[Cell]:
    if s.to_act == NOBODY or s.phase != constants.SITE:
        return []
    return [cell_name(s.due), cell_name(s.other_due)]


def pile_shown(s: VillageState) -> list[int]:
    """V4, V11: what of the village pile everyone sees, the top card first."""
    count = min(villages_shown(s), s.villages_left)
    return [int(s.villages[s.villages_left - 1 - i]) for i in range(count)]


def pile_holds(s: VillageState) -> dict[str, int]:
    """All 44 villages except those laid and shown: every player could count them."""
    hidden = s.villages_left - len(pile_shown(s))
    found = Counter(int(s.villages[i]) for i in range(hidden))
    return {" ".join(symbols_of(bits)): found[bits] for bits in sorted(found)}


def player(s: VillageState, seat: int, viewer: int | None) -> Player:
    unseen = pile_of(s, seat) + (hand_of(s, seat) if seat != viewer else [])
    return Player(
        stones=[end_and_winner.stones_of(s, seat, shape) for shape in range(SHAPES)],
        total=end_and_winner.total(s, seat),
        majorities=[
            SYMBOLS[shape] for shape in range(SHAPES) if end_and_winner.majority(s, shape) == seat
        ],
        hand=int(s.hand_sizes[seat]),
        pile=int(s.pile_sizes[seat]),
        to_come=[card_name(kind) for kind in sorted(unseen)],
    )


def knows_chosen(s: VillageState, viewer: int | None) -> bool:
    return s.phase == constants.CELL and s.to_act != NOBODY and s.to_act == viewer


def decision(s: VillageState) -> Decision | None:
    """V8 a card, then a cell; V11 a site for the first of two villages."""
    if s.to_act == NOBODY:
        return None
    if s.phase == constants.CARD:
        return Decision(kind="card", rule="V8", seat=s.to_act)
    if s.phase == constants.CELL:
        return Decision(kind="cell", rule="V8", seat=s.to_act)
    return site_decision(s)


def site_decision(s: VillageState) -> Decision:
    args: dict[str, Arg] = {
        "due": cell_name(s.due),
        "other": cell_name(s.other_due),
        "first": village_word(new_villages.top_village(s)),
        "next": village_word(new_villages.next_village(s)),
    }
    return Decision(kind="site", rule="V11", seat=s.to_act, args=args)


def outcome(s: VillageState) -> Outcome | None:
    """V20: the first trigger is the reason, the others are arguments."""
    if s.to_act != NOBODY:
        return None
    first, *others = trigger_names(s)
    how = how_word(end_and_winner.how_won(s))
    args: dict[str, Arg] = {"how": how, "triggers": [first, *others]}
    args |= {f"also_{word}": "yes" if word in others else "no" for word in TRIGGERS}
    return Outcome(
        reason=first,
        rule="V18" if first == "stuck" else "V20",
        shares=tuple(s.payoff(seat) for seat in range(s.seats)),
        args=args,
    )
