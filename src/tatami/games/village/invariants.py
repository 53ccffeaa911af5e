"""What holds after every decision. For tests and soak runs: the game does not import this."""

from __future__ import annotations

from collections import Counter

from tatami.games.village.constants import (
    CELLS,
    FREE,
    HAND,
    KINDS,
    NORTH,
    SCORED,
    SET,
    SHAPES,
    VILLAGE,
)
from tatami.games.village.scoring import free_sides
from tatami.games.village.state import VillageState
from tatami.games.village.write_position import laid_cells, neighbors


def violation(s: VillageState) -> str | None:
    """The first invariant that this state breaks, as a sentence; None if all hold."""
    if not cards_add_up(s):
        return "a player's hand, pile and laid cards are not the set (V1, V5)"
    if not villages_add_up(s):
        return "pile and laid villages are not the villages of the game (V2)"
    if not stones_add_up(s):
        return "supply and stones won are not the stones of the game (V3, V15)"
    if not open_cells_are_right(s):
        return "the open cells are not the free cells next to villages (V8)"
    if not complete_villages_are_scored(s):
        return "a village is complete and unscored, or scored and incomplete (V13)"
    return None


def cards_add_up(s: VillageState) -> bool:
    """V1, V5: each seat's hand, pile and laid cards are its set."""
    laid = [int(s.cells[cell]) for cell in laid_cells(s) if s.cells[cell] < VILLAGE]
    for seat in range(s.seats):
        found = Counter(card % KINDS for card in laid if card // KINDS == seat)
        found.update(int(s.hands[seat * HAND + i]) for i in range(int(s.hand_sizes[seat])))
        found.update(int(s.piles[seat * SET + i]) for i in range(int(s.pile_sizes[seat])))
        if found != Counter(int(card) for card in s.config.cards):
            return False
    return True


def villages_add_up(s: VillageState) -> bool:
    """V2: laid villages and the pile are the 44."""
    found = Counter(int(s.cells[cell]) & 7 for cell in laid_cells(s) if s.cells[cell] >= VILLAGE)
    found.update(int(s.villages[i]) for i in range(s.villages_left))
    return found == Counter(int(bits) for bits in s.config.villages)


def stones_add_up(s: VillageState) -> bool:
    """V3, V15: a stone is in the supply or won; more are won only once the supply is empty."""
    for shape in range(SHAPES):
        won = sum(int(s.won[seat * SHAPES + shape]) for seat in range(s.seats))
        if s.supply[shape] != max(s.config.stones - won, 0):
            return False
    return True


def open_cells_are_right(s: VillageState) -> bool:
    """V8: the list is ascending and has every free cell next to a village."""
    villages = [cell for cell in laid_cells(s) if s.cells[cell] >= VILLAGE]
    free = {side for cell in villages for side in neighbors(cell) if s.cells[side] == FREE}
    assert all(NORTH < cell < CELLS - NORTH for cell in free), "the field has an outer ring"
    return [int(s.open[i]) for i in range(s.open_count)] == sorted(free)


def complete_villages_are_scored(s: VillageState) -> bool:
    """V13, except while a player chooses where to lay the first of two villages (V11)."""
    if s.due >= 0:
        return True
    for cell in laid_cells(s):
        card = int(s.cells[cell])
        if card >= VILLAGE and bool(card & SCORED) != (free_sides(s, cell) == 0):
            return False
    return True
