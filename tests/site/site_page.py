"""A page of the site, and what is in its database."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

import tatami
from tatami.server.tables.rebuild import StoredEntry, StoredTable, rebuild
from tatami.server.tables.table import Table
from tests.web.table_actions import ASKED, OVER, type_move

TIMEOUT = 90_000
"""Milliseconds; Python starts slowly on a busy machine."""
READ_TABLE = """id => new Promise((resolve, reject) => {
  const opening = indexedDB.open("tatami");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result, reading = database.transaction(["tables", "entries"]);
    const row = reading.objectStore("tables").get(id);
    const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
    const entries = reading.objectStore("entries").getAll(range);
    reading.oncomplete = () => { database.close(); resolve([row.result, entries.result]); };
  };
})"""


class SitePage:
    """Collects errors of the pages and requests to other hosts."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        self.url = url
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.ignored: tuple[str, ...] = ()
        self.context: BrowserContext = browser.new_context(locale="en-GB", **options)
        self.context.add_init_script("localStorage['tatami.moves'] ??= 'at-once'")
        self.context.add_init_script("localStorage['tatami.bot'] ??= 'level-3'")
        self.context.on("request", self.on_request)
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(TIMEOUT)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.on_console)
        page.goto(self.url)
        return page

    def on_console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def on_request(self, request: Any) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.foreign.append(request.url)

    def close(self) -> None:
        self.context.close()
        unexpected = [one for one in self.errors if not one.startswith(self.ignored or "\0")]
        assert (unexpected, self.foreign) == ([], [])


def table_id(page: Page) -> str:
    return page.url.partition("#/t/")[2].partition("/")[0]


def stored_entries(page: Page) -> StoredTable:
    """What the browser's database has of the table of the page."""
    row, entries = page.evaluate(READ_TABLE, table_id(page))
    stored = [StoredEntry(one["number"], one["at"], one["body"]) for one in entries]
    return StoredTable(row["setting"], row["secret"], stored)


def stored_table(page: Page) -> Table:
    """The table of the page, built here from the entries in the browser's database."""
    return rebuild(table_id(page), stored_entries(page))


def play_one(page: Page) -> bool:
    """One move, typed; False if the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    if page.locator(OVER).count():
        return False
    table = stored_table(page)
    assert table.play is not None
    legal = table.play.state.legal()
    text = tatami.game(table.game.key).show(legal[len(table.entries) % len(legal)])
    number = table.number
    type_move(page, text)
    waits = 0
    while stored_table(page).number == number:
        page.wait_for_timeout(20)
        waits += 1
        if waits % 100 == 0:  # the results of a round were shown meanwhile, and took the keys
            type_move(page, text)
    return True
