"""PostgreSQL: processes on many machines share one database and notify each other through it."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tatami.server.store.base import (
    EntryMissing,
    NumberTaken,
    OnCommit,
    OnNotification,
    Operation,
    Store,
    T,
)
from tatami.server.store.deadline import in_time
from tatami.server.store.migrate import upgrade
from tatami.server.store.plain import PlainRead, PlainWrite
from tatami.server.store.postgres_listener import Listener

CHANNEL = "tatami"
CLOSING = 1.0
TIMEOUT = 10.0
INSERT = """
WITH added AS (
  INSERT INTO entries (table_id, number, at, body)
  SELECT $1::varchar, $2::int, $3::bigint, $4::text
  WHERE $2::int = 1 OR EXISTS (
    SELECT FROM entries WHERE table_id = $1::varchar AND number = $2::int - 1)
  RETURNING 1)
SELECT pg_notify('tatami', $5) FROM added
"""
"""Entries have no gaps: an entry is added only after the one before it."""


OUTAGES = (
    OSError, TimeoutError, PoolTimeout, asyncpg.PostgresConnectionError, asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError, asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError, asyncpg.CannotConnectNowError,
)  # fmt: skip
"""Errors of a database that is away, stopping, full or a read-only copy."""


class PostgresStore(Store):
    """Writes entries through asyncpg, everything else through SQLAlchemy."""

    single_process = False

    def __init__(
        self,
        url: str,
        on_commit: OnCommit = lambda _writes, _seconds: None,
        timeout: float = TIMEOUT,
    ) -> None:
        """`timeout`: seconds after which a command counts as failed."""
        super().__init__(on_commit)
        self.timeout = timeout
        self.url = url.replace("postgres://", "postgresql://", 1)
        driver = self.url.replace("postgresql://", "postgresql+asyncpg://", 1)
        self.engine: AsyncEngine = create_async_engine(
            driver,
            pool_size=5,
            max_overflow=10,
            pool_timeout=timeout,
            hide_parameters=True,
            connect_args={"timeout": timeout},
        )
        self.process = uuid.uuid4().hex[:8]
        self.pool: Any = None
        self.listener: Listener | None = None
        self.listening = False

    @property
    def hears_changes(self) -> bool:  # type: ignore[override]  # others may always remember
        return self.listener is not None and self.listener.connected

    @staticmethod
    def is_outage(error: Exception) -> bool:
        if isinstance(error, DBAPIError):
            cause = error.orig.__cause__ if error.orig is not None else None
            return error.connection_invalidated or isinstance(cause, OUTAGES)
        return isinstance(error, OUTAGES)

    async def open(self) -> None:
        async with self.engine.connect() as connection:
            # One process migrates while the others wait.
            await connection.exec_driver_sql("SELECT pg_advisory_lock(741852963)")
            try:
                await connection.run_sync(lambda sync: upgrade(sync.engine, sync))
                await connection.commit()
            finally:
                await connection.exec_driver_sql("SELECT pg_advisory_unlock(741852963)")
                await connection.commit()
        self.pool = await asyncpg.create_pool(
            self.url, min_size=1, max_size=10, timeout=self.timeout
        )

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection of the engine for one command."""
        async with in_time(self.timeout) as deadline, self.engine.connect() as connection:
            deadline.watch((await connection.get_raw_connection()).driver_connection)
            yield connection

    async def execute(self, query: str, *args: object) -> str:
        """Run one command on a connection of the pool; returns its status."""
        async with in_time(self.timeout) as deadline, self.pool.acquire() as connection:
            deadline.watch(connection)
            status: str = await connection.execute(query, *args)
            return status

    async def close(self) -> None:
        if self.listener is not None:
            await self.listener.stop()
        if self.pool is not None:
            try:
                await asyncio.wait_for(self.pool.close(), CLOSING)
            except TimeoutError:  # a hanging database must not block the shutdown
                self.pool.terminate()
        await self.engine.dispose()

    async def append(
        self, table: str, number: int, at: int, body: str, also: Operation[None] | None = None
    ) -> None:
        payload = f"{self.process} {table} {number}"
        began = time.perf_counter()
        with self.watched(writing=True):
            if also is None:
                await self.append_alone((table, number, at, body, payload))
            else:
                await self.append_with((table, number, at, body, payload), also)
        self.on_commit(1, time.perf_counter() - began)

    async def append_alone(self, row: tuple[Any, ...]) -> None:
        try:
            done = await self.execute(INSERT, *row)
        except asyncpg.UniqueViolationError:
            raise NumberTaken from None
        if done != "SELECT 1":
            raise EntryMissing

    async def append_with(self, row: tuple[Any, ...], also: Operation[None]) -> None:
        if isinstance(also, PlainWrite):
            await self.append_and_run(row, also)
            return
        async with self.connected() as connection, connection.begin():
            try:
                added = (await connection.exec_driver_sql(INSERT, row)).first()
            except IntegrityError:
                raise NumberTaken from None
            if added is None:
                raise EntryMissing
            await connection.run_sync(also)

    async def append_and_run(self, row: tuple[Any, ...], also: PlainWrite) -> None:
        async with self.transaction() as connection:
            try:
                added = await connection.execute(INSERT, *row)
            except asyncpg.UniqueViolationError:
                raise NumberTaken from None
            if added != "SELECT 1":
                raise EntryMissing
            await run_plain(connection, also)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Any]:
        """A transaction on a connection of the pool."""
        async with in_time(self.timeout) as deadline, self.pool.acquire() as connection:
            deadline.watch(connection)
            async with connection.transaction():
                yield connection

    async def read_plain(self, query: PlainRead[T]) -> T:
        async with in_time(self.timeout) as deadline, self.pool.acquire() as connection:
            deadline.watch(connection)
            rows = await connection.fetch(query.text, *query.values)
        return query.found(rows)

    async def read(self, operation: Operation[T]) -> T:
        with self.watched(writing=False):
            if isinstance(operation, PlainRead):
                return await self.read_plain(operation)
            async with self.connected() as connection:
                return await connection.run_sync(operation)

    async def write(self, operation: Operation[T]) -> T:
        with self.watched(writing=True):
            if isinstance(operation, PlainWrite):
                async with self.transaction() as raw:
                    return cast(T, await run_plain(raw, operation))
            async with self.connected() as connection, connection.begin():
                return await connection.run_sync(operation)

    async def notify(self, subject: str, number: int) -> None:
        payload = f"{self.process} {subject} {number}"
        with self.watched(writing=False):
            await self.execute("SELECT pg_notify('tatami', $1)", payload)

    async def listen(self, on_notification: OnNotification) -> None:
        async def received(payload: str) -> None:
            process, table, number = payload.split(" ")
            if process != self.process:
                await on_notification(table, int(number))

        async def opened() -> None:
            if self.listening:
                # Notifications were missed: every live table must read its new entries.
                await on_notification("", 0)
            self.listening = True

        self.listener = Listener(self.url, CHANNEL, received, opened, self.timeout)
        await self.listener.start()


async def run_plain(connection: Any, write: PlainWrite) -> None:
    for one in write.statements:
        status: str = await connection.execute(one.text, *one.values)
        if one.or_stop and status.endswith(" 0"):
            return
