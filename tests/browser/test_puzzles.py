"""Puzzles of a device, without a browser: files that are fetched, attempts that count once."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.browser.puzzles import fetch_puzzles, record_of
from tatami.browser.requests import Requests
from tatami.browser.storage import MemoryStorage, PuzzleAttempt
from tatami.browser.table_host import TableHost
from tatami.engine.puzzles import FILE, Puzzle, puzzle_of_the_day, puzzles_of, read
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import DAY

SAMOURAI = puzzles_of(tatami.game("samourai"))
HERE = "api/games/samourai"


class Device:
    """A browser with its storage. `reload` is a new page."""

    def __init__(self) -> None:
        self.storage = MemoryStorage()
        self.now = 20_000 * DAY
        self.reload()

    def reload(self) -> None:
        self.requests = Requests(TableHost(self.storage, lambda: self.now))

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        sent = b"" if body is None else json.dumps(body).encode()
        return json.loads((await self.requests.answer(method, path, sent, "1")).body)

    async def attempt(self, puzzle: Puzzle, *actions: int) -> Any:
        self.now += 1000
        return await self.ask("POST", f"{HERE}/puzzles/{puzzle.id}", {"actions": actions})


def test_the_first_attempt_counts_and_survives_a_reload() -> None:
    only = next(one for one in SAMOURAI.puzzles if one.task == "only")
    win = next(one for one in SAMOURAI.puzzles if one.task == "win" and one.moves == 2)

    async def solve() -> None:
        device = Device()
        shown = await device.ask("GET", f"{HERE}/puzzles/{only.id}")
        assert (shown["task"], shown["tried"]) == ("only", False)
        assert shown["position"]["explanation"] is None
        early = await device.ask("GET", f"{HERE}/puzzles/{only.id}/source")
        assert early["code"] == "wrong_time"
        lost = await device.attempt(only, only.losses[0][0])
        assert lost["result"]["counted"] and lost["result"]["change"] < 0
        assert lost["position"]["explanation"]["line"][0]["action"] == only.right[0]
        again = await device.attempt(only, *only.right)
        assert again["position"]["right"] and not again["result"]["counted"]
        half = await device.attempt(win, win.line[0][1])
        assert half["result"] is None
        won = await device.attempt(win, win.line[0][1], win.line[2][1])
        assert won["result"]["change"] > 0 and won["result"]["solver"]["streak"] == 1
        device.reload()
        listed = {one["game"]: one for one in await device.ask("GET", "api/puzzles")}
        assert set(listed) == set(tatami.game_keys()[:4])
        own = listed["samourai"]
        assert own["solver"] == won["result"]["solver"]
        assert (own["solver"]["attempts"], own["solver"]["solved"]) == (2, 1)
        assert own["daily"] == puzzle_of_the_day(SAMOURAI, device.now // DAY).id
        source = await device.ask("GET", f"{HERE}/puzzles/{only.id}/source")
        assert len(source["moves"]) == len(SAMOURAI.source(only).actions)

    asyncio.run(solve())


def test_the_next_puzzle_was_not_tried_and_has_the_theme() -> None:
    rare = [one for one in SAMOURAI.puzzles if "win-4" in one.themes]

    async def choose() -> None:
        device = Device()
        seen: set[str] = set()
        for left in range(len(rare), len(rare) - 3, -1):
            found = await device.ask("GET", f"{HERE}/next-puzzle?theme=win-4")
            assert found["left"] == left and found["id"] not in seen
            seen.add(found["id"])
            puzzle = SAMOURAI.by_id[found["id"]]
            await device.attempt(puzzle, *(action for _, action in puzzle.line[::2]))
        refused = await device.ask("GET", f"{HERE}/next-puzzle?theme=nonsense")
        assert refused["code"] == "no_puzzle"

    asyncio.run(choose())


def test_two_tabs_cannot_count_a_puzzle_twice() -> None:
    async def race() -> None:
        storage = MemoryStorage()
        one = PuzzleAttempt(game="samourai", puzzle="p", rating=1500, solved=False, at=1)
        other = PuzzleAttempt(game="samourai", puzzle="p", rating=1500, solved=True, at=2)
        assert await storage.add_puzzle_attempt(one)
        assert not await storage.add_puzzle_attempt(other)
        assert record_of(await storage.puzzle_attempts("samourai")).solved == 0

    asyncio.run(race())


@pytest.mark.parametrize("host_decompresses", [False, True])
def test_a_file_is_fetched_once_into_the_folder_of_the_game(
    tmp_path: Path, host_decompresses: bool
) -> None:
    packed = tatami.game("samourai").folder.joinpath(FILE).read_bytes()
    asked: list[str] = []

    async def fetch(path: str) -> bytes:
        asked.append(path)
        return gzip.decompress(packed) if host_decompresses else packed

    asyncio.run(fetch_puzzles("samourai", tmp_path, fetch))
    asyncio.run(fetch_puzzles("samourai", tmp_path, fetch))
    assert asked == [f"data/samourai/{FILE}"]
    assert read((tmp_path / FILE).read_bytes(), tatami.game("samourai")) == SAMOURAI


def test_without_a_connection_the_refusal_says_so(tmp_path: Path) -> None:
    async def fetch(path: str) -> bytes:
        raise OSError(f"{path} did not arrive")

    with pytest.raises(Refusal) as refused:
        asyncio.run(fetch_puzzles("samourai", tmp_path, fetch))
    assert refused.value.code == "offline"
    assert list(tmp_path.iterdir()) == []
