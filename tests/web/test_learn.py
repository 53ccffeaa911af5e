"""Lessons and the boards of the rules, in a real browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tatami.engine.game import Game
from tatami.engine.lessons import Standing, Step, solution
from tatami.engine.testing.lessons import follow
from tatami.engine.texts import LANGUAGES
from tests.games.test_lessons import TAUGHT, boards_in, lesson_of
from tests.web.conftest import Visitors
from tests.web.playing_by_hand import axe_finds_nothing, no_text_is_missing

HEADING = ".words h2"
VERDICT = "[data-testid=verdict]"
DARK, PHONE = "de", "fr"
"""Every language is read with another look."""
AXE = ("en", DARK)
DARKLY = ("village", "honor")
"""The rules of these are looked at in the dark, the others in the light."""


def open_lesson(visitors: Visitors, key: str) -> Page:
    page = visitors.visit(f"learn/{key}", reduced_motion="reduce")
    page.wait_for_selector("[data-testid=decision]")
    return page


def begin_anew(page: Page, language: str) -> None:
    """As one who has done nothing yet: all that is known of a learner lies in the browser."""
    page.set_viewport_size({"width": 390 if language == PHONE else 1280, "height": 800})
    page.emulate_media(
        color_scheme="dark" if language == DARK else "light", reduced_motion="reduce"
    )
    page.evaluate("localStorage.clear()")
    page.evaluate(f"localStorage['tatami.language'] = '{language}'")
    page.reload()
    page.wait_for_selector("[data-testid=decision]")


def by_keyboard(page: Page, _game: Game[Any], text: str) -> None:
    if page.locator("#typed-move:focus").count() == 0:
        page.keyboard.press("/")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def by_mouse(page: Page, game: Game[Any], text: str) -> None:
    """At what the move is made of, on the board."""
    for place in PLACES[game.key](game, text):
        page.locator(place).first.click()


def parts(game: Game[Any], text: str) -> list[str]:
    """The squares of the move; otherwise its name in the list."""
    move = game.move(game.read(text))
    found = [str(getattr(move, part)) for part in ("start", "end") if hasattr(move, part)]
    return [f'[data-cell="{place}"], [data-card="{place}"].can' for place in found or [text]]


def places_of_seven(_game: Game[Any], text: str) -> list[str]:
    """A pile, a village, a card that lies open; or a card of the hand and what is done with it."""
    verb, _, rest = text.partition(" ")
    if verb == "draw":
        return [f'[data-cell="{rest}"]']
    if verb == "on":
        return [f'[data-cell="village:{int(rest[1:]) - 1}"]']
    if text.startswith("take back"):
        return [f'[data-cell^="back:{text.split()[-1]}"].can']
    if verb in ("strike", "take"):
        return ["[data-cell=lot]" if rest == "hand" else f'[data-cell="open:{rest}"]']
    deed = f'[data-choice="{text}"]'
    if " + " in text or verb in ("call", "end"):
        return [deed]
    return [f'[data-card="{rest if verb in ("lay", "discard") else verb}"].can', deed]


def place_of_choice(_game: Game[Any], text: str) -> list[str]:
    return [f'[data-choice="{text}"]']


PLACES: dict[str, Callable[[Game[Any], str], list[str]]] = {
    "samourai": parts,
    "village": parts,
    "seven": places_of_seven,
    "honor": place_of_choice,
}
WAYS: dict[str, Callable[[Page, Game[Any], str], None]] = {"nl": by_mouse}


def do(page: Page, game: Game[Any], language: str, actions: list[int]) -> None:
    """One after the other: each is asked for before it is done."""
    way = WAYS.get(language, by_keyboard)
    for action in actions:
        text = game.show(action)
        page.wait_for_selector(f"{ANSWERED} #typed-move")
        before = page.evaluate(DONE)
        way(page, game, text)
        page.wait_for_selector(ANSWERED)
        page.wait_for_function(f"before => ({DONE}) !== before", arg=before)


ANSWERED = ".decision[aria-busy=false]"
DONE = """document.querySelector('[data-testid=spoken]').innerText + '|'
  + document.querySelector('.decision').innerText
  + document.querySelectorAll('.ways button').length"""


def said(game: Game[Any], step: Step, actions: list[int], language: str) -> str:
    """What the engine says of it."""
    verdict = Standing(game, step, actions).verdict
    assert verdict is not None
    key = f"lesson-{step.name}-{verdict.key}"
    return re.sub(r"\s+", " ", game.lesson_texts.say(key, language, **verdict.args))


def wrong_way(game: Game[Any], step: Step) -> list[int]:
    """The shortest of some ways, drawn by lot, that are not it."""
    rng = random.Random(f"{game.key} {step.name}")
    walked = [Standing(game, step) for _ in range(40)]
    verdicts = [follow(standing, rng) for standing in walked]
    wrong = [one.done for one, said in zip(walked, verdicts, strict=True) if not said.right]
    return min(wrong, key=len)


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_is_completed_in_every_language(visitors: Visitors, key: str) -> None:
    page = open_lesson(visitors, key)
    for language in LANGUAGES:
        begin_anew(page, language)
        complete(page, key, language)


def complete(page: Page, key: str, language: str) -> None:
    game, lesson = lesson_of(key)
    for number, step in enumerate(lesson.steps):
        expect(page.locator(HEADING)).to_have_text(
            game.lesson_texts.say(f"lesson-{step.name}", language)
        )
        if number == 0:
            a_wrong_move_is_told_so(page, game, step, language)
        if number == 0 or language == PHONE:
            no_text_is_missing(page)
        way = solution(game, step)
        do(page, game, language, way)
        expect(page.locator(f"{VERDICT}.good")).to_contain_text(said(game, step, way, language))
        expect(page.get_by_test_id("spoken")).to_contain_text(said(game, step, way, language))
        if step is not lesson.steps[-1]:
            go_on(page)
    expect(page.locator("nav .done")).to_have_count(len(lesson.steps))
    expect(page.locator(f"{VERDICT} a[href='rules/{key}']")).to_be_visible()


def go_on(page: Page) -> None:
    """The next thing to do has the focus; a game may show the count of a round over it first."""
    page.wait_for_selector(f"{VERDICT} .primary:focus, dialog[open] :focus")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.locator(f"{VERDICT} .primary:focus").press("Enter")


def a_wrong_move_is_told_so(page: Page, game: Game[Any], step: Step, language: str) -> None:
    way = wrong_way(game, step)
    do(page, game, language, way)
    expect(page.locator(f"{VERDICT}:not(.good)")).to_contain_text(said(game, step, way, language))
    if language in AXE:
        axe_finds_nothing(page)
    go_on(page)
    expect(page.locator(HEADING)).to_be_focused()
    page.wait_for_selector("[data-testid=decision]")


def test_hint_show_me_and_coming_back(visitors: Visitors) -> None:
    visitors.forgiven = ("400",)  # of the move that is refused
    game, lesson = lesson_of("samourai")
    page = open_lesson(visitors, "samourai")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text(game.lesson_texts.say("lesson-open-hint"))
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(f"{VERDICT}.good")).to_be_visible()
    expect(page.locator("nav .done")).to_have_count(0)
    page.get_by_role("button", name="Once more").click()
    by_keyboard(page, game, "d1-d9")
    expect(page.get_by_role("alert")).to_contain_text("at most 7 squares")
    do(page, game, "en", [game.read("d1-d4")])
    page.get_by_role("button", name="Go on").click()
    page.reload()
    expect(page.locator(HEADING)).to_have_text("Answer what was said")
    expect(page.locator("nav .done")).to_have_count(1)
    page.get_by_test_id("language").select_option("de")
    expect(page.locator(HEADING)).to_have_text("Antworte auf das Gesagte")
    page.locator("nav button").last.click()
    expect(page.locator(HEADING)).to_have_text("Iki-zumari")
    do(page, game, "en", solution(game, lesson.steps[-1]))
    page.locator(f"{VERDICT} .primary").click()
    page.wait_for_url("**/t/*")
    table = page.evaluate("fetch(`api/tables/${location.pathname.slice(3)}`).then(a => a.json())")
    assert table["seats"][1]["bot"] == "level-1"


@pytest.mark.parametrize("key", TAUGHT)
def test_the_rules_have_boards_to_try(visitors: Visitors, key: str) -> None:
    game, _ = lesson_of(key)
    page = visitors.visit(f"rules/{key}", color_scheme="dark" if key in DARKLY else "light")
    for name in boards_in(game.rules_text):
        page.locator(f'figure[data-board="{name}"]').scroll_into_view_if_needed()
        page.wait_for_selector(f'figure[data-board="{name}"] [role=group]')
    no_text_is_missing(page)
    axe_finds_nothing(page)


def test_a_move_on_a_board_of_the_rules_is_seen_and_taken_back(visitors: Visitors) -> None:
    page = visitors.visit("rules/samourai#M12")
    board = page.locator('figure[data-board="win"]')
    board.locator("[data-cell=d4]").click()
    board.locator("[data-cell=h8]").hover()
    expect(board).to_contain_text("4 dragon, and nothing answers it")
    board.locator("[data-cell=h8]").click()
    expect(board).to_contain_text("Red d4-h8: 4 dragon Iki-zumari.")
    board.get_by_role("button", name="Take back").click()
    expect(board).to_contain_text("Choose something to see what it does.")
    expect(page.locator("#rule-M12.wanted")).to_be_visible()
