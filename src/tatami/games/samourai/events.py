"""The events of a game, and how they are built from the numbers in `constants`."""

from __future__ import annotations

from collections.abc import Callable

from tatami.engine.game_types import Cell, Event, SeatNumber
from tatami.engine.state import NOBODY
from tatami.games.samourai import constants
from tatami.games.samourai.actions import end_of, start_of
from tatami.games.samourai.constants import IKI_ZUMARI, LIMIT, ONLY_STRANGLING, REPETITION
from tatami.games.samourai.material import NAMES, SQUARE_NAMES
from tatami.games.samourai.state import SamouraiState

REASONS = {
    IKI_ZUMARI: ("iki_zumari", "M12"),
    ONLY_STRANGLING: ("only_strangling", "M14"),
    REPETITION: ("repetition", "M15"),
    LIMIT: ("limit", "M15"),
}


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A samurai moved; `distance` and `landed` are what its player announces."""

    seat: SeatNumber
    start: Cell
    end: Cell
    distance: int
    landed: str
    """A symbol, `mekura`, `shiro` or `anzen`."""


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    reason: str
    winner: SeatNumber | None


def event(s: SamouraiState, kind: int, args: tuple[int, ...]) -> Event:
    return EVENT_BUILDERS[kind](s, *args)


def landed(s: SamouraiState, square: int) -> str:
    return NAMES[s.board.kind[square]]


def moved(s: SamouraiState, seat: int, action: int) -> Moved:
    start, end = start_of(action), end_of(action)
    return Moved(
        seat=seat,
        start=SQUARE_NAMES[start],
        end=SQUARE_NAMES[end],
        distance=s.board.demand[action] // 5,
        landed=landed(s, end),
    )


def ended(reason: int, winner: int) -> Ended:
    return Ended(reason=REASONS[reason][0], winner=None if winner == NOBODY else winner)


EVENT_BUILDERS: dict[int, Callable[..., Event]] = {
    constants.MOVED: lambda s, seat, action, _demand: moved(s, seat, action),
    constants.ENDED: lambda _s, reason, winner: ended(reason, winner),
}
