"""SQLite in one file: a single writer thread that commits in groups.

Whatever waits while one commit is under way goes into the next, so that a hundred tables share the
price of one. Acknowledgements go out after the commit. `synchronous=FULL` makes a commit survive a
power cut, not only the end of the process.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine

from tatami.server.store.base import NumberTaken, OnCommit, OnNotification, Operation, Store, T
from tatami.server.store.migrate import upgrade

GROUP = 500
INSERT = "INSERT INTO entries (table_id, number, at, body) VALUES (?, ?, ?, ?)"

Row = tuple[str, int, int, str]
Job = tuple[Any, "asyncio.Future[Any]"]


class SqliteStore(Store):
    single_process = True

    def __init__(self, file: Path, on_commit: OnCommit = lambda _writes, _seconds: None) -> None:
        super().__init__(on_commit)
        self.file = file
        self.url = f"sqlite:///{file}"
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.on_notification: OnNotification | None = None
        self.seen = 0
        self.engine: Engine = create_engine(self.url, hide_parameters=True)
        event.listen(self.engine, "connect", prepare)

    async def open(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(upgrade, self.engine)
        self.thread = threading.Thread(target=self.work, name="tatami writer", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        if self.thread is not None:
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
        self.engine.dispose()

    async def append(
        self, table: str, number: int, at: int, body: str, also: Operation[None] | None = None
    ) -> None:
        row = (table, number, at, body)
        await self.submit(row if also is None else self.both(row, also))

    def both(self, row: Row, also: Operation[None]) -> Operation[None]:
        def operation(connection: Connection) -> None:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            try:
                raw.execute(INSERT, row)
            except sqlite3.IntegrityError:
                raise NumberTaken from None
            also(connection)

        return operation

    async def write(self, operation: Operation[T]) -> T:
        found: T = await self.submit(operation)
        return found

    async def read(self, operation: Operation[T]) -> T:
        return await asyncio.to_thread(self.read_now, operation)

    def read_now(self, operation: Operation[T]) -> T:
        with self.engine.connect() as connection:
            return operation(connection)

    async def notify(self, subject: str, number: int) -> None:
        """There is nobody to tell."""

    async def listen(self, on_notification: OnNotification) -> None:
        """There is only this server, but commands may write beside it (`import-table`)."""
        self.on_notification = on_notification

    def submit(self, work: Any) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self.loop.create_future()
        self.jobs.put((work, future))
        return future

    # The writer thread.

    def work(self) -> None:
        with self.engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            self.seen = data_version(raw)
            while (jobs := self.gather()) is not None:
                self.commit(connection, raw, jobs)
                self.look_around(raw)

    def look_around(self, raw: sqlite3.Connection) -> None:
        """SQLite counts what other connections write; in this process nobody else does.

        A heartbeat is written every few seconds, so that nothing stays unnoticed for longer.
        """
        version = data_version(raw)
        if version != self.seen and self.on_notification is not None:
            self.seen = version
            asyncio.run_coroutine_threadsafe(self.on_notification("", 0), self.loop)  # type: ignore[arg-type]

    def gather(self) -> list[Job] | None:
        """Wait for a job, then take all that wait with it; None when the store closes."""
        first = self.jobs.get()
        if first is None:
            return None
        jobs = [first]
        while len(jobs) < GROUP and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            jobs.append(job)
        return jobs

    def commit(self, connection: Connection, raw: sqlite3.Connection, jobs: list[Job]) -> None:
        results: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        began = time.perf_counter()
        try:
            raw.execute("BEGIN IMMEDIATE")
            if not self.insert_all(raw, jobs):
                for work, future in jobs:
                    results.append((future, *self.do(connection, raw, work)))
            raw.execute("COMMIT")
            results = results or [(future, None, None) for _, future in jobs]
        except Exception as error:
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            results = [(future, None, error) for _, future in jobs]
        self.on_commit(len(jobs), time.perf_counter() - began)
        self.loop.call_soon_threadsafe(resolve, results)

    def insert_all(self, raw: sqlite3.Connection, jobs: list[Job]) -> bool:
        """The usual group at once: entries alone, and none of them taken."""
        if not all(isinstance(work, tuple) for work, _ in jobs):
            return False
        raw.execute("SAVEPOINT entries")
        try:
            raw.executemany(INSERT, [work for work, _ in jobs])
        except sqlite3.IntegrityError:
            raw.execute("ROLLBACK TO entries")
            return False
        finally:
            raw.execute("RELEASE entries")
        return True

    def do(
        self, connection: Connection, raw: sqlite3.Connection, work: Any
    ) -> tuple[Any, Exception | None]:
        """One job of the group; a failing one takes back only itself."""
        if isinstance(work, tuple):
            try:
                raw.execute(INSERT, work)
            except sqlite3.IntegrityError:
                return None, NumberTaken()
            return None, None
        return self.do_operation(connection, raw, work)

    def do_operation(
        self, connection: Connection, raw: sqlite3.Connection, operation: Callable[..., Any]
    ) -> tuple[Any, Exception | None]:
        raw.execute("SAVEPOINT job")
        try:
            result = operation(connection)
        except Exception as error:
            raw.execute("ROLLBACK TO job")
            return None, error
        finally:
            raw.execute("RELEASE job")
        return result, None


def prepare(raw: sqlite3.Connection, _record: Any) -> None:
    """For every connection; transactions are ours to begin."""
    raw.isolation_level = None
    raw.execute("PRAGMA journal_mode=WAL")
    raw.execute("PRAGMA synchronous=FULL")
    # Running tables write the same pages again and again: copy them to the file less often.
    raw.execute("PRAGMA wal_autocheckpoint=4000")
    raw.execute("PRAGMA foreign_keys=ON")
    raw.execute("PRAGMA busy_timeout=10000")


def data_version(raw: sqlite3.Connection) -> int:
    found: int = raw.execute("PRAGMA data_version").fetchone()[0]
    return found


def resolve(results: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for future, result, error in results:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)
