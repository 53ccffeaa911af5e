"""The lesson of `samourai` and a board in its rules."""

from __future__ import annotations

from playwright.sync_api import expect

from tatami.engine.lessons import solution
from tests.games.test_lessons import lesson_of
from tests.web.conftest import Visitors
from tests.web.lesson_page import HEADING, VERDICT, open_lesson, play_actions
from tests.web.table_actions import type_move


def test_hint_demonstration_and_progress(visitors: Visitors) -> None:
    visitors.ignored_errors = ("400",)  # the refused move
    game, lesson = lesson_of("samourai")
    page = open_lesson(visitors, "samourai")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text(game.lesson_texts.say("lesson-open-hint"))
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(f"{VERDICT}.good")).to_be_visible()
    expect(page.locator("nav .done")).to_have_count(0)
    page.get_by_role("button", name="Repeat step").click()
    type_move(page, "d1-d9")
    expect(page.get_by_role("alert")).to_contain_text("goes at most 7 squares")
    play_actions(page, game, [game.read("d1-d4")])
    page.get_by_role("button", name="Next step").click()
    page.reload()
    expect(page.locator(HEADING)).to_have_text("Answer the announcement")
    expect(page.locator("nav .done")).to_have_count(1)
    page.get_by_test_id("language").select_option("de")
    expect(page.locator(HEADING)).to_have_text("Antworte auf die Ansage")
    page.locator("nav button").last.click()
    expect(page.locator(HEADING)).to_have_text("Iki zumari")
    play_actions(page, game, solution(game, lesson.steps[-1]))
    page.locator(f"{VERDICT} .primary").click()
    page.wait_for_url("**/t/*")
    table = page.evaluate("fetch(`api/tables/${location.pathname.slice(3)}`).then(a => a.json())")
    assert table["seats"][1]["bot"] == "level-1"


def test_a_move_on_a_board_in_the_rules_can_be_undone(visitors: Visitors) -> None:
    page = visitors.visit("rules/samourai#M12")
    board = page.locator('figure[data-board="win"]')
    board.locator("[data-cell=d4]").click()
    board.locator("[data-cell=h8]").hover()
    expect(board).to_contain_text("no answer, you win")
    board.locator("[data-cell=h8]").click()
    expect(board).to_contain_text("d4-h8: 4 dragon. Iki zumari: no answer is left.")
    board.get_by_role("button", name="Undo").click()
    expect(board).to_contain_text("Choose something to see what it does.")
    expect(page.locator("#rule-M12.wanted")).to_be_visible()
