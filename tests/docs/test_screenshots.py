"""The screenshots: one of every screen and every page of the client, and small."""

from __future__ import annotations

import re

import pytest

from tatami.server.http import client_files
from tatami.server.http.routes import link_previews
from tests.docs.fenced_blocks import pages
from tests.web import language_screenshots, screenshots

TAKE = "take it: python -m tests.web.screenshots NAME"
FOUND = {file.name: file.stat().st_size for file in screenshots.FOLDER.glob("*.*")}


@pytest.mark.skipif(not FOUND, reason="an sdist has no screenshots")
def test_there_is_a_screenshot_of_every_screen_and_no_other() -> None:
    assert set(FOUND) == screenshots.all_file_names(), TAKE


def test_every_page_of_the_client_has_a_screenshot_or_a_reason() -> None:
    handlers = (client_files.show_page, link_previews.table_page, link_previews.game_page)
    paths = {path for handler in handlers for path in handler.paths}
    assert paths == {*screenshots.SHOWN, *screenshots.NOT_SHOWN}, "tests/web/screenshots.py"
    assert set(screenshots.SHOWN.values()) <= set(screenshots.PAGES)


def test_screenshots_of_languages_are_smaller() -> None:
    sizes = [FOUND.get(name, 0) for name in language_screenshots.file_names()]
    assert sum(sizes) < 400_000


@pytest.mark.skipif(not FOUND, reason="an sdist has no screenshots")
def test_a_page_shows_every_table_in_every_language() -> None:
    writing = (screenshots.FOLDER.parent / "writing.md").read_text(encoding="utf-8")
    assert [name for name in language_screenshots.file_names() if name not in writing] == []


def test_screenshots_are_small() -> None:
    assert max(FOUND.values(), default=0) < 250_000
    assert sum(FOUND.values()) < 8_000_000


@pytest.mark.skipif(not FOUND, reason="an sdist has no screenshots")
def test_every_screenshot_that_a_page_shows_exists() -> None:
    for page in pages():
        shown = re.findall(r"screenshots/([\w.-]+)", page.read_text(encoding="utf-8"))
        assert set(shown) <= set(FOUND), page.name
