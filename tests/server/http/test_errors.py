"""Errors that nobody expected are logged with an id that the client sees; outages are `busy`."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest

from tatami.server.live.table_registry import TableRegistry
from tatami.server.settings import Settings
from tatami.server.tables import command_handlers
from tests.server.client import Person, RunningServer, async_test, running_server
from tests.server.live.test_tables import people, seated
from tests.server.server_process import postgres, postgres_programs


def break_everything(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError("a bug")


def logged_traces(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The ids of logged internal errors, which have a traceback."""
    found = [one for one in caplog.records if hasattr(one, "trace")]
    assert all(one.exc_info and one.exc_info[0] is ZeroDivisionError for one in found)
    return [one.trace for one in found]


@async_test
async def test_an_internal_error_is_logged_with_the_id_that_the_client_sees(
    sqlite_settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with running_server(sqlite_settings) as server, people(server.url, "Ann") as (ann,):
        monkeypatch.setattr(TableRegistry, "get", break_everything)
        answer = await ann.http.get("/api/tables/nowhere")
        said = answer.json()
        assert answer.status_code == 500 and said["code"] == "internal"
        assert logged_traces(caplog) == [said["args"]["trace"]]
        assert said["args"]["trace"] in said["sentence"] and "a bug" not in answer.text
        record = next(one for one in caplog.records if hasattr(one, "trace"))
        assert record.route == "/api/tables/{table}"  # type: ignore[attr-defined]
        async with ann.connect("nowhere") as ws:
            said = await ws.receive()
            assert said["code"] == "internal"
            assert logged_traces(caplog)[1] == said["args"]["trace"]


@async_test
async def test_a_socket_survives_an_internal_error(
    sqlite_settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with (
        running_server(sqlite_settings) as server,
        people(server.url, "Ann", "Ben") as (ann, ben),
    ):
        table = await seated("crane", ann, ben)
        async with ann.connect(table) as ws:
            await ws.receive()
            with monkeypatch.context() as patch:
                patch.setattr(command_handlers, "handle", break_everything)
                said = await ws.move()
            assert said["code"] == "internal"
            assert logged_traces(caplog) == [said["args"]["trace"]]
            assert (await ws.move())["type"] == "ack"


@contextmanager
def locked(server: RunningServer) -> Iterator[None]:
    """Another program holds the write lock of the SQLite database."""
    with contextlib.closing(sqlite3.connect(server.services.settings.folder / "tatami.db")) as raw:
        raw.execute("BEGIN IMMEDIATE")
        yield
        raw.execute("ROLLBACK")


async def is_ready(http: httpx.AsyncClient) -> bool:
    answer = await http.get("/readyz")
    assert answer.json()["store"] is (answer.status_code == 200)
    return answer.status_code == 200


async def move(person: Person, table: str) -> httpx.Response:
    seen = await person.get_table(table)
    body = {"type": "move", "number": seen["number"], "action": seen["legal"][0]}
    return await person.http.post(f"/api/tables/{table}/say", json=body)


@async_test
async def test_a_database_that_cannot_write_gives_busy_and_is_not_ready(
    sqlite_settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "tatami.server")
    async with (
        running_server(sqlite_settings) as server,
        people(server.url, "Ann", "Ben") as (ann, ben),
    ):
        table = await seated("crane", ann, ben)
        assert await is_ready(ann.http)
        quick = "PRAGMA busy_timeout=20"  # the default waits for ten seconds
        await server.services.store.write(lambda connection: connection.exec_driver_sql(quick))
        async with ann.connect(table) as ws:
            await ws.receive()
            with locked(server):
                answer = await move(ann, table)
                assert answer.status_code == 503 and answer.json()["code"] == "busy"
                assert answer.headers["retry-after"] == "2"
                assert (await ws.move())["code"] == "busy"
                assert not await is_ready(ann.http)
                assert (await ann.get_table(table))["status"] == "running", "reads go on"
            assert await is_ready(ann.http)
            assert (await move(ann, table)).status_code == 200
    said = [one.getMessage() for one in caplog.records]
    assert said == [
        "the database does not work: database is locked", "the database works again",
    ]  # fmt: skip


@async_test
async def test_without_postgresql_requests_are_busy(
    sqlite_settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    if postgres_programs() is None:
        pytest.skip("PostgreSQL's server is not installed")
    with ExitStack() as stack:
        url = stack.enter_context(postgres())
        settings = Settings(data=sqlite_settings.data, database_url=url, workers=1)
        async with running_server(settings) as server, people(server.url, "Ann") as (ann,):
            table = await ann.create_table("crane")
            assert await is_ready(ann.http)
            caplog.clear()
            stack.close()
            for _ in range(3):
                answer = await ann.join_response(table)
                assert answer.status_code == 503 and answer.json()["code"] == "busy"
                assert not await is_ready(ann.http)
            outages = [one for one in caplog.records if "does not work" in one.getMessage()]
            assert len(outages) == 1
            assert not [one for one in caplog.records if hasattr(one, "trace")]
