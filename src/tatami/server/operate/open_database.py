"""Opens the database for commands such as `tatami backup`, with or without a running server.

Each command runs one operation in one transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, create_engine, event, inspect, select, text
from sqlalchemy.engine import Engine

from tatami.engine.errors import TatamiError
from tatami.server.data_folder import DATABASE, make_file
from tatami.server.settings import Settings
from tatami.server.store import schema
from tatami.server.store.base import Operation, T
from tatami.server.store.migrate import upgrade
from tatami.server.store.sqlite import set_up_connection

ALIVE = 10_000
"""Milliseconds since the last heartbeat during which a server counts as running."""


class NoDatabase(TatamiError):
    """There is no database, or it cannot be used now."""


def read_snapshot(settings: Settings, operation: Operation[T]) -> T:
    """Read a consistent snapshot while servers continue to write."""
    if settings.database_url:
        return asyncio.run(on_postgres(settings.database_url, operation, reading=True))
    with (
        online_copy(sqlite_file(settings)) as copy,
        sqlite_engine(copy) as engine,
        engine.connect() as connection,
    ):
        return operation(connection)


def read(settings: Settings, operation: Operation[T]) -> T:
    """Read the database itself, for short reads of a database that this version has opened."""
    if settings.database_url:
        return asyncio.run(on_postgres(settings.database_url, current(operation), reading=True))
    with sqlite_engine(sqlite_file(settings)) as engine, engine.connect() as connection:
        return current(operation)(connection)


def current(operation: Operation[T]) -> Operation[T]:
    """The operation, on a database that has the tables of this version."""

    def checked(connection: Connection) -> T:
        if not has_table(connection, schema.audit.name):
            raise NoDatabase(
                "the database is from an older version: start the server once to update it"
            )
        return operation(connection)

    return checked


def write(settings: Settings, operation: Operation[T]) -> T:
    """Write in one transaction."""
    if settings.database_url:
        return asyncio.run(on_postgres(settings.database_url, operation, reading=False))
    file = settings.folder / DATABASE
    make_file(file)
    with sqlite_engine(file) as engine, engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            found = operation(connection)
        except BaseException:
            connection.rollback()
            raise
        connection.commit()
        return found


def sqlite_file(settings: Settings) -> Path:
    file = settings.folder / DATABASE
    if not file.exists():
        raise NoDatabase(f"there is no database in {settings.folder}")
    return file


@contextlib.contextmanager
def online_copy(file: Path) -> Iterator[Path]:
    """A consistent copy by SQLite's online backup.

    A long read of the database itself would let its write-ahead log grow.
    """
    with tempfile.TemporaryDirectory(prefix="tatami-", dir=file.parent) as folder:
        copy = Path(folder) / "copy.db"
        with (
            contextlib.closing(sqlite3.connect(file)) as source,
            contextlib.closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
        yield copy


@contextlib.contextmanager
def sqlite_engine(file: Path) -> Iterator[Engine]:
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    event.listen(engine, "connect", set_up_connection)
    try:
        yield engine
    finally:
        engine.dispose()


async def on_postgres(url: str, operation: Operation[T], *, reading: bool) -> T:
    # Imported here: only PostgreSQL needs its driver (the extra `postgres`).
    from sqlalchemy.ext.asyncio import create_async_engine

    address = url.replace("postgres://", "postgresql://", 1)
    driver = address.replace("postgresql://", "postgresql+asyncpg://", 1)
    engine = create_async_engine(driver, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            if reading:
                await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            async with connection.begin():
                return await connection.run_sync(operation)
    except OSError as error:
        raise NoDatabase(f"the database does not answer: {error.strerror or error}") from None
    finally:
        await engine.dispose()


def has_tables(connection: Connection) -> bool:
    return has_table(connection, schema.tables.name)


def has_table(connection: Connection, name: str) -> bool:
    """Does the database have this table? It may have been written by an earlier version."""
    return inspect(connection).has_table(name)


def bring_up_to_date(connection: Connection) -> None:
    upgrade(connection.engine, connection)


def check_no_server_runs(connection: Connection) -> None:
    """Raises NoDatabase if a server is running: it keeps tables in memory."""
    beats = schema.heartbeats
    if not inspect(connection).has_table(beats.name):
        return
    last = connection.execute(select(beats.c.at).order_by(beats.c.at.desc()).limit(1)).scalar()
    if last is not None and milliseconds() - last < ALIVE:
        raise NoDatabase("a server is using this database, or was seconds ago: stop it first")


def announce(connection: Connection, subject: str, number: int) -> None:
    """Tell servers on PostgreSQL what a command changed; on SQLite they notice by themselves."""
    if connection.dialect.name == "postgresql":
        payload = f"import {subject} {number}"
        connection.execute(text("SELECT pg_notify('tatami', :payload)"), {"payload": payload})


def milliseconds() -> int:
    return time.time_ns() // 1_000_000
