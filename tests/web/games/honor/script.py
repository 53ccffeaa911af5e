"""How to play `honor` on its board, and what the players of the tests choose."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tatami.engine import Play
from tatami.engine.game import Game
from tests.web.games import BrowserScript, LayoutTable, PlainTable, greedy
from tests.web.known_deals import Step, open_table, predict
from tests.web.page_player import open_lesson_step
from tests.web.table_actions import (
    ASKED,
    decision_state,
    play_now,
    wait_for_answer,
    wait_for_turn,
)

PREFERENCES = (
    "save-face", "attack", "ally", "assassinate", "dishonor", "shogun", "play assassin",
    "play dishonor", "play thief", "rob", "steal", "put", "play", "lay", "draw", "take-castle",
    "pay",
)  # fmt: skip


def eager(play: Play[Any], seat: int) -> int:
    """The first legal move of `PREFERENCES`, otherwise the last choice. Much happens in a few
    turns, and the games stay the same when bots change."""
    texts: dict[str, int] = {play.game.show(action): action for action in play.state.legal()}
    for preference in PREFERENCES:
        found = [text for text in texts if text.startswith(preference)]
        others = [text for text in found if f" {seat + 1}" not in text] or found
        if others:
            return texts[others[0]]
    return list(texts.values())[-1]


def saves_own_face(play: Play[Any], seat: int) -> int:
    """A player with the auto-reply `own`."""
    answer = play.game.auto_reply_action("own", play.state)
    return eager(play, seat) if answer is None else answer


def choose(page: Page, step: Step, how: Callable[[Page, str], None]) -> None:
    """Waits until the move can be chosen, and chooses it."""
    page.wait_for_selector(ASKED)
    if step.text.startswith("discard"):
        page.get_by_role("button", name="Discard…").click()
    page.locator(f'[data-choice="{step.text}"]').first.wait_for()
    before = decision_state(page)
    how(page, step.text)
    wait_for_answer(page, before)


def by_click(page: Page, text: str) -> None:
    page.locator(f'[data-choice="{text}"]').first.click()


def by_keys(page: Page, text: str) -> None:
    """The full stop moves from choice to choice."""
    if page.locator("[data-spot]:focus").count() == 0:
        page.locator("[data-spot][tabindex='0']").first.focus()
    for _ in range(40):
        if page.evaluate("document.activeElement.dataset.choice ?? ''") == text:
            break
        page.keyboard.press(".")
    page.keyboard.press("Enter")


def by_taps(page: Page, text: str) -> None:
    """The first tap shows the preview, the second plays."""
    choice = page.locator(f'[data-choice="{text}"]').first
    choice.tap()
    expect(page.locator(".decision .previewed .choice")).to_be_visible()
    choice.tap()


def selectors(_game: Game[Any], text: str) -> list[str]:
    return [f'[data-choice="{text}"]']


def play_with_greedy_bot(page: Page, seats: int, deal: str, decisions: int) -> None:
    """The first decisions are those of the greedy bot."""
    steps = predict("honor", seats, deal, {0: greedy})
    open_table({0: page}, "honor", seats, deal)
    for step in itertools.islice((step for step in steps if step.seat == 0), decisions):
        choose(page, step, by_click)
    page.wait_for_selector(ASKED)


def table_screen(page: Page) -> None:
    """Six players, and the preview of a hand card."""
    play_with_greedy_bot(page, 6, "73", decisions=6)
    page.locator('[data-spot^="hand "].can').first.hover()


def late_screen(page: Page) -> None:
    """Larger houses, and the preview of an attack if there is one."""
    play_with_greedy_bot(page, 6, "73", decisions=22)
    attack = page.locator('[data-choice^="attack"]')
    if attack.count():
        attack.first.hover()


def plain_screen(page: Page) -> None:
    play_now(page, "honor")
    page.goto(page.url + "?plain")
    page.wait_for_selector(".plain")
    wait_for_turn(page)


def lesson_screen(page: Page) -> None:
    """The outcome of an attack at even odds."""
    open_lesson_step(page, "honor", "attack")
    page.locator('[data-choice="attack 2"]').first.click()
    page.wait_for_selector("[data-testid=verdict]")


def rules_screen(page: Page) -> None:
    page.goto(f"{page.url}rules/honor#H22")
    board = page.locator('figure[data-board="attack"]')
    board.locator('[data-choice="attack 2"]').first.hover()


SHORT = {"limit": 24, "target": 250}
SCRIPT = BrowserScript(
    seats=3,
    options={"limit": 18},
    selectors=selectors,
    layout=LayoutTable(
        seats=6,
        deal="73",
        policy=greedy,
        bot="greedy",
        stops=(6, 11, 17, 18),
        items="[data-spot^='hand '], .own [data-spot]",
    ),
    plain_tables=(PlainTable(3, SHORT, 1280), PlainTable(6, SHORT, 390)),
    screens={
        "honor": table_screen,
        "honor-late": late_screen,
        "plain": plain_screen,
        "learn-honor": lesson_screen,
        "rules-honor": rules_screen,
    },
)
