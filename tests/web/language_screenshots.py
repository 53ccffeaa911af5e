"""Small screenshots of one table of each game in each language, for the page about writing texts.

`python -m tests.web.screenshots languages` takes them.
"""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Browser, Page

from tatami.engine.texts import LANGUAGES
from tests.web.games import KEYS, script_of
from tests.web.layout import SETTLED, Played

NAME = "languages"
WIDTH, HEIGHT = 1280, 800
SCALE = 0.55
QUALITY = 45


def file_names() -> list[str]:
    return [file_name(key, language) for key in KEYS for language in LANGUAGES]


def file_name(key: str, language: str) -> str:
    return f"{NAME}-{key}-{language}.webp"


def take(browser: Browser, url: str, folder: Path) -> None:
    for key in KEYS:
        take_game(browser, url, key, folder)


def take_game(browser: Browser, url: str, key: str, folder: Path) -> None:
    """The same position in all languages."""
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB", reduced_motion="reduce"
    )
    context.add_init_script("localStorage['tatami.moves'] ??= 'at-once'")
    page = context.new_page()
    page.set_default_timeout(20_000)
    page.goto(url)
    wanted = script_of(key).layout
    played = Played(page, key, wanted)
    played.play_until(wanted.stops[0])
    for language in LANGUAGES:
        played.show(language)
        page.evaluate(SETTLED)
        (folder / file_name(key, language)).write_bytes(small_picture(page))
    context.close()


def small_picture(page: Page) -> bytes:
    clip = {"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT, "scale": SCALE}
    options = {"format": "webp", "quality": QUALITY, "clip": clip}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", options)
    return base64.b64decode(taken["data"])
