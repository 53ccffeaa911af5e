# compiled with mypyc
"""Save face (H13, H25, H27, H30), the only card that is played out of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.engine.state import EVERYONE, NOBODY, Actions, only
from tatami.games.honor.constants import PASS, PASSED, REACT, SAVE, SAVE_FACE, SAVED_FACE
from tatami.games.honor.houses import (
    discard,
    holds_save_face,
    take_from_hand,
)
from tatami.games.honor.memory import remember_nobody_saves_face
from tatami.games.honor.pending import (
    first_argument,
    pop,
    push,
    seat_in_order,
    second_argument,
    third_argument,
)

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState


def ask_to_save_face(s: HonorState, affected: i64, in_battle: bool) -> None:
    """H30: ask the affected player first, then clockwise."""
    s.saved_by = NOBODY
    place = next_place(s, affected, 0)
    if place < s.seats:
        push(s, REACT, affected, place, i64(in_battle))
    else:
        remember_nobody_saves_face(s)


def next_place(s: HonorState, affected: i64, place: i64) -> i64:
    """H30: from this place on, the next player to ask: anyone, or the next holder of save face.
    The number of seats if there is none."""
    for later in range(place, s.seats):
        if s.config.ask_everyone or holds_save_face(s, seat_in_order(s, affected, later)):
            return later
    return s.seats


def legal_reactions(s: HonorState, out: Actions) -> None:
    """H25, H27, H30: pass, or save face with a card in hand."""
    out.add(PASS)
    if holds_save_face(s, s.to_act):
        out.add(SAVE)


def react(s: HonorState, action: i64) -> None:
    if action == SAVE:
        save_face(s, s.to_act)
    else:
        pass_on(s, s.to_act)


def save_face(s: HonorState, seat: i64) -> None:
    """H13, H25, H30: it costs no action, one card is enough, and nobody else is asked."""
    affected = first_argument(s)
    pop(s)
    take_from_hand(s, seat, SAVE_FACE)
    discard(s, SAVE_FACE)
    s.saved_by = seat
    if s.event_data is not None:
        s.emit(SAVED_FACE, EVERYONE, (seat, affected))


def pass_on(s: HonorState, seat: i64) -> None:
    """H30: only the player who passes knows it."""
    affected = first_argument(s)
    in_battle = third_argument(s)
    place = next_place(s, affected, second_argument(s) + 1)
    pop(s)
    if place < s.seats:
        push(s, REACT, affected, place, in_battle)
    if s.event_data is not None:
        s.emit(PASSED, only(seat), (seat,))
