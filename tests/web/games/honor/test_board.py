"""`honor` on its board: whole games, every kind of decision, mouse, keyboard and touch.

The deals are fixed and the engine predicts them (`tests.web.known_deals`), so that each test knows
what will happen: a battle, an alliance, an assassin, a dishonor, a face saved by another player.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.games.honor.script import by_click, by_keys, by_taps, choose, eager, saves_own_face
from tests.web.gate_matrix import rest_is_long
from tests.web.known_deals import open_table, predict
from tests.web.screen_reader import Listener
from tests.web.table_actions import ASKED, OVER, axe_finds_nothing

SHORT = {"limit": 30, "target": 250}
SHORTER = {"limit": 18, "target": 250}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def test_a_game_of_three_by_mouse(people: Visitors) -> None:
    steps = list(predict("honor", 3, "264", {0: eager}, bot="random", options=SHORT))
    page = people.visit()
    open_table({0: page}, "honor", 3, "264", bot="random", options=SHORT)
    for number, step in enumerate(step for step in steps if step.seat == 0):
        choose(page, step, by_click)
        if number == 4:
            axe_finds_nothing(page)
    expect(page.locator(OVER)).to_contain_text(re.compile("wins?|share"))
    expect(page.locator(".panel .won").first).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    expect(page.locator(".wall .panel")).to_have_count(3)
    axe_finds_nothing(page)


def test_a_game_of_six_by_keyboard_alone(people: Visitors) -> None:
    steps = list(predict("honor", 6, "156", {0: eager}, bot="random", options=SHORTER))
    page = people.visit(color_scheme="dark")
    open_table({0: page}, "honor", 6, "156", bot="random", options=SHORTER)
    page.wait_for_selector(".wall")
    expect(page.locator(".panel")).to_have_count(6)
    axe_finds_nothing(page)
    fits = "document.documentElement.scrollHeight <= innerHeight + 8"
    assert page.evaluate(fits), "six players are not on one screen"
    listener = Listener(page)
    for step in steps:
        if step.seat == 0:
            choose(page, step, by_keys)
    expect(page.locator(OVER)).to_contain_text(re.compile("wins?|share"))
    listener.heard_the_whole_game()
    axe_finds_nothing(page)


ALL_EVENTS = {
    "dishonored", "attacked", "allied", "sent-assassin", "saved-face", "became-shogun", "stole",
}  # fmt: skip


def test_two_browsers_and_all_kinds_of_events(people: Visitors) -> None:
    steps = list(predict("honor", 3, "31", {0: eager, 1: eager}, bot="random", options=SHORT))
    seen: set[str] = set()
    pages = {0: people.visit(), 1: people.visit()}
    open_table(pages, "honor", 3, "31", bot="random", options=SHORT)
    for step in steps:
        if step.seat not in pages:
            continue
        mine, other = pages[step.seat], pages[1 - step.seat]
        if step.kind == "react":
            is_asked_in_secret(mine, other)
        if step.text.startswith(("attack", "assassinate")):
            shows_its_chance(mine, step.text)
        choose(mine, step, by_click)
        seen |= set(step.events)
        if "rolled" in step.events or "sent-assassin" in step.events:
            expect(mine.locator(".dice[role=img]")).to_be_visible()
        if "allied" in step.events:
            expect(other.locator(".cords path").first).to_be_attached()
        if "became-shogun" in step.events:
            expect(other.locator(".panel [data-place=shogun]")).to_be_visible()
        if seen >= ALL_EVENTS:
            return
    raise AssertionError(f"this did not happen: {ALL_EVENTS - seen}")


def is_asked_in_secret(mine: Page, other: Page) -> None:
    """H30: the prompt is visible, and nobody else sees who is asked."""
    prompt = mine.get_by_role("group", name="Your answer is needed")
    expect(prompt).to_be_in_viewport()
    expect(prompt).to_contain_text("save face", ignore_case=True)
    expect(other.get_by_test_id("decision")).to_contain_text("Somebody is choosing in secret")
    expect(other.get_by_role("group", name="Your answer is needed")).to_have_count(0)
    expect(other.locator("[aria-current=true]")).to_have_count(0)


def shows_its_chance(page: Page, text: str) -> None:
    choice = page.locator(f'[data-choice="{text}"]').first
    choice.hover()
    expect(page.locator(".decision .previewed")).to_contain_text(re.compile(r"\d+\s?%"))


def test_an_auto_reply_answers(people: Visitors) -> None:
    steps = list(predict("honor", 3, "40", {0: saves_own_face}, bot="random", options=SHORT))
    saved = [at for at, step in enumerate(steps) if step.seat == 0 and step.text == "save-face"]
    assert saved != []
    page = people.visit()
    open_table({0: page}, "honor", 3, "40", bot="random", options=SHORT)
    page.get_by_label("When someone can save face").select_option("own")
    page.evaluate(WATCH_FOR_PROMPT)
    for step in steps[: saved[0]]:
        if step.seat == 0 and step.kind != "react":
            choose(page, step, by_click)
    expect(page.locator(".game-log")).to_contain_text("You save face.")
    assert page.evaluate("window.prompted") is False


WATCH_FOR_PROMPT = """
() => {
  window.prompted = false;
  const asked = () => document.querySelector('[data-choice="save-face"]') !== null;
  new MutationObserver(() => (window.prompted ||= asked())).observe(
    document.body, { childList: true, subtree: true });
}
"""


def test_a_finger_taps_twice_on_a_phone(people: Visitors) -> None:
    steps = list(predict("honor", 6, "156", {0: eager}, bot="random", options=SHORTER))
    page = people.visit(**PHONE)
    open_table({0: page}, "honor", 6, "156", bot="random", options=SHORTER)
    for step in [step for step in steps if step.seat == 0][:6]:
        choose(page, step, by_taps)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    axe_finds_nothing(page)


TOO_SMALL = """
[...document.querySelectorAll(".wall button, .wall select, .wall [role=button]")]
  .map((one) => [one.dataset.choice ?? one.innerText, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 40 || box.height < 40).map(([name]) => name)
"""


@pytest.mark.parametrize("language", rest_is_long(["de-DE", "fr-FR", "nl-NL"], "fr-FR"))
def test_every_language_fits_360_pixels(people: Visitors, language: str) -> None:
    page = people.visit(locale=language, viewport={"width": 360, "height": 740})
    open_table({0: page}, "honor", 6, "156", bot="random", options=SHORTER)
    page.wait_for_selector(ASKED)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.evaluate(TOO_SMALL) == []
    assert re.findall(r"\[[a-z][\w-]+\]", page.locator("body").inner_text()) == []


def test_a_card_is_dropped_on_a_house_or_on_the_discards(people: Visitors) -> None:
    page = people.visit()
    open_table({0: page}, "honor", 3, "38", bot="random", options=SHORT)
    warrior = page.locator('[data-choice^="play warrior"]').first
    card = (warrior.get_attribute("data-choice") or "").removeprefix("play ")
    warrior.drag_to(page.locator('[data-spot="house 0 samurai"]'))
    expect(page.locator(".game-log")).to_contain_text("to your samurai’s house")
    expect(page.locator('[data-spot="house 0 samurai"]')).to_have_accessible_name(
        re.compile(card.replace("-", " "), re.IGNORECASE)
    )
    page.locator('[data-spot^="hand "].can').first.drag_to(page.locator('[data-spot="discards"]'))
    expect(page.locator(".game-log")).to_contain_text("You discard")


def test_screen_readers_get_a_name_for_every_part(people: Visitors) -> None:
    page = people.visit()
    open_table({0: page}, "honor", 3, "38", bot="random", options=SHORT)
    page.wait_for_selector(ASKED)
    expect(page.get_by_role("img", name=re.compile("Honor on the way to 250"))).to_be_visible()
    services = page.get_by_role("img", name=re.compile("Aki 1’s samurai’s house: honor 0, ki 6"))
    expect(services).to_be_visible()
    expect(page.get_by_role("group", name=re.compile("Aki 1: .* of 250 honor"))).to_be_visible()
    expect(page.get_by_role("group", name=re.compile("^The table"))).to_be_visible()


def test_a_card_is_discarded_by_a_button_or_a_key(people: Visitors) -> None:
    page = people.visit()
    open_table({0: page}, "honor", 3, "38", bot="random", options=SHORT)
    page.get_by_role("button", name="Discard…").click()
    page.locator('[data-choice^="discard"]').first.click()
    discards = page.locator(".game-log li", has_text="You discard")
    expect(discards).to_have_count(1)
    page.locator('[data-spot="hand 0"]').focus()
    page.keyboard.press("Delete")
    expect(discards).to_have_count(2)
