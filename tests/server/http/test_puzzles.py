"""Puzzles over HTTP: the first attempt counts, and nothing is explained before it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tatami
from tatami.engine.puzzles import puzzle_of_the_day, puzzles_of
from tatami.server.settings import Settings, load
from tests.server.client import ManualClock, Person, async_test, running_server

FILE = puzzles_of(tatami.game("samourai"))
HERE = "/api/games/samourai"
DAY = 86_400_000


def settings(folder: Path) -> Settings:
    return load({}, data=str(folder), workers=1, request_workers=1)


async def attempt(person: Person, puzzle: str, *actions: int) -> Any:
    answer = await person.http.post(f"{HERE}/puzzles/{puzzle}", json={"actions": list(actions)})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def get(person: Person, path: str) -> Any:
    answer = await person.http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


@async_test
async def test_the_first_attempt_is_rated_and_explained(tmp_path: Path) -> None:
    now = ManualClock()
    only = next(one for one in FILE.puzzles if one.task == "only")
    win = next(one for one in FILE.puzzles if one.task == "win" and one.moves == 2)
    async with running_server(settings(tmp_path), now) as server:
        ann = await Person(server.url, "Ann").register()
        shown = await get(ann, f"{HERE}/puzzles/{only.id}")
        assert (shown["task"], shown["tried"]) == ("only", False)
        assert shown["position"]["explanation"] is None and shown["position"]["right"] is None
        refused = await ann.http.get(f"{HERE}/puzzles/{only.id}/source")
        assert refused.json()["code"] == "wrong_time"
        wrong = next(a for a in shown["position"]["scene"]["legal"] if a not in only.right)
        lost = await attempt(ann, only.id, wrong)
        assert lost["position"]["right"] is False and lost["result"]["counted"]
        assert lost["result"]["change"] < 0 and lost["result"]["solver"]["streak"] == 0
        assert lost["position"]["explanation"]["line"][0]["action"] == only.right[0]
        again = await attempt(ann, only.id, *only.right)
        assert again["position"]["right"] and not again["result"]["counted"]
        assert again["result"]["solver"] == lost["result"]["solver"]
        source = await get(ann, f"{HERE}/puzzles/{only.id}/source")
        assert len(source["moves"]) == len(FILE.source(only).actions)
        half = await attempt(ann, win.id, win.line[0][1])
        assert half["position"]["right"] is None and half["result"] is None
        won = await attempt(ann, win.id, win.line[0][1], win.line[2][1])
        assert won["position"]["right"] and won["result"]["change"] > 0
        assert won["result"]["solver"]["streak"] == 1 and won["result"]["attempts"] == 1
        data = await get(ann, "/api/me/export")
        assert {(one["puzzle"], bool(one["solved"])) for one in data["puzzles"]} == {
            (only.id, False), (win.id, True)
        }  # fmt: skip


@async_test
async def test_the_next_puzzle_is_one_that_the_player_has_not_tried(tmp_path: Path) -> None:
    now = ManualClock()
    rare = [one for one in FILE.puzzles if "win-4" in one.themes]
    async with running_server(settings(tmp_path), now) as server:
        ann = await Person(server.url, "Ann").register()
        seen: set[str] = set()
        for left in range(3, 0, -1):
            found = await get(ann, f"{HERE}/next-puzzle?theme=win-4")
            assert found["left"] == len(rare) - 3 + left and found["id"] not in seen
            seen.add(found["id"])
            puzzle = FILE.by_id[found["id"]]
            await attempt(ann, puzzle.id, *(action for _, action in puzzle.line[::2]))
        outline = await get(ann, "/api/puzzles")
        own = next(one for one in outline if one["game"] == "samourai")
        assert own["solver"]["solved"] == own["solver"]["streak"] == 3
        assert own["daily"] == puzzle_of_the_day(FILE, now() // DAY).id
        nothing = await ann.http.get(f"{HERE}/next-puzzle?theme=nonsense")
        assert nothing.json()["code"] == "no_puzzle"


@async_test
async def test_wrong_requests_are_refused(tmp_path: Path) -> None:
    async with running_server(settings(tmp_path)) as server:
        ann = await Person(server.url, "Ann").register()
        puzzle = FILE.puzzles[0]
        unknown = await ann.http.get(f"{HERE}/puzzles/none")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "no_puzzle")
        illegal = await ann.http.post(f"{HERE}/puzzles/{puzzle.id}", json={"actions": [1_000_000]})
        assert illegal.json()["code"] == "illegal"
        text = await ann.http.post(f"{HERE}/puzzles/{puzzle.id}", json={"wish": "nonsense"})
        assert text.json()["code"] == "malformed"
        assert (await get(ann, f"{HERE}/puzzles/{puzzle.id}"))["tried"] is False
