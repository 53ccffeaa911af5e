# compiled with mypyc
"""`State`, the half of the contract that holds a position and its rules; compiled for speed.

A state is small and mutable. `legal()` and `apply()` check their arguments; `fill()`, `pick()` and
`play()` are the same rules for search, without checks and allocations.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from tatami.engine.chance import Chance
from tatami.engine.errors import GameIsOver, IllegalMove, NoObservations

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

    def reserve(self, many: i64) -> None:
        """Make room, so that so many more can be written into `items` without `add`."""
        while len(self.items) < self.n + many:
            self.items = append(self.items, i32(0))

    def at(self, index: i64) -> i64:
        return i64(self.items[index])

    def has(self, action: i64) -> bool:
        items = self.items
        for i in range(self.n):
            if i64(items[i]) == action:
                return True
        return False

    def as_list(self) -> list[int]:
        """The actions as numbers that exist already: making them would take longer than the
        rules."""
        items = self.items
        n = self.n
        if n == 0 or i64(items[n - 1]) >= KNOWN_NUMBERS:
            return [int(i64(action)) for action in items[:n]]
        known = NUMBERS
        if n > BLANKS:
            return cast("list[int]", [known[i64(action)] for action in items[:n]])
        found = BLANK[:n]
        for i in range(n):
            found[i] = known[i64(items[i])]
        return cast("list[int]", found)

    def copy(self, other: Actions) -> None:
        """Hold the same actions as another list."""
        self.n = 0
        self.reserve(other.n)
        items = self.items
        others = other.items
        for i in range(other.n):
            items[i] = others[i]
        self.n = other.n


KNOWN_NUMBERS: Final = 16384
NUMBERS: Final[list[object]] = list(range(KNOWN_NUMBERS))
BLANKS: Final = 12
BLANK: Final[list[object]] = [None] * BLANKS
"""A slice of it is a list of the right length. For short lists that is faster than copying the
actions first."""


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
        out = spare_actions()
        self.fill(out)
        action = out.at(rng.below(out.n))
        give_back(out)
        return action

    def is_legal(self, action: i64) -> bool:
        out = spare_actions()
        self.fill(out)
        legal = out.has(action)
        give_back(out)
        return legal

    def sample(self, seat: i64, rng: Chance) -> State:
        """A state that this seat (NOBODY: a spectator) could equally well be in.

        Without hidden information it is a copy of this state with a new generator, because nobody
        knows the future.
        """
        state = self.clone()
        state.chance = rng.fork()
        return state

    def stake(self) -> float:
        """What all other seats together can lose at most, in the units of `returns`: 1, unless
        the game counts points or chips."""
        return 1.0

    def returns(self, seat: i64) -> float:
        """What the seat has won or lost, once the game is over; all seats together 0.

        It follows from the share and the stake: a win of everything is the stake, an even share
        is 0. `share_of` computes the share from an amount that was won.
        """
        seats = float(self.seats)
        return (self.payoff(seat) * seats - 1.0) / (seats - 1.0) * self.stake()

    def evaluate(self, seat: i64) -> float:
        """An estimate of the seat's payoff, from 0 to 1."""
        if self.to_act == NOBODY:
            return self.payoff(seat)
        return 1.0 / float(self.seats)

    def estimate(self, shares: vec[float]) -> None:
        """Write `evaluate` of every seat into `shares`; override it where one pass is faster."""
        for seat in range(self.seats):
            shares[seat] = self.evaluate(seat)

    def advance(self, action: i64) -> State:
        """For search: the position after a legal action. A copy, unless the game can take moves
        back: then it is this state itself, until `retreat`."""
        after = self.clone()
        after.play(action)
        return after

    def retreat(self) -> None:
        """Take back the last `advance` that returned this state itself."""

    def count_choices(self) -> i64:
        """For search: how many actions the seat to act has. A game that can count faster than it
        lists them may count a few that a rare rule forbids."""
        out = spare_actions()
        self.fill(out)
        many = out.n
        give_back(out)
        return many

    def key(self) -> i64:
        """A hash of the position for transposition tables; 0: this game has none.

        Only games for two seats without hidden information need it.
        """
        return 0

    def refusal(self, action: i64) -> IllegalMove:
        """The error for an action that is illegal here, with the rule it breaks."""
        return IllegalMove("", "refusal", f"action {action} is not legal here")

    # For learning; `Game.observation_layout` and `Game.action_layout` say what the numbers mean.

    def observe(self, seat: i64, out: vec[u8], at: i64 = 0, again: bool = False) -> None:
        """Write what this seat may know into `out`, from place `at` on.

        NOBODY stands for the seat to act with all cards face up, for critics. With `again`, `out`
        holds an earlier observation of this very game there (for NOBODY: one for NOBODY), and a
        game may write only what has changed.
        """
        raise NoObservations(f"{type(self).__name__} has no observations: it has no observe()")

    def encode_action(self, action: i64) -> i64:
        """The number of a legal action in the action space for learning, which may depend on the
        position: seats counted from the player to act, for instance."""
        return action

    def encode_actions(self, actions: Actions, out: Actions) -> None:
        """Write `encode_action` of all of these into `out`; override it where that is faster."""
        out.clear()
        for i in range(actions.n):
            out.add(self.encode_action(actions.at(i)))

    def decode_action(self, index: i64) -> i64:
        """The action of that number; something illegal if it stands for nothing here."""
        return index

    # What every game gets.

    def mask(self, out: vec[u8], at: i64 = 0) -> None:
        """Write a 1 for every legal action of the action space for learning. `out` is all zeros
        there."""
        found = spare_actions()
        self.fill(found)
        for i in range(found.n):
            out[at + self.encode_action(found.at(i))] = 1
        give_back(found)

    @property
    def over(self) -> bool:
        return self.to_act == NOBODY

    def legal(self) -> list[int]:
        """Every legal action, ascending; empty only when the game is over."""
        out = spare_actions()
        self.fill(out)
        found = out.as_list()
        give_back(out)
        return found

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

    # A state is a value: it can be compared, copied, pickled and shown.

    def __eq__(self, other: object) -> bool:
        from tatami.engine.state_values import are_equal

        return isinstance(other, State) and are_equal(self, other)

    def __hash__(self) -> int:
        raise TypeError("a state changes: it has no hash; state.dump() has one")

    def __copy__(self) -> State:
        state = self.clone()
        if self.event_data is not None:
            state.event_data = list(self.event_data)
        return state

    def __deepcopy__(self, memo: object) -> State:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        from tatami.engine.state_values import reduced

        return reduced(self)

    def __repr__(self) -> str:
        from tatami.engine.state_values import described

        return described(self)

    def _repr_svg_(self) -> str:
        from tatami.engine.state_values import drawn

        return drawn(self)


class Spare:
    """A list of actions that is used again, since making one takes longer than filling it."""

    actions: Actions | None

    def __init__(self) -> None:
        self.actions = Actions()


SPARE: Final = Spare()


def spare_actions() -> Actions:
    """An empty list; nobody else has it until `give_back`."""
    found = SPARE.actions
    if found is None:
        return Actions()
    SPARE.actions = None
    found.n = 0
    return found


def give_back(actions: Actions) -> None:
    SPARE.actions = actions


def share_of(won: float, stake: float, seats: i64) -> float:
    """The share of the victory (`State.payoff`) of a seat that won this amount, or lost it if it
    is negative. Shares are proportional to amounts, so that a bot that wins more shares wins
    more."""
    return (won / stake * float(seats - 1) + 1.0) / float(seats)


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
