"""What a person does at a table, by mouse or by keyboard alone."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

OVER = "[data-testid=result]"
ASKED = ".sentence.mine"
VILLAGE = "Samurai: The Card Game"


def start(page: Page, title: str) -> None:
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.wait_for_selector(ASKED)


def start_samourai(page: Page) -> None:
    start(page, "Samouraï")
    page.wait_for_selector("[data-cell]")


def wait_for_turn(page: Page) -> bool:
    """True when something is asked, False when the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    return page.locator(OVER).count() == 0


def moves_made(page: Page) -> int:
    return page.locator(".game-log li.move").count()


def move_by_mouse(page: Page, number: int) -> None:
    before = moves_made(page)
    movable = page.locator('[data-cell][aria-label*="can move"]')
    movable.nth(number * 7 % movable.count()).click()
    targets = page.locator("[data-cell].can")
    targets.nth(number * 5 % targets.count()).click()
    has_moved(page, before)


def move_by_keyboard(page: Page, number: int) -> None:
    before = moves_made(page)
    page.locator("[data-cell][tabindex='0']").focus()
    press(page, ".", 1 + number % 3)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-cell][aria-selected=true]")
    press(page, ".", 1 + number % 4)
    expect(page.locator("[data-cell]:focus")).to_have_accessible_name(re.compile("can go here"))
    page.keyboard.press("Enter")
    has_moved(page, before)


def press(page: Page, key: str, times: int) -> None:
    for _ in range(times):
        page.keyboard.press(key)


def has_moved(page: Page, before: int) -> None:
    expect(page.locator(".game-log li.move")).not_to_have_count(before)


def lay_by_mouse(page: Page, number: int) -> None:
    """One decision of `village`: a card, a cell, or the site of a village."""
    before = asked_now(page)
    if page.locator("[data-card].can").count():
        cards = page.locator("[data-card].can")
        cards.nth(number % cards.count()).click()
    else:
        cells = page.locator(".open.can")
        cells.nth(number * 5 % cells.count()).click()
    is_answered(page, before)


def lay_by_keyboard(page: Page, number: int) -> None:
    """The focus is led to the hand or the field; the keys do the rest."""
    before = asked_now(page)
    page.wait_for_selector("[data-card].can:focus, .open.can:focus")
    if page.locator(".open.can:focus").count():
        press(page, ".", number % 3)
    page.keyboard.press("Enter")
    is_answered(page, before)


def asked_now(page: Page) -> str:
    return str(page.evaluate(ASKED_NOW))


def is_answered(page: Page, before: str) -> None:
    page.wait_for_function(f"before => ({ASKED_NOW}) !== before", arg=before)


ASKED_NOW = (
    "document.querySelectorAll('.game-log li').length + '|' + "
    "document.querySelector('.game-log li:last-child').innerText + '|' + "
    "document.querySelector('.decision').innerText.split('\\n')[0]"
)


MOVEMENTS_END = """
() => Promise.all(document.getAnimations()
  .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
  .map((one) => one.finished.catch(() => null))).then(() => null)
"""


def axe_finds_nothing(page: Page) -> None:
    """Of a page at rest: halfway through a cross-fade nothing has contrast."""
    page.evaluate(MOVEMENTS_END)
    found = Axe().run(page)
    problems = [
        f"{problem['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for problem in found.response["violations"]
        for node in problem["nodes"]
    ]
    assert problems == [], problems


def no_text_is_missing(page: Page) -> None:
    names = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    told = page.locator("body").inner_text() + " ".join(names)
    assert re.findall(r"\[[a-z][\w-]+\]", told) == []
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"], "the page scrolls sideways"  # type: ignore[index]
