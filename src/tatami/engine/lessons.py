"""Lessons: moments of real games, with something to do, judged by the engine.

A lesson lies in a game's folder as `lesson.py`, its words in `texts/lesson.<language>.ftl`. A step
says in which state a learner has done what was asked; there is no list of right answers. Nothing
of a learner is kept here: who stands where is a position and the actions done since.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from tatami.engine.errors import IllegalMove, TatamiError
from tatami.engine.game import Game
from tatami.engine.game_types import Arg, Event
from tatami.engine.play import Play
from tatami.engine.state import NOBODY, State

S = TypeVar("S", bound=State)

MOST_ACTIONS = 60
"""No learner does more in one position."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What the engine says of what was done. The sentence is `lesson-<step>-<key>`."""

    right: bool
    key: str
    args: dict[str, Arg] = {}


def right(**args: Arg) -> Verdict:
    """It is done; the sentence says why that was it."""
    return Verdict(right=True, key="right", args=args)


def wrong(key: str, **args: Arg) -> Verdict:
    """Legal, but not what was asked; the sentence says what happened instead."""
    return Verdict(right=False, key=key, args=args)


class Tried(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a learner has done so far: all that a step judges by."""

    before: S
    """As it was when the step began."""
    moment: S
    """As it was when the learner last acted: what they could see then."""
    after: S
    seat: int
    """The learner's."""
    actions: list[int]
    """The learner's own."""

    @property
    def last(self) -> int:
        return self.actions[-1]


Judge = Callable[[Tried[Any]], Verdict | None]
"""None: the turn is not over, go on."""


def first_legal(state: State) -> int:
    return state.legal()[0]


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a real game, seen with the eyes of the seat that is asked."""

    name: str
    moves: str = ""
    """What has been played, as text, between semicolons."""
    seed: str = "lesson"
    seats: int | None = None
    options: dict[str, Any] = {}

    def open(self, game: Game[S]) -> Play[S]:
        play = Play(game, seats=self.seats, seed=self.seed, options=self.options)
        for text in self.moves.split(";"):
            if text.strip():
                play.apply_text(text.strip())
        return play


class Step(Position, frozen=True, kw_only=True):
    """A position in which something is to be done.

    Its words: `lesson-<name>` the heading, `-told` what there is to know, `-ask` what to do,
    `-hint`, and one sentence for each verdict.
    """

    judge: Judge
    shown: str
    """A way to do it, as text, for those who ask to be shown; the learner's own moves."""
    others: Callable[[Any], int] = first_legal
    """What other seats do when they are asked before the learner is through."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    steps: tuple[Step, ...]
    boards: tuple[Position, ...] = ()
    """Further positions, for the pages of the rules."""

    def position(self, name: str) -> Position:
        for one in (*self.steps, *self.boards):
            if one.name == name:
                return one
        raise TatamiError(f"there is no position {name!r}")


class Standing(Generic[S]):
    """A position after some actions of the learner, and what the engine says of them."""

    def __init__(self, game: Game[S], position: Position, actions: Sequence[int] = ()) -> None:
        self.game = game
        self.position = position
        self.play = position.open(game)
        self.first = len(self.play.actions)
        """Actions that led to the position."""
        self.seat: int = self.play.state.to_act
        self.before: S = self.play.state.clone()  # type: ignore[assignment]  # same type
        self.moment = self.before
        self.done: list[int] = []
        self.verdict: Verdict | None = None
        for action in actions:
            self.do(action)

    @property
    def legal(self) -> list[int]:
        """What the learner may do now: nothing once it is judged."""
        if self.verdict is not None or self.play.state.to_act != self.seat:
            return []
        return self.play.state.legal()

    def do(self, action: int) -> None:
        """The learner does something; raises IllegalMove and changes nothing if that cannot be."""
        if self.verdict is not None or len(self.done) >= MOST_ACTIONS:
            raise IllegalMove("", "lesson-over", "this has been judged: try again or go on")
        moment: S = self.play.state.clone()  # type: ignore[assignment]  # same type
        self.play.apply(action)
        self.moment = moment
        self.done.append(action)
        self.judge()
        self.hear_others()

    def hear_others(self) -> None:
        """In a step, other seats answer until the learner is asked again, the game is over or it
        is judged; a mere position ends with the turn."""
        if not isinstance(self.position, Step):
            return
        while self.verdict is None and self.play.state.to_act not in (self.seat, NOBODY):
            self.play.apply(self.position.others(self.play.state))
            self.judge()

    def judge(self) -> None:
        if isinstance(self.position, Step):
            tried = Tried(
                before=self.before,
                moment=self.moment,
                after=self.play.state,
                seat=self.seat,
                actions=self.done,
            )
            self.verdict = self.position.judge(tried)

    def told(self) -> list[list[Event]]:
        """What the learner heard of the last move before, and of each one since."""
        return [
            self.play.events(at, self.seat) for at in range(self.first, len(self.play.event_data))
        ]


def solution(game: Game[Any], step: Step) -> list[int]:
    """The actions of the way that is shown."""
    return [game.read(text.strip()) for text in step.shown.split(";") if text.strip()]
