# compiled with mypyc
"""Observations and actions for learning. `observation_layout` names every part.

The planes are a window of 23 by 23 cells with the first village in its middle. In few games the
table grows beyond it; what lies there is on no plane, and open cells outside the window are actions
by their place in the list of open cells. Seats are counted from the viewer, who is 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.observation_rows import put_number, put_one_hot, put_row, put_seat, put_zeros
from tatami.engine.state import NOBODY, Actions
from tatami.games.village.constants import (
    CARD,
    CELL,
    CELLS,
    FIRST_CELL,
    HAND,
    KINDS,
    MOST_OPEN,
    NO_CARD,
    REACH,
    SAMURAI,
    SCORED,
    SET,
    SHAPES,
    SIDE,
    SITE,
    VILLAGE,
)
from tatami.games.village.new_villages import NOWHERE, next_village
from tatami.games.village.sampling import villages_shown

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState

WINDOW: Final = 23
EDGE: Final = 11
"""The window reaches so many cells from the first village."""
AREA: Final = 529
assert WINDOW == 2 * EDGE + 1 and AREA == WINDOW * WINDOW

SCORED_PLANE: Final = 3
OPEN_PLANE: Final = 4
DUE_PLANE: Final = 5
FIRST_INFLUENCE: Final = 6
"""Before these planes: the three symbols of villages. From here on: the influence of each seat on
each symbol."""

CELLS_AT: Final = 32
"""Actions: a card by its kind, a cell of the window, a cell outside it by its place in the list."""
LISTED_AT: Final = 561
POLICY: Final = 657
assert CELLS_AT == KINDS and LISTED_AT == CELLS_AT + AREA and POLICY == LISTED_AT + MOST_OPEN
NO_ACTION: Final = -1

TRIGGERS: Final = 7
SYMBOLS: Final = 7
"""The bits of all symbols of a village."""
COMBINATIONS: Final = 8


def in_window() -> list[int]:
    """For each cell of the table: its place in the window, or AREA if it lies outside."""
    places = [AREA] * CELLS
    for row in range(WINDOW):
        for column in range(WINDOW):
            cell = (row - EDGE + REACH) * SIDE + column - EDGE + REACH
            places[cell] = row * WINDOW + column
    return places


PLACE: Final = vec[i64]([i64(place) for place in in_window()])


def observe(s: VillageState, seat: i64, out: vec[u8], at: i64, again: bool) -> None:
    viewer = seat
    if seat == NOBODY:
        viewer = max(s.to_act, 0)
    vector = at + (FIRST_INFLUENCE + SHAPES * s.seats) * AREA
    if not again:
        put_zeros(out, at, vector - at)
        put_table(s, viewer, viewer, 0, out, at)
    else:
        take_due_off(s, out, at, vector)
        before = earlier_viewer(out, vector)
        if before != viewer or i64(out[vector + s.seats]) != s.laid_count:
            put_table(s, viewer, before, i64(out[vector + s.seats]), out, at)
    vector = put_one_hot(out, vector, s.seats, viewer)
    vector = put_number(out, vector, s.laid_count)
    vector = put_due(s, out, at, vector)
    vector = put_turn(s, viewer, out, vector)
    vector = put_cards(s, viewer, seat == NOBODY, out, vector, again)
    put_stones_and_villages(s, viewer, out, vector, again)


def earlier_viewer(out: vec[u8], vector: i64) -> i64:
    """Whose observation the row held."""
    seat: i64 = 0
    while out[vector + seat] == 0:
        seat += 1
    return seat


def put_table(s: VillageState, viewer: i64, before: i64, shown: i64, out: vec[u8], at: i64) -> None:
    """Everything that lies on the table, and the open cells. The row shows the first `shown` cards
    and villages already, as another viewer saw them."""
    cells = s.cells
    laid = s.laid
    for i in range(s.laid_count):
        cell = i64(laid[i])
        place = PLACE[cell]
        if place != AREA:
            card = i64(cells[cell])
            if card >= VILLAGE:
                put_village(card, out, at + place)
            elif i >= shown:
                out[at + place + OPEN_PLANE * AREA] = 0
                put_influence(s, card, viewer, card & 7, out, at + place)
            elif before != viewer:
                put_influence(s, card, before, 0, out, at + place)
                put_influence(s, card, viewer, card & 7, out, at + place)
    opened = s.open
    for i in range(s.open_count):
        place = PLACE[i64(opened[i])]
        if place != AREA:
            out[at + OPEN_PLANE * AREA + place] = 1


def put_village(card: i64, out: vec[u8], at: i64) -> None:
    for shape in range(i64(SHAPES)):
        out[at + shape * AREA] = u8((card >> shape) & 1)
    if card & SCORED != 0:
        out[at + SCORED_PLANE * AREA] = 1


def put_influence(
    s: VillageState, card: i64, viewer: i64, influence: i64, out: vec[u8], at: i64
) -> None:
    """V14: on the planes of the card's owner, on every symbol if it is a samurai."""
    owner = (card >> 5) - viewer
    if owner < 0:
        owner += s.seats
    symbol = (card >> 3) & 3
    first = at + (FIRST_INFLUENCE + owner * SHAPES) * AREA
    if symbol != SAMURAI:
        out[first + symbol * AREA] = u8(influence)
        return
    for shape in range(i64(SHAPES)):
        out[first + shape * AREA] = u8(influence)


def take_due_off(s: VillageState, out: vec[u8], at: i64, vector: i64) -> None:
    """Clear the plane of due cells, by the cells that were listed."""
    listed = vector + s.seats + 1
    for i in range(i64(2)):
        row = i64(out[listed + 2 * i])
        if row != 0:
            place = (row - 1) * WINDOW + i64(out[listed + 2 * i + 1]) - 1
            out[at + DUE_PLANE * AREA + place] = 0


def put_due(s: VillageState, out: vec[u8], at: i64, vector: i64) -> i64:
    """V11: the two cells that wait for a village, as rows and columns from 1; 0: none."""
    first: i64 = NOWHERE
    second: i64 = NOWHERE
    if s.phase == SITE and s.to_act != NOBODY:
        first = s.due
        second = s.other_due
    vector = put_due_cell(first, out, at, vector)
    return put_due_cell(second, out, at, vector)


def put_due_cell(cell: i64, out: vec[u8], at: i64, vector: i64) -> i64:
    out[vector] = 0
    out[vector + 1] = 0
    if cell != NOWHERE and PLACE[cell] != AREA:
        place = PLACE[cell]
        out[at + DUE_PLANE * AREA + place] = 1
        out[vector] = u8(place // WINDOW + 1)
        out[vector + 1] = u8(place % WINDOW + 1)
    return vector + 2


def put_turn(s: VillageState, viewer: i64, out: vec[u8], at: i64) -> i64:
    at = put_one_hot(out, at, SITE + 1, s.phase)
    at = put_seat(out, at, s.seats, viewer, s.to_act)
    return put_seat(out, at, s.seats, viewer, s.first)


def put_cards(
    s: VillageState, viewer: i64, open_hands: bool, out: vec[u8], at: i64, again: bool
) -> i64:
    """Hands by kind (the viewer's own), then the cards that the viewer has not seen, then the
    chosen card."""
    seats = s.seats
    unseen = at + seats * KINDS
    if again and not open_hands:
        put_zeros(out, at, KINDS)
        end = put_zeros(out, unseen, seats * KINDS)
    else:
        end = put_zeros(out, at, 2 * seats * KINDS)
    hands = s.hands
    piles = s.piles
    seat = viewer
    for place in range(seats):
        there = unseen + place * KINDS
        for i in range(seat * SET, seat * SET + i64(s.pile_sizes[seat])):
            out[there + i64(piles[i])] += 1
        if place == 0 or open_hands:
            there = at + place * KINDS
        for i in range(seat * HAND, seat * HAND + i64(s.hand_sizes[seat])):
            out[there + i64(hands[i])] += 1
        seat += 1
        if seat == seats:
            seat = 0
    chosen: i64 = NO_CARD
    if s.phase == CELL and s.to_act == viewer:
        chosen = s.chosen
    end = put_one_hot(out, end, KINDS, chosen)
    out[end - KINDS] = 0
    return end


def put_stones_and_villages(
    s: VillageState, viewer: i64, out: vec[u8], at: i64, again: bool
) -> None:
    seat = viewer
    for _place in range(s.seats):
        at = put_row(out, at, s.won, seat * SHAPES, SHAPES)
        out[at] = s.hand_sizes[seat]
        out[at + 1] = s.pile_sizes[seat]
        at += 2
        seat += 1
        if seat == s.seats:
            seat = 0
    at = put_row(out, at, s.supply, 0, SHAPES)
    is_same_pile = again and i64(out[at]) == s.villages_left
    at = put_number(out, at, s.villages_left)
    at = put_shown_villages(s, out, at, is_same_pile)
    put_triggers(s, out, at)


def put_shown_villages(s: VillageState, out: vec[u8], at: i64, is_same_pile: bool) -> i64:
    """V4, V11: the symbols of the top village and of the next one while two are due; then how many
    of each combination of symbols are hidden in the pile."""
    shown = villages_shown(s)
    top: i64 = 0
    below: i64 = 0
    if s.villages_left > 0:
        top = i64(s.villages[s.villages_left - 1])
    if shown > 1:
        below = next_village(s)
    was_below: i64 = 0
    for shape in range(i64(SHAPES)):
        was_below |= i64(out[at + SHAPES + shape]) << shape
        out[at + shape] = u8((top >> shape) & 1)
        out[at + SHAPES + shape] = u8((below >> shape) & 1)
    at += 2 * SHAPES
    if not (is_same_pile and was_below == below & SYMBOLS):
        put_hidden_villages(s, s.villages_left - shown, out, at)
    return at + COMBINATIONS


def put_hidden_villages(s: VillageState, hidden: i64, out: vec[u8], at: i64) -> None:
    put_zeros(out, at, COMBINATIONS)
    villages = s.villages
    for i in range(hidden):
        out[at + i64(villages[i])] += 1


def put_triggers(s: VillageState, out: vec[u8], at: i64) -> None:
    """V18, V20: what has triggered the end so far."""
    put_zeros(out, at, TRIGGERS)
    triggers = s.triggers
    while triggers != 0:
        out[at + (triggers & 7)] = 1
        triggers >>= 3


def encode_action(s: VillageState, action: i64) -> i64:
    if action < FIRST_CELL:
        return action
    cell = action - FIRST_CELL
    place = PLACE[cell]
    if place != AREA:
        return CELLS_AT + place
    return LISTED_AT + place_in_list(s, cell)


def encode_actions(s: VillageState, actions: Actions, out: Actions) -> None:
    if s.phase == CARD:
        out.copy(actions)
        return
    out.clear()
    for i in range(actions.n):
        out.add(encode_action(s, actions.at(i)))


def place_in_list(s: VillageState, cell: i64) -> i64:
    """Outside the window: among the open cells, or of the two that are due."""
    if s.phase == SITE:
        if cell == s.due:
            return 0
        return 1
    cells = s.open
    for i in range(s.open_count):
        if i64(cells[i]) == cell:
            return i
    return 0


def decode_action(s: VillageState, index: i64) -> i64:
    if index < 0 or index >= POLICY:
        return NO_ACTION
    if index < CELLS_AT:
        return index
    if index < LISTED_AT:
        place = index - CELLS_AT
        row = place // WINDOW - EDGE + REACH
        return FIRST_CELL + row * SIDE + place % WINDOW - EDGE + REACH
    return listed_cell(s, index - LISTED_AT)


def listed_cell(s: VillageState, i: i64) -> i64:
    cell: i64 = NOWHERE
    if s.phase == SITE:
        if i == 0:
            cell = s.due
        elif i == 1:
            cell = s.other_due
    elif i < s.open_count:
        cell = i64(s.open[i])
    if cell == NOWHERE or PLACE[cell] != AREA:
        return NO_ACTION
    return FIRST_CELL + cell
