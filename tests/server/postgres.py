"""A temporary PostgreSQL server for the tests."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tatami.checks.temporary_postgres import TemporaryPostgres, postgres_programs
from tatami.server.store.postgres import PostgresStore

BLANK = "blank"
"""A migrated template database; copying it is faster than migrating per test."""


def found() -> Path | None:
    """The folder of the PostgreSQL programs."""
    return postgres_programs()


class Postgres(TemporaryPostgres):
    def start(self) -> None:
        super().start()
        self.create(BLANK)
        asyncio.run(migrate(self.url(BLANK)))

    def new_database(self) -> str:
        """The URL of a new, migrated database."""
        self.databases += 1
        name = f"tatami{self.databases}"
        self.create(name, "-T", BLANK)
        return self.url(name)


async def migrate(url: str) -> None:
    store = PostgresStore(url)
    await store.open()
    await store.close()
