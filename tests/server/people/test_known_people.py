"""What a process remembers about people, and when it forgets."""

from __future__ import annotations

import asyncio
from typing import Any

from tatami.server.people.known_people import KnownPeople
from tatami.server.settings import Settings
from tests.server.client import Person, async_test, running_server
from tests.server.postgres import Postgres

PASSWORD = "a long enough password"


class FakeStore:
    """Answers when it is told to."""

    hears_changes = True

    def __init__(self) -> None:
        self.reads = 0
        self.waiting: asyncio.Future[bool] | None = None
        self.answer: Any = False

    async def read(self, _query: object) -> Any:
        self.reads += 1
        return self.answer if self.waiting is None else await self.waiting


@async_test
async def test_a_guest_is_looked_up_once_until_something_changes() -> None:
    store: Any = FakeStore()
    people = KnownPeople(store)
    assert not await people.has_account("ann") and not await people.has_account("ann")
    assert store.reads == 1
    people.forget("bo")
    await people.has_account("ann")
    assert store.reads == 1
    for player in ("ann", ""):
        people.forget(player)
        await people.has_account("ann")
    assert store.reads == 3


@async_test
async def test_who_has_an_account_is_looked_up_every_time() -> None:
    store: Any = FakeStore()
    store.answer = True
    people = KnownPeople(store)
    assert await people.has_account("ann") and await people.has_account("ann")
    assert store.reads == 2


@async_test
async def test_an_answer_from_before_a_change_is_not_remembered() -> None:
    store: Any = FakeStore()
    people = KnownPeople(store)
    store.waiting = asyncio.get_running_loop().create_future()
    asking = asyncio.create_task(people.has_account("ann"))
    await asyncio.sleep(0)
    people.forget("ann")
    store.waiting.set_result(False)
    await asking
    assert "ann" not in people.without_account


@async_test
async def test_nothing_is_remembered_while_no_notifications_arrive() -> None:
    store: Any = FakeStore()
    people = KnownPeople(store)
    await people.has_account("ann")
    store.hears_changes = False
    store.answer = True
    assert await people.has_account("ann")
    store.answer = frozenset({"bo"})
    assert await people.muted_by("ann") == {"bo"}
    assert not people.muted


@async_test
async def test_another_process_forgets_a_guest_who_signs_up(
    postgres: Postgres, tmp_path_factory: Any
) -> None:
    url = postgres.new_database()

    def settings(name: str) -> Settings:
        data = str(tmp_path_factory.mktemp(name))
        return Settings(
            data=data, database_url=url, workers=1, request_workers=1, secret="one for both" * 3
        )

    async with (
        running_server(settings("a")) as here,
        running_server(settings("b")) as there,
        Person(here.url, "Aki") as aki,
    ):
        guest = aki.cookie()
        async with Person(there.url, "other device") as other:
            other.http.cookies.clear()

            async def who() -> str:
                answer = await other.http.get("/api/me", headers={"Cookie": guest})
                player: str = answer.json()["player"]
                return player

            assert await who() == aki.player  # remembered there from now on
            other.http.cookies.clear()
            signing = {"name": "Aki", "password": PASSWORD}
            answer = await aki.http.post("/api/account", json=signing)
            assert answer.status_code == 201, answer.text
            while await who() == aki.player:
                other.http.cookies.clear()
