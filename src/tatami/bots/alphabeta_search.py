# compiled with mypyc
"""Alpha-beta search for two seats, without hidden information and dice.

Scores are for the seat to act: the game's evaluation scaled from -10,000 (lost) over 0 (a draw) to
10,000 (won). Forced victories score about `MATE`, sooner ones higher. A seat may decide twice in a
row; then the score is not negated.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from tatami.engine.state import NOBODY, Actions, State

MATE: Final = 1_000_000
PROVEN: Final = 900_000
"""Scores above this are forced victories: `MATE` minus the decisions until the end."""
UNIT: Final = 10_000.0
MAX_DEPTH: Final = 64
FORCED: Final = 3
"""A choice among at most this many moves costs no depth (an extension for forced replies)."""
MAX_EXTENSION_PLY: Final = 24
FUTILE_DEPTH: Final = 3
FUTILE_MARGIN: Final = 800
"""Up to this depth a position counts as good enough without a search if its evaluation is above
the window by this much per ply (reverse futility pruning), where a move has only to be proved
worse."""
LATE_MOVE: Final = 4
LATE_DEPTH: Final = 3
"""Moves after this many better-rated ones are searched less deeply at first, from this depth on
(late move reduction)."""
RATED_DEPTH: Final = 3
"""From this depth on, moves are tried in the order of their evaluation; below, of past cutoffs."""
MOST_MOVES: Final = 64
HISTORY_SIZE: Final = 16384
"""Entries of the history heuristic; an action uses the entry of its lowest bits."""
CLOCK_INTERVAL: Final = 256
"""Nodes between two checks of the clock."""
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


def reduction(depth: int, place: int) -> int:
    """How many plies less a move at this place is searched: more for later moves and at greater
    depth. One ply of depth always remains."""
    less = int(0.5 + 0.4 * math.log(max(depth, 1)) * math.log(max(place, 1)))
    return max(0, min(less, depth - 2))


REDUCTIONS: Final = vec[i32](
    [i32(reduction(depth, place)) for depth in range(MAX_DEPTH) for place in range(MOST_MOVES)]
)


class TranspositionTable:
    """Scores of positions visited before; a newer position replaces an older one."""

    mask: i64
    keys: vec[i64]
    moves: vec[i32]
    scores: vec[i32]
    depths: vec[i32]
    """Depth * 4 + the kind of bound."""

    def __init__(self, bits: i64) -> None:
        size: i64 = 1
        for _ in range(bits):
            size *= 2
        self.mask = size - 1
        self.keys = vec[i64]([i64(0)] * size)
        self.moves = vec[i32]([i32(0)] * size)
        self.scores = vec[i32]([i32(0)] * size)
        self.depths = vec[i32]([i32(0)] * size)

    def store(self, key: i64, move: i64, score: i64, depth: i64, bound: i64) -> None:
        slot = key & self.mask
        self.keys[slot] = key
        self.moves[slot] = i32(move)
        self.scores[slot] = i32(score)
        self.depths[slot] = i32(depth * 4 + bound)


class AlphabetaSearch:
    """One search of one position."""

    table: TranspositionTable
    is_spent: Callable[[int], bool]
    over: bool
    nodes: i64
    legal: list[Actions]
    """Legal actions of the position at each ply, with `priorities` to try the best first."""
    priorities: list[vec[float]]
    killers: vec[i32]
    history: vec[i32]
    futile_depth: i64
    """Up to which depth positions may count as good enough; 0: every score is exact."""

    def __init__(self, table: TranspositionTable, is_spent: Callable[[int], bool]) -> None:
        self.table = table
        self.is_spent = is_spent
        self.over = False
        self.nodes = 0
        self.legal = [Actions() for _ in range(MAX_DEPTH + 1)]
        self.priorities = [vec[float]() for _ in range(MAX_DEPTH + 1)]
        self.killers = vec[i32]([i32(-1)] * (2 * MAX_DEPTH + 2))
        self.history = vec[i32]([i32(0)] * (2 * HISTORY_SIZE))
        self.futile_depth = FUTILE_DEPTH

    def score_after(
        self, child: State, seat: i64, depth: i64, alpha: i64, beta: i64, ply: i64
    ) -> i64:
        """The score, for the seat that moved, of the position after its move."""
        if child.to_act == NOBODY:
            return self.final(child, seat, ply)
        if child.to_act == seat:
            return self.score(child, depth, alpha, beta, ply)
        return -self.score(child, depth, -beta, -alpha, ply)

    def final(self, child: State, seat: i64, ply: i64) -> i64:
        """The exact score of an ended game; a sooner victory scores higher."""
        share = child.payoff(seat)
        if share >= 1.0:
            return MATE - ply
        if share <= 0.0:
            return ply - MATE
        return i64((share * 2.0 - 1.0) * UNIT)

    def score(self, s: State, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """The exact score if it lies between alpha and beta, otherwise a bound (fail-soft)."""
        self.nodes += 1
        if self.nodes % CLOCK_INTERVAL == 0 and self.is_spent(self.nodes):
            self.over = True
        if self.over:
            return 0
        key = s.key()
        slot = key & self.table.mask
        first: i64 = -1
        if self.table.keys[slot] == key:
            first = i64(self.table.moves[slot])
            if i64(self.table.depths[slot]) >> 2 >= depth:
                known = score_from_root(i64(self.table.scores[slot]), ply)
                if settles(i64(self.table.depths[slot]) & 3, known, alpha, beta):
                    return known
        more: i64 = 0
        if ply < MAX_EXTENSION_PLY and s.count_choices() <= FORCED:
            more = 1
        if depth + more <= 0 or ply >= MAX_DEPTH:
            return self.static_score(s)
        if more == 0 and depth <= self.futile_depth and beta - alpha == 1 and beta > -PROVEN:
            static = self.static_score(s)
            if static - FUTILE_MARGIN * depth >= beta:
                return static
        legal = self.legal[ply]
        legal.clear()
        s.fill(legal)
        return self.search(s, key, first, depth, more, alpha, beta, ply)

    def static_score(self, s: State) -> i64:
        """The evaluation for the seat to act, without search."""
        return i64((s.evaluate(s.to_act) * 2.0 - 1.0) * UNIT)

    def search(
        self, s: State, key: i64, first: i64, depth: i64, more: i64, alpha: i64, beta: i64, ply: i64
    ) -> i64:
        """Try all moves, highest priority first; later moves only have to be proved worse. `more`
        is the extension, which the table does not count: it belongs to the position."""
        legal = self.legal[ply]
        self.rate_moves(s, first, depth + more, ply)
        best: i64 = -MATE
        best_move: i64 = -1
        low = alpha
        seat = s.to_act
        for i in range(legal.n):
            move = self.next_best(ply, i)
            child = s.advance(move)
            score = self.try_move(child, seat, i, depth + more, low, beta, ply)
            child.retreat()
            if self.over:
                return 0
            if score > best:
                best = score
                best_move = move
                if score > low:
                    low = score
                if low >= beta:
                    self.remember_cutoff(seat, move, depth, ply)
                    break
        bound: i64 = EXACT
        if best >= beta:
            bound = AT_LEAST
        elif best <= alpha:
            bound = AT_MOST
        self.table.store(key, best_move, score_from_position(best, ply), depth, bound)
        return best

    def try_move(
        self, child: State, seat: i64, i: i64, depth: i64, low: i64, beta: i64, ply: i64
    ) -> i64:
        if i == 0:
            return self.score_after(child, seat, depth - 1, low, beta, ply + 1)
        less: i64 = 0
        if i >= LATE_MOVE and depth >= LATE_DEPTH:
            less = i64(REDUCTIONS[min(depth, MAX_DEPTH - 1) * MOST_MOVES + min(i, MOST_MOVES - 1)])
        score = self.score_after(child, seat, depth - 1 - less, low, low + 1, ply + 1)
        if less > 0 and score > low and not self.over:
            score = self.score_after(child, seat, depth - 1, low, low + 1, ply + 1)
        if low < score < beta and not self.over:
            score = self.score_after(child, seat, depth - 1, low, beta, ply + 1)
        return score

    def rate_moves(self, s: State, first: i64, depth: i64, ply: i64) -> None:
        """Set the priorities: by evaluation at greater depth, else by past cutoffs."""
        legal = self.legal[ply]
        if len(self.priorities[ply]) < legal.n:
            self.priorities[ply] = vec[float]([0.0] * (legal.n + 32))
        priorities = self.priorities[ply]
        for i in range(legal.n):
            move = legal.at(i)
            if move == first:
                priorities[i] = 1e9
            elif depth >= RATED_DEPTH:
                priorities[i] = self.evaluate_after(s, move)
            else:
                priorities[i] = self.cutoff_score(s.to_act, move, ply)

    def evaluate_after(self, s: State, move: i64) -> float:
        seat = s.to_act
        child = s.advance(move)
        value = child.evaluate(seat)
        child.retreat()
        return value

    def cutoff_score(self, seat: i64, move: i64, ply: i64) -> float:
        killers = self.killers
        if i64(killers[2 * ply]) == move or i64(killers[2 * ply + 1]) == move:
            return 1e8
        return float(self.history[seat * HISTORY_SIZE + move % HISTORY_SIZE])

    def remember_cutoff(self, seat: i64, move: i64, depth: i64, ply: i64) -> None:
        """Try a move that caused a cutoff early next time (killer moves, history heuristic)."""
        killers = self.killers
        if i64(killers[2 * ply]) != move:
            killers[2 * ply + 1] = killers[2 * ply]
            killers[2 * ply] = i32(move)
        place = seat * HISTORY_SIZE + move % HISTORY_SIZE
        if self.history[place] < 1_000_000:
            self.history[place] += i32(depth * depth)

    def next_best(self, ply: i64, i: i64) -> i64:
        """Move the highest priority from index i on to index i; equal ones keep their order."""
        priorities = self.priorities[ply]
        items = self.legal[ply].items
        best = i
        for j in range(i + 1, self.legal[ply].n):
            if priorities[j] > priorities[best]:
                best = j
        move = items[best]
        value = priorities[best]
        while best > i:
            items[best] = items[best - 1]
            priorities[best] = priorities[best - 1]
            best -= 1
        items[i] = move
        priorities[i] = value
        return i64(move)


def settles(bound: i64, known: i64, alpha: i64, beta: i64) -> bool:
    """Does a known score or bound answer the question of this window?"""
    if bound == EXACT:
        return True
    if bound == AT_LEAST:
        return known >= beta
    return known <= alpha


def score_from_root(score: i64, ply: i64) -> i64:
    """The table counts a forced end from its position; the search counts it from the root."""
    if score > PROVEN:
        return score - ply
    return score + ply if score < -PROVEN else score


def score_from_position(score: i64, ply: i64) -> i64:
    if score > PROVEN:
        return score + ply
    return score - ply if score < -PROVEN else score
