# compiled with mypyc
"""Alpha-beta search for two seats with nothing hidden and no dice: every line, to a depth.

Scores count for the seat to act, in ten-thousandths of the way from a draw to a victory as the
game's evaluation sees it; forced victories lie far above, the sooner the higher. A seat may have to
decide twice in a row: then nothing is negated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from tatami.engine.state import NOBODY, Actions, State

MATE: Final = 1_000_000
PROVEN: Final = 900_000
"""Scores beyond this are forced victories (or defeats), `MATE` less the decisions until then."""
UNIT: Final = 10_000.0
DEEPEST: Final = 64
FORCED: Final = 2
"""A choice among so few answers costs no depth: the line is looked at until it calms down."""
MOST_FORCED: Final = 24
LATE: Final = 4
"""Moves after so many that looked better are searched less deeply, unless they surprise."""
TRACKS: Final = 16384
"""Room for the history of moves, by their lowest bits."""
LOOK: Final = 256
"""Nodes between looks at the clock."""
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


class Memory:
    """What was found of positions met before (a transposition table), newest kept."""

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

    def keep(self, key: i64, move: i64, score: i64, depth: i64, bound: i64) -> None:
        slot = key & self.mask
        self.keys[slot] = key
        self.moves[slot] = i32(move)
        self.scores[slot] = i32(score)
        self.depths[slot] = i32(depth * 4 + bound)


class Lines:
    """One search of one position."""

    memory: Memory
    is_over: Callable[[int], bool]
    over: bool
    nodes: i64
    legal: list[Actions]
    """Legal actions of the position at each distance from the root, and what to try first."""
    worth: list[vec[float]]
    killers: vec[i32]
    history: vec[i32]

    def __init__(self, memory: Memory, is_over: Callable[[int], bool]) -> None:
        self.memory = memory
        self.is_over = is_over
        self.over = False
        self.nodes = 0
        self.legal = [Actions() for _ in range(DEEPEST + 1)]
        self.worth = [vec[float]() for _ in range(DEEPEST + 1)]
        self.killers = vec[i32]([i32(-1)] * (2 * DEEPEST + 2))
        self.history = vec[i32]([i32(0)] * (2 * TRACKS))

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
        """Ended games are exact, and the sooner a victory the better."""
        share = child.payoff(seat)
        if share >= 1.0:
            return MATE - ply
        if share <= 0.0:
            return ply - MATE
        return i64((share * 2.0 - 1.0) * UNIT)

    def score(self, s: State, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """Exact between alpha and beta, else a bound (fail-soft)."""
        self.nodes += 1
        if self.nodes % LOOK == 0 and self.is_over(self.nodes):
            self.over = True
        if self.over:
            return 0
        legal = self.legal[ply]
        legal.clear()
        s.fill(legal)
        if legal.n <= FORCED and ply < MOST_FORCED:
            depth += 1
        if depth <= 0 or ply >= DEEPEST:
            return i64((s.evaluate(s.to_act) * 2.0 - 1.0) * UNIT)
        key = s.key()
        slot = key & self.memory.mask
        first: i64 = -1
        if self.memory.keys[slot] == key:
            first = i64(self.memory.moves[slot])
            if i64(self.memory.depths[slot]) >> 2 >= depth:
                known = on_path(i64(self.memory.scores[slot]), ply)
                bound = i64(self.memory.depths[slot]) & 3
                if bound == EXACT or (known >= beta if bound == AT_LEAST else known <= alpha):
                    return known
        return self.search(s, key, first, depth, alpha, beta, ply)

    def search(
        self, s: State, key: i64, first: i64, depth: i64, alpha: i64, beta: i64, ply: i64
    ) -> i64:
        """All moves, the most promising first; the later ones only have to prove worse."""
        legal = self.legal[ply]
        self.promise(s, first, depth, ply)
        best: i64 = -MATE
        best_move: i64 = -1
        low = alpha
        for i in range(legal.n):
            move = self.next_best(ply, i)
            child = s.clone()
            child.play(move)
            score = self.try_move(child, s.to_act, i, depth, low, beta, ply)
            if self.over:
                return 0
            if score > best:
                best = score
                best_move = move
                if score > low:
                    low = score
                if low >= beta:
                    self.praise(s.to_act, move, depth, ply)
                    break
        bound: i64 = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
        self.memory.keep(key, best_move, off_path(best, ply), depth, bound)
        return best

    def try_move(
        self, child: State, seat: i64, i: i64, depth: i64, low: i64, beta: i64, ply: i64
    ) -> i64:
        if i == 0:
            return self.score_after(child, seat, depth - 1, low, beta, ply + 1)
        less: i64 = 1 if i >= LATE and depth >= 3 else 0
        score = self.score_after(child, seat, depth - 1 - less, low, low + 1, ply + 1)
        if less > 0 and score > low and not self.over:
            score = self.score_after(child, seat, depth - 1, low, low + 1, ply + 1)
        if low < score < beta and not self.over:
            score = self.score_after(child, seat, depth - 1, low, beta, ply + 1)
        return score

    def promise(self, s: State, first: i64, depth: i64, ply: i64) -> None:
        """What each move promises: by the evaluation where it pays, else by past cutoffs."""
        legal = self.legal[ply]
        if len(self.worth[ply]) < legal.n:
            self.worth[ply] = vec[float]([0.0] * (legal.n + 32))
        worth = self.worth[ply]
        for i in range(legal.n):
            move = legal.at(i)
            if move == first:
                worth[i] = 1e9
            elif depth >= 2:
                worth[i] = self.foresee(s, move)
            else:
                worth[i] = self.renown(s.to_act, move, ply)

    def foresee(self, s: State, move: i64) -> float:
        child = s.clone()
        child.play(move)
        return child.evaluate(s.to_act)

    def renown(self, seat: i64, move: i64, ply: i64) -> float:
        killers = self.killers
        if i64(killers[2 * ply]) == move or i64(killers[2 * ply + 1]) == move:
            return 1e8
        return float(self.history[seat * TRACKS + move % TRACKS])

    def praise(self, seat: i64, move: i64, depth: i64, ply: i64) -> None:
        """A move that refuted another's is tried early next time."""
        killers = self.killers
        if i64(killers[2 * ply]) != move:
            killers[2 * ply + 1] = killers[2 * ply]
            killers[2 * ply] = i32(move)
        place = seat * TRACKS + move % TRACKS
        if self.history[place] < 1_000_000:
            self.history[place] += i32(depth * depth)

    def next_best(self, ply: i64, i: i64) -> i64:
        """Bring the most promising of the moves from i on to place i; equals keep their order."""
        worth = self.worth[ply]
        items = self.legal[ply].items
        best = i
        for j in range(i + 1, self.legal[ply].n):
            if worth[j] > worth[best]:
                best = j
        move = items[best]
        value = worth[best]
        while best > i:
            items[best] = items[best - 1]
            worth[best] = worth[best - 1]
            best -= 1
        items[i] = move
        worth[i] = value
        return i64(move)


def on_path(score: i64, ply: i64) -> i64:
    """A kept victory counts from its own position; here it counts from the root."""
    if score > PROVEN:
        return score - ply
    return score + ply if score < -PROVEN else score


def off_path(score: i64, ply: i64) -> i64:
    if score > PROVEN:
        return score + ply
    return score - ply if score < -PROVEN else score
