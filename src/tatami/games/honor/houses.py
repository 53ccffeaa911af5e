# compiled with mypyc
"""Cards and houses (H1, H4, H6, H7): what may lie where, and what it adds up to.

House 2 * seat is the daimyo's, 2 * seat + 1 the samurai's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from tatami.engine.state import EVERYONE, NOBODY, only
from tatami.games.honor.card_groups import is_castle, is_daimyo, is_okugata, is_warrior
from tatami.games.honor.constants import (
    DREW,
    DREW_CARD,
    KINDS,
    NO_CARD,
    SAVE_FACE,
    SHUFFLED,
    VALUED,
    WARRIORS,
)
from tatami.games.honor.memory import remember_drawn, remember_seen, remember_shuffled

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState


# The piles (H4).


def can_draw(s: HonorState) -> bool:
    """H4: is there a card to draw, perhaps after shuffling the discard pile?"""
    return s.pile_size + s.discarded > 0


def draw_card(s: HonorState, seat: i64) -> None:
    """H4: the top card; an empty pile is first rebuilt from the discard pile."""
    if s.pile_size == 0:
        shuffle_discards(s)
    s.pile_size -= 1
    kind = i64(s.pile[s.pile_size])
    s.hand[seat * KINDS + kind] += 1
    s.hand_size[seat] += 1
    remember_drawn(s, seat, kind)
    if s.event_data is not None:
        s.emit(DREW, EVERYONE & ~only(seat), (seat,))
        s.emit(DREW_CARD, only(seat), (seat, kind))


def shuffle_discards(s: HonorState) -> None:
    """H4: the discard pile, whose cards everybody has seen, becomes the draw pile."""
    size: i64 = 0
    for kind in range(i64(KINDS)):
        for _ in range(i64(s.discards[kind])):
            s.pile[size] = u8(kind)
            size += 1
        s.discards[kind] = 0
    s.chance.shuffle(s.pile, 0, size)
    s.pile_size = size
    s.discarded = 0
    s.top = NO_CARD
    remember_shuffled(s)
    if s.event_data is not None:
        s.emit(SHUFFLED, EVERYONE, (size,))


def discard(s: HonorState, kind: i64) -> None:
    s.discards[kind] += 1
    s.discarded += 1
    s.top = kind


def take_from_hand(s: HonorState, seat: i64, kind: i64) -> None:
    s.hand[seat * KINDS + kind] -= 1
    s.hand_size[seat] -= 1
    remember_seen(s, seat, kind)


# The houses (H6, H7).


def houses(s: HonorState) -> i64:
    """How many there are: two for each player."""
    return s.seats * 2


def daimyo_house(seat: i64) -> i64:
    return seat * 2


def samurai_house(seat: i64) -> i64:
    return seat * 2 + 1


def owner(house: i64) -> i64:
    return house >> 1


def is_daimyo_house(house: i64) -> bool:
    return house & 1 == 0


def has_daimyo(s: HonorState, seat: i64) -> bool:
    return s.daimyo[seat] != NO_CARD


def castle_of(s: HonorState, seat: i64) -> i64:
    return s.castle[seat]


def is_ronin(s: HonorState, seat: i64) -> bool:
    """H7: without a daimyo and without an alliance."""
    return s.daimyo[seat] == NO_CARD and s.serves[seat] == NOBODY


def has_room(s: HonorState, house: i64, kind: i64) -> bool:
    """H6: one okugata and five warriors per house, one castle with a daimyo; nothing is replaced.

    H15 says where a daimyo may be laid.
    """
    seat = owner(house)
    if is_daimyo_house(house) and not has_daimyo(s, seat):
        return False
    if is_warrior(kind):
        return s.warriors[house] < WARRIORS
    if is_okugata(kind):
        return s.okugata[house] == 0
    if is_castle(kind):
        return is_daimyo_house(house) and s.castle[seat] == NO_CARD
    return not is_daimyo(kind)


def add_card(s: HonorState, house: i64, kind: i64) -> None:
    s.house[house * KINDS + kind] += 1
    count_card(s, house, kind, 1)
    if is_daimyo(kind):
        s.daimyo[owner(house)] = kind
    elif is_castle(kind):
        s.castle[owner(house)] = kind


def remove_card(s: HonorState, house: i64, kind: i64) -> None:
    s.house[house * KINDS + kind] -= 1
    count_card(s, house, kind, -1)
    if is_daimyo(kind):
        s.daimyo[owner(house)] = NO_CARD
    elif is_castle(kind):
        s.castle[owner(house)] = NO_CARD


def count_card(s: HonorState, house: i64, kind: i64, times: i64) -> None:
    """Keep the totals of a house up to date."""
    config = s.config
    s.house_honor[house] += config.honor[kind] * times
    s.house_ki[house] += config.ki[kind] * times
    s.house_strength[house] += config.strength[kind] * times
    s.house_size[house] += times
    if is_warrior(kind):
        s.warriors[house] += times
    elif is_okugata(kind):
        s.okugata[house] += times


def discard_house(s: HonorState, house: i64) -> i64:
    """Every card of the house goes to the discard pile; returns how many."""
    cards = s.house_size[house]
    house_cards = s.house
    for kind in range(i64(VALUED)):
        for _ in range(i64(house_cards[house * KINDS + kind])):
            remove_card(s, house, kind)
            discard(s, kind)
    return cards


def move_house(s: HonorState, house: i64, new: i64) -> None:
    """All cards of one house join another."""
    house_cards = s.house
    for kind in range(i64(VALUED)):
        for _ in range(i64(house_cards[house * KINDS + kind])):
            remove_card(s, house, kind)
            add_card(s, new, kind)


def ki(s: HonorState, seat: i64) -> i64:
    """H11, H33: of both houses of the player; a second samurai has only the samurai's house."""
    return s.house_ki[daimyo_house(seat)] + s.house_ki[samurai_house(seat)]


def holds_save_face(s: HonorState, seat: i64) -> bool:
    return s.hand[seat * KINDS + SAVE_FACE] > 0
