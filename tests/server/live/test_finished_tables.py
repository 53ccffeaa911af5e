"""Finished games leave the memory when nobody watches them, and can be read again."""

from __future__ import annotations

import asyncio
import gc
import weakref

from tatami.server.settings import Settings
from tests.server.client import Person, async_test, running_server


@async_test
async def test_a_finished_game_leaves_the_memory_with_its_last_viewer(
    sqlite_settings: Settings,
) -> None:
    async with (
        running_server(sqlite_settings) as server,
        Person(server.url, "Aki") as aki,
        Person(server.url, "Bo") as bo,
    ):
        table = await aki.create_table("crane")
        live = server.services.tables.live
        assert table in live  # it is used next
        await aki.join(table)
        await bo.join(table)
        async with aki.connect(table) as socket:
            await socket.wait_for("status", "running")
            assert (await socket.command("resign"))["type"] == "ack"
            await socket.wait_for("status", "over")
            assert table in live
            left = weakref.ref(live[table])
            gc.freeze()  # a busy server does not look for garbage among its old objects
        try:
            while table in live or left() is not None:  # until it notices the end of the socket
                await asyncio.sleep(0)
        finally:
            gc.unfreeze()
        assert (await bo.get_table(table))["status"] == "over"
        assert table in live
