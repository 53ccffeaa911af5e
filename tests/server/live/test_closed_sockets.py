"""What belongs to a closed socket leaves the memory without a collection of garbage."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref

import pytest

from tatami.server.live.websocket import Socket
from tatami.server.operate.garbage import (
    IDLE,
    LONGEST,
    SHORTEST,
    WAITING,
    YOUNG,
    RegularCollections,
    next_wait,
)
from tatami.server.settings import Settings
from tests.server.client import Person, async_test, running_server


@async_test
async def test_a_closed_socket_leaves_no_cycle(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
        table = await aki.create_table("crane")
        gc.collect()
        gc.disable()
        try:
            async with aki.connect(table) as socket:
                await socket.wait_for("status", "open")
                (subscriber,) = server.services.tables.live[table].subscribers
                sink = subscriber.sink
                assert isinstance(sink, Socket)
                parser, connection = weakref.ref(sink.conn), weakref.ref(sink)
                del subscriber, sink
            deadline = time.monotonic() + 30
            while (parser() or connection()) and time.monotonic() < deadline:
                await asyncio.sleep(0)
            assert parser() is None
            assert connection() is None
        finally:
            gc.enable()


def test_old_objects_are_looked_at_when_the_server_has_little_to_do() -> None:
    collections = RegularCollections()
    gc.collect()
    assert not collections.collect_if_idle(0.0)  # there is nothing new to look at
    for _ in range(WAITING):
        gc.collect(1)
    assert not collections.collect_if_idle(2 * IDLE)
    assert collections.collect_if_idle(0.0)
    assert gc.get_count()[2] < WAITING


def test_new_objects_are_looked_at_in_small_steps_however_fast_they_come() -> None:
    assert next_wait(0.1, YOUNG) == pytest.approx(0.1)
    assert next_wait(0.1, 5 * YOUNG) == pytest.approx(0.02)
    assert (next_wait(0.1, 10**6), next_wait(1.0, 0)) == (SHORTEST, LONGEST)
    collections = RegularCollections()
    gc.disable()
    try:
        gc.collect()
        kept = [[] for _ in range(YOUNG)]  # type: list[list[int]]
        assert collections.collect_young() >= YOUNG
        assert collections.collect_young() < YOUNG // 2, "they are old now"
        assert len(kept) == YOUNG
    finally:
        gc.enable()
