# compiled with mypyc
"""Scoring a village, V13 to V16."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from tatami.engine.state import EVERYONE, NOBODY
from tatami.games.village.constants import (
    CARD_TURNED,
    EAST,
    FREE,
    HELMETS,
    NORTH,
    SAMURAI,
    SCORED,
    SHAPES,
    STONE,
    TURNED,
    VILLAGE,
)
from tatami.games.village.end_and_winner import trigger

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState


def score_villages_next_to(s: VillageState, card: i64) -> None:
    """V13: completed villages, and new ones with four cards around them, all touch this card."""
    score_if_complete(s, card - NORTH)
    score_if_complete(s, card - EAST)
    score_if_complete(s, card + EAST)
    score_if_complete(s, card + NORTH)


def score_if_complete(s: VillageState, cell: i64) -> None:
    if is_unscored(s, cell) and free_sides(s, cell) == 0:
        award_stones(s, cell)
        turn_over(s, cell)


def is_unscored(s: VillageState, cell: i64) -> bool:
    return i64(s.cells[cell]) & (VILLAGE + SCORED) == VILLAGE


def free_sides(s: VillageState, village: i64) -> i64:
    cells = s.cells
    free: i64 = 0
    if cells[village - NORTH] == FREE:
        free += 1
    if cells[village - EAST] == FREE:
        free += 1
    if cells[village + EAST] == FREE:
        free += 1
    if cells[village + NORTH] == FREE:
        free += 1
    return free


def award_stones(s: VillageState, village: i64) -> None:
    """V14: each symbol separately, one stone to the strictly highest influence."""
    symbols = i64(s.cells[village])
    for shape in range(i64(SHAPES)):
        if (symbols >> shape) & 1:
            sums = influence(s, village, shape)
            seat = leader(sums, s.seats)
            substitute = seat != NOBODY and s.supply[shape] == 0
            if s.event_data is not None:
                highest = highest_of(sums, s.seats)
                s.emit(STONE, EVERYONE, (village, shape, seat, highest, int(substitute)))
            if seat != NOBODY:
                give_stone(s, seat, shape)


def influence(s: VillageState, village: i64, shape: i64) -> i64:
    """V14: the influence of each seat on this symbol of the village, a byte per seat."""
    cells = s.cells
    return (
        influence_of(i64(cells[village - NORTH]), shape)
        + influence_of(i64(cells[village - EAST]), shape)
        + influence_of(i64(cells[village + EAST]), shape)
        + influence_of(i64(cells[village + NORTH]), shape)
    )


def influence_of(card: i64, shape: i64) -> i64:
    """V14: of one card, in the byte of its seat; samurai count for every symbol."""
    symbol = (card >> 3) & 3
    if symbol != shape and symbol != SAMURAI:
        return 0
    return (card & 7) << ((card >> 5) << 3)


def leader(sums: i64, seats: i64) -> i64:
    """V14: the seat with the strictly highest sum, or NOBODY."""
    best: i64 = 0
    found: i64 = NOBODY
    for seat in range(seats):
        points = (sums >> (seat << 3)) & 255
        if points > best:
            best = points
            found = seat
        elif points == best:
            found = NOBODY
    return found


def highest_of(sums: i64, seats: i64) -> i64:
    best: i64 = 0
    for seat in range(seats):
        best = max(best, (sums >> (seat << 3)) & 255)
    return best


def give_stone(s: VillageState, seat: i64, shape: i64) -> None:
    """V15: from the supply, or a substitute; V20: the last one of a shape ends the game."""
    s.won[seat * SHAPES + shape] += 1
    if s.supply[shape] == 0:
        return
    s.supply[shape] -= 1
    if s.supply[shape] == 0:
        trigger(s, HELMETS + shape)


def turn_over(s: VillageState, village: i64) -> None:
    """V16: the village, and the cards around it that have only scored villages around them."""
    s.cells[village] = u8(i64(s.cells[village]) + SCORED)
    if s.event_data is not None:
        s.emit(TURNED, EVERYONE, (village,))
        emit_if_turned(s, village - NORTH)
        emit_if_turned(s, village - EAST)
        emit_if_turned(s, village + EAST)
        emit_if_turned(s, village + NORTH)


def emit_if_turned(s: VillageState, card: i64) -> None:
    if is_card_turned(s, card):
        s.emit(CARD_TURNED, EVERYONE, (card,))


def is_card_turned(s: VillageState, card: i64) -> bool:
    """V16: all four sides are scored villages."""
    cells = s.cells
    both: i64 = VILLAGE + SCORED
    around = cells[card - NORTH] & cells[card - EAST] & cells[card + EAST] & cells[card + NORTH]
    return i64(around) & both == both
