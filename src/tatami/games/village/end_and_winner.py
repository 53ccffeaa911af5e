# compiled with mypyc
"""The end, V18 to V24: what triggers it, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tatami.engine.state import EVERYONE, NOBODY
from tatami.games.village.constants import (
    ALONE,
    ASIDE,
    COUNTED,
    ENDED,
    OUTRIGHT,
    SHAPES,
    TOTAL,
    TRIGGERED,
)

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState


OUT: Final = -1
"""The points of a player who is out (V22)."""
COUNT_FIRST: Final = 256
"""More than the stones that a player can set aside: they decide ties of the count (V23)."""


def trigger(s: VillageState, what: i64) -> None:
    """V20: triggers are kept in the order in which they happen, each once."""
    if not is_triggered(s, what):
        s.triggers += what << (3 * trigger_count(s))
        if s.event_data is not None:
            s.emit(TRIGGERED, EVERYONE, (what,))


def is_triggered(s: VillageState, what: i64) -> bool:
    left = s.triggers
    while left:
        if left & 7 == what:
            return True
        left >>= 3
    return False


def trigger_count(s: VillageState) -> i64:
    left = s.triggers
    count: i64 = 0
    while left:
        count += 1
        left >>= 3
    return count


def everyone_is_out_of_cards(s: VillageState) -> bool:
    """V20: every player has laid their last card."""
    for seat in range(s.seats):
        if s.hand_sizes[seat] != 0:
            return False
    return True


def end_game(s: VillageState) -> None:
    """V21 to V24."""
    s.to_act = NOBODY
    s.winners = winners_by(s, how_won(s))
    if s.event_data is not None:
        s.emit(ENDED, EVERYONE, (s.winners, how_won(s)))


def payoff(s: VillageState, seat: i64) -> float:
    """The winners share the victory."""
    count: i64 = 0
    for other in range(s.seats):
        count += (s.winners >> other) & 1
    return 1.0 / float(count) if (s.winners >> seat) & 1 else 0.0


def majority(s: VillageState, shape: i64) -> i64:
    """V21: the seat with more stones of a shape than every other, or NOBODY."""
    best: i64 = 0
    found: i64 = NOBODY
    for seat in range(s.seats):
        stones = stones_of(s, seat, shape)
        if stones > best:
            best = stones
            found = seat
        elif stones == best:
            found = NOBODY
    return found


def stones_of(s: VillageState, seat: i64, shape: i64) -> i64:
    return i64(s.won[seat * SHAPES + shape])


def majorities(s: VillageState, seat: i64) -> i64:
    """V22: in how many shapes."""
    count: i64 = 0
    for shape in range(i64(SHAPES)):
        if majority(s, shape) == seat:
            count += 1
    return count


def set_aside(s: VillageState, seat: i64) -> i64:
    """V23: the stones of the shape in which this seat has its one majority."""
    for shape in range(i64(SHAPES)):
        if majority(s, shape) == seat:
            return stones_of(s, seat, shape)
    return 0


def counted(s: VillageState, seat: i64) -> i64:
    """V23: the stones of the other two shapes."""
    return total(s, seat) - set_aside(s, seat)


def total(s: VillageState, seat: i64) -> i64:
    """V24."""
    return stones_of(s, seat, 0) + stones_of(s, seat, 1) + stones_of(s, seat, 2)


def how_won(s: VillageState) -> i64:
    """Which of V22 to V24 decides."""
    with_majority: i64 = 0
    for seat in range(s.seats):
        many = majorities(s, seat)
        if many >= 2:
            return OUTRIGHT
        with_majority += many
    if with_majority == 0:
        return TOTAL
    if with_majority == 1:
        return ALONE
    return COUNTED if is_one(winners_by(s, COUNTED)) else ASIDE


def winners_by(s: VillageState, how: i64) -> i64:
    """The seats, as bits, that score highest by this rule."""
    best: i64 = OUT
    found: i64 = 0
    bit: i64 = 1
    for seat in range(s.seats):
        points = points_by(s, seat, how)
        if points > best:
            best = points
            found = 0
        if points == best:
            found |= bit << seat
    return found


def points_by(s: VillageState, seat: i64, how: i64) -> i64:
    """V22 majorities; V23 the count, then the stones set aside; V24 all stones; less than
    any stones for a player who is out."""
    if how == TOTAL:
        return total(s, seat)
    many = majorities(s, seat)
    if many == 0:
        return OUT
    if how in (OUTRIGHT, ALONE):
        return many
    if how == COUNTED:
        return counted(s, seat)
    return counted(s, seat) * COUNT_FIRST + set_aside(s, seat)


def is_one(seats: i64) -> bool:
    return seats & (seats - 1) == 0
