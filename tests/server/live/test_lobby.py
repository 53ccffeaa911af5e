"""Finding a game: seeks are paired once, in order, by any process, and after restarts."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from sqlalchemy import Connection, select, update
from websockets.asyncio.client import ClientConnection

from tatami.engine import fair_deals
from tatami.server.live import table_creation
from tatami.server.people.seeks import Seeker, Wish, groups, wish_key
from tatami.server.settings import Settings
from tatami.server.store.schema import seated, seeks
from tatami.server.tables.table_setup import ClockSetup
from tests.server.client import (
    TIMEOUT,
    ManualClock,
    Person,
    RunningServer,
    async_test,
    running_server,
)
from tests.server.live.test_processes import on_server, pair
from tests.server.members import server_with_guests
from tests.server.postgres import Postgres

SECRET = "the same for two servers: 32 bytes or more"


class LobbySocket:
    """The lobby of one person; keeps the last message of each type."""

    def __init__(self, wire: ClientConnection, person: Person) -> None:
        self.wire = wire
        self.person = person
        self.last: dict[str, dict[str, Any]] = {}

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.wire.recv(), TIMEOUT))
        self.last[message["type"]] = message
        return message

    async def until(self, type_: str, **wanted: Any) -> dict[str, Any]:
        """The next message of this type with these fields."""
        while True:
            message = await self.receive()
            same = all(message.get(name) == value for name, value in wanted.items())
            if message["type"] == type_ and same:
                return message

    async def send(self, type_: str, **more: Any) -> None:
        await self.wire.send(json.dumps({"type": type_, **more}))

    async def seek(self, game: str = "samourai", seats: int = 2, **more: Any) -> None:
        wish = {"game": game, "seats": seats, "name": self.person.name, **more}
        await self.send("seek", **wish)

    async def paired(self) -> str:
        return str((await self.until("paired"))["table"])


@asynccontextmanager
async def lobby(person: Person) -> AsyncIterator[LobbySocket]:
    url = f"{person.url.replace('http', 'ws', 1)}/api/lobby/live"
    headers = {"Cookie": person.cookie()}
    async with websockets.connect(url, additional_headers=headers, compression=None) as wire:
        yield LobbySocket(wire, person)


@asynccontextmanager
async def lobbies(*people: Person) -> AsyncIterator[list[LobbySocket]]:
    """The lobbies of several people, all open."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(lobby(person)) for person in people]


@async_test
async def test_two_people_with_the_same_wish_are_taken_to_one_table(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben = await guests.guest("Ann"), await guests.guest("Ben")
        async with lobbies(ann, ben) as (one, two):
            await one.seek()
            waits = await one.until("seeking")
            assert (waits["waiting"], waits["seats"], waits["bots_in"]) == (1, 2, None)
            shown = await two.until("lobby")
            while not shown["seeks"]:
                shown = await two.until("lobby")
            assert shown["seeks"][0]["game"] == "samourai" and shown["seeks"][0]["waiting"] == 1
            await two.seek()
            tables = {await one.paired(), await two.paired()}
        (id_,) = tables
        table = await ann.get_table(id_)
        assert {seat["name"] for seat in table["seats"]} == {"Ann", "Ben"}
        assert table["commitment"] == one.last["paired"]["commitment"]
        assert table["you"] is not None and (await ben.get_table(id_))["you"] is not None


async def paired_table(*people: Person) -> str:
    """The table of people who seek with the same wish."""
    async with lobbies(*people) as sockets:
        for socket in sockets:
            await socket.seek(seats=len(people))
        (table,) = {await socket.paired() for socket in sockets}
        return table


@async_test
async def test_the_game_waits_for_salts_that_players_add_after_the_commitment(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_creation, "SALT_WAIT", 10**9)
    async with server_with_guests(settings) as guests:
        ann, ben = await guests.guest("Ann"), await guests.guest("Ben")
        id_ = await paired_table(ann, ben)
        before = await ann.get_table(id_)
        assert (before["status"], before["awaits_salt"]) == ("open", True)
        assert (await ann.command(id_, "salt", salt="of Ann"))["type"] == "ack"
        assert (await ann.command(id_, "salt", salt="another"))["code"] == "wrong_time"
        assert not (await ann.get_table(id_))["awaits_salt"]
        assert (await ben.get_table(id_))["status"] == "open"
        async with ann.connect(id_) as ws:
            assert (await ben.command(id_, "salt", salt="of Ben"))["type"] == "ack"
            await ws.wait_for("status", "running")
        await ben.command(id_, "resign")
        record = (await ann.http.get(f"/api/tables/{id_}/record")).json()
        assert sorted(record["deal"]["salts"]) == ["of Ann", "of Ben"]
        assert fair_deals.commit(record["deal"]["secret"]) == before["commitment"]
        salts = tuple(record["deal"]["salts"])
        assert record["seed"] == fair_deals.seed_of(record["deal"]["secret"], salts)


@async_test
async def test_the_game_starts_without_the_salt_of_somebody_who_does_not_come(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_creation, "SALT_WAIT", 1)
    async with server_with_guests(sqlite_settings) as guests:
        ann, ben = await guests.guest("Ann"), await guests.guest("Ben")
        id_ = await paired_table(ann, ben)
        async with ann.connect(id_) as ws:
            await ws.wait_for("status", "running")


@async_test
async def test_a_bot_plays_for_somebody_who_leaves_before_the_salts_are_there(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_creation, "SALT_WAIT", 10**9)
    async with server_with_guests(sqlite_settings) as guests:
        ann, ben = await guests.guest("Ann"), await guests.guest("Ben")
        id_ = await paired_table(ann, ben)
        await ann.command(id_, "salt", salt="of Ann")
        assert (await ben.command(id_, "leave"))["type"] == "ack"
        async with ann.connect(id_) as ws:
            await ws.wait_for("status", "running")


@async_test
async def test_different_wishes_do_not_meet(sqlite_settings: Settings) -> None:
    wishes: list[dict[str, Any]] = [
        {"game": "samourai"},
        {"game": "seven"},
        {"game": "seven", "seats": 3},
        {"game": "samourai", "clock": {"kind": "live", "base": 300_000, "increment": 0}},
        {"game": "samourai", "clock": {"kind": "days", "days": 2}},
    ]
    async with server_with_guests(sqlite_settings) as guests:
        people = [await guests.guest(f"P{number}") for number in range(len(wishes))]
        async with lobbies(*people) as sockets:
            for socket, wish in zip(sockets, wishes, strict=True):
                await socket.seek(**wish)
                await socket.until("seeking", waiting=1)
            state = await sockets[0].until("lobby")
            while len(state["seeks"]) < len(wishes):
                state = await sockets[0].until("lobby")
            assert all(one["waiting"] == 1 for one in state["seeks"])


@async_test
async def test_leaving_the_page_and_stopping_end_a_wait(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben, cy = [await guests.guest(name) for name in ("Ann", "Ben", "Cy")]
        async with lobby(ann) as one:
            await one.seek()
            await one.until("seeking")
        async with lobby(ben) as two:
            await two.seek()
            await two.until("seeking", waiting=1)
            await two.send("stop_seeking")
            await two.until("not_seeking", reason="stopped")
            async with lobby(cy) as three:
                await three.seek()
                await three.until("seeking", waiting=1)
        await no_seeks(guests.server)


async def no_seeks(server: RunningServer) -> None:
    """Wait until nobody seeks."""
    while await server.services.store.read(lambda connection: seeking(connection)):
        await asyncio.sleep(0.01)


def seeking(connection: Connection) -> list[str]:
    return list(connection.scalars(select(seeks.c.player_id).where(seeks.c.table_id.is_(None))))


@async_test
async def test_bots_take_the_free_seats_after_the_chosen_wait(sqlite_settings: Settings) -> None:
    async with server_with_guests(sqlite_settings) as guests:
        ann, ben = await guests.guest("Ann"), await guests.guest("Ben")
        async with lobbies(ann, ben) as (one, two):
            await one.seek("seven", 4, bots_after=3_600_000, bot="random")
            found = await one.until("seeking")
            assert 0 < found["bots_in"] <= 3_600_000
            await two.seek("seven", 4, bots_after=3_600_000, bot="random")
            await two.until("seeking", waiting=2)
            await one.seek("seven", 4, bots_after=0, bot="random")
            id_ = await one.paired()
            assert await two.paired() == id_, "who accepts bots is taken along"
        table = await ann.get_table(id_)
        assert Counter(bool(seat.get("person")) for seat in table["seats"]) == {True: 2, False: 2}


@async_test
async def test_a_blocked_person_is_neither_paired_nor_shown(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben, cy = [await guests.account(name) for name in ("Ann", "Ben", "Cy")]
        done = await ann.http.post("/api/me/manners", json={"kind": "block", "person": "Ben"})
        assert done.status_code == 201
        async with lobbies(ann, ben, cy) as (one, two, three):
            await one.seek(rated=True)
            await one.until("seeking")
            await two.seek(rated=True)
            assert (await two.until("seeking"))["waiting"] == 1, "the block is not visible"
            assert [one["waiting"] for one in two.last["lobby"]["seeks"]] == [1]
            await three.seek(rated=True)
            assert await three.paired() == await one.paired(), "who waited longest comes first"
            assert "paired" not in two.last


@async_test
async def test_refused_wishes(sqlite_settings: Settings) -> None:
    async with server_with_guests(sqlite_settings) as guests:
        ann = await guests.guest("Ann")
        nobody = Person(guests.server.url, "Nobody")
        async with lobbies(ann, nobody) as (one, other):
            wrong: dict[str, dict[str, Any]] = {
                "no_account": {"rated": True},
                "bad_table": {"game": "chess"},
                "no_bot": {"bots_after": 1, "bot": "best"},
                "malformed": {"bots_after": -1},
            }
            for code, wish in wrong.items():
                await one.seek(**wish)
                await one.until("refused", code=code)
            await one.seek(seats=3)
            await one.until("refused", code="bad_table")
            await other.seek()
            await other.until("refused", code="nobody")
        await no_seeks(guests.server)


@async_test
async def test_a_second_page_takes_over_the_wait(sqlite_settings: Settings) -> None:
    async with server_with_guests(sqlite_settings) as guests:
        ann, ben = await guests.guest("Ann"), await guests.guest("Ben")
        async with lobby(ann) as one, lobby(ann) as again, lobby(ben) as two:
            await one.seek()
            await one.until("seeking")
            await again.seek()
            await one.until("not_seeking", reason="elsewhere")
            await two.seek()
            assert await two.paired() == await again.paired()


@async_test
async def test_a_restart_keeps_the_place_of_those_who_come_back(settings: Settings) -> None:
    """Ann waited first. After the restart Cy comes first, but Ann is paired before Cy's friend."""
    settings = msgspec.structs.replace(settings, secret=SECRET)
    first = RunningServer(settings)
    await first.start()
    ann = await Person(first.url, "Ann").register()
    async with lobby(ann) as one:
        await one.seek("seven", 3)
        await one.until("seeking")
        await first.services.tables.announce_shutdown()
        await first.stop()
    async with running_server(settings) as server:
        cy, di, ed = [await Person(server.url, name).register() for name in ("Cy", "Di", "Ed")]
        async with on_server(ann, server.url) as again, lobbies(cy, di) as (three, four):
            await three.seek("seven", 3)
            await three.until("seeking")
            async with lobbies(again, ed) as (one, five):
                await one.seek("seven", 3)
                waits = await one.until("seeking", waiting=2)
                assert waits["waited"] > 0, "the place was kept"
                await four.seek("seven", 3)
                assert await four.paired() == await one.paired() == await three.paired()
                await five.seek("seven", 3)
                await five.until("seeking", waiting=1)


@async_test
async def test_a_pairing_is_learned_after_a_lost_connection(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben = await guests.guest("Ann"), await guests.guest("Ben")
        async with lobbies(ann, ben) as (one, two):
            await one.seek()
            await two.seek()
            table = await one.paired()
        async with lobby(ben) as again:
            await again.seek()
            assert await again.paired() == table


@async_test
async def test_the_seek_of_a_dead_process_waits_for_nobody(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben = await guests.guest("Ann"), await guests.guest("Ben")
        async with lobbies(ann, ben) as (one, two):
            await one.seek()
            await one.until("seeking")

            def died(connection: Connection) -> None:
                connection.execute(update(seeks).values(process="dead"))

            await guests.server.services.store.write(died)
            await two.seek()
            await two.until("seeking", waiting=1)


@pytest.mark.parametrize("seed", [1, 2])
def test_many_seekers_at_two_processes_are_seated_once(
    seed: int, postgres: Postgres, tmp_path: Path
) -> None:
    """Seekers at two processes come and leave in any order; everybody who stays is seated once."""
    url = postgres.new_database()

    @async_test
    async def play() -> None:
        chance = random.Random(seed)
        settings = [
            Settings(
                data=str(tmp_path / str(number)), database_url=url, workers=1, request_workers=1,
                secret=SECRET, rate_limits=False,
            )
            for number in range(2)
        ]  # fmt: skip
        async with running_server(settings[0]) as one, running_server(settings[1]) as two:
            urls = [chance.choice([one.url, two.url]) for _ in range(18)]
            people = [await Person(url, f"P{n}").register() for n, url in enumerate(urls)]
            leaving = set(chance.sample(range(18), 3))
            tasks = [
                asyncio.create_task(seek_once(person, chance.random() / 20, n in leaving))
                for n, person in enumerate(people)
            ]
            await asyncio.gather(*(tasks[number] for number in leaving))
            staying = [task for n, task in enumerate(tasks) if n not in leaving]
            await all_but_two(staying)
            rows = await one.services.store.read(lambda connection: seats_taken(connection))
            found = [task.result() if task.done() else "" for task in tasks]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        by_table = Counter(table for _player, table in rows)
        assert set(by_table.values()) == {3}, f"seed {seed}: every table is full"
        taken = Counter(player for player, _table in rows)
        assert max(taken.values()) == 1, f"seed {seed}: nobody is seated twice"
        told = {person.player: table for person, table in zip(people, found, strict=True) if table}
        assert told.items() <= dict(rows).items(), f"seed {seed}: everybody is told their table"

    play()


@pytest.mark.long
@async_test
async def test_a_killed_process_loses_no_seek(postgres: Postgres, tmp_path: Path) -> None:
    """Ann's process is killed while she waits. Whether Ben finds her before she is back or after,
    both are at one table, and its game starts."""
    with pair(postgres.new_database(), tmp_path) as both:
        ann, ben = [await Person(both.address(one), name).register() for one, name in PAIR]
        async with lobby(ann) as one:
            await one.seek()
            await one.until("seeking")
            both.servers[0].kill()
        async with lobby(ben) as two, on_server(ann, both.address(1)) as again:
            await two.seek()
            async with lobby(again) as one:
                await one.seek()
                table = await one.paired()
                assert await two.paired() == table
            for person in (again, ben):
                await person.command(table, "salt", salt="any")
            async with again.connect(table) as ws:
                await ws.wait_for("status", "running")


PAIR = ((0, "Ann"), (1, "Ben"))


async def all_but_two(tasks: list[asyncio.Task[str]]) -> None:
    """Wait until at most two of them are left over: there is no group for these."""
    async with asyncio.timeout(TIMEOUT):
        while sum(not task.done() for task in tasks) > 2:
            await asyncio.sleep(0.01)


async def seek_once(person: Person, delay: float, leaves: bool) -> str:
    """The table; empty for who leaves at once."""
    async with lobby(person) as ws:
        await asyncio.sleep(delay)
        await ws.seek("seven", 3)
        return "" if leaves else await ws.paired()


def seats_taken(connection: Connection) -> list[tuple[str, str]]:
    return [(row.player_id, row.table_id) for row in connection.execute(select(seated))]


# The search for groups, without a server.


def seeker(number: int, bots_at: int | None = None) -> Seeker:
    return Seeker(player=f"p{number}", name=f"P{number}", created=number, bots_at=bots_at, bot="x")


def members(wish: Wish, waiting: list[Seeker], *blocked: tuple[int, int]) -> list[list[int]]:
    both = {(f"p{a}", f"p{b}") for a, b in blocked} | {(f"p{b}", f"p{a}") for a, b in blocked}
    found = groups(wish, waiting, both, now=1000)
    return [[one.created for one in group.seekers] for group in found]


def test_those_who_waited_longest_come_first() -> None:
    three = Wish(game="seven", seats=3)
    waiting = [seeker(number) for number in range(8)]
    assert members(three, waiting) == [[0, 1, 2], [3, 4, 5]]
    assert members(three, waiting[:4], (0, 1)) == [[0, 2, 3]]
    assert members(three, waiting[:4], (0, 1), (0, 2)) == [[1, 2, 3]]
    assert members(three, waiting[:3], (1, 2)) == []


def test_bots_come_only_for_those_who_accept_them() -> None:
    four = Wish(game="seven", seats=4)
    assert members(four, [seeker(0), seeker(1, 1000), seeker(2, 9000)]) == [[1, 2]]
    assert members(four, [seeker(0, 1001)]) == []
    assert members(four, [seeker(0, 5), seeker(1, 5)], (0, 1)) == [[0], [1]]


def test_wishes_with_the_same_meaning_have_the_same_key() -> None:
    idle = ClockSetup(kind="none", base=60_000, days=5)
    assert wish_key(Wish(game="seven", seats=2, clock=idle)) == wish_key(
        Wish(game="seven", seats=2)
    )
    days = ClockSetup(kind="days", days=5)
    assert wish_key(Wish(game="seven", seats=2, clock=days)) != wish_key(
        Wish(game="seven", seats=2)
    )


def test_a_long_search_among_blocks_ends() -> None:
    """Two camps that have blocked each other: there is no group of eight in either."""
    waiting = [seeker(number) for number in range(14)]
    blocked = [(one, other) for one in range(7) for other in range(7, 14)]
    assert members(Wish(game="seven", seats=8), waiting, *blocked) == []


@async_test
async def test_counts_people_and_running_tables(settings: Settings) -> None:
    now = ManualClock()
    async with running_server(settings, now) as server:
        ann = await Person(server.url, "Ann").register()
        table = await ann.create_table("samourai")
        await ann.join(table, 0)
        await ann.command(table, "seat_bot", bot="random")
        async with ann.connect(table) as ws, lobby(ann) as one:
            await ws.wait_for("status", "running")
            await server.services.tables.lobby.tick()
            await one.until("lobby", people=1, tables=1)
        while server.services.tables.lobby.subscribers or server.services.tables.subscribers():
            await asyncio.sleep(0.01)
        await server.services.tables.lobby.tick()
        async with lobby(Person(server.url, "Nobody")) as other:
            await other.until("lobby", people=0, tables=0)


@async_test
async def test_people_at_another_process_are_counted(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    here, there = [
        Settings(data=str(tmp_path / name), database_url=url, workers=1, request_workers=1)
        for name in ("here", "there")
    ]
    async with running_server(here) as one, running_server(there) as two:
        ann, ben = [await Person(server.url, "P").register() for server in (one, two)]
        async with lobby(ann) as first, lobby(ben) as second:
            await second.until("lobby")
            await two.services.tables.lobby.tick()
            await first.until("lobby", people=2)
