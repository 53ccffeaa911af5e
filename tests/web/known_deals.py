"""Games with a known deal: the server's secret is fixed, so the engine can predict them.

The players' salts choose the deal. Bots are deterministic, so the whole game follows from the salts
and from what the players choose; a test repeats these choices in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page

import tatami
from tatami.bots import BOTS, Knowledge
from tatami.engine import Play, chance_from, fair_deals
from tatami.server.tables.bot_names import bot_name

SECRET = "known to the tests"


def names_of_bots(count: int) -> list[str]:
    """The names of the bots at a table, in the order in which they are added."""
    names: list[str] = []
    for _ in range(count):
        names.append(bot_name(fair_deals.commit(SECRET), names))
    return names


Policy = Callable[[Play[Any], int], int]
"""What a player chooses, given the game and the seat."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: str
    """Of the decision."""
    text: str
    events: list[str]
    choices: int


def salt_of(deal: str, seat: int) -> str:
    return f"{deal} {seat}"


def seed_of(deal: str, people: list[int], seats: int) -> str:
    """Bots add no salt."""
    salts = tuple(salt_of(deal, seat) if seat in people else "" for seat in range(seats))
    return fair_deals.seed_of(SECRET, salts)


def bot_chooses(play: Play[Any], seed: str, seat: int, bot: str) -> int:
    """The bot's choice on the server."""
    rng = chance_from(f"{seed} {seat} {len(play.actions)}")
    return BOTS[bot]().choose(Knowledge(play.state, seat), rng)


def predict(
    game: str,
    seats: int,
    deal: str,
    people: dict[int, Policy],
    bot: str = "greedy",
    options: dict[str, Any] | None = None,
) -> Iterator[Step]:
    """The whole game, decision by decision."""
    seed = seed_of(deal, list(people), seats)
    play = Play(tatami.game(game), seats=seats, seed=seed, options=options or {})
    while not play.state.over:
        seat = play.state.to_act
        decision = play.game.decision(play.state, seat)
        choices = len(play.state.legal())
        policy = people.get(seat)
        action = policy(play, seat) if policy else bot_chooses(play, seed, seat, bot)
        text = play.game.show(action)
        play.apply(action)
        events = play.events(len(play.actions), None)
        yield Step(
            seat=seat,
            kind="" if decision is None else decision.kind,
            text=text,
            events=[str(type(event).__struct_config__.tag) for event in events],
            choices=choices,
        )


def open_table(
    pages: dict[int, Page],
    game: str,
    seats: int,
    deal: str,
    bot: str = "greedy",
    options: dict[str, Any] | None = None,
) -> str:
    """A table with these players on their seats and bots on all others; returns its id."""
    for page in pages.values():
        page.wait_for_load_state("networkidle")  # it has its cookie
    first = pages[min(pages)]
    wanted = {"game": game, "seats": seats, "options": options or {}}
    table = str(post(first, "api/tables", wanted)["id"])
    for seat in range(seats):
        if seat in pages:
            command = {"type": "sit", "seat": seat, "name": f"Aki {seat + 1}"}
            command["salt"] = salt_of(deal, seat)
            post(pages[seat], f"api/tables/{table}/say", command)
        else:
            command = {"type": "seat_bot", "seat": seat, "bot": bot}
            post(first, f"api/tables/{table}/say", command)
    for page in pages.values():
        page.goto(page.url.split("?")[0] + f"t/{table}")
    return table


POST = """
([path, body]) => fetch(new URL(path, document.baseURI), {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
}).then((answer) => answer.json())
"""


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """A request of the page, with its cookies."""
    answer = page.evaluate(POST, [path, body])
    assert answer.get("type") != "refused", answer
    return answer
