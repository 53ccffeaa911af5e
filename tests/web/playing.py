"""What a person does at a table, by mouse or by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

OVER = "[data-testid=result]"
ASKED = ".sentence.mine"


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
    return page.locator(".story li.move").count()


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
    expect(page.locator(".story li.move")).not_to_have_count(before)
