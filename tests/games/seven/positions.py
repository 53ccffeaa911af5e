"""Helpers of the tests: positions and moves as text."""

from __future__ import annotations

from tatami.games.seven import GAME
from tatami.games.seven.state import SevenState
from tests.games.by_text import ByText

_by_text = ByText(GAME)
legal, do, refused, reason = _by_text.legal, _by_text.do, _by_text.refused, _by_text.reason
lucky, events, tags = _by_text.lucky, _by_text.events, _by_text.tags


def table(
    *seats: str,
    asked: str = "P1 plays 2",
    discard: str = "4",
    pile: str = "?",
    when: str = "round 1 dealer P2 turns 0 rebuilt 0",
    **options: object,
) -> SevenState:
    """A position. A seat is `hand / table`, with `/ rice / points` where that matters."""
    count = len(seats)
    rice = dict(options).get("rice", 10)
    filled = [seat if seat.count("/") == 3 else f"{seat} / {rice} / -" for seat in seats]
    text = " | ".join([when, asked, *filled, discard, pile])
    return GAME.read_position(text, GAME.table(seats=count, options=options))


def seat_text(state: SevenState, seat: int) -> list[str]:
    """Hand, table, rice and points of a seat, as in a position."""
    return [part.strip() for part in GAME.write_position(state).split(" | ")[2 + seat].split("/")]


def hand(state: SevenState, seat: int) -> str:
    return seat_text(state, seat)[0]


def laid(state: SevenState, seat: int) -> str:
    return seat_text(state, seat)[1]


def rice(state: SevenState, seat: int) -> int:
    return int(seat_text(state, seat)[2])


def discard_pile(state: SevenState) -> str:
    """From the bottom to the top."""
    return GAME.write_position(state).split(" | ")[-2]


def draw_pile(state: SevenState) -> str:
    return GAME.write_position(state).split(" | ")[-1]
