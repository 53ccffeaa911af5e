"""Real server processes: killed, sharing one PostgreSQL, and with `tatami worker` processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from benchmarks.process import Process, Server

from tatami.checks.kill.rounds import Plan, play_round
from tatami.checks.server_process import free_port
from tatami.engine import records
from tatami.server.settings import Settings
from tests.server.client import Person, TableSocket, async_test
from tests.server.live.test_tables import people, play_out
from tests.server.postgres import Postgres


@async_test
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    settings: Settings, tmp_path: Path
) -> None:
    """The short form of `tatami check kill`."""
    plan = Plan(
        folder=tmp_path / "data", url=settings.database_url, kills=4, tables=3, bots=True,
        seed="short",
    )  # fmt: skip
    result = await play_round(plan)
    assert result.is_good, result
    assert result.kills == 4 and result.acknowledged >= 3


class Pair:
    """Two servers with one database and one secret."""

    def __init__(self, url: str, folder: Path, **more: str) -> None:
        self.url, self.folder, self.more = url, folder, more
        self.servers = [self.start(number) for number in range(2)]

    def start(self, number: int) -> Server:
        secret = {"TATAMI_SECRET": "shared by all: 32 bytes or more of it", **self.more}
        server = Server(free_port(), self.folder / str(number), self.url, settings=secret)
        server.wait()
        return server

    def address(self, number: int) -> str:
        return f"http://127.0.0.1:{self.servers[number].port}"


@contextmanager
def pair(url: str, folder: Path, **more: str) -> Iterator[Pair]:
    both = Pair(url, folder, **more)
    try:
        yield both
    finally:
        for server in both.servers:
            server.stop()


@asynccontextmanager
async def on_server(person: Person, url: str) -> AsyncIterator[Person]:
    """The same person with the same cookie at another server."""
    other = Person(url, person.name)
    other.http.headers["Cookie"] = person.cookie()
    other.http.cookies.update(person.http.cookies)
    try:
        yield other
    finally:
        await other.close()


@async_test
async def test_two_processes_serve_the_two_players_of_one_table(
    postgres: Postgres, tmp_path: Path
) -> None:
    with pair(postgres.new_database(), tmp_path) as both:
        async with (
            people(both.address(0), "Ann") as (ann,),
            people(both.address(1), "Ben") as (ben,),
        ):
            table = await ann.create_table("samourai")
            await ann.join(table, 0)
            await ben.join(table, 1)
            async with ann.connect(table) as one, ben.connect(table) as two:
                await asyncio.gather(play_out(one), play_out(two))
                assert one.table["log"] == two.table["log"]
            left = await ann.http.get(f"/api/tables/{table}/record")
            right = await ben.http.get(f"/api/tables/{table}/record")
            assert left.text == right.text
            assert records.read(left.text).result is not None


@async_test
async def test_killing_either_process_loses_nothing_and_bots_keep_moving(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Ann plays against a bot. Each time her server is killed right after her move, she continues
    at the other server, which must take over the table and ask the bot."""
    with pair(postgres.new_database(), tmp_path) as both:
        async with people(both.address(0), "Ann") as (ann,):
            table = await ann.create_table("samourai", options={"repetition": 0})
            await ann.join(table, 0)
            await ann.command(table, "seat_bot", bot="random")
            number = 0
            for killed in (0, 1):
                async with on_server(ann, both.address(killed)) as here:
                    number = await one_move(here, table, number)
                both.servers[killed].kill()
                async with (
                    on_server(ann, both.address(1 - killed)) as there,
                    there.connect(table) as ws,
                ):
                    await ws.receive()
                    assert ws.table["number"] >= number, "an acknowledged move was lost"
                    await ws.wait_for_turn()
                both.servers[killed] = both.start(killed)


async def one_move(person: Person, table: str, seen: int) -> int:
    """Make Ann's move and wait for the ack; do nothing if the game is over."""
    async with person.connect(table) as ws:
        if not await ws.wait_for_turn():
            return seen
        answer = await ws.move()
        assert answer["type"] == "ack", answer
        number: int = answer["number"]
        return number


@contextmanager
def workers(count: int, url: str, folder: Path) -> Iterator[list[Process]]:
    environment = {"TATAMI_DATABASE_URL": url, "TATAMI_WORKERS": "1", "TATAMI_DATA": str(folder)}
    started = [
        Process(["tatami", "worker"], environment, folder / f"worker{number}.log", [])
        for number in range(count)
    ]
    try:
        yield started
    finally:
        for one in started:
            one.stop()


@async_test
async def test_workers_take_bot_jobs_from_the_database(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    with (
        pair(url, tmp_path, TATAMI_THINKING="database", TATAMI_REQUEST_WORKERS="1") as both,
        workers(2, url, tmp_path) as thinkers,
    ):
        async with people(both.address(0), "Ann") as (ann,):
            table = await bots_at(ann, "random", "greedy")
            async with ann.connect(table) as ws:
                await moves_made(ws, 4)
                thinkers[0].kill()
                await ws.wait_for("status", "over")
        # A process for requests, and Python's own that cleans up after it.
        assert len(both.servers[0].workers()) <= 2, "the server thought for itself"


async def bots_at(host: Person, *bots: str) -> str:
    table = await host.create_table("samourai", options={"limit": 40})
    for bot in bots:
        await host.command(table, "seat_bot", bot=bot)
    return table


async def moves_made(ws: TableSocket, count: int) -> None:
    while ws.table.get("number", 0) < count + 3 and ws.table.get("status") != "over":
        await ws.receive()


def test_a_worker_needs_a_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from tatami.cli import main

    assert main(["worker", "--data", str(tmp_path)]) == 1
    assert "TATAMI_DATABASE_URL" in capsys.readouterr().err
