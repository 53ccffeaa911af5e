"""Games whose deal is known beforehand: the server's secret is fixed, the engine foretells them.

The people's salts choose among the deals. Bots answer the same question always the same way, so the
whole game follows from the salts and what the people do: a test only has to point at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page

import tatami
from tatami.bots import BOTS, Knowledge
from tatami.engine import Play, chance_from, fair_deals

SECRET = "known to the tests"

Policy = Callable[[Play[Any], int], int]
"""What a person chooses, given the game and the seat."""


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
    """As the server asks it."""
    rng = chance_from(f"{seed} {seat} {len(play.actions)}")
    return BOTS[bot]().choose(Knowledge(play.state, seat), rng)


def foretell(
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
        told = play.events(len(play.actions), None)
        yield Step(
            seat=seat,
            kind="" if decision is None else decision.kind,
            text=text,
            events=[str(type(event).__struct_config__.tag) for event in told],
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
    """A table with these people on their seats and bots on all others; returns its id."""
    for page in pages.values():
        page.wait_for_load_state("networkidle")  # it has introduced itself
    first = pages[min(pages)]
    wanted = {"game": game, "seats": seats, "options": options or {}}
    table = str(ask(first, "api/tables", wanted)["id"])
    for seat in range(seats):
        if seat in pages:
            said = {"type": "sit", "seat": seat, "name": f"Aki {seat + 1}"}
            said["salt"] = salt_of(deal, seat)
            ask(pages[seat], f"api/tables/{table}/say", said)
        else:
            said = {"type": "seat_bot", "seat": seat, "bot": bot}
            ask(first, f"api/tables/{table}/say", said)
    for page in pages.values():
        page.goto(page.url.split("?")[0] + f"t/{table}")
    return table


ASK = """
([path, body]) => fetch(new URL(path, document.baseURI), {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
}).then((answer) => answer.json())
"""


def ask(page: Page, path: str, body: dict[str, Any]) -> Any:
    """As the page itself would: with its cookies."""
    answer = page.evaluate(ASK, [path, body])
    assert answer.get("type") != "refused", answer
    return answer
