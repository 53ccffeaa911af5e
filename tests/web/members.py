"""Players with accounts, and rated games between them."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

from tests.web.games import CARDS, DUEL
from tests.web.http_players import Guest

PASSWORD = "correct horse"
DAY = 86_400_000


class Member(Guest):
    """Signs in to the account, or creates it."""

    def __init__(self, url: str, context: BrowserContext, name: str) -> None:
        super().__init__(url, context.request, name)
        given = {"name": name, "password": PASSWORD}
        if not self.requests.post(f"{url}api/session", data=given).ok:
            done = self.requests.post(f"{url}api/account", data=given)
            assert done.ok, done.text()

    def get(self, path: str) -> Any:
        return self.requests.get(f"{self.url}api/{path}").json()


def start_game(*people: Member, game: str = DUEL, **setup: Any) -> str:
    """A table at which these players have just started."""
    table = people[0].create_table(game, seats=len(people), **setup)
    for seat, person in enumerate(people):
        person.sit(table, seat)
    while people[0].get_table(table)["status"] == "open":
        time.sleep(0.01)
    return table


def play_duel(winner: Member, loser: Member, **setup: Any) -> str:
    table = start_game(winner, loser, **setup)
    loser.send(table, "resign")
    return table


def play_season(people: list[Member], games: int, seed: int = 1) -> None:
    """Games between random pairs. The player who is earlier in the list wins more often."""
    rng = random.Random(seed)
    for number in range(games):
        first, second = rng.sample(range(len(people)), 2)
        strong, weak = people[min(first, second)], people[max(first, second)]
        winner, loser = (strong, weak) if rng.random() < 0.7 else (weak, strong)
        game = CARDS if number % 4 == 3 else DUEL
        play_duel(winner, loser, game=game, rated=True, public=number % 5 != 0)


def spread_over_weeks(database: Path) -> None:
    """Changes the dates of the games, as if they were played over many weeks."""
    with sqlite3.connect(database, timeout=20) as there:
        there.execute("UPDATE accounts SET created = created - ?", (100 * DAY,))
        rows = there.execute("SELECT table_id, ended FROM finished ORDER BY ended").fetchall()
        for number, (table, ended) in enumerate(rows):
            at = ended - (len(rows) - 1 - number) * DAY * 3 // 4
            for name in ("finished", "played"):
                there.execute(f"UPDATE {name} SET ended = ? WHERE table_id = ?", (at, table))
