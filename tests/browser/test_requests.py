"""The tables of a device, without a browser: the same requests that its pages make."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import tatami
from tatami.browser.connections import Connections
from tatami.browser.requests import Answer, Requests
from tatami.browser.storage import MemoryStorage
from tatami.browser.table_host import TableHost
from tatami.engine import records
from tatami.server.tables.rebuild import rebuild


class Device:
    """A browser with its storage. `reload` is a new page: everything in memory is lost."""

    def __init__(self) -> None:
        self.storage = MemoryStorage()
        self.reload()

    def reload(self) -> None:
        self.host = TableHost(self.storage)
        self.requests = Requests(self.host)

    async def answer(self, method: str, path: str, body: Any = None, person: str = "1") -> Answer:
        sent = b"" if body is None else json.dumps(body).encode()
        return await self.requests.answer(method, path, sent, person)

    async def ask(self, method: str, path: str, body: Any = None, person: str = "1") -> Any:
        answer = await self.answer(method, path, body, person)
        assert answer.status < 300, answer
        return json.loads(answer.body)

    async def table(self, game: str, *bots: str, people: int = 1) -> str:
        seats = people + len(bots)
        id_: str = (await self.ask("POST", "api/tables", {"game": game, "seats": seats}))["id"]
        for number in range(people):
            sit = {"type": "sit", "seat": number, "name": f"Aki {number + 1}"}
            await self.ask("POST", f"api/tables/{id_}/say", sit, str(number + 1))
        for number, bot in enumerate(bots, people):
            sit = {"type": "seat_bot", "seat": number, "bot": bot}
            await self.ask("POST", f"api/tables/{id_}/say", sit)
        return id_

    async def play_one(self, id_: str, person: str = "1") -> bool:
        """One move of that person, if it is their turn."""
        table = await self.ask("GET", f"api/tables/{id_}", person=person)
        if not table["legal"]:
            return False
        action = table["legal"][table["number"] % len(table["legal"])]
        move = {"type": "move", "number": table["number"], "action": action}
        await self.ask("POST", f"api/tables/{id_}/say", move, person)
        return True

    async def play_to_the_end(self, id_: str) -> None:
        for _ in range(5000):
            await asyncio.sleep(0)
            await self.play_one(id_)
            if (await self.host.get(id_)).table.status == "over":
                return
        raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", tatami.game_keys()[:4])
def test_a_game_against_bots_survives_a_reload_and_gives_a_game_file(game: str) -> None:
    async def play() -> None:
        device = Device()
        others = max(1, tatami.game(game).min_seats - 1)
        id_ = await device.table(game, *["greedy"] * others)
        while not await device.play_one(id_):
            await asyncio.sleep(0)
        device.reload()
        assert [one["table"] for one in await device.ask("GET", "api/me/tables")] == [id_]
        await device.play_to_the_end(id_)
        device.reload()
        assert await device.ask("GET", "api/me/tables") == []
        [listed] = (await device.ask("GET", "api/tables"))["mine"]
        assert listed["status"] == "over"
        answer = await device.answer("GET", f"api/tables/{id_}/record")
        records.verify(records.read(answer.body), tatami.game(game))
        stored = await device.storage.read(id_)
        assert stored is not None
        assert records.write(rebuild(id_, stored).record()).encode() == answer.body
        replay = await device.ask("POST", "api/replay", json.loads(answer.body))
        assert len(replay["moments"]) == len(json.loads(answer.body)["moves"]) + 1

    asyncio.run(play())


def test_people_at_one_device_are_asked_in_turn_and_see_only_their_own_cards() -> None:
    async def play() -> None:
        device = Device()
        id_ = await device.table("village", "greedy", people=2)
        for _ in range(200):
            await asyncio.sleep(0)
            turn = await device.ask("GET", f"api/tables/{id_}/turn")
            if turn["person"]:
                other = "2" if turn["person"] == "1" else "1"
                assert turn["people"] == ["1", "2"]
                assert not (await device.ask("GET", f"api/tables/{id_}", person=other))["legal"]
                assert await device.play_one(id_, turn["person"])
        views = [await device.ask("GET", f"api/tables/{id_}", person=one) for one in "12"]
        assert [view["you"] for view in views] == [0, 1]
        assert views[0]["view"] != views[1]["view"]

    asyncio.run(play())


def test_a_page_gets_the_table_and_then_deltas() -> None:
    async def play() -> None:
        device = Device()
        id_ = await device.table("samourai", "greedy")
        connections, sent = Connections(device.host), list[str]()
        assert await connections.open(1, id_, "1", "", sent.append)
        whole = json.loads(sent[0])
        assert whole["type"] == "table"
        await connections.receive(1, json.dumps({"type": "answer", "yes": True, "ask": 7}))
        assert json.loads(sent[-1])["code"] == "no_offer"
        while not await device.play_one(id_):
            await asyncio.sleep(0)
        assert {json.loads(one)["type"] for one in sent[1:]} == {"delta", "refused"}
        assert not await connections.open(2, "nothing", "1", "", sent.append)
        assert json.loads(sent[-1])["code"] == "no_table"
        connections.close(1)

    asyncio.run(play())


def test_two_tabs_write_each_entry_once() -> None:
    async def play() -> None:
        device = Device()
        id_ = await device.table("village", people=2)
        first, second = device.host, TableHost(device.storage)
        while (await first.get(id_)).table.status != "running":
            await asyncio.sleep(0)
        before = (await second.get(id_)).table.number
        turn = await device.ask("GET", f"api/tables/{id_}/turn")
        assert await device.play_one(id_, turn["person"])
        table = (await second.get(id_)).table
        assert table.number == before
        chat = {"type": "chat", "text": "hello"}
        device.requests = Requests(second)
        await device.ask("POST", f"api/tables/{id_}/say", chat)
        await first.refresh(id_)
        entries = (await first.get(id_)).table.entries
        assert entries == (await second.get(id_)).table.entries
        assert len(entries) == before + 2

    asyncio.run(play())


def test_an_analysis_shows_progress_can_be_cancelled_and_is_kept() -> None:
    async def play() -> None:
        device = Device()
        id_ = await device.table("samourai", "random")
        await device.play_to_the_end(id_)
        start = await device.ask("POST", f"api/tables/{id_}/analysis", {"depth": "quick"})
        assert start["state"] == "running" and start["total"] > 1
        key = start["key"]
        await device.ask("DELETE", f"api/analyses/{key}")
        assert (await device.answer("GET", f"api/analyses/{key}")).status == 404
        await device.ask("POST", f"api/tables/{id_}/analysis", {"depth": "quick"})
        while (found := await device.ask("GET", f"api/analyses/{key}"))["state"] == "running":
            await asyncio.sleep(0.01)
        assert found["result"]["game"] == "samourai"
        device.reload()
        assert (await device.ask("GET", f"api/analyses/{key}"))["state"] == "done"
        fork = {"moves": 1, "seat": 0, "bot": "greedy", "name": "Aki"}
        forked = (await device.ask("POST", f"api/tables/{id_}/fork", fork))["id"]
        assert (await device.ask("GET", f"api/tables/{forked}"))["origin"]["moves"] == 1
        again = await device.ask("POST", f"api/tables/{id_}/say", {"type": "rematch"})
        assert (await device.ask("GET", f"api/tables/{again['table']}"))["you"] == 1

    asyncio.run(play())


def test_hints_and_lessons() -> None:
    async def play() -> None:
        device = Device()
        id_ = await device.table("samourai", "greedy")
        while not (await device.ask("GET", f"api/tables/{id_}"))["legal"]:
            await asyncio.sleep(0)
        hint = await device.ask("POST", f"api/tables/{id_}/hint", {})
        table = await device.ask("GET", f"api/tables/{id_}")
        assert hint["best"]["action"] in table["legal"]
        lesson = tatami.game("samourai").lesson
        assert lesson is not None
        path = f"api/games/samourai/positions/{lesson.steps[0].name}"
        scene = await device.ask("GET", path)
        after = await device.ask("GET", f"{path}?actions={scene['legal'][0]}")
        assert len(after["told"]) == len(scene["told"]) + 1
        assert (await device.answer("GET", f"{path}?actions=x")).status == 400
        assert (await device.answer("GET", "api/leaderboards/samourai")).status == 400

    asyncio.run(play())
