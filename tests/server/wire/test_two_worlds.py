"""The sampling law on the wire: what a viewer cannot see changes no byte that it is sent.

The same people say the same things at the same times on two servers. The deals differ, but not in
what the viewer can see: in one world Ben holds the crane and has sealed a standing order, in the
other Cy holds it and answers by hand. Everything the viewer receives is compared, and so is
everything the servers log.
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

from tatami.engine import fair_deals
from tatami.server import signing
from tatami.server.settings import Settings
from tests.crane.state import CRANE, PASS, CraneState
from tests.server.client import Person, Time, run, served
from tests.server.crane import dealt, holder
from tests.server.live.test_tables import people

SEATS = 3
CLOCK = {"kind": "live", "base": 600_000, "increment": 1000}


class World:
    """A deal in which `holder` has the crane, and the cards that everybody plays in both worlds."""

    def __init__(self, seed: str, plays: list[int]) -> None:
        self.seed = seed
        self.plays = plays
        self.holder = holder(dealt(seed, SEATS))


def two_worlds() -> tuple[World, World]:
    """Equal for seat 0: its own hand, and the cards that the others will show."""
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
    """Low cards, after which nobody is asked, in both hands of that seat."""
    return {card for card in set(one.hands[seat]) & set(two.hands[seat]) if card < 6}


@contextmanager
def nothing_by_chance(monkeypatch: pytest.MonkeyPatch, seed: str) -> Iterator[None]:
    """Names, secrets and the deal are the same in every run, except for the deal's seed."""
    names = itertools.count()
    with monkeypatch.context() as patch:
        patch.setattr(fair_deals, "seed_of", lambda secret, salts: seed)
        patch.setattr(fair_deals, "draw_secret", lambda: "the same secret")
        patch.setattr(secrets, "token_urlsafe", lambda size: f"t{next(names)}")
        patch.setattr(signing.Tokens, "new_player", lambda self: f"player{next(names)}")
        patch.setattr(uuid, "uuid4", lambda: type("Id", (), {"hex": "process"}))
        yield


class Ear:
    """Notes all that a viewer receives, byte for byte but for the date."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    async def get(self, person: Person, url: str) -> None:
        answer = await person.http.get(url)
        headers = sorted((k, v) for k, v in answer.headers.items() if k != "date")
        self.heard.append((url, answer.status_code, headers, answer.content))

    async def say(self, person: Person, table: str, type_: str, **more: Any) -> None:
        url = f"/api/tables/{table}/say"
        answer = await person.http.post(url, json={"type": type_, **more})
        self.heard.append((type_, answer.status_code, answer.content))


async def look_around(ear: Ear, person: Person, table: str) -> None:
    for path in ("", "/record", "/code"):
        await ear.get(person, f"/api/tables/{table}{path}")
    await ear.get(person, "/api/tables")
    for action in (PASS, 7, CRANE):
        await ear.say(person, table, "move", number=0, action=action)
    seen = (await person.look(table))["number"]
    if person.name == "Eve" or not (await person.look(table))["legal"]:
        await ear.say(person, table, "move", number=seen, action=CRANE)
        await ear.say(person, table, "offer", what="undo")


async def live_through(settings: Settings, world: World, viewer: str) -> list[Any]:
    """The whole evening, with everything that the viewer receives."""
    now, ear = Time(), Ear()
    async with (
        served(settings, now) as server,
        people(server.url, "Ann", "Ben", "Cy", "Eve") as persons,
    ):
        ann, ben, cy, _eve = persons
        watching = next(person for person in persons if person.name == viewer)
        table = await ann.open("crane", seats=SEATS, clock=CLOCK)
        async with watching.watch(table) as eyes, ann.watch(table) as control:
            for seat, person in enumerate((ann, ben, cy)):
                await person.sit(table, seat)
            await control.until("status", "running")
            await look_around(ear, watching, table)
            if world.holder == 1:
                await ben.say(table, "order", kind="answer", order="pass")
            for mover, card in zip((ann, ben, cy), world.plays, strict=True):
                now.passes(7_000)
                await play(mover, table, card)
                if mover is ann and world.holder == 2:
                    await play(cy, table, PASS)
                if mover is ann:
                    await until_turn(control, 1)
                await look_around(ear, watching, table)
            await look_around(ear, watching, table)
            number = (await watching.look(table))["number"]
            heard = await everything(eyes, number)
    return [ear.heard, heard]


async def play(person: Person, table: str, action: int) -> None:
    number = (await person.look(table))["number"]
    answer = await person.say(table, "move", number=number, action=action)
    assert answer["type"] == "ack", answer


async def until_turn(eyes: Any, seat: int) -> None:
    while eyes.table["view"]["decision"]["seat"] != seat:
        await eyes.hear()


async def everything(eyes: Any, number: int) -> list[str]:
    """The socket's messages as they came, up to that number; but how many look on is told after
    a while, and that is a matter of time."""
    heard = []
    while not eyes.table or eyes.table["number"] < number:
        text = await eyes.wire.recv()
        if eyes.merge(text)["type"] != "watching":
            heard.append(text)
    return heard


@pytest.mark.parametrize("viewer", ["Ann", "Eve"])
def test_what_is_hidden_changes_no_byte_on_the_wire(
    viewer: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    received, logged = [], []
    for world in two_worlds():
        settings = Settings(
            data=str(tmp_path / world.seed), secret="the same key", workers=1
        )  # fmt: skip
        caplog.clear()
        with nothing_by_chance(monkeypatch, world.seed), caplog.at_level(logging.INFO, "tatami"):
            received.append(run(live_through)(settings, world, viewer))
        logged.append([r.getMessage() for r in caplog.records if r.name.startswith("tatami")])
    one, two = received
    assert one[0] == two[0]
    assert one[1] == two[1]
    assert logged[0] == logged[1]
    assert len(one[1]) > 6 and len(one[0]) > 30, "something was compared"


def test_the_two_worlds_differ() -> None:
    one, two = two_worlds()
    assert (one.holder, two.holder) == (1, 2)
    first, second = dealt(one.seed, SEATS), dealt(two.seed, SEATS)
    assert first.hands[0] == second.hands[0] and first.hands[1:] != second.hands[1:]
