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
    at = put_tables(s, viewer, out, hands + KINDS * s.seats)
    at = put_counts(s, viewer, out, at)
    at = put_turn(s, viewer, out, at)
    at = put_piles(s, out, at)
    put_hands_and_unplaced_cards(s, viewer, seat == NOBODY, hands, out, at)


def put_tables(s: SevenState, viewer: i64, out: vec[u8], at: i64) -> i64:
    seats = s.seats
    other = viewer
    for _place in range(seats):
        at = put_row(out, at, s.tables, other * ROW, FIGHTERS)
        other = rounds.seat_after(s, other)
    return at


def put_counts(s: SevenState, viewer: i64, out: vec[u8], at: i64) -> i64:
    """Of each player: cards in hand, rice; then the points of each."""
    seats = s.seats
    held = s.held
    rice = s.rice
    points = at + 2 * seats
    other = viewer
    for place in range(seats):
        out[at] = held[other]
        out[at + 1] = rice[other]
        put_number(out, points + place, s.score(other))
        at += 2
        other = rounds.seat_after(s, other)
    return points + seats


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
    discarded = s.discard_counts
    for kind in range(i64(KINDS)):
        out[at + kind] = 0
        out[at + KINDS + kind] = discarded[kind]
        out[at + 2 * KINDS + kind] = 0
    if s.announced != NO_PLAY:
        out[at + first_card(s.announced)] += 1
        partner = second_card(s.announced)
        if partner != NO_CARD:
            out[at + partner] += 1
    if s.discard_size > 0:
        out[at + 2 * KINDS + i64(s.discard[s.discard_size - 1])] = 1
    at = put_number(out, at + 3 * KINDS, s.pile_size)
    at = put_number(out, at, s.rebuild_limit - s.rebuilt)
    return put_flag(out, at, s.closing)


def put_hands_and_unplaced_cards(
    s: SevenState, viewer: i64, open_hands: bool, into_hands: i64, out: vec[u8], at: i64
) -> None:
    """The cards that the viewer is sure of in each hand: of its own, all. Then the cards that it
    cannot place, and how many of them the draw pile can hold."""
    deck = s.deck
    visible = s.visible
    hands = s.hands
    known = s.known
    possible = s.may_lie
    seats = s.seats
    pile_size = s.pile_size
    shift = viewer * WIDTH
    own = viewer * ROW
    end = seats * ROW
    for kind in range(i64(KINDS)):
        into = into_hands + kind
        cards = i64(hands[own + kind])
        out[into] = u8(cards)
        left = i64(deck[kind]) - i64(visible[kind]) - cards
        row = own + ROW
        if row == end:
            row = 0
        while row != own:
            into += KINDS
            cards = (known[row + kind] >> shift) & LANE
            if open_hands:
                cards = i64(hands[row + kind])
            out[into] = u8(cards)
            left -= cards
            row += ROW
            if row == end:
                row = 0
        out[at + kind] = u8(left)
        if left > pile_size:
            left = pile_size
        if not open_hands:
            most = i64(possible[own + kind])
            if left > most:
                left = most
        out[at + KINDS + kind] = u8(left)


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
