"""A temporary PostgreSQL server for the tests."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg

from tatami.checks.temporary_postgres import QUICK, TemporaryPostgres, postgres_programs
from tatami.server.store.postgres import PostgresStore

BLANK = "blank"
"""A migrated template database; copying it is faster than migrating per test."""


def found() -> Path | None:
    """The folder of the PostgreSQL programs."""
    return postgres_programs()


class Postgres(TemporaryPostgres):
    options = f"{QUICK} -c autovacuum=off"

    def start(self) -> None:
        super().start()
        self.create(BLANK)
        asyncio.run(migrate(self.url(BLANK)))

    def new_database(self) -> str:
        """The URL of a new, migrated database. `createdb` takes three times the CPU time."""
        self.databases += 1
        name = f"tatami{self.databases}"
        statement = f"create database {name} template {BLANK}"
        with ThreadPoolExecutor(1) as thread:  # a test may run in an event loop of its own
            thread.submit(asyncio.run, execute(self.url("postgres"), statement)).result()
        return self.url(name)


async def execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


async def migrate(url: str) -> None:
    store = PostgresStore(url)
    await store.open()
    await store.close()
