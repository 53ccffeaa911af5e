"""The player of a page, who plays by HTTP with the page's cookies."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page

from tests.web.games import script_of

ANALYSIS_TIMEOUT = 240_000
MOVES = 14


class PagePlayer:
    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        # The page asks for its cookie itself; asking at the same time would create two players.
        page.wait_for_load_state("networkidle")
        self.request("GET", "api/me")

    def request(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body) if body or method == "POST" else None
        headers = {"Content-Type": "application/json"} if data is not None else {}
        answer = self.page.request.fetch(self.url + path, method=method, data=data, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def create_table(self, key: str) -> str:
        """The short game of the game's script, against bots."""
        script = script_of(key)
        setup = {"game": key, "seats": script.seats, "options": script.options}
        id_: str = self.request("POST", "api/tables", **setup)["id"]
        self.send(id_, type="sit", seat=0, name="Aki")
        for seat in range(1, script.seats):
            self.send(id_, type="seat_bot", seat=seat, bot="greedy")
        return id_

    def send(self, table: str, **command: Any) -> None:
        self.request("POST", f"api/tables/{table}/say", **command)

    def get_table(self, table: str) -> Any:
        return self.request("GET", f"api/tables/{table}")

    def wait_for_turn(self, table: str) -> Any:
        while True:
            found = self.get_table(table)
            if found["legal"] or found["status"] == "over":
                return found
            time.sleep(0.02)

    def finish(self, table: str) -> None:
        """Plays a few moves. Then a player of two resigns, and one of more lets a bot play."""
        for number in range(MOVES):
            found = self.wait_for_turn(table)
            if found["status"] == "over":
                return
            legal = found["legal"]
            action = legal[number * 7 % len(legal)]
            self.send(table, type="move", number=found["number"], action=action)
        if self.wait_for_turn(table)["status"] == "over":
            return
        if len(self.get_table(table)["seats"]) == 2:
            self.send(table, type="resign")
        else:
            self.send(table, type="hand_to_bot", bot="greedy")
        while self.get_table(table)["status"] != "over":
            time.sleep(0.05)


def analyze(page: Page) -> None:
    page.get_by_label("Depth").select_option("quick")
    page.get_by_role("button", name="Analyze").click()
    page.locator("[data-testid=luck]").wait_for(timeout=ANALYSIS_TIMEOUT)


def show_analyzed_game(page: Page, key: str) -> None:
    """A finished game with its analysis, at the decision that cost most."""
    player = PagePlayer(page, page.url)
    table = player.create_table(key)
    player.finish(table)
    page.goto(f"{player.url}t/{table}/replay")
    page.wait_for_selector(".controls")
    analyze(page)
    costly = page.locator("[data-testid=costliest] button")
    if costly.count():
        costly.first.click()


def open_lesson_step(page: Page, key: str, step: str) -> None:
    page.goto(f"{page.url}learn/{key}#{step}")
    page.wait_for_selector("[data-testid=decision]")
