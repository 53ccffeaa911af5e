"""Work for requests runs in processes of its own: limited in time and memory, and in turns."""

from __future__ import annotations

import asyncio
import os
import signal
import time
import tomllib

import msgspec
import pytest

import tatami
from tatami.engine import Play, chance_from, material, records
from tatami.server.settings import Settings
from tatami.server.tables.refusals import Refusal
from tatami.server.thinking import lasting_pool, slow_requests
from tatami.server.thinking.fair_queue import Asker
from tatami.server.thinking.slow_requests import Computations
from tests.server.client import TIMEOUT, Person, async_test, running_server

AKI = Asker("10.0.0.1", "aki")
DOTTED = "a." * 12_000 + "b=1"
"""Components whose parsing takes quadratic time: seconds for 24 kB."""


def process_id(_packed: bytes) -> bytes:
    return str(os.getpid()).encode()


def forever(_packed: bytes) -> bytes:
    while True:
        time.sleep(1)


def too_much(_packed: bytes) -> bytes:
    return b"x" * (4 * slow_requests.MEMORY)


def die(_packed: bytes) -> bytes:
    os._exit(1)


def refuse(_packed: bytes) -> bytes:
    raise Refusal("illegal", "not so", rule="M4", args={"seat": 1})


@async_test
async def test_what_hangs_dies_or_needs_too_much_memory_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Computations(1)
    try:
        assert int(await pool.run(process_id, b"", AKI)) != os.getpid()
        with monkeypatch.context() as short:  # the others may need longer on a busy machine
            short.setattr(slow_requests, "SECONDS", 1.0)
            for work in (forever, too_much, die):
                with pytest.raises(Refusal) as refused:
                    await pool.run(work, b"", AKI)
                assert refused.value.code == "too_complex", work
        with pytest.raises(Refusal) as refused:
            await pool.run(refuse, b"", AKI)
        assert refused.value.details == {"rule": "M4", "args": {"seat": 1}}
        assert int(await pool.run(process_id, b"", AKI)) != os.getpid()
    finally:
        await pool.close()


@async_test
async def test_a_process_that_does_not_begin_means_busy_and_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Computations(1)
    try:
        stuck = int(await pool.run(process_id, b"", AKI))
        os.kill(stuck, signal.SIGSTOP)
        with monkeypatch.context() as short:
            short.setattr(slow_requests, "SECONDS", 0.5)
            short.setattr(lasting_pool, "GRACE", 0.5)
            with pytest.raises(Refusal) as refused:
                await pool.run(process_id, b"", AKI)
        assert refused.value.code == "busy"
        assert int(await pool.run(process_id, b"", AKI)) != stuck
    finally:
        await pool.close()


@async_test
async def test_too_many_requests_are_refused_at_once() -> None:
    pool = Computations(1)
    try:
        await pool.start()
        waiting = [
            asyncio.create_task(pool.run(forever, b"", AKI))
            for _ in range(slow_requests.MAX_PER_ADDRESS + 1)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await pool.run(process_id, b"", AKI)
        assert refused.value.code == "slow_down"
        others = [
            asyncio.create_task(pool.run(process_id, b"", Asker(f"10.0.1.{number}")))
            for number in range(slow_requests.MAX_WAITING - slow_requests.MAX_PER_ADDRESS)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await pool.run(process_id, b"", Asker("10.0.2.1"))
        assert refused.value.code == "busy"
        for task in [*waiting, *others]:
            task.cancel()
        await asyncio.gather(*waiting, *others, return_exceptions=True)
    finally:
        await pool.close()


@async_test
async def test_components_are_never_parsed_in_the_process_of_the_server(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = tatami.game("seven").folder.joinpath("material.toml").read_text(encoding="utf-8")

    def not_here(text: str) -> None:
        raise AssertionError("the event loop parses what a guest sent")

    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:
        monkeypatch.setattr(tomllib, "loads", not_here)
        deep = "x = " + "[" * 20_000
        for text in (DOTTED, "a." * 30_000 + "b=1", deep, "x = " + "{a=" * 9_000, "no toml"):
            answer = await aki.http.post("/api/tables", json={"game": "seven", "material": text})
            assert answer.status_code == 400, text[:20]
            assert answer.json()["code"] == "bad_table"
        answer = await aki.http.post("/api/tables", json={"game": "seven", "material": good})
        assert answer.status_code == 201
        assert (await aki.http.get("/healthz")).text == "ok\n"


def test_components_that_take_long_to_parse_are_refused_before() -> None:
    for text in (DOTTED, " . ".join("a" * 20) + "=1", '"a".' * 9 + "b=1", "[" + "a." * 9 + "b]"):
        with pytest.raises(tatami.engine.BadMaterial, match="parts"):
            material.check_size(text)
    with pytest.raises(tatami.engine.BadMaterial, match="longer"):
        material.check_size("x" * 40_000)
    for game in map(tatami.game, tatami.game_keys()):
        if game.material_type is not None:
            file = game.folder.joinpath("material.toml")
            material.check_size(file.read_text(encoding="utf-8"))


def long_record() -> bytes:
    play, rng = Play(tatami.game("seven"), seats=8, seed="long"), chance_from("long")
    while not play.state.over:
        play.apply(play.state.pick(rng))
    return records.write(records.record(play, (records.Seat(name="Aki"),) * 8)).encode()


@async_test
async def test_records_are_never_read_or_replayed_in_the_process_of_the_server(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = long_record()
    fork = {"moves": 3, "seat": 0, "bot": "greedy", "name": "Aki"}
    async with running_server(sqlite_settings) as server, Person(server.url, "Aki") as aki:

        def not_here(*_args: object) -> None:
            raise AssertionError("the event loop or a thread replays what a guest sent")

        for name in ("read", "verify", "replay"):
            monkeypatch.setattr(records, name, not_here)
        json = {"Content-Type": "application/json"}
        for path in ("/api/replay", "/api/analyses?depth=quick"):
            answer = await aki.http.post(path, content=record, headers=json, timeout=TIMEOUT)
            assert answer.status_code in (200, 202), answer.text
        body = msgspec.json.encode({"record": record.decode(), "fork": fork})
        answer = await aki.http.post("/api/fork", content=body, headers=json, timeout=TIMEOUT)
        assert answer.status_code == 201, answer.text


@async_test
async def test_a_replay_does_not_wait_for_the_lock_of_its_table(sqlite_settings: Settings) -> None:
    async with (
        running_server(sqlite_settings) as server,
        Person(server.url, "Aki") as aki,
        Person(server.url, "Bo") as bo,
    ):
        table = await aki.create_table("samourai")
        await aki.join(table)
        await bo.join(table)
        async with aki.connect(table) as ws:
            await ws.receive()
            await ws.wait_for("status", "running")
        async with server.services.tables.live[table].lock, asyncio.timeout(TIMEOUT):
            answer = await bo.http.get(f"/api/tables/{table}/replay", timeout=TIMEOUT)
        assert answer.status_code == 200 and len(answer.json()["moments"]) == 1
