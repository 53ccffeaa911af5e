"""Real processes: killed between owing and sending, and two of them on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from benchmarks.process import Process, Server, free_port

from tatami.server.settings import Settings
from tests.server.client import Person, run
from tests.server.live.test_tables import people, seated
from tests.server.postgres import Postgres
from tests.server.receivers import Receiver, add, receiving

MINUTE = 60_000
PATIENCE = 60.0
"""Seconds; processes start slowly on a busy machine."""
DAYS = {"kind": "days", "days": 3}


class Shifted(Server):
    """With a clock that can be put forward, for all servers that share the file."""

    def __init__(self, clock: Path, data: Path, url: str = "") -> None:
        data.mkdir(parents=True, exist_ok=True)
        if not clock.exists():
            clock.write_text("0", encoding="ascii")
        self.port = free_port()
        environment = {
            "TATAMI_DATA": str(data), "TATAMI_SECRET": "shared by all", "TATAMI_WORKERS": "1",
            "TATAMI_PORT": str(self.port), "TATAMI_PRIVATE_HOOKS": "1",
            "TATAMI_PUBLIC_URL": "https://games.example", "TATAMI_DATABASE_URL": url,
        }  # fmt: skip
        arguments = ["tests.server.movable_clock", str(clock)]
        Process.__init__(self, arguments, environment, data / "server.log", [])
        self.wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def put_forward(clock: Path, milliseconds: int) -> None:
    shift = int(clock.read_text(encoding="ascii")) + milliseconds
    fresh = clock.with_suffix(".new")
    fresh.write_text(str(shift), encoding="ascii")
    fresh.replace(clock)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def table_of(person: Person, other: Person, box: str) -> str:
    await add(person, "hook", url=f"{box}/{person.name}")
    return await seated("samourai", person, other, clock=DAYS)


def tables_told(box: Receiver) -> list[str]:
    return [one["table"] for parcel in box.parcels for one in parcel.json()["news"]]


@run
async def test_a_server_killed_while_it_sends_sends_again_and_loses_nothing(
    settings: Settings, tmp_path: Path
) -> None:
    clock, url = tmp_path / "clock", settings.database_url
    server = Shifted(clock, tmp_path / "data", url)
    try:
        async with receiving() as (box, place):
            async with people(server.url, "Ann", "Ben") as (ann, ben):
                table = await table_of(ann, ben, place)
                box.open.clear()  # it takes the message, and never says so
                await time_passes(clock, 6 * MINUTE, lambda: len(box.parcels) >= 1)
                server.kill()
            box.open.set()
            server = Shifted(clock, tmp_path / "data", url)
            await time_passes(clock, 4 * MINUTE, lambda: len(box.parcels) >= 2)
            first, second = (parcel.json()["news"][0]["id"] for parcel in box.parcels)
            assert first == second, "so that its receiver can tell"
            await another_is_told(clock, server)
            assert tables_told(box) == [table, table]
    finally:
        server.kill()


async def another_is_told(clock: Path, server: Shifted) -> None:
    """A table that is due later is told of: whatever was due before was seen to before it."""
    async with receiving() as (box, place), people(server.url, "Cy", "Di") as (cy, di):
        await table_of(cy, di, place)
        await time_passes(clock, 6 * MINUTE, lambda: len(box.parcels) >= 1)


async def time_passes(clock: Path, milliseconds: int, true: Callable[[], bool]) -> None:
    """So long at once, and then a little at a time until something is so: a lease must outlast it
    unless the test wants it over."""
    put_forward(clock, milliseconds)
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.2)
            put_forward(clock, 2000)


@run
async def test_two_processes_on_one_database_tell_once_and_know_who_looks_where(
    postgres: Postgres, tmp_path: Path
) -> None:
    clock, url = tmp_path / "clock", postgres.new_database()
    servers = [Shifted(clock, tmp_path / str(number), url) for number in range(2)]
    try:
        async with (
            receiving() as (box, place),
            people(servers[0].url, "Ann", "Ben") as (ann, ben),
        ):
            tables = [await table_of(ann, ben, place) for _ in range(3)]
            looked_at = await seated("samourai", ann, ben, clock=DAYS)
            there = Person(servers[1].url, "Ann")
            there.http.cookies.update(ann.http.cookies)
            async with there.watch(looked_at) as eyes:
                await eyes.hear()
                put_forward(clock, 6 * MINUTE)
                # The other process has as long as it has outside of tests to say who looks there.
                await until(lambda: len(tables_told(box)) >= 3)
                for server in servers:
                    await another_is_told(clock, server)
            await there.leave()
            assert sorted(tables_told(box)) == sorted(tables)
    finally:
        for server in servers:
            server.kill()
