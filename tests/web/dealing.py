"""Games whose deal is known beforehand: the server's secret is fixed, the engine foretells them.

Bots answer the same question always the same way, so the whole game follows from the secret, the
salts and what the people do. A test then only has to point at what was foretold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page

import tatami
from tatami.bots import BOTS, Knowledge
from tatami.engine import Play, chance_from, fair

Policy = Callable[[Play[Any], int], int]
"""What a person chooses, given the game and the seat."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: str
    """Of the decision."""
    text: str
    events: list[str]
    choices: int


def salt_of(seat: int) -> str:
    return f"salt {seat}"


def seed_of(secret: str, people: list[int], seats: int) -> str:
    """Bots add no salt."""
    salts = tuple(salt_of(seat) if seat in people else "" for seat in range(seats))
    return fair.seed_of(secret, salts)


def bot_chooses(play: Play[Any], seed: str, seat: int, bot: str) -> int:
    """As the server asks it."""
    rng = chance_from(f"{seed} {seat} {len(play.actions)}")
    return BOTS[bot]().choose(Knowledge(play.state, seat), rng)


def foretell(
    game: str,
    seats: int,
    secret: str,
    people: dict[int, Policy],
    bot: str = "greedy",
    options: dict[str, Any] | None = None,
) -> Iterator[Step]:
    """The whole game, decision by decision."""
    seed = seed_of(secret, list(people), seats)
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
    pages: dict[int, Page], game: str, seats: int, bot: str = "greedy", **wanted: Any
) -> str:
    """A table with these people on their seats and bots on all others; returns its id."""
    first = pages[min(pages)]
    table = str(ask(first, "api/tables", {"game": game, "seats": seats, **wanted})["id"])
    for seat in range(seats):
        if seat in pages:
            said = {"type": "sit", "seat": seat, "name": f"Aki {seat + 1}", "salt": salt_of(seat)}
            ask(pages[seat], f"api/tables/{table}/say", said)
        else:
            said = {"type": "seat_bot", "seat": seat, "bot": bot}
            ask(first, f"api/tables/{table}/say", said)
    for page in pages.values():
        page.goto(page.url.split("?")[0] + f"t/{table}")
    return table


ASK = """
([path, body]) => fetch("api/me").then(() => fetch(new URL(path, document.baseURI), {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
})).then((answer) => answer.json())
"""


def ask(page: Page, path: str, body: dict[str, Any]) -> Any:
    """As the page itself would: with its cookies."""
    answer = page.evaluate(ASK, [path, body])
    assert answer.get("type") != "refused", answer
    return answer
