# compiled with mypyc
"""Samples: states that a viewer could equally well be in.

The viewer keeps its own hand and every card that it is sure of in other hands. Of the cards it
cannot place, those that may lie in the draw pile are shuffled and fill it; the rest is shuffled and
fills the hands. What the others remember is invented to fit: each is sure of as many cards as is
public, chosen at random.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from tatami.engine.chance import Chance
from tatami.engine.state import NOBODY
from tatami.games.seven.constants import KINDS, ROW
from tatami.games.seven.memory import (
    LANE,
    LANES,
    SPECTATOR,
    WIDTH,
    cards_not_public,
    in_lane,
    lane,
    unseen,
)

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState


def sample(s: SevenState, seat: i64, rng: Chance) -> SevenState:
    """A state that this seat (NOBODY: a spectator) could equally well be in."""
    state = s.clone()
    state.chance = rng.fork()
    deal_hidden_cards(state, viewer_lane(seat), rng)
    return state


def is_anything_hidden(s: SevenState, seat: i64) -> bool:
    """Is there a card that this seat (NOBODY: a spectator) cannot place?"""
    return not is_certain(s, viewer_lane(seat))


def viewer_lane(seat: i64) -> i64:
    return i64(SPECTATOR) if seat == NOBODY else seat


def is_certain(s: SevenState, viewer: i64) -> bool:
    """Does the viewer know every card?"""
    may_kinds: i64 = 0
    hand_kinds: i64 = 0
    for kind in range(KINDS):
        left = unseen(s, viewer, kind)
        may = min(left, i64(s.may_lie[viewer * ROW + kind]))
        may_kinds += 1 if may > 0 else 0
        # If the pile is of one kind, this is what it leaves for the hands.
        hand_kinds += 1 if left > (s.pile_size if may > 0 else 0) else 0
    if s.pile_size > 0 and may_kinds > 1:
        return False
    return hand_kinds < 2 or hands_with_secrets(s, viewer) < 2


def hands_with_secrets(s: SevenState, viewer: i64) -> i64:
    many: i64 = 0
    for seat in range(s.seats):
        if seat != viewer and unknown_cards(s, viewer, seat) > 0:
            many += 1
    return many


def unknown_cards(s: SevenState, viewer: i64, seat: i64) -> i64:
    left = i64(s.held[seat])
    for i in range(seat * ROW, seat * ROW + KINDS):
        left -= in_lane(s.known[i], viewer)
    return left


def deal_hidden_cards(s: SevenState, viewer: i64, rng: Chance) -> None:
    """Deal every card that the viewer cannot place again; changes the state."""
    if is_certain(s, viewer):
        return
    first = s.pile_size
    end = fill_the_pile(s, viewer, rng)
    rng.shuffle(s.pile, first, end)
    for seat in range(s.seats):
        if seat != viewer:
            first = fill_a_hand(s, viewer, seat, first)
    for seat in range(s.seats):
        if seat != viewer:
            invent_memories(s, viewer, seat, rng)
    forget_draws_of_others(s, viewer)


def fill_the_pile(s: SevenState, viewer: i64, rng: Chance) -> i64:
    """Fill the pile, and behind it the cards for the hands; returns where those end."""
    pile = s.pile
    end: i64 = 0
    for kind in range(KINDS):
        for _ in range(min(unseen(s, viewer, kind), i64(s.may_lie[viewer * ROW + kind]))):
            pile[end] = u8(kind)
            end += 1
    rng.shuffle(pile, 0, end)
    for kind in range(KINDS):
        for _ in range(unseen(s, viewer, kind) - i64(s.may_lie[viewer * ROW + kind])):
            pile[end] = u8(kind)
            end += 1
    return end


def fill_a_hand(s: SevenState, viewer: i64, seat: i64, first: i64) -> i64:
    """The known cards stay, the rest is dealt; returns the next card to deal."""
    hands = s.hands
    pile = s.pile
    end = first + unknown_cards(s, viewer, seat)
    for i in range(seat * ROW, seat * ROW + KINDS):
        hands[i] = u8(in_lane(s.known[i], viewer))
    for i in range(first, end):
        hands[seat * ROW + i64(pile[i])] += 1
    return end


def invent_memories(s: SevenState, viewer: i64, seat: i64, rng: Chance) -> None:
    """What the others are sure of in this hand: the public cards, and as many as they glimpsed."""
    known = s.known
    kept = (lane(SPECTATOR) | lane(viewer)) * LANE
    for i in range(seat * ROW, seat * ROW + KINDS):
        public = in_lane(known[i], SPECTATOR)
        known[i] = (known[i] & kept) + public * (s.everyone & ~kept & ~lane(seat))
    glimpsed = s.glimpsed[seat] & ~kept
    other: i64 = 0
    while glimpsed != 0:
        invent_glimpses(s, other, seat, glimpsed & LANE, rng)
        glimpsed >>= WIDTH
        other += 1


def invent_glimpses(s: SevenState, other: i64, seat: i64, many: i64, rng: Chance) -> None:
    """Choose so many cards of the hand at random, from those that not everybody knows."""
    left = cards_not_public(s, seat)
    for i in range(seat * ROW, seat * ROW + KINDS):
        for _ in range(i64(s.hands[i]) - in_lane(s.known[i], SPECTATOR)):
            if many > 0 and rng.below(left) < many:
                s.known[i] += lane(other)
                many -= 1
            left -= 1


def forget_draws_of_others(s: SevenState, viewer: i64) -> None:
    """What others drew is hidden: to them the pile looks as it does to spectators."""
    may_lie = s.may_lie
    for other in range(LANES):
        if other != viewer:
            for kind in range(KINDS):
                may_lie[other * ROW + kind] = may_lie[SPECTATOR * ROW + kind]
