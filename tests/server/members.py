"""Helpers for tests with accounts: guests, sign-in with fast password hashes, short games."""

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
from tests.server.client import Person, RunningServer, running_server

PASSWORD = "correct horse"


class Guests:
    """People at one or more servers; their clients are closed when the test ends."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.people: list[Person] = []

    async def guest(self, name: str = "Guest", server: RunningServer | None = None) -> Person:
        person = await Person((server or self.server).url, name).register()
        self.people.append(person)
        return person

    async def account(self, name: str, password: str = PASSWORD) -> Person:
        person = await self.guest(name)
        done = await person.http.post("/api/account", json={"name": name, "password": password})
        assert done.status_code == 201, done.text
        return person

    async def on_other_device(self, name: str, server: RunningServer | None = None) -> Person:
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
    async with running_server(settings) as server:
        # The cheapest parameters of argon2: the tests do not depend on its strength.
        server.services.passwords.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        guests = Guests(server)
        try:
            yield guests
        finally:
            for person in guests.people:
                await person.close()


@asynccontextmanager
async def two_accounts(settings: Settings) -> AsyncIterator[tuple[Guests, Person, Person]]:
    """A server with two accounts."""
    async with server_with_guests(settings) as guests:
        yield guests, await guests.account("Anna"), await guests.account("Bo")


async def identity_of(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = (await person.http.get("/api/me")).json()
    return found


async def join_all(table: str, *people: Person) -> None:
    for person in people:
        done = await person.join(table)
        assert done["type"] == "ack", done


async def start_game(*people: Person, game: str = "samourai", **setting: Any) -> str:
    """Create a table and start a game with these people."""
    table = await people[0].create_table(game, seats=len(people), **setting)
    await join_all(table, *people)
    await until_running(people[0], table)
    return table


async def resigned_game(winner: Person, loser: Person, **setting: Any) -> str:
    """A game that the loser resigns at once. Its result is stored when this returns."""
    table = await start_game(winner, loser, **setting)
    done = await loser.command(table, "resign")
    assert done["type"] == "ack", done
    return table


async def until_running(person: Person, table: str) -> None:
    """Wait for the start of the game, shortly after the last player joins."""
    while (await person.get_table(table))["status"] == "open":
        await asyncio.sleep(0.01)


async def games_of(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.http.get("/api/me/games")).json()["games"]
    return found


async def ratings_of(person: Person, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.http.get(f"/api/people/{name}")).json()["ratings"]
    return found


def downgrade_to(revision: str) -> Callable[[Connection], None]:
    """Downgrade the database to an earlier schema."""

    def operation(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, revision)

    return operation


def database_text(connection: Connection) -> str:
    """The whole content of the database as text."""
    return "\n".join(
        str(tuple(row))
        for table in metadata.sorted_tables
        for row in connection.execute(select(table))
    )
