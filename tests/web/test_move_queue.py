"""What others do is seen one after the other, and whoever would rather not wait need not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import SLOW_LINE, Visitors
from tests.web.playing_by_hand import ASKED, moves_made
from tests.web.playing_seven import decide_by_mouse, open_seven

# A slow line is made of the page's own timers, and these tests stop its clock: nothing would come.
pytestmark = pytest.mark.skipif(SLOW_LINE > 0, reason="the clock that slows the line stands still")
MOVES = ".game-log li.move"
SHOW_ALL = "Show all now"
AT_ONCE, ONE_BY_ONE = "Moves of others: at once", "Moves of others: one by one"
PAUSE = 450
"""Milliseconds for which a move is shown."""


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """Four at a table, and Aki is waiting for the others; the page's clock stands still."""
    page = visitors.visit()
    page.evaluate("localStorage.removeItem('tatami.moves')")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    open_seven(page, 4)
    hurry(page)
    number = 0
    while page.locator(ASKED).count():
        decide_by_mouse(page, number)
        number += 1
    return page


def hurry(page: Page) -> None:
    """Until one is asked: more may come meanwhile."""
    while not page.locator(ASKED).count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(20)


def test_moves_are_shown_one_by_one_until_one_does_not_want_to_wait(page: Page) -> None:
    expect(page.get_by_role("button", name=SHOW_ALL)).to_be_visible()
    before = moves_made(page)
    page.clock.run_for(PAUSE)
    expect(page.locator(MOVES)).to_have_count(before + 1)
    expect(page.locator(ASKED)).to_have_count(0)
    page.get_by_role("button", name=SHOW_ALL).click()
    hurry(page)
    assert moves_made(page) > before + 3


def test_who_looks_back_does_not_miss_anything(page: Page) -> None:
    expect(page.get_by_role("button", name=SHOW_ALL)).to_be_visible()
    before = moves_made(page)
    page.keyboard.press("[")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    assert moves_made(page) > before + 1


def test_who_wants_it_sees_moves_as_they_come(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=ONE_BY_ONE).click()
    expect(page.get_by_role("button", name=AT_ONCE)).to_be_visible()
    assert page.evaluate("localStorage['tatami.moves']") == "at-once"
    expect(page.locator(ASKED)).to_be_visible()
    page.get_by_role("button", name=AT_ONCE).click()
    assert page.evaluate("localStorage['tatami.moves']") is None
