"""The site in Chromium, from a plain static file server, which is switched off on the way."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

import tatami
from tatami.cli import main
from tatami.engine import records
from tatami.engine.lessons import solution
from tatami.server.tables.table import Table
from tests.site.conftest import StaticServer
from tests.site.site_page import SitePage, play_one, stored_table
from tests.web.games import title_of
from tests.web.lesson_page import VERDICT, play_actions
from tests.web.table_actions import ASKED, OVER, play_now

KEPT = "navigator.serviceWorker.ready.then(() => caches.keys()).then((names) => names.length)"


def test_first_visit_then_offline(browser: Browser, host: StaticServer, tmp_path: Path) -> None:
    """Play, reload, switch the host off, finish the game, export it, replay and analyze it."""
    visitor = SitePage(browser, f"{host.url}games/tatami/", viewport={"width": 1280, "height": 800})
    page = visitor.page
    expect(page.get_by_role("button", name="Table with friends")).to_have_count(0)
    play_now(page, "samourai")
    assert play_one(page)
    page.wait_for_selector(ASKED)
    before = stored_table(page)
    assert page.evaluate(KEPT) == 1
    host.stop()

    page.reload()
    page.wait_for_selector(ASKED)
    assert stored_table(page).entries[: before.number] == before.entries
    expect(page.locator(".game-log form")).to_have_count(0)
    while play_one(page):
        pass
    check_game_file(page, tmp_path)
    replay_and_analyze(page)
    pass_the_device(page)
    take_a_lesson(page)
    visitor.close()


def check_game_file(page: Page, folder: Path) -> None:
    """The game file is, byte for byte, what the server writes for the same entries."""
    page.locator(OVER).wait_for()
    page.locator("a[href$='/replay']").first.click()
    with page.expect_download() as download:
        page.locator("aside a[download]").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    table = stored_table(page)
    assert file.read_text(encoding="utf-8") == records.write(table.record())
    assert main(["verify", str(file)]) == 0


def replay_and_analyze(page: Page) -> None:
    panel = page.locator("section.analysis")
    panel.locator("select").first.select_option("normal")
    panel.locator("button.primary").click()
    panel.locator("progress").wait_for()
    panel.locator(".head button").click()
    panel.locator("select").first.select_option("quick")
    panel.locator("button.primary").click()
    page.locator("[data-testid=luck]").wait_for()


def pass_the_device(page: Page) -> None:
    """Hot seat: between two people nothing of a hand is on the page."""
    page.locator("a[href='./']").first.click()
    page.get_by_role("button", name=f"On one device: {title_of('village')}").click()
    page.get_by_label("Name of player 2").fill("Bo")
    page.locator("dialog select").first.select_option("2")
    page.locator("dialog button.primary").click()
    shown = None
    for _ in range(6):
        table = stored_table(page) if shown is not None else started_table(page)
        seat = table.to_act()
        assert seat is not None
        if seat != shown:
            take_the_device(page, table.seats[seat].name)
            shown = seat
        play_one(page)


def started_table(page: Page) -> Table:
    page.get_by_test_id("pass-the-device").wait_for()
    return stored_table(page)


def take_the_device(page: Page, name: str) -> None:
    page.get_by_test_id("pass-the-device").wait_for()
    assert page.locator(".frame").count() == 0
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    page.get_by_role("button", name=f"I’m {name}").click()


def take_a_lesson(page: Page) -> None:
    page.locator("a[href='./']").first.click()
    page.get_by_role("link", name=f"Learn: {title_of('seven')}").click()
    page.wait_for_selector("[data-testid=decision]")
    game = tatami.game("seven")
    assert game.lesson is not None
    play_actions(page, game, solution(game, game.lesson.steps[0]))
    page.locator(VERDICT).wait_for()
    page.goto(page.url.partition("#")[0] + "#/rules/honor#H4")
    expect(page.locator("#rule-H4.wanted")).to_be_visible()
