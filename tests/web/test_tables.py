"""Games played to their end in the browser, by mouse, by keyboard, by two people."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Visitors
from tests.web.playing_by_hand import (
    ASKED,
    OVER,
    VILLAGE,
    asked_now,
    axe_finds_nothing,
    is_answered,
    lay_by_keyboard,
    lay_by_mouse,
    move_by_keyboard,
    move_by_mouse,
    no_text_is_missing,
    start,
    start_samourai,
    wait_for_turn,
)
from tests.web.server_process import Server

LONGEST = 200
ENDED = re.compile("wins?|draw|share", re.IGNORECASE)


def test_a_game_of_samourai_by_mouse(visitors: Visitors) -> None:
    page = visitors.visit()
    start_samourai(page)
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        move_by_mouse(page, number)
    expect(page.locator(OVER)).to_contain_text(ENDED)
    expect(page.locator(OVER)).to_contain_text(re.compile(r"Rule M1[245]"))
    check_after_the_game(page, visitors)


def check_after_the_game(page: Page, visitors: Visitors) -> None:
    """Verify, rematch, replay, record, import."""
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.get_by_role("status").filter(has_text="The deal was fair")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record = Path(download.value.path()).read_bytes()
    page.get_by_role("link", name="Replay").click()
    last = page.locator(".count").inner_text()
    page.keyboard.press("Home")
    expect(page.locator(".count")).to_have_text(re.compile("^0 /"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".events")).to_contain_text("Guest")
    page.get_by_role("slider").fill(last.split(" / ")[0])
    expect(page.locator(".count")).to_have_text(last)
    import_record(visitors, record, last)


def import_record(visitors: Visitors, record: bytes, last: str) -> None:
    other = visitors.visit("replay")
    put(other, record)
    expect(other.locator(".count")).to_have_text(last)
    expect(other.locator(OVER)).to_contain_text(ENDED)
    other.get_by_role("button", name="Verify the deal").click()
    expect(other.get_by_role("status").filter(has_text="The deal adds up")).to_be_visible()
    changed = json.loads(record)
    changed["moves"][0][0] = "d1-d3"
    visitors.forgiven = ("400",)
    put(other, json.dumps(changed).encode(), again=True)
    expect(other.get_by_role("alert")).to_contain_text("move 1")


def put(page: Page, record: bytes, again: bool = False) -> None:
    if again:
        page.reload()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": record}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def test_a_game_of_samourai_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.visit()
    page.get_by_role("button", name="Play now: Samouraï").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-cell]")
    board = page.get_by_role("grid", name="The board, 11 by 11")
    expect(board.get_by_role("row")).to_have_count(11)
    expect(board.get_by_role("gridcell")).to_have_count(121)
    expect(board.get_by_role("gridcell", name="d1, shiro, Red, can move")).to_be_visible()
    expect(page.get_by_test_id("spoken")).to_contain_text("Your turn. Open the game")
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        move_by_keyboard(page, number)
    expect(page.locator(OVER)).to_contain_text(ENDED)
    expect(page.get_by_test_id("spoken")).to_contain_text(re.compile("Iki-zumari|drawn"))


def test_a_game_of_village_by_mouse(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page, VILLAGE)
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        lay_by_mouse(page, number)
    expect(page.locator(OVER)).to_contain_text(ENDED)
    expect(page.get_by_role("heading", name="The count")).to_be_visible()
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.get_by_role("status").filter(has_text="The deal was fair")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    expect(page.locator(".events")).to_contain_text("The piles are shuffled")
    axe_finds_nothing(page)


def test_a_game_of_village_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.visit()
    page.get_by_role("button", name=f"Play now: {VILLAGE}").focus()
    page.keyboard.press("Enter")
    wait_for_turn(page)
    axe_finds_nothing(page)
    field = page.get_by_role("group", name="The field")
    expect(field.get_by_role("img", name=re.compile("^0,0: village with"))).to_be_visible()
    page.locator("[data-card].can").first.focus()
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        lay_by_keyboard(page, number)
    expect(page.locator(OVER)).to_contain_text(ENDED)


def test_a_card_is_dragged_to_the_field_which_pans_and_zooms(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page, VILLAGE)
    field = page.locator("svg.field")
    before = field.get_attribute("viewBox") or ""
    field.hover(position={"x": 40, "y": 40})
    page.mouse.wheel(0, -300)
    expect(field).not_to_have_attribute("viewBox", before)
    page.get_by_role("button", name="Show everything").click()
    expect(field).to_have_attribute("viewBox", before)
    page.locator("[data-card].can").first.drag_to(page.locator("g.open").first)
    expect(page.locator(".game-log")).to_contain_text("Guest lays")


def test_typed_moves_and_the_reason_why_not(visitors: Visitors) -> None:
    page = visitors.visit()
    start_samourai(page)
    wait_for_turn(page)
    page.keyboard.press("/")
    page.keyboard.type("d1-e3")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("not a straight line")
    page.get_by_role("button", name="Rule M4").click()
    expect(page.locator("#rule-M4.wanted")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#typed-move").fill("d1-d4")
    page.keyboard.press("Enter")
    expect(page.locator(".game-log")).to_contain_text("d1-d4: 3 dragon")
    wait_for_turn(page)
    page.locator("h1").click()
    page.keyboard.press("?")
    expect(page.locator("li.wanted")).to_be_visible()


def test_an_illegal_square_is_answered_with_the_rule_and_drag_moves(visitors: Visitors) -> None:
    page = visitors.visit()
    start_samourai(page)
    wait_for_turn(page)
    page.locator("[data-cell=d1]").click()
    page.locator("[data-cell=e3]").click()
    expect(page.get_by_role("alert")).to_contain_text("not a straight line")
    page.locator("[data-cell=d1]").drag_to(page.locator("[data-cell=d4]"))
    expect(page.locator(".game-log")).to_contain_text("d1-d4: 3 dragon")


def test_taking_back_looking_back_and_resigning(visitors: Visitors) -> None:
    page = visitors.visit()
    start_samourai(page)
    wait_for_turn(page)
    page.locator("#typed-move").fill("d1-d4")
    page.keyboard.press("Enter")
    expect(page.locator(".game-log")).to_contain_text("Bot, greedy h11-d7")
    page.get_by_role("button", name="Guest d1-d4: 3 dragon").click()
    expect(page.get_by_text("After move 1")).to_be_visible()
    expect(page.locator("[data-cell=h11]")).to_have_accessible_name(re.compile("Black"))
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("[data-cell=h11]")).not_to_have_accessible_name(re.compile("Black"))
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-cell=d1]")).to_have_accessible_name(re.compile("Red"))
    resign(page)
    expect(page.locator(OVER)).to_contain_text("Guest has resigned")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-cell=d11]")).to_be_visible()
    expect(page.locator(OVER)).to_have_count(0)


def test_a_finger_taps_twice(visitors: Visitors) -> None:
    page = visitors.visit(viewport={"width": 390, "height": 844}, has_touch=True)
    start_samourai(page)
    wait_for_turn(page)
    page.locator("[data-cell=d1]").tap()
    page.locator("[data-cell=d4]").tap()
    expect(page.locator(".decision .previewed")).to_contain_text(
        re.compile(r"d1-d4.*3 dragon, \d+ answers", re.DOTALL)
    )
    page.locator("[data-cell=d4]").tap()
    expect(page.locator(".game-log")).to_contain_text("d1-d4: 3 dragon")


def test_bots_are_chosen_by_level_and_remembered(visitors: Visitors) -> None:
    page = visitors.visit()
    against = page.get_by_label("Play now against")
    against.wait_for()
    offered = against.locator("option").all_inner_texts()
    assert offered[:2] == ["Level 1, novice", "Level 2, learner"]
    assert offered.index("Level 8, master") < offered.index("Bot, greedy")
    against.select_option(label="Level 1, novice")
    start_samourai(page)
    expect(page.locator(".seats")).to_contain_text("Bot, level 1")
    page.goto(visitors.server.url)
    expect(against).to_have_value("level-1")
    page.get_by_role("button", name=f"Table with friends: {VILLAGE}").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Bots").select_option(label="Level 2, learner")
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_role("button", name="Add a bot").first.click()
    expect(page.locator(".seats")).to_contain_text("Bot, level 2 (2)")
    wait_for_turn(page)


def test_a_promise_that_was_not_kept_is_noticed(visitors: Visitors) -> None:
    page = visitors.visit()
    start_samourai(page)
    wait_for_turn(page)
    [table] = page.evaluate("Object.keys(JSON.parse(localStorage['tatami.promises']))")
    assert page.url.endswith(table)
    resign(page)
    for what, verdict in (
        ("'commitment'] = 'another'", "Not the deal that was promised"),
        ("'salt'] = 'another'", "Your salt is missing"),
    ):
        before = page.evaluate("localStorage['tatami.promises']")
        page.evaluate(
            "table => { const all = JSON.parse(localStorage['tatami.promises']);"
            f"all[table][{what}; localStorage['tatami.promises'] = JSON.stringify(all) }}",
            table,
        )
        page.get_by_role("button", name="Verify the deal").click()
        expect(page.get_by_role("status").filter(has_text=verdict)).to_be_visible()
        page.evaluate("before => localStorage['tatami.promises'] = before", before)
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.get_by_role("status").filter(has_text="The deal was fair")).to_be_visible()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()


def test_the_notation_is_two_columns_to_look_back_by_and_to_copy(visitors: Visitors) -> None:
    page = visitors.visit(permissions=["clipboard-read", "clipboard-write"])
    start_samourai(page)
    for move in ("d1-d4", "d4-a7"):
        wait_for_turn(page)
        page.locator("#typed-move").fill(move)
        page.keyboard.press("Enter")
        expect(page.locator(".game-log")).to_contain_text(f"Guest {move}")
    wait_for_turn(page)
    score = page.get_by_role("complementary", name="Notation")
    expect(score.get_by_role("listitem")).to_have_count(2)
    expect(score.get_by_role("listitem").first).to_have_text(
        re.compile(r"1\s*d1-d4\s*3 dragon\s*h11-d7\s*4 ibis")
    )
    score.get_by_role("button", name="Copy").click()
    expect(score.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("1. d1-d4 3 dragon  h11-d7 4 ibis\n2. d4-a7 3 ho bo  ")
    score.get_by_role("button", name="h11-d7").click()
    expect(page.get_by_text("After move 2")).to_be_visible()
    expect(score.get_by_role("button", name="h11-d7")).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="Take back").click()
    expect(score.get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(score.get_by_role("listitem")).to_have_count(1)


@pytest.mark.parametrize("width", [360, 390])
def test_a_finger_finds_every_square_and_card_on_a_phone(visitors: Visitors, width: int) -> None:
    page = visitors.visit(viewport={"width": width, "height": 740}, has_touch=True)
    start_samourai(page)
    assert smallest(page, "[data-cell]") >= FINGER
    page.get_by_role("button", name="Show everything").tap()
    assert page.locator("[data-cell=a1]").bounding_box()["x"] >= 0  # type: ignore[index]
    assert page.locator("[data-cell=k1]").bounding_box()["x"] <= width - 20  # type: ignore[index]
    page.goto(visitors.server.url)
    start(page, VILLAGE)
    for number in range(12):
        if not wait_for_turn(page):
            break
        assert smallest(page, "g.open, g.laid, [data-card]") >= FINGER
        lay_by_keys(page, number)
    no_text_is_missing(page)


FINGER = 40
"""Pixels."""


def smallest(page: Page, what: str) -> float:
    sizes = page.locator(what).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).flatMap(box => [box.width, box.height])"
    )
    return float(min(sizes))


def lay_by_keys(page: Page, number: int) -> None:
    before = asked_now(page)
    found = page.locator("[data-card].can, .open.can")
    found.nth(number * 5 % found.count()).focus()
    page.keyboard.press("Enter")
    is_answered(page, before)


def test_two_browsers_at_one_table_with_a_restart_in_between(
    browser: Browser, fresh_server: Server
) -> None:
    visitors = Visitors(browser, fresh_server)
    visitors.forgiven = ("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
    one = visitors.visit()
    one.get_by_role("button", name="Table with friends: Samouraï").click()
    one.get_by_label("Your name").fill("Aki")
    one.get_by_role("button", name="Open the table").click()
    link = one.get_by_role("textbox", name="Address of this table").input_value()
    expect(one.get_by_role("img", name="QR code")).to_be_visible()
    two = visitors.visit(link.removeprefix(fresh_server.url))
    two.get_by_label("Your name").fill("Birgit")
    two.get_by_role("button", name="Sit here").click()
    play(one, two, "d1-d4", "Aki d1-d4: 3 dragon")
    assert two.title().startswith("● Your turn")
    fresh_server.stop()
    expect(two.get_by_text("The connection is lost")).to_be_visible()
    fresh_server.start()
    expect(two.get_by_text("The connection is lost")).to_have_count(0)
    expect(one.get_by_text("The connection is lost")).to_have_count(0)
    play(two, one, "h11-d7", "Birgit h11-d7: 4 ibis")
    two.context.set_offline(True)
    play(one, one, "d4-a7", "Aki d4-a7")
    two.context.set_offline(False)
    expect(two.locator(".game-log")).to_contain_text("Aki d4-a7")
    one.get_by_label("Say something").fill("well <b>played</b>")
    one.keyboard.press("Enter")
    expect(two.locator(".game-log")).to_contain_text("Aki: well <b>played</b>")
    visitors.leave()


def play(mover: Page, watcher: Page, move: str, told: str) -> None:
    mover.wait_for_selector(ASKED)
    mover.locator("#typed-move").fill(move)
    mover.locator("#typed-move").press("Enter")
    expect(watcher.locator(".game-log")).to_contain_text(told)


def test_what_was_said_stays_with_whoever_has_left(visitors: Visitors) -> None:
    ann = visitors.visit()
    ann.get_by_role("button", name="Table with friends: Samouraï").click()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Open the table").click()
    ann.get_by_label("Say something").fill("back soon")
    ann.keyboard.press("Enter")
    expect(ann.locator(".game-log")).to_contain_text("Ann: back soon")
    expect(ann.get_by_role("button", name="Report this line")).to_have_count(0)
    ann.get_by_role("button", name="Leave the seat").click()
    expect(ann.locator(".game-log")).to_contain_text("Ann leaves.")
    bo = visitors.visit(ann.url.removeprefix(visitors.server.url))
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit here").first.click()
    expect(bo.locator(".game-log")).to_contain_text("Bo sits down.")
    expect(bo.get_by_role("button", name="Report this line: Ann: back soon")).to_be_visible()


def test_a_spectator_sees_and_may_not_touch(visitors: Visitors) -> None:
    page = visitors.visit()
    start_samourai(page)
    wait_for_turn(page)
    other = visitors.visit(page.url.removeprefix(visitors.server.url))
    expect(other.get_by_text("You are watching")).to_be_visible()
    expect(other.get_by_test_id("decision")).to_contain_text("Waiting for Guest")
    assert other.locator("#typed-move").count() == 0
    expect(page.get_by_text("one person is watching")).to_be_visible()
    third = visitors.visit(page.url.removeprefix(visitors.server.url))
    expect(page.get_by_text("2 people are watching")).to_be_visible()
    expect(third.get_by_text("and one other")).to_be_visible()
    other.close()
    third.close()
    expect(page.get_by_test_id("watching")).to_have_count(0)


def test_the_plain_board_plays_samourai_to_the_end(visitors: Visitors) -> None:
    page = visitors.visit()
    start_samourai(page)
    page.goto(page.url + "?plain")
    page.wait_for_selector(".plain")
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        choices = page.locator("[data-choice]")
        before = page.locator(".game-log li.move").count()
        choices.nth(number % choices.count()).click()
        expect(page.locator(".game-log li.move")).not_to_have_count(before)
    expect(page.locator(OVER)).to_contain_text(ENDED)


def test_the_plain_board_plays_a_game_with_hidden_hands_and_secret_answers(
    visitors: Visitors,
) -> None:
    page = visitors.visit()
    page.get_by_role("button", name="Play now: The Crane").click()
    for _ in range(LONGEST):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if page.locator(OVER).count():
            break
        before = page.locator(".game-log").inner_text() + page.locator(ASKED).inner_text()
        page.locator("[data-choice]").first.click()
        page.wait_for_function(
            "before => { const ask = document.querySelector('.sentence.mine');"
            "return document.querySelector('[data-testid=result]') || "
            "(ask && document.querySelector('.game-log').innerText + ask.innerText !== before) }",
            arg=before,
        )
    expect(page.locator(OVER)).to_contain_text(re.compile("win|draw|share", re.IGNORECASE))
