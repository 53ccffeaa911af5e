"""Notifications of real processes: one killed while sending, and two on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from benchmarks.process import Process, Server

from tatami.checks.server_process import free_port
from tatami.server.settings import Settings
from tests.server.client import Person, async_test
from tests.server.live.test_tables import people, seated
from tests.server.postgres import Postgres
from tests.server.receivers import Receiver, add_channel, running_receiver

SECRET = "shared by all: 32 bytes or more of it"
MINUTE = 60_000
TIMEOUT = 60.0
"""Seconds; processes start slowly on a busy machine."""
DAYS = {"kind": "days", "days": 3}


class ShiftedServer(Server):
    """A server whose clock a file moves forward, for all servers that share the file."""

    def __init__(self, clock: Path, data: Path, url: str = "") -> None:
        data.mkdir(parents=True, exist_ok=True)
        if not clock.exists():
            clock.write_text("0", encoding="ascii")
        self.port = free_port()
        environment = {
            "TATAMI_DATA": str(data), "TATAMI_SECRET": SECRET, "TATAMI_WORKERS": "1",
            "TATAMI_PORT": str(self.port), "TATAMI_PRIVATE_HOOKS": "1",
            "TATAMI_PUBLIC_URL": "https://games.example", "TATAMI_DATABASE_URL": url,
        }  # fmt: skip
        arguments = ["tests.server.movable_clock", str(clock)]
        Process.__init__(self, arguments, environment, data / "server.log", [])
        self.wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def advance_file_clock(clock: Path, milliseconds: int) -> None:
    shift = int(clock.read_text(encoding="ascii")) + milliseconds
    fresh = clock.with_suffix(".new")
    fresh.write_text(str(shift), encoding="ascii")
    fresh.replace(clock)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not true():
            await asyncio.sleep(0.01)


async def table_of(person: Person, other: Person, box: str) -> str:
    await add_channel(person, "hook", url=f"{box}/{person.name}")
    return await seated("samourai", person, other, clock=DAYS)


def notified_tables(box: Receiver) -> list[str]:
    return [one["table"] for request in box.requests for one in request.json()["news"]]


@async_test
async def test_a_server_killed_while_sending_sends_again_after_a_restart(
    settings: Settings, tmp_path: Path
) -> None:
    clock, url = tmp_path / "clock", settings.database_url
    server = ShiftedServer(clock, tmp_path / "data", url)
    try:
        async with running_receiver() as (box, place):
            async with people(server.url, "Ann", "Ben") as (ann, ben):
                table = await table_of(ann, ben, place)
                box.open.clear()  # it receives the message but never responds
                await advance_time(clock, 6 * MINUTE, lambda: len(box.requests) >= 1)
                server.kill()
            box.open.set()
            server = ShiftedServer(clock, tmp_path / "data", url)
            await advance_time(clock, 4 * MINUTE, lambda: len(box.requests) >= 2)
            first, second = (request.json()["news"][0]["id"] for request in box.requests)
            assert first == second, "so that its receiver can tell"
            await wait_for_another_notice(clock, server)
            assert notified_tables(box) == [table, table]
    finally:
        server.kill()


async def wait_for_another_notice(clock: Path, server: ShiftedServer) -> None:
    """Wait for the notice of a later table: earlier notices were handled before it."""
    async with running_receiver() as (box, place), people(server.url, "Cy", "Di") as (cy, di):
        await table_of(cy, di, place)
        await advance_time(clock, 6 * MINUTE, lambda: len(box.requests) >= 1)


async def advance_time(clock: Path, milliseconds: int, true: Callable[[], bool]) -> None:
    """Advance the time at once, then in small steps until the condition holds, so that a lease
    expires only if the test wants it."""
    advance_file_clock(clock, milliseconds)
    async with asyncio.timeout(TIMEOUT):
        while not true():
            await asyncio.sleep(0.2)
            advance_file_clock(clock, 2000)


@async_test
async def test_two_processes_notify_once_and_share_who_sees_the_table(
    postgres: Postgres, tmp_path: Path
) -> None:
    clock, url = tmp_path / "clock", postgres.new_database()
    servers = [ShiftedServer(clock, tmp_path / str(number), url) for number in range(2)]
    try:
        async with (
            running_receiver() as (box, place),
            people(servers[0].url, "Ann", "Ben") as (ann, ben),
        ):
            tables = [await table_of(ann, ben, place) for _ in range(3)]
            looked_at = await seated("samourai", ann, ben, clock=DAYS)
            there = Person(servers[1].url, "Ann")
            there.http.cookies.update(ann.http.cookies)
            async with there.connect(looked_at) as ws:
                await ws.receive()
                advance_file_clock(clock, 6 * MINUTE)
                # The other process has the usual time to mark the notice as seen.
                await until(lambda: len(notified_tables(box)) >= 3)
                for server in servers:
                    await wait_for_another_notice(clock, server)
            await there.close()
            assert sorted(notified_tables(box)) == sorted(tables)
    finally:
        for server in servers:
            server.kill()
