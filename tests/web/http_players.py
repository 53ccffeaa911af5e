"""People at a table who have no browser open: they speak as a program does, by HTTP."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import APIRequestContext, Page

from tests.web.conftest import Visitors


class Guest:
    def __init__(self, url: str, speaks: APIRequestContext, name: str) -> None:
        self.url = url
        self.speaks = speaks
        self.name = name
        self.speaks.get(f"{url}api/me")

    def open(self, game: str, **wanted: Any) -> str:
        answer = self.speaks.post(f"{self.url}api/tables", data={"game": game, **wanted})
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def say(self, table: str, type_: str, **said: Any) -> Any:
        answer = self.speaks.post(f"{self.url}api/tables/{table}/say", data={"type": type_, **said})
        assert answer.ok, answer.text()
        return answer.json()

    def sit(self, table: str, seat: int, salt: str = "") -> None:
        self.say(table, "sit", seat=seat, name=self.name, salt=salt)

    def look(self, table: str) -> Any:
        return self.speaks.get(f"{self.url}api/tables/{table}").json()

    def choices(self, table: str) -> dict[str, int]:
        """What is asked of this guest now: text of each choice, and its number."""
        seen = self.look(table)
        return {seen["moves"][str(action)][0]: action for action in seen["legal"]}

    def move(self, table: str, text: str) -> None:
        self.say(table, "move", number=self.look(table)["number"], text=text)


def guest_of(page: Page, visitors: Visitors, name: str) -> Guest:
    """The person whose browser this is; it must have arrived, or it would become somebody else."""
    page.wait_for_selector("article")
    return Guest(visitors.server.url, page.context.request, name)


def guest(visitors: Visitors, name: str) -> Guest:
    context = visitors.browser.new_context()
    visitors.contexts.append(context)
    return Guest(visitors.server.url, context.request, name)
