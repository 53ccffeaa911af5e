"""What a learner does on the page of a lesson."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tatami.engine.game import Game
from tests.web.conftest import Visitors
from tests.web.games import script_of

HEADING = ".words h2"
VERDICT = "[data-testid=verdict]"
READY = ".decision[aria-busy=false]"
STATE = """document.querySelector('[data-testid=spoken]').innerText + '|'
  + document.querySelector('.decision').innerText
  + document.querySelectorAll('.ways button').length"""


def open_lesson(visitors: Visitors, key: str) -> Page:
    page = visitors.visit(f"learn/{key}", reduced_motion="reduce")
    page.wait_for_selector("[data-testid=decision]")
    return page


def play_actions(
    page: Page, game: Game[Any], actions: list[int], *, by_mouse: bool = False
) -> None:
    """Plays the actions, and waits for the answer to each."""
    for action in actions:
        text = game.show(action)
        page.wait_for_selector(f"{READY} #typed-move")
        before = page.evaluate(STATE)
        if by_mouse:
            click_move(page, game, text)
        else:
            type_by_keyboard(page, text)
        page.wait_for_selector(READY)
        page.wait_for_function(f"before => ({STATE}) !== before", arg=before)


def type_by_keyboard(page: Page, text: str) -> None:
    if page.locator("#typed-move:focus").count() == 0:
        page.keyboard.press("/")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def click_move(page: Page, game: Game[Any], text: str) -> None:
    for selector in script_of(game.key).selectors(game, text):
        page.locator(selector).first.click()
