"""The docs site in a browser: nothing from another host, no refused script, search and phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tools.docs.build import build_docs

from tatami.registry import BUILT_IN_GAMES
from tests.web.conftest import Visitors
from tests.web.games import title_of
from tests.web.table_actions import axe_finds_nothing

PHONE = {"width": 390, "height": 844}
OPEN_SHADOWS = """
const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (options) {
  return attach.call(this, { ...options, mode: "open" });
};
"""
"""The search draws itself where tests cannot look."""
DOORS = ("index", "play", "host", "study", "contribute", "hosting", "tutorial")


@pytest.mark.long  # it builds the site
def test_the_docs_can_be_read_and_searched_in_a_browser(visitors: Visitors) -> None:
    """A visitor's page may have no error, so a refused script or style fails the test."""
    build_docs()
    page = visitors.visit("docs/index.html")
    home = page.url.removesuffix("index.html")
    page.locator("h1", has_text="Tatami").wait_for()
    axe_finds_nothing(page)
    search(page, "seppuku", "Losing honor")
    page.wait_for_url(f"{home}games/honor.html*")
    for key in BUILT_IN_GAMES:
        page.goto(f"{home}games/{key}.html")
        expect(page.locator("h1")).to_contain_text(title_of(key))
    phone = visitors.visit("docs/index.html", viewport=PHONE)
    for name in (*DOORS, *(f"games/{key}" for key in BUILT_IN_GAMES)):
        phone.goto(f"{home}{name}.html")
        width = phone.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], name


def search(page: Page, word: str, wanted: str) -> None:
    """Finds a heading of the docs by a word under it, and opens it."""
    page.add_init_script(OPEN_SHADOWS)
    page.reload()
    page.get_by_role("button", name="Search").first.click()
    page.get_by_placeholder("Search").wait_for()
    page.keyboard.type(word)
    page.get_by_role("option", name=wanted).first.click()
