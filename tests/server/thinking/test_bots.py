"""Bots at tables: levels run in worker processes, and an external bot joins by a seat code."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import tatami
from tatami.bots import names
from tatami.engine import records
from tatami.engine.records import verify
from tatami.server.settings import Settings
from tests.server.client import Person, async_test, running_server, seat_code

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot_over_the_wire.py"


@async_test
async def test_levels_are_offered_and_play_at_every_table(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, Person(server.url, "Ann") as ann:
        games = {row["key"]: row for row in (await ann.http.get("/api/games")).json()}
        for key in tatami.game_keys():
            assert games[key]["bots"] == names(tatami.game(key))
            assert games[key]["bots"][:8] == [f"level-{number}" for number in range(1, 9)]
        table = await ann.create_table("village", seats=3)
        for bot in ("level-1", "level-2", "level-3"):
            assert (await ann.command(table, "seat_bot", bot=bot))["type"] == "ack"
        async with ann.connect(table) as ws:
            await ws.wait_for("status", "over")
        record = records.read((await ann.http.get(f"/api/tables/{table}/record")).text)
        verify(record, tatami.game("village"))
        assert [seat.bot for seat in record.seats] == ["level-1", "level-2", "level-3"]


@async_test
async def test_unknown_bot_settings_are_refused(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, Person(server.url, "Ann") as ann:
        table = await ann.create_table("village", seats=2)
        for bot in ("level-9", "ismcts", "ismcts:simulations=9", "mcts", "level-1:depth=3"):
            answer = await ann.command(table, "seat_bot", bot=bot)
            assert answer["code"] == "no_bot" and "level-8" in answer["sentence"], bot


@async_test
async def test_the_example_bot_plays_a_seat_by_its_code(sqlite_settings: Settings) -> None:
    for game, opponent in (("samourai", "level-1"), ("village", "random")):
        async with running_server(sqlite_settings) as server, Person(server.url, "Ann") as ann:
            table = await ann.create_table(game, seats=2)
            await ann.join(table, 0)
            code = await seat_code(ann, table)
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), f"{server.url}/t/{table}", code, "--bot", "level-3",
                stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
            await ann.command(table, "seat_bot", bot=opponent)
            async with ann.connect(table) as ws:
                await ws.wait_for("status", "over")
                assert ws.table["view"]["outcome"] is not None
            said, _ = await asyncio.wait_for(process.communicate(), 60)
            assert process.returncode == 0
            assert (b" 0 at random" in said) == (game == "samourai"), said
