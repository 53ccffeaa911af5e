"""Every built-in lesson: its solution is right, every other try is judged, every sentence exists in
every language, and no sentence is unused."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

import tatami
from tatami.engine import IllegalMove, TatamiError
from tatami.engine.game import Game
from tatami.engine.lessons import Lesson, LessonPlay, LessonStep, right, solution
from tatami.engine.testing import ContractViolation, check_lesson
from tatami.engine.testing.lessons import verdicts
from tatami.engine.texts import LANGUAGES
from tests.crane import GAME as CRANE
from tests.fluent_files import variables


def lesson_of(key: str) -> tuple[Game[Any], Lesson]:
    game = tatami.game(key)
    assert game.lesson is not None
    return game, game.lesson


TAUGHT = [key for key in tatami.game_keys() if tatami.game(key).lesson is not None]


def step_of(key: str, name: str) -> tuple[Game[Any], LessonStep]:
    game, lesson = lesson_of(key)
    step = lesson.position(name)
    assert isinstance(step, LessonStep)
    return game, step


@pytest.mark.heavy
@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_keeps_the_laws_of_lessons(key: str) -> None:
    check_lesson(tatami.game(key))


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_has_five_to_eight_steps_in_all_languages(key: str) -> None:
    game, lesson = lesson_of(key)
    assert 5 <= len(lesson.steps) <= 8
    assert game.texts.languages() == list(LANGUAGES)


@pytest.mark.heavy
@pytest.mark.parametrize("key", TAUGHT)
def test_the_words_of_a_lesson_are_the_same_in_every_language(key: str) -> None:
    game, lesson = lesson_of(key)
    folder = game.texts.folder
    said = {code: variables(folder.joinpath(f"lesson.{code}.ftl")) for code in LANGUAGES}
    assert all(said[code] == said["en"] for code in LANGUAGES)
    for step in lesson.steps:
        start = f"lesson-{step.name}"
        used = {one.key for one in verdicts(game, step)} | {"told", "ask", "hint"}
        wanted = {start, *(f"{start}-{part}" for part in used)}
        written = {one for one in said["en"] if one == start or one.startswith(f"{start}-")}
        assert written == wanted, step.name


@pytest.mark.parametrize("key", TAUGHT)
def test_the_rules_show_the_same_boards_in_every_language(key: str) -> None:
    game, lesson = lesson_of(key)
    shown = {code: boards_in(game.rules_in(code)[0]) for code in LANGUAGES}
    assert all(shown[code] == shown["en"] for code in LANGUAGES), shown
    assert 3 <= len(shown["en"]) <= 6  # one of them in the summary
    for name in shown["en"]:
        assert LessonPlay(game, lesson.position(name)).legal


def boards_in(rules: str) -> list[str]:
    """The positions that a page of rules names, each at the head of a quotation."""
    return re.findall(r"^ *> \w+ `([a-z-]+)`\s?: \S", rules, re.MULTILINE)


def test_a_game_without_a_lesson_has_none() -> None:
    assert CRANE.lesson is None
    with pytest.raises(ContractViolation, match="crane has no lesson"):
        check_lesson(CRANE)


STEP = step_of("samourai", "home")[1]


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ((STEP, STEP), "names of their own"),
        ((msgspec.structs.replace(STEP, shown="d1-d4"),), "shown is judged"),
        ((msgspec.structs.replace(STEP, shown="j6-e1; d1-d4"),), "too short or too long"),
        ((msgspec.structs.replace(STEP, judge=lambda _: right()),), "the same verdict"),
        ((msgspec.structs.replace(STEP, name="away"),), "lesson-away in en"),
    ],
)  # fmt: skip
def test_the_laws_of_lessons_notice(
    steps: tuple[LessonStep, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tatami.game("samourai")
    monkeypatch.setattr(game, "lesson", Lesson(steps=steps))
    with pytest.raises(ContractViolation, match=said):
        check_lesson(game)


def test_what_is_judged_is_over_and_what_is_illegal_is_refused() -> None:
    game, step = step_of("samourai", "open")
    lesson_play = LessonPlay(game, step)
    with pytest.raises(IllegalMove, match="M6"):
        lesson_play.do(game.read("d1-d9"))
    assert lesson_play.done == []
    lesson_play.do(game.read("d1-d5"))
    assert lesson_play.legal == []
    with pytest.raises(IllegalMove, match="this step is over"):
        lesson_play.do(game.read("d1-d4"))
    with pytest.raises(TatamiError, match="no position 'nowhere'"):
        lesson_of("samourai")[1].position("nowhere")


def test_the_events_of_a_step_begin_with_the_move_before() -> None:
    game, step = step_of("samourai", "anzen")
    found = LessonPlay(game, step, solution(game, step)).events()
    assert [event.start for events in found for event in events] == ["d11", "i3", "h1"]  # type: ignore[attr-defined]  # of a move
