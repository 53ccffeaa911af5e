"""The site in Chromium, from a plain static file server, which is switched off on the way."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.site.conftest import StaticServer
from tests.site.site_page import SitePage, play_one, stored_table
from tests.site.site_steps import (
    check_game_file,
    check_moves_of_bots,
    open_a_damaged_file,
    pass_the_device,
    replay_and_analyze,
    solve_a_puzzle,
    take_a_lesson,
)
from tests.web.table_actions import ASKED, play_now

KEPT = "navigator.serviceWorker.ready.then(() => caches.keys()).then((names) => names.length)"


def test_first_visit_then_offline(browser: Browser, host: StaticServer, tmp_path: Path) -> None:
    """Play, reload, switch the host off, finish the game, export it, replay and analyze it."""
    visitor = SitePage(browser, f"{host.url}games/tatami/", viewport={"width": 1280, "height": 800})
    page = visitor.page
    expect(page.get_by_role("button", name="Table with friends")).to_have_count(0)
    expect(page.locator("footer")).to_contain_text("use the server games.example.org")
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
    check_moves_of_bots(page)
    check_game_file(page, tmp_path)
    expect(page.get_by_role("button", name="Copy link")).to_have_count(0)
    replay_and_analyze(page)
    pass_the_device(page, "village")
    take_a_lesson(page, "seven")
    solve_a_puzzle(page, "village")
    page.goto(page.url.partition("#")[0] + "#/rules/honor#H4")
    expect(page.locator("#rule-H4.wanted")).to_be_visible()
    open_a_damaged_file(page)
    visitor.close()
