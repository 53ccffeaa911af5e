"""How to play `samourai` on its board, by mouse or by keyboard alone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

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
    play_now(page, "samourai")
    page.wait_for_selector("[data-cell]")


def move_by_mouse(page: Page, number: int) -> None:
    before = moves_made(page)
    movable = page.locator('[data-cell][aria-label*="can move"]')
    movable.nth(number * 7 % movable.count()).click()
    targets = page.locator("[data-cell].can")
    targets.nth(number * 5 % targets.count()).click()
    wait_for_move(page, before)


def move_by_keyboard(page: Page, number: int) -> None:
    before = moves_made(page)
    page.locator("[data-cell][tabindex='0']").focus()
    press(page, ".", 1 + number % 3)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-cell][aria-selected=true]")
    press(page, ".", 1 + number % 4)
    expect(page.locator("[data-cell]:focus")).to_have_accessible_name(re.compile("can go here"))
    page.keyboard.press("Enter")
    wait_for_move(page, before)


def selectors(game: Game[Any], text: str) -> list[str]:
    """The samurai's square, then the target square."""
    move: Any = game.move(game.read(text))
    return [f'[data-cell="{move.start}"]', f'[data-cell="{move.end}"]']


def table_screen(page: Page) -> None:
    play_now(page, "samourai")
    wait_for_turn(page)
    type_move(page, "d1-d4")
    page.locator(".game-log", has_text="h11-k11").wait_for(state="attached")
    page.locator("[data-cell=d4]").click()
    page.locator("[data-cell].can").first.hover()


def analysis_screen(page: Page) -> None:
    show_analyzed_game(page, "samourai")


def hint_screen(page: Page) -> None:
    play_now(page, "samourai")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("[data-testid=hint]")


def lesson_screen(page: Page) -> None:
    """A step with its hint, and the preview of a move."""
    open_lesson_step(page, "samourai", "few")
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-cell=h5]").click()
    page.locator("[data-cell=h2]").hover()


def rules_screen(page: Page) -> None:
    """A board in the rules, with the preview of a move."""
    page.goto(f"{page.url}rules/samourai#M8")
    board = page.locator('figure[data-board="answer"]')
    board.locator("[data-cell=h1]").click()
    board.locator("[data-cell=h5]").hover()


SCRIPT = BrowserScript(
    seats=2,
    selectors=selectors,
    layout=LayoutTable(seats=2, deal="1", policy=greedy, stops=(1,), items=".grab"),
    opening=("d1-d4", "h11-k11"),
    screens={
        "samourai": table_screen,
        "analysis": analysis_screen,
        "hint": hint_screen,
        "learn": lesson_screen,
        "rules": rules_screen,
    },
)
