"""The server's clocks, on a time that only passes when the test says so."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.server.settings import Settings
from tests.crane.state import CraneState
from tests.server.client import Person, Served, Time, run, served
from tests.server.crane import dealt, holder, seed_where
from tests.server.live.test_tables import deal, people, seated

SECOND = 1000
DAY = 24 * 3600 * SECOND
LIVE = {"kind": "live", "base": 60 * SECOND, "increment": 5 * SECOND}


async def time_is_up(server: Served, table: str) -> None:
    """What the timer does when it rings."""
    await server.services.tables.automation.flag(server.services.tables.live[table])


async def move(person: Person, table: str, action: int | None = None) -> dict[str, Any]:
    seen = await person.look(table)
    chosen = seen["legal"][0] if action is None else action
    answer = await person.say(table, "move", number=seen["number"], action=chosen)
    assert answer["type"] == "ack", answer
    return await person.look(table)


async def in_turn(table: str, one: Person, two: Person) -> tuple[Person, Person]:
    return (one, two) if (await one.look(table))["legal"] else (two, one)


@run
async def test_a_live_clock_runs_for_the_seat_that_is_asked(settings: Settings) -> None:
    now = Time()
    async with served(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock=LIVE)
        first, _ = await in_turn(table, *persons)
        mover = (await first.look(table))["you"]
        now.passes(20 * SECOND)
        clock = (await move(first, table))["clock"]
        assert clock["left"][mover] == 45 * SECOND  # a minute, less what it took, and the increment
        assert clock["left"][1 - mover] == 60 * SECOND
        assert clock["running"] == 1 - mover and clock["at"] == now()


@run
async def test_at_zero_a_seat_loses_where_the_table_says_so(settings: Settings) -> None:
    now = Time()
    async with served(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock={**LIVE, "at_zero": "lose"})
        first, _ = await in_turn(table, *persons)
        mover = (await first.look(table))["you"]
        now.passes(60 * SECOND - 1)
        await time_is_up(server, table)
        assert (await first.look(table))["status"] == "running"
        now.passes(1)
        await time_is_up(server, table)
        seen = await first.look(table)
        assert seen["status"] == "over" and seen["result"]["reason"] == "time"
        assert seen["result"]["shares"][mover] == 0


@run
async def test_at_zero_a_bot_takes_over_and_the_person_may_come_back(settings: Settings) -> None:
    now = Time()
    clock = {**LIVE, "increment": 0, "at_zero": "bot"}
    async with served(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock=clock)
        first, second = await in_turn(table, *persons)
        mover = (await first.look(table))["you"]
        async with second.watch(table) as eyes:
            now.passes(61 * SECOND)
            await time_is_up(server, table)
            assert await eyes.my_turn()
            lines = [line.get("what") for line in eyes.table["log"]]
            assert lines.count("time") == 1, "no clock runs out on a bot"
            assert eyes.table["seats"][mover]["bot"] == "greedy"
            assert eyes.table["clock"]["left"][mover] == 0
        await first.say(table, "take_back")
        assert "bot" not in (await first.look(table))["seats"][mover]


@run
async def test_correspondence_gives_so_many_days_for_each_move(settings: Settings) -> None:
    now = Time()
    async with served(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock={"kind": "days", "days": 2})
        first, second = await in_turn(table, *persons)
        for person in (first, second):
            now.passes(2 * DAY - SECOND)
            await time_is_up(server, table)
            assert (await move(person, table))["clock"]["left"] == [2 * DAY, 2 * DAY]
        now.passes(2 * DAY)
        await time_is_up(server, table)
        assert "time" in [line.get("what") for line in (await first.look(table))["log"]]


@run
async def test_time_in_which_no_server_was_there_counts_for_nobody(settings: Settings) -> None:
    now = Time()
    async with served(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock={**LIVE, "at_zero": "lose"})
        first, _ = await in_turn(table, *persons)
        mover = (await first.look(table))["you"]
        now.passes(10 * SECOND)
        await server.services.tables.write_heartbeat()
        cookie = first.cookie()
    now.passes(3600 * SECOND)
    async with served(settings, now) as server, Person(server.url, "again") as again:
        again.http.cookies.clear()
        again.http.headers["Cookie"] = cookie
        await time_is_up(server, table)
        now.passes(20 * SECOND)
        await time_is_up(server, table)
        assert (await move(again, table))["clock"]["left"][mover] == 35 * SECOND


def asked_after_a_high_card(deal: CraneState) -> bool:
    return holder(deal) == 1 and max(deal.hands[0]) >= 6


@run
async def test_the_clock_does_not_tell_who_is_asked_in_secret(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody's time runs; after a while a bot answers this one decision, and no seat is named."""
    seed = seed_where(asked_after_a_high_card, seats=3)
    deal(monkeypatch, seed)
    now = Time()
    async with (
        served(settings, now) as server,
        people(server.url, "Ann", "Ben", "Cy") as (ann, ben, cy),
    ):
        table = await seated("crane", ann, ben, cy, clock=LIVE)
        clock = (await move(ann, table, max(dealt(seed, 3).hands[0])))["clock"]
        assert clock["running"] is None
        now.passes(59 * SECOND)
        await time_is_up(server, table)
        assert (await ben.look(table))["legal"]
        async with cy.watch(table) as eyes:
            await eyes.hear()
            now.passes(SECOND)
            await time_is_up(server, table)
            while eyes.table["view"]["decision"]["kind"] == "answer":
                await eyes.hear()
            assert "time" not in [line.get("what") for line in eyes.table["log"]]
            mine = (await ben.look(table))["log"][-2]
            assert mine["what"] == "time" and "seat" not in mine
            assert eyes.table["seats"][1] == {"name": "Ben", "person": True}
            assert eyes.table["clock"]["left"][1:] == [60 * SECOND, 60 * SECOND]
