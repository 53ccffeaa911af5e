"""What a person does at a table of `seven`, by mouse or by keyboard alone."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Page

from tests.web.playing_by_hand import ASKED, OVER, asked_now, is_answered, press

SEVEN = "Seven Card Samurai"
NO_OPTIONS: Mapping[str, int] = {}
WANTED = ".call, .pile.can, .village.can, .card-actions .can, .own .card.can"
"""What can be pointed at, where no card has to be chosen first."""


def open_seven(page: Page, seats: int, options: Mapping[str, int] = NO_OPTIONS) -> None:
    """A table with bots in all other seats, and perhaps shorter rules."""
    page.get_by_role("button", name=f"Table with friends: {SEVEN}").click()
    page.get_by_label("Your name").fill("Aki")
    page.get_by_role("combobox", name="Players").select_option(str(seats))
    page.get_by_text("Rules of this table").click()
    for name, value in options.items():
        page.get_by_label(name).fill(str(value))
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("combobox", name="Bots").select_option("random")
    page.get_by_role("button", name="Fill with bots and start").click()
    page.wait_for_selector(".seven")


def close_the_sheet(page: Page) -> None:
    """The score sheet opens by itself at the end of a round."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def decide_by_mouse(page: Page, number: int) -> None:
    """One decision; to play a card, it is chosen first and then what is done with it."""
    close_the_sheet(page)
    before = asked_now(page)
    if page.locator("[data-card].can").count() and not page.locator(".call").count():
        cards = page.locator("[data-card].can")
        cards.nth(number * 3 % cards.count()).click()
        page.wait_for_selector("[data-card].chosen")
    wanted = page.locator(".call").or_(page.locator(".card-actions .can"))
    if wanted.count() == 0:
        wanted = page.locator(WANTED)
    wanted.nth(number % min(3, wanted.count())).click()
    is_answered(page, before)


def decide_by_keyboard(page: Page, number: int) -> None:
    """The focus is led to what is asked; the keys do the rest."""
    close_the_sheet(page)
    before = asked_now(page)
    page.wait_for_selector("[data-cell].can:focus")
    if page.locator("[data-card].can:focus").count():
        press(page, ".", number % 3)
        page.keyboard.press("Enter")
        page.wait_for_selector(".card-action.can:focus")
    press(page, ".", number % 2)
    page.keyboard.press("Enter")
    is_answered(page, before)


def wait(page: Page) -> bool:
    """True when something is asked, False when the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    return page.locator(OVER).count() == 0
