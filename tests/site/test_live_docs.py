"""Live code of the docs in Chromium: from a static host, and from a server's `/docs`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect
from tools.docs.build import build_docs

from tatami.cli import main
from tests.site.conftest import StaticServer
from tests.site.site_page import SitePage
from tests.web.server_process import Server


@pytest.mark.long  # it builds the docs
def test_a_reader_runs_changes_and_resets_live_code(
    browser: Browser, site: Path, host: StaticServer
) -> None:
    build_docs(site / "games" / "tatami" / "docs")
    visitor = SitePage(browser, f"{host.url}games/tatami/")
    requests: list[str] = []
    page = visitor.context.new_page()
    page.on("request", lambda request: requests.append(request.url))
    page.goto(f"{visitor.url}docs/tutorial.html")
    page.locator(".live").first.wait_for()
    assert not [url for url in requests if "python-" in url]  # nothing before the first Run
    use_cells(page)
    # The theme has a landmark without a name for every block of code.
    found = Axe().run(page, options={"rules": {"landmark-unique": {"enabled": False}}})
    assert found.response["violations"] == []
    visitor.close()


@pytest.mark.long
def test_live_code_works_under_the_policy_of_a_server(browser: Browser, tmp_path: Path) -> None:
    build_docs()
    server = Server(tmp_path, own_game=False)
    server.start()
    visitor = SitePage(browser, server.url)
    visitor.ignored = ("Failed to load resource",)  # before the edition without a server is there
    page = visitor.page
    try:
        page.goto(f"{server.url}docs/tutorial.html")
        first = page.locator(".live").first
        first.get_by_role("button", name="Run").click()
        expect(first.get_by_role("status")).to_contain_text("has no Python to run")
        assert main(["build-site", "--for-server", "--data", str(tmp_path)]) == 0
        use_cells(page)
    finally:
        server.stop()
    visitor.close()


def use_cells(page: Page) -> None:
    """Every block prints in the browser what it printed when the docs were built."""
    cells = page.locator(".live").all()
    assert len(cells) >= 5
    for cell in cells:
        built = printed(cell)
        cell.get_by_role("button", name="Run").click()
        expect(cell.get_by_role("button", name="Reset")).to_be_visible(timeout=90_000)
        assert printed(cell) == built
    picture = page.locator(".live-output img")
    assert (picture.get_attribute("src") or "").startswith("data:image/svg+xml,")
    assert picture.evaluate("image => image.naturalWidth") > 0
    change_and_reset(cells[0])


def printed(cell: Locator) -> str:
    return "\n".join(cell.locator(".live-output pre > code").all_text_contents()).strip()


def change_and_reset(cell: Locator) -> None:
    built = printed(cell)
    code = cell.get_by_role("textbox", name="Code")
    code.fill("print(6 * 7)\n1 / 0")
    code.press("Control+Enter")
    expect(cell.locator(".live-output")).to_have_text(
        re.compile("42.*ZeroDivisionError", re.DOTALL)
    )
    code.fill("while True: pass")
    cell.get_by_role("button", name="Run").click()
    cell.get_by_role("button", name="Stop").click()
    expect(cell.get_by_role("status")).to_contain_text("Stopped")
    cell.get_by_role("button", name="Reset").click()
    assert printed(cell) == built
    expect(code).to_contain_text("import tatami")
