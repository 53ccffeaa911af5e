"""What a viewer may see: everything, for nothing is hidden in this game."""

from __future__ import annotations

import msgspec

from tatami.engine.game_types import Arg, Cell, Decision, Event, Outcome, SeatNumber, View
from tatami.engine.state import NOBODY
from tatami.games.samourai.actions import end_of, show, start_of
from tatami.games.samourai.board import ANY_DISTANCE, ANZEN, FREE, LONGEST_OPENING, OPENING, SIDE
from tatami.games.samourai.evaluate import mobility
from tatami.games.samourai.material import NAMES, SQUARE_NAMES
from tatami.games.samourai.position import SYMBOLS, standing
from tatami.games.samourai.rules import (
    ENDED,
    IKI_ZUMARI,
    LIMIT,
    MOVED,
    ONLY_STRANGLING,
    REPETITION,
    is_protected,
)
from tatami.games.samourai.state import SamouraiState

REASONS = {
    IKI_ZUMARI: ("iki_zumari", "M12"),
    ONLY_STRANGLING: ("only_strangling", "M14"),
    REPETITION: ("repetition", "M15"),
    LIMIT: ("limit", "M15"),
}


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A samurai moved; distance and where it landed make the announcement."""

    seat: SeatNumber
    start: Cell
    end: Cell
    distance: int
    landed: str
    """A symbol, `mekura`, `shiro` or `anzen`."""


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    reason: str
    winner: SeatNumber | None


class Camp(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side of the board."""

    samurai: list[Cell]
    protected: bool
    has_anzen: bool
    """May still land on the anzen (M11)."""


class SamouraiView(View, frozen=True, kw_only=True):
    squares: str
    """The letters of the board from a1 to k11."""
    camps: tuple[Camp, Camp]
    last: str
    """The last move, as text; empty before the first."""
    mobility: int
    """How many answers the player to move has."""
    ply: int
    limit: int
    jumping: bool


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


def last_move(s: SamouraiState) -> str:
    return "" if s.last < 0 else show(s.last)


def decision(s: SamouraiState) -> Decision | None:
    """M6 the opening, M11 the move after the anzen, M8 and M9 an answer."""
    if s.to_act == NOBODY:
        return None
    distance, symbol = divmod(s.demand, 5)
    if distance == OPENING:
        return Decision(kind="open", rule="M6", seat=s.to_act, args={"longest": LONGEST_OPENING})
    if distance == ANY_DISTANCE:
        return Decision(kind="again", rule="M11", seat=s.to_act)
    args: dict[str, Arg] = {
        "distance": distance,
        "symbol": SYMBOLS[symbol],
        "shortest": max(1, distance - 1),
        "longest": min(SIDE - 1, distance + 1),
    }
    if symbol == FREE:
        return Decision(kind="answer-free", rule="M9", seat=s.to_act, args=args)
    return Decision(kind="answer", rule="M8", seat=s.to_act, args=args)


def outcome(s: SamouraiState) -> Outcome | None:
    if s.to_act != NOBODY:
        return None
    reason, rule = REASONS[s.reason]
    return Outcome(reason=reason, rule=rule, shares=(s.payoff(0), s.payoff(1)), args={"ply": s.ply})


def view(s: SamouraiState, viewer: int | None) -> SamouraiView:
    return SamouraiView(
        viewer=viewer,
        decision=decision(s),
        outcome=outcome(s),
        squares=s.board.kind,
        camps=(camp_view(s, 0), camp_view(s, 1)),
        last=last_move(s),
        mobility=0 if s.to_act == NOBODY else mobility(s),
        ply=s.ply,
        limit=s.limit,
        jumping=s.jumping,
    )


def camp_view(s: SamouraiState, seat: int) -> Camp:
    return Camp(
        samurai=[SQUARE_NAMES[square] for square in standing(s, seat)],
        protected=is_protected(s, seat),
        has_anzen=not s.anzen_used >> seat & 1,
    )


def preview(s: SamouraiState, action: int) -> dict[str, Arg]:
    """What a move would announce, and how many answers it would leave the opponent."""
    after = s.clone()
    after.play(action)
    found = moved(s, s.to_act, action)
    args: dict[str, Arg] = {"distance": found.distance, "landed": found.landed}
    if end_of(action) != ANZEN:
        args["answers"] = 0 if after.to_act == NOBODY else mobility(after)
    return args


def event(s: SamouraiState, kind: int, args: tuple[int, ...]) -> Event:
    if kind == MOVED:
        seat, action, _demand = args
        return moved(s, seat, action)
    assert kind == ENDED
    reason, winner = args
    return Ended(reason=REASONS[reason][0], winner=None if winner == NOBODY else winner)
