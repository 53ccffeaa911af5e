"""What a person does at a table of any game, and checks of a page."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.games import title_of

OVER = "[data-testid=result]"
ASKED = ".sentence.mine"
"""The question to the player who must decide."""


def play_now(page: Page, key: str) -> None:
    """From the home page: one click for a table against bots."""
    page.get_by_role("button", name=f"Play now: {title_of(key)}").click()
    page.wait_for_selector(ASKED)


def wait_for_turn(page: Page) -> bool:
    """True when the player must decide, False when the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    return page.locator(OVER).count() == 0


def type_move(page: Page, text: str) -> None:
    page.locator("#typed-move").fill(text)
    page.keyboard.press("Enter")


def press(page: Page, key: str, times: int) -> None:
    for _ in range(times):
        page.keyboard.press(key)


def moves_made(page: Page) -> int:
    return page.locator(".game-log li.move").count()


def wait_for_move(page: Page, before: int) -> None:
    expect(page.locator(".game-log li.move")).not_to_have_count(before)


def decision_state(page: Page) -> str:
    """Text that changes with every decision."""
    return str(page.evaluate(DECISION_STATE))


def wait_for_answer(page: Page, before: str) -> None:
    page.wait_for_function(f"before => ({DECISION_STATE}) !== before", arg=before)


DECISION_STATE = (
    "document.querySelectorAll('.game-log li').length + '|' + "
    "document.querySelector('.game-log li:last-child').innerText + '|' + "
    "document.querySelector('.decision').innerText.split('\\n')[0]"
)


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Confirm resignation").click()


def verify_deal(page: Page) -> None:
    """At the end of a game."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Verify shuffle").click()


ANIMATIONS_END = """
() => Promise.all(document.getAnimations()
  .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
  .map((one) => one.finished.catch(() => null))).then(() => null)
"""


def axe_finds_nothing(page: Page) -> None:
    """Waits for animations first: during a cross-fade the contrast is too low."""
    page.evaluate(ANIMATIONS_END)
    found = Axe().run(page)
    problems = [
        f"{problem['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for problem in found.response["violations"]
        for node in problem["nodes"]
    ]
    assert problems == [], problems


def no_text_is_missing(page: Page) -> None:
    """The client shows `[key]` for a missing text, and `{$name}` for a missing variable. The page
    must also fit its window."""
    names = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    shown = page.locator("body").inner_text() + " ".join(names)
    assert re.findall(r"\[[a-z][\w-]+\]|\{ ?\$\w+ ?\}", shown) == []
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"], "the page scrolls sideways"  # type: ignore[index]
