"""Players without a browser, who play by HTTP."""

from __future__ import annotations

from time import monotonic, sleep
from typing import Any

from playwright.sync_api import APIRequestContext, Page

from tests.web.conftest import Visitors

TURN_SECONDS = 60


class Guest:
    def __init__(self, url: str, requests: APIRequestContext, name: str) -> None:
        self.url = url
        self.requests = requests
        self.name = name
        self.requests.get(f"{url}api/me")

    def create_table(self, game: str, **wanted: Any) -> str:
        answer = self.requests.post(f"{self.url}api/tables", data={"game": game, **wanted})
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def send(self, table: str, type_: str, **fields: Any) -> Any:
        answer = self.requests.post(
            f"{self.url}api/tables/{table}/say", data={"type": type_, **fields}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def sit(self, table: str, seat: int, salt: str = "") -> None:
        self.send(table, "sit", seat=seat, name=self.name, salt=salt)

    def get_table(self, table: str) -> Any:
        return self.requests.get(f"{self.url}api/tables/{table}").json()

    def choices(self, table: str) -> dict[str, int]:
        """This player's legal moves now: their texts and actions."""
        seen = self.get_table(table)
        return {seen["moves"][str(action)][0]: action for action in seen["legal"]}

    def move(self, table: str, text: str) -> None:
        """Moves as soon as it is this player's turn; a table starts a moment after it is full."""
        until = monotonic() + TURN_SECONDS
        while not (seen := self.get_table(table))["legal"]:
            assert monotonic() < until, f"not {self.name}'s turn after {TURN_SECONDS} s: {seen}"
            sleep(0.05)
        self.send(table, "move", number=seen["number"], text=text)


def guest_of(page: Page, visitors: Visitors, name: str) -> Guest:
    """The player of this page. The page must have its cookie first, or there would be two."""
    page.wait_for_selector("article")
    return Guest(visitors.server.url, page.context.request, name)


def guest(visitors: Visitors, name: str) -> Guest:
    context = visitors.browser.new_context()
    visitors.contexts.append(context)
    return Guest(visitors.server.url, context.request, name)
