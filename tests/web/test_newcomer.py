"""A newcomer with an empty browser: from the home page to the first own move."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page

import tatami
from tests.web.conftest import Visitors
from tests.web.games import script_of, title_of
from tests.web.layout import GET
from tests.web.table_actions import ASKED, decision_state, wait_for_answer

MOST_CLICKS = 3


class CountedClicks:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.count += 1


@pytest.mark.parametrize("key", tatami.game_keys())
def test_the_first_move_takes_three_clicks_at_most(people: Visitors, key: str) -> None:
    page = people.visit(is_new=True)
    clicks, began = CountedClicks(page), time.monotonic()
    clicks.click(f'button[aria-label="Play now: {title_of(key)}"]')
    page.wait_for_selector(ASKED)
    before = decision_state(page)
    for selector in (*first_move(page, key), *script_of(key).then):
        clicks.click(selector)
    wait_for_answer(page, before)
    print(f"{key}: {clicks.count} clicks, {time.monotonic() - began:.1f} s")
    assert clicks.count <= MOST_CLICKS


def first_move(page: Page, key: str) -> list[str]:
    """What to click on the board for the first legal move that the board shows."""
    table = page.evaluate(GET, f"api/tables/{page.url.rpartition('/')[2]}")
    game: Any = tatami.game(key)
    for action in table["legal"]:
        selectors = script_of(key).selectors(game, game.show(action))
        if page.locator(selectors[0]).first.is_visible():
            return selectors
    raise AssertionError("the board shows no legal move")


def test_seats_and_level_are_asked_and_remembered_and_the_lesson_is_offered_once(
    people: Visitors,
) -> None:
    key = max(tatami.game_keys(), key=lambda key: tatami.game(key).max_seats)
    page = people.visit(is_new=True)
    card = page.locator("article", has_text=title_of(key))
    card.get_by_role("link", name="Start with the lesson").wait_for()
    card.get_by_label("Players").select_option("2")
    card.get_by_label("Against bots").select_option("level-1")
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    seats = page.evaluate(GET, f"api/tables/{page.url.rpartition('/')[2]}")["seats"]
    assert [seat.get("bot", "") for seat in seats] == ["", "level-1"]
    page.goto(people.server.url)
    card.get_by_role("button", name="Play now").wait_for()
    assert card.get_by_role("link", name="Start with the lesson").count() == 0
    assert card.get_by_label("Players").input_value() == "2"
    assert card.get_by_label("Against bots").input_value() == "level-1"
