"""The site with every game: a whole game against level 3, offline, and what follows after it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tatami.registry import BUILT_IN_GAMES
from tests.site.conftest import StaticServer
from tests.site.site_page import SitePage, play_one, stored_table
from tests.site.site_steps import (
    check_game_file,
    check_moves_of_bots,
    choose_fewest_seats,
    pass_the_device,
    replay_and_analyze,
    solve_a_puzzle,
    take_a_lesson,
)
from tests.web.server_process import Server
from tests.web.table_actions import ASKED, play_now

KEPT = "navigator.serviceWorker.ready.then(() => true)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), own_game=False)
    running.start()
    yield running
    running.stop()


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_a_whole_game_offline(
    browser: Browser, host: StaticServer, server: Server, tmp_path: Path, key: str
) -> None:
    visitor = SitePage(browser, f"{host.url}games/tatami/", viewport={"width": 1280, "height": 800})
    page = visitor.page
    choose_fewest_seats(page, key)
    play_now(page, key)
    assert play_one(page)
    page.evaluate(KEPT)
    host.stop()

    before = stored_table(page)
    page.reload()
    page.wait_for_selector(ASKED)
    assert stored_table(page).entries[: before.number] == before.entries
    while play_one(page):
        pass
    check_moves_of_bots(page)
    file = check_game_file(page, tmp_path)
    replay_and_analyze(page)
    pass_the_device(page, key)
    take_a_lesson(page, key)
    solve_a_puzzle(page, key)
    visitor.close()
    replayed_by_the_server(browser, server, file)


def replayed_by_the_server(browser: Browser, server: Server, file: Path) -> None:
    visitor = SitePage(browser, server.url)
    page = visitor.page
    page.goto(f"{server.url}replay")
    page.set_input_files("input[type=file]", file)
    expect(page.locator("section.analysis")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    visitor.close()
