"""Plain SQL does the same on both databases, by the quick way and as an operation."""

from __future__ import annotations

import pytest

from tatami.server.services import open_store
from tatami.server.settings import Settings
from tatami.server.store import queries
from tatami.server.store.base import EntryMissing, NumberTaken
from tatami.server.store.plain import PlainRead, PlainWrite, Statement
from tatami.server.tables.table_setup import TableSetup
from tests.server.client import async_test

SETUP = TableSetup(game="crane", version=1, seats=2, host="ann", opened=1, commitment="c")
STATUS = "SELECT status, public FROM tables WHERE id = $1"
NAME = "SELECT name, created, seen FROM players WHERE id = $1"


def status_of(table: str) -> PlainRead[list[tuple[str, bool]]]:
    return PlainRead(STATUS, (table,), lambda rows: [(row[0], bool(row[1])) for row in rows])


def player(id_: str) -> PlainRead[list[tuple[str, int, int]]]:
    return PlainRead(NAME, (id_,), lambda rows: [tuple(row) for row in rows])


@async_test
async def test_a_write_is_all_or_nothing(settings: Settings) -> None:
    store = open_store(settings)
    await store.open()
    try:
        await store.write(queries.create_table("one", SETUP, "secret", 1))
        assert await store.read(status_of("one")) == [("open", False)]
        twice = queries.create_table("one", SETUP, "secret", 1).statements
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.write(
                PlainWrite(*queries.set_status("one", "running", 2).statements, *twice)
            )
        assert await store.read(status_of("one")) == [("open", False)]
    finally:
        await store.close()


@async_test
async def test_an_entry_that_is_refused_changes_nothing_else(settings: Settings) -> None:
    store = open_store(settings)
    await store.open()
    try:
        await store.write(queries.create_table("one", SETUP, "secret", 1))
        await store.append("one", 1, 1, "{}", queries.upsert_player("bo", "Bo", 1))
        for number, error in ((1, NumberTaken), (3, EntryMissing)):
            with pytest.raises(error):
                await store.append("one", number, 2, "{}", queries.upsert_player("bo", "Bob", 2))
        assert await store.read(player("bo")) == [("Bo", 1, 1)]
        await store.append("one", 2, 2, "{}", queries.upsert_player("bo", "Bob", 2))
        assert await store.read(player("bo")) == [("Bob", 1, 2)]
    finally:
        await store.close()


@async_test
async def test_statements_stop_where_nothing_is_new(settings: Settings) -> None:
    store = open_store(settings)
    await store.open()
    visit = Statement(queries.ADD_VISIT, ("ann", "one"), or_stop=True)
    try:
        await store.write(queries.create_table("one", SETUP, "secret", 1))
        write = PlainWrite(visit, *queries.set_status("one", "running", 2).statements)
        await store.write(write)  # the host has visited it already
        assert await store.read(status_of("one")) == [("open", False)]
        await store.write(lambda connection: write(connection))
        assert await store.read(lambda connection: status_of("one")(connection)) == [
            ("open", False)
        ]
    finally:
        await store.close()
