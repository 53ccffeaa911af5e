"""Presence at a table (here, away, left), and claims when a player has left on their turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from benchmarks.deltas import open_table

from tatami.server.live.presence import GRACE, Clocks, TablePresence
from tatami.server.live.presence_bus import in_parts
from tatami.server.settings import Settings
from tatami.server.tables.claims import DEFAULT_WAIT
from tests.crane.state import CraneState
from tests.server.client import (
    ManualClock,
    Person,
    RunningServer,
    TableSocket,
    async_test,
    running_server,
)
from tests.server.crane import holder, seed_where
from tests.server.live.test_clocks import in_turn, move
from tests.server.live.test_processes import on_server
from tests.server.live.test_tables import deal, people, seated
from tests.server.postgres import Postgres

WAIT = DEFAULT_WAIT["none"]
SECRET = "the same for two servers: 32 bytes or more"


async def shown(ws: TableSocket, seats: list[str]) -> dict[str, Any]:
    """The next message that shows these states."""
    while True:
        message = await ws.receive_any()
        if message["type"] == "presence" and message["seats"] == seats:
            return message


async def gone(server: RunningServer, person: Person, table: str) -> TablePresence:
    """Wait until the server knows that this person has no connection."""
    presence = server.services.tables.live[table].presence
    assert presence is not None
    while any(one.player == person.player for one in presence.live.subscribers):
        await asyncio.sleep(0.01)
    return presence


@asynccontextmanager
async def left_alone(
    settings: Settings, *names: str, **setting: Any
) -> AsyncIterator[tuple[ManualClock, str, Person, Person, TableSocket]]:
    """A running game whose player to move was here and has left for longer than the grace. The
    socket is that of the next player."""
    now = ManualClock()
    async with running_server(settings, now) as server, people(server.url, *names) as persons:
        table = await seated("samourai" if len(names) == 2 else "crane", *persons, **setting)
        seen = [person for person in persons if (await person.get_table(table))["legal"]]
        absent = seen[0]
        waiting = next(person for person in persons if person is not absent)
        async with waiting.connect(table) as ws:
            async with absent.connect(table):
                pass
            await gone(server, absent, table)
            now.advance(GRACE)
            yield now, table, absent, waiting, ws


@async_test
async def test_a_player_is_here_then_away_then_left(sqlite_settings: Settings) -> None:
    now = ManualClock()
    async with (
        running_server(sqlite_settings, now) as server,
        people(server.url, "Ann", "Ben") as (ann, ben),
    ):
        table = await seated("samourai", ann, ben)
        async with ann.connect(table) as ws:
            async with ben.connect(table) as other:
                await shown(ws, ["here", "here"])
                await other.command("ping", hidden=True)
                await shown(ws, ["here", "away"])
                await other.command("ping")
                await shown(ws, ["here", "here"])
            presence = await gone(server, ben, table)
            await shown(ws, ["here", "away"])
            now.advance(GRACE - 1)
            presence.tell()
            assert presence.states() == ["here", "away"]
            now.advance(1)
            presence.tell()
            await shown(ws, ["here", "left"])
            async with ben.connect(table) as back:
                assert (await back.receive_any())["type"] == "table"
                assert (await back.receive_any())["seats"] == ["here", "here"]


@async_test
async def test_nobody_is_told_about_presence_at_a_table_of_one_person(
    sqlite_settings: Settings,
) -> None:
    async with running_server(sqlite_settings) as server, people(server.url, "Ann") as (ann,):
        table = await ann.create_table("samourai")
        await ann.join(table, 0)
        async with ann.connect(table) as ws:
            assert (await ws.receive())["type"] == "table"
            presence = server.services.tables.live[table].presence
            assert presence is not None and presence.soon is None and not presence.is_shown()


@async_test
async def test_a_bot_plays_for_a_player_who_left_until_they_return(settings: Settings) -> None:
    async with left_alone(settings, "Ann", "Ben") as (now, table, absent, waiting, ws):
        seat = (await absent.get_table(table))["you"]
        now.advance(WAIT - GRACE - 1)
        early = await ws.command("claim", seat=seat, what="bot")
        assert early["code"] == "too_early"
        now.advance(1)
        assert (await ws.command("claim", seat=seat, what="bot"))["type"] == "ack"
        assert await ws.wait_for_turn()
        line = next(line for line in ws.table["log"] if line.get("what") == "claim")
        assert (line["seat"], line.get("of"), line["text"]) == (1 - seat, seat, "greedy")
        assert ws.table["seats"][seat]["bot"] == "greedy" and ws.table["seats"][seat]["person"]
        assert (await absent.command(table, "take_back"))["type"] == "ack"
        assert "bot" not in (await waiting.get_table(table))["seats"][seat]
        await move(waiting, table)
        await move(absent, table)


@async_test
async def test_the_win_of_a_game_of_two_can_be_claimed(settings: Settings) -> None:
    async with left_alone(settings, "Ann", "Ben") as (now, table, absent, waiting, ws):
        seat = (await absent.get_table(table))["you"]
        now.advance(WAIT)
        assert (await ws.command("claim", seat=seat, what="win"))["type"] == "ack"
        seen = await absent.get_table(table)
        assert seen["status"] == "over" and seen["result"]["reason"] == "left"
        assert seen["result"]["shares"][seat] == 0 and seen["result"]["args"] == {"seat": seat}
        record = (await waiting.http.get(f"/api/tables/{table}/record")).json()
        assert record["result"]["reason"] == "left"


@async_test
async def test_what_cannot_be_claimed(sqlite_settings: Settings) -> None:
    async with left_alone(sqlite_settings, "Ann", "Ben") as (now, table, absent, waiting, ws):
        seat = (await absent.get_table(table))["you"]
        now.advance(WAIT)
        mine = await ws.command("claim", seat=1 - seat, what="bot")
        assert mine["code"] == "no_claim"
        assert (await ws.command("claim", seat=7, what="bot"))["code"] == "no_claim"
        async with absent.connect(table) as back:
            await back.wait_for("status", "running")
            returned = await ws.command("claim", seat=seat, what="win")
            assert returned["code"] == "no_claim"
            await back.move()
        now.advance(2 * WAIT)
        assert (await ws.command("claim", seat=seat, what="win"))["code"] == "no_claim"
        async with people(waiting.url, "Eve") as (eve,):
            assert (await eve.command(table, "claim", seat=seat, what="win"))["code"] == (
                "not_seated"
            )


@async_test
async def test_where_a_clock_runs_nobody_claims_unless_the_table_is_set_up_so(
    sqlite_settings: Settings,
) -> None:
    clock = {"kind": "live", "base": 86_400_000, "increment": 0}
    async with left_alone(sqlite_settings, "Ann", "Ben", clock=clock) as (
        now,
        table,
        absent,
        _,
        ws,
    ):
        seat = (await absent.get_table(table))["you"]
        now.advance(WAIT)
        assert (await ws.command("claim", seat=seat, what="bot"))["code"] == "no_claim"


@async_test
async def test_a_table_has_its_own_wait(sqlite_settings: Settings) -> None:
    async with left_alone(sqlite_settings, "Ann", "Ben", "Cy", claim_after=60_000) as found:
        now, table, absent, _, ws = found
        seat = (await absent.get_table(table))["you"]
        now.advance(60_000)
        assert (await ws.command("claim", seat=seat, what="win"))["code"] == "no_claim"
        assert (await ws.command("claim", seat=seat, what="bot"))["type"] == "ack"
        short = {"game": "crane", "claim_after": 59_999}
        assert (await absent.http.post("/api/tables", json=short)).json()["code"] == "bad_table"


@async_test
async def test_a_returning_player_who_races_the_claim(settings: Settings) -> None:
    """Either the move counts and the claim is refused, or the claim counts."""
    async with left_alone(settings, "Ann", "Ben") as (now, table, absent, waiting, _):
        seen = await absent.get_table(table)
        seat, number = seen["you"], seen["number"]
        now.advance(WAIT)
        moved, claimed = await asyncio.gather(
            absent.command(table, "move", number=number, action=seen["legal"][0]),
            waiting.command(table, "claim", seat=seat, what="win"),
        )
        over = (await waiting.get_table(table))["status"] == "over"
        assert sorted([moved["type"], claimed["type"]]) == ["ack", "refused"]
        assert over == (claimed["type"] == "ack")
        assert (moved if over else claimed)["code"] in ("look_again", "no_claim")


@async_test
async def test_at_a_rated_table_of_two_only_the_win_can_be_claimed(
    sqlite_settings: Settings,
) -> None:
    now = ManualClock()
    async with (
        running_server(sqlite_settings, now) as server,
        people(server.url, "Ann", "Ben") as persons,
    ):
        for person in persons:
            body = {"name": person.name, "password": "correct horse"}
            assert (await person.http.post("/api/account", json=body)).status_code == 201
        table = await seated("samourai", *persons, rated=True)
        absent, waiting = await in_turn(table, *persons)
        seat = (await absent.get_table(table))["you"]
        now.advance(WAIT + GRACE)
        bot = await waiting.command(table, "claim", seat=seat, what="bot")
        assert bot["code"] == "rated"
        assert (await waiting.command(table, "claim", seat=seat, what="win"))["type"] == "ack"
        rows = (await waiting.http.get(f"/api/tables/{table}/ratings")).json()
        assert rows[seat]["after"] < rows[seat]["before"] < rows[1 - seat]["after"]


def test_time_in_which_the_server_did_not_run_is_no_wait() -> None:
    live, now, lost = open_table("samourai", 2, "deal"), [10_000_000], [0]
    clocks = Clocks(lambda: now[0], lambda: lost[0])
    presence = TablePresence(live, clocks, lambda _live, _players: None)
    presence.note("Ben", "left")
    before = presence.last_seen("Ben")
    now[0], lost[0] = now[0] + 60_000, 50_000
    assert presence.last_seen("Ben") - before == 50_000
    assert presence.state_of("Ben") == "away", "10 s of running time have passed"


@pytest.mark.parametrize("keeper", [1, 2])
@async_test
async def test_a_claim_does_not_reveal_who_decides_in_secret(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, keeper: int
) -> None:
    def fits(state: CraneState) -> bool:
        return holder(state) == keeper and max(state.hands[0]) >= 6

    deal(monkeypatch, seed_where(fits, 3))
    now = ManualClock()
    async with (
        running_server(sqlite_settings, now) as server,
        people(server.url, "Ann", "Ben", "Cy") as (ann, *others),
    ):
        table = await seated("crane", ann, *others)
        async with ann.connect(table) as ws:
            await ws.wait_for_turn()
            await ws.move(max(ws.table["legal"]))
            assert server.services.tables.live[table].table.asked_in_secret()
            now.advance(WAIT + GRACE)
            presence = server.services.tables.live[table].presence
            assert presence is not None
            presence.tell()
            message = await shown(ws, ["here", "left", "left"])
            assert message["claims"] == {"1": 0, "2": 0}
            for seat in (1, 2):
                assert (await ws.command("claim", seat=seat, what="bot"))["type"] == "ack"
            await ws.wait_for_turn()


@asynccontextmanager
async def two_servers(
    postgres: Postgres, folder: Path, now: ManualClock
) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    url = postgres.new_database()
    one, two = (
        Settings(
            data=str(folder / name), database_url=url, secret=SECRET, workers=1, request_workers=1
        )
        for name in ("one", "two")
    )
    async with running_server(one, now) as first, running_server(two, now) as second:
        yield first, second


@async_test
async def test_presence_travels_between_processes(postgres: Postgres, tmp_path: Path) -> None:
    now = ManualClock()
    async with (
        two_servers(postgres, tmp_path, now) as (first, second),
        people(first.url, "Ann", "Ben") as (ann, ben),
        on_server(ben, second.url) as ben_there,
    ):
        table = await seated("samourai", ann, ben)
        async with ann.connect(table) as ws:
            async with ben_there.connect(table) as other:
                await shown(ws, ["here", "here"])
                await shown(other, ["here", "here"])
                await other.command("ping", hidden=True)
                await shown(ws, ["here", "away"])
            presence = first.services.tables.live[table].presence
            assert presence is not None
            there = presence.elsewhere[ben.player]
            while {one.state for one in there.values()} != {"left"}:
                await asyncio.sleep(0.01)
            assert presence.states() == ["here", "away"]
            now.advance(GRACE)
            assert presence.states() == ["here", "left"]


@async_test
async def test_a_process_that_dies_takes_its_players_with_it(
    postgres: Postgres, tmp_path: Path
) -> None:
    now = ManualClock()
    async with (
        two_servers(postgres, tmp_path, now) as (first, second),
        people(first.url, "Ann", "Ben") as (ann, ben),
        on_server(ben, second.url) as ben_there,
    ):
        table = await seated("samourai", ann, ben)
        async with ann.connect(table) as ws, ben_there.connect(table):
            await shown(ws, ["here", "here"])
            presence = first.services.tables.live[table].presence
            assert presence is not None
            presence.forget_processes({first.services.tables.process})
            assert presence.states() == ["here", "away"]
            now.advance(GRACE)
            assert presence.states() == ["here", "left"]
            assert presence.left_since() == {1: now() - GRACE}


def test_a_notification_never_becomes_too_long() -> None:
    items = [f"table{number}:player:process:here:0" for number in range(1000)]
    parts = list(in_parts(items))
    assert ";".join(parts).split(";") == items
    assert len(parts) > 1 and max(map(len, parts)) < 7000
