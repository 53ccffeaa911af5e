"""Helpers of the tests: positions and moves as text, and dice that fall as a test needs."""

from __future__ import annotations

from typing import Any

from tatami.engine.chance import chance_from
from tatami.games.honor import GAME
from tatami.games.honor.constants import KINDS, TURN
from tatami.games.honor.houses import add_card, daimyo_house, has_room, samurai_house
from tatami.games.honor.material import KIND_NUMBERS
from tatami.games.honor.pending import push
from tatami.games.honor.position import empty, forget_everything
from tatami.games.honor.state import HonorState
from tests.games.by_text import ByText

_by_text = ByText(GAME)
legal, can, do, refused = _by_text.legal, _by_text.can, _by_text.do, _by_text.refused
lucky, events, tags = _by_text.lucky, _by_text.events, _by_text.tags


def position(text: str, **options: Any) -> HonorState:
    """A position; there are as many seats as the text has fields, less the table's."""
    seats = text.count("|")
    return GAME.read_position(text, GAME.table(seats=seats, options=options))


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


def everything_laid_out() -> HonorState:
    """All 103 cards in six hands and twelve houses: nothing is left to draw."""
    s = empty(GAME.table(seats=6))
    counts = [int(count) for count in s.config.count]
    for seat in range(6):
        add_card(s, daimyo_house(seat), 0 if seat < 3 else 1)
    counts[0] = counts[1] = 0
    loose = [kind for kind in range(24) for _ in range(counts[kind]) if kind >= 6]
    stubborn = [kind for kind in range(29) for _ in range(counts[kind]) if kind < 6 or kind >= 24]
    for kind in loose:
        lay_anywhere(s, kind)
    for number, kind in enumerate(stubborn):
        seat = number % 6
        s.hand[seat * 32 + kind] += 1
        s.hand_size[seat] += 1
    forget_everything(s)
    push(s, TURN)
    s.to_act = 0
    s.turns = 1
    s.chance = chance_from("laid out")
    return s


def lay_anywhere(s: HonorState, kind: int) -> None:
    for seat in range(6):
        for place in (daimyo_house(seat), samurai_house(seat)):
            if has_room(s, place, kind):
                add_card(s, place, kind)
                return
    raise AssertionError(kind)
