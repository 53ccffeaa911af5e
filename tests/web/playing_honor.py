"""How the people of the tests play `honor`: what they choose, and how they point at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tatami.engine import Play
from tests.web.known_deals import Step, bot_chooses
from tests.web.playing_by_hand import ASKED, asked_now, is_answered

WISHES = (
    "save-face", "attack", "ally", "assassinate", "dishonor", "shogun", "play assassin",
    "play dishonor", "play thief", "rob", "steal", "put", "play", "lay", "draw", "take-castle",
    "pay",
)  # fmt: skip
"""The first of these that is possible, otherwise the last choice there is: much happens in a few
turns, and no bot that learns to play better changes it."""


def greedy(play: Play[Any], seat: int) -> int:
    return bot_chooses(play, play.seed, seat, "greedy")


def eager(play: Play[Any], seat: int) -> int:
    texts: dict[str, int] = {play.game.show(action): action for action in play.state.legal()}
    for wish in WISHES:
        found = [text for text in texts if text.startswith(wish)]
        others = [text for text in found if f" {seat + 1}" not in text] or found
        if others:
            return texts[others[0]]
    return list(texts.values())[-1]


def saves_own(play: Play[Any], seat: int) -> int:
    """As one who has given the standing order to save the own face."""
    answer = play.game.follow("own", play.state)
    return eager(play, seat) if answer is None else answer


def point(page: Page, step: Step, how: Callable[[Page, str], None]) -> None:
    """Wait until it can be chosen, and choose it."""
    page.wait_for_selector(ASKED)
    if step.text.startswith("discard"):
        page.get_by_role("button", name="Discard …").click()
    page.locator(f'[data-choice="{step.text}"]').first.wait_for()
    before = asked_now(page)
    how(page, step.text)
    is_answered(page, before)


def click(page: Page, text: str) -> None:
    page.locator(f'[data-choice="{text}"]').first.click()


def walk(page: Page, text: str) -> None:
    """By keys alone: the full stop leads from choice to choice."""
    if page.locator("[data-spot]:focus").count() == 0:
        page.locator("[data-spot][tabindex='0']").first.focus()
    for _ in range(40):
        if page.evaluate("document.activeElement.dataset.choice ?? ''") == text:
            break
        page.keyboard.press(".")
    page.keyboard.press("Enter")


def tap(page: Page, text: str) -> None:
    """The first tap shows what it leads to, the second one does it."""
    choice = page.locator(f'[data-choice="{text}"]').first
    choice.tap()
    expect(page.locator(".decision .previewed .choice")).to_be_visible()
    choice.tap()
