"""How to play `seven` on its board, by mouse or by keyboard alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page

from tatami.engine.game import Game
from tests.web.games import BrowserScript, LayoutTable, PlainTable, greedy, title_of
from tests.web.layout import Played
from tests.web.page_player import open_lesson_step
from tests.web.table_actions import ASKED, decision_state, press, wait_for_answer, wait_for_turn

TITLE = title_of("seven")
NO_OPTIONS: Mapping[str, int] = {}
CHOICES = ".call, .pile.can, .village.can, .card-actions .can, .own .card.can"
"""What can be clicked without choosing a card first."""


def open_table(page: Page, seats: int, options: Mapping[str, int] = NO_OPTIONS) -> None:
    """A table with random bots in all other seats."""
    page.get_by_role("button", name=f"Table with friends: {TITLE}").click()
    page.get_by_label("Your name").fill("Aki")
    page.locator("dialog").get_by_role("combobox", name="Players").select_option(str(seats))
    page.get_by_text("Rules of this table").click()
    for name, value in options.items():
        page.get_by_label(name).fill(str(value))
    page.get_by_role("button", name="Create table").click()
    page.locator(".lobby").get_by_role("combobox", name="Bots").select_option("random")
    page.get_by_role("button", name="Start with bots").click()
    page.wait_for_selector(".seven")


def close_score_sheet(page: Page) -> None:
    """The board opens it at the end of a round."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def decide_by_mouse(page: Page, number: int) -> None:
    """One decision. To play a card, first choose it, then what to do with it."""
    close_score_sheet(page)
    before = decision_state(page)
    if page.locator("[data-card].can").count() and not page.locator(".call").count():
        cards = page.locator("[data-card].can")
        cards.nth(number * 3 % cards.count()).click()
        page.wait_for_selector("[data-card].chosen")
    choices = page.locator(".call").or_(page.locator(".card-actions .can"))
    if choices.count() == 0:
        choices = page.locator(CHOICES)
    choices.nth(number % min(3, choices.count())).click()
    wait_for_answer(page, before)


def decide_by_keyboard(page: Page, number: int) -> None:
    """The page moves the focus to the next decision."""
    close_score_sheet(page)
    before = decision_state(page)
    page.wait_for_selector("[data-cell].can:focus")
    if page.locator("[data-card].can:focus").count():
        press(page, ".", number % 3)
        page.keyboard.press("Enter")
        page.wait_for_selector(".card-action.can:focus")
    press(page, ".", number % 2)
    page.keyboard.press("Enter")
    wait_for_answer(page, before)


def selectors(_game: Game[Any], text: str) -> list[str]:
    """A pile, a village or an open card; or a card of the hand, then the action."""
    verb, _, rest = text.partition(" ")
    if verb == "draw":
        return [f'[data-cell="{rest}"]']
    if verb == "on":
        return [f'[data-cell="village:{int(rest[1:]) - 1}"]']
    if text.startswith("take back"):
        return [f'[data-cell^="back:{text.split()[-1]}"].can']
    if verb in ("strike", "take"):
        return ["[data-cell=lot]" if rest == "hand" else f'[data-cell="open:{rest}"]']
    action = f'[data-choice="{text}"]'
    if " + " in text or verb in ("call", "end"):
        return [action]
    return [f'[data-card="{rest if verb in ("lay", "discard") else verb}"].can', action]


def table_screen(page: Page) -> None:
    """A full table with a chosen card."""
    open_table(page, 8)
    for number in range(2):
        wait_for_turn(page)
        decide_by_mouse(page, number)
    wait_for_turn(page)
    strongest_card(page).click()


def late_screen(page: Page) -> None:
    """Villages with cards, and two bandits in the hand."""
    Played(page, "seven", LATE).play_until(LATE.stops[0])
    page.wait_for_selector(ASKED)
    close_score_sheet(page)
    strongest_card(page).click()
    page.mouse.move(2, 2)  # away from the card, whose explanation covers the village


def strongest_card(page: Page) -> Locator:
    """A hand is sorted: its last cards, ninja and bandits, are played on others."""
    return page.locator("[data-card].can").last


def lesson_screen(page: Page) -> None:
    """A chosen bandit: every village shows what it would lose."""
    open_lesson_step(page, "seven", "raid")
    page.locator('[data-card="bandit-4"].can').click()


def rules_screen(page: Page) -> None:
    page.goto(f"{page.url}rules/seven#S9")
    board = page.locator('figure[data-board="raid"]')
    board.locator('[data-card="bandit-4"]').click()
    page.wait_for_timeout(600)  # the actions scroll into view
    board.evaluate("board => board.scrollIntoView({ block: 'center' })")


SHORT = {"rounds": 2, "turns": 5}
LATE = LayoutTable(seats=5, deal="3", policy=greedy, bot="greedy", stops=(44,))
SCRIPT = BrowserScript(
    seats=2,
    selectors=selectors,
    layout=LayoutTable(
        seats=8, deal="1", policy=greedy, stops=(2, 23, 26), items="[data-card], .village.victim"
    ),
    plain_tables=(PlainTable(2, SHORT, 390), PlainTable(8, SHORT, 1280)),
    screens={
        "seven": table_screen,
        "seven-late": late_screen,
        "learn-seven": lesson_screen,
        "rules-seven": rules_screen,
    },
)
