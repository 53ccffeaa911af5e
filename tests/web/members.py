"""People with accounts, and the rated games that they have played."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

from tests.web.http_players import Guest

PASSWORD = "correct horse"
DAY = 86_400_000


class Member(Guest):
    """An account; whoever has it already signs in."""

    def __init__(self, url: str, context: BrowserContext, name: str) -> None:
        super().__init__(url, context.request, name)
        given = {"name": name, "password": PASSWORD}
        if not self.speaks.post(f"{url}api/session", data=given).ok:
            done = self.speaks.post(f"{url}api/account", data=given)
            assert done.ok, done.text()

    def ask(self, path: str) -> Any:
        return self.speaks.get(f"{self.url}api/{path}").json()


def begin(*people: Member, game: str = "samourai", **setting: Any) -> str:
    """A table at which these people have just begun."""
    table = people[0].open(game, seats=len(people), **setting)
    for seat, person in enumerate(people):
        person.sit(table, seat)
    while people[0].look(table)["status"] == "open":
        time.sleep(0.01)
    return table


def duel(winner: Member, loser: Member, **setting: Any) -> str:
    table = begin(winner, loser, **setting)
    loser.say(table, "resign")
    return table


def season(people: list[Member], games: int, seed: int = 1) -> None:
    """Everybody plays: who stands earlier in the list wins more often."""
    rng = random.Random(seed)
    for number in range(games):
        first, second = rng.sample(range(len(people)), 2)
        strong, weak = people[min(first, second)], people[max(first, second)]
        winner, loser = (strong, weak) if rng.random() < 0.7 else (weak, strong)
        game = "village" if number % 4 == 3 else "samourai"
        duel(winner, loser, game=game, rated=True, public=number % 5 != 0)


def spread_over_weeks(database: Path) -> None:
    """As if the games had been played on one evening after the other."""
    with sqlite3.connect(database, timeout=20) as there:
        there.execute("UPDATE accounts SET created = created - ?", (100 * DAY,))
        rows = there.execute("SELECT table_id, ended FROM finished ORDER BY ended").fetchall()
        for number, (table, ended) in enumerate(rows):
            at = ended - (len(rows) - 1 - number) * DAY * 3 // 4
            for name in ("finished", "played"):
                there.execute(f"UPDATE {name} SET ended = ? WHERE table_id = ?", (at, table))
