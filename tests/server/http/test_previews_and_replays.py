"""Previews, replays, records and texts over HTTP; none of them reveals hidden information."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tatami import registry
from tatami.server.settings import load
from tatami.server.wire.delta import apply
from tests.server.client import Person, RunningServer, run_async, running_server

Script = Callable[[RunningServer], Coroutine[Any, Any, None]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Script], None]:
    monkeypatch.setitem(registry.BUILT_IN_GAMES, "crane", "tests.crane:GAME")
    registry.reload()

    async def serve(script: Script) -> None:
        async with running_server(
            load({}, data=str(tmp_path), workers=1, request_workers=1)
        ) as server:
            await script(server)

    return lambda script: run_async(serve(script))


async def two_at(server: RunningServer, game: str) -> tuple[Person, Person, str]:
    one, two = (
        await Person(server.url, "Aki").register(),
        await Person(server.url, "Birgit").register(),
    )
    table = await one.create_table(game, seats=2)
    await one.join(table, 0)
    await two.join(table, 1)
    while (await one.get_table(table))["status"] != "running":
        await asyncio.sleep(0.01)
    return one, two, table


async def read(person: Person, path: str) -> Any:
    return (await person.http.get(path)).json()


def test_only_the_seat_to_act_gets_previews(
    run: Callable[[Script], None],
) -> None:
    async def script(server: RunningServer) -> None:
        one, two, table = await two_at(server, "samourai")
        mine = await read(one, f"/api/tables/{table}/previews")
        assert len(mine["previews"]) == len((await one.get_table(table))["legal"])
        assert (await read(two, f"/api/tables/{table}/previews"))["previews"] == {}
        await one.close()
        await two.close()

    run(script)


def test_a_replay_of_a_running_game_shows_only_your_own_view(
    run: Callable[[Script], None],
) -> None:
    async def script(server: RunningServer) -> None:
        one, two, table = await two_at(server, "crane")
        for seat in ("", "?seat=0"):
            seen = await read(two, f"/api/tables/{table}/replay{seat}")
            assert seen["viewer"] == 1
            assert seen["first"] == (await two.get_table(table))["view"]
        stranger = await Person(server.url, "Chris").register()
        assert (await read(stranger, f"/api/tables/{table}/replay?seat=0"))["first"]["hand"] is None
        asked = await one.get_table(table) if (await one.get_table(table))["legal"] else None
        mover = one if asked else two
        found = await mover.get_table(table)
        said = await mover.command(table, "move", number=found["number"], action=found["legal"][0])
        assert said["type"] == "ack"
        seen = await read(two, f"/api/tables/{table}/replay")
        assert [moment.get("text", "") for moment in seen["moments"]] == ["", ""]
        assert (
            apply(seen["first"], seen["moments"][1]["change"])
            == (await two.get_table(table))["view"]
        )
        for person in (one, two, stranger):
            await person.close()

    run(script)


def test_undone_moves_are_not_in_the_replay(run: Callable[[Script], None]) -> None:
    async def script(server: RunningServer) -> None:
        one, two, table = await two_at(server, "samourai")
        number = (await one.get_table(table))["number"]
        await one.command(table, "move", number=number, text="d1-d4")
        await one.command(table, "offer", what="undo")
        await two.command(table, "answer", yes=True)
        assert len((await read(one, f"/api/tables/{table}/replay"))["moments"]) == 1
        await one.command(table, "resign")
        over = await read(one, f"/api/tables/{table}/replay")
        assert over["result"]["reason"] == "resigned"
        record = (await one.http.get(f"/api/tables/{table}/record")).text
        again = await one.http.post("/api/replay", content=record)
        assert len(again.json()["moments"]) == 1
        await one.close()
        await two.close()

    run(script)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("nonsense", "not a complete JSON file"),
        ("{}", "not a game file"),
        (json.dumps({"format": "tatami record 1", "game": "chess", "version": 1, "seed": "1",
                     "seats": [{"name": "a"}]}), "no game"),
    ],
)  # fmt: skip
def test_an_invalid_record_is_refused_in_one_line(
    run: Callable[[Script], None], body: str, reason: str
) -> None:
    async def script(server: RunningServer) -> None:
        person = await Person(server.url, "Aki").register()
        answer = await person.http.post("/api/replay", content=body)
        assert answer.status_code == 400
        assert reason in answer.json()["sentence"]
        await person.close()

    run(script)


def test_every_game_has_texts_and_rules(run: Callable[[Script], None]) -> None:
    async def script(server: RunningServer) -> None:
        person = await Person(server.url, "Aki").register()
        for game in await read(person, "/api/games"):
            for language in ("en", "nl", "xx"):
                path = f"/api/games/{game['key']}/texts/{language}"
                assert "title =" in (await person.http.get(path)).text
            assert (await person.http.get(f"/api/games/{game['key']}/rules")).status_code == 200
        assert (await person.http.get("/api/games/chess/rules")).status_code == 404
        assert (await person.http.get("/../settings.py")).status_code == 404
        await person.close()

    run(script)
