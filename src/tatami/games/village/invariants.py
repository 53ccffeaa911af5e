# compiled with mypyc
"""Does everything add up? Recounted from the table alone, for tests and soaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.village.scoring import free_sides
from tatami.games.village.table import (
    CELLS,
    CENTRE,
    EAST,
    FREE,
    HAND,
    KINDS,
    NORTH,
    SCORED,
    SET,
    SHAPES,
    VILLAGE,
)

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState


def problem(s: VillageState) -> str:
    """The first thing that does not add up, or nothing."""
    if not cards_add_up(s):
        return "a player's hand, pile and laid cards are not the set (V1, V5)"
    if not villages_add_up(s):
        return "pile and laid villages are not the villages of the box (V2)"
    if not stones_add_up(s):
        return "supply and stones won are not the stones of the box (V3, V15)"
    if not open_cells_are_right(s):
        return "the open cells are not the free cells beside villages (V8)"
    if not complete_villages_are_scored(s):
        return "a village is complete and unscored, or scored and incomplete (V13)"
    return ""


def cards_add_up(s: VillageState) -> bool:
    """V1, V5: each seat's hand, pile and laid cards are its set."""
    found = vec[i64]([i64(0)] * 128)
    for i in range(s.lays):
        card = i64(s.cells[i64(s.laid[i])])
        if card < VILLAGE:
            found[card] += 1
    for seat in range(s.seats):
        for i in range(i64(s.held[seat])):
            found[seat * KINDS + i64(s.hands[seat * HAND + i])] += 1
        for i in range(i64(s.left[seat])):
            found[seat * KINDS + i64(s.piles[seat * SET + i])] += 1
        for i in range(i64(len(s.box.cards))):
            found[seat * KINDS + i64(s.box.cards[i])] -= 1
    return is_empty(found)


def villages_add_up(s: VillageState) -> bool:
    """V2: laid villages and the pile are the 44."""
    found = vec[i64]([i64(0)] * 8)
    for i in range(s.lays):
        card = i64(s.cells[i64(s.laid[i])])
        if card >= VILLAGE:
            found[card & 7] += 1
    for i in range(s.villages_left):
        found[i64(s.villages[i])] += 1
    for i in range(i64(len(s.box.villages))):
        found[i64(s.box.villages[i])] -= 1
    return is_empty(found)


def is_empty(counts: vec[i64]) -> bool:
    for i in range(i64(len(counts))):
        if counts[i] != 0:
            return False
    return True


def stones_add_up(s: VillageState) -> bool:
    """V3, V15: a stone is in the supply or won; more are won only once the supply is empty."""
    for shape in range(i64(SHAPES)):
        won: i64 = 0
        for seat in range(s.seats):
            won += i64(s.won[seat * SHAPES + shape])
        if i64(s.supply[shape]) != max(s.box.stones - won, 0):
            return False
    return True


def open_cells_are_right(s: VillageState) -> bool:
    """V8: ascending, and as many as a search of all rows with cards finds."""
    cells = s.cells
    lowest: i64 = CENTRE
    highest: i64 = CENTRE
    for i in range(s.lays):
        lowest = min(lowest, i64(s.laid[i]))
        highest = max(highest, i64(s.laid[i]))
    n: i64 = 0
    for cell in range(max(lowest - NORTH, NORTH), min(highest + NORTH + 1, CELLS - NORTH)):
        if cell & 1 and cells[cell] == FREE and has_village_beside(s, cell):
            if n >= s.opens or i64(s.open[n]) != cell:
                return False
            n += 1
    return n == s.opens


def has_village_beside(s: VillageState, cell: i64) -> bool:
    cells = s.cells
    return (
        cells[cell - NORTH] >= VILLAGE
        or cells[cell - EAST] >= VILLAGE
        or cells[cell + EAST] >= VILLAGE
        or cells[cell + NORTH] >= VILLAGE
    )


def complete_villages_are_scored(s: VillageState) -> bool:
    """V13, outside the moment in which a site is being chosen (V11)."""
    if s.due >= 0:
        return True
    for i in range(s.lays):
        cell = i64(s.laid[i])
        card = i64(s.cells[cell])
        if card >= VILLAGE and (card & SCORED != 0) != (free_sides(s, cell) == 0):
            return False
    return True
