"""Expiry: what nobody has touched for long is deleted, what an account may come back to is not."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from sqlalchemy import Connection, text, update

from tatami.server.operate import expiry
from tatami.server.people import suspensions
from tatami.server.people.suspensions import Suspension
from tatami.server.settings import Settings
from tatami.server.store import queries
from tatami.server.store.schema import tables as tables_of_schema
from tatami.server.tables.table_setup import DAY
from tests.server.client import ManualClock, Person, RunningServer, async_test, running_server
from tests.server.live.test_tables import people, seated
from tests.server.postgres import Postgres
from tests.server.server_process import run_ok
from tests.server.tournaments.test_tournaments import create, page, say


class Club:
    """A server whose clock the test moves, with Ann, Ben and an account."""

    def __init__(self, server: RunningServer, clock: ManualClock, persons: list[Person]) -> None:
        self.server = server
        self.services = server.services
        self.clock = clock
        self.ann, self.ben, self.acc = persons
        self.services.expiry.pause = 0.0

    async def after(self, days: float) -> dict[str, int]:
        """What expires after so many days."""
        self.clock.advance(int(days * DAY))
        return await self.services.expiry.run()

    async def exists(self, table: str) -> bool:
        return not await self.services.store.read(queries.missing_tables([table]))

    async def count(self, name: str) -> int:
        def operation(connection: Connection) -> int:
            return int(connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one())

        return await self.services.store.read(operation)


@asynccontextmanager
async def club(settings: Settings) -> AsyncIterator[Club]:
    clock = ManualClock()
    async with (
        running_server(settings, clock) as server,
        people(server.url, "Ann", "Ben", "Acc") as persons,
    ):
        body = {"name": "Account", "password": "correct horse"}
        assert (await persons[2].http.post("/api/account", json=body)).status_code == 201
        yield Club(server, clock, persons)


@async_test
async def test_unstarted_tables_expire_after_a_week_without_a_change(settings: Settings) -> None:
    async with club(settings) as here:
        empty = await here.acc.create_table("crane")
        waiting = await here.ann.create_table("crane", seats=3)
        await here.ann.join(waiting)
        assert await here.after(6) == {}
        await here.ben.join(waiting)
        assert await here.after(2) == {expiry.OPEN: 1}
        assert (await here.exists(empty), await here.exists(waiting)) == (False, True)
        assert await here.after(6) == {expiry.OPEN: 1}
        assert (await here.ann.get_table(waiting))["code"] == "no_table"
        assert await here.count("entries") == await here.count("visits") == 0
        metrics = here.services.metrics.page()
        assert 'tatami_expired_total{kind="unstarted tables"} 2.0' in metrics


@async_test
async def test_running_tables_expire_unless_an_account_plays_there(settings: Settings) -> None:
    async with club(settings) as here:
        idle = await seated("crane", here.ann, here.ben)
        busy = await seated("crane", here.ann, here.ben)
        kept = await seated("crane", here.ann, here.acc)
        assert await here.after(179) == {}
        await here.ann.command(busy, "chat", text="still here")
        assert await here.after(2) == {expiry.RUNNING: 1}
        assert [await here.exists(id_) for id_ in (idle, busy, kept)] == [False, True, True]
        assert (await here.ann.command(idle, "chat", text="hello"))["code"] == "no_table"
        assert (await here.ann.command(kept, "chat", text="hello"))["type"] == "ack"


@async_test
async def test_finished_tables_of_guests_expire_and_then_the_guests(settings: Settings) -> None:
    async with club(settings) as here:
        ended = await seated("crane", here.ann, here.ben)
        await here.ann.command(ended, "resign")
        kept = await seated("crane", here.ann, here.acc)
        await here.ann.command(kept, "resign")
        assert await here.after(364) == {}
        assert await here.after(2) == {expiry.FINISHED: 1, expiry.GUESTS: 1}
        assert [await here.exists(id_) for id_ in (ended, kept)] == [False, True]
        assert await here.count("players") == 2, "Ann, who played with an account, and the account"
        assert await here.count("finished") == 1
        assert await here.count("played") == 2, "the account keeps its history"


@async_test
async def test_damaged_and_reported_tables_wait_for_the_operator(settings: Settings) -> None:
    async with club(settings) as here:
        damaged = await here.ann.create_table("crane")
        reported = await seated("crane", here.ann, here.ben)
        await here.ann.command(reported, "chat", text="boo")
        line = (await here.ben.get_table(reported))["log"][-1]["number"]
        body = {"line": line, "reason": "rude"}
        url = f"/api/tables/{reported}/reports"
        assert (await here.ben.http.post(url, json=body)).status_code == 201
        store = here.services.store
        await store.write(queries.add_quarantined(damaged, 0, "x", here.clock.now))
        assert await here.after(1000) == {}
        await store.write(queries.remove_quarantined(damaged))
        await store.write(lambda c: c.execute(text("UPDATE reports SET closed = 1")) and None)
        assert await here.after(0) == {expiry.OPEN: 1, expiry.RUNNING: 1, expiry.GUESTS: 2}


@async_test
async def test_a_suspension_does_not_end_by_waiting(settings: Settings) -> None:
    async with club(settings) as here:
        table = await here.ann.create_table("crane", seats=3)
        await here.ann.join(table)
        await here.ben.join(table)
        rude = Suspension(reason="rude", since=0, until=None)
        await here.services.store.write(suspensions.suspend(here.ann.player, rude))
        assert await here.after(1000) == {expiry.OPEN: 1, expiry.GUESTS: 1}
        assert await here.count("suspensions") == 1


@async_test
async def test_a_table_that_somebody_looks_at_does_not_expire(settings: Settings) -> None:
    async with club(settings) as here:
        table = await here.ann.create_table("crane")
        async with here.ben.connect(table) as ws:
            await ws.receive()
            assert await here.after(30) == {}
        while here.services.tables.is_watched(table):
            await asyncio.sleep(0.01)
        assert await here.after(0) == {expiry.OPEN: 1}


@async_test
async def test_many_pages_are_deleted_and_what_is_kept_is_passed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "PAGE", 2)
    async with club(settings) as here:
        for person in (here.acc, here.ann) * 3:
            table = await person.create_table("crane")
            await person.join(table, 0)
            await person.command(table, "seat_bot", bot="random")
            await person.command(table, "resign")
        assert await here.after(400) == {expiry.FINISHED: 3, expiry.GUESTS: 1}
        assert await here.count("tables") == 3


@async_test
async def test_tournaments_expire_unless_an_account_played_or_they_start_later(
    settings: Settings,
) -> None:
    async with club(msgspec.structs.replace(settings, evening=True)) as here:
        forgotten = await create(here.acc)
        later = await create(here.acc, starts=here.clock.now + 60 * DAY)
        of_guests, of_account = await create(here.ann), await create(here.ann)
        joins = (of_guests, here.ben), (of_account, here.acc), (of_account, here.ann)
        for id_, person in joins:
            await say(person, id_, "join", name=person.name)
        for id_ in (of_guests, of_account):
            await say(here.ann, id_, "finish")
        assert await here.after(31) == {expiry.OPEN_TOURNAMENTS: 1}
        assert (await page(here.acc, later))["tournament"]["status"] == "open"
        await here.services.tournaments.find_unfinished()
        assert (await page(here.acc, forgotten))["code"] == "no_tournament"
        assert await here.after(335) == {
            expiry.OPEN_TOURNAMENTS: 1, expiry.TOURNAMENTS: 1, expiry.GUESTS: 1,
        }  # fmt: skip
        await here.services.tournaments.find_unfinished()
        assert (await page(here.acc, of_guests))["code"] == "no_tournament"
        assert (await page(here.acc, of_account))["tournament"]["status"] == "over"
        assert await here.count("players") == 2, "Ann, who played with an account, and the account"


@async_test
async def test_zero_days_mean_never(settings: Settings) -> None:
    never = msgspec.structs.replace(
        settings, expire_open_tables=0, expire_running_tables=0, expire_finished_tables=0,
        expire_open_tournaments=0, expire_tournaments=0, expire_guests=0, expire_analyses=0,
    )  # fmt: skip
    async with club(never) as here:
        await here.ann.create_table("crane")
        await seated("crane", here.ann, here.ben)
        assert await here.after(30_000) == {}


@async_test
async def test_old_analyses_are_deleted(sqlite_settings: Settings) -> None:
    folder = sqlite_settings.folder / "analyses"
    folder.mkdir()
    async with club(sqlite_settings) as here:
        for name, age in (("a.json", 91), ("b.json", 89), ("c.half", 91), ("own.txt", 91)):
            file = folder / name
            file.write_text("{}")
            seconds = here.clock.now / 1000 - age * 86400
            os.utime(file, (seconds, seconds))
        assert await here.after(0) == {expiry.ANALYSES: 2}
        assert sorted(file.name for file in folder.iterdir()) == ["b.json", "own.txt"]


@async_test
async def test_one_process_expires_at_a_time_and_the_others_forget_the_table(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()
    own = Settings(data=str(tmp_path), database_url=url, workers=1, request_workers=1)
    clock = ManualClock()
    async with (
        running_server(own, clock) as one,
        running_server(own, clock) as two,
        people(one.url, "Ann") as (ann,),
        people(two.url, "Eve") as (eve,),
    ):
        task = one.services.expiry
        task.pause = 0.0
        table = await ann.create_table("crane")
        async with eve.connect(table) as ws:
            await ws.receive()
            clock.advance(8 * DAY)
            other = await asyncpg.connect(url)
            await other.execute(f"SELECT pg_advisory_lock({expiry.LOCK})")
            assert await task.run() == {}, "another process is deleting"
            await other.close()
            found = await asyncio.gather(task.run(), task.run())
            assert sum(counts.get(expiry.OPEN, 0) for counts in found) == 1
            while (heard := await ws.receive())["type"] != "refused":
                pass
            assert heard["code"] == "no_table"


def test_the_command_deletes_the_same_beside_a_running_server(sqlite_settings: Settings) -> None:
    @async_test
    async def evening() -> None:
        async with (
            running_server(sqlite_settings) as server,
            people(server.url, "Ann", "Ben") as (ann, ben),
        ):
            old, new = await ann.create_table("crane"), await ann.create_table("crane")
            await server.services.store.write(age(old, 8))
            data = ("--data", sqlite_settings.folder)
            async with ben.connect(old) as ws:
                await ws.receive()
                said = await asyncio.to_thread(run_ok, "expire", "--dry-run", *data)
                assert "unstarted tables: 1 would be deleted (unused for 7 days)" in said
                assert "guests: 0 would be deleted" in said
                said = await asyncio.to_thread(run_ok, "expire", *data)
                assert "unstarted tables: 1 deleted" in said
                while (heard := await ws.receive())["type"] != "refused":
                    pass
                assert heard["code"] == "no_table"
            assert (await ann.get_table(new))["status"] == "open"

    evening()


def age(table: str, days: int) -> Any:
    def operation(connection: Connection) -> None:
        row = tables_of_schema.c
        older = {"changed": row.changed - days * DAY, "created": row.created - days * DAY}
        connection.execute(update(tables_of_schema).where(row.id == table).values(older))

    return operation
