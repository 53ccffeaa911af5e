"""Analyses, hints and forks over HTTP, with real worker processes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tatami
from tatami.analysis import AnalysisSettings, analyze
from tatami.engine import Play, chance_from, records
from tatami.server.settings import Settings
from tatami.server.thinking.analyses import Analyses
from tatami.server.thinking.fair_queue import Asker
from tatami.server.thinking.slow_requests import Computations
from tatami.server.thinking.worker_pool import BotRunner
from tests.server.client import TIMEOUT, Person, RunningServer, async_test, running_server


async def start_against_bots(person: Person, game: str, seats: int, bot: str = "greedy") -> str:
    table = await person.create_table(game, seats=seats)
    await person.join(table, 0)
    for seat in range(1, seats):
        await person.command(table, "seat_bot", seat=seat, bot=bot)
    return table


async def until(person: Person, table: str, status: str) -> dict[str, Any]:
    async with asyncio.timeout(TIMEOUT):
        while (found := await person.get_table(table))["status"] != status:
            await asyncio.sleep(0.01)
    return found


async def wait_until_asked(person: Person, table: str) -> dict[str, Any]:
    """Wait for the person's turn or the end of the game."""
    async with asyncio.timeout(TIMEOUT):
        while not (found := await person.get_table(table))["legal"] and found["status"] != "over":
            await asyncio.sleep(0.01)
    return found


async def finished(person: Person, game: str, seats: int = 2) -> str:
    """Play a few moves and resign, unless the game ends before."""
    table = await start_against_bots(person, game, seats)
    for _ in range(3):
        found = await wait_until_asked(person, table)
        if found["status"] != "over":
            await person.command(table, "move", number=found["number"], action=found["legal"][0])
    if (await wait_until_asked(person, table))["status"] != "over":
        await person.command(table, "resign")
    await until(person, table, "over")
    return table


async def record_of(person: Person, table: str) -> records.Record:
    return records.read((await person.http.get(f"/api/tables/{table}/record")).text)


async def ask(person: Person, table: str) -> dict[str, Any]:
    answer = await person.http.post(f"/api/tables/{table}/analysis", json={"depth": "quick"})
    found: dict[str, Any] = answer.json()
    assert answer.status_code == 202, found
    return found


def long_game(seed: str) -> bytes:
    """A game so long that its deep analysis takes minutes: it runs until it is canceled."""
    play, rng = Play(tatami.game("seven"), seats=8, seed=seed), chance_from(seed)
    while not play.state.over:
        play.apply(play.state.pick(rng))
    return records.write(records.record(play, (records.Seat(name="Aki"),) * 8)).encode()


async def ask_deep_analysis(person: Person, record: bytes) -> dict[str, Any]:
    answer = await person.http.post("/api/analyses?depth=deep", content=record, headers=JSON)
    found: dict[str, Any] = answer.json()
    assert answer.status_code == 202, found
    return found


async def result_of(person: Person, key: str) -> dict[str, Any]:
    async with asyncio.timeout(6 * TIMEOUT):
        while True:
            found: dict[str, Any] = (await person.http.get(f"/api/analyses/{key}")).json()
            if found["state"] not in ("waiting", "running"):
                return found
            await asyncio.sleep(0.05)


@async_test
async def test_a_finished_game_is_analyzed_once_and_stored(settings: Settings) -> None:
    async with running_server(settings) as server, Person(server.url, "Aki") as aki:
        table = await finished(aki, "village")
        started = await ask(aki, table)
        assert started["state"] in ("waiting", "running")
        done = await result_of(aki, started["key"])
        record = await record_of(aki, table)
        here = analyze(record, tatami.game("village"), AnalysisSettings(simulations=100))
        assert done["state"] == "done"
        assert done["result"]["accounts"] == json.loads(msgspec.json.encode(here.accounts))
        assert len(done["result"]["curve"]) == len(record.moves) + 1
        again = await ask(aki, table)
        assert again["state"] == "done" and again["result"] == done["result"]
    # The result survives a restart of the server.
    async with running_server(settings) as server, Person(server.url, "Birgit") as birgit:
        kept = await birgit.http.get(f"/api/analyses/{started['key']}")
        assert kept.json()["result"] == done["result"]
        tag = {"If-None-Match": kept.headers["ETag"]}
        same = await birgit.http.get(f"/api/analyses/{started['key']}", headers=tag)
        assert same.status_code == 304


@async_test
async def test_analyses_of_one_player_run_one_at_a_time_and_are_canceled_when_nobody_waits(
    sqlite_settings: Settings,
) -> None:
    async with (
        running_server(sqlite_settings) as server,
        Person(server.url, "Aki") as aki,
        Person(server.url, "Birgit") as birgit,
    ):
        one, two = long_game("one"), long_game("two")
        first = await ask_deep_analysis(aki, one)
        second = await ask_deep_analysis(aki, two)
        assert second["position"] >= 1
        assert (await ask_deep_analysis(birgit, one))["key"] == first["key"]
        services = server.services.analyses
        await gone(aki, second["key"])
        assert second["key"] not in services.jobs
        await gone(aki, first["key"])
        assert services.jobs[first["key"]].state in ("waiting", "running")
        await gone(birgit, first["key"])
        assert not services.jobs, "nothing of a canceled analysis is kept but its state"
        assert (await result_of(aki, first["key"]))["state"] == "cancelled"
        assert (await ask_deep_analysis(aki, one))["state"] in ("waiting", "running")
        await gone(aki, first["key"])
        assert (await aki.http.delete("/api/analyses/0123")).status_code == 404
        assert (await aki.http.get("/api/analyses/..%2f..%2fsecret")).status_code == 404


async def gone(person: Person, key: str) -> None:
    assert (await person.http.delete(f"/api/analyses/{key}")).status_code == 200


@async_test
async def test_bots_move_during_an_analysis(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
        started = await ask_deep_analysis(aki, long_game("one"))
        other = await start_against_bots(aki, "village", 2)
        for _ in range(4):
            found = await wait_until_asked(aki, other)
            await aki.command(other, "move", number=found["number"], action=found["legal"][0])
        assert (await aki.http.get(f"/api/analyses/{started['key']}")).json()["state"] == "running"
        await gone(aki, started["key"])


@async_test
async def test_a_running_game_cannot_be_analyzed_or_forked(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
        table = await start_against_bots(aki, "village", 2)
        await wait_until_asked(aki, table)
        for path, body in (("analysis", {}), ("fork", wanted(0))):
            answer = await aki.http.post(f"/api/tables/{table}/{path}", json=body)
            assert answer.status_code == 400 and answer.json()["code"] == "wrong_time"
        play = server.services.tables.live[table].table.record()
        answer = await aki.http.post("/api/analyses", content=records.write(play), headers=JSON)
        assert answer.status_code == 400 and answer.json()["code"] == "bad_record"


JSON = {"Content-Type": "application/json"}


def wanted(moves: int, seat: int = 0, redeal: bool = False, bot: str = "greedy") -> dict[str, Any]:
    return {"moves": moves, "seat": seat, "redeal": redeal, "bot": bot, "name": "Aki"}


@async_test
async def test_a_record_file_can_be_analyzed_and_forked(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
        text = records.write(await record_of(aki, await finished(aki, "samourai")))
        answer = await aki.http.post("/api/analyses?depth=quick", content=text, headers=JSON)
        assert (await result_of(aki, answer.json()["key"]))["state"] == "done"
        answer = await aki.http.post("/api/fork", json={"record": text, "fork": wanted(2)})
        assert answer.status_code == 201
        for broken in ("{}", text.replace('"seed":', '"sead":'), text.replace("0.0", "0.5")):
            answer = await aki.http.post("/api/analyses", content=broken, headers=JSON)
            assert answer.status_code == 400


@async_test
async def test_without_local_bot_workers_analyses_use_their_own_process(
    sqlite_settings: Settings, tmp_path: Path
) -> None:
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
        record = await record_of(aki, await finished(aki, "village"))
    computations = Computations(1)
    analyses = Analyses(BotRunner(), computations, tmp_path / "analyses")
    asker = Asker("10.0.0.1", "aki")
    try:
        text, settings = records.write(record).encode(), AnalysisSettings(simulations=8)
        key = (await analyses.start(await analyses.check(text, settings, asker), asker)).key
        async with asyncio.timeout(6 * TIMEOUT):
            while (found := await analyses.find(key)) is None or found.state != "done":
                await asyncio.sleep(0.05)
        assert found.result is not None
        assert [file.name for file in (tmp_path / "analyses").iterdir()] == [f"{key}.json"]
    finally:
        await analyses.close()
        await computations.close()


# Hints.


async def hint(person: Person, table: str) -> Any:
    return (await person.http.post(f"/api/tables/{table}/hint", json={})).json()


@async_test
async def test_hints_are_for_the_seat_to_act_in_practice_games(settings: Settings) -> None:
    async with (
        running_server(settings) as server,
        Person(server.url, "Aki") as aki,
        Person(server.url, "Birgit") as birgit,
    ):
        table = await start_against_bots(aki, "honor", 3)
        found = await wait_until_asked(aki, table)
        given = await hint(aki, table)
        assert given["best"]["action"] in found["legal"] and given["number"] == found["number"]
        assert (await aki.get_table(table))["number"] == found["number"], "nobody else hears of it"
        assert (await hint(birgit, table))["code"] == "not_seated"
        shared = await aki.create_table("village", seats=2)
        await aki.join(shared)
        await birgit.join(shared)
        await until(aki, shared, "running")
        for person in (aki, birgit):
            assert (await hint(person, shared))["code"] == "no_hints"
            # The seat still belongs to the person while a bot plays it.
            await person.command(shared, "hand_to_bot", bot="greedy")
        await aki.command(shared, "take_back")
        assert (await hint(aki, shared))["code"] == "no_hints"


# Forks.


async def fork(person: Person, table: str, **how: Any) -> str:
    answer = await person.http.post(f"/api/tables/{table}/fork", json=wanted(**how))
    assert answer.status_code == 201, answer.text
    id_: str = answer.json()["id"]
    return id_


@async_test
async def test_a_fork_continues_with_the_same_or_redealt_cards(settings: Settings) -> None:
    async with running_server(settings) as server, Person(server.url, "Aki") as aki:
        table = await finished(aki, "village")
        record = await record_of(aki, table)
        game = tatami.game("village")
        there = records.replay(record, game).at(4)
        for redeal in (False, True):
            other = await fork(aki, table, moves=4, seat=1, redeal=redeal)
            live = server.services.tables.live[other].table
            assert live.play is not None and live.play.actions[:4] == there.actions
            before = live.play.at(4)
            assert game.view_bytes(before.state, 1) == game.view_bytes(there.state, 1)
            assert (before.state.dump() == there.state.dump()) == (not redeal)
            seen = await aki.get_table(other)
            assert seen["origin"] == {"moves": 4, "redealt": redeal}
            assert seen["you"] == 1 and not seen["rated"] and seen["status"] == "running"
            await play_to_the_end(aki, other, records.digest(record))


async def play_to_the_end(person: Person, table: str, origin: str) -> None:
    """Let a bot finish the game; the record verifies and the table can be loaded again."""
    await person.command(table, "hand_to_bot", bot="greedy")
    await until(person, table, "over")
    record = await record_of(person, table)
    assert record.origin is not None and record.origin.record == origin and record.deal is None
    records.verify(record, tatami.game(record.game))
    seen = (await person.http.get(f"/api/tables/{table}/replay")).json()
    assert len(seen["moments"]) == len(record.moves) + 1


@async_test
async def test_a_fork_of_a_fork_keeps_the_redealt_cards(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
        first = await fork(aki, await finished(aki, "village"), moves=3, redeal=True)
        await wait_until_asked(aki, first)
        await aki.command(first, "resign")
        record = await record_of(aki, first)
        second = await fork(aki, first, moves=3)
        play = server.services.tables.live[second].table.play
        assert play is not None and record.origin is not None
        assert play.redeals == record.origin.redeals and len(play.redeals) == 1
        true = records.replay(record, tatami.game("village")).at(3)
        assert play.at(3).state.dump() == true.state.dump()
        earlier = server.services.tables.live[await fork(aki, first, moves=2)].table.play
        assert earlier is not None and earlier.redeals == ()


@async_test
async def test_undo_stops_at_the_start_of_a_fork(
    sqlite_settings: Settings,
) -> None:
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
        record = await finished(aki, "samourai")
        for choice in range(9):
            other = await fork(aki, record, moves=2)
            found = await wait_until_asked(aki, other)
            assert (await aki.command(other, "offer", what="undo"))["code"] == "nothing_to_undo"
            action = found["legal"][choice % len(found["legal"])]
            await aki.command(other, "move", number=found["number"], action=action)
            taken_back = await aki.command(other, "offer", what="undo")
            if taken_back.get("code") != "wrong_time":  # otherwise the game has ended
                break
        assert taken_back["type"] == "ack"
        assert len(server.services.tables.live[other].table.play.actions) == 2  # type: ignore[union-attr]


@async_test
async def test_a_fork_resumes_after_a_restart(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server:
        aki = await Person(server.url, "Aki").register()
        other = await fork(aki, await finished(aki, "village"), moves=4, redeal=True)
        before = (await wait_until_asked(aki, other))["view"]
        cookies = aki.http.cookies
        await aki.close()
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as again:
        again.http.cookies = cookies
        assert (await again.get_table(other))["view"] == before
        assert other in server.services.tables.live, "it is among the tables that run"


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ({"moves": 999}, "no_moment"),
        ({"moves": 2, "seat": 7}, "no_moment"),
        ({"moves": 2, "bot": "ismcts:simulations=99999999"}, "no_bot"),
        ({"moves": -1}, "malformed"),
        ({"moves": 2, "seat": 10**30}, "malformed"),
    ],
)
def test_an_impossible_fork_is_refused(
    sqlite_settings: Settings, how: dict[str, Any], code: str
) -> None:
    @async_test
    async def script() -> None:
        async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
            table = await finished(aki, "samourai")
            answer = await aki.http.post(f"/api/tables/{table}/fork", json=wanted(**how))
            assert answer.status_code == 400 and answer.json()["code"] == code

    script()


@async_test
async def test_new_analyses_are_rate_limited_and_stored_ones_are_not(
    sqlite_settings: Settings,
) -> None:
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
        table = await finished(aki, "samourai")
        key = (await ask(aki, table))["key"]
        await result_of(aki, key)
        for _ in range(8):
            assert (await ask(aki, table))["state"] == "done"
        refused = await ask_until_refused(aki, server)
        assert refused["code"] == "slow_down" and refused["args"]["wait"] > 0


async def ask_until_refused(person: Person, server: RunningServer) -> dict[str, Any]:
    for _ in range(8):
        table = await finished(person, "samourai")
        answer = await person.http.post(f"/api/tables/{table}/analysis", json={"depth": "quick"})
        if answer.status_code == 429:
            found: dict[str, Any] = answer.json()
            return found
    raise AssertionError("nobody refused")
