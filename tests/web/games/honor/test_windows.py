"""A game that has gone on for a while, in windows of many sizes."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import Visitors
from tests.web.games import LayoutTable, greedy
from tests.web.layout import SETTLED, Played
from tests.web.table_actions import ASKED

CROWDED = LayoutTable(seats=3, deal="8", policy=greedy, bot="greedy", stops=(16,))
"""Another player has seven kinds of cards in one house."""
PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
SHORT_LAPTOP: ViewportSize = {"width": 1366, "height": 650}
HIDDEN_NUMBERS = """
() => [...document.querySelectorAll('.shelf .card')].flatMap((card) => {
  const shelf = card.closest('.shelf').getBoundingClientRect();
  return [...card.querySelectorAll('.values > span')].filter((value) => {
    const { left, right, top, bottom } = value.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return right > shelf.right || !card.contains(seen);
  }).map((value) => value.textContent);
})
"""


def test_many_cards_in_a_house_and_a_long_log_fit(people: Visitors) -> None:
    page = people.visit(viewport=LAPTOP)
    Played(page, "honor", CROWDED).play_until(CROWDED.stops[0])
    page.wait_for_selector(ASKED)
    page.set_viewport_size(SHORT_LAPTOP)
    last = page.locator(".game-log li").last
    expect(last).to_be_in_viewport(ratio=1)
    page.set_viewport_size(PHONE)
    page.evaluate(SETTLED)
    assert page.locator(".crowded").count() > 0
    page.locator(".crowded").first.scroll_into_view_if_needed()
    assert page.evaluate(HIDDEN_NUMBERS) == []
