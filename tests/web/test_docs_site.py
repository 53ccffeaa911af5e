"""The docs site in a browser: nothing from another host, no refused script or style."""

from __future__ import annotations

import pytest
from tools.docs.build import build_docs

from tests.web.conftest import Visitors
from tests.web.table_actions import axe_finds_nothing


@pytest.mark.long  # it builds the site
def test_the_docs_can_be_read_in_a_browser(visitors: Visitors) -> None:
    """A visitor's page may have no error, so a refused script or style fails the test."""
    build_docs()
    page = visitors.visit("docs/index.html")
    page.locator("h1", has_text="Tatami").wait_for()
    axe_finds_nothing(page)
    page.goto(page.url.replace("index.html", "games/honor.html"))
    page.locator("h1", has_text="Honor of the Samurai").wait_for()
