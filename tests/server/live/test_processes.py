"""Real processes: killed, sharing one PostgreSQL, and with workers that think for them."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from benchmarks.kill import is_good, run_session
from benchmarks.process import Process, Server, free_port

from tatami.engine import records
from tatami.server.settings import Settings
from tests.server.client import Eyes, Person, run
from tests.server.live.test_tables import people, play_out
from tests.server.postgres import Postgres


@run
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    settings: Settings, tmp_path: Path
) -> None:
    """The short form of `benchmarks/kill.py`."""
    args = argparse.Namespace(tables=9, kills=3, think=0.05, shortest=0, longest=0.5, moves=3)
    result = await run_session(args, settings.database_url, tmp_path / "data")
    assert is_good(result), json.dumps(result)
    assert result["acknowledged"] >= 3 * args.moves


class Pair:
    """Two servers on one database, and everybody known to both."""

    def __init__(self, url: str, folder: Path, **more: str) -> None:
        self.url, self.folder, self.more = url, folder, more
        self.servers = [self.start(number) for number in range(2)]

    def start(self, number: int) -> Server:
        secret = {"TATAMI_SECRET": "shared by all", **self.more}
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
async def moved_to(person: Person, url: str) -> AsyncIterator[Person]:
    """The same person, cookie and all, at another server."""
    other = Person(url, person.name)
    other.http.headers["Cookie"] = person.cookie()
    other.http.cookies.update(person.http.cookies)
    try:
        yield other
    finally:
        await other.leave()


@run
async def test_two_processes_serve_the_two_players_of_one_table(
    postgres: Postgres, tmp_path: Path
) -> None:
    with pair(postgres.new_database(), tmp_path) as both:
        async with (
            people(both.address(0), "Ann") as (ann,),
            people(both.address(1), "Ben") as (ben,),
        ):
            table = await ann.open("samourai")
            await ann.sit(table, 0)
            await ben.sit(table, 1)
            async with ann.watch(table) as one, ben.watch(table) as two:
                await asyncio.gather(play_out(one), play_out(two))
                assert one.table["log"] == two.table["log"]
            left = await ann.http.get(f"/api/tables/{table}/record")
            right = await ben.http.get(f"/api/tables/{table}/record")
            assert left.text == right.text
            assert records.read(left.text).result is not None


@run
async def test_killing_either_process_loses_nothing_and_bots_keep_moving(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Ann plays a bot on one server; each time it dies right after her move, she goes on at the
    other, which must have adopted the table: nobody else would ask the bot."""
    with pair(postgres.new_database(), tmp_path) as both:
        async with people(both.address(0), "Ann") as (ann,):
            table = await ann.open("samourai", options={"repetition": 0})
            await ann.sit(table, 0)
            await ann.say(table, "seat_bot", bot="random")
            number = 0
            for killed in (0, 1):
                async with moved_to(ann, both.address(killed)) as here:
                    number = await one_move(here, table, number)
                both.servers[killed].kill()
                async with (
                    moved_to(ann, both.address(1 - killed)) as there,
                    there.watch(table) as eyes,
                ):
                    await eyes.hear()
                    assert eyes.table["number"] >= number, "an acknowledged move was lost"
                    await eyes.my_turn()
                both.servers[killed] = both.start(killed)


async def one_move(person: Person, table: str, seen: int) -> int:
    """Ann's move, acknowledged; or nothing, where the game is over."""
    async with person.watch(table) as eyes:
        if not await eyes.my_turn():
            return seen
        answer = await eyes.move()
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


@run
async def test_workers_take_their_questions_from_the_database(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()
    with (
        pair(url, tmp_path, TATAMI_THINKING="database") as both,
        workers(2, url, tmp_path) as thinkers,
    ):
        async with people(both.address(0), "Ann") as (ann,):
            table = await bots_at(ann, "random", "greedy")
            async with ann.watch(table) as eyes:
                await moves_made(eyes, 4)
                thinkers[0].kill()
                await eyes.until("status", "over")
        assert both.servers[0].workers() == [], "the server thought for itself"


async def bots_at(host: Person, *bots: str) -> str:
    table = await host.open("samourai", options={"limit": 40})
    for bot in bots:
        await host.say(table, "seat_bot", bot=bot)
    return table


async def moves_made(eyes: Eyes, count: int) -> None:
    while eyes.table.get("number", 0) < count + 3 and eyes.table.get("status") != "over":
        await eyes.hear()


def test_a_worker_needs_a_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from tatami.cli import main

    assert main(["worker", "--data", str(tmp_path)]) == 1
    assert "TATAMI_DATABASE_URL" in capsys.readouterr().err
