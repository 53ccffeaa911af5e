"""Lessons: positions of real games with a task, judged by the engine.

A game's lesson is `lesson.py` in its folder, with its texts in `texts/lesson.<language>.ftl`. A
step judges the state that the learner reached; there is no list of right answers. This module
stores nothing about learners: the progress in a step is its position and the actions since.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from tatami.engine.errors import IllegalMove, TatamiError
from tatami.engine.game import Game
from tatami.engine.game_in_progress import Play
from tatami.engine.game_types import Arg, Event
from tatami.engine.state import NOBODY, State

S = TypeVar("S", bound=State)

MAX_ACTIONS = 60
"""The most actions that a learner can make in one position."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The judgment of what the learner did. The text is `lesson-<step>-<key>`."""

    right: bool
    key: str
    args: dict[str, Arg] = {}


def right(**args: Arg) -> Verdict:
    """The task is solved; the text says why."""
    return Verdict(right=True, key="right", args=args)


def wrong(key: str, **args: Arg) -> Verdict:
    """Legal, but not the task; the text says what happened instead."""
    return Verdict(right=False, key=key, args=args)


class LessonAttempt(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What the learner has done so far: the input of a judge."""

    before: S
    """The position at the start of the step."""
    before_last: S
    """The position before the learner's last action: what they saw then."""
    after: S
    seat: int
    """The learner's seat."""
    actions: list[int]
    """The learner's actions."""

    @property
    def last(self) -> int:
        return self.actions[-1]


Judge = Callable[[LessonAttempt[Any]], Verdict | None]
"""None: the turn is not over."""


def first_legal(state: State) -> int:
    return state.legal()[0]


class LessonPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a real game, seen by the seat to act."""

    name: str
    moves: str = ""
    """The moves played before, as text, separated by semicolons."""
    seed: str = "lesson"
    seats: int | None = None
    options: dict[str, Any] = {}

    def open(self, game: Game[S]) -> Play[S]:
        play = Play(game, seats=self.seats, seed=self.seed, options=self.options)
        for text in self.moves.split(";"):
            if text.strip():
                play.apply_text(text.strip())
        return play


class LessonStep(LessonPosition, frozen=True, kw_only=True):
    """A position with a task.

    Its texts: `lesson-<name>` the heading, `-told` the explanation, `-ask` the task, `-hint`, and
    one text for each verdict.
    """

    judge: Judge
    shown: str
    """A solution: the learner's moves as text, separated by semicolons."""
    others: Callable[[Any], int] = first_legal
    """Chooses the actions of other seats that act before the learner has finished."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    steps: tuple[LessonStep, ...]
    boards: tuple[LessonPosition, ...] = ()
    """More positions, for the rules pages."""

    def position(self, name: str) -> LessonPosition:
        for one in (*self.steps, *self.boards):
            if one.name == name:
                return one
        raise TatamiError(f"there is no position {name!r}")


class LessonPlay(Generic[S]):
    """A lesson position in progress: the learner's actions and their verdict."""

    def __init__(
        self, game: Game[S], position: LessonPosition, actions: Sequence[int] = ()
    ) -> None:
        self.game = game
        self.position = position
        self.play = position.open(game)
        self.first = len(self.play.actions)
        """The number of actions before the position."""
        self.seat: int = self.play.state.to_act
        self.before: S = self.play.state.clone()  # type: ignore[assignment]  # same type
        self.before_last = self.before
        self.done: list[int] = []
        self.verdict: Verdict | None = None
        for action in actions:
            self.do(action)

    @property
    def legal(self) -> list[int]:
        """The learner's legal actions: none after the verdict."""
        if self.verdict is not None or self.play.state.to_act != self.seat:
            return []
        return self.play.state.legal()

    def do(self, action: int) -> None:
        """Apply an action of the learner; raises IllegalMove and changes nothing if it is
        illegal."""
        if self.verdict is not None or len(self.done) >= MAX_ACTIONS:
            raise IllegalMove("", "lesson-over", "this step is over: try again or go on")
        before_last: S = self.play.state.clone()  # type: ignore[assignment]  # same type
        self.play.apply(action)
        self.before_last = before_last
        self.done.append(action)
        self.judge()
        self.play_others()

    def play_others(self) -> None:
        """In a step, play the other seats until the learner is to act, the game is over or there is
        a verdict. A position without a task ends with the turn."""
        if not isinstance(self.position, LessonStep):
            return
        while self.verdict is None and self.play.state.to_act not in (self.seat, NOBODY):
            self.play.apply(self.position.others(self.play.state))
            self.judge()

    def judge(self) -> None:
        if isinstance(self.position, LessonStep):
            tried = LessonAttempt(
                before=self.before,
                before_last=self.before_last,
                after=self.play.state,
                seat=self.seat,
                actions=self.done,
            )
            self.verdict = self.position.judge(tried)

    def events(self) -> list[list[Event]]:
        """What the learner sees of the last action before the position, and of each one since."""
        return [
            self.play.events(at, self.seat) for at in range(self.first, len(self.play.event_data))
        ]


def solution(game: Game[Any], step: LessonStep) -> list[int]:
    """The actions of the shown solution."""
    return [game.read(text.strip()) for text in step.shown.split(";") if text.strip()]
