"""Takes the screenshots of the documentation: `python -m tests.web.screenshots [PAGE ...]`.

Without a name it takes all of them (about five minutes) and removes those of screens that are gone.
The page `languages` is a table of each game in each language.
The client must be built: `python hatch_build.py`.
"""

from __future__ import annotations

import base64
import itertools
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.chromium import launch
from tests.web import language_screenshots
from tests.web.conftest import BOT
from tests.web.games import CARDS, DUEL, KEYS, LONGEST, Screen, script_of
from tests.web.known_deals import SECRET
from tests.web.members import Member, play_season, spread_over_weeks, start_game
from tests.web.page_player import PagePlayer
from tests.web.server_process import Server
from tests.web.table_actions import resign
from tests.web.test_notify import FAKE_PUSH

FOLDER = Path(__file__).parent.parent.parent / "docs" / "screenshots"
SIZES = ((1280, 800), (390, 844))
THEMES = ("light", "dark")
QUALITY = 75
TIMEOUT = 90_000
"""Milliseconds; the games of some screens take long on a busy machine."""
MAILING = """\
public_url = "https://games.example"
mail_url = "smtp://127.0.0.1:9"
mail_from = "tatami@games.example"
"""
OTHERS = ["Birgit", "Chidi", "Diego", "Emma", "Fatou"]
DATA = Path(tempfile.gettempdir()) / f"tatami-screens-{os.getpid()}"


def home(page: Page) -> None:
    page.wait_for_selector("article")


def account(page: Page) -> None:
    """The page of a guest."""
    page.goto(f"{page.url}account")
    page.get_by_role("heading", name="Sign up").wait_for()


def settings(page: Page) -> None:
    sign_in(page, "account")
    page.get_by_role("heading", name="Change name").wait_for()


def profile(page: Page) -> None:
    sign_in(page, "people/Aki")
    page.locator("[data-testid=rating] svg").first.wait_for()
    page.locator("h2", has_text="Latest games").wait_for()


def history(page: Page) -> None:
    sign_in(page, "history")
    page.locator("h2", has_text="In progress").wait_for()


def leaderboards(page: Page) -> None:
    sign_in(page, f"leaderboards/{DUEL}/2")
    page.locator("[data-testid=board] tbody").first.wait_for()


def rated(page: Page) -> None:
    """The end of a rated game."""
    aki = sign_in(page, "")
    table = start_game(aki, Member(aki.url, new_context(page), "Birgit"), rated=True)
    page.goto(f"{aki.url}t/{table}")
    resign(page)
    page.locator("[data-testid=rating-change]", has_text="Aki").wait_for()


def sign_in(page: Page, path: str) -> Member:
    """Opens a page as Aki, who has played with others for some weeks."""
    url = page.url
    page.wait_for_selector("article")
    aki = Member(url, page.context, "Aki")
    if not aki.get("me/games")["games"]:
        others = [Member(url, new_context(page), name) for name in OTHERS]
        play_season([*others[:2], aki, *others[2:]], 90)
        spread_over_weeks(DATA / "tatami.db")
        start_game(others[0], aki, rated=True)
        start_game(aki, others[1], game=CARDS)
        aki.sit(aki.create_table(LONGEST, seats=4), 0)
        mute = {"kind": "mute", "table": start_game(aki, others[3]), "seat": 1}
        assert aki.requests.post(f"{url}api/me/manners", data=mute).ok
    page.goto(url + path)
    return aki


def new_context(page: Page) -> BrowserContext:
    browser = page.context.browser
    assert browser is not None
    return browser.new_context()


def notifications(page: Page) -> None:
    """The settings in a browser that may show notifications, with quiet hours."""
    page.context.grant_permissions(["notifications"])
    page.add_init_script(FAKE_PUSH)
    page.goto(page.url + "notifications")
    page.locator("main .primary").click()
    page.get_by_label("Use quiet hours").check()
    page.get_by_label("Time zone").wait_for()


def puzzles(page: Page) -> None:
    page.goto(f"{page.url}puzzles")
    page.locator("li.sheet").first.wait_for()


def deals(page: Page) -> None:
    page.goto(f"{page.url}deals")
    page.locator("li.sheet").first.wait_for()


def puzzle(page: Page) -> None:
    page.goto(f"{page.url}puzzles/{DUEL}")
    page.get_by_test_id("decision").wait_for()


def days(page: Page) -> None:
    """A game with days per move, where the page offers notifications."""
    page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'default' })"
    )
    player = PagePlayer(page, page.url)
    clock = {"kind": "days", "days": 3}
    table = player.request("POST", "api/tables", game=DUEL, clock=clock)["id"]
    player.send(table, type="sit", seat=1, name="Gwen")
    other = new_context(page).request
    other.get(f"{player.url}api/me")
    command = {"type": "sit", "seat": 0, "name": "Birgit"}
    other.post(f"{player.url}api/tables/{table}/say", data=command)
    page.goto(f"{player.url}t/{table}")
    page.get_by_test_id("notify-offer").wait_for()


PAGES: dict[str, Screen] = {
    "home": home, "account": account, "settings": settings, "profile": profile,
    "history": history, "leaderboards": leaderboards, "rated": rated,
    "notifications": notifications, "days": days,
    "puzzles": puzzles, "puzzle": puzzle, "deals": deals,
}  # fmt: skip
for key in KEYS:
    PAGES.update(script_of(key).screens)


WHOLE = (
    "home", "analysis", "luck", "account", "settings", "profile", "history", "leaderboards",
    "notifications",
)  # fmt: skip
"""Pages whose screenshots show the whole page, not only the window."""


SHOWN = {
    "/": "home", "/t/{table:str}": "samourai", "/t/{table:str}/replay": "analysis",
    "/rules/{game:str}": "rules", "/notifications": "notifications", "/learn/{game:str}": "learn",
    "/account": "account", "/people/{name:str}": "profile", "/history": "history",
    "/leaderboards": "leaderboards", "/leaderboards/{game:str}": "leaderboards",
    "/leaderboards/{game:str}/{seats:str}": "leaderboards",
    "/deals": "deals",
    "/puzzles": "puzzles", "/puzzles/{game:str}": "puzzle",
    "/puzzles/{game:str}/{puzzle:str}": "puzzle",
}  # fmt: skip
"""The pages of the client and a screenshot of each."""
NOT_SHOWN = {
    "/duplicates": "a form of three fields",
    "/duplicates/{duplicate:str}": "tables of results, as the leaderboards",
    "/deals/{game:str}": "a table of results, as the leaderboards",
    "/replay": "a replay of a file looks like that of a table",
    "/replay/{game:str}/{puzzle:str}": "a replay of a file looks like that of a table",
    "/stop/{token:str}": "one sentence",
    "/confirm/{token:str}": "one sentence",
    "/confirm-email/{token:str}": "one sentence",
    "/invitation/{token:str}": "the form of /account",
    "/reset/{token:str}": "one field",
    "/following": "a short list of names",
    "/tournaments": "a list of names and a form",
    "/tournaments/{tournament:str}": "tables of names and points",
    "/tournaments/{tournament:str}/screen": "the same, larger",
    "/evening": "an address, a QR code and lists of names",
}
"""Pages without a screenshot, and why."""


def file_names(names: Iterable[str]) -> list[str]:
    """The files that these screens are kept in."""
    shapes = itertools.product(names, SIZES, THEMES)
    return [f"{name}-{width}-{theme}.webp" for name, (width, _height), theme in shapes]


def shoot(browser: Browser, url: str, name: str, size: tuple[int, int], theme: str) -> None:
    width, height = size
    options: Any = {"viewport": {"width": width, "height": height}, "color_scheme": theme}
    context = browser.new_context(locale="en-GB", **options)
    if name != "home":
        context.add_init_script("localStorage['tatami.moves'] ??= 'at-once'")
        context.add_init_script(f"localStorage['tatami.bot'] ??= '{BOT}'")
    page = context.new_page()
    page.set_default_timeout(TIMEOUT)
    page.goto(url)
    PAGES[name](page)
    page.wait_for_timeout(600)  # animations end
    if not name.startswith("rules"):  # they show a rule in the middle of a long page
        page.evaluate("scrollTo(0, 0)")
    whole = name in WHOLE or (width < 500 and not name.startswith("rules"))
    (FOLDER / f"{name}-{width}-{theme}.webp").write_bytes(picture(page, whole))
    context.close()


def picture(page: Page, whole: bool) -> bytes:
    """The page as WebP, by the browser's own encoder: a third of a PNG."""
    session = page.context.new_cdp_session(page)
    options: dict[str, Any] = {"format": "webp", "quality": QUALITY}
    if whole:
        size = session.send("Page.getLayoutMetrics")["cssContentSize"]
        options["clip"] = {**size, "scale": 1}
        options["captureBeyondViewport"] = True
    taken: str = session.send("Page.captureScreenshot", options)["data"]
    return base64.b64decode(taken)


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    DATA.mkdir(mode=0o700)
    with sync_playwright() as playwright:
        # Many games in a short time exceed the limits.
        (DATA / "tatami.toml").write_text("rate_limits = false\n" + MAILING, encoding="ascii")
        server = Server(DATA, own_game=False, secret=SECRET)
        server.start()
        try:
            browser = launch(playwright)
            wanted = names or [*PAGES, language_screenshots.NAME]
            pages = [name for name in wanted if name != language_screenshots.NAME]
            for name, size, theme in itertools.product(pages, SIZES, THEMES):
                shoot(browser, server.url, name, size, theme)
            if language_screenshots.NAME in wanted:
                language_screenshots.take(browser, server.url, FOLDER)
            browser.close()
            if not names:
                remove_others()
        finally:
            server.stop()
            shutil.rmtree(DATA)


def remove_others() -> None:
    for file in FOLDER.iterdir():
        if file.name not in all_file_names():
            file.unlink()


def all_file_names() -> set[str]:
    return {*file_names(PAGES), *language_screenshots.file_names()}


if __name__ == "__main__":
    main(sys.argv[1:])
