# compiled with mypyc
"""Dishonor (H27 to H29): choosing a player, save face, and the price to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tatami.engine.state import EVERYONE, NOBODY, Actions
from tatami.games.honor.alliance import end_alliance, serving_lord, serving_second, turn_to_ronin
from tatami.games.honor.constants import (
    DISHONOR_PLAYER,
    DISHONOR_TO_RESOLVE,
    DISHONORED,
    PAID,
    PAY,
    RESPOND,
    SEPPUKU,
    SEPPUKU_DAIMYO,
    SEPPUKU_SAMURAI,
)
from tatami.games.honor.death import daimyo_dies, samurai_dies
from tatami.games.honor.houses import has_daimyo, samurai_house
from tatami.games.honor.pending import first_argument, pop, push, second_argument
from tatami.games.honor.save_face import ask_to_save_face

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

DISHONOR_ACTIONS: Final = 2
PRICE: Final = 75
PRICE_WITH_FACE_SAVED: Final = 30


def legal_dishonor_targets(s: HonorState, out: Actions) -> None:
    """H27: any other player."""
    for seat in range(s.seats):
        if seat != s.turn:
            out.add(DISHONOR_PLAYER + seat)


def declare_dishonor(s: HonorState, target: i64) -> None:
    """H27: ask for save face first, except for the owner of the shogun."""
    pop(s)
    if s.event_data is not None:
        s.emit(DISHONORED, EVERYONE, (s.turn, target))
    push(s, DISHONOR_TO_RESOLVE, target, s.turn)
    if s.shogun == target:
        s.saved_by = NOBODY
    else:
        ask_to_save_face(s, target, in_battle=False)


def resolve_dishonor(s: HonorState) -> None:
    """H27, H38: if nobody saved face, a lord who dishonors the second samurai also ends the
    alliance."""
    target = first_argument(s)
    by = second_argument(s)
    pop(s)
    if s.saved_by != NOBODY:
        push(s, RESPOND, target, PRICE_WITH_FACE_SAVED)
        return
    if serving_lord(s, target) == by:
        end_alliance(s, target)
        turn_to_ronin(s, target)
    push(s, RESPOND, target, PRICE)


def legal_responses(s: HonorState, out: Actions) -> None:
    """H27: pay, or let the daimyo or the samurai commit seppuku."""
    seat = s.to_act
    out.add(PAY)
    if has_daimyo(s, seat):
        out.add(SEPPUKU_DAIMYO)
    if may_samurai_die(s, seat):
        out.add(SEPPUKU_SAMURAI)


def may_samurai_die(s: HonorState, seat: i64) -> bool:
    """H27: only if the player loses a card other than the samurai card by it (H36 counts)."""
    return (
        s.config.any_seppuku
        or s.house_size[samurai_house(seat)] > 0
        or serving_second(s, seat) != NOBODY
    )


def respond(s: HonorState, action: i64) -> None:
    """H27, H28, H29: paying may lead into debt; seppuku costs no honor."""
    seat = first_argument(s)
    price = second_argument(s)
    pop(s)
    if action == PAY:
        s.honor[seat] -= price
        if s.event_data is not None:
            s.emit(PAID, EVERYONE, (seat, price, s.honor[seat]))
        return
    if s.event_data is not None:
        s.emit(SEPPUKU, EVERYONE, (seat, 0 if action == SEPPUKU_DAIMYO else 1))
    if action == SEPPUKU_DAIMYO:
        daimyo_dies(s, seat)
    else:
        samurai_dies(s, seat)
