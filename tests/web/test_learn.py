"""Lessons and the boards in the rules of every game, in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tatami.engine.game import Game
from tatami.engine.lessons import LessonPlay, LessonStep, solution
from tatami.engine.testing.lessons import play_to_verdict
from tatami.engine.texts import LANGUAGES
from tests.games.test_lessons import TAUGHT, boards_in, lesson_of
from tests.web.conftest import Visitors
from tests.web.lesson_page import HEADING, VERDICT, open_lesson, play_actions
from tests.web.table_actions import axe_finds_nothing, no_text_is_missing

DARK, PHONE, MOUSE = "de", "fr", "nl"
"""Each language is tested with another theme, screen or input."""
AXE = ("en", DARK)


def restart_as_newcomer(page: Page, language: str) -> None:
    """The browser stores a learner's progress."""
    page.set_viewport_size({"width": 390 if language == PHONE else 1280, "height": 800})
    page.emulate_media(
        color_scheme="dark" if language == DARK else "light", reduced_motion="reduce"
    )
    page.evaluate("localStorage.clear()")
    page.evaluate(f"localStorage['tatami.language'] = '{language}'")
    page.reload()
    page.wait_for_selector("[data-testid=decision]")


def verdict_text(game: Game[Any], step: LessonStep, actions: list[int], language: str) -> str:
    """The engine's verdict on these actions."""
    verdict = LessonPlay(game, step, actions).verdict
    assert verdict is not None
    key = f"lesson-{step.name}-{verdict.key}"
    return re.sub(r"\s+", " ", game.lesson_texts.say(key, language, **verdict.args))


def failing_attempt(game: Game[Any], step: LessonStep) -> list[int]:
    """The shortest of some random attempts that fail."""
    rng = random.Random(f"{game.key} {step.name}")
    attempts = [LessonPlay(game, step) for _ in range(40)]
    verdicts = [play_to_verdict(attempt, rng) for attempt in attempts]
    pairs = zip(attempts, verdicts, strict=True)
    return min((attempt.done for attempt, verdict in pairs if not verdict.right), key=len)


@pytest.mark.parametrize(
    "languages", [(PHONE, MOUSE), pytest.param(LANGUAGES, marks=pytest.mark.long)]
)
@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_is_completed_in_several_languages(
    visitors: Visitors, key: str, languages: Sequence[str]
) -> None:
    page = open_lesson(visitors, key)
    for language in languages:
        restart_as_newcomer(page, language)
        complete(page, key, language)


def complete(page: Page, key: str, language: str) -> None:
    game, lesson = lesson_of(key)
    for number, step in enumerate(lesson.steps):
        expect(page.locator(HEADING)).to_have_text(
            game.lesson_texts.say(f"lesson-{step.name}", language)
        )
        if number == 0:
            a_failed_attempt_is_explained(page, game, step, language)
        if number == 0 or language == PHONE:
            no_text_is_missing(page)
        actions = solution(game, step)
        play_actions(page, game, actions, by_mouse=language == MOUSE)
        expect(page.locator(f"{VERDICT}.good")).to_contain_text(
            verdict_text(game, step, actions, language)
        )
        expect(page.get_by_test_id("spoken")).to_contain_text(
            verdict_text(game, step, actions, language)
        )
        if step is not lesson.steps[-1]:
            continue_lesson(page)
    expect(page.locator("nav .done")).to_have_count(len(lesson.steps))
    expect(page.locator(f"{VERDICT} a[href='rules/{key}']")).to_be_visible()


def continue_lesson(page: Page) -> None:
    """The button of the next step has the focus, unless the board shows a dialog first."""
    page.wait_for_selector(f"{VERDICT} .primary:focus, dialog[open] :focus")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.locator(f"{VERDICT} .primary:focus").press("Enter")


def a_failed_attempt_is_explained(
    page: Page, game: Game[Any], step: LessonStep, language: str
) -> None:
    actions = failing_attempt(game, step)
    play_actions(page, game, actions, by_mouse=language == MOUSE)
    expect(page.locator(f"{VERDICT}:not(.good)")).to_contain_text(
        verdict_text(game, step, actions, language)
    )
    if language in AXE:
        axe_finds_nothing(page)
    continue_lesson(page)
    expect(page.locator(HEADING)).to_be_focused()
    page.wait_for_selector("[data-testid=decision]")


@pytest.mark.parametrize("key", TAUGHT)
def test_the_rules_have_practice_boards(visitors: Visitors, key: str) -> None:
    game, _ = lesson_of(key)
    page = visitors.visit(f"rules/{key}", color_scheme="dark" if TAUGHT.index(key) % 2 else "light")
    for name in boards_in(game.rules_text):
        page.locator(f'figure[data-board="{name}"]').scroll_into_view_if_needed()
        page.wait_for_selector(f'figure[data-board="{name}"] [role=group]')
    no_text_is_missing(page)
    axe_finds_nothing(page)
