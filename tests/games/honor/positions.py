"""Helpers of the tests: positions and moves as text, and dice that fall as a test needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tatami.engine.chance import chance_from
from tatami.engine.errors import IllegalMove
from tatami.engine.game_types import Event
from tatami.games.honor import GAME
from tatami.games.honor.constants import KINDS
from tatami.games.honor.material import KIND_NUMBERS
from tatami.games.honor.state import HonorState

LUCK = 20000


def position(text: str, **options: Any) -> HonorState:
    """A position; there are as many seats as the text has fields, less the table's."""
    seats = text.count("|")
    return GAME.read_position(text, GAME.table(seats=seats, options=options))


def legal(s: HonorState) -> list[str]:
    return [GAME.show(action) for action in s.legal()]


def can(s: HonorState, move: str) -> bool:
    return move in legal(s)


def do(s: HonorState, *moves: str) -> HonorState:
    """Carry out these moves."""
    for move in moves:
        s.apply(GAME.read(move))
    return s


def refused(s: HonorState, move: str) -> str:
    """The rule that forbids the move."""
    with pytest.raises(IllegalMove) as error:
        s.apply(GAME.read(move))
    return error.value.rule


def lucky(s: HonorState, move: str, wanted: Callable[[HonorState], bool]) -> HonorState:
    """The state after the move; tries seeds until `wanted` holds."""
    for number in range(LUCK):
        state = s.clone()
        state.chance = chance_from(f"luck {number}")
        state.collect_events()
        do(state, move)
        if wanted(state):
            return state
    raise AssertionError(f"no luck with {move!r} in {LUCK} tries")


def events(s: HonorState, viewer: int | None = None) -> list[Event]:
    """The events since `collect_events`."""
    return GAME.events(s, s.event_data or [], viewer)


def tags(s: HonorState, viewer: int | None = None) -> list[str]:
    return [str(type(event).__struct_config__.tag) for event in events(s, viewer)]


def hand(s: HonorState, seat: int, card: str) -> int:
    return int(s.hand[(seat - 1) * KINDS + KIND_NUMBERS[card]])


def house(s: HonorState, seat: int, head: str) -> list[str]:
    """The cards of a house, seats counted from 1; none without a daimyo."""
    for found in GAME.view(s, None).players[seat - 1].houses:
        if found.house == head:
            return list(found.cards)
    return []


def honor(s: HonorState, seat: int) -> int:
    return int(s.honor[seat - 1])


def status(s: HonorState, seat: int) -> str:
    return GAME.view(s, None).players[seat - 1].status


def shogun(s: HonorState) -> int | None:
    """The seat, counted from 1, or None."""
    found = GAME.view(s, None).shogun
    return None if found is None else found + 1


def actions(s: HonorState) -> int:
    return GAME.view(s, None).actions_left


def discards(s: HonorState) -> list[str]:
    return list(GAME.view(s, None).discards)


def asked(s: HonorState) -> tuple[str, int]:
    """The kind of decision, and the seat to act, counted from 1."""
    decision = GAME.decision(s, s.to_act)
    assert decision is not None
    return decision.kind, s.to_act + 1
