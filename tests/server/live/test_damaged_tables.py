"""A damaged table is put in quarantine; the server starts and serves all other tables."""

from __future__ import annotations

import functools
import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
import websockets
from sqlalchemy import Connection, delete, insert, select, update

from tatami.server.services import open_store
from tatami.server.settings import Settings
from tatami.server.store.base import EntryMissing, NumberTaken
from tatami.server.store.schema import entries, tables
from tests.server.client import Person, async_test, running_server
from tests.server.live.test_tables import people, seated
from tests.server.members import identity_of

Damage = Callable[[Connection, str], None]


def lose_an_entry(connection: Connection, table: str) -> None:
    connection.execute(delete(entries).where(entries.c.table_id == table, entries.c.number == 2))


def garble_an_entry(connection: Connection, table: str) -> None:
    here = entries.c.table_id == table, entries.c.number == 2
    connection.execute(update(entries).where(*here).values(body='{"type":"si'))


def store_an_impossible_entry(connection: Connection, table: str) -> None:
    values = {"table_id": table, "number": 4, "at": 0, "body": '{"type":"sit","seat":9,"name":"X"}'}
    connection.execute(insert(entries).values(**values))


def store_an_illegal_move(connection: Connection, table: str) -> None:
    values = {"table_id": table, "number": 4, "at": 0, "body": '{"type":"move","text":"nonsense"}'}
    connection.execute(insert(entries).values(**values))


def garble_the_setup(connection: Connection, table: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(setting='{"game":'))


DAMAGES: dict[Damage, str] = {
    lose_an_entry: "entry 2: it is missing (entry 3 follows)",
    garble_an_entry: "entry 2: it cannot be read: ",
    store_an_impossible_entry: "entry 4: it does not fit the entries before it: ",
    store_an_illegal_move: "entry 4: it does not fit the entries before it: ",
    garble_the_setup: "its setup cannot be used: ",
}


async def change(settings: Settings, operation: Callable[[Connection], Any]) -> None:
    store = open_store(settings)
    await store.open()
    await store.write(operation)
    await store.close()


def continued(person: Person, url: str) -> Person:
    """The same person at a server that was started again."""
    again = Person(url, person.name)
    again.http.cookies.update(person.http.cookies)
    return again


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda one: one.__name__)
@async_test
async def test_a_damaged_table_does_not_keep_the_server_from_starting(
    settings: Settings, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        damaged, whole = await seated("crane", ann, ben), await seated("crane", ann, ben)
    await change(settings, lambda connection: damage(connection, damaged))
    caplog.set_level(logging.ERROR, "tatami.server")
    async with running_server(settings) as server:
        again = continued(ann, server.url)
        lines = [record.getMessage() for record in caplog.records if damaged in record.getMessage()]
        assert len(lines) == 1 and DAMAGES[damage] in lines[0], lines
        assert (await again.get_table(whole))["status"] == "running"
        assert (await again.get_table(damaged))["code"] == "broken"
        url = f"{server.url.replace('http', 'ws')}/api/tables/{damaged}/live"
        async with websockets.connect(url) as wire:
            assert json.loads(await wire.recv())["code"] == "broken"
        mine = (await again.http.get("/api/tables")).json()["mine"]
        assert {row["id"]: row["status"] for row in mine} == {
            damaged: "broken", whole: "running",
        }  # fmt: skip
        running = (await again.http.get("/api/me/tables")).json()
        assert {row["table"]: row["status"] for row in running} == {
            damaged: "broken", whole: "running",
        }  # fmt: skip
        assert len([one for one in caplog.records if damaged in one.getMessage()]) == 1
        await again.close()


@async_test
async def test_a_repaired_table_leaves_the_quarantine(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("crane", ann, ben)
    await change(settings, lambda connection: store_an_illegal_move(connection, table))
    async with running_server(settings) as server, people(server.url, "Eve") as (eve,):
        assert (await eve.get_table(table))["code"] == "broken"
    last = delete(entries).where(entries.c.table_id == table, entries.c.number == 4)
    await change(settings, lambda connection: connection.execute(last))
    async with running_server(settings) as server, people(server.url, "Eve") as (eve,):
        assert (await eve.get_table(table))["status"] == "running"
        again = continued(ann, server.url)
        assert (await again.http.get("/api/tables")).json()["mine"][0]["status"] == "running"
        await again.close()


@async_test
async def test_damage_found_while_people_play_closes_their_sockets(settings: Settings) -> None:
    """Another process wrote an entry that this one cannot fold."""
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table, whole = await seated("crane", ann, ben), await seated("crane", ann, ben)
        async with ann.connect(table) as ws:
            await ws.receive()
            await server.services.store.write(lambda c: store_an_illegal_move(c, table))
            seen = await ann.get_table(table)
            answer = await ann.command(
                table, "move", number=seen["number"], action=seen["legal"][0]
            )
            assert answer["code"] == "broken"
            while (message := await ws.receive())["type"] != "refused":
                pass
            assert message["code"] == "broken"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await ws.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
        assert (await ann.get_table(whole))["status"] == "running"


@async_test
async def test_an_entry_needs_the_entry_before_it(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table, store = await seated("crane", ann, ben), server.services.store
        for also in (None, lambda _connection: None):
            with pytest.raises(EntryMissing):
                await store.append(table, 5, 0, "{}", also)
            with pytest.raises(NumberTaken):
                await store.append(table, 3, 0, "{}", also)
        numbers = select(entries.c.number).where(entries.c.table_id == table)
        assert set(await store.read(lambda c: list(c.scalars(numbers)))) == {1, 2, 3}


@async_test
async def test_a_table_goes_back_to_what_the_database_still_has(settings: Settings) -> None:
    """After a failover that lost the last entries, a move may not leave a gap."""
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("crane", ann, ben)
        async with ann.connect(table) as ws:
            await ws.receive()
            await ws.move()
            lost = delete(entries).where(entries.c.table_id == table, entries.c.number == 4)
            await server.services.store.write(lambda c: c.execute(lost))
            seen = await ben.get_table(table)
            answer = await ben.command(
                table, "move", number=seen["number"], action=seen["legal"][0]
            )
            assert answer["code"] == "look_again"
            await ws.wait_for("number", 3)
            assert (await ws.move())["type"] == "ack"


@async_test
async def test_a_person_of_a_damaged_table_can_export_and_delete_their_data(
    settings: Settings,
) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("crane", ann, ben)
    for damage in (garble_an_entry, garble_the_setup):
        await change(settings, functools.partial(damage, table=table))
        async with running_server(settings) as server:
            again = continued(ben, server.url)
            assert (await again.http.get("/api/me/export")).status_code == 200
            if damage is garble_the_setup:
                assert (await again.http.post("/api/me/delete", json={})).status_code == 200
                assert (await identity_of(again))["player"] != ben.player
            await again.close()
