# compiled with mypyc
"""Ninja (H40 to H46): thieves and assassins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tatami.engine.state import EVERYONE, Actions
from tatami.games.honor.alliance import (
    are_allies,
    end_alliance,
    may_lay_with,
    serving_lord,
    turn_to_ronin,
)
from tatami.games.honor.constants import (
    ASSASSIN_TARGET,
    ASSASSINATE,
    BODYGUARD,
    BODYGUARD_FELL,
    ELITE_THIEF,
    KINDS,
    NO_CARD,
    PAID,
    PLACE,
    PLACED,
    PUT,
    ROB,
    ROB_HOUSE,
    SENT_ASSASSIN,
    STEAL,
    STOLE,
    STOP,
    TAKE,
    THREW_AWAY,
    THROW_AWAY,
    VALUED,
)
from tatami.games.honor.death import daimyo_dies, samurai_dies
from tatami.games.honor.houses import (
    add_card,
    discard,
    has_daimyo,
    has_room,
    houses,
    is_daimyo_house,
    owner,
    remove_card,
)
from tatami.games.honor.pending import first_argument, pop, push, second_argument

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

ELITE_PRICE: Final = 25
ASSASSIN_PRICE: Final = 25
PRICE_AGAINST_ALLY: Final = 50
SUCCESS: Final = 3
SUCCESS_PAST_BODYGUARD: Final = 5
"""The lowest roll that kills (H43)."""


def can_pay(s: HonorState, seat: i64, price: i64) -> bool:
    """H29, H40: a ninja cannot be paid by going into debt."""
    return s.honor[seat] >= price


def pay_ninja(s: HonorState, seat: i64, price: i64) -> None:
    s.honor[seat] -= price
    if s.event_data is not None:
        s.emit(PAID, EVERYONE, (seat, price, s.honor[seat]))


# Thieves (H41, H42).


def thief_price(s: HonorState, kind: i64) -> i64:
    return i64(ELITE_PRICE) if kind == ELITE_THIEF else s.config.thief_cost


def may_steal(s: HonorState, kind: i64) -> bool:
    """H40, H41: the player can pay, and there is something to steal."""
    return can_pay(s, s.turn, thief_price(s, kind)) and is_anything_stealable(s)


def is_anything_stealable(s: HonorState) -> bool:
    for house in range(houses(s)):
        if can_rob(s, house):
            return True
    return False


def can_rob(s: HonorState, house: i64) -> bool:
    if s.house_size[house] == 0:
        return False
    for kind in range(i64(VALUED)):
        if can_steal(s, house, kind):
            return True
    return False


def can_steal(s: HonorState, house: i64, kind: i64) -> bool:
    """H41: possessions and warriors."""
    return s.house[house * KINDS + kind] != 0 and s.config.stealable[kind] != 0


def send_thief(s: HonorState, kind: i64) -> None:
    """H41, H42: one card, or up to two."""
    pay_ninja(s, s.turn, thief_price(s, kind))
    push(s, ROB, 2 if kind == ELITE_THIEF else 1)


def legal_houses_to_rob(s: HonorState, out: Actions) -> None:
    """H41, H42: any house; the second theft is voluntary and, by option, from the same house."""
    bound = second_argument(s) - 1
    if bound >= 0:
        out.add(STOP)
    for house in range(houses(s)):
        if can_rob(s, house) and (bound < 0 or house == bound or not s.config.one_house):
            out.add(ROB_HOUSE + house)


def choose_house_to_rob(s: HonorState, action: i64) -> None:
    cards = first_argument(s)
    pop(s)
    if action != STOP:
        push(s, TAKE, cards, action - ROB_HOUSE)


def legal_cards_to_steal(s: HonorState, out: Actions) -> None:
    for kind in range(i64(VALUED)):
        if can_steal(s, second_argument(s), kind):
            out.add(STEAL + kind)


def steal(s: HonorState, kind: i64) -> None:
    cards = first_argument(s)
    house = second_argument(s)
    pop(s)
    remove_card(s, house, kind)
    s.held = kind
    push(s, PLACE, cards - 1, house)
    if s.event_data is not None:
        s.emit(STOLE, EVERYONE, (s.turn, kind, house))


def legal_places(s: HonorState, out: Actions) -> None:
    """H41: a house of the player or an ally with room, but not the robbed one; or the discards."""
    for house in range(houses(s)):
        if (
            house != second_argument(s)
            and may_lay_with(s, s.turn, house, s.held)
            and has_room(s, house, s.held)
        ):
            out.add(PUT + house)
    out.add(THROW_AWAY)


def place_stolen_card(s: HonorState, action: i64) -> None:
    """H42: the first card is placed before the second is taken."""
    cards = first_argument(s)
    came_from = second_argument(s)
    pop(s)
    kind = s.held
    s.held = NO_CARD
    if action == THROW_AWAY:
        discard(s, kind)
        if s.event_data is not None:
            s.emit(THREW_AWAY, EVERYONE, (s.turn, kind))
    else:
        add_card(s, action - PUT, kind)
        if s.event_data is not None:
            s.emit(PLACED, EVERYONE, (s.turn, kind, action - PUT))
    if cards > 0 and may_rob_again(s, came_from):
        push(s, ROB, cards, came_from + 1)


def may_rob_again(s: HonorState, came_from: i64) -> bool:
    return can_rob(s, came_from) if s.config.one_house else is_anything_stealable(s)


# Assassins (H43 to H46).


def may_assassinate(s: HonorState) -> bool:
    return can_pay(s, s.turn, ASSASSIN_PRICE)


def assassin_price(s: HonorState, seat: i64, target: i64) -> i64:
    """H43: double against the ally, in either direction."""
    return i64(PRICE_AGAINST_ALLY) if are_allies(s, seat, target) else i64(ASSASSIN_PRICE)


def legal_targets(s: HonorState, out: Actions) -> None:
    """H40, H43: any daimyo or samurai, the player's own and ronin too, if the player can pay."""
    for house in range(houses(s)):
        if is_daimyo_house(house) and not has_daimyo(s, owner(house)):
            continue
        if can_pay(s, s.turn, assassin_price(s, s.turn, owner(house))):
            out.add(ASSASSINATE + house)


def send_assassin(s: HonorState) -> None:
    push(s, ASSASSIN_TARGET)


def roll_needed(s: HonorState, house: i64) -> i64:
    """H43: 3 or more, past a bodyguard 5 or more."""
    guarded = s.house[house * KINDS + BODYGUARD] > 0
    return SUCCESS_PAST_BODYGUARD if guarded else SUCCESS


def assassinate(s: HonorState, house: i64) -> None:
    """H43, H44: the assassin is paid and a bodyguard dies, whatever the roll; no save face."""
    pop(s)
    target = owner(house)
    pay_ninja(s, s.turn, assassin_price(s, s.turn, target))
    needed = roll_needed(s, house)
    roll = s.chance.die()
    if s.event_data is not None:
        s.emit(SENT_ASSASSIN, EVERYONE, (s.turn, target, house & 1, roll, needed))
    if needed == SUCCESS_PAST_BODYGUARD:
        remove_card(s, house, BODYGUARD)
        discard(s, BODYGUARD)
        if s.event_data is not None:
            s.emit(BODYGUARD_FELL, EVERYONE, (target,))
    if roll >= needed:
        kill(s, house)


def kill(s: HonorState, house: i64) -> None:
    """H45, H46: the daimyo or samurai dies; a lord who kills the second ends the alliance."""
    target = owner(house)
    if is_daimyo_house(house):
        daimyo_dies(s, target)
        return
    by_lord = serving_lord(s, target) == s.turn
    samurai_dies(s, target)
    if by_lord:
        end_alliance(s, target)
        turn_to_ronin(s, target)
