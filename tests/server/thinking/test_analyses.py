"""Analyses, hints and forks over HTTP, thought out in real worker processes."""

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
from tatami.server.thinking.worker_pool import BotRunner
from tests.server.client import PATIENCE, Person, Served, run, served


async def against_bots(person: Person, game: str, seats: int, bot: str = "greedy") -> str:
    table = await person.open(game, seats=seats)
    await person.sit(table, 0)
    for seat in range(1, seats):
        await person.say(table, "seat_bot", seat=seat, bot=bot)
    return table


async def until(person: Person, table: str, status: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while (found := await person.look(table))["status"] != status:
            await asyncio.sleep(0.01)
    return found


async def until_asked(person: Person, table: str) -> dict[str, Any]:
    """Until something is asked, or the game is over."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await person.look(table))["legal"] and found["status"] != "over":
            await asyncio.sleep(0.01)
    return found


async def finished(person: Person, game: str, seats: int = 2) -> str:
    """A few moves and a resignation, if it did not end before."""
    table = await against_bots(person, game, seats)
    for _ in range(3):
        found = await until_asked(person, table)
        if found["status"] != "over":
            await person.say(table, "move", number=found["number"], action=found["legal"][0])
    if (await until_asked(person, table))["status"] != "over":
        await person.say(table, "resign")
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
    """So long that its deep analysis takes minutes anywhere: it runs until it is cancelled."""
    play, rng = Play(tatami.game("seven"), seats=8, seed=seed), chance_from(seed)
    while not play.state.over:
        play.apply(play.state.pick(rng))
    return records.write(records.record(play, (records.Seat(name="Aki"),) * 8)).encode()


async def ask_at_length(person: Person, record: bytes) -> dict[str, Any]:
    answer = await person.http.post("/api/analyses?depth=deep", content=record, headers=JSON)
    found: dict[str, Any] = answer.json()
    assert answer.status_code == 202, found
    return found


async def result_of(person: Person, key: str) -> dict[str, Any]:
    async with asyncio.timeout(6 * PATIENCE):
        while True:
            found: dict[str, Any] = (await person.http.get(f"/api/analyses/{key}")).json()
            if found["state"] not in ("waiting", "running"):
                return found
            await asyncio.sleep(0.05)


@run
async def test_a_finished_game_is_analysed_once_and_kept(settings: Settings) -> None:
    async with served(settings) as server, Person(server.url, "Aki") as aki:
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
    # Kept over a restart of the server.
    async with served(settings) as server, Person(server.url, "Birgit") as birgit:
        kept = await birgit.http.get(f"/api/analyses/{started['key']}")
        assert kept.json()["result"] == done["result"]
        tag = {"If-None-Match": kept.headers["ETag"]}
        same = await birgit.http.get(f"/api/analyses/{started['key']}", headers=tag)
        assert same.status_code == 304


@run
async def test_one_at_a_time_cancelled_when_nobody_waits_for_it(lite: Settings) -> None:
    async with (
        served(lite) as server,
        Person(server.url, "Aki") as aki,
        Person(server.url, "Birgit") as birgit,
    ):
        one, two = long_game("one"), long_game("two")
        first = await ask_at_length(aki, one)
        second = await ask_at_length(aki, two)
        assert second["position"] >= 1
        assert (await ask_at_length(birgit, one))["key"] == first["key"]
        services = server.services.analyses
        await gone(aki, second["key"])
        assert services.jobs[second["key"]].state == "cancelled"
        await gone(aki, first["key"])
        assert services.jobs[first["key"]].state in ("waiting", "running")
        await gone(birgit, first["key"])
        assert services.jobs[first["key"]].state == "cancelled"
        assert (await result_of(aki, first["key"]))["state"] == "cancelled"
        assert (await ask_at_length(aki, one))["state"] in ("waiting", "running")
        await gone(aki, first["key"])
        assert (await aki.http.delete("/api/analyses/0123")).status_code == 404
        assert (await aki.http.get("/api/analyses/..%2f..%2fsecret")).status_code == 404


async def gone(person: Person, key: str) -> None:
    assert (await person.http.delete(f"/api/analyses/{key}")).status_code == 200


@run
async def test_bots_answer_while_a_game_is_analysed(lite: Settings) -> None:
    async with served(lite) as server, Person(server.url, "Aki") as aki:
        started = await ask_at_length(aki, long_game("one"))
        other = await against_bots(aki, "village", 2)
        for _ in range(4):
            found = await until_asked(aki, other)
            await aki.say(other, "move", number=found["number"], action=found["legal"][0])
        assert (await aki.http.get(f"/api/analyses/{started['key']}")).json()["state"] == "running"
        await gone(aki, started["key"])


@run
async def test_a_running_game_is_neither_analysed_nor_forked(lite: Settings) -> None:
    async with served(lite) as server, Person(server.url, "Aki") as aki:
        table = await against_bots(aki, "village", 2)
        await until_asked(aki, table)
        for path, body in (("analysis", {}), ("fork", wanted(0))):
            answer = await aki.http.post(f"/api/tables/{table}/{path}", json=body)
            assert answer.status_code == 400 and answer.json()["code"] == "wrong_time"
        play = server.services.tables.live[table].table.record()
        answer = await aki.http.post("/api/analyses", content=records.write(play), headers=JSON)
        assert answer.status_code == 400 and answer.json()["code"] == "bad_record"


JSON = {"Content-Type": "application/json"}


def wanted(moves: int, seat: int = 0, redeal: bool = False, bot: str = "greedy") -> dict[str, Any]:
    return {"moves": moves, "seat": seat, "redeal": redeal, "bot": bot, "name": "Aki"}


@run
async def test_a_record_from_a_file_is_analysed_and_forked(lite: Settings) -> None:
    async with served(lite) as server, Person(server.url, "Aki") as aki:
        text = records.write(await record_of(aki, await finished(aki, "samourai")))
        answer = await aki.http.post("/api/analyses?depth=quick", content=text, headers=JSON)
        assert (await result_of(aki, answer.json()["key"]))["state"] == "done"
        answer = await aki.http.post("/api/fork", json={"record": text, "fork": wanted(2)})
        assert answer.status_code == 201
        for broken in ("{}", text.replace('"seed":', '"sead":'), text.replace("0.0", "0.5")):
            answer = await aki.http.post("/api/analyses", content=broken, headers=JSON)
            assert answer.status_code == 400


@run
async def test_where_bots_think_elsewhere_it_is_worked_out_in_a_process_of_its_own(
    lite: Settings, tmp_path: Path
) -> None:
    async with served(lite) as server, Person(server.url, "Aki") as aki:
        record = await record_of(aki, await finished(aki, "village"))
    analyses = Analyses(BotRunner(), tmp_path / "analyses")
    try:
        key = (await analyses.start(record, AnalysisSettings(simulations=8), "aki")).key
        async with asyncio.timeout(6 * PATIENCE):
            while (found := await analyses.find(key)) is None or found.state != "done":
                await asyncio.sleep(0.05)
        assert found.result is not None
        assert [file.name for file in (tmp_path / "analyses").iterdir()] == [f"{key}.json"]
    finally:
        await analyses.close()


# Hints.


async def hint(person: Person, table: str) -> Any:
    return (await person.http.post(f"/api/tables/{table}/hint", json={})).json()


@run
async def test_a_hint_in_practice_for_the_seat_that_is_asked(settings: Settings) -> None:
    async with (
        served(settings) as server,
        Person(server.url, "Aki") as aki,
        Person(server.url, "Birgit") as birgit,
    ):
        table = await against_bots(aki, "honor", 3)
        found = await until_asked(aki, table)
        given = await hint(aki, table)
        assert given["best"]["action"] in found["legal"] and given["number"] == found["number"]
        assert (await aki.look(table))["number"] == found["number"], "nobody else hears of it"
        assert (await hint(birgit, table))["code"] == "not_seated"
        shared = await aki.open("village", seats=2)
        await aki.sit(shared)
        await birgit.sit(shared)
        await until(aki, shared, "running")
        for person in (aki, birgit):
            assert (await hint(person, shared))["code"] == "no_hints"
            # A person's seat stays a person's, even while a bot plays it.
            await person.say(shared, "hand_to_bot", bot="greedy")
        await aki.say(shared, "take_back")
        assert (await hint(aki, shared))["code"] == "no_hints"


# Forks.


async def fork(person: Person, table: str, **how: Any) -> str:
    answer = await person.http.post(f"/api/tables/{table}/fork", json=wanted(**how))
    assert answer.status_code == 201, answer.text
    id_: str = answer.json()["id"]
    return id_


@run
async def test_a_fork_plays_on_with_the_true_cards_or_others(settings: Settings) -> None:
    async with served(settings) as server, Person(server.url, "Aki") as aki:
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
            seen = await aki.look(other)
            assert seen["origin"] == {"moves": 4, "redealt": redeal}
            assert seen["you"] == 1 and not seen["rated"] and seen["status"] == "running"
            await plays_to_the_end(aki, other, records.digest(record))


async def plays_to_the_end(person: Person, table: str, origin: str) -> None:
    """By a bot; what remains is a record that anyone can verify, and a table that resumes."""
    await person.say(table, "hand_to_bot", bot="greedy")
    await until(person, table, "over")
    record = await record_of(person, table)
    assert record.origin is not None and record.origin.record == origin and record.deal is None
    records.verify(record, tatami.game(record.game))
    seen = (await person.http.get(f"/api/tables/{table}/replay")).json()
    assert len(seen["moments"]) == len(record.moves) + 1


@run
async def test_a_fork_of_a_fork_keeps_what_was_dealt(lite: Settings) -> None:
    async with served(lite) as server, Person(server.url, "Aki") as aki:
        first = await fork(aki, await finished(aki, "village"), moves=3, redeal=True)
        await until_asked(aki, first)
        await aki.say(first, "resign")
        record = await record_of(aki, first)
        second = await fork(aki, first, moves=3)
        play = server.services.tables.live[second].table.play
        assert play is not None and record.origin is not None
        assert play.redeals == record.origin.redeals and len(play.redeals) == 1
        true = records.replay(record, tatami.game("village")).at(3)
        assert play.at(3).state.dump() == true.state.dump()
        earlier = server.services.tables.live[await fork(aki, first, moves=2)].table.play
        assert earlier is not None and earlier.redeals == ()


@run
async def test_a_fork_is_taken_back_no_further_than_its_beginning(lite: Settings) -> None:
    async with served(lite) as server, Person(server.url, "Aki") as aki:
        record = await finished(aki, "samourai")
        for choice in range(9):
            other = await fork(aki, record, moves=2)
            found = await until_asked(aki, other)
            assert (await aki.say(other, "offer", what="undo"))["code"] == "nothing_to_undo"
            action = found["legal"][choice % len(found["legal"])]
            await aki.say(other, "move", number=found["number"], action=action)
            taken_back = await aki.say(other, "offer", what="undo")
            if (
                taken_back.get("code") != "wrong_time"
            ):  # else that move, or its answer, was the last
                break
        assert taken_back["type"] == "ack"
        assert len(server.services.tables.live[other].table.play.actions) == 2  # type: ignore[union-attr]


@run
async def test_a_fork_resumes_after_a_restart(lite: Settings) -> None:
    async with served(lite) as server:
        aki = await Person(server.url, "Aki").arrive()
        other = await fork(aki, await finished(aki, "village"), moves=4, redeal=True)
        before = (await until_asked(aki, other))["view"]
        cookies = aki.http.cookies
        await aki.leave()
    async with served(lite) as server, Person(server.url, "Aki") as again:
        again.http.cookies = cookies
        assert (await again.look(other))["view"] == before
        assert other in server.services.tables.live, "it is among the tables that run"


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ({"moves": 999}, "no_moment"),
        ({"moves": 2, "seat": 7}, "no_moment"),
        ({"moves": 2, "bot": "ismcts:simulations=99999999"}, "no_bot"),
        ({"moves": -1}, "malformed"),
    ],
)
def test_what_cannot_be_forked_is_refused(lite: Settings, how: dict[str, Any], code: str) -> None:
    @run
    async def script() -> None:
        async with served(lite) as server, Person(server.url, "Aki") as aki:
            table = await finished(aki, "samourai")
            answer = await aki.http.post(f"/api/tables/{table}/fork", json=wanted(**how))
            assert answer.status_code == 400 and answer.json()["code"] == code

    script()


@run
async def test_analyses_are_limited_and_found_ones_are_free(lite: Settings) -> None:
    async with served(lite) as server, Person(server.url, "Aki") as aki:
        table = await finished(aki, "samourai")
        key = (await ask(aki, table))["key"]
        await result_of(aki, key)
        for _ in range(8):
            assert (await ask(aki, table))["state"] == "done"
        refused = await others_until_refused(aki, server)
        assert refused["code"] == "slow_down" and refused["args"]["wait"] > 0


async def others_until_refused(person: Person, server: Served) -> dict[str, Any]:
    for _ in range(8):
        table = await finished(person, "samourai")
        answer = await person.http.post(f"/api/tables/{table}/analysis", json={"depth": "quick"})
        if answer.status_code == 429:
            found: dict[str, Any] = answer.json()
            return found
    raise AssertionError("nobody refused")
