"""Game clocks on the server, with a manual clock."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.server.settings import Settings
from tests.crane.state import CraneState
from tests.server.client import ManualClock, Person, RunningServer, async_test, running_server
from tests.server.crane import dealt, holder, seed_where
from tests.server.live.test_tables import deal, people, seated

SECOND = 1000
DAY = 24 * 3600 * SECOND
LIVE = {"kind": "live", "base": 60 * SECOND, "increment": 5 * SECOND}


async def run_out_of_time(server: RunningServer, table: str) -> None:
    """Do what the timer does when time runs out."""
    await server.services.tables.automation.flag(server.services.tables.live[table])


async def move(person: Person, table: str, action: int | None = None) -> dict[str, Any]:
    seen = await person.get_table(table)
    chosen = seen["legal"][0] if action is None else action
    answer = await person.command(table, "move", number=seen["number"], action=chosen)
    assert answer["type"] == "ack", answer
    return await person.get_table(table)


async def in_turn(table: str, one: Person, two: Person) -> tuple[Person, Person]:
    return (one, two) if (await one.get_table(table))["legal"] else (two, one)


@async_test
async def test_a_live_clock_runs_for_the_seat_to_act(settings: Settings) -> None:
    now = ManualClock()
    async with running_server(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock=LIVE)
        first, _ = await in_turn(table, *persons)
        mover = (await first.get_table(table))["you"]
        now.advance(20 * SECOND)
        clock = (await move(first, table))["clock"]
        assert (
            clock["left"][mover] == 45 * SECOND
        )  # a minute minus the time used, plus the increment
        assert clock["left"][1 - mover] == 60 * SECOND
        assert clock["running"] == 1 - mover and clock["at"] == now()


@async_test
async def test_at_zero_a_seat_loses_if_the_table_is_set_up_so(settings: Settings) -> None:
    now = ManualClock()
    async with running_server(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock={**LIVE, "at_zero": "lose"})
        first, _ = await in_turn(table, *persons)
        mover = (await first.get_table(table))["you"]
        now.advance(60 * SECOND - 1)
        await run_out_of_time(server, table)
        assert (await first.get_table(table))["status"] == "running"
        now.advance(1)
        await run_out_of_time(server, table)
        seen = await first.get_table(table)
        assert seen["status"] == "over" and seen["result"]["reason"] == "time"
        assert seen["result"]["shares"][mover] == 0


@async_test
async def test_at_zero_a_bot_takes_over_and_the_player_can_return(settings: Settings) -> None:
    now = ManualClock()
    clock = {**LIVE, "increment": 0, "at_zero": "bot"}
    async with running_server(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock=clock)
        first, second = await in_turn(table, *persons)
        mover = (await first.get_table(table))["you"]
        async with second.connect(table) as ws:
            now.advance(61 * SECOND)
            await run_out_of_time(server, table)
            assert await ws.wait_for_turn()
            lines = [line.get("what") for line in ws.table["log"]]
            assert lines.count("time") == 1, "no clock runs out on a bot"
            assert ws.table["seats"][mover]["bot"] == "greedy"
            assert ws.table["clock"]["left"][mover] == 0
        await first.command(table, "take_back")
        assert "bot" not in (await first.get_table(table))["seats"][mover]


@async_test
async def test_correspondence_gives_days_for_each_move(settings: Settings) -> None:
    now = ManualClock()
    async with running_server(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock={"kind": "days", "days": 2})
        first, second = await in_turn(table, *persons)
        for person in (first, second):
            now.advance(2 * DAY - SECOND)
            await run_out_of_time(server, table)
            assert (await move(person, table))["clock"]["left"] == [2 * DAY, 2 * DAY]
        now.advance(2 * DAY)
        await run_out_of_time(server, table)
        assert "time" in [line.get("what") for line in (await first.get_table(table))["log"]]


@async_test
async def test_downtime_of_the_server_does_not_count(settings: Settings) -> None:
    now = ManualClock()
    async with running_server(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock={**LIVE, "at_zero": "lose"})
        first, _ = await in_turn(table, *persons)
        mover = (await first.get_table(table))["you"]
        now.advance(10 * SECOND)
        await server.services.tables.heartbeat.write()
        cookie = first.cookie()
    now.advance(3600 * SECOND)
    async with running_server(settings, now) as server, Person(server.url, "again") as again:
        again.http.cookies.clear()
        again.http.headers["Cookie"] = cookie
        await run_out_of_time(server, table)
        now.advance(20 * SECOND)
        await run_out_of_time(server, table)
        assert (await move(again, table))["clock"]["left"][mover] == 35 * SECOND


def asked_after_a_high_card(deal: CraneState) -> bool:
    return holder(deal) == 1 and max(deal.hands[0]) >= 6


@async_test
async def test_the_clock_does_not_reveal_who_is_asked_in_secret(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No clock runs. After a while a bot answers this decision, and no seat is named."""
    seed = seed_where(asked_after_a_high_card, seats=3)
    deal(monkeypatch, seed)
    now = ManualClock()
    async with (
        running_server(settings, now) as server,
        people(server.url, "Ann", "Ben", "Cy") as (ann, ben, cy),
    ):
        table = await seated("crane", ann, ben, cy, clock=LIVE)
        clock = (await move(ann, table, max(dealt(seed, 3).hands[0])))["clock"]
        assert clock["running"] is None
        now.advance(59 * SECOND)
        await run_out_of_time(server, table)
        assert (await ben.get_table(table))["legal"]
        async with cy.connect(table) as ws:
            await ws.receive()
            now.advance(SECOND)
            await run_out_of_time(server, table)
            while ws.table["view"]["decision"]["kind"] == "answer":
                await ws.receive()
            assert "time" not in [line.get("what") for line in ws.table["log"]]
            mine = (await ben.get_table(table))["log"][-2]
            assert mine["what"] == "time" and "seat" not in mine
            assert ws.table["seats"][1] == {"name": "Ben", "person": True}
            assert ws.table["clock"]["left"][1:] == [60 * SECOND, 60 * SECOND]
