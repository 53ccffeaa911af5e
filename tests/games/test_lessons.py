"""Every lesson of the house: what is shown is right, what else is done is told so, in every
language, and nothing is said that nobody hears."""

from __future__ import annotations

import functools
import random
import re
from typing import Any

import pytest

import tatami
from tatami.engine import IllegalMove, TatamiError
from tatami.engine.game import Game
from tatami.engine.lessons import Lesson, Standing, Step, Verdict, solution
from tatami.engine.texts import LANGUAGES
from tests.crane import GAME as CRANE
from tests.test_house import variables

WALKS = 40
"""Ways by lot that are tried in each step, beside every departure from what is shown."""


def lesson_of(key: str) -> tuple[Game[Any], Lesson]:
    game = tatami.game(key)
    assert game.lesson is not None
    return game, game.lesson


TAUGHT = [key for key in tatami.game_keys() if tatami.game(key).lesson is not None]
STEPS = [(key, step.name) for key in TAUGHT for step in lesson_of(key)[1].steps]


def step_of(key: str, name: str) -> tuple[Game[Any], Step]:
    game, lesson = lesson_of(key)
    step = lesson.position(name)
    assert isinstance(step, Step)
    return game, step


@functools.cache
def verdicts(key: str, name: str) -> list[Verdict]:
    """What is said of whatever a learner may do: of what is shown, of every departure from it, and
    of ways by lot; the same ones in every run."""
    game, step = step_of(key, name)
    rng = random.Random(f"{key} {name}")
    way = solution(game, step)
    starts = [way, *([] for _ in range(WALKS))]
    for done in (way[:count] for count in range(len(way))):
        starts += [[*done, action] for action in Standing(game, step, done).legal]
    return [walk(Standing(game, step, start), rng) for start in starts]


def walk(standing: Standing[Any], rng: random.Random) -> Verdict:
    while standing.verdict is None:
        assert standing.legal, (standing.game.key, standing.position.name, standing.done)
        standing.do(rng.choice(standing.legal))
    return standing.verdict


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_has_five_to_eight_steps_and_names_no_position_twice(key: str) -> None:
    _, lesson = lesson_of(key)
    assert 5 <= len(lesson.steps) <= 8
    names = [one.name for one in (*lesson.steps, *lesson.boards)]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch("[a-z][a-z-]*", name) for name in names)


@pytest.mark.parametrize(("key", "name"), STEPS)
def test_what_is_shown_is_right_and_something_else_is_not(key: str, name: str) -> None:
    game, step = step_of(key, name)
    way = solution(game, step)
    assert way, "there is something to do"
    assert Standing(game, step, way[:-1]).verdict is None
    verdict = Standing(game, step, way).verdict
    assert verdict is not None and verdict.right, verdict
    assert {one.right for one in verdicts(key, name)} == {True, False}


@pytest.mark.parametrize(("key", "name"), STEPS)
def test_every_verdict_is_said_in_every_language(key: str, name: str) -> None:
    game, _ = step_of(key, name)
    for verdict in {one.key: one for one in verdicts(key, name)}.values():
        wanted = f"lesson-{name}-{verdict.key}"
        for language in LANGUAGES:
            assert game.lesson_texts.has(wanted, language), (wanted, language)
            said = game.lesson_texts.say(wanted, language, **verdict.args)
            assert not re.search(r"[{}\[\]]|\$", said), said


@pytest.mark.parametrize("key", TAUGHT)
def test_the_words_of_a_lesson_are_the_same_in_every_language(key: str) -> None:
    game, lesson = lesson_of(key)
    folder = game.texts.folder
    said = {code: variables(folder.joinpath(f"lesson.{code}.ftl")) for code in LANGUAGES}  # type: ignore[arg-type]  # a path
    assert all(said[code] == said["en"] for code in LANGUAGES)
    for step in lesson.steps:
        start = f"lesson-{step.name}"
        heard = {one.key for one in verdicts(key, step.name)} | {"told", "ask", "hint"}
        wanted = {start, *(f"{start}-{part}" for part in heard)}
        written = {one for one in said["en"] if one == start or one.startswith(f"{start}-")}
        assert written == wanted, step.name


@pytest.mark.parametrize("key", TAUGHT)
def test_every_board_of_a_lesson_opens(key: str) -> None:
    game, lesson = lesson_of(key)
    for board in lesson.boards:
        assert Standing(game, board).legal, board.name


@pytest.mark.parametrize("key", TAUGHT)
def test_the_rules_show_the_same_boards_in_every_language(key: str) -> None:
    game, lesson = lesson_of(key)
    shown = {code: boards_in(game.rules_in(code)[0]) for code in LANGUAGES}
    assert all(shown[code] == shown["en"] for code in LANGUAGES), shown
    assert 3 <= len(shown["en"]) <= 5
    for name in shown["en"]:
        assert Standing(game, lesson.position(name)).legal


def boards_in(rules: str) -> list[str]:
    """The positions that a page of rules names, each at the head of a quotation."""
    return re.findall(r"^ *> \w+ `([a-z-]+)` ?: \S", rules, re.MULTILINE)


def test_a_game_without_a_lesson_has_none() -> None:
    assert CRANE.lesson is None


def test_what_is_judged_is_over_and_what_is_illegal_is_refused() -> None:
    game, step = step_of("samourai", "open")
    standing = Standing(game, step)
    with pytest.raises(IllegalMove, match="M6"):
        standing.do(game.read("d1-d9"))
    assert standing.done == []
    standing.do(game.read("d1-d5"))
    assert standing.legal == []
    with pytest.raises(IllegalMove, match="judged"):
        standing.do(game.read("d1-d4"))
    with pytest.raises(TatamiError, match="no position 'nowhere'"):
        lesson_of("samourai")[1].position("nowhere")


def test_what_is_told_begins_with_the_move_before() -> None:
    game, step = step_of("samourai", "anzen")
    told = Standing(game, step, solution(game, step)).told()
    assert [event.start for events in told for event in events] == ["d11", "i3", "h1"]  # type: ignore[attr-defined]  # of a move
