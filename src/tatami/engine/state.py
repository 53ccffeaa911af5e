# compiled with mypyc
"""`State`, the half of the contract that holds a position and its rules; compiled for speed.

A state is small and mutable. `legal()` and `apply()` check their arguments; `fill()`, `pick()` and
`play()` are the same rules for search, without checks and allocations.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from tatami.engine.chance import Chance
from tatami.engine.errors import GameIsOver, IllegalMove

NOBODY: Final = -1
"""Instead of a seat: no seat is to act, or the viewer is a spectator."""

SPECTATORS: Final = 0x100
EVERYONE: Final = 0x1FF
"""Audiences of events are bit sets: a bit per seat (at most eight), and one for spectators."""

EventData = tuple[int, int, tuple[int, ...]]
"""An event as numbers: its kind (a constant of the game), its audience and its arguments."""


class Actions:
    """A growing list of actions; search clears and reuses it."""

    items: vec[i32]
    n: i64

    def __init__(self) -> None:
        self.items = vec[i32]()
        self.n = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, action: i64) -> None:
        n = self.n
        if n < len(self.items):
            self.items[n] = i32(action)
        else:
            self.items = append(self.items, i32(action))
        self.n = n + 1

    def at(self, index: i64) -> i64:
        return i64(self.items[index])

    def has(self, action: i64) -> bool:
        items = self.items
        for i in range(self.n):
            if i64(items[i]) == action:
                return True
        return False

    def as_list(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.n)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: everything on the table and in the hands, and the seat to act."""

    seats: i64
    to_act: i64
    chance: Chance
    event_data: list[EventData] | None

    def __init__(self, seats: i64, chance: Chance) -> None:
        self.seats = seats
        self.to_act = 0
        self.chance = chance
        self.event_data = None

    # What a game must implement.

    def deal(self, chance: Chance) -> State:
        """Start a new game with the same material, options and seats, dealt by this generator."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy that collects no events."""
        raise NotImplementedError

    def fill(self, out: Actions) -> None:
        """Add every legal action to `out`, ascending; none when the game is over."""
        raise NotImplementedError

    def play(self, action: i64) -> None:
        """Apply an action that is known to be legal."""
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """The seat's share of the victory, once the game is over; the shares add up to 1."""
        raise NotImplementedError

    def dump(self) -> str:
        """A text of the complete state, hidden cards included: equal states have equal dumps."""
        raise NotImplementedError

    # What a game may override.

    def pick(self, rng: Chance) -> i64:
        """A uniformly random legal action."""
        out = Actions()
        self.fill(out)
        return out.at(rng.below(out.n))

    def is_legal(self, action: i64) -> bool:
        out = Actions()
        self.fill(out)
        return out.has(action)

    def sample(self, seat: i64, rng: Chance) -> State:
        """A state that this seat (NOBODY: a spectator) could equally well be in.

        Without hidden information it is a copy of this state with a new generator, because nobody
        knows the future.
        """
        state = self.clone()
        state.chance = rng.fork()
        return state

    def evaluate(self, seat: i64) -> float:
        """An estimate of the seat's payoff, from 0 to 1."""
        if self.to_act == NOBODY:
            return self.payoff(seat)
        return 1.0 / float(self.seats)

    def estimate(self, shares: vec[float]) -> None:
        """Write `evaluate` of every seat into `shares`; override it where one pass is faster."""
        for seat in range(self.seats):
            shares[seat] = self.evaluate(seat)

    def key(self) -> i64:
        """A hash of the position for transposition tables; 0: this game has none.

        Only games for two seats without hidden information need it.
        """
        return 0

    def refusal(self, action: i64) -> IllegalMove:
        """The error for an action that is illegal here, with the rule it breaks."""
        return IllegalMove("", "refusal", f"action {action} is not legal here")

    # What every game gets.

    @property
    def over(self) -> bool:
        return self.to_act == NOBODY

    def legal(self) -> list[int]:
        """Every legal action, ascending; empty only when the game is over."""
        out = Actions()
        self.fill(out)
        return out.as_list()

    def apply(self, action: int) -> None:
        """Apply an action; raises IllegalMove with the broken rule and changes nothing if
        illegal."""
        if self.to_act == NOBODY:
            raise GameIsOver("", "game-is-over", "the game is over")
        if not (0 <= action <= 0x7FFFFFFF) or not self.is_legal(action):
            raise self.refusal(action if 0 <= action <= 0x7FFFFFFF else -1)
        self.play(action)

    def collect_events(self) -> None:
        """Keep what `emit` reports from now on, for `Game.events`; clones do not collect."""
        if self.event_data is None:
            self.event_data = []

    def emit(self, kind: i64, audience: i64, args: tuple[int, ...]) -> None:
        """Report an event, if events are collected."""
        if self.event_data is not None:
            self.event_data.append((kind, audience, args))


def only(seat: i64) -> i64:
    """The audience of one seat."""
    return 1 << seat


def playout(state: State, rng: Chance) -> i64:
    """Play uniformly random moves to the end; returns the number of decisions."""
    decisions: i64 = 0
    while state.to_act != NOBODY:
        state.play(state.pick(rng))
        decisions += 1
    return decisions


def playouts(first: State, rng: Chance, games: i64) -> i64:
    """Deal and play that many random games; returns the total number of decisions."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(first.deal(rng.fork()), rng)
    return decisions


def perft(state: State, depth: i64) -> i64:
    """The number of positions after exactly `depth` decisions (ended games have none below)."""
    if depth == 0:
        return 1
    out = Actions()
    state.fill(out)
    if depth == 1:
        return out.n
    leaves: i64 = 0
    for i in range(out.n):
        child = state.clone()
        child.play(out.at(i))
        leaves += perft(child, depth - 1)
    return leaves
