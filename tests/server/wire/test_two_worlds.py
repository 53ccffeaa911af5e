"""The sampling law on the wire: hidden information changes no byte that a viewer receives.

Every GET route of the application is read (`tatami.checks.leaks.routes`), after every move.

The same people send the same commands at the same times on two servers. The deals differ only in
what the viewer cannot see: in one world Ben holds the crane and has set a secret auto-reply, in the
other Cy holds it and answers by hand. The test compares everything that the viewer receives and
everything that the servers log.
"""

from __future__ import annotations

import itertools
import logging
import secrets
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tatami.checks.leaks.routes import get_urls
from tatami.engine import fair_deals
from tatami.server import signing
from tatami.server.settings import Settings
from tests.crane.state import CRANE, PASS, CraneState
from tests.server.client import ManualClock, Person, async_test, running_server
from tests.server.crane import dealt, holder
from tests.server.live.test_tables import people

SEATS = 3
SECRET = "the same key for both worlds: 32 bytes or more"
CLOCK = {"kind": "live", "base": 600_000, "increment": 1000}


class World:
    """A deal in which `holder` has the crane, and the cards that are played in both worlds."""

    def __init__(self, seed: str, plays: list[int]) -> None:
        self.seed = seed
        self.plays = plays
        self.holder = holder(dealt(seed, SEATS))


def two_worlds() -> tuple[World, World]:
    """Two deals that are equal for seat 0: its hand, and the cards that the others play."""
    by_hand: dict[tuple[int, ...], list[tuple[str, CraneState]]] = {}
    for number in itertools.count():
        state = dealt(str(number), SEATS)
        if holder(state) not in (1, 2) or max(state.hands[0]) < 6:
            continue
        kin = by_hand.setdefault(tuple(state.hands[0]), [])
        for seed, other in kin:
            shown = [common(state, other, seat) for seat in (1, 2)]
            if holder(other) != holder(state) and all(shown):
                plays = [max(state.hands[0]), min(shown[0]), min(shown[1])]
                first, second = sorted([(holder(state), str(number)), (holder(other), seed)])
                return World(first[1], plays), World(second[1], plays)
        kin.append((str(number), state))
    raise AssertionError


def common(one: CraneState, two: CraneState, seat: int) -> set[int]:
    """Low cards (no question follows them) that this seat has in both deals."""
    return {card for card in set(one.hands[seat]) & set(two.hands[seat]) if card < 6}


@contextmanager
def fixed_randomness(monkeypatch: pytest.MonkeyPatch, seed: str) -> Iterator[None]:
    """Names, secrets and the deal are the same in every run, except for the deal's seed."""
    names = itertools.count()
    with monkeypatch.context() as patch:
        patch.setattr(fair_deals, "seed_of", lambda secret, salts: seed)
        patch.setattr(fair_deals, "draw_secret", lambda: "the same secret")
        patch.setattr(secrets, "token_urlsafe", lambda size: f"t{next(names)}")
        patch.setattr(signing.Tokens, "new_player", lambda self: f"player{next(names)}")
        patch.setattr(uuid, "uuid4", lambda: type("Id", (), {"hex": "process"}))
        yield


class Recorder:
    """Records everything that a viewer receives, except for the date."""

    def __init__(self) -> None:
        self.received: list[Any] = []

    async def get(self, person: Person, url: str) -> None:
        answer = await person.http.get(url)
        headers = sorted((k, v) for k, v in answer.headers.items() if k != "date")
        self.received.append((url, answer.status_code, headers, answer.content))

    async def say(self, person: Person, table: str, type_: str, **more: Any) -> None:
        url = f"/api/tables/{table}/say"
        answer = await person.http.post(url, json={"type": type_, **more})
        self.received.append((type_, answer.status_code, answer.content))


async def read_all_routes(recorder: Recorder, person: Person, table: str, urls: list[str]) -> None:
    for url in urls:
        await recorder.get(person, url)
    for action in (PASS, 7, CRANE):
        await recorder.say(person, table, "move", number=0, action=action)
    seen = (await person.get_table(table))["number"]
    if person.name == "Eve" or not (await person.get_table(table))["legal"]:
        await recorder.say(person, table, "move", number=seen, action=CRANE)
        await recorder.say(person, table, "offer", what="undo")


async def play_in_world(settings: Settings, world: World, viewer: str) -> list[Any]:
    """Play the game and return everything that the viewer receives."""
    now, recorder = ManualClock(), Recorder()
    async with (
        running_server(settings, now) as server,
        people(server.url, "Ann", "Ben", "Cy", "Eve") as persons,
    ):
        ann, ben, cy, _eve = persons
        watching = next(person for person in persons if person.name == viewer)
        await sign_up(ann)
        table = await ann.create_table("crane", seats=SEATS, clock=CLOCK)
        urls = get_urls(server.app, table, "crane")
        async with watching.connect(table) as ws, ann.connect(table) as control:
            for seat, person in enumerate((ann, ben, cy)):
                await person.join(table, seat)
            await control.wait_for("status", "running")
            await read_all_routes(recorder, watching, table, urls)
            now.advance(1_000)
            if world.holder == 1:
                await ben.command(table, "order", kind="answer", order="pass")
            await read_all_routes(recorder, watching, table, urls)
            for mover, card in zip((ann, ben, cy), world.plays, strict=True):
                now.advance(7_000)
                await play(mover, table, card)
                if mover is ann and world.holder == 2:
                    await play(cy, table, PASS)
                if mover is ann:
                    await until_turn(control, 1)
                await chat(watching, table)
                await read_all_routes(recorder, watching, table, urls)
            number = (await watching.get_table(table))["number"]
            received = await everything(ws, number)
    return [recorder.received, received]


async def sign_up(person: Person) -> None:
    """An account, so that profiles have content."""
    body = {"name": person.name, "password": "correct horse"}
    answer = await person.http.post("/api/account", json=body)
    assert answer.status_code == 201, answer.text


async def chat(person: Person, table: str) -> None:
    """An own entry after every move, so that the export has one of each time."""
    await person.command(table, "chat", text="well played")


async def play(person: Person, table: str, action: int) -> None:
    number = (await person.get_table(table))["number"]
    answer = await person.command(table, "move", number=number, action=action)
    assert answer["type"] == "ack", answer


async def until_turn(ws: Any, seat: int) -> None:
    while ws.table["view"]["decision"]["seat"] != seat:
        await ws.receive()


async def everything(ws: Any, number: int) -> list[str]:
    """The messages of the socket up to that number, without spectator counts and presence, whose
    time varies."""
    received = []
    while not ws.table or ws.table["number"] < number:
        text = await ws.wire.recv()
        if ws.merge(text)["type"] not in ("watching", "presence"):
            received.append(text)
    return received


@pytest.mark.parametrize("viewer", ["Ann", "Eve"])
def test_hidden_cards_change_no_byte_that_a_viewer_receives(
    viewer: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    received, logged = [], []
    for world in two_worlds():
        settings = Settings(
            data=str(tmp_path / world.seed), secret=SECRET, workers=1, request_workers=1,
            rate_limits=False, public_url="http://tatami.test",
        )  # fmt: skip
        caplog.clear()
        with fixed_randomness(monkeypatch, world.seed), caplog.at_level(logging.INFO, "tatami"):
            received.append(async_test(play_in_world)(settings, world, viewer))
        logged.append([r.getMessage() for r in caplog.records if r.name.startswith("tatami")])
    one, two = received
    for heard, also in zip(one[0], two[0], strict=True):
        assert heard == also
    assert one[1] == two[1]
    assert logged[0] == logged[1]
    assert len(one[1]) > 6 and len(one[0]) > 30, "something was compared"


def test_the_two_worlds_differ() -> None:
    one, two = two_worlds()
    assert (one.holder, two.holder) == (1, 2)
    first, second = dealt(one.seed, SEATS), dealt(two.seed, SEATS)
    assert first.hands[0] == second.hands[0] and first.hands[1:] != second.hands[1:]
