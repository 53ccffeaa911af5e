"""Somebody who plays without the page, and then looks at what was played."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page

PATIENCE = 240_000
GAMES: dict[str, dict[str, Any]] = {
    "samourai": {"seats": 2},
    "village": {"seats": 2},
    "seven": {"seats": 2},
    "honor": {"seats": 3, "options": {"limit": 18}},
}
MOVES = 14


class Alone:
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
        if self.until_asked(table)["status"] == "over":
            return
        if len(self.look(table)["seats"]) == 2:
            self.say(table, type="resign")
        else:
            self.say(table, type="hand_to_bot", bot="greedy")
        while self.look(table)["status"] != "over":
            time.sleep(0.05)


def analyse(page: Page) -> None:
    page.get_by_label("Depth").select_option("quick")
    page.get_by_role("button", name="Analyse").click()
    page.locator("[data-testid=luck]").wait_for(timeout=PATIENCE)
