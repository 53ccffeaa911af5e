"""`village` on its board: whole games by mouse and by keyboard, dragging, panning, touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.games import title_of
from tests.web.games.village.script import (
    decide_by_focus,
    decide_by_keyboard,
    decide_by_mouse,
    start,
)
from tests.web.gate_matrix import rest_is_long
from tests.web.screen_reader import Listener
from tests.web.table_actions import (
    OVER,
    axe_finds_nothing,
    no_text_is_missing,
    verify_deal,
    wait_for_turn,
)

LONGEST = 200
ENDED = re.compile("wins?|draw|share", re.IGNORECASE)
FINGER = 40
"""Pixels."""


def test_a_game_by_mouse(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page)
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        decide_by_mouse(page, number)
    expect(page.locator(OVER)).to_contain_text(ENDED)
    expect(page.get_by_role("heading", name="Final count")).to_be_visible()
    verify_deal(page)
    expect(page.get_by_role("status").filter(has_text="Shuffle verified")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    expect(page.locator(".events")).to_contain_text("The piles are shuffled")
    axe_finds_nothing(page)


def test_a_game_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.visit()
    page.get_by_role("button", name=f"Play now: {title_of('village')}").focus()
    page.keyboard.press("Enter")
    wait_for_turn(page)
    axe_finds_nothing(page)
    field = page.get_by_role("group", name="Villages and cards")
    expect(field.get_by_role("img", name=re.compile("^Village 0,0: "))).to_be_visible()
    page.locator("[data-card].can").first.focus()
    listener = Listener(page)
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        decide_by_keyboard(page, number)
    expect(page.locator(OVER)).to_contain_text(ENDED)
    listener.heard_the_whole_game()


def test_a_card_is_dragged_to_the_field_which_pans_and_zooms(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page)
    field = page.locator("svg.field")
    before = field.get_attribute("viewBox") or ""
    field.hover(position={"x": 40, "y": 40})
    page.mouse.wheel(0, -300)
    expect(field).not_to_have_attribute("viewBox", before)
    page.get_by_role("button", name="Fit to screen").click()
    expect(field).to_have_attribute("viewBox", before)
    page.locator("[data-card].can").first.drag_to(page.locator("g.open").first)
    expect(page.locator(".game-log")).to_contain_text("You play")


@pytest.mark.parametrize("width", rest_is_long([360, 390], 360))
def test_every_card_is_large_enough_for_a_finger(visitors: Visitors, width: int) -> None:
    page = visitors.visit(viewport={"width": width, "height": 740}, has_touch=True)
    start(page)
    for number in range(12):
        if not wait_for_turn(page):
            break
        assert smallest(page, "g.open, g.laid, [data-card]") >= FINGER
        decide_by_focus(page, number)
    no_text_is_missing(page)


def smallest(page: Page, selector: str) -> float:
    sizes = page.locator(selector).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).flatMap(box => [box.width, box.height])"
    )
    return float(min(sizes))
