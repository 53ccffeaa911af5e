"""The events of a game, and how they are built from the numbers in `constants`."""

from __future__ import annotations

from collections.abc import Callable

from tatami.engine.game_types import Cell, Event, SeatNumber
from tatami.engine.state import NOBODY
from tatami.games.village import constants
from tatami.games.village.actions import cell_name
from tatami.games.village.final_count_steps import how_word
from tatami.games.village.material import SUITS, SYMBOLS, village_word
from tatami.games.village.write_position import TRIGGERS


class SetOut(Event, frozen=True, kw_only=True, tag="set-out"):
    """The piles are shuffled, the first village lies in the middle, this player begins."""

    seat: SeatNumber
    village: str


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    seat: SeatNumber
    suit: str
    value: int
    cell: Cell


class Due(Event, frozen=True, kw_only=True, tag="due"):
    """Two villages are to be laid, and everyone sees both cards (V11)."""

    seat: SeatNumber
    cell: Cell
    other: Cell
    village: str
    next: str
    """`none` when the pile holds only one (V12)."""


class Founded(Event, frozen=True, kw_only=True, tag="founded"):
    seat: SeatNumber
    cell: Cell
    village: str


class LeftEmpty(Event, frozen=True, kw_only=True, tag="left-empty"):
    cell: Cell


class Stone(Event, frozen=True, kw_only=True, tag="stone"):
    """One symbol of a village is scored; nobody wins at a tie or without influence."""

    cell: Cell
    shape: str
    seat: SeatNumber | None
    influence: int
    result: str
    """`won`, `substitute` (won, but the supply was empty), `tied` or `none` (no influence)."""


class Turned(Event, frozen=True, kw_only=True, tag="turned"):
    cell: Cell


class CardTurned(Event, frozen=True, kw_only=True, tag="card-turned"):
    cell: Cell


class Refilled(Event, frozen=True, kw_only=True, tag="refilled"):
    """What the other players see of a draw."""

    seat: SeatNumber
    left: int


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """What the player sees of a draw."""

    seat: SeatNumber
    suit: str
    value: int
    left: int


class Skipped(Event, frozen=True, kw_only=True, tag="skipped"):
    seat: SeatNumber


class Triggered(Event, frozen=True, kw_only=True, tag="triggered"):
    what: str
    at_once: bool


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    winners: list[int]
    how: str


def event(kind: int, args: tuple[int, ...]) -> Event:
    return EVENT_BUILDERS[kind](*args)


def set_out(first: int, bits: int) -> Event:
    return SetOut(seat=first, village=village_word(bits))


def laid(seat: int, kind: int, cell: int) -> Event:
    return Laid(seat=seat, suit=SUITS[kind // 8], value=kind % 8, cell=cell_name(cell))


def due(seat: int, cell: int, other: int, bits: int, next_bits: int) -> Event:
    return Due(
        seat=seat,
        cell=cell_name(cell),
        other=cell_name(other),
        village=village_word(bits),
        next=village_word(next_bits),
    )


def founded(seat: int, cell: int, bits: int) -> Event:
    return Founded(seat=seat, cell=cell_name(cell), village=village_word(bits))


def left_empty(cell: int) -> Event:
    return LeftEmpty(cell=cell_name(cell))


def stone(cell: int, shape: int, seat: int, highest: int, substitute: int) -> Event:
    if seat == NOBODY:
        result = "tied" if highest else "none"
    else:
        result = "substitute" if substitute else "won"
    return Stone(
        cell=cell_name(cell),
        shape=SYMBOLS[shape],
        seat=None if seat == NOBODY else seat,
        influence=highest,
        result=result,
    )


def turned(cell: int) -> Event:
    return Turned(cell=cell_name(cell))


def card_turned(cell: int) -> Event:
    return CardTurned(cell=cell_name(cell))


def refilled(seat: int, left: int) -> Event:
    return Refilled(seat=seat, left=left)


def drew(seat: int, kind: int, left: int) -> Event:
    return Drew(seat=seat, suit=SUITS[kind // 8], value=kind % 8, left=left)


def skipped(seat: int) -> Event:
    return Skipped(seat=seat)


def triggered(what: int) -> Event:
    return Triggered(what=TRIGGERS[what - constants.HELMETS], at_once=what == constants.STUCK)


def ended(winners: int, how: int) -> Event:
    seats = [seat for seat in range(4) if winners >> seat & 1]
    return Ended(winners=seats, how=how_word(how))


EVENT_BUILDERS: dict[int, Callable[..., Event]] = {
    constants.SET_OUT: set_out,
    constants.LAID: laid,
    constants.DUE: due,
    constants.FOUNDED: founded,
    constants.LEFT_EMPTY: left_empty,
    constants.STONE: stone,
    constants.TURNED: turned,
    constants.CARD_TURNED: card_turned,
    constants.REFILLED: refilled,
    constants.DREW: drew,
    constants.SKIPPED: skipped,
    constants.TRIGGERED: triggered,
    constants.ENDED: ended,
}
