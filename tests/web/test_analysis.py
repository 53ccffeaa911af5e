"""Analysis, luck report, forks and hints for every game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.games import CARDS, DUEL, KEYS, LARGEST, LONGEST, hides_cards, script_of
from tests.web.gate_matrix import rest_is_long
from tests.web.page_player import ANALYSIS_TIMEOUT, PagePlayer, analyze
from tests.web.table_actions import axe_finds_nothing, no_text_is_missing

FORK_BUTTONS = {
    True: (("Same cards", False), ("Different cards", True)),
    False: (("Play from here", False),),
}
"""For games with hidden cards, and without: the button, and whether it deals again."""


def open_replay(visitors: Visitors, game: str, **options: Any) -> tuple[Page, PagePlayer, str]:
    page = visitors.visit(**options)
    player = PagePlayer(page, visitors.server.url)
    table = player.create_table(game)
    player.finish(table)
    page.goto(f"{visitors.server.url}t/{table}/replay")
    page.wait_for_selector(".controls")
    return page, player, table


@pytest.mark.parametrize("game", KEYS)
def test_a_finished_game_is_analyzed_and_forked(visitors: Visitors, game: str) -> None:
    page, player, table = open_replay(visitors, game)
    analyze(page)
    graph = page.get_by_role("slider", name="Winning chances")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"After move \d+: .* \d+%"))
    luck = page.locator("[data-testid=luck]")
    expect(luck).to_contain_text(re.compile(r"Own moves .*% ± \d+"))
    expect(luck.locator("li:has(li)")).to_have_count(script_of(game).seats)
    moves_by_keyboard(page, graph)
    shows_what_was_better(page)
    axe_finds_nothing(page)
    no_text_is_missing(page)
    for button, redealt in FORK_BUTTONS[hides_cards(game)]:
        page.goto(f"{visitors.server.url}t/{table}/replay")
        forks(page, player, button, redealt)


def moves_by_keyboard(page: Page, graph: Any) -> None:
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    page.get_by_text("Plot data").click()
    rows = page.locator(".analysis tbody tr")
    last = int(page.locator(".controls .count").inner_text().split("/")[1])
    expect(rows).to_have_count(last + 1)


def shows_what_was_better(page: Page) -> None:
    """A click on a costly decision shows its position as its player saw it."""
    costly = page.locator("[data-testid=costliest] button")
    if costly.count() == 0:
        page.get_by_label("Moves by").select_option("1")
    if costly.count() == 0:
        return
    told = page.locator("[data-testid=costliest] li").first.inner_text()
    assert re.search(r"From \d+% to \d+%: “.+” instead of “.+”", told)
    number = int(re.findall(r"Move (\d+)", told)[-1]) - 1
    costly.first.click()
    expect(page.locator(".controls .count")).to_have_text(re.compile(rf"^{number} /"))
    expect(page.locator("[data-testid=decision-analysis]")).to_contain_text("instead of")


def forks(page: Page, player: PagePlayer, button: str, redealt: bool) -> None:
    page.wait_for_selector(".controls")
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.get_by_label("Play as").select_option("0")
    page.get_by_role("button", name=button).click()
    page.wait_for_selector("[data-testid=origin]")
    expect(page.locator("[data-testid=origin]")).to_contain_text("after move 3")
    found = player.wait_for_turn(page.url.rsplit("/", 1)[1])
    assert found["origin"] == {"moves": 3, "redealt": redealt}
    assert found["you"] == 0 and not found["rated"]


def test_a_link_at_the_end_of_a_game_starts_its_analysis(visitors: Visitors) -> None:
    page, _, table = open_replay(visitors, DUEL)
    page.goto(f"{visitors.server.url}t/{table}")
    page.get_by_role("link", name="Analyze").click()
    page.locator("[data-testid=luck]").wait_for(timeout=ANALYSIS_TIMEOUT)
    expect(page.locator("[data-testid=luck]")).to_contain_text("Seat")


@pytest.mark.parametrize("game", KEYS)
def test_a_hint_is_shown_on_the_table(visitors: Visitors, game: str) -> None:
    page = visitors.visit()
    player = PagePlayer(page, visitors.server.url)
    table = player.create_table(game)
    player.wait_for_turn(table)
    page.goto(f"{visitors.server.url}t/{table}")
    page.wait_for_selector(".sentence.mine")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-testid=hint]")).to_contain_text(
        re.compile(r"Try .* \(\d+% ± \d+ to win\)")
    )
    axe_finds_nothing(page)
    no_text_is_missing(page)


@pytest.mark.parametrize("game", [CARDS, LARGEST])
def test_every_move_of_a_replay_says_who_made_it(visitors: Visitors, game: str) -> None:
    """In games where nobody decides in secret."""
    page, player, table = open_replay(visitors, game)
    names = [seat["name"] for seat in player.get_table(table)["seats"]]
    moves = page.locator("aside ol li").all_inner_texts()[1:]
    assert [move for move in moves if not any(name in move for name in names)] == []
    assert moves != []


def test_an_analysis_can_be_cancelled(visitors: Visitors) -> None:
    page, _, _ = open_replay(visitors, LONGEST)
    page.get_by_label("Depth").select_option("deep")
    page.get_by_role("button", name="Analyze").click()
    expect(page.locator("[data-testid=progress]")).to_have_text(re.compile(r"[1-9]\d* of \d+"))
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Analyze")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)


@pytest.mark.parametrize("language", rest_is_long(["nl", "de", "fr"], "fr"))
def test_on_a_phone_in_the_dark_in_every_language(visitors: Visitors, language: str) -> None:
    phone = {"width": 390, "height": 844}
    page, _, _ = open_replay(visitors, CARDS, viewport=phone, color_scheme="dark", locale=language)
    page.locator(".analysis select").select_option("quick")
    page.locator(".analysis .primary").click()
    page.locator("[data-testid=luck]").wait_for(timeout=ANALYSIS_TIMEOUT)
    axe_finds_nothing(page)
    no_text_is_missing(page)


def test_a_record_from_a_file_is_analyzed_and_forked(visitors: Visitors) -> None:
    page, player, table = open_replay(visitors, DUEL)
    record = page.request.get(f"{visitors.server.url}api/tables/{table}/record").body()
    page.goto(f"{visitors.server.url}replay")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": record}
    page.set_input_files("input[type=file]", file)  # type: ignore[arg-type]  # as documented
    analyze(page)
    forks(page, player, "Play from here", False)
