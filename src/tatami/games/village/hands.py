# compiled with mypyc
"""Hands and piles of influence cards (V6, V17). A hand is kept in ascending order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from tatami.engine.state import EVERYONE, only
from tatami.games.village.constants import DREW, HAND, REFILLED, SET

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState


def draw(s: VillageState, seat: i64) -> i64:
    """The top card of the seat's pile goes to its hand."""
    left = i64(s.pile_sizes[seat]) - 1
    kind = i64(s.piles[seat * SET + left])
    s.pile_sizes[seat] = u8(left)
    add_to_hand(s, seat, kind)
    return kind


def add_to_hand(s: VillageState, seat: i64, kind: i64) -> None:
    """Insert a card into the ordered hand."""
    hands = s.hands
    base = seat * HAND
    i = base + i64(s.hand_sizes[seat])
    while i > base and i64(hands[i - 1]) > kind:
        hands[i] = hands[i - 1]
        i -= 1
    hands[i] = u8(kind)
    s.hand_sizes[seat] += 1


def remove_from_hand(s: VillageState, seat: i64, kind: i64) -> None:
    """Remove a card from the hand, which holds it."""
    hands = s.hands
    i = seat * HAND
    while i64(hands[i]) != kind:
        i += 1
    s.hand_sizes[seat] -= 1
    end = seat * HAND + i64(s.hand_sizes[seat])
    while i < end:
        hands[i] = hands[i + 1]
        i += 1


def holds(s: VillageState, seat: i64, kind: i64) -> bool:
    hands = s.hands
    base = seat * HAND
    for i in range(base, base + i64(s.hand_sizes[seat])):
        if i64(hands[i]) == kind:
            return True
    return False


def refill(s: VillageState, seat: i64) -> None:
    """V17: up to five cards, as long as the pile lasts."""
    while i64(s.hand_sizes[seat]) < HAND and s.pile_sizes[seat] != 0:
        kind = draw(s, seat)
        if s.event_data is not None:
            left = int(s.pile_sizes[seat])
            s.emit(DREW, only(seat), (seat, kind, left))
            s.emit(REFILLED, EVERYONE - only(seat), (seat, left))
