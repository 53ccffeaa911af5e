"""Moves on a socket need no task, and are answered like all other commands, in order."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest

from tatami.server.live.direct_moves import DirectMoves
from tatami.server.live.websocket import Inbox, Outbox
from tatami.server.settings import Settings
from tatami.server.store.base import EntryMissing
from tatami.server.tables.entries import Moved, encode
from tests.server.client import Person, RunningServer, TableSocket, async_test, running_server


class Game:
    """A running game of two people on their sockets."""

    def __init__(self, server: RunningServer, table: str, sockets: list[TableSocket]) -> None:
        self.server = server
        self.table = table
        self.sockets = sockets

    async def to_act(self) -> TableSocket:
        """The socket of the player who is to act, up to date."""
        number = self.server.services.tables.live[self.table].table.number
        for socket in self.sockets:
            await socket.wait_for("number", number)
        return next(socket for socket in self.sockets if socket.table["legal"])

    def move_of(self, socket: TableSocket, ask: int) -> str:
        move = {"number": socket.table["number"], "action": socket.table["legal"][0]}
        return json.dumps({"type": "move", "ask": ask, **move})


@asynccontextmanager
async def game(settings: Settings) -> AsyncIterator[Game]:
    async with (
        running_server(settings) as server,
        Person(server.url, "Aki") as aki,
        Person(server.url, "Ben") as ben,
    ):
        table = await aki.create_table("samourai", options={"limit": 30})
        for person in (aki, ben):
            await person.join(table)
        async with aki.connect(table) as his, ben.connect(table) as hers:
            for socket in (his, hers):
                await socket.wait_for("status", "running")
            yield Game(server, table, [his, hers])


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each move on a socket: did it go the direct way?"""
    found: list[bool] = []
    begin = DirectMoves.begin

    def noting(self: DirectMoves, *args: Any) -> Any:
        move = begin(self, *args)
        found.append(move is not None)
        return move

    monkeypatch.setattr(DirectMoves, "begin", noting)
    return found


@async_test
async def test_every_move_of_a_game_on_sqlite_goes_the_direct_way(
    sqlite_settings: Settings, begun: list[bool]
) -> None:
    async with game(sqlite_settings) as one:
        live = one.server.services.tables.live[one.table]
        while live.table.status == "running":
            assert (await (await one.to_act()).move())["type"] == "ack"
        assert live.result_stored, "the last move is answered when the result is stored"
        assert not live.lock.locked()
        assert live.users == 0
    assert begun
    assert all(begun)


@async_test
async def test_an_illegal_move_is_refused_and_the_next_one_is_not(
    sqlite_settings: Settings, begun: list[bool]
) -> None:
    async with game(sqlite_settings) as one:
        actor = await one.to_act()
        illegal = next(n for n in range(10**6) if n not in actor.table["legal"])
        assert (await actor.move(illegal))["code"] == "illegal"
        assert (await actor.move())["type"] == "ack"
    assert begun == [False, True]


@async_test
async def test_what_follows_a_move_at_once_is_answered_after_it(sqlite_settings: Settings) -> None:
    async with game(sqlite_settings) as one:
        actor = await one.to_act()
        await actor.wire.send(one.move_of(actor, 1))
        await actor.wire.send(json.dumps({"type": "ping", "ask": 2}))
        await actor.wire.send(json.dumps({"type": "chat", "ask": 3, "text": "hello"}))
        while len(actor.answers) < 3:
            await actor.receive()
        assert list(actor.answers) == [1, 2, 3]


@async_test
async def test_a_move_whose_number_another_program_took_is_tried_again(
    sqlite_settings: Settings,
) -> None:
    """The other one wrote the same move: it is too late for this one."""
    async with game(sqlite_settings) as one:
        actor = await one.to_act()
        table = one.server.services.tables.live[one.table].table
        text = actor.table["moves"][str(actor.table["legal"][0])][0]
        body = encode(Moved(seat=actor.table["you"], text=text)).decode()
        with closing(sqlite3.connect(sqlite_settings.folder / "tatami.db")) as other:
            row = (one.table, table.number + 1, table.last_at, body)
            other.execute("INSERT INTO entries (table_id, number, at, body) VALUES (?,?,?,?)", row)
            other.commit()
        assert (await actor.move())["code"] == "look_again"
        assert (await (await one.to_act()).move())["type"] == "ack"


@async_test
async def test_a_move_that_cannot_be_stored_is_refused_and_frees_the_table(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with game(sqlite_settings) as one:
        store: Any = one.server.services.store
        actor = await one.to_act()
        with monkeypatch.context() as failing:
            full = sqlite3.OperationalError("database or disk is full")
            full.sqlite_errorcode = sqlite3.SQLITE_FULL
            failing.setattr(
                store,
                "append_soon",
                lambda *args: store.loop.call_soon(store.finish_append, args[-1], full),
            )
            assert (await actor.move())["code"] == "busy"
            failing.setattr(
                store,
                "append_soon",
                lambda *args: store.loop.call_soon(store.finish_append, args[-1], EntryMissing()),
            )
            live = one.server.services.tables.live[one.table]
            while live.resyncing:
                await asyncio.sleep(0.01)
            assert (await actor.move())["code"] == "look_again"
        assert (await actor.move())["type"] == "ack"
        assert live.users == 0


class FakeSocket:
    def __init__(self, sent: list[str], name: str) -> None:
        self.sent = sent
        self.name = name

    def flush(self) -> None:
        self.sent.append(self.name)


@async_test
async def test_messages_are_sent_together_but_do_not_wait_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, sent = [0.0], []  # type: tuple[list[float], list[str]]
    monkeypatch.setattr("tatami.server.live.websocket.time.perf_counter", lambda: now[0])
    outbox = Outbox(asyncio.get_running_loop())
    for name in ("one", "two"):
        outbox.add(FakeSocket(sent, name))  # type: ignore[arg-type]  # what it uses of a socket
    assert sent == []
    now[0] += 2 * Outbox.LONGEST
    outbox.add(FakeSocket(sent, "three"))  # type: ignore[arg-type]
    assert sent == ["one", "two"]
    await asyncio.sleep(0)
    assert sent == ["one", "two", "three"]


@async_test
async def test_an_inbox_that_is_held_wakes_its_reader_when_it_is_released() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert inbox.is_reader_idle()
    inbox.hold()
    inbox.put_nowait("message")
    await asyncio.sleep(0)
    assert not reading.done()
    inbox.release()
    assert await reading == "message"
