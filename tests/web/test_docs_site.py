"""The docs site in a browser: no request to another host, no refused script or style, and search."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visitors
from tests.web.table_actions import axe_finds_nothing
from tools.docs.build import build_docs


@pytest.mark.long  # it builds the site
def test_the_docs_can_be_read_and_searched(visitors: Visitors) -> None:
    """A visitor's page may have no error, so a refused script or style fails the test."""
    build_docs()
    page = visitors.visit("docs/index.html")
    page.get_by_role("heading", name="Tatami", exact=True).wait_for()
    axe_finds_nothing(page)
    page.keyboard.press("/")
    page.keyboard.type("seppuku")
    page.get_by_role("link", name="seppuku").first.wait_for()
    page.goto(page.url.replace("index.html", "games/honor.html"))
    page.get_by_role("heading", name="Honor of the Samurai").first.wait_for()
