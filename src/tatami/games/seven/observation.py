# compiled with mypyc
"""Observations and actions for learning. `observation_layout` names every part.

Seats are counted from the viewer, who is 0; then come the others in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.observation_rows import (
    put_flag,
    put_number,
    put_one_hot,
    put_row,
    put_seat,
)
from tatami.engine.state import NOBODY
from tatami.games.seven import rounds
from tatami.games.seven.card_effects import first_card, second_card
from tatami.games.seven.constants import (
    FIGHTERS,
    KINDS,
    NO_CARD,
    NO_PLAY,
    OVER,
    ROW,
    STRIKE_HAND,
    TARGET,
)
from tatami.games.seven.memory import LANE, WIDTH

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

PHASES: Final = OVER + 1


def observe(s: SevenState, seat: i64, out: vec[u8], at: i64) -> None:
    viewer = seat
    if seat == NOBODY:
        viewer = max(s.to_act, 0)
    hands = at
    other = viewer
    for _ in range(s.seats):
        at = put_known_hand(s, viewer, other, seat == NOBODY, out, at)
        other = rounds.seat_after(s, other)
    for _ in range(s.seats):
        at = put_row(out, at, s.tables, other * ROW, FIGHTERS)
        other = rounds.seat_after(s, other)
    points = at + 2 * s.seats
    for _ in range(s.seats):
        out[at] = s.held[other]
        out[at + 1] = s.rice[other]
        points = put_number(out, points, s.score(other))
        at += 2
        other = rounds.seat_after(s, other)
    at = points
    at = put_turn(s, viewer, out, at)
    at = put_piles(s, out, at)
    put_unplaced_cards(s, viewer, seat == NOBODY, hands, out, at)


def put_known_hand(
    s: SevenState, viewer: i64, other: i64, open_hands: bool, out: vec[u8], at: i64
) -> i64:
    """The cards that the viewer is sure of in this hand: of its own, all."""
    row = other * ROW
    if other == viewer or open_hands:
        return put_row(out, at, s.hands, row, KINDS)
    known = s.known
    shift = viewer * WIDTH
    for i in range(row, row + KINDS):
        out[at] = u8((known[i] >> shift) & LANE)
        at += 1
    return at


def put_turn(s: SevenState, viewer: i64, out: vec[u8], at: i64) -> i64:
    """Whose turn it is, and what is asked."""
    at = put_one_hot(out, at, PHASES, s.phase)
    at = put_seat(out, at, s.seats, viewer, s.to_act)
    at = put_seat(out, at, s.seats, viewer, s.victim)
    at = put_seat(out, at, s.seats, viewer, s.dealer)
    at = put_number(out, at, s.draws)
    at = put_number(out, at, s.plays)
    at = put_number(out, at, s.round)
    at = put_number(out, at, s.rounds - s.round)
    at = put_number(out, at, s.turns // s.seats)
    return put_number(out, at, s.turn_limit)


def put_piles(s: SevenState, out: vec[u8], at: i64) -> i64:
    """The announced cards, the discard pile and its top card, the size of the draw pile."""
    announced = put_one_hot(out, at, KINDS, NO_CARD)
    if s.announced != NO_PLAY:
        out[at + first_card(s.announced)] += 1
        partner = second_card(s.announced)
        if partner != NO_CARD:
            out[at + partner] += 1
    at = put_row(out, announced, s.discard_counts, 0, KINDS)
    top: i64 = NO_CARD
    if s.discard_size > 0:
        top = i64(s.discard[s.discard_size - 1])
    at = put_one_hot(out, at, KINDS, top)
    at = put_number(out, at, s.pile_size)
    at = put_number(out, at, s.rebuild_limit - s.rebuilt)
    return put_flag(out, at, s.closing)


def put_unplaced_cards(
    s: SevenState, viewer: i64, open_hands: bool, hands: i64, out: vec[u8], at: i64
) -> None:
    """The cards that the viewer cannot place, and how many of them the draw pile can hold. `hands`
    is where the known cards of all hands are written."""
    deck = s.deck
    visible = s.visible
    possible = s.may_lie
    pile_size = s.pile_size
    end = s.seats * KINDS
    for kind in range(i64(KINDS)):
        left = i64(deck[kind]) - i64(visible[kind])
        i = hands + kind
        while i < hands + end:
            left -= i64(out[i])
            i += KINDS
        out[at] = u8(left)
        if left > pile_size:
            left = pile_size
        if not open_hands:
            most = i64(possible[viewer * ROW + kind])
            if left > most:
                left = most
        out[at + KINDS] = u8(left)
        at += 1


def encode_action(s: SevenState, action: i64) -> i64:
    """Seats as targets are counted from the player to act; everything else stays."""
    if not TARGET <= action < STRIKE_HAND:
        return action
    place = action - TARGET - s.to_act
    if place < 0:
        place += s.seats
    return TARGET + place


def decode_action(s: SevenState, index: i64) -> i64:
    if not TARGET <= index < TARGET + s.seats:
        return index
    seat = index - TARGET + s.to_act
    if seat >= s.seats:
        seat -= s.seats
    return TARGET + seat
