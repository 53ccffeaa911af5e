"""What the client asks for beside the table: previews, earlier moments, records. Nothing leaks."""

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
from tests.server.client import Person, Served, served

Script = Callable[[Served], Coroutine[Any, Any, None]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Script], None]:
    monkeypatch.setitem(registry.BUILT_IN_GAMES, "crane", "tests.crane:GAME")
    registry.reload()

    async def serve(script: Script) -> None:
        async with served(load({}, data=str(tmp_path), workers=1)) as server:
            await script(server)

    return lambda script: asyncio.run(serve(script))


async def two_at(server: Served, game: str) -> tuple[Person, Person, str]:
    one, two = await Person(server.url, "Aki").arrive(), await Person(server.url, "Birgit").arrive()
    table = await one.open(game, seats=2)
    await one.sit(table, 0)
    await two.sit(table, 1)
    while (await one.look(table))["status"] != "running":
        await asyncio.sleep(0.01)
    return one, two, table


async def read(person: Person, path: str) -> Any:
    return (await person.http.get(path)).json()


def test_only_the_seat_that_is_asked_hears_what_its_choices_lead_to(
    run: Callable[[Script], None],
) -> None:
    async def script(server: Served) -> None:
        one, two, table = await two_at(server, "samourai")
        mine = await read(one, f"/api/tables/{table}/previews")
        assert len(mine["previews"]) == len((await one.look(table))["legal"])
        assert (await read(two, f"/api/tables/{table}/previews"))["previews"] == {}
        await one.leave()
        await two.leave()

    run(script)


def test_while_a_game_runs_one_looks_back_with_ones_own_eyes_alone(
    run: Callable[[Script], None],
) -> None:
    async def script(server: Served) -> None:
        one, two, table = await two_at(server, "crane")
        for seat in ("", "?seat=0"):
            seen = await read(two, f"/api/tables/{table}/replay{seat}")
            assert seen["viewer"] == 1
            assert seen["first"] == (await two.look(table))["view"]
        stranger = await Person(server.url, "Chris").arrive()
        assert (await read(stranger, f"/api/tables/{table}/replay?seat=0"))["first"]["hand"] is None
        asked = await one.look(table) if (await one.look(table))["legal"] else None
        mover = one if asked else two
        found = await mover.look(table)
        said = await mover.say(table, "move", number=found["number"], action=found["legal"][0])
        assert said["type"] == "ack"
        seen = await read(two, f"/api/tables/{table}/replay")
        assert [moment.get("text", "") for moment in seen["moments"]] == ["", ""]
        assert apply(seen["first"], seen["moments"][1]["change"]) == (await two.look(table))["view"]
        for person in (one, two, stranger):
            await person.leave()

    run(script)


def test_moves_taken_back_are_not_looked_back_at(run: Callable[[Script], None]) -> None:
    async def script(server: Served) -> None:
        one, two, table = await two_at(server, "samourai")
        number = (await one.look(table))["number"]
        await one.say(table, "move", number=number, text="d1-d4")
        await one.say(table, "offer", what="undo")
        await two.say(table, "answer", yes=True)
        assert len((await read(one, f"/api/tables/{table}/replay"))["moments"]) == 1
        await one.say(table, "resign")
        over = await read(one, f"/api/tables/{table}/replay")
        assert over["result"]["reason"] == "resigned"
        record = (await one.http.get(f"/api/tables/{table}/record")).text
        again = await one.http.post("/api/replay", content=record)
        assert len(again.json()["moments"]) == 1
        await one.leave()
        await two.leave()

    run(script)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("nonsense", "not a whole JSON file"),
        ("{}", "not a record"),
        (json.dumps({"format": "tatami record 1", "game": "chess", "version": 1, "seed": "1",
                     "seats": [{"name": "a"}]}), "no game"),
    ],
)  # fmt: skip
def test_a_bad_record_is_refused_in_one_line(
    run: Callable[[Script], None], body: str, reason: str
) -> None:
    async def script(server: Served) -> None:
        person = await Person(server.url, "Aki").arrive()
        answer = await person.http.post("/api/replay", content=body)
        assert answer.status_code == 400
        assert reason in answer.json()["sentence"]
        await person.leave()

    run(script)


def test_texts_and_rules_of_every_game_are_there(run: Callable[[Script], None]) -> None:
    async def script(server: Served) -> None:
        person = await Person(server.url, "Aki").arrive()
        for game in await read(person, "/api/games"):
            for language in ("en", "nl", "xx"):
                path = f"/api/games/{game['key']}/texts/{language}"
                assert "title =" in (await person.http.get(path)).text
            assert (await person.http.get(f"/api/games/{game['key']}/rules")).status_code == 200
        assert (await person.http.get("/api/games/chess/rules")).status_code == 404
        assert (await person.http.get("/../settings.py")).status_code == 404
        await person.leave()

    run(script)
