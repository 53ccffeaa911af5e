"""What a viewer may see: everything, since nothing is hidden in this game."""

from __future__ import annotations

import functools

import msgspec

from tatami.engine.game_types import Arg, Cell, Decision, Outcome, View
from tatami.engine.state import NOBODY
from tatami.games.samourai.actions import end_of, show
from tatami.games.samourai.constants import ANZEN, FREE, LONGEST_OPENING, NO_ACTION, OPENING
from tatami.games.samourai.evaluate import mobility
from tatami.games.samourai.events import REASONS, moved
from tatami.games.samourai.material import SQUARE_NAMES
from tatami.games.samourai.position import SYMBOLS, squares_of
from tatami.games.samourai.rules import is_protected
from tatami.games.samourai.state import SamouraiState
from tatami.games.samourai.stuck_samurai import Demand, StuckSamurai, demand, stuck_samurai

ANY_SYMBOL = SYMBOLS[FREE]
FEW_ANSWERS = 12
"""So many answers are listed one by one, for a board that draws them."""


class Camp(msgspec.Struct, frozen=True, kw_only=True, gc=False):
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
    demand: Demand | None
    """What the next move must answer, or could not answer in iki-zumari."""
    stuck: list[StuckSamurai]
    """The samurai of the player to act that cannot move; all of them in iki-zumari."""
    mobility: int
    """How many answers the player to act has."""
    ply: int
    limit: int
    jumping: bool


def last_move(s: SamouraiState) -> str:
    return "" if s.last == NO_ACTION else show(s.last)


def decision(s: SamouraiState) -> Decision | None:
    """M6 the opening, M11 the move after the anzen, M8 and M9 an answer."""
    if s.to_act == NOBODY:
        return None
    if s.demand // 5 == OPENING:
        return Decision(kind="open", rule="M6", seat=s.to_act, args={"longest": LONGEST_OPENING})
    asked = demand(s)
    if asked is None:
        return Decision(kind="again", rule="M11", seat=s.to_act)
    kind, rule = ("answer-free", "M9") if asked.symbol == ANY_SYMBOL else ("answer", "M8")
    return Decision(kind=kind, rule=rule, seat=s.to_act, args=msgspec.structs.asdict(asked))


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
        demand=demand(s),
        stuck=stuck_samurai(s),
        mobility=0 if s.to_act == NOBODY else mobility(s),
        ply=s.ply,
        limit=s.limit,
        jumping=s.jumping,
    )


def camp_view(s: SamouraiState, seat: int) -> Camp:
    has_anzen = not s.anzen_used >> seat & 1
    return camp(tuple(squares_of(s, seat)), is_protected(s, seat), has_anzen)


@functools.lru_cache(maxsize=10_000)
def camp(squares: tuple[int, ...], protected: bool, has_anzen: bool) -> Camp:
    """A move changes one camp: the other is the same object as before, which need not be built
    nor compared."""
    samurai = [SQUARE_NAMES[square] for square in squares]
    return Camp(samurai=samurai, protected=protected, has_anzen=has_anzen)


def preview(s: SamouraiState, action: int) -> dict[str, Arg]:
    """What a move would announce and impose, and the answers it would leave the opponent."""
    after = s.clone()
    after.play(action)
    found = moved(s, s.to_act, action)
    args: dict[str, Arg] = {"distance": found.distance, "landed": found.landed}
    imposed = demand(after)
    if end_of(action) == ANZEN or imposed is None:
        return args
    answers = 0 if after.to_act == NOBODY else mobility(after)
    args |= {"shortest": imposed.shortest, "longest": imposed.longest, "answers": answers}
    if answers <= FEW_ANSWERS:
        args["replies"] = [show(reply) for reply in after.legal()]
    return args
