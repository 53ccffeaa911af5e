"""Puzzles: positions of real games with one right answer, which a search proved or measured.

The puzzles of a game are `puzzles.json.gz` in its folder. `tatami puzzles mine` writes that file
and `tatami puzzles verify` checks it. A file holds whole games of bots (or of people who
agreed), and puzzles as places in them.
"""

from __future__ import annotations

import functools
import gzip
from collections.abc import Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec

from tatami.engine.errors import BadPuzzles, IllegalMove
from tatami.engine.game import Game
from tatami.engine.game_in_progress import Play
from tatami.engine.game_types import Event
from tatami.engine.state import NOBODY, State

S = TypeVar("S", bound=State)

FILE = "puzzles.json.gz"
FORMAT = "tatami puzzles 1"

Task = Literal["win", "only", "best"]
"""`win`: win by force in so many moves. `only`: the only move that does not lose by force.
`best`: the choice that is clearly best by what the seat can know."""


PERSON = "person"
"""Instead of the name of a bot, in a game of people who agreed. Their names are not kept."""


class SourceGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A whole game from which puzzles are taken."""

    seed: str
    bots: tuple[str, ...]
    """By seat; `PERSON` where a person played."""
    actions: tuple[int, ...]
    options: dict[str, Any] = {}

    @property
    def key(self) -> tuple[str, tuple[int, ...]]:
        """Tells games apart."""
        return self.seed, self.actions


class MeasuredChoice(msgspec.Struct, frozen=True, array_like=True):
    """A choice, with the winning chances after it and their standard error."""

    action: int
    share: float
    error: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    source: int
    """The number of its game in the file."""
    after: int
    """How many actions of that game come before the position."""
    task: Task
    right: tuple[int, ...]
    """The right first actions: one, or several that lead to the same position."""
    rating: int
    """The first estimate of its difficulty; servers learn from attempts."""
    moves: int = 1
    """For `win`: how many moves of the solver."""
    line: tuple[tuple[int, int], ...] = ()
    """Seat and action, from the right answer on: forced for `win`, expected for `best`."""
    choices: tuple[MeasuredChoice, ...] = ()
    """For `best`: all choices, best first, as the verification measured them."""
    losses: tuple[tuple[int, int], ...] = ()
    """For `only`: each other action, and in how many moves the opponent then wins by force."""
    themes: tuple[str, ...] = ()

    @property
    def margin(self) -> float:
        """How much better the right choice is than the next one."""
        others = [one.share for one in self.choices if one.action not in self.right]
        own = [one.share for one in self.choices if one.action in self.right]
        return min(own) - max(others) if own and others else 0.0


class PuzzleFile(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    game: str
    version: int
    """The version of the game's rules."""
    games: tuple[SourceGame, ...]
    puzzles: tuple[Puzzle, ...]
    format: str = FORMAT

    @functools.cached_property
    def by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    def source(self, puzzle: Puzzle) -> SourceGame:
        return self.games[puzzle.source]


def read(data: bytes, game: Game[Any]) -> PuzzleFile:
    """Read a file of puzzles of this game; raises BadPuzzles with one line."""
    try:
        found = msgspec.json.decode(gzip.decompress(data), type=PuzzleFile)
    except (OSError, EOFError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadPuzzles(f"this is not a file of puzzles: {error}") from None
    if found.format != FORMAT or found.game != game.key:
        raise BadPuzzles(f"this is {found.format!r} of {found.game}, not of {game.key}")
    if found.version != game.version:
        raise BadPuzzles(
            f"the puzzles are for version {found.version} of {game.key}, not {game.version}: "
            "mine them again"
        )
    return found


class FileHead(msgspec.Struct):
    game: str


def game_key(data: bytes) -> str:
    """The game that a file of puzzles is for; raises BadPuzzles."""
    try:
        return msgspec.json.decode(gzip.decompress(data), type=FileHead).game
    except (OSError, EOFError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadPuzzles(f"this is not a file of puzzles: {error}") from None


def write(file: PuzzleFile) -> bytes:
    """The same puzzles give the same bytes."""
    return gzip.compress(msgspec.json.encode(file), 9, mtime=0)


@functools.cache
def puzzles_of(game: Game[Any]) -> PuzzleFile:
    """The puzzles in the game's folder; an empty file if there are none for these rules."""
    file = game.folder.joinpath(FILE)
    if file.is_file():
        try:
            return read(file.read_bytes(), game)
        except BadPuzzles:
            pass
    return empty(game)


def empty(game: Game[Any]) -> PuzzleFile:
    return PuzzleFile(game=game.key, version=game.version, games=(), puzzles=())


def open_position(game: Game[S], source: SourceGame, after: int) -> Play[S]:
    """The source game before a decision, with the events of the action before it."""
    play: Play[S] = Play(game, seats=len(source.bots), seed=source.seed, options=source.options)
    play.apply_trusted(list(source.actions[: max(0, after - 1)]))
    for action in source.actions[max(0, after - 1) : after]:
        play.apply(action)
    return play


class PuzzleVerdict(msgspec.Struct, frozen=True, kw_only=True):
    right: bool
    answer: int
    """The last action of the solver: it decided."""


class PuzzlePlay(Generic[S]):
    """A puzzle in progress: the actions of the solver, and the replies of the line."""

    def __init__(
        self, game: Game[S], file: PuzzleFile, puzzle: Puzzle, actions: Sequence[int] = ()
    ) -> None:
        self.game = game
        self.puzzle = puzzle
        self.play = open_position(game, file.source(puzzle), puzzle.after)
        self.seat: int = self.play.state.to_act
        self.done: list[int] = []
        self.verdict: PuzzleVerdict | None = None
        for action in actions:
            self.do(action)

    @property
    def legal(self) -> list[int]:
        """The solver's legal actions: none after the verdict."""
        return [] if self.verdict is not None else self.play.state.legal()

    def do(self, action: int) -> None:
        """Play an action of the solver; raises IllegalMove and changes nothing if it is illegal."""
        if self.verdict is not None:
            raise IllegalMove("", "puzzle-over", "this puzzle is over: try the next one")
        self.play.apply(action)
        self.done.append(action)
        if not self.is_right(action):
            self.verdict = PuzzleVerdict(right=False, answer=action)
        elif self.is_finished():
            self.verdict = PuzzleVerdict(right=True, answer=action)
        else:
            self.play.apply(self.puzzle.line[2 * len(self.done) - 1][1])

    def is_right(self, action: int) -> bool:
        step = len(self.done) - 1
        if self.puzzle.task != "win":
            return action in self.puzzle.right
        state = self.play.state
        if state.to_act == NOBODY:  # in the last move, any victory will do
            return state.payoff(self.seat) >= 1.0
        return step < self.puzzle.moves - 1 and action == self.puzzle.line[2 * step][1]

    def is_finished(self) -> bool:
        return self.puzzle.task != "win" or self.play.state.to_act == NOBODY

    def events(self) -> list[list[Event]]:
        """What the solver sees of the last action before the position, and of each one since."""
        first = self.puzzle.after
        return [self.play.events(at, self.seat) for at in range(first, len(self.play.event_data))]


def puzzle_of_the_day(file: PuzzleFile, day: int) -> Puzzle:
    """The puzzle of a day (days since 1970): all of them in turn, in an order without a pattern."""
    order = sorted(file.puzzles, key=lambda puzzle: puzzle.id)
    return order[day * 7919 % len(order)] if len(order) % 7919 else order[day % len(order)]
