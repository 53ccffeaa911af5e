"""Whole games on the plain board, which games without a board of their own use."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import tatami
from tests.fluent_files import messages, variant_keys
from tests.web.conftest import Visitors
from tests.web.games import KEYS, PlainTable, script_of
from tests.web.http_players import guest_of
from tests.web.table_actions import ASKED, OVER, axe_finds_nothing, no_text_is_missing

LONGEST = 600
TABLES = [(key, table) for key in KEYS for table in script_of(key).plain_tables]


@pytest.mark.parametrize(
    ("game", "setup"), TABLES, ids=[f"{key}-{table.seats}" for key, table in TABLES]
)
def test_a_whole_game_against_bots_on_the_plain_board(
    visitors: Visitors, game: str, setup: PlainTable
) -> None:
    page = visitors.visit(viewport={"width": setup.width, "height": 844})
    aki = guest_of(page, visitors, "Aki")
    table = aki.create_table(game, seats=setup.seats, options=setup.options)
    aki.sit(table, 0)
    for seat in range(1, setup.seats):
        aki.send(table, "seat_bot", seat=seat, bot="greedy" if seat == 1 else "random")
    page.goto(f"{visitors.server.url}t/{table}?plain")
    page.wait_for_selector(ASKED)
    no_text_is_missing(page)
    no_code_is_shown(page, game)
    axe_finds_nothing(page)
    play_to_the_end(page)
    expect(page.locator(OVER)).to_contain_text(re.compile("win|share|draw", re.IGNORECASE))
    no_text_is_missing(page)


def no_code_is_shown(page: Page, game: str) -> None:
    """The page shows the names of cards, not their codes."""
    seen = page.locator(".plain").inner_text() + page.locator(".choices").inner_text()
    texts = tatami.game(game).texts
    keys = variant_keys(messages(texts.folder.joinpath("en.ftl"))["card"])
    codes = [key for key in keys if "-" in key and key not in texts.say("card", "en", card=key)]
    assert codes
    assert [code for code in codes if code in seen] == []


def play_to_the_end(page: Page) -> None:
    for number in range(LONGEST):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if page.locator(OVER).count():
            return
        # Clicks by script, because the mouse is too slow for a whole game.
        page.evaluate(CHOOSE, number)
    raise AssertionError("the game did not end")


CHOOSE = """async number => {
  const state = () => document.querySelector('.game-log').innerText + '|' +
    document.querySelector('.decision').innerText + '|' +
    document.querySelector('.plain').innerText;
  const choices = [...document.querySelectorAll('[data-choice]')];
  if (choices.length === 0) return;
  const before = state();
  choices[number % 3 % choices.length].click();
  const until = performance.now() + 15000;
  while (state() === before && performance.now() < until)
    await new Promise(done => setTimeout(done, 10));
}"""


def test_the_plain_board_plays_a_game_with_hidden_hands_and_secret_answers(
    visitors: Visitors,
) -> None:
    page = visitors.visit()
    page.get_by_role("button", name="Play now: The Crane").click()
    for _ in range(LONGEST):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if page.locator(OVER).count():
            break
        before = page.locator(".game-log").inner_text() + page.locator(ASKED).inner_text()
        page.locator("[data-choice]").first.click()
        page.wait_for_function(
            "before => { const ask = document.querySelector('.sentence.mine');"
            "return document.querySelector('[data-testid=result]') || "
            "(ask && document.querySelector('.game-log').innerText + ask.innerText !== before) }",
            arg=before,
        )
    expect(page.locator(OVER)).to_contain_text(re.compile("win|draw|share", re.IGNORECASE))
