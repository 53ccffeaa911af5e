"""`seven` on its board: whole games, secret cards, pairs, dragging, touch, every language."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.web.conftest import Visitors
from tests.web.games.seven.script import (
    TITLE,
    close_score_sheet,
    decide_by_keyboard,
    decide_by_mouse,
    open_table,
)
from tests.web.gate_matrix import rest_is_long
from tests.web.known_deals import names_of_bots
from tests.web.page_size import transferred_bytes
from tests.web.screen_reader import Listener
from tests.web.table_actions import (
    ASKED,
    OVER,
    axe_finds_nothing,
    decision_state,
    press,
    wait_for_answer,
    wait_for_turn,
)

LONGEST = 400
TIMEOUT = 60_000
"""Milliseconds: seven bots play before the player's next turn."""
SHORT = {2: {"Rounds": 2, "Turn limit": 3}, 8: {"Rounds": 2, "Turn limit": 2}}
"""Options of a whole game with short rounds."""


@pytest.mark.parametrize("seats", rest_is_long([2, 8], 2))
def test_a_game_by_mouse(visitors: Visitors, seats: int) -> None:
    page = visitors.visit()
    page.set_default_timeout(TIMEOUT)
    open_table(page, seats, SHORT[seats])
    expect(page.locator(".village")).to_have_count(seats - 1)
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        decide_by_mouse(page, number)
    expect(page.locator(OVER)).to_contain_text(re.compile("wins? with|share the victory"))
    check_the_score_sheet(page, seats)


def check_the_score_sheet(page: Page, seats: int) -> None:
    count = page.get_by_test_id("end-count")
    expect(count.locator("li")).to_have_count(seats)
    expect(count).to_contain_text(re.compile("ahead of|A tie"))
    axe_finds_nothing(page)
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    rows = sheet.locator("tbody tr")
    expect(rows).to_have_count(seats)
    for row in range(seats):
        cells = rows.nth(row).locator("td").all_inner_texts()
        numbers = [int(text.split()[0]) for text in cells]  # "12, called seven" is 12
        assert sum(numbers[:-1]) == numbers[-1]
    close_score_sheet(page)


@pytest.mark.parametrize("seats", rest_is_long([2, 8], 8))
def test_a_game_by_keyboard_alone(visitors: Visitors, seats: int) -> None:
    page = visitors.visit(reduced_motion="reduce")
    page.set_default_timeout(TIMEOUT)
    open_table(page, seats, SHORT[seats])
    assert wait_for_turn(page)
    pile = page.get_by_role("button", name=re.compile("^Draw pile, "))
    expect(pile).to_have_attribute("tabindex", "0")
    pile.focus()
    listener = Listener(page)
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        decide_by_keyboard(page, number)
    expect(page.locator(OVER)).to_contain_text(re.compile("wins? with|share the victory"))
    listener.heard_the_whole_game()


@pytest.mark.parametrize(
    ("width", "theme"),
    rest_is_long(itertools.product((1280, 390), ("light", "dark")), (1280, "light"), (390, "dark")),
)
def test_axe_finds_nothing_at_a_full_table(visitors: Visitors, width: int, theme: str) -> None:
    page = visitors.visit(viewport={"width": width, "height": 844}, color_scheme=theme)
    open_table(page, 8)
    draw_two(page)
    axe_finds_nothing(page)
    page.locator("[data-card].can").first.click()
    page.locator(".card-action").first.hover()
    axe_finds_nothing(page)
    page.get_by_role("button", name="All cards").click()
    axe_finds_nothing(page)


def draw_two(page: Page) -> None:
    for _ in range(2):
        assert wait_for_turn(page)
        before = decision_state(page)
        page.locator(".pile.can").first.click()
        wait_for_answer(page, before)


def test_arrow_keys_reach_every_place_and_it_has_a_name(
    visitors: Visitors,
) -> None:
    page = visitors.visit()
    open_table(page, 4)
    assert wait_for_turn(page)
    page.locator("[data-cell=pile]").focus()
    page.keyboard.press("ArrowRight")
    focused = page.locator("[data-cell]:focus")
    expect(focused).to_have_accessible_name(re.compile(r"^Discard pile, (empty|.* on top: )"))
    press(page, "ArrowRight", 1)
    expect(focused).to_have_accessible_name(
        re.compile(
            rf"^{names_of_bots(3)[2]}’s village, "
            r".*defense \d+, \d+ rice, \d+ in hand, .*0 points"
        )
    )
    steps = page.get_by_role("list", name="This turn").get_by_role("listitem")
    expect(steps).to_have_text(["draw", "draw", "play", "play"])
    expect(steps.first).to_have_attribute("aria-current", "step")
    expect(page.locator("[data-cell][tabindex='0']")).to_have_count(1)


def test_an_illegal_place_is_refused_with_the_rule(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, 2)
    for _ in range(LONGEST):
        assert wait_for_turn(page)
        if page.get_by_text(re.compile("^Draw ")).count() and not can(page, "discard"):
            break
        decide_by_mouse(page, 0)
    page.locator("[data-cell=discard]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("you may only draw a samurai")
    expect(page.get_by_role("alert").get_by_role("button", name="Rule S5")).to_be_visible()


def can(page: Page, place: str) -> bool:
    return page.locator(f"[data-cell='{place}'].can").count() > 0


def hand(page: Page, *cards: str) -> Locator:
    return page.locator(", ".join(f"[data-card^={card}].can" for card in cards))


def until_one_can_play(page: Page, *cards: str) -> None:
    """Draw and discard until one of these cards is in the hand, and both plays are left."""
    for _ in range(LONGEST):
        assert wait_for_turn(page)
        close_score_sheet(page)
        first = "Play two cards" in page.locator(ASKED).inner_text()
        if first and hand(page, *cards).count():
            return
        if page.locator("[data-card].can").count():
            page.locator("[data-card].can").first.click()
            choose(page, page.locator("[data-choice^=discard]"))
        else:
            choose(page, page.locator(".pile.can, [data-choice=end], .own .card.can").first)
    raise AssertionError(f"no {cards} came")


def choose(page: Page, what: Locator) -> None:
    before = decision_state(page)
    what.click()
    wait_for_answer(page, before)


def test_a_card_is_dragged_to_the_row_the_pile_or_a_village(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, 3)
    until_one_can_play(page, "red", "yellow", "blue", "green", "ronin")
    drag(
        page, hand(page, "red", "yellow", "blue", "green", "ronin").first, page.locator(".own .row")
    )
    expect(page.locator(".game-log")).to_contain_text(re.compile("You add a"))
    drag(page, page.locator("[data-card].can").first, page.locator("[data-cell=discard]"))
    expect(page.locator(".game-log")).to_contain_text(re.compile("You discard a"))
    until_one_can_play(page, "bandit")
    drag(page, hand(page, "bandit").first, page.locator(".village").first)
    expect(page.locator(".game-log")).to_contain_text(
        re.compile(rf"You take (no|\d+) rice from {names_of_bots(1)[0]}")
    )


def drag(page: Page, card: Locator, target: Locator) -> None:
    before = decision_state(page)
    card.drag_to(target)
    wait_for_answer(page, before)


def test_a_pair_is_offered_before_its_first_card_is_played(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, 3)
    for _ in range(LONGEST):
        until_one_can_play(page, "bandit", "ninja")
        if page.locator("[data-choice*='+']").count():
            break
        page.locator("[data-card].can").first.click()
        choose(page, page.locator("[data-choice^=discard]"))
    expect(page.get_by_text("As a pair:")).to_be_visible()
    assert page.locator("[data-card] .cord").count() >= 2
    pair = page.locator("[data-choice*='+']").first
    card, partner = (pair.get_attribute("data-choice") or "").split(" + ")
    first = page.locator(f"[data-card={card}]").first
    second = page.locator(f"[data-card={partner}]").last
    drag(page, first, second)
    expect(page.locator(ASKED)).to_contain_text(re.compile("Choose a target for .* with a "))
    expect(page.locator(".played svg")).to_have_count(2)
    choose(page, page.locator(".village.can").last)
    expect(page.locator(".steps .now")).to_have_count(1)


def test_a_chosen_bandit_shows_what_it_would_take_from_each(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, 4)
    until_one_can_play(page, "bandit")
    hand(page, "bandit").first.click()
    expect(page.locator(".village .chip.less")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator("[data-card].chosen")).to_have_count(0)


def test_a_finger_taps_twice(visitors: Visitors) -> None:
    page = visitors.visit(viewport={"width": 390, "height": 844}, has_touch=True)
    open_table(page, 8)
    assert wait_for_turn(page)
    expect(page.locator("aside.seats")).to_be_hidden()
    page.locator("[data-cell=pile]").tap()
    expect(page.locator(".decision .previewed")).to_contain_text(
        re.compile("Draw from pile.*left", re.DOTALL)
    )
    assert "Draw two cards" in page.locator(ASKED).inner_text()
    page.locator("[data-cell=pile]").tap()
    expect(page.locator(ASKED)).to_contain_text("Draw one more card")


def test_every_button_is_large_enough_for_a_finger(visitors: Visitors) -> None:
    page = visitors.visit(viewport={"width": 360, "height": 780}, has_touch=True)
    open_table(page, 8)
    draw_two(page)
    page.locator("[data-card].can").first.tap()
    page.wait_for_selector(".card-action")
    small = page.locator(".seven button:visible").evaluate_all(
        "all => all.map(one => [one.className, one.getBoundingClientRect()])"
        ".filter(([, box]) => box.width < 39.5 || box.height < 39.5).map(([name]) => name)"
    )
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360


class SocketListener:
    """All messages that a browser receives by its socket."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def since(self, number: int) -> str:
        return "\n".join(self.frames[number:])


def test_what_a_shogun_sees_reaches_nobody_else(visitors: Visitors) -> None:
    """Aki and Birgit in two browsers; one of them looks into the hand of a bot."""
    one, two = visitors.visit(), visitors.visit()
    received = SocketListener(two)
    sit_down_as_three(one, two)
    mover = until_somebody_can_look(one, two)
    if mover is two:  # the holder of the shogun looks, the other one listens
        one, two, received = two, one, SocketListener(one)
        two.reload()
        two.wait_for_selector(".seven")
    before = len(received.frames)
    hand(one, "shogun").first.click()
    choose(one, one.locator("[data-choice='shogun hand']"))
    choose(one, one.locator(".village.can", has_text=names_of_bots(1)[0]))
    expect(one.get_by_text("for your eyes only")).to_be_visible()
    seen = one.locator(".secret [data-cell]").evaluate_all("all => all.map(o => o.dataset.cell)")
    expect(two.locator(".game-log")).to_contain_text(f"looks at {names_of_bots(1)[0]}’s hand")
    assert two.locator(".secret").count() == 0
    reveals_nothing(two, received.since(before), [cell.split(":")[1] for cell in seen])
    choose(one, one.locator(".secret .can").first)
    expect(two.locator(".game-log")).to_contain_text("takes a card from ")
    reveals_nothing(two, received.since(before), [cell.split(":")[1] for cell in seen])
    assert '"saw"' not in str(replay_of(two)) and "'saw'" not in str(replay_of(two))
    assert any("saw" in str(moment) for moment in replay_of(one)["moments"])


def reveals_nothing(page: Page, frames: str, seen: list[str]) -> None:
    """The frames of the look and the taking name no card but the shogun that was played. What the
    listener has not seen, and what it is still sure of, is counted again when a card it knew of may
    have been taken; which one was, does not show in it (`test_memory.py`)."""
    assert seen
    frames = re.sub(r'"unseen":\{[^}]*\}|"known":\[[^]]*\]', "", frames)
    for card in seen:
        if card != "shogun":
            assert f'"{card}"' not in frames, (card, frames)
    assert '"saw"' not in frames and '"took"' not in frames
    assert "you see" not in page.locator("body").inner_text()


def replay_of(page: Page) -> dict[str, Any]:
    """With the cookies of the page."""
    table = page.url.rsplit("/", 1)[1]
    text = page.evaluate("async path => (await fetch(path)).text()", f"api/tables/{table}/replay")
    found: dict[str, Any] = json.loads(text)
    return found


def sit_down_as_three(one: Page, two: Page) -> None:
    one.get_by_role("button", name=f"Table with friends: {TITLE}").click()
    one.get_by_label("Your name").fill("Aki")
    one.locator("dialog").get_by_role("combobox", name="Players").select_option("3")
    one.get_by_role("button", name="Create table").click()
    one.get_by_role("button", name="Add bot").first.click()
    expect(one.get_by_role("button", name="Add bot")).to_have_count(1)
    two.goto(one.get_by_role("textbox", name="Table link").input_value())
    two.get_by_label("Your name").fill("Birgit")
    two.get_by_role("button", name="Join here").click()
    one.wait_for_selector(".seven")
    two.wait_for_selector(".seven")


def until_somebody_can_look(one: Page, two: Page) -> Page:
    """Both draw and discard until one of them holds a shogun, at the first play of a turn."""
    for _ in range(4 * LONGEST):
        mover = next((page for page in (one, two) if page.locator(ASKED).count()), None)
        if mover is None:
            one.wait_for_timeout(50)
            continue
        close_score_sheet(mover)
        if hand(mover, "shogun").count():
            return mover
        if mover.locator("[data-card].can").count():
            mover.locator("[data-card].can").first.click()
            choose(mover, mover.locator("[data-choice^=discard]"))
        else:
            choose(mover, mover.locator(".pile.can, [data-choice=end]").first)
    raise AssertionError("no shogun came")


@pytest.mark.parametrize("language", rest_is_long(["nl", "de", "fr"], "fr"))
def test_no_text_is_missing_in_any_language(visitors: Visitors, language: str) -> None:
    page = visitors.visit()
    open_table(page, 5)
    draw_two(page)
    page.evaluate(f"localStorage.setItem('language', '{language}')")
    page.reload()
    page.locator("[data-card].can").first.click()
    page.wait_for_selector(".card-action")
    names = page.locator(".seven [aria-label]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label')).join(' ')"
    )
    said = page.locator("body").inner_text() + str(names)
    assert re.findall(r"\[[a-z][\w-]+\]|\{ ?\$", said) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 1280


def test_a_table_of_seven_is_light(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, 2)
    table = visitors.visit(page.url.removeprefix(visitors.server.url))
    table.wait_for_selector(".seven")
    whole = transferred_bytes(table)
    print(f"a table of seven: {whole} bytes (script + style, gzip)")
    assert whole < 120_000


def test_the_movement_of_cards_is_animated(visitors: Visitors) -> None:
    page = visitors.visit(reduced_motion="no-preference")
    open_table(page, 2)
    assert wait_for_turn(page)
    page.evaluate(
        "window.flown = 0; new MutationObserver(all => all.forEach(one => "
        "window.flown += one.addedNodes.length)).observe("
        "document.querySelector('.sky'), { childList: true })"
    )
    choose(page, page.locator("[data-cell=pile]"))
    page.wait_for_function("window.flown > 0")
    expect(page.locator(".sky span")).to_have_count(0)


def test_a_finished_game_can_be_replayed(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, 3, {"Rounds": 1, "Turn limit": 1})
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        decide_by_mouse(page, number)
    close_score_sheet(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".village")).to_have_count(2)
    page.keyboard.press("Home")
    expect(page.locator(".count").last).to_have_text(re.compile("^0 /"))
    page.keyboard.press("ArrowRight")
    axe_finds_nothing(page)
