# compiled with mypyc
"""The cards that a viewer cannot see, and the origin of the cards shown since the last shuffle.

A card that a player showed since the shuffle was either kept from before it or drawn since (fresh).
The origin of each such card is drawn in proportion to the number of deals that fit: first one card
after the other, then each again given all others (Gibbs sampling).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tatami.engine.chance import Chance
from tatami.games.honor.constants import KINDS, NAMED

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

SWEEPS: Final = 3


class HiddenCards:
    """The cards that a viewer cannot see, while a sample deals them again."""

    kept: vec[i64]
    """Kept cards not yet dealt, by kind."""
    fresh: vec[i64]
    """Fresh cards not yet dealt, by kind."""
    kept_left: i64
    fresh_left: i64
    kept_counts: vec[i64]
    """Places in each hand that a kept card must fill; 0 for the viewer."""
    drawn_counts: vec[i64]
    """Places in each hand that a fresh card must fill; 0 for the viewer."""
    seat_of: vec[u8]
    """The cards shown since the shuffle: which seat showed each,"""
    kind_of: vec[u8]
    """what they are,"""
    was_kept: vec[u8]
    """and whether each was a kept card."""
    kept_saves: vec[i64]
    """Kept save faces dealt to each hand."""
    fresh_saves: vec[i64]
    """Fresh save faces dealt to each hand."""

    def __init__(self, seats: i64) -> None:
        self.kept = vec[i64]([i64(0)] * KINDS)
        self.fresh = vec[i64]([i64(0)] * KINDS)
        self.kept_left = 0
        self.fresh_left = 0
        self.kept_counts = vec[i64]([i64(0)] * seats)
        self.drawn_counts = vec[i64]([i64(0)] * seats)
        self.seat_of = vec[u8]()
        self.kind_of = vec[u8]()
        self.was_kept = vec[u8]()
        self.kept_saves = vec[i64]([i64(0)] * seats)
        self.fresh_saves = vec[i64]([i64(0)] * seats)


def collect_hidden_cards(s: HonorState, viewer: i64) -> HiddenCards:
    """All cards that the viewer cannot see, none of them dealt yet."""
    hidden = HiddenCards(s.seats)
    kept = hidden.kept
    fresh = hidden.fresh
    for seat in range(s.seats):
        if seat == viewer:
            continue
        hidden.kept_counts[seat] = s.kept_counts[seat]
        hidden.drawn_counts[seat] = s.drawn_counts[seat]
        hidden.kept_left += s.kept_counts[seat]
        hidden.fresh_left += s.drawn_counts[seat]
        for kind in range(i64(NAMED)):
            at = seat * KINDS + kind
            kept[kind] += i64(s.kept[at])
            fresh[kind] += i64(s.drawn[at])
            for _ in range(i64(s.shown[at])):
                hidden.seat_of = append(hidden.seat_of, u8(seat))
                hidden.kind_of = append(hidden.kind_of, u8(kind))
                hidden.was_kept = append(hidden.was_kept, u8(0))
    pile = s.pile
    for i in range(s.pile_size):
        fresh[i64(pile[i])] += 1
    hidden.fresh_left += s.pile_size
    return hidden


# The origins of the cards shown since the shuffle.


def choose_origins(hidden: HiddenCards, rng: Chance) -> None:
    """Starts again after a dead end. The real origins are always possible, so this ends."""
    if len(hidden.kind_of) == 0:
        return
    while not choose_each_origin(hidden, rng):
        pass
    for _ in range(SWEEPS):
        resample_origins(hidden, rng)


def choose_each_origin(hidden: HiddenCards, rng: Chance) -> bool:
    """One card after the other, those without a choice first; False after a dead end."""
    cards = len(hidden.kind_of)
    done = vec[u8]([u8(0)] * cards)
    for forced in range(i64(2)):
        for card in range(cards):
            if done[card] != 0:
                continue
            old = weight_kept(hidden, card)
            new = weight_fresh(hidden, card)
            if old + new == 0:
                unset_origins(hidden, done)
                return False
            if forced == 1 or old == 0 or new == 0:
                set_origin(hidden, card, rng.below(old + new) < old)
                done[card] = 1
    return True


def weight_kept(hidden: HiddenCards, card: i64) -> i64:
    """How many deals fit if this card was a kept one, up to a common factor."""
    seat = i64(hidden.seat_of[card])
    kind = i64(hidden.kind_of[card])
    return hidden.kept_counts[seat] * hidden.kept[kind] * (hidden.fresh_left or 1)


def weight_fresh(hidden: HiddenCards, card: i64) -> i64:
    seat = i64(hidden.seat_of[card])
    kind = i64(hidden.kind_of[card])
    return hidden.drawn_counts[seat] * hidden.fresh[kind] * (hidden.kept_left or 1)


def set_origin(hidden: HiddenCards, card: i64, old: bool) -> None:
    """Use up a place and a card of that pool."""
    seat = i64(hidden.seat_of[card])
    kind = i64(hidden.kind_of[card])
    hidden.was_kept[card] = u8(1) if old else u8(0)
    if old:
        hidden.kept_counts[seat] -= 1
        hidden.kept[kind] -= 1
        hidden.kept_left -= 1
    else:
        hidden.drawn_counts[seat] -= 1
        hidden.fresh[kind] -= 1
        hidden.fresh_left -= 1


def unset_origin(hidden: HiddenCards, card: i64) -> None:
    seat = i64(hidden.seat_of[card])
    kind = i64(hidden.kind_of[card])
    if hidden.was_kept[card] != 0:
        hidden.kept_counts[seat] += 1
        hidden.kept[kind] += 1
        hidden.kept_left += 1
    else:
        hidden.drawn_counts[seat] += 1
        hidden.fresh[kind] += 1
        hidden.fresh_left += 1


def unset_origins(hidden: HiddenCards, done: vec[u8]) -> None:
    for card in range(len(done)):
        if done[card] != 0:
            unset_origin(hidden, card)


def resample_origins(hidden: HiddenCards, rng: Chance) -> None:
    """Draw the origin of each card again, given all others."""
    for card in range(len(hidden.kind_of)):
        unset_origin(hidden, card)
        old = weight_kept(hidden, card)
        new = weight_fresh(hidden, card)
        set_origin(hidden, card, rng.below(old + new) < old)
