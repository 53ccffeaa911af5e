"""Whole games on the board that draws nothing: what a game that nobody has drawn yet looks like."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tatami
from tests.web.conftest import Visitors
from tests.web.http_players import guest_of
from tests.web.playing_by_hand import ASKED, OVER, axe_finds_nothing, no_text_is_missing

LONGEST = 600
SHORT_SEVEN = {"rounds": 2, "turns": 5}
SHORT_HONOR = {"limit": 24, "target": 250}


@pytest.mark.parametrize(
    ("game", "seats", "options", "width"),
    [
        ("seven", 2, SHORT_SEVEN, 390),
        ("seven", 8, SHORT_SEVEN, 1280),
        ("honor", 3, SHORT_HONOR, 1280),
        ("honor", 6, SHORT_HONOR, 390),
    ],
)
def test_a_whole_game_against_bots_on_the_plain_board(
    visitors: Visitors, game: str, seats: int, options: dict[str, Any], width: int
) -> None:
    page = visitors.visit(viewport={"width": width, "height": 844})
    aki = guest_of(page, visitors, "Aki")
    table = aki.open(game, seats=seats, options=options)
    aki.sit(table, 0)
    for seat in range(1, seats):
        aki.say(table, "seat_bot", seat=seat, bot="greedy" if seat == 1 else "random")
    page.goto(f"{visitors.server.url}t/{table}?plain")
    page.wait_for_selector(ASKED)
    no_text_is_missing(page)
    no_code_is_shown(page, game)
    axe_finds_nothing(page)
    play_on(page)
    expect(page.locator(OVER)).to_contain_text(re.compile("win|share|draw", re.IGNORECASE))
    no_text_is_missing(page)


def no_code_is_shown(page: Page, game: str) -> None:
    """A card has a name: its code is for programs."""
    seen = page.locator(".plain").inner_text() + page.locator(".choices").inner_text()
    source = (tatami.game(game).texts.folder / "en.ftl").read_text(encoding="utf-8")
    names = re.search(r"^card = .*?^}", source, re.MULTILINE | re.DOTALL)
    assert names is not None
    codes = [
        code for code in re.findall(r"\[([a-z]+-[a-z0-9-]+)\]", names[0]) if code != "no-dachi"
    ]
    assert [code for code in codes if code in seen] == []


def play_on(page: Page) -> None:
    """Whoever plays takes a choice, now this one, now that one."""
    for number in range(LONGEST):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if page.locator(OVER).count():
            return
        # By the page itself: a mouse would be too slow for a whole game.
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
