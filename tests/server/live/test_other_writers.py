"""Another program writes to the database: the tables of this server go on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

from tatami.server.settings import Settings
from tests.server.client import TIMEOUT, Person, async_test, running_server


@async_test
async def test_bots_keep_moving_while_another_program_writes_to_the_file(
    sqlite_settings: Settings,
) -> None:
    """The server hears of each such write. It must not give away its tables for it."""
    async with running_server(sqlite_settings) as server, Person(server.url, "Ann") as ann:
        table = await ann.create_table("samourai", options={"limit": 30})
        for _ in range(2):
            await ann.command(table, "seat_bot", bot="random")
        with closing(sqlite3.connect(sqlite_settings.folder / "tatami.db")) as other:
            writes = 0
            other.execute("PRAGMA busy_timeout=10000")
            async with asyncio.timeout(TIMEOUT):
                while (await ann.get_table(table))["status"] != "over":
                    writes += 1
                    other.execute(f"PRAGMA user_version = {writes}")
                    other.commit()
                    await asyncio.sleep(0.05)
