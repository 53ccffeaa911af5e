"""`check_lesson`: checks the laws of a lesson, for any game that has one."""

from __future__ import annotations

import random
import re
from typing import Any

from tatami.engine.game import Game
from tatami.engine.lessons import Lesson, LessonPlay, LessonStep, Verdict, solution
from tatami.engine.testing.conformance import ContractViolation

WALKS = 40
"""Random attempts at each step, in addition to every deviation from the shown solution."""
NAME = "[a-z][a-z-]*"
PARTS = ("", "-told", "-ask", "-hint")
"""The texts that every step has."""


def check_lesson(game: Game[Any]) -> None:
    """Raise ContractViolation if the shown solution is wrong, if all or no attempts are right, if
    an attempt gets no verdict, or if a verdict has no text in a language of the game."""
    lesson = game.lesson
    if lesson is None:
        raise ContractViolation(f"{game.key} has no lesson")
    names_each_position_once(game, lesson)
    for step in lesson.steps:
        shows_what_is_right(game, step)
        found = verdicts(game, step)
        if {one.right for one in found} != {True, False}:
            raise ContractViolation(f"{step.name}: every attempt gets the same verdict")
        has_texts(game, step, found)
    for board in lesson.boards:
        if not LessonPlay(game, board).legal:
            raise ContractViolation(f"{board.name}: nothing can be tried there")


def names_each_position_once(game: Game[Any], lesson: Lesson) -> None:
    names = [one.name for one in (*lesson.steps, *lesson.boards)]
    if len(set(names)) < len(names) or not all(re.fullmatch(NAME, name) for name in names):
        raise ContractViolation(
            f"{game.key}: positions need names of their own, in lowercase letters: {names}"
        )


def shows_what_is_right(game: Game[Any], step: LessonStep) -> None:
    """The shown solution is right after its last action, and not before."""
    way = solution(game, step)
    if not way or LessonPlay(game, step, way[:-1]).verdict is not None:
        raise ContractViolation(f"{step.name}: what is shown is too short or too long")
    verdict = LessonPlay(game, step, way).verdict
    if verdict is None or not verdict.right:
        raise ContractViolation(f"{step.name}: what is shown is judged {verdict}")


def verdicts(game: Game[Any], step: LessonStep) -> list[Verdict]:
    """The verdicts of the shown solution, of every deviation from it, and of random attempts; the
    same in every run."""
    rng = random.Random(f"{game.key} {step.name}")
    way = solution(game, step)
    starts = [way, *([] for _ in range(WALKS))]
    for done in (way[:count] for count in range(len(way))):
        starts += [[*done, action] for action in LessonPlay(game, step, done).legal]
    return [play_to_verdict(LessonPlay(game, step, start), rng) for start in starts]


def play_to_verdict(lesson_play: LessonPlay[Any], rng: random.Random) -> Verdict:
    """Play random actions until the verdict."""
    while lesson_play.verdict is None:
        if not lesson_play.legal:
            where = [lesson_play.game.show(action) for action in lesson_play.done]
            raise ContractViolation(f"{lesson_play.position.name}: not judged after {where}")
        lesson_play.do(rng.choice(lesson_play.legal))
    return lesson_play.verdict


def has_texts(game: Game[Any], step: LessonStep, found: list[Verdict]) -> None:
    """Every text exists in every language, without unresolved variables."""
    start = f"lesson-{step.name}"
    wanted: dict[str, dict[str, Any]] = {start + part: {} for part in PARTS}
    wanted |= {f"{start}-{verdict.key}": verdict.args for verdict in found}
    for language in game.texts.languages():
        for key, args in wanted.items():
            said = game.lesson_texts.say(key, language, **args)
            if not game.lesson_texts.has(key, language) or re.search(r"[{}\[\]$]", said):
                raise ContractViolation(f"{step.name}: {key} in {language}: {said}")
