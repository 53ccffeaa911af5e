"""A frozen process or a step of the clock costs no player time: the clocks are paused."""

from __future__ import annotations

import asyncio

import pytest

from tatami.server.live.lost_time import LostTime
from tatami.server.settings import Settings
from tatami.server.tables import entries
from tests.server.client import ManualClock, RunningServer, async_test, running_server
from tests.server.live.test_clocks import LIVE, SECOND, in_turn, move, run_out_of_time
from tests.server.live.test_tables import people, seated

HOUR = 3600 * SECOND


async def nobody_ran(_lost: int) -> bool:
    return False


def pauses_at(server: RunningServer, table: str) -> list[int]:
    """The pauses of a table in milliseconds."""
    past = server.services.tables.live[table].table.entries
    return [one.entry.milliseconds for one in past if isinstance(one.entry, entries.Paused)]


@pytest.mark.parametrize(
    ("wall", "monotonic", "lost"),
    [
        (HOUR, 0, HOUR),  # the lid was closed: the monotonic clock stood still
        (HOUR, 500, HOUR - 500),  # the wall clock was set, or a paused machine was told the time
        (HOUR, HOUR, HOUR - SECOND),  # the process was stopped: both clocks went on
        (2500, 2500, 0),  # busy
        (1200, 400, 0),  # a small correction of the wall clock
        (-HOUR, 500, 0),  # the wall clock was set back: nobody loses time
    ],
)
@async_test
async def test_time_is_lost_when_the_clocks_disagree(wall: int, monotonic: int, lost: int) -> None:
    now = ManualClock()
    watch = LostTime(now, now.monotonic, 1.0, nobody_ran)
    now.jump(wall, ran=monotonic)
    assert watch.is_nothing_lost() == (lost == 0)
    assert await watch.check() == lost
    now.advance(SECOND)
    assert await watch.check() == lost, "it is counted once"


@async_test
async def test_moves_between_two_checks_hide_no_freeze() -> None:
    now = ManualClock()
    watch = LostTime(now, now.monotonic, 1.0, nobody_ran)
    for _ in range(3):
        now.advance(SECOND // 4)
        assert watch.is_nothing_lost()
    now.jump(HOUR, ran=0)
    assert not watch.is_nothing_lost()
    assert await watch.check() == HOUR


@async_test
async def test_a_frozen_process_costs_no_time(settings: Settings) -> None:
    now = ManualClock()
    async with running_server(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock={**LIVE, "at_zero": "lose"})
        first, _ = await in_turn(table, *persons)
        mover = (await first.get_table(table))["you"]
        now.advance(10 * SECOND)
        now.jump(HOUR)
        await run_out_of_time(server, table)
        seen = await first.get_table(table)
        assert seen["status"] == "running" and pauses_at(server, table) == [HOUR]
        now.advance(15 * SECOND)
        await run_out_of_time(server, table)
        # A minute minus 10 and 15 seconds, plus the increment.
        assert (await move(first, table))["clock"]["left"][mover] == 40 * SECOND
        assert pauses_at(server, table) == [HOUR]


@async_test
async def test_a_move_right_after_a_freeze_is_not_charged_for_it(settings: Settings) -> None:
    """The move arrives before the timer and the heartbeat."""
    now = ManualClock()
    async with running_server(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        table = await seated("samourai", *persons, clock=LIVE)
        first, _ = await in_turn(table, *persons)
        mover = (await first.get_table(table))["you"]
        now.advance(10 * SECOND)
        seen = await first.get_table(table)
        now.jump(HOUR)
        chosen = {"number": seen["number"], "action": seen["legal"][0]}
        assert (await first.command(table, "move", **chosen))["type"] == "ack"
        assert (await first.get_table(table))["clock"]["left"][mover] == 55 * SECOND
        assert server.services.tables.heartbeat.lost_time.total == HOUR


@async_test
async def test_every_table_with_a_clock_is_paused_after_a_freeze(settings: Settings) -> None:
    now = ManualClock()
    async with running_server(settings, now) as server, people(server.url, "Ann", "Ben") as persons:
        timed = [await seated("samourai", *persons, clock=LIVE) for _ in range(3)]
        free = await seated("samourai", *persons)
        now.jump(HOUR)
        # The check that runs every second and this one find the freeze once.
        await asyncio.gather(*(server.services.tables.heartbeat.pause_clocks() for _ in range(3)))
        assert [pauses_at(server, table) for table in [*timed, free]] == [[HOUR]] * 3 + [[]]


@async_test
async def test_a_frozen_process_writes_no_pause_if_others_ran(settings: Settings) -> None:
    """With PostgreSQL another process served the tables meanwhile, so the time counts."""
    if not settings.database_url:
        pytest.skip("SQLite has one process")
    now = ManualClock()
    async with (
        running_server(settings, now) as server,
        running_server(settings, ManualClock(now() + HOUR)) as other,
        people(server.url, "Ann", "Ben") as persons,
    ):
        table = await seated("samourai", *persons, clock=LIVE)
        now.jump(HOUR)
        await other.services.tables.heartbeat.write()
        await server.services.tables.heartbeat.pause_clocks()
        assert pauses_at(server, table) == []
