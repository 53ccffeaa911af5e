# compiled with mypyc
"""Alliances (H31 to H39): who serves whom, from when, until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tatami.engine.state import EVERYONE, NOBODY
from tatami.games.honor.card_groups import is_castle, is_daimyo
from tatami.games.honor.constants import (
    ALLIANCE_ENDED,
    ALLIED,
    BECAME_RONIN,
    ENTHRONED,
    GAVE_NOTICE,
    PAID,
    TOOK_OVER,
)
from tatami.games.honor.houses import (
    add_card,
    daimyo_house,
    has_daimyo,
    is_ronin,
    move_house,
    owner,
)

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

PRICE_OF_BREAKING: Final = 25


def may_ally(s: HonorState, seat: i64, lord: i64) -> bool:
    """H31: a ronin, with another player's daimyo that has no second samurai yet."""
    return seat != lord and is_ronin(s, seat) and has_daimyo(s, lord) and s.second[lord] == NOBODY


def ally(s: HonorState, seat: i64, lord: i64) -> None:
    """H31: the lord cannot refuse; the card is turned at once, the service begins later."""
    s.serves[seat] = lord
    s.second[lord] = seat
    if s.event_data is not None:
        s.emit(ALLIED, EVERYONE, (seat, lord))


def begin_service(s: HonorState, seat: i64) -> None:
    """H31: the service begins when the turn of the declaration ends."""
    if s.serves[seat] != NOBODY:
        s.in_service[seat] = 1


def serving_second(s: HonorState, lord: i64) -> i64:
    """The second samurai whose service has begun, or NOBODY."""
    second = s.second[lord]
    if second != NOBODY and s.in_service[second] == 0:
        return NOBODY
    return second


def serving_lord(s: HonorState, seat: i64) -> i64:
    """The owner of the daimyo that this seat serves, once the service has begun, or NOBODY."""
    return s.serves[seat] if s.in_service[seat] != 0 else i64(NOBODY)


def partner(s: HonorState, seat: i64) -> i64:
    """The ally in either direction, once the service has begun, or NOBODY."""
    lord = serving_lord(s, seat)
    return lord if lord != NOBODY else serving_second(s, seat)


def are_allies(s: HonorState, seat: i64, other: i64) -> bool:
    return other != NOBODY and partner(s, seat) == other


def may_lay_with(s: HonorState, seat: i64, house: i64, kind: i64) -> bool:
    """H14, H34: into the player's own houses; into an ally's no castles and no daimyos."""
    if owner(house) == seat:
        return True
    return not is_castle(kind) and not is_daimyo(kind) and are_allies(s, seat, owner(house))


def may_break(s: HonorState, seat: i64) -> bool:
    """H37: a second samurai who has not given notice yet."""
    return serving_lord(s, seat) != NOBODY and s.notice[seat] == 0


def break_alliance(s: HonorState, seat: i64) -> None:
    """H37: costs 25 honor, even into debt; the alliance lasts until the player's next turn."""
    s.notice[seat] = 1
    s.honor[seat] -= PRICE_OF_BREAKING
    if s.event_data is not None:
        s.emit(GAVE_NOTICE, EVERYONE, (seat, s.serves[seat]))
        s.emit(PAID, EVERYONE, (seat, PRICE_OF_BREAKING, s.honor[seat]))


def notice_runs_out(s: HonorState, seat: i64) -> None:
    """H37: the player who broke the alliance becomes a ronin before honor is counted."""
    if s.notice[seat] != 0:
        end_alliance(s, seat)
        turn_to_ronin(s, seat)


def end_alliance(s: HonorState, seat: i64) -> None:
    """The second samurai no longer serves; a notice ends with the alliance (H37)."""
    lord = s.serves[seat]
    s.serves[seat] = NOBODY
    s.second[lord] = NOBODY
    s.in_service[seat] = 0
    s.notice[seat] = 0
    if s.event_data is not None:
        s.emit(ALLIANCE_ENDED, EVERYONE, (seat, lord))


def turn_to_ronin(s: HonorState, seat: i64) -> None:
    """H7: the card is turned over."""
    if s.event_data is not None:
        s.emit(BECAME_RONIN, EVERYONE, (seat,))


def take_over(s: HonorState, seat: i64) -> None:
    """H36: the second samurai takes over the daimyo's whole house and its shogun card."""
    former = s.serves[seat]
    end_alliance(s, seat)
    move_house(s, daimyo_house(former), daimyo_house(seat))
    if s.shogun == former:
        s.shogun = seat
    if s.event_data is not None:
        s.emit(TOOK_OVER, EVERYONE, (seat, former))
    turn_to_ronin(s, former)


def may_enthrone(s: HonorState, seat: i64, other: i64) -> bool:
    """H39: the owner may lay a daimyo card for the second samurai."""
    return other != NOBODY and serving_second(s, seat) == other


def enthrone(s: HonorState, seat: i64, other: i64, kind: i64) -> None:
    """H39: a new daimyo's house for the ally ends the alliance at once."""
    end_alliance(s, other)
    add_card(s, daimyo_house(other), kind)
    if s.event_data is not None:
        s.emit(ENTHRONED, EVERYONE, (seat, other, kind))
