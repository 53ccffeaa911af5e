"""What belongs to a closed socket leaves the memory without a collection of garbage."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref

from tatami.server.live.websocket import Socket
from tatami.server.operate.garbage import IDLE, WAITING, QuietCollections
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
    collections = QuietCollections()
    gc.collect()
    assert not collections.collect_if_idle(0.0)  # there is nothing new to look at
    for _ in range(WAITING):
        gc.collect(1)
    assert not collections.collect_if_idle(2 * IDLE)
    assert collections.collect_if_idle(0.0)
    assert gc.get_count()[2] < WAITING
