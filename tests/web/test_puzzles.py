"""Puzzles in the browser: an answer by playing, the explanation, and the source game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

import tatami
from tatami.engine.puzzles import Puzzle, puzzles_of
from tests.web.conftest import Visitors
from tests.web.lesson_page import READY, VERDICT, type_by_keyboard
from tests.web.table_actions import axe_finds_nothing, no_text_is_missing

GAME = tatami.game("samourai")
FILE = puzzles_of(GAME)


def answer(page: Page, actions: list[int]) -> None:
    for number, action in enumerate(actions):
        page.wait_for_selector(f"{READY} #typed-move")
        type_by_keyboard(page, GAME.show(action))
        if number < len(actions) - 1:
            left = len(actions) - 1 - number
            expect(page.get_by_test_id("task")).to_contain_text(f"{left} move")
    page.wait_for_selector(VERDICT)


def open_puzzle(page: Page, url: str, puzzle: Puzzle) -> None:
    page.goto(f"{url}puzzles/{GAME.key}/{puzzle.id}")
    page.wait_for_selector("[data-testid=task]")


def test_a_puzzle_is_solved_by_playing_and_explained(visitors: Visitors) -> None:
    page: Any = visitors.visit("puzzles", reduced_motion="reduce")
    page.wait_for_selector("li.sheet a.primary")
    url = page.url.removesuffix("puzzles")
    win = next(one for one in FILE.puzzles if one.task == "win" and one.moves == 2)
    open_puzzle(page, url, win)
    answer(page, [action for _, action in win.line[::2]])
    expect(page.locator(VERDICT)).to_contain_text("Right!")
    expect(page.locator("dl")).to_contain_text("1 of 1")
    only = next(one for one in FILE.puzzles if one.task == "only")
    open_puzzle(page, url, only)
    answer(page, [only.losses[0][0]])
    expect(page.locator(VERDICT)).to_contain_text("loses by force")
    axe_finds_nothing(page)
    no_text_is_missing(page)
    page.get_by_role("link", name="View source game").click()
    expect(page.locator("main")).to_contain_text("Continue from here")
    page.go_back()
    page.wait_for_selector("[data-testid=task]")
    answer(page, [*only.right])
    expect(page.locator(VERDICT)).to_contain_text("does not change your rating")
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-testid=decision]")
