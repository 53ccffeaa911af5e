"""The page shows the moves of others one at a time; a button and a setting skip the pauses."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import SLOW_LINE, Visitors
from tests.web.games.seven.script import decide_by_mouse, open_table
from tests.web.table_actions import ASKED, moves_made

# A slow line uses timers of the page, and these tests stop the page's clock.
pytestmark = pytest.mark.skipif(SLOW_LINE > 0, reason="the clock that slows the line stands still")
MOVES = ".game-log li.move"
SHOW_ALL = "Skip"
PAUSE = 450
"""Milliseconds for which a move is shown."""


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """A table of four, where Aki waits for the others. The page's clock stands still."""
    page = visitors.visit()
    page.evaluate("localStorage.removeItem('tatami.moves')")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    open_table(page, 4)
    skip_to_decision(page)
    number = 0
    while page.locator(ASKED).count():
        decide_by_mouse(page, number)
        number += 1
    return page


def skip_to_decision(page: Page) -> None:
    """More moves may arrive meanwhile."""
    while not page.locator(ASKED).count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(20)


def test_a_button_shows_all_moves_at_once(page: Page) -> None:
    expect(page.get_by_role("button", name=SHOW_ALL)).to_be_visible()
    before = moves_made(page)
    page.clock.run_for(PAUSE)
    expect(page.locator(MOVES)).to_have_count(before + 1)
    expect(page.locator(ASKED)).to_have_count(0)
    page.get_by_role("button", name=SHOW_ALL).click()
    skip_to_decision(page)
    assert moves_made(page) > before + 3


def test_viewing_an_earlier_position_shows_all_moves_first(page: Page) -> None:
    expect(page.get_by_role("button", name=SHOW_ALL)).to_be_visible()
    before = moves_made(page)
    page.keyboard.press("[")
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    assert moves_made(page) > before + 1


def test_a_setting_shows_moves_without_pauses(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    speed = page.get_by_label("Opponents’ moves")
    speed.select_option("at-once")
    assert page.evaluate("localStorage['tatami.moves']") == "at-once"
    expect(page.locator(ASKED)).to_be_visible()
    speed.select_option("normal")
    assert page.evaluate("localStorage['tatami.moves']") is None
