"""`samourai` on its board: whole games by mouse and by keyboard, dragging, touch, notation."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.games.samourai.script import move_by_keyboard, move_by_mouse, start
from tests.web.gate_matrix import rest_is_long
from tests.web.screen_reader import Listener
from tests.web.table_actions import (
    OVER,
    moves_made,
    no_text_is_missing,
    type_move,
    verify_deal,
    wait_for_move,
    wait_for_turn,
)

LONGEST = 200
ENDED = re.compile("wins?|draw|share", re.IGNORECASE)


def test_a_game_by_mouse(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page)
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        move_by_mouse(page, number)
    expect(page.locator(OVER)).to_contain_text(ENDED)
    expect(page.locator(OVER)).to_contain_text(re.compile(r"Rule M1[245]"))
    check_after_the_game(page, visitors)


def check_after_the_game(page: Page, visitors: Visitors) -> None:
    """Verify, rematch, replay, record, import."""
    verify_deal(page)
    expect(page.get_by_role("status").filter(has_text="Shuffle verified")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="More").click()
        page.get_by_role("link", name="Game file").click()
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
    other.get_by_role("button", name="Verify shuffle").click()
    expect(other.get_by_role("status").filter(has_text="The shuffle is consistent")).to_be_visible()
    changed = json.loads(record)
    changed["moves"][0][0] = "d1-d3"
    visitors.ignored_errors = ("400",)
    put(other, json.dumps(changed).encode(), again=True)
    expect(other.get_by_role("alert")).to_contain_text("move 1")


def put(page: Page, record: bytes, again: bool = False) -> None:
    if again:
        page.reload()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": record}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def test_a_game_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.visit()
    page.get_by_role("button", name="Play now: Samouraï").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-cell]")
    board = page.get_by_role("grid", name="Board of 11 by 11 squares")
    expect(board.get_by_role("row")).to_have_count(11)
    expect(board.get_by_role("gridcell")).to_have_count(121)
    expect(board.get_by_role("gridcell", name="d1, shiro, Red, can move")).to_be_visible()
    expect(page.get_by_test_id("spoken")).to_contain_text("Your turn. Open the game")
    listener = Listener(page)
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        move_by_keyboard(page, number)
    expect(page.locator(OVER)).to_contain_text(ENDED)
    listener.heard_the_whole_game()
    expect(page.get_by_test_id("spoken")).to_contain_text(re.compile("Iki.zumari|draw"))


def test_an_illegal_square_is_answered_with_the_rule_and_drag_moves(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page)
    wait_for_turn(page)
    page.locator("[data-cell=d1]").click()
    illegal = page.locator("[data-cell=e3]")
    before = illegal.bounding_box()
    illegal.click()
    expect(page.get_by_role("alert")).to_contain_text("isn’t a straight line")
    assert illegal.bounding_box() == before, "the board moves when a move is refused"
    page.locator("[data-cell=d1]").drag_to(page.locator("[data-cell=d4]"))
    expect(page.locator(".game-log")).to_contain_text("d1-d4: 3 dragon")


def test_a_finger_taps_twice(visitors: Visitors) -> None:
    page = visitors.visit(viewport={"width": 390, "height": 844}, has_touch=True)
    start(page)
    wait_for_turn(page)
    page.locator("[data-cell=d1]").tap()
    page.locator("[data-cell=d4]").tap()
    expect(page.locator(".decision .previewed")).to_contain_text(
        re.compile(
            r"d1-d4.*3 dragon: your opponent must move 2 to 4 squares, first square a dragon;"
            r" \d+ answers",
            re.DOTALL,
        )
    )
    page.locator("[data-cell=d4]").tap()
    expect(page.locator(".game-log")).to_contain_text("d1-d4: 3 dragon")


@pytest.mark.parametrize("width", rest_is_long([360, 390], 360))
def test_a_phone_shows_the_whole_board_or_squares_for_a_finger(
    visitors: Visitors, width: int
) -> None:
    page = visitors.visit(viewport={"width": width, "height": 740}, has_touch=True)
    start(page)
    for corner in ("a1", "k1", "a11", "k11"):
        expect(page.locator(f"[data-cell={corner}]")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Zoom in").tap()
    assert smallest(page, "[data-cell]") >= FINGER
    page.get_by_role("button", name="Fit to screen").tap()
    expect(page.locator("[data-cell=k11]")).to_be_in_viewport(ratio=1)
    no_text_is_missing(page)


def test_the_board_turns_and_marks_leave_symbols_visible(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page)
    wait_for_turn(page)
    before = page.locator("[data-cell=a1]").bounding_box()
    page.get_by_role("button", name="Flip board").click()
    corner = page.locator("[data-cell=k11]").bounding_box()
    assert corner == before
    page.locator("[data-cell=d1]").click()
    marks = page.locator(".target").evaluate_all(
        "all => all.map(one => getComputedStyle(one).fill)"
    )
    assert set(marks) == {"none"}


FINGER = 40
"""Pixels."""


def smallest(page: Page, selector: str) -> float:
    sizes = page.locator(selector).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).flatMap(box => [box.width, box.height])"
    )
    return float(min(sizes))


def test_the_notation_has_two_columns_and_can_be_copied(visitors: Visitors) -> None:
    page = visitors.visit(permissions=["clipboard-read", "clipboard-write"])
    start(page)
    for move in ("d1-d4", "d4-a7"):
        wait_for_turn(page)
        type_move(page, move)
        expect(page.locator(".game-log")).to_contain_text(f"You play {move}")
    wait_for_turn(page)
    score = page.get_by_role("complementary", name="Notation")
    expect(score.get_by_role("listitem")).to_have_count(2)
    expect(score.get_by_role("listitem").first).to_have_text(
        re.compile(r"1\s*d1-d4\s*3 dragon\s*h11-k11\s*3 ho bo")
    )
    score.get_by_role("button", name="Copy").click()
    expect(score.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("1. d1-d4 3 dragon  h11-k11 3 ho bo\n2. d4-a7 3 ho bo  ")
    score.get_by_role("button", name="h11-k11").click()
    expect(page.get_by_text("After move 2")).to_be_visible()
    expect(score.get_by_role("button", name="h11-k11")).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Back to the game").click()
    page.get_by_role("button", name="Undo").click()
    expect(score.get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(score.get_by_role("listitem")).to_have_count(1)


def test_the_plain_board_plays_to_the_end(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page)
    page.goto(page.url + "?plain")
    page.wait_for_selector(".plain")
    for number in range(LONGEST):
        if not wait_for_turn(page):
            break
        choices = page.locator("[data-choice]")
        before = moves_made(page)
        choices.nth(number % choices.count()).click()
        wait_for_move(page, before)
    expect(page.locator(OVER)).to_contain_text(ENDED)
