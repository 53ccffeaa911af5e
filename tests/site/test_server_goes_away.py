"""A server offers the edition without a server, and its visitors play on there when it is away."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tatami.cli import main
from tests.site.site_page import SitePage
from tests.web.server_process import Server
from tests.web.table_actions import play_now

KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"


@pytest.mark.long
def test_play_offline_then_the_server_goes_away(browser: Browser, tmp_path: Path) -> None:
    assert main(["build-site", "--for-server", "--data", str(tmp_path)]) == 0
    server = Server(tmp_path, own_game=False)
    server.start()
    visitor = SitePage(browser, server.url)
    # Chromium reports every file that it cannot fetch, and the lobby tries to connect again; the
    # page says it, too.
    visitor.ignored = ("Failed to load resource", "WebSocket connection to")
    page = visitor.page
    try:
        page.get_by_role("link", name="Play offline").click()
        play_now(page, "samourai")
        assert any(name.startswith("tatami-site /offline/ ") for name in page.evaluate(KEPT))
        page.goto(server.url)
        page.get_by_role("link", name="Play offline").wait_for()
    finally:
        server.stop()
    page.goto(server.url)
    expect(page.get_by_text("The server can’t be reached.")).to_be_visible()
    assert page.url.startswith(f"{server.url}offline/")
    again = page.get_by_role("link", name="Try the server")
    expect(again).to_have_attribute("href", server.url)
    play_now(page, "village")
    visitor.close()
