# compiled with mypyc
"""New villages, V9 to V12, and the cells that they open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i32, i64, u8

from tatami.engine.state import EVERYONE
from tatami.games.village.constants import DUE, EAST, FOUNDED, FREE, LEFT_EMPTY, NORTH, VILLAGE

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState

NOWHERE: Final = -1


def find_due_cells(s: VillageState, card: i64) -> None:
    """V9, V10: the cells next to the card just laid that need a village, ascending.

    A cell on one side of the card lies between it and the card across the corner of a village on
    a neighboring side. More than two are never due: the village that the card was laid at fills
    one side, and the cell opposite needs another village, which fills a second.
    """
    note_if_due(s, card, -NORTH, EAST)
    note_if_due(s, card, -EAST, NORTH)
    note_if_due(s, card, EAST, NORTH)
    note_if_due(s, card, NORTH, EAST)


def note_if_due(s: VillageState, card: i64, side: i64, across: i64) -> None:
    cell = card + side
    if is_due(s, card, s.to_act, cell, across):
        if s.due == NOWHERE:
            s.due = cell
        else:
            s.other_due = cell


def is_due(s: VillageState, card: i64, seat: i64, cell: i64, across: i64) -> bool:
    """V9: a free cell between this card and another player's, both next to one village."""
    return s.cells[cell] == FREE and (
        is_foreign_corner(s, card, seat, cell, across)
        or is_foreign_corner(s, card, seat, cell, -across)
    )


def is_foreign_corner(s: VillageState, card: i64, seat: i64, cell: i64, way: i64) -> bool:
    other = i64(s.cells[cell + way])
    return is_village(s, card + way) and other != FREE and other >> 5 != seat


def is_village(s: VillageState, cell: i64) -> bool:
    return i64(s.cells[cell]) & VILLAGE != 0


def must_choose(s: VillageState) -> bool:
    """V11, V12: two cells are due, and the pile has a village; two equal ones leave no choice."""
    if s.other_due == NOWHERE or s.villages_left == 0:
        return False
    return top_village(s) != next_village(s)


def top_village(s: VillageState) -> i64:
    """V4: the symbols of the card that everyone sees."""
    return i64(s.villages[s.villages_left - 1])


def next_village(s: VillageState) -> i64:
    """V11: the symbols of the one below it, shown while two cells are due; 0 for none."""
    return i64(s.villages[s.villages_left - 2]) if s.villages_left > 1 else i64(0)


def show_next_village(s: VillageState) -> None:
    """V11: everyone sees the next card before the first one is laid."""
    if s.event_data is not None:
        args = (s.to_act, s.due, s.other_due, top_village(s), next_village(s))
        s.emit(DUE, EVERYONE, args)


def lay_due_villages(s: VillageState) -> None:
    """V9, V11: first `due`, then the other."""
    lay_due_village(s, s.due)
    lay_due_village(s, s.other_due)
    s.due = NOWHERE
    s.other_due = NOWHERE


def lay_due_village(s: VillageState, cell: i64) -> None:
    """V12: with an empty pile the cell stays empty and is not owed later."""
    if cell == NOWHERE:
        return
    if s.villages_left == 0:
        if s.event_data is not None:
            s.emit(LEFT_EMPTY, EVERYONE, (cell,))
        return
    if s.event_data is not None:
        s.emit(FOUNDED, EVERYONE, (s.to_act, cell, top_village(s)))
    lay_top_village(s, cell)


def lay_top_village(s: VillageState, cell: i64) -> None:
    s.villages_left -= 1
    put(s, cell, VILLAGE + i64(s.villages[s.villages_left]))
    open_cells_around(s, cell)


def put(s: VillageState, cell: i64, card: i64) -> None:
    s.cells[cell] = u8(card)
    s.laid[s.laid_count] = i32(cell)
    s.laid_count += 1


def open_cells_around(s: VillageState, village: i64) -> None:
    """V8: cards may be laid on its free sides from now on."""
    open_cell(s, village - NORTH)
    open_cell(s, village - EAST)
    open_cell(s, village + EAST)
    open_cell(s, village + NORTH)


def open_cell(s: VillageState, cell: i64) -> None:
    """Insert into the ordered list, unless the cell is covered or listed already."""
    if s.cells[cell] != FREE or is_open(s, cell):
        return
    cells = s.open
    i = s.open_count
    while i != 0 and i64(cells[i - 1]) > cell:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = i32(cell)
    s.open_count += 1


def close_cell(s: VillageState, cell: i64) -> None:
    """Remove from the list, which has it."""
    cells = s.open
    i: i64 = 0
    while i64(cells[i]) != cell:
        i += 1
    s.open_count -= 1
    for at in range(i, s.open_count):
        cells[at] = cells[at + 1]


def is_open(s: VillageState, cell: i64) -> bool:
    cells = s.open
    for i in range(s.open_count):
        if i64(cells[i]) == cell:
            return True
    return False
