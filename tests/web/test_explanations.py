"""Words and cards explain themselves: by mouse, by keyboard and by touch, all of a game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

import tatami
from tatami.engine.terms import lexicon
from tests.web.conftest import Visitors
from tests.web.games import KEYS, LARGEST, script_of
from tests.web.known_deals import open_table
from tests.web.layout import SETTLED, Played
from tests.web.table_actions import ASKED, OVER, axe_finds_nothing

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


@pytest.mark.parametrize("key", KEYS)
def test_every_word_of_a_game_on_its_table_is_explained(people: Visitors, key: str) -> None:
    """At the start, in the middle, there also in another language, and at the end."""
    wanted = script_of(key).layout
    played = Played(people.visit(), key, wanted)
    found = unexplained(played.page, key, "en")
    played.play_until(max(wanted.stops))
    found += unexplained(played.page, key, "en")
    played.show("de")
    found += unexplained(played.page, key, "de")
    played.show("en")
    if short := script_of(key).plain_tables[:1]:
        table = msgspec.structs.replace(wanted, seats=short[0].seats, options=short[0].options)
        played.page.goto(people.server.url)
        played = Played(played.page, key, table)
    played.play_until(-1)
    played.page.wait_for_selector(OVER)
    found += unexplained(played.page, key, "en")
    assert found == []


def unexplained(page: Page, key: str, language: str) -> list[str]:
    """The words of a game that no hover, tap or long press on them explains."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    if page.locator("dialog[open]").count() == 0:
        page.get_by_test_id("goal").click()
    page.evaluate(SETTLED)
    known = lexicon(tatami.game(key).texts, language)
    texts: list[Any] = page.evaluate(TEXTS)
    assert len(texts) > 20
    found = []
    for text, marks in texts:
        assert set(marks) <= set(known.terms), (text, marks)
        found += [f"{term}: {text}" for term in known.in_text(text) if term not in marks]
    page.keyboard.press("Escape")
    return found


TEXTS = """() => {
  const UNITS = "button, p, li, td, th, dt, dd, label, text, [data-cell], [data-spot]";
  const MARKS = "[data-explain]";
  const found = new Map();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const element = node.parentElement;
    const box = element.getBoundingClientRect();
    // A title is a name. Texts for screen readers only are one pixel wide.
    if (node.data.trim() === "" || element.closest("h1, h2, option") || box.width <= 1) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const unit = element.closest(UNITS) ?? element;
    found.set(unit, (found.get(unit) ?? "") + node.data);
  }
  return [...found].map(([unit, text]) => {
    const marks = [...unit.querySelectorAll(MARKS)];
    for (let one = unit; one; one = one.parentElement) if (one.matches(MARKS)) marks.push(one);
    return [text, marks.flatMap((mark) => mark.dataset.explain.split(" ").filter(Boolean))];
  });
}"""
"""What is visible, paragraph by paragraph, with the terms that are explained there."""
