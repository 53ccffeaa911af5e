"""What holds after every decision. For tests and soak runs: the game does not import this."""

from __future__ import annotations

from tatami.engine.state import NOBODY
from tatami.games.samourai.actions import end_of, start_of
from tatami.games.samourai.constants import (
    ANY_MOVE,
    ANZEN,
    DEMANDS,
    IKI_ZUMARI,
    NO_ACTION,
    ONLY_STRANGLING,
    OPENING_MOVE,
    RUNNING,
    SQUARES,
)
from tatami.games.samourai.rules import NOWHERE, can_answer
from tatami.games.samourai.state import SLOTS, SamouraiState


def violation(s: SamouraiState) -> str | None:
    """The first invariant that this state breaks, as a sentence; None if all hold."""
    if not samurai_stand_on_eight_squares(s):
        return "the samurai do not stand on eight different squares (M3, M5)"
    if not home_is_right(s):
        return "the samurai at home are not those on shiro of their own camp (M13)"
    if not demand_follows_last_move(s):
        return "what must be answered is not what the last move announced (M6 to M9, M11)"
    if not anzen_rights_are_right(s):
        return "a samurai stands on the anzen whose player has not used it (M11)"
    if not memory_is_right(s):
        return "the remembered positions are not those of this game (M15)"
    if not end_is_right(s):
        return "the game ended without a reason, or goes on without an answer (M12 to M15)"
    return None


def squares_of(s: SamouraiState) -> list[int]:
    return [int(square) for square in s.at]


def samurai_stand_on_eight_squares(s: SamouraiState) -> bool:
    """M3, M5: eight samurai, no two on a square; both tables of the board say the same."""
    squares = squares_of(s)
    occupied = {square: int(s.on[square]) for square in range(SQUARES) if s.on[square]}
    return occupied == {square: samurai + 1 for samurai, square in enumerate(squares)}


def home_is_right(s: SamouraiState) -> bool:
    """M13: the bits of the samurai that stand on shiro of their own camp."""
    at_home = [
        samurai
        for samurai, square in enumerate(squares_of(s))
        if s.board.camp[square] == samurai // 4 + 1
    ]
    return s.home == sum(1 << samurai for samurai in at_home)


def demand_follows_last_move(s: SamouraiState) -> bool:
    """M6: any opening move; M11: any move after the anzen; else distance and symbol (M7 to M9)."""
    if (s.demand == OPENING_MOVE) != (s.ply == 0):
        return False
    if s.last == NO_ACTION:
        return True
    turn = int(s.turn if s.to_act == NOBODY else s.to_act)
    mover = (int(s.on[end_of(s.last)]) - 1) // 4
    if s.on[start_of(s.last)] != 0:
        return False
    if end_of(s.last) == ANZEN:
        return bool(s.demand == ANY_MOVE and turn == mover)
    return bool(s.demand == s.board.demand[s.last] and turn == 1 - mover)


def anzen_rights_are_right(s: SamouraiState) -> bool:
    """M11: a samurai on the anzen has used its player's right to land there."""
    if s.on[ANZEN] == 0:
        return True
    seat = (int(s.on[ANZEN]) - 1) // 4
    return bool(s.anzen_used >> seat & 1)


def memory_is_right(s: SamouraiState) -> bool:
    """M15: a key per position since `first_ply`, and the slots count them."""
    if s.pieces_key != s.board.key_of(squares_of(s)):
        return False
    plies = range(int(s.first_ply), int(s.ply) + (1 if is_remembered(s) else 0))
    slots = [0] * SLOTS
    for ply in plies:
        slots[s.history[ply] & (SLOTS - 1)] += 1
    if any(int(seen) != min(count, 255) for seen, count in zip(s.seen, slots, strict=True)):
        return False
    if s.to_act == NOBODY:
        return True
    place = (s.anzen_used * 2 + s.to_act) * DEMANDS + s.demand
    return bool(s.history[s.ply] == s.pieces_key ^ s.board.demand_keys[place])


def is_remembered(s: SamouraiState) -> bool:
    """The position of a game that ends by M12 or M14 is not remembered: it cannot come again."""
    return s.reason not in (IKI_ZUMARI, ONLY_STRANGLING)


def end_is_right(s: SamouraiState) -> bool:
    """M12, M15: a running game has an answer and plies left; one that is over has a reason."""
    if s.to_act == NOBODY:
        return bool(s.reason != RUNNING and (s.winner == NOBODY) == (s.reason != IKI_ZUMARI))
    answer = can_answer(s, s.to_act, s.demand, NOWHERE, NOWHERE)
    return bool(s.reason == RUNNING and s.winner == NOBODY and answer and s.ply < s.limit)
