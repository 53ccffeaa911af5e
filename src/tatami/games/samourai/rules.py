# compiled with mypyc
"""Legal moves and their effects, in the order of the rulebook (README.md of this folder)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i32, i64

from tatami.engine.chance import Chance
from tatami.engine.state import EVERYONE, NOBODY, Actions
from tatami.games.samourai.constants import (
    ACTIONS,
    ANY_DISTANCE,
    ANY_MOVE,
    ANZEN,
    DEMANDS,
    ENDED,
    FREE,
    IKI_ZUMARI,
    LEAP,
    LIMIT,
    LONGEST_OPENING,
    MOVED,
    ONLY_STRANGLING,
    OPENING,
    REPETITION,
    SIDE,
    SQUARES,
    UNCOUNTED,
)

if TYPE_CHECKING:
    from tatami.games.samourai.state import SamouraiState

NOWHERE: Final = -1
MOST_MOVES: Final = 160
"""Four samurai with at most 40 ends each."""
TRIES: Final = 16
NEAR_LIMIT: Final = 40
PLIES_LEFT: Final = 64
"""More than the plies left that `position_key` tells apart."""
SCATTER: Final = 0x9E3779B97F4A7
"""An odd number of 52 bits with no pattern."""
PROTECTED: Final = 0xE880
"""A bit per set of four samurai: those with three or four members."""


def legal(s: SamouraiState, out: Actions) -> None:
    """M4 to M11, except what M13 forbids. Samurai in order of their squares, so actions ascend."""
    if s.to_act == NOBODY:
        return
    out.reserve(MOST_MOVES)
    if s.jumping and not is_protected(s, 1 - s.to_act):
        add_moves(s, out)
    else:
        add_checked_moves(s, is_protected(s, 1 - s.to_act), out)


def in_order(s: SamouraiState, seat: i64) -> i64:
    """The squares of a seat's four samurai, ascending: seven bits each, the lowest square first.
    Sums instead of branches, which a processor would often guess wrong."""
    at = s.at
    i = seat * 4
    one, two = i64(at[i]), i64(at[i + 1])
    three, four = i64(at[i + 2]), i64(at[i + 3])
    low = lower(one, two)
    other_low = lower(three, four)
    high = one + two - low
    other_high = three + four - other_low
    first = lower(low, other_low)
    middle = low + other_low - first
    other_middle = lower(high, other_high)
    second = lower(middle, other_middle)
    third = middle + other_middle - second
    last = high + other_high - other_middle
    return first + second * LEAP + third * (LEAP * LEAP) + last * (LEAP * LEAP * LEAP)


def lower(one: i64, other: i64) -> i64:
    return other + ((one - other) & ((one - other) >> 63))


def add_moves(s: SamouraiState, out: Actions) -> None:
    """The moves where M13 forbids none. Writes into the list directly: there are 28 on average.
    Each end is written, and stays if it is free: a branch would often be guessed wrong."""
    on = s.on
    first = s.board.first
    ends = s.board.ends
    closed = closed_anzen(s, s.to_act) & (2 * LEAP - 1)  # no square, instead of a negative one
    demand = s.demand
    starts = in_order(s, s.to_act)
    items = out.items
    n = out.n
    while starts != 0:
        start = starts & (LEAP - 1)
        starts >>= 7
        k = start * DEMANDS + demand
        action = start * LEAP
        for i in range(i64(first[k]), i64(first[k + 1])):
            end = i64(ends[i])
            items[n] = i32(action + end)
            # The two sides are negative if nobody stands there, and if it is not closed.
            n -= ((i64(on[end]) - 1) & -(end ^ closed)) >> 63
    out.n = n


def add_checked_moves(s: SamouraiState, guarded: bool, out: Actions) -> None:
    """The same where a move may strangle a protected opponent (M13), or needs a free way (M5)."""
    first = s.board.first
    ends = s.board.ends
    demands = s.board.demand
    opponent = 1 - s.to_act
    starts = in_order(s, s.to_act)
    answered: i64 = 0
    while starts != 0:
        start = starts & (LEAP - 1)
        starts >>= 7
        k = start * DEMANDS + s.demand
        for i in range(i64(first[k]), i64(first[k + 1])):
            end = i64(ends[i])
            if not may_land(s, s.to_act, start, end):
                continue
            if guarded and end != ANZEN:
                demand = i64(demands[start * LEAP + end])
                if (answered >> demand) & 1 == 0:
                    if has_two_answers(s, opponent, demand):
                        answered |= bit(demand)
                    elif strangles(s, start, end):
                        continue
            out.add(start * LEAP + end)


def has_two_answers(s: SamouraiState, seat: i64, demand: i64) -> bool:
    """M12: can the seat answer wherever a samurai of the opponent lands? With two free ends it can,
    since that samurai takes at most one of them. Only with jumping: then no way is blocked."""
    if not s.jumping:
        return False
    at = s.at
    on = s.on
    first = s.board.first
    ends = s.board.ends
    closed = closed_anzen(s, seat)
    found: i64 = NOWHERE
    for samurai in range(seat * 4, seat * 4 + 4):
        k = i64(at[samurai]) * DEMANDS + demand
        for i in range(i64(first[k]), i64(first[k + 1])):
            end = i64(ends[i])
            if on[end] == 0 and end != closed and end != found:
                if found != NOWHERE:
                    return True
                found = end
    return False


def bit(number: i64) -> i64:
    """A set with only this member."""
    return shifted(1, number)


def shifted(bits: i64, places: i64) -> i64:
    """mypyc 2.4 shifts a constant, or a variable that holds one, as 32 bits; not so a parameter."""
    return bits << places


def is_legal(s: SamouraiState, action: i64) -> bool:
    """M4 to M11, M13: one move."""
    if s.to_act == NOBODY or action < 0 or action >= ACTIONS:
        return False
    start = action >> 7
    end = action & 127
    samurai = i64(s.on[start]) - 1
    if end >= SQUARES or samurai < 0 or samurai >> 2 != s.to_act:
        return False
    return (
        is_demanded(s, start, end)
        and may_land(s, s.to_act, start, end)
        and not (is_protected(s, 1 - s.to_act) and strangles(s, start, end))
    )


def is_demanded(s: SamouraiState, start: i64, end: i64) -> bool:
    """M6 to M9, M11: does the demand allow this end on an empty board?"""
    way = start * LEAP + end
    distance = i64(s.board.demand[way]) // 5
    shortest, longest = lengths(s.demand // 5)
    symbol = s.demand % 5
    return shortest <= distance <= longest and (
        symbol == FREE or i64(s.board.passed[way]) == symbol
    )


def lengths(distance: i64) -> tuple[i64, i64]:
    """M6, M7, M11: the shortest and the longest move that answers this distance."""
    if distance == ANY_DISTANCE:
        return 1, SIDE
    if distance == OPENING:
        return 1, LONGEST_OPENING
    return max(1, distance - 1), distance + 1


def may_land(s: SamouraiState, seat: i64, start: i64, end: i64) -> bool:
    """M5, M11: a free square, and the anzen only once; M5 with jumping off: a free way."""
    return (
        s.on[end] == 0
        and end != closed_anzen(s, seat)
        and (s.jumping or is_way_free(s, start, end, NOWHERE, NOWHERE))
    )


def closed_anzen(s: SamouraiState, seat: i64) -> i64:
    """M11: the anzen, for a player who has been there."""
    # Not a conditional expression: compiled, it would make a Python integer.
    if (s.anzen_used >> seat) & 1:
        return ANZEN
    return NOWHERE


def is_way_free(s: SamouraiState, start: i64, end: i64, left: i64, taken: i64) -> bool:
    """M5 with jumping off: no samurai in between (if `left` were empty and `taken` occupied)."""
    steps = i64(s.board.demand[start * LEAP + end]) // 5
    step = (end - start) // steps
    square = start + step
    while square != end:
        if square == taken or (s.on[square] != 0 and square != left):
            return False
        square += step
    return True


def apply(s: SamouraiState, action: i64) -> None:
    """M7 to M9: the move is made; the opponent must answer its distance and symbol."""
    start = action >> 7
    end = action & 127
    seat = s.to_act
    s.answers = UNCOUNTED
    s.move_piece(i64(s.on[start]) - 1, end)
    if end == ANZEN:
        move_again_from_anzen(s, seat)
    else:
        s.demand = i64(s.board.demand[action])
        s.to_act = 1 - seat
    s.last = action
    s.ply += 1
    if s.event_data is not None:
        s.emit(MOVED, EVERYONE, (seat, action, s.demand))
    judge_position(s)


def move_again_from_anzen(s: SamouraiState, seat: i64) -> None:
    """M11: another move at once, any samurai, direction and distance; once per game."""
    s.anzen_used |= seat + 1
    s.demand = ANY_MOVE


def judge_position(s: SamouraiState) -> None:
    """Judge the position just reached: M12, M14, M15, in this order."""
    seat = s.to_act
    if not can_answer(s, seat, s.demand, NOWHERE, NOWHERE):
        end_game(s, IKI_ZUMARI, 1 - seat)
    elif is_protected(s, 1 - seat) and not has_harmless_move(s):
        end_game(s, ONLY_STRANGLING, NOBODY)
    elif is_repeated(s):
        end_game(s, REPETITION, NOBODY)
    elif s.ply >= s.limit:
        end_game(s, LIMIT, NOBODY)


def end_game(s: SamouraiState, reason: i64, winner: i64) -> None:
    s.reason = reason
    s.winner = winner
    s.turn = s.to_act
    s.to_act = NOBODY
    if s.event_data is not None:
        s.emit(ENDED, EVERYONE, (reason, winner))


def can_answer(s: SamouraiState, seat: i64, demand: i64, left: i64, taken: i64) -> bool:
    """M12: would the seat have a move by M5 to M11 if `left` were empty and `taken` occupied?"""
    at = s.at
    on = s.on
    first = s.board.first
    ends = s.board.ends
    closed = closed_anzen(s, seat)
    for samurai in range(seat * 4, seat * 4 + 4):
        k = i64(at[samurai]) * DEMANDS + demand
        for i in range(i64(first[k]), i64(first[k + 1])):
            end = i64(ends[i])
            if (
                (on[end] == 0 or end == left)
                and end != taken
                and end != closed
                and (s.jumping or is_way_free(s, i64(at[samurai]), end, left, taken))
            ):
                return True
    return False


def is_protected(s: SamouraiState, seat: i64) -> bool:
    """M13: three or more samurai on shiro of their own camp."""
    return (PROTECTED >> ((s.home >> (seat * 4)) & 15)) & 1 != 0


def strangles(s: SamouraiState, start: i64, end: i64) -> bool:
    """M13, M14: would this move leave the opponent without an answer by M5 to M11?"""
    if end == ANZEN:
        return False
    demand = i64(s.board.demand[start * LEAP + end])
    return not can_answer(s, 1 - s.to_act, demand, start, end)


def has_harmless_move(s: SamouraiState) -> bool:
    """M14: a move that does not strangle."""
    at = s.at
    first = s.board.first
    ends = s.board.ends
    for samurai in range(s.to_act * 4, s.to_act * 4 + 4):
        start = i64(at[samurai])
        k = start * DEMANDS + s.demand
        for i in range(i64(first[k]), i64(first[k + 1])):
            end = i64(ends[i])
            if may_land(s, s.to_act, start, end) and not strangles(s, start, end):
                return True
    return False


def remember_position(s: SamouraiState) -> i64:
    """M15: remember the position; returns how many times its slot was used before."""
    key = s.pieces_key ^ s.board.demand_keys[(s.anzen_used * 2 + s.to_act) * DEMANDS + s.demand]
    s.history[s.ply] = key
    slot = key & 255
    seen = s.seen
    before = seen[slot]
    if before < 255:
        seen[slot] = before + 1
    return i64(before)


def is_repeated(s: SamouraiState) -> bool:
    """M15: the same pieces, player, demand and anzen rights for the third time."""
    times = s.repetition - 1
    if remember_position(s) < times or times < 0:
        return False
    return times_before(s) >= times


def times_before(s: SamouraiState) -> i64:
    """M15: how often the position just reached occurred before."""
    history = s.history
    key = history[s.ply]
    times: i64 = 0
    for ply in range(s.first_ply, s.ply):
        if history[ply] == key:
            times += 1
    return times


def position_key(s: SamouraiState) -> i64:
    """Identifies a position for a search, including what M15 depends on: how often it occurred
    before, and near the limit the plies left."""
    key = s.history[s.ply]
    times: i64 = 0
    if s.seen[key & 255] > 1:
        times = times_before(s)
    left = s.limit - s.ply
    if left > NEAR_LIMIT:
        left = NEAR_LIMIT
    return key ^ ((times * PLIES_LEFT ^ left) * SCATTER)


def pick(s: SamouraiState, rng: Chance) -> i64:
    """A uniform legal move: drawn from the ends that an empty board allows, until one is legal."""
    at = s.at
    first = s.board.first
    ends = s.board.ends
    samurai = s.to_act * 4
    demand = s.demand
    total: i64 = 0
    for i in range(samurai, samurai + 4):
        k = i64(at[i]) * DEMANDS + demand
        total += i64(first[k + 1]) - i64(first[k])
    guarded = is_protected(s, 1 - s.to_act)
    for _ in range(TRIES):
        left = rng.below(total)
        i = samurai
        k = i64(at[i]) * DEMANDS + demand
        many = i64(first[k + 1]) - i64(first[k])
        while left >= many:
            left -= many
            i += 1
            k = i64(at[i]) * DEMANDS + demand
            many = i64(first[k + 1]) - i64(first[k])
        start = i64(at[i])
        end = i64(ends[i64(first[k]) + left])
        if may_land(s, s.to_act, start, end) and not (guarded and strangles(s, start, end)):
            return start * LEAP + end
    out = Actions()
    legal(s, out)
    return out.at(rng.below(out.n))
