# compiled with mypyc
"""Samples: states that a viewer could equally well be in. Hidden are the order of the village pile
(V4), hands and piles (V6), and a card that is chosen but not laid (V8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.chance import Chance
from tatami.engine.state import NOBODY
from tatami.games.village.constants import CELL, HAND, SET, SITE
from tatami.games.village.hands import add_to_hand

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState


def sample(s: VillageState, seat: i64, rng: Chance) -> VillageState:
    """A state that this seat (NOBODY: a spectator) could equally well be in."""
    state = s.clone()
    state.chance = rng.fork()
    deal_hidden_cards(state, seat, rng)
    return state


def deal_hidden_cards(s: VillageState, viewer: i64, rng: Chance) -> None:
    """Deal the cards that this viewer has not seen again, all orders equally likely."""
    rng.shuffle_unseen(s.villages, 0, max(s.villages_left - villages_shown(s), 0))
    for seat in range(s.seats):
        if seat == viewer:
            rng.shuffle_unseen(s.piles, seat * SET, seat * SET + i64(s.pile_sizes[seat]))
        else:
            deal_hand_again(s, seat, rng)
    if s.phase == CELL and s.to_act != NOBODY and s.to_act != viewer:
        choose_again(s, rng)


def villages_shown(s: VillageState) -> i64:
    """V4: the top card; V11: also the next one while two cells are due."""
    return 2 if s.phase == SITE and s.to_act != NOBODY else 1


def deal_hand_again(s: VillageState, seat: i64, rng: Chance) -> None:
    """V6: the cards not yet laid are known, but not which of them are in the hand."""
    piles = s.piles
    hands = s.hands
    base = seat * SET
    left = i64(s.pile_sizes[seat])
    held = i64(s.hand_sizes[seat])
    for i in range(held):
        piles[base + left + i] = hands[seat * HAND + i]
    rng.shuffle_unseen(piles, base, base + left + held)
    s.hand_sizes[seat] = 0
    for i in range(held):
        add_to_hand(s, seat, i64(piles[base + left + i]))


def choose_again(s: VillageState, rng: Chance) -> None:
    """Only its player knows the chosen card: it may be any card of the hand."""
    s.chosen = i64(s.hands[s.to_act * HAND + rng.below(i64(s.hand_sizes[s.to_act]))])


def is_anything_hidden(s: VillageState, viewer: i64) -> bool:
    """V4, V6: is there an order, a hand or a chosen card that the viewer cannot know?"""
    if has_two_kinds(s.villages, 0, s.villages_left - villages_shown(s)):
        return True
    for seat in range(s.seats):
        if are_cards_hidden(s, seat, seat == viewer):
            return True
    return False


def are_cards_hidden(s: VillageState, seat: i64, own: bool) -> bool:
    """Of the viewer's own cards only the order of the pile; of others' also which are in hand."""
    first = seat * SET
    left = i64(s.pile_sizes[seat])
    if own:
        return has_two_kinds(s.piles, first, first + left)
    if left == 0 and not (s.phase == CELL and s.to_act == seat):
        return False
    held = i64(s.hand_sizes[seat])
    kinds = vec[u8]([u8(0)] * (left + held))
    for i in range(left):
        kinds[i] = s.piles[first + i]
    for i in range(held):
        kinds[left + i] = s.hands[seat * HAND + i]
    return has_two_kinds(kinds, 0, left + held)


def has_two_kinds(cards: vec[u8], first: i64, end: i64) -> bool:
    for i in range(first + 1, end):
        if cards[i] != cards[first]:
            return True
    return False
