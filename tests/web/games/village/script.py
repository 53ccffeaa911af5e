"""How to play `village` on its board, by mouse or by keyboard alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tatami.engine.game import Game
from tests.web.games import BrowserScript, LayoutTable, greedy
from tests.web.page_player import open_lesson_step, show_analyzed_game
from tests.web.table_actions import (
    moves_made,
    play_now,
    press,
    type_move,
    wait_for_move,
    wait_for_turn,
)


def start(page: Page) -> None:
    play_now(page, "village")


def decide_by_mouse(page: Page, number: int) -> None:
    """A card with its cell, or the site of a village."""
    before = moves_made(page)
    cards = page.locator("[data-card].can")
    if cards.count():
        cards.nth(number % cards.count()).click()
    cells = page.locator(".open.can")
    cells.nth(number * 5 % cells.count()).click()
    wait_for_move(page, before)


def decide_by_keyboard(page: Page, number: int) -> None:
    """The page moves the focus to the hand or the field."""
    before = moves_made(page)
    page.wait_for_selector("[data-card].can:focus, .open.can:focus")
    if page.locator("[data-card].can:focus").count():
        page.keyboard.press("Enter")
        page.wait_for_selector(".open.can:focus")
    press(page, ".", number % 3)
    page.keyboard.press("Enter")
    wait_for_move(page, before)


def decide_by_focus(page: Page, number: int) -> None:
    """Focuses any choice directly, also outside of the visible field."""
    before = moves_made(page)
    cards = page.locator("[data-card].can")
    if cards.count():
        cards.nth(number % cards.count()).focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".open.can:focus")
    cells = page.locator(".open.can")
    cells.nth(number * 5 % cells.count()).focus()
    page.keyboard.press("Enter")
    wait_for_move(page, before)


def selectors(_game: Game[Any], text: str) -> list[str]:
    return [f'[data-cell="{text}"], [data-card="{text}"].can']


def table_screen(page: Page) -> None:
    play_now(page, "village")
    for number in range(5):
        wait_for_turn(page)
        lay_a_card(page, number, confirm=number < 4)


def lay_a_card(page: Page, number: int, *, confirm: bool) -> None:
    page.locator("[data-card].can").nth(number % 2).click()
    page.locator(".open.can:not(.due)").first.wait_for()
    visible = visible_cells(page)
    cell = page.locator(f"g[data-cell='{visible[(number * 3 + 1) % len(visible)]}']")
    cell.hover()
    if confirm:
        cell.click()
        page.wait_for_selector("[data-card].can, .due.can")
        if page.locator(".due.can").count():
            page.locator(".due.can").first.click()
            page.wait_for_selector("[data-card].can")


def visible_cells(page: Page) -> list[str]:
    """On a phone the field pans, and a mouse cannot reach what is outside."""
    found = page.locator(".open.can:not(.due)").evaluate_all(INSIDE_THE_FIELD)
    return [str(cell) for cell in found]


INSIDE_THE_FIELD = """cells => {
  const field = document.querySelector('svg.field').getBoundingClientRect();
  const inside = box => box.top >= field.top && box.bottom <= field.bottom
    && box.left >= field.left && box.right <= field.right;
  return cells.filter(cell => inside(cell.getBoundingClientRect())).map(cell => cell.dataset.cell);
}"""


def luck_screen(page: Page) -> None:
    show_analyzed_game(page, "village")


def lesson_screen(page: Page) -> None:
    """A legal move that does not solve the step."""
    open_lesson_step(page, "village", "close")
    for text in ("rice-4", "0,1"):
        type_move(page, text)
        page.wait_for_selector("[data-testid=verdict], .open.can")


SCRIPT = BrowserScript(
    seats=2,
    selectors=selectors,
    then=(".open.can",),  # a card is only picked up until its cell is chosen
    layout=LayoutTable(seats=4, deal="1", policy=greedy, stops=(18, -1)),
    screens={"village": table_screen, "luck": luck_screen, "learn-village": lesson_screen},
)
