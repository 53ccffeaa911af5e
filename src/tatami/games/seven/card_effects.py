# compiled with mypyc
"""What the cards do: S8 to S16, in this order.

A play other than laying and discarding is announced first: its cards leave the hand and lie face up
next to the piles. Then its player chooses the opponent and whatever else is to choose. Only then do
the cards take effect and go to the discard pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from tatami.engine.state import EVERYONE, NOBODY, only
from tatami.games.seven import memory
from tatami.games.seven.constants import (
    AIMING,
    ANNOUNCED,
    BANDIT,
    DISCARD,
    DISCARDED,
    DROPPED,
    DROPPING,
    FETCHED,
    FETCHING,
    FIGHTERS,
    KINDS,
    LAID,
    LAY,
    LOOKED,
    LOWEST,
    NINJA,
    NINJA_BANDIT,
    NO_CARD,
    NO_PLAY,
    ONE_BANDIT,
    ONE_NINJA,
    PLAYING,
    ROBBED,
    RONIN,
    ROW,
    SAW,
    SHOGUN,
    SHOGUN_HAND,
    SHOGUN_NINJA,
    SHOGUN_PILE,
    STRIKE_HAND,
    STRIKE_TABLE,
    STRIKING,
    STRUCK,
    TAKING,
    TARGET,
    TOOK,
    TOOK_UNSEEN,
    TWO_BANDITS,
    bit,
    higher_of,
    lower_of,
)

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

FULL_TABLE: Final = 7
FROM_HAND: Final = 0
FROM_TABLE: Final = 1


def play(s: SevenState, action: i64) -> None:
    """S7: one card is laid or discarded, or a play is announced."""
    if action < DISCARD:
        lay(s, action - LAY)
    elif action < ONE_BANDIT:
        discard(s, action - DISCARD)
    else:
        announce(s, action)


def lay(s: SevenState, kind: i64) -> None:
    """S8: a samurai or ronin, face up on the player's table."""
    seat = s.to_act
    memory.remember_left_openly(s, seat, kind)
    s.out_of_hand(seat, kind)
    s.onto_table(seat, kind)
    if s.event_data is not None:
        s.emit(LAID, EVERYONE, (seat, kind, defense(s, seat)))
    s.plays -= 1


def discard(s: SevenState, kind: i64) -> None:
    """S7: any card may simply be discarded."""
    seat = s.to_act
    memory.remember_left_openly(s, seat, kind)
    s.out_of_hand(seat, kind)
    s.onto_discard(kind)
    if s.event_data is not None:
        s.emit(DISCARDED, EVERYONE, (seat, kind))
    s.plays -= 1


def defense(s: SevenState, seat: i64) -> i64:
    """S9: one per samurai on the table, three per ronin."""
    return i64(s.laid[seat]) + 2 * i64(s.tables[seat * ROW + RONIN])


def first_card(action: i64) -> i64:
    """S16: the card of a play that goes to the discard pile first."""
    if action < TWO_BANDITS:
        return BANDIT + action - ONE_BANDIT
    if action < ONE_NINJA:
        return BANDIT + i64(higher_of(action - TWO_BANDITS))
    return i64(NINJA) if action < SHOGUN_HAND else i64(SHOGUN)


def second_card(action: i64) -> i64:
    """S16: the card that goes there second, or NO_CARD if the play is no pair."""
    if action == SHOGUN_NINJA:
        return NINJA
    if NINJA_BANDIT <= action < SHOGUN_HAND:
        return BANDIT + action - NINJA_BANDIT
    if TWO_BANDITS <= action < ONE_NINJA:
        return BANDIT + i64(lower_of(action - TWO_BANDITS))
    return NO_CARD


def bandit_values(action: i64) -> i64:
    """The total value of the bandits in a play."""
    return bandit_value(first_card(action)) + bandit_value(second_card(action))


def bandit_value(card: i64) -> i64:
    return card - BANDIT + LOWEST if BANDIT <= card < NINJA else i64(0)


def announce(s: SevenState, action: i64) -> None:
    """S16: all cards of the play are put down before any takes effect."""
    seat = s.to_act
    s.announced = action
    put_down(s, seat, first_card(action))
    second = second_card(action)
    if second != NO_CARD:
        put_down(s, seat, second)
    if s.event_data is not None:
        s.emit(ANNOUNCED, EVERYONE, (seat, action))
    if action == SHOGUN_PILE:
        s.phase = FETCHING
        return
    targets = possible_targets(s, action)
    s.phase = AIMING
    if targets & (targets - 1) == 0:
        aim_at(s, lowest_seat(targets))


def put_down(s: SevenState, seat: i64, kind: i64) -> None:
    memory.remember_left_openly(s, seat, kind)
    s.out_of_hand(seat, kind)


def possible_targets(s: SevenState, action: i64) -> i64:
    """Bandits may be played on any opponent (S9), a ninja on one with a card (S11), a shogun on
    one with a card in hand (S13, S14). As bits by seat."""
    if action == ONE_NINJA:
        return others_with_cards(s, True)
    if action >= SHOGUN_HAND:
        return others_with_cards(s, False)
    return (bit(s.seats) - 1) & ~bit(s.to_act)


def others_with_cards(s: SevenState, on_table_too: bool) -> i64:
    found: i64 = 0
    for seat in range(s.seats):
        if seat != s.to_act and (s.held[seat] != 0 or (on_table_too and s.laid[seat] != 0)):
            found |= bit(seat)
    return found


def lowest_seat(seats: i64) -> i64:
    seat: i64 = 0
    while seats & 1 == 0:
        seats >>= 1
        seat += 1
    return seat


def aim_at(s: SevenState, victim: i64) -> None:
    """The opponent is chosen: bandits (S9, S10, S12) take effect at once, other plays ask more."""
    s.victim = victim
    action = s.announced
    if action == ONE_NINJA:
        send_ninja(s, victim)
    elif action >= SHOGUN_HAND:
        look_into(s, victim)
    else:
        rob(s, victim, loot(s, action, victim))
        finish_play(s)


def loot(s: SevenState, action: i64, victim: i64) -> i64:
    """S9, S10, S12: the rice that bandits take from this opponent."""
    value = bandit_values(action)
    if action < NINJA_BANDIT:
        value -= defense(s, victim)
    return max(0, min(value, i64(s.rice[victim])))


def rob(s: SevenState, victim: i64, amount: i64) -> None:
    s.rice[victim] -= u8(amount)
    s.rice[s.to_act] += u8(amount)
    if s.event_data is not None:
        s.emit(ROBBED, EVERYONE, (s.to_act, victim, amount))


def finish_play(s: SevenState) -> None:
    """S13, S16: the cards go to the discard pile, in their order; a pair uses both plays."""
    s.onto_discard(first_card(s.announced))
    s.plays -= 1
    second = second_card(s.announced)
    if second != NO_CARD:
        s.onto_discard(second)
        s.plays = 0
    s.announced = NO_PLAY
    s.victim = NOBODY
    s.phase = PLAYING


def send_ninja(s: SevenState, victim: i64) -> None:
    """S11: a card from the hand, or one on the table; asked only if there is a choice."""
    choices = possible_strikes(s, victim)
    s.phase = STRIKING
    if choices & (choices - 1) == 0:
        strike(s, TARGET + lowest_seat(choices))


def possible_strikes(s: SevenState, victim: i64) -> i64:
    """S11: as bits from TARGET on."""
    found: i64 = 0
    if s.held[victim] != 0:
        found = bit(STRIKE_HAND - TARGET)
    for kind in range(FIGHTERS):
        if s.tables[victim * ROW + kind] != 0:
            found |= bit(STRIKE_TABLE - TARGET + kind)
    return found


def strike(s: SevenState, action: i64) -> None:
    """S11: the ninja is discarded first, so that its victim lies on top."""
    victim = s.victim
    kind = action - STRIKE_TABLE
    place: i64 = FROM_TABLE
    if action == STRIKE_HAND:
        kind = random_card(s, victim)
        place = FROM_HAND
        put_down(s, victim, kind)
    else:
        s.off_table(victim, kind)
    finish_play(s)
    s.onto_discard(kind)
    if s.event_data is not None:
        s.emit(STRUCK, EVERYONE, (s.to_act, victim, place, kind))


def random_card(s: SevenState, seat: i64) -> i64:
    """A random card of this hand."""
    left = s.chance.below(i64(s.held[seat]))
    kind: i64 = 0
    while left >= i64(s.hands[seat * ROW + kind]):
        left -= i64(s.hands[seat * ROW + kind])
        kind += 1
    return kind


def look_into(s: SevenState, victim: i64) -> None:
    """S13, S14, S15: only the shogun's player sees the hand."""
    s.phase = TAKING
    memory.remember_seen_hand(s, s.to_act, victim)
    if s.event_data is not None:
        s.emit(LOOKED, EVERYONE ^ only(s.to_act), (s.to_act, victim))
        for kind in range(i64(KINDS)):
            many = i64(s.hands[victim * ROW + kind])
            if many > 0:
                s.emit(SAW, only(s.to_act), (s.to_act, victim, kind, many))


def take(s: SevenState, kind: i64) -> None:
    """S13, S14: one card of the hand that was looked into; a ninja then asks for another."""
    seat = s.to_act
    victim = s.victim
    memory.remember_taken_unseen(s, seat, victim, kind)
    s.out_of_hand(victim, kind)
    s.into_hand(seat, kind)
    memory.remember_rest_of_hand(s, seat, victim)
    if s.event_data is not None:
        both = only(seat) | only(victim)
        s.emit(TOOK, both, (seat, victim, kind))
        s.emit(TOOK_UNSEEN, EVERYONE ^ both, (seat, victim))
    if s.announced == SHOGUN_NINJA and s.held[victim] != 0:
        s.phase = DROPPING
    else:
        finish_play(s)


def drop(s: SevenState, kind: i64) -> None:
    """S14: another card of that hand, on top of the shogun and the ninja."""
    victim = s.victim
    put_down(s, victim, kind)
    finish_play(s)
    s.onto_discard(kind)
    if s.event_data is not None:
        s.emit(DROPPED, EVERYONE, (s.to_act, victim, kind))


def fetch(s: SevenState, kind: i64) -> None:
    """S13: any card of the discard pile, the uppermost of its kind; then the shogun goes there."""
    seat = s.to_act
    place = s.discard_size - 1
    while i64(s.discard[place]) != kind:
        place -= 1
    s.into_hand(seat, s.off_discard(place))
    memory.remember_taken_openly(s, seat, kind)
    if s.event_data is not None:
        s.emit(FETCHED, EVERYONE, (seat, kind))
    finish_play(s)
