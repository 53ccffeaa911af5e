# compiled with mypyc
"""Observations and actions for learning. `observation_layout` names every part.

Seats are counted from the viewer, who is 0; house 2 * seat is the daimyo's, + 1 the samurai's.
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
    put_zeros,
)
from tatami.engine.state import NOBODY, Actions
from tatami.games.honor.attack import attack_strength, defense_strength, dice
from tatami.games.honor.constants import (
    ALLY,
    ASSASSINATE,
    ATTACK,
    BATTLE_TO_RESOLVE,
    CASTLE,
    DISHONOR_PLAYER,
    KINDS,
    LAY,
    NAMED,
    NO_CARD,
    PLACE,
    PLAY,
    PUT,
    REACT,
    RESPOND,
    ROB,
    ROB_HOUSE,
    STEAL,
    STEP,
    TAKE,
    THROW_AWAY,
    VALUED,
)
from tatami.games.honor.houses import castle_of, has_daimyo, is_ronin
from tatami.games.honor.pending import first_argument, question, second_argument, third_argument
from tatami.games.honor.turn import actions_by_ki, actions_left, income, must_become_shogun

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

ZERO: Final = 64
"""Stands for 0 where honor can be negative; honor counts in steps of 5."""
QUESTIONS: Final = BATTLE_TO_RESOLVE
PLAYER: Final = 11
"""Small numbers about each player."""
NO_HOUSE: Final = -1
NO_ACTION: Final = -1


def observe(s: HonorState, seat: i64, out: vec[u8], at: i64, again: bool) -> None:
    viewer = seat
    if seat == NOBODY:
        viewer = max(s.to_act, 0)
    at = put_hands(s, viewer, seat == NOBODY, out, at, again)
    at = put_houses(s, viewer, out, at)
    honor = at
    players = honor + 2 * s.seats
    at = players + PLAYER * s.seats
    other = viewer
    for _place in range(s.seats):
        put_number(out, honor, s.honor[other] // STEP + ZERO)
        put_number(out, honor + 1, income(s, other) // STEP + ZERO)
        put_player(s, other, out, players)
        at = put_seat(out, at, s.seats, viewer, s.serves[other])
        honor += 2
        players += PLAYER
        other = next_seat(s, other)
    at = put_question(s, viewer, out, at)
    at = put_turn(s, viewer, out, at)
    put_row(out, at, s.discards, 0, NAMED)


def next_seat(s: HonorState, seat: i64) -> i64:
    if seat + 1 == s.seats:
        return 0
    return seat + 1


def put_hands(
    s: HonorState, viewer: i64, open_hands: bool, out: vec[u8], at: i64, again: bool
) -> i64:
    """The viewer's hand; the others' are zeros, unless all hands are open."""
    at = put_row(out, at, s.hand, viewer * KINDS, NAMED)
    others = (s.seats - 1) * NAMED
    if open_hands:
        other = next_seat(s, viewer)
        while other != viewer:
            at = put_row(out, at, s.hand, other * KINDS, NAMED)
            other = next_seat(s, other)
        return at
    if not again:
        put_zeros(out, at, others)
    return at + others


def put_houses(s: HonorState, viewer: i64, out: vec[u8], at: i64) -> i64:
    """The cards with values in each house."""
    house = s.house
    other = viewer
    for _place in range(s.seats):
        first = 2 * other * KINDS
        for i in range(first, first + VALUED):
            out[at] = house[i]
            out[at + VALUED] = house[i + KINDS]
            at += 1
        at += VALUED
        other = next_seat(s, other)
    return at


def put_player(s: HonorState, other: i64, out: vec[u8], at: i64) -> None:
    put_number(out, at, s.hand_size[other])
    put_flag(out, at + 1, has_daimyo(s, other))
    put_flag(out, at + 2, is_ronin(s, other))
    put_flag(out, at + 3, s.shogun == other)
    out[at + 4] = s.in_service[other]
    out[at + 5] = s.notice[other]
    put_number(out, at + 6, actions_by_ki(s, other))
    strength = defense_strength(s, other)
    put_number(out, at + 8, dice(strength))
    if castle_of(s, other) != NO_CARD:
        strength = attack_strength(s, other)
    put_number(out, at + 7, dice(strength))
    put_number(out, at + 9, s.most_save_faces[other])
    put_number(out, at + 10, s.drawn_counts[other])


def put_question(s: HonorState, viewer: i64, out: vec[u8], at: i64) -> i64:
    """What is asked and about whom. Who is asked to save face is secret (H30)."""
    asked: i64 = -1
    affected: i64 = NOBODY
    house: i64 = NO_HOUSE
    cards: i64 = 0
    if s.to_act != NOBODY:
        asked = question(s)
        if asked in (REACT, RESPOND, CASTLE):
            affected = first_argument(s)
        elif asked in (ROB, TAKE, PLACE):
            cards = first_argument(s)
            house = second_argument(s)
            if asked == ROB:
                house -= 1
    at = put_one_hot(out, at, QUESTIONS, asked)
    at = put_seat(out, at, s.seats, viewer, affected)
    at = put_flag(out, at, asked == REACT and third_argument(s) != 0)
    at = put_number(out, at, second_argument(s)) if asked == RESPOND else put_number(out, at, 0)
    at = put_number(out, at, cards)
    if house != NO_HOUSE:
        house = seen_house(s, viewer, house)
    at = put_one_hot(out, at, 2 * s.seats, house)
    return put_one_hot(out, at, VALUED, s.held)


def put_turn(s: HonorState, viewer: i64, out: vec[u8], at: i64) -> i64:
    at = put_seat(out, at, s.seats, viewer, s.turn)
    at = put_flag(out, at, s.to_act == viewer)
    at = put_number(out, at, actions_left(s))
    at = put_number(out, at, s.used)
    at = put_flag(out, at, s.declared)
    at = put_flag(out, at, must_become_shogun(s))
    at = put_number(out, at, s.pile_size)
    at = put_number(out, at, s.config.target // STEP)
    at = put_number(out, at, s.turns)
    return put_number(out, at, s.config.limit - s.turns)


# Actions: seats and houses are counted from the player to act.


def seen_seat(s: HonorState, viewer: i64, seat: i64) -> i64:
    seat -= viewer
    if seat < 0:
        seat += s.seats
    return seat


def true_seat(s: HonorState, viewer: i64, seat: i64) -> i64:
    seat += viewer
    if seat >= s.seats:
        seat -= s.seats
    return seat


def seen_house(s: HonorState, viewer: i64, house: i64) -> i64:
    return 2 * seen_seat(s, viewer, house >> 1) + (house & 1)


def true_house(s: HonorState, viewer: i64, house: i64) -> i64:
    return 2 * true_seat(s, viewer, house >> 1) + (house & 1)


def first_of_seats(action: i64) -> i64:
    """Where the actions that name a seat begin, for one of them; NO_ACTION for others."""
    if ATTACK <= action < ALLY:
        return ATTACK
    if ALLY <= action < PLAY:
        return ALLY
    if action >= DISHONOR_PLAYER:
        return DISHONOR_PLAYER
    return NO_ACTION


def first_of_houses(action: i64) -> i64:
    if LAY <= action < ROB_HOUSE:
        return LAY
    if ROB_HOUSE <= action < STEAL:
        return ROB_HOUSE
    if PUT <= action < THROW_AWAY:
        return PUT
    if ASSASSINATE <= action < DISHONOR_PLAYER:
        return ASSASSINATE
    return NO_ACTION


def encode_action(s: HonorState, action: i64) -> i64:
    first = first_of_seats(action)
    if first != NO_ACTION:
        return first + seen_seat(s, s.to_act, action - first)
    first = first_of_houses(action)
    if first != NO_ACTION:
        return first + seen_house(s, s.to_act, action - first)
    return action


def encode_actions(s: HonorState, actions: Actions, out: Actions) -> None:
    out.clear()
    for i in range(actions.n):
        out.add(encode_action(s, actions.at(i)))


def decode_action(s: HonorState, index: i64) -> i64:
    first = first_of_seats(index)
    if first != NO_ACTION:
        if index - first >= s.seats:
            return NO_ACTION
        return first + true_seat(s, s.to_act, index - first)
    first = first_of_houses(index)
    if first != NO_ACTION:
        if index - first >= 2 * s.seats:
            return NO_ACTION
        return first + true_house(s, s.to_act, index - first)
    return index
