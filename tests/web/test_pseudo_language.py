"""Every text of the browser comes from a Fluent file: the pseudo-language leaves no plain English.

The pseudo-language (`web/src/i18n/pseudo-language.ts`) gives an accent to every letter of a text.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page

import tatami
from tatami.engine.texts import LANGUAGE_NAMES
from tests.web.conftest import Visitors
from tests.web.games import KEYS, script_of
from tests.web.known_deals import names_of_bots, open_table
from tests.web.table_actions import ASKED

TEXTS_OF_THE_PAGE = """() => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const skipped = parentElement.closest("script, style, noscript, kbd, [lang]:not(html)");
    if (!skipped) found.push(data.trim());
  }
  for (const name of ["aria-label", "title", "alt"]) {
    const parts = document.querySelectorAll(`body [${name}]`);
    found.push(...[...parts].map((part) => part.getAttribute(name)));
  }
  return [...new Set(found)];
}"""
NOT_TRANSLATED = ("Tatami", "Aki", *LANGUAGE_NAMES.values())


def said_by_games() -> list[str]:
    """Titles and blurbs come from the server in the language of the page; credits are names."""
    games = [tatami.game(key) for key in KEYS]
    texts = [game.texts.say(key) for game in games for key in ("blurb", "title")]
    names = [(game.credit.title, game.credit.author, game.credit.publisher) for game in games]
    return [*texts, *(name for three in names for name in three)]


def plain_english(page: Page, allowed: list[str]) -> list[str]:
    left = page.evaluate(TEXTS_OF_THE_PAGE)
    for text in sorted(allowed, key=len, reverse=True):
        left = [one.replace(text, "") for one in left]
    return [text for text in left if re.search("[A-Za-z]{2,}", text)]


def test_every_text_comes_from_a_fluent_file(people: Visitors) -> None:
    people.ignored_errors = ("404",)  # of the page that does not exist
    page = people.visit()
    page.evaluate("localStorage.setItem('tatami.language', 'en-XA')")
    allowed = [*NOT_TRANSLATED, *said_by_games(), *names_of_bots(8)]
    for path in ("", "account", "learn", "leaderboards", "nothing"):
        page.goto(people.server.url + path)
        page.wait_for_load_state("networkidle")
        assert plain_english(page, allowed) == [], path
    for key in KEYS:
        page.goto(people.server.url)
        script = script_of(key)
        open_table({0: page}, key, script.seats, "pseudo", options=script.options)
        page.wait_for_selector(ASKED)
        page.keyboard.press("?")
        page.get_by_role("dialog").wait_for()
        assert plain_english(page, allowed) == [], key
