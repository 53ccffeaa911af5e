"""Analysis, luck report, forks and hints in real Chromium, on a finished game of each game."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.playing import axe_finds_nothing, no_text_is_missing

PATIENCE = 240_000
GAMES: dict[str, dict[str, Any]] = {
    "samourai": {"seats": 2},
    "village": {"seats": 2},
    "seven": {"seats": 2},
    "honor": {"seats": 3, "options": {"limit": 18}},
}
MOVES = 14
WAYS = {
    True: (("Same cards", False), ("Other cards", True)),
    False: (("Play from here", False),),
}
"""With cards that are hidden, and without."""


class Guest:
    """What the page's own person says to the server without the page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        # The page says who it is by itself; if we did so at the same time, we would be two.
        page.wait_for_load_state("networkidle")
        self.ask("GET", "api/me")

    def ask(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body) if body or method == "POST" else None
        headers = {"Content-Type": "application/json"} if data is not None else {}
        answer = self.page.request.fetch(self.url + path, method=method, data=data, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str) -> str:
        setting = GAMES[game]
        id_: str = self.ask("POST", "api/tables", game=game, **setting)["id"]
        self.say(id_, type="sit", seat=0, name="Aki")
        for seat in range(1, setting["seats"]):
            self.say(id_, type="seat_bot", seat=seat, bot="greedy")
        return id_

    def say(self, table: str, **said: Any) -> None:
        self.ask("POST", f"api/tables/{table}/say", **said)

    def look(self, table: str) -> Any:
        return self.ask("GET", f"api/tables/{table}")

    def until_asked(self, table: str) -> Any:
        while True:
            found = self.look(table)
            if found["legal"] or found["status"] == "over":
                return found
            time.sleep(0.02)

    def finish(self, table: str) -> None:
        """A few moves; then two players give up, more let a bot play to the end."""
        for number in range(MOVES):
            found = self.until_asked(table)
            if found["status"] == "over":
                return
            legal = found["legal"]
            action = legal[number * 7 % len(legal)]
            self.say(table, type="move", number=found["number"], action=action)
        if len(self.look(table)["seats"]) == 2:
            self.until_asked(table)
            self.say(table, type="resign")
        else:
            self.say(table, type="hand_to_bot", bot="greedy")
        while self.look(table)["status"] != "over":
            time.sleep(0.05)


def at_replay(visitors: Visitors, game: str, **look: Any) -> tuple[Page, Guest, str]:
    page = visitors.visit(**look)
    guest = Guest(page, visitors.server.url)
    table = guest.table(game)
    guest.finish(table)
    page.goto(f"{visitors.server.url}t/{table}/replay")
    page.wait_for_selector(".controls")
    return page, guest, table


def analyse(page: Page) -> None:
    page.get_by_label("Depth").select_option("quick")
    page.get_by_role("button", name="Analyse").click()
    page.locator("[data-testid=luck]").wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_analysed_and_forked(visitors: Visitors, game: str) -> None:
    page, guest, table = at_replay(visitors, game)
    analyse(page)
    graph = page.get_by_role("slider", name="Estimated share")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"After \d+ moves: .* [01]\.\d\d"))
    luck = page.locator("[data-testid=luck]")
    expect(luck).to_contain_text(re.compile(r"Own decisions .* ± 0\.\d\d"))
    expect(luck.locator("li")).to_have_count(GAMES[game]["seats"])
    moves_by_keyboard(page, graph)
    shows_what_was_better(page)
    axe_finds_nothing(page)
    no_text_is_missing(page)
    for words, redealt in WAYS[game != "samourai"]:
        page.goto(f"{visitors.server.url}t/{table}/replay")
        forks(page, guest, words, redealt)


def moves_by_keyboard(page: Page, graph: Any) -> None:
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    page.get_by_text("The same as a table").click()
    rows = page.locator(".analysis tbody tr")
    last = int(page.locator(".controls .count").inner_text().split("/")[1])
    expect(rows).to_have_count(last + 1)


def shows_what_was_better(page: Page) -> None:
    """A click on a costly decision leads to its moment, seen by who took it."""
    costly = page.locator("[data-testid=worst] button")
    if costly.count() == 0:
        page.get_by_label("Decisions of").select_option("1")
    if costly.count() == 0:
        return
    number = int(costly.first.locator(".soft").inner_text()) - 1
    costly.first.click()
    expect(page.locator(".controls .count")).to_have_text(re.compile(rf"^{number} /"))
    expect(page.locator("[data-testid=judged]")).to_contain_text("less than")


def forks(page: Page, guest: Guest, words: str, redealt: bool) -> None:
    page.wait_for_selector(".controls")
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.get_by_label("In the seat of").select_option("0")
    page.get_by_role("button", name=words).click()
    page.wait_for_selector("[data-testid=origin]")
    expect(page.locator("[data-testid=origin]")).to_contain_text("after move 3")
    found = guest.until_asked(page.url.rsplit("/", 1)[1])
    assert found["origin"] == {"moves": 3, "redealt": redealt}
    assert found["you"] == 0 and not found["rated"]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_shown_on_the_table(visitors: Visitors, game: str) -> None:
    page = visitors.visit()
    guest = Guest(page, visitors.server.url)
    table = guest.table(game)
    guest.until_asked(table)
    page.goto(f"{visitors.server.url}t/{table}")
    page.wait_for_selector(".sentence.mine")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-testid=hint]")).to_contain_text(re.compile(r"Perhaps .* ± 0\.\d\d"))
    axe_finds_nothing(page)
    no_text_is_missing(page)


def test_an_analysis_can_be_cancelled(visitors: Visitors) -> None:
    page, _, _ = at_replay(visitors, "honor")
    page.get_by_label("Depth").select_option("deep")
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("[data-testid=progress]")).to_have_text(re.compile(r"[1-9]\d* / \d+"))
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Analyse")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)


@pytest.mark.parametrize("language", ["nl", "de", "fr"])
def test_on_a_phone_in_the_dark_in_every_language(visitors: Visitors, language: str) -> None:
    phone = {"width": 390, "height": 844}
    page, _, _ = at_replay(
        visitors, "village", viewport=phone, color_scheme="dark", locale=language
    )
    page.locator(".analysis select").select_option("quick")
    page.locator(".analysis .primary").click()
    page.locator("[data-testid=luck]").wait_for(timeout=PATIENCE)
    axe_finds_nothing(page)
    no_text_is_missing(page)


def test_a_record_from_a_file_is_analysed_and_forked(visitors: Visitors) -> None:
    page, guest, table = at_replay(visitors, "samourai")
    record = page.request.get(f"{visitors.server.url}api/tables/{table}/record").body()
    page.goto(f"{visitors.server.url}replay")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": record}
    page.set_input_files("input[type=file]", file)  # type: ignore[arg-type]  # as documented
    analyse(page)
    forks(page, guest, "Play from here", False)
