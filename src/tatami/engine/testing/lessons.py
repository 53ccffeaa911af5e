"""The laws of a lesson, for any game that has one, ours or yours, by one call."""

from __future__ import annotations

import random
import re
from typing import Any

from tatami.engine.game import Game
from tatami.engine.lessons import Lesson, Standing, Step, Verdict, solution
from tatami.engine.testing.conformance import Broken

WALKS = 40
"""Ways by lot that are tried in each step, beside every departure from what is shown."""
NAME = "[a-z][a-z-]*"
PARTS = ("", "-told", "-ask", "-hint")
"""What every step says, whatever is done in it."""


def teach(game: Game[Any]) -> None:
    """Raise Broken if a lesson shows what is not right, takes everything for right, leaves
    something unjudged, or has no words for a verdict in a language that the game speaks."""
    lesson = game.lesson
    if lesson is None:
        raise Broken(f"{game.key} has no lesson")
    names_each_position_once(game, lesson)
    for step in lesson.steps:
        shows_what_is_right(game, step)
        found = verdicts(game, step)
        if {one.right for one in found} != {True, False}:
            raise Broken(f"{step.name}: whatever is done is judged alike")
        has_words(game, step, found)
    for board in lesson.boards:
        if not Standing(game, board).legal:
            raise Broken(f"{board.name}: nothing can be tried there")


def names_each_position_once(game: Game[Any], lesson: Lesson) -> None:
    names = [one.name for one in (*lesson.steps, *lesson.boards)]
    if len(set(names)) < len(names) or not all(re.fullmatch(NAME, name) for name in names):
        raise Broken(f"{game.key}: positions need names of their own, of small letters: {names}")


def shows_what_is_right(game: Game[Any], step: Step) -> None:
    """And not before its last action."""
    way = solution(game, step)
    if not way or Standing(game, step, way[:-1]).verdict is not None:
        raise Broken(f"{step.name}: what is shown is too short or too long")
    verdict = Standing(game, step, way).verdict
    if verdict is None or not verdict.right:
        raise Broken(f"{step.name}: what is shown is judged {verdict}")


def verdicts(game: Game[Any], step: Step) -> list[Verdict]:
    """What is said of whatever a learner may do: of what is shown, of every departure from it, and
    of ways by lot; the same ones in every run."""
    rng = random.Random(f"{game.key} {step.name}")
    way = solution(game, step)
    starts = [way, *([] for _ in range(WALKS))]
    for done in (way[:count] for count in range(len(way))):
        starts += [[*done, action] for action in Standing(game, step, done).legal]
    return [follow(Standing(game, step, start), rng) for start in starts]


def follow(standing: Standing[Any], rng: random.Random) -> Verdict:
    """By lot, to the verdict."""
    while standing.verdict is None:
        if not standing.legal:
            where = [standing.game.show(action) for action in standing.done]
            raise Broken(f"{standing.position.name}: not judged after {where}")
        standing.do(rng.choice(standing.legal))
    return standing.verdict


def has_words(game: Game[Any], step: Step, found: list[Verdict]) -> None:
    """In every language; none with a variable left over."""
    start = f"lesson-{step.name}"
    wanted: dict[str, dict[str, Any]] = {start + part: {} for part in PARTS}
    wanted |= {f"{start}-{verdict.key}": verdict.args for verdict in found}
    for language in game.texts.languages():
        for key, args in wanted.items():
            said = game.lesson_texts.say(key, language, **args)
            if not game.lesson_texts.has(key, language) or re.search(r"[{}\[\]$]", said):
                raise Broken(f"{step.name}: {key} in {language}: {said}")
