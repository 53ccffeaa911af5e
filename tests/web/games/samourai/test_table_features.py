"""Features of every table, with `samourai`: typed moves, undo, positions, chat, spectators."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.conftest import Visitors
from tests.web.games import CARDS, title_of
from tests.web.games.samourai.script import start
from tests.web.known_deals import names_of_bots
from tests.web.server_process import Server
from tests.web.table_actions import ASKED, OVER, resign, type_move, verify_deal, wait_for_turn

PHONES: list[ViewportSize] = [{"width": 360, "height": 640}, {"width": 390, "height": 844}]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


def test_typed_moves_and_the_reason_for_a_refusal(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page)
    wait_for_turn(page)
    page.keyboard.press("/")
    page.keyboard.type("d1-e3")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("isn’t a straight line")
    page.get_by_role("button", name="Rule M4").click()
    expect(page.locator("#rule-M4.wanted")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("/")
    page.keyboard.type("d1-d4")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".game-log")).to_contain_text("d1-d4: 3 dragon")
    wait_for_turn(page)
    expect(page.locator("#typed-move")).to_be_focused()
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("After move")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keyboard shortcuts")
    page.keyboard.press("Escape")
    # The page takes keys again when the element is gone, a moment after the dialog is closed.
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator("li.wanted")).to_be_visible()


def test_undo_earlier_positions_and_resigning(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page)
    wait_for_turn(page)
    type_move(page, "d1-d4")
    expect(page.locator(".game-log")).to_contain_text(f"{names_of_bots(1)[0]} plays h11-k11")
    page.get_by_role("button", name="You play d1-d4: 3 dragon").click()
    expect(page.get_by_text("After move 1")).to_be_visible()
    expect(page.locator("[data-cell=h11]")).to_have_accessible_name(re.compile("Black"))
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("[data-cell=h11]")).not_to_have_accessible_name(re.compile("Black"))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-cell=d1]")).to_have_accessible_name(re.compile("Red"))
    resign(page)
    expect(page.locator(OVER)).to_contain_text("you resigned")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-cell=d11]")).to_be_visible()
    expect(page.locator(OVER)).to_have_count(0)


def test_a_phone_has_tabs_and_shows_a_position_of_the_log_on_the_board(visitors: Visitors) -> None:
    page = visitors.visit(viewport={"width": 360, "height": 640})
    start(page)
    wait_for_turn(page)
    type_move(page, "d1-d4")
    expect(page.locator(".game-log li.move")).to_have_count(2)  # the bot has answered
    wait_for_turn(page)
    expect(page.locator(".game-log")).to_be_hidden()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("grid")).to_be_hidden()
    expect(page.locator("[data-testid=decision]")).to_be_in_viewport()
    page.get_by_role("button", name="You play d1-d4: 3 dragon").click()
    expect(page.get_by_text("After move 1")).to_be_in_viewport()
    expect(page.get_by_role("grid")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Players", exact=True).click()
    expect(page.get_by_role("complementary", name="Notation")).to_be_in_viewport()


def test_a_bot_plays_only_after_a_second_click(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let bot play").click()
    expect(page.locator(ASKED)).to_be_visible()
    expect(page.locator(".game-log")).not_to_contain_text("hand over")
    page.get_by_role("button", name="Hand over now").click()
    # Two bots may end the game before the page shows that a bot plays; the log keeps it.
    expect(page.locator(".game-log")).to_contain_text("You hand over to a bot")


def test_analyze_shows_the_analysis(visitors: Visitors) -> None:
    page = visitors.visit(viewport={"width": 390, "height": 844})
    start(page)
    wait_for_turn(page)
    resign(page)
    page.get_by_role("link", name="Analyze").click()
    expect(page.locator("#analysis-title")).to_be_in_viewport()


def test_bots_are_chosen_by_level_and_remembered(visitors: Visitors) -> None:
    page = visitors.visit()
    card = page.locator("article", has_text=title_of("samourai"))
    against = card.get_by_label("Against bots")
    against.wait_for()
    offered = against.locator("option").all_inner_texts()
    assert offered[:2] == ["Level 1, novice", "Level 2, learner"]
    assert offered.index("Level 8, master") < offered.index("Bot, greedy")
    against.select_option(label="Level 1, novice")
    start(page)
    expect(page.locator(".seats")).to_contain_text("Bot, level 1")
    page.goto(visitors.server.url)
    expect(against).to_have_value("level-1")
    page.get_by_role("button", name=f"Table with friends: {title_of(CARDS)}").click()
    page.get_by_role("button", name="Create table").click()
    page.locator(".lobby").get_by_label("Bots").select_option(label="Level 2, learner")
    page.get_by_role("button", name="Add bot").first.click()
    page.get_by_role("button", name="Add bot").first.click()
    expect(page.locator(".seats")).to_contain_text(names_of_bots(2)[1])
    wait_for_turn(page)


def test_a_changed_commitment_or_salt_is_detected(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page)
    wait_for_turn(page)
    [table] = page.evaluate("Object.keys(JSON.parse(localStorage['tatami.promises']))")
    assert page.url.endswith(table)
    resign(page)
    for what, verdict in (
        ("'commitment'] = 'another'", "doesn’t match the commitment"),
        ("'salt'] = 'another'", "your browser’s seed is missing"),
    ):
        before = page.evaluate("localStorage['tatami.promises']")
        page.evaluate(
            "table => { const all = JSON.parse(localStorage['tatami.promises']);"
            f"all[table][{what}; localStorage['tatami.promises'] = JSON.stringify(all) }}",
            table,
        )
        verify_deal(page)
        expect(page.get_by_role("status").filter(has_text=verdict)).to_be_visible()
        page.evaluate("before => localStorage['tatami.promises'] = before", before)
    verify_deal(page)
    expect(page.get_by_role("status").filter(has_text="Shuffle verified")).to_be_visible()


def test_two_browsers_at_one_table_with_a_restart_in_between(
    browser: Browser, fresh_server: Server
) -> None:
    visitors = Visitors(browser, fresh_server)
    visitors.ignored_errors = ("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
    one = visitors.visit()
    one.get_by_role("button", name="Table with friends: Samouraï").click()
    one.get_by_label("Your name").fill("Aki")
    one.get_by_role("button", name="Create table").click()
    link = one.get_by_role("textbox", name="Table link").input_value()
    expect(one.get_by_role("img", name="QR code")).to_be_visible()
    two = visitors.visit(link.removeprefix(fresh_server.url))
    two.get_by_label("Your name").fill("Birgit")
    two.get_by_role("button", name="Join here").click()
    play(one, two, "d1-d4", "Aki plays d1-d4: 3 dragon")
    assert two.title().startswith("● Your turn")
    before = two.locator("[data-cell=a1]").bounding_box()
    fresh_server.stop()
    expect(two.get_by_text("Connection lost")).to_be_visible()
    assert two.locator("[data-cell=a1]").bounding_box() == before
    for size in PHONES:
        two.set_viewport_size(size)
        for tab in ("Log", "Board"):  # nothing lies over them
            two.get_by_role("button", name=tab, exact=True).click()
    two.set_viewport_size(DESKTOP)
    fresh_server.start()
    expect(two.get_by_text("Connection lost")).to_have_count(0)
    expect(one.get_by_text("Connection lost")).to_have_count(0)
    play(two, one, "h11-d7", "Birgit plays h11-d7: 4 ibis")
    two.context.set_offline(True)
    play(one, one, "d4-a7", "You play d4-a7")
    two.context.set_offline(False)
    expect(two.locator(".game-log")).to_contain_text("Aki plays d4-a7")
    one.get_by_label("Write a message").fill("well <b>played</b>")
    one.keyboard.press("Enter")
    expect(two.locator(".game-log")).to_contain_text("Aki: well <b>played</b>")
    visitors.close()


def play(mover: Page, watcher: Page, move: str, sentence: str) -> None:
    mover.wait_for_selector(ASKED)
    mover.locator("#typed-move").fill(move)
    mover.locator("#typed-move").press("Enter")
    expect(watcher.locator(".game-log")).to_contain_text(sentence)


def test_a_chat_line_keeps_the_name_of_a_player_who_left(visitors: Visitors) -> None:
    ann = visitors.visit()
    ann.get_by_role("button", name="Table with friends: Samouraï").click()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Create table").click()
    ann.get_by_label("Write a message").fill("back soon")
    ann.keyboard.press("Enter")
    expect(ann.locator(".game-log")).to_contain_text("Ann: back soon")
    expect(ann.get_by_role("button", name="Report message")).to_have_count(0)
    ann.get_by_role("button", name="Leave seat").click()
    expect(ann.locator(".game-log")).to_contain_text("Ann leaves.")
    bo = visitors.visit(ann.url.removeprefix(visitors.server.url))
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Join here").first.click()
    expect(bo.locator(".game-log")).to_contain_text("You join.")
    expect(bo.get_by_role("button", name="Report message: Ann: back soon")).to_be_visible()


def test_a_spectator_sees_the_table_and_cannot_move(visitors: Visitors) -> None:
    page = visitors.visit()
    start(page)
    wait_for_turn(page)
    other = visitors.visit(page.url.removeprefix(visitors.server.url))
    expect(other.get_by_text("You’re watching")).to_be_visible()
    expect(other.get_by_test_id("decision")).to_contain_text("Waiting for Guest")
    assert other.locator("#typed-move").count() == 0
    expect(page.get_by_text("1 person is watching")).to_be_visible()
    third = visitors.visit(page.url.removeprefix(visitors.server.url))
    expect(page.get_by_text("2 people are watching")).to_be_visible()
    expect(third.get_by_text("and 1 other")).to_be_visible()
    other.close()
    third.close()
    expect(page.get_by_test_id("watching")).to_have_count(0)
