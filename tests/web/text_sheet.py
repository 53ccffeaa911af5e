"""One sheet for readers: a screenshot of every main screen in every language, side by side.

python -m tests.web.text_sheet FOLDER [--size 1280x800] [--dark] [--languages en,de] [--screens A]

Writes pictures and `index.html` into FOLDER: some minutes for all screens, less
for a few. `--screens` takes names or their beginnings (`home,honor`). The page is complete after
each screen, so a run that is stopped leaves what it has taken. The client must be built: `python
hatch_build.py`.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import shutil
import sys
import tempfile
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooSlow

from tatami.cli import main as tatami_command
from tatami.engine.texts import LANGUAGES
from tests.chromium import launch
from tests.web.games import DUEL, KEYS, LONGEST, hides_cards, seats_of
from tests.web.known_deals import SECRET
from tests.web.members import Member, play_season, start_game
from tests.web.page_player import ANALYSIS_TIMEOUT, PagePlayer
from tests.web.screenshots import MAILING, new_context, picture
from tests.web.server_process import Server

Act = Callable[[Page], None]
PagePath = str | Callable[[], str]
"""Of a page; a function plays until there is something to show."""
OPENING = 9
"""Decisions of the player before the picture of a running game; a duel can end sooner."""


def nothing(page: Page) -> None:
    """Most screens are a page and no more."""


def clicks(selector: str) -> Act:
    def act(page: Page) -> None:
        page.locator(selector).first.click()

    return act


class Screen:
    """A path that shows a screen in any language, and what to click there."""

    def __init__(self, path: PagePath, ready: str, act: Act = nothing, whole: bool = True) -> None:
        self.path, self.ready, self.act, self.whole = path, ready, act, whole


class Stage:
    """A server with tables in every stage, and the windows of a guest and of an administrator."""

    def __init__(self, browser: Browser, server: Server, options: dict[str, Any]) -> None:
        self.url = server.url
        self.tables: dict[str, str] = {}
        self.guest = self.window(browser, options)
        self.member = self.window(browser, options)
        self.player = PagePlayer(self.guest, self.url)
        self.mika = Member(self.url, self.member.context, "Mika")
        with contextlib.redirect_stdout(io.StringIO()):
            assert tatami_command(["admin", "grant", "Mika", "--data", str(server.data)]) == 0

    def window(self, browser: Browser, options: dict[str, Any]) -> Page:
        context: BrowserContext = browser.new_context(reduced_motion="reduce", **options)
        context.add_init_script("localStorage['tatami.moves'] ??= 'at-once'")
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.goto(self.url)
        page.wait_for_selector("article")
        return page

    def season(self) -> None:
        others = [Member(self.url, new_context(self.member), name) for name in ("Birgit", "Chidi")]
        play_season([others[0], self.mika, others[1]], 24)
        start_game(others[0], self.mika, rated=True)

    def path_of(self, kind: str, create: Callable[[], str]) -> str:
        """Of a table of this kind, which is created once."""
        if kind not in self.tables:
            self.tables[kind] = create()
        return f"t/{self.tables[kind]}"

    def waiting_table(self) -> str:
        table: str = self.player.request("POST", "api/tables", game=LONGEST, seats=4)["id"]
        self.player.send(table, type="sit", seat=0, name="Aki")
        self.player.send(table, type="seat_bot", seat=2, bot="greedy")
        return table

    def running_table(self, key: str) -> str:
        """As many seats as there are, in the middle of a game."""
        seats = seats_of(key)[1]
        table: str = self.player.request("POST", "api/tables", game=key, seats=seats)["id"]
        self.player.send(table, type="sit", seat=0, name="Aki")
        for seat in range(1, seats):
            self.player.send(table, type="seat_bot", seat=seat, bot="greedy")
        for number in range(3 if seats == 2 else OPENING):
            found = self.player.wait_for_turn(table)
            action = found["legal"][number * 5 % len(found["legal"])]
            self.player.send(table, type="move", number=found["number"], action=action)
        self.player.wait_for_turn(table)
        return table

    def finished_table(self, key: str) -> str:
        """The server analyzes it while other screens are shown."""
        table = self.player.create_table(key)
        self.player.finish(table)
        self.player.request("POST", f"api/tables/{table}/analysis", depth="quick")
        return table


def analysis(page: Page) -> None:
    """Asks again; the server may have it already."""
    page.locator(".analysis select").select_option("quick")
    page.locator(".analysis button.primary, .analysis button").first.click()
    page.locator("[data-testid=luck]").wait_for(timeout=ANALYSIS_TIMEOUT)
    costly = page.locator("[data-testid=costliest] button")
    if costly.count():
        costly.first.click()


def all_cards(page: Page) -> None:
    button = page.get_by_test_id("all-cards").first
    if not button.is_visible():
        page.locator("[popovertarget=table-menu]").click()
    button.click()
    page.locator("dialog[open]").wait_for()


def screens_of_pages(stage: Stage) -> dict[str, Screen]:
    return {
        "home": Screen("", "article"),
        "new-table": Screen("", "article", clicks("article button:nth-of-type(3)"), whole=False),
        "waiting-table": Screen(lambda: stage.path_of("waiting", stage.waiting_table), "main.game"),
        "account": Screen("account", "form"),
        "forgot-password": Screen("account", "form", clicks(".two + p button")),
        "notifications": Screen("notifications", "main h2"),
        "nowhere": Screen("nope", "main"),
    }


def screens_of_member() -> dict[str, Screen]:
    parts = ("overview", "people", "tables", "reports", "invitations", "log")
    return {
        "home-member": Screen("", "article"),
        "settings": Screen("account", "form"),
        "profile": Screen("people/Mika", "[data-testid=rating]"),
        "history": Screen("history", "main h2"),
        "leaderboards": Screen(f"leaderboards/{DUEL}/2", "main table"),
        **{f"admin-{part}": Screen(f"admin#{part}", "main") for part in parts},
    }


def screens_of_game(stage: Stage, key: str) -> dict[str, Screen]:
    def running() -> str:
        return stage.path_of(f"{key} running", lambda: stage.running_table(key))

    def finished() -> str:
        return stage.path_of(f"{key} finished", lambda: stage.finished_table(key))

    found = {
        f"{key}-end": Screen(finished, "[data-testid=result]", whole=False),
        key: Screen(running, ".sentence", whole=False),
        f"{key}-menu": Screen(
            running, ".sentence", clicks("[popovertarget=table-menu]"), whole=False
        ),
        f"{key}-rules": Screen(f"rules/{key}", "main h2"),
        f"{key}-lesson": Screen(f"learn/{key}", "[data-testid=decision]"),
    }
    if hides_cards(key):
        found[f"{key}-cards"] = Screen(running, ".sentence", all_cards, whole=False)
    return found


def screens_of_analyses(stage: Stage) -> dict[str, Screen]:
    """Last, because analyses take time."""

    def replay(key: str) -> Screen:
        def path() -> str:
            kind, create = f"{key} finished", lambda: stage.finished_table(key)
            return f"{stage.path_of(kind, create)}/replay"

        return Screen(path, ".controls", analysis)

    return {f"{key}-replay": replay(key) for key in KEYS}


def take(page: Page, url: str, screen: Screen, language: str) -> bytes:
    page.evaluate("code => localStorage['tatami.language'] = code", language)
    page.goto("about:blank")
    page.goto(url + (screen.path if isinstance(screen.path, str) else screen.path()))
    page.locator(screen.ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    screen.act(page)
    page.wait_for_timeout(250)  # what animates without motion being wanted
    page.evaluate("scrollTo(0, 0)")
    return picture(page, screen.whole)


def sheet(folder: Path, languages: list[str], names: list[str]) -> str:
    """All pictures as one page."""
    head = "".join(f"<th>{code}</th>" for code in languages)
    rows = [
        f"<tr id='{name}'><th>{escape(name)}</th>"
        + "".join(f"<td>{cell(folder, f'{name}-{code}.webp')}</td>" for code in languages)
        + "</tr>"
        for name in names
    ]
    style = "body{font:16px sans-serif}td{vertical-align:top}img{width:100%;border:1px solid #ccc}"
    return (
        f"<!doctype html><meta charset='utf-8'><title>Tatami: texts</title><style>{style}</style>"
        f"<table><thead><tr><th></th>{head}</tr></thead>{''.join(rows)}</table>\n"
    )


def cell(folder: Path, file: str) -> str:
    found = (folder / file).exists()
    return f"<a href='{file}'><img src='{file}' loading='lazy' alt=''></a>" if found else "missing"


def make(stage: Stage, folder: Path, languages: list[str], wanted: tuple[str, ...]) -> None:
    """Takes all pictures. Screens that could not be shown are printed."""
    screens = [(stage.guest, *named) for named in screens_of_pages(stage).items()]
    members = [(stage.member, *named) for named in screens_of_member().items()]
    games = [(stage.guest, *named) for key in KEYS for named in screens_of_game(stage, key).items()]
    analyses = [(stage.guest, *named) for named in screens_of_analyses(stage).items()]
    chosen = [
        shown
        for shown in [*screens, *members, *games, *analyses]
        if not wanted or shown[1].startswith(wanted)
    ]
    if any(page is stage.member for page, _name, _screen in chosen):
        stage.season()
    names = [name for _page, name, _screen in chosen]
    for number, (page, name, screen) in enumerate(chosen, 1):
        take_in_languages(page, stage.url, (name, screen), languages, folder)
        (folder / "index.html").write_text(sheet(folder, languages, names), encoding="utf-8")
        print(f"{number} of {len(chosen)}: {name}", flush=True)


def take_in_languages(
    page: Page, url: str, named: tuple[str, Screen], languages: list[str], folder: Path
) -> None:
    name, screen = named
    for language in languages:
        try:
            taken = take(page, url, screen, language)
            (folder / f"{name}-{language}.webp").write_bytes(taken)
        except TooSlow as error:
            print(f"{name} ({language}): {str(error).splitlines()[0]}", file=sys.stderr)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--screens", default="")
    given = parser.parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    width, height = map(int, given.size.split("x"))
    options = {
        "viewport": {"width": width, "height": height},
        "color_scheme": "dark" if given.dark else "light",
    }
    languages = given.languages.split(",")
    data = Path(tempfile.mkdtemp(prefix="tatami-sheet-"))
    (data / "tatami.toml").write_text("rate_limits = false\n" + MAILING, encoding="ascii")
    server = Server(data, own_game=False, secret=SECRET)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            stage = Stage(browser, server, options)
            make(stage, given.folder, languages, tuple(w for w in given.screens.split(",") if w))
            browser.close()
    finally:
        server.stop()
        shutil.rmtree(data)


if __name__ == "__main__":
    main(sys.argv[1:])
