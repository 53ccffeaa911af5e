"""Words and cards explain themselves: by mouse, by keyboard and by touch."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.games import LARGEST
from tests.web.known_deals import open_table
from tests.web.table_actions import ASKED, axe_finds_nothing

OPEN = "aside:popover-open"
WORD = f"{ASKED} .term"
CARD = "[data-card]:has([data-explain])"


def box(place: Locator) -> dict[str, float]:
    found = place.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def covers(one: dict[str, float], other: dict[str, float]) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    down = one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    return across and down


def is_explained(page: Page, place: Locator) -> None:
    """The explanation is open, cites a rule, is read aloud and does not cover what it explains."""
    expect(page.locator(OPEN)).to_contain_text("Rule S")
    expect(place).to_have_attribute("aria-describedby", "explanation")
    assert not covers(box(page.locator(OPEN)), box(place))


def test_words_and_cards_explain_themselves(people: Visitors) -> None:
    page = people.visit(reduced_motion="reduce", has_touch=True)
    open_table({0: page}, LARGEST, 2, "explained")
    word, card = page.locator(WORD).first, page.locator(CARD).first
    word.hover()
    is_explained(page, word)
    axe_finds_nothing(page)
    page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_have_count(0)
    page.mouse.move(2, 2)
    word.press("Tab")
    page.keyboard.press("Shift+Tab")
    is_explained(page, word)
    page.keyboard.press("?")
    expect(page.locator("dialog .wanted")).to_be_visible()
    page.keyboard.press("Escape")
    card.hover()
    is_explained(page, card)
    page.mouse.move(2, 2)
    expect(page.locator(OPEN)).to_have_count(0)
    word.tap()
    is_explained(page, word)
    page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_have_count(0)
    press_long(page, card)
    is_explained(page, card)
    assert page.locator(f"{CARD}[aria-pressed=true]").count() == 0  # a long press chooses nothing


def press_long(page: Page, place: Locator) -> None:
    """A finger that stays on a place until its explanation is open, and is then lifted."""
    found = box(place)
    at = {"x": found["x"] + found["width"] / 2, "y": found["y"] + found["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(place).to_have_attribute("aria-describedby", "explanation")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
