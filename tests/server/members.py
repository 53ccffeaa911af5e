"""What the tests of people share: a house full of them, quick passwords, and a short game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from alembic import command
from alembic.config import Config
from argon2 import PasswordHasher
from sqlalchemy import Connection, select

from tatami.server.settings import Settings
from tatami.server.store.migrate import MIGRATIONS
from tatami.server.store.schema import metadata
from tests.server.client import Person, Served, served

PASSWORD = "correct horse"


class Guests:
    """People at one server or several, who leave when the test ends."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.people: list[Person] = []

    async def guest(self, name: str = "Guest", server: Served | None = None) -> Person:
        person = await Person((server or self.server).url, name).arrive()
        self.people.append(person)
        return person

    async def account(self, name: str, password: str = PASSWORD) -> Person:
        person = await self.guest(name)
        done = await person.http.post("/api/account", json={"name": name, "password": password})
        assert done.status_code == 201, done.text
        return person

    async def elsewhere(self, name: str, server: Served | None = None) -> Person:
        """The same account on another device."""
        person = await self.guest(name, server)
        done = await sign_in(person, name)
        assert done.status_code == 201, done.text
        person.player = done.json()["player"]
        return person


async def sign_in(person: Person, name: str, password: str = PASSWORD) -> httpx.Response:
    return await person.http.post("/api/session", json={"name": name, "password": password})


@asynccontextmanager
async def server_with_guests(settings: Settings) -> AsyncIterator[Guests]:
    async with served(settings) as server:
        # The cheapest that argon2 does: what is tested is ours, not its strength.
        server.services.passwords.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        guests = Guests(server)
        try:
            yield guests
        finally:
            for person in guests.people:
                await person.leave()


@asynccontextmanager
async def anna_and_bo(settings: Settings) -> AsyncIterator[tuple[Guests, Person, Person]]:
    """A house with two who have accounts."""
    async with server_with_guests(settings) as guests:
        yield guests, await guests.account("Anna"), await guests.account("Bo")


async def who(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = (await person.http.get("/api/me")).json()
    return found


async def seat(table: str, *people: Person) -> None:
    for person in people:
        done = await person.sit(table)
        assert done["type"] == "ack", done


async def running(*people: Person, game: str = "samourai", **setting: Any) -> str:
    """A table at which these people have just begun."""
    table = await people[0].open(game, seats=len(people), **setting)
    await seat(table, *people)
    await until_running(people[0], table)
    return table


async def duel(winner: Person, loser: Person, **setting: Any) -> str:
    """A game that the loser gives up at once. It is in the history when this returns."""
    table = await running(winner, loser, **setting)
    done = await loser.say(table, "resign")
    assert done["type"] == "ack", done
    return table


async def until_running(person: Person, table: str) -> None:
    """The last to sit down starts the game, a moment later."""
    while (await person.look(table))["status"] == "open":
        await asyncio.sleep(0.01)


async def games_of(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.http.get("/api/me/games")).json()["games"]
    return found


async def ratings_of(person: Person, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.http.get(f"/api/people/{name}")).json()["ratings"]
    return found


def back_to(revision: str) -> Callable[[Connection], None]:
    """A database as it was with an earlier schema."""

    def operation(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, revision)

    return operation


def everything(connection: Connection) -> str:
    """All that is in the database, as text."""
    return "\n".join(
        str(tuple(row))
        for table in metadata.sorted_tables
        for row in connection.execute(select(table))
    )
