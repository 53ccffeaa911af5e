"""SQLite in one file: a single writer thread that commits in groups.

Writes that arrive during a commit are collected and share the next one, so that a hundred busy
tables cost one commit. Writes are acknowledged after the commit. With `synchronous=FULL` a commit
survives a power failure, not only the end of the process.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError

from tatami.server.data_folder import make_file
from tatami.server.store.base import (
    EntryMissing,
    NumberTaken,
    OnAppended,
    OnCommit,
    OnNotification,
    Operation,
    Store,
    T,
)
from tatami.server.store.health import StoreUnavailable
from tatami.server.store.migrate import upgrade
from tatami.server.store.plain import PlainRead, PlainWrite, for_sqlite
from tatami.server.store.sqlite_reader import SqliteReader, resolve
from tatami.server.tables.refusals import Refusal

log = logging.getLogger("tatami.server")

GROUP = 500
READERS, MAX_READING = 4, 2000
"""Threads that read, and reads that run or wait for one."""
INSERT = """
INSERT INTO entries (table_id, number, at, body) VALUES (?1,
    CASE WHEN ?2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND number = ?2 - 1)
    THEN ?2 END, ?3, ?4)
"""
"""Entries have no gaps: an entry is added only after the one before it; without it the number is
NULL, which the table does not take. For a statement that adds one row of VALUES, SQLite keeps no
journal of its own: that would write every page twice."""

OUTAGES = frozenset(
    {
        sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_NOTADB,
    }
)  # fmt: skip
"""Error codes of SQLite that a working disk would not give."""

Row = tuple[str, int, int, str]
Job = tuple[Any, "asyncio.Future[Any] | OnAppended"]
Done = tuple["asyncio.Future[Any] | OnAppended", Any, Exception | None]
"""Who waits for a job, its result and its error."""


class SqliteStore(Store):
    single_process = True
    can_append_soon = True

    def __init__(self, file: Path, on_commit: OnCommit = lambda _writes, _seconds: None) -> None:
        super().__init__(on_commit)
        self.file = file
        self.url = f"sqlite:///{file}"
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.new_jobs: list[Job] = []
        self.thread: threading.Thread | None = None
        self.on_notification: OnNotification | None = None
        self.seen = 0
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="tatami reader")
        self.reading = 0
        self.engine: Engine = create_engine(self.url, hide_parameters=True)
        event.listen(self.engine, "connect", set_up_connection)
        self.reader = SqliteReader(self.connect)

    @staticmethod
    def is_outage(error: Exception) -> bool:
        found = error.orig if isinstance(error, DBAPIError) else error
        return getattr(found, "sqlite_errorcode", 0) & 0xFF in OUTAGES

    async def open(self) -> None:
        make_file(self.file)
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(upgrade, self.engine)
        self.thread = threading.Thread(target=self.run_writer, name="tatami writer", daemon=True)
        self.thread.start()
        self.reader.open()

    def connect(self) -> sqlite3.Connection:
        raw = sqlite3.connect(self.file)
        set_up_connection(raw, None)
        return raw

    async def close(self) -> None:
        await self.reader.close()
        if self.thread is not None:
            self.hand_over()
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
        self.readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    async def append(
        self, table: str, number: int, at: int, body: str, also: Operation[None] | None = None
    ) -> None:
        row = (table, number, at, body)
        try:  # `watched` costs more than the rest of this
            await self.submit(row if also is None else EntryAndMore(row, also))
        except Exception as error:
            self.check_outage(error)
            raise
        self.health.wrote()

    def append_soon(self, table: str, number: int, at: int, body: str, done: OnAppended) -> None:
        self.enqueue(((table, number, at, body), done))

    async def write(self, operation: Operation[T]) -> T:
        with self.watched(writing=True):
            found: T = await self.submit(operation)
        return found

    async def read(self, operation: Operation[T]) -> T:
        """In threads of its own: nothing else may keep reads waiting."""
        if isinstance(operation, PlainRead):
            return await self.read_plain(operation)
        if self.reading >= MAX_READING:
            raise Refusal("busy", "the server is busy: try again in a moment")
        self.reading += 1
        try:
            loop = asyncio.get_running_loop()
            with self.watched(writing=False):
                return await loop.run_in_executor(self.readers, self.read_now, operation)
        finally:
            self.reading -= 1

    async def read_plain(self, query: PlainRead[T]) -> T:
        """In a thread that answers all that wait at once. A few rows each: they are soon done."""
        if self.reader.is_full():
            raise Refusal("busy", "the server is busy: try again in a moment")
        with self.watched(writing=False):
            rows = await self.reader.ask(for_sqlite(query.text), query.values)
        return query.found(rows)

    def read_now(self, operation: Operation[T]) -> T:
        with self.engine.connect() as connection:
            return operation(connection)

    async def notify(self, subject: str, number: int) -> None:
        """Do nothing: there is no other server process."""

    async def listen(self, on_notification: OnNotification) -> None:
        """Be notified of writes by commands such as `import-table`; there is no other server."""
        self.on_notification = on_notification

    def submit(self, work: Any) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self.loop.create_future()
        self.enqueue((work, future))
        return future

    def enqueue(self, job: Job) -> None:
        """The writer gets the jobs of one turn of the event loop together. On a fast disk it would
        otherwise commit every one or two moves, which costs more than the moves."""
        if not self.new_jobs:
            self.loop.call_soon(self.hand_over)
        self.new_jobs.append(job)

    def hand_over(self) -> None:
        jobs, self.new_jobs = self.new_jobs, []
        if jobs:
            self.jobs.put(jobs)

    def finish(self, group: list[Done]) -> None:
        """Tell everybody who waits for the jobs of a group."""
        for waiting, result, error in group:
            if isinstance(waiting, asyncio.Future):
                resolve([(waiting, result, error)])
            else:
                self.finish_append(waiting, error)

    def finish_append(self, done: OnAppended, error: Exception | None) -> None:
        try:
            if error is not None:
                self.check_outage(error)
            else:
                self.health.wrote()
        except StoreUnavailable as outage:
            error = outage
        try:
            done(error)
        except Exception:
            log.exception("what follows a stored entry failed")

    # The writer thread.

    def run_writer(self) -> None:
        with self.engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            self.seen = data_version(raw)
            while (jobs := self.next_jobs()) is not None:
                self.commit(connection, raw, jobs)
                self.check_outside_writes(raw)

    def check_outside_writes(self, raw: sqlite3.Connection) -> None:
        """Notify if another program wrote: `data_version` counts the commits of other connections.

        This runs after every commit, and a heartbeat is committed every few seconds.
        """
        version = data_version(raw)
        if version != self.seen and self.on_notification is not None:
            self.seen = version
            asyncio.run_coroutine_threadsafe(self.on_notification("", 0), self.loop)  # type: ignore[arg-type]

    def next_jobs(self) -> list[Job] | None:
        """Wait for a job, then take all queued jobs with it; None when the store closes."""
        jobs = self.jobs.get()
        while jobs is not None and len(jobs) < GROUP and not self.jobs.empty():
            more = self.jobs.get()
            if more is None:
                self.jobs.put(None)
                break
            jobs += more
        return jobs

    def commit(self, connection: Connection, raw: sqlite3.Connection, jobs: list[Job]) -> None:
        began = time.perf_counter()
        try:
            raw.execute("BEGIN IMMEDIATE")
            results, left = self.insert_entries(raw, jobs)
            results += [(future, *self.run_job(connection, raw, work)) for work, future in left]
            raw.execute("COMMIT")
            self.on_commit(len(jobs), time.perf_counter() - began)
        except Exception as error:
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            results = [(future, None, error) for _, future in jobs]
        self.loop.call_soon_threadsafe(self.finish, results)

    def insert_entries(
        self, raw: sqlite3.Connection, jobs: list[Job]
    ) -> tuple[list[Done], list[Job]]:
        """Try the fast path: first all jobs that are only an entry, each with the next number of
        its table. Returns their results and the other jobs. Without the fast path, all jobs are
        left, and the transaction is as it was."""
        entries = [job for job in jobs if isinstance(job[0], tuple)]
        try:
            raw.executemany(INSERT, [row for row, _ in entries])
        except sqlite3.IntegrityError:
            raw.execute("ROLLBACK")
            raw.execute("BEGIN IMMEDIATE")
            return [], jobs
        done: list[Done] = [(future, None, None) for _, future in entries]
        return done, [job for job in jobs if not isinstance(job[0], tuple)]

    def run_job(
        self, connection: Connection, raw: sqlite3.Connection, work: Any
    ) -> tuple[Any, Exception | None]:
        """Run one job of the group. If it fails, only its own changes are rolled back."""
        if isinstance(work, tuple):
            try:
                insert(raw, work)
            except (NumberTaken, EntryMissing) as error:
                return None, error
            return None, None
        return self.run_operation(connection, raw, work)

    def run_operation(
        self, connection: Connection, raw: sqlite3.Connection, work: Any
    ) -> tuple[Any, Exception | None]:
        raw.execute("SAVEPOINT job")
        try:
            result = run_work(connection, raw, work)
        except Exception as error:
            if not raw.in_transaction:
                raise  # a full disk ends the transaction of all jobs
            raw.execute("ROLLBACK TO job")
            raw.execute("RELEASE job")
            return None, error
        raw.execute("RELEASE job")
        return result, None


class EntryAndMore:
    """An entry, and what is written in the same transaction."""

    def __init__(self, row: Row, also: Operation[None]) -> None:
        self.row = row
        self.also = also

    def run(self, connection: Connection, raw: sqlite3.Connection) -> None:
        insert(raw, self.row)
        if isinstance(self.also, PlainWrite):
            run_plain(self.also, raw)
        else:
            self.also(connection)


def run_work(connection: Connection, raw: sqlite3.Connection, work: Any) -> Any:
    if isinstance(work, EntryAndMore):
        return work.run(connection, raw)
    return run_plain(work, raw) if isinstance(work, PlainWrite) else work(connection)


def run_plain(write: PlainWrite, raw: sqlite3.Connection) -> None:
    for one in write.statements:
        done = raw.execute(for_sqlite(one.text), one.values)
        if one.or_stop and not done.rowcount:
            return


def insert(raw: sqlite3.Connection, row: Row) -> None:
    try:
        raw.execute(INSERT, row)
    except sqlite3.IntegrityError as error:
        missing = error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_NOTNULL
        raise (EntryMissing if missing else NumberTaken) from None


def set_up_connection(raw: sqlite3.Connection, _record: Any) -> None:
    """Configure a new connection; transactions are started explicitly."""
    raw.isolation_level = None
    raw.execute("PRAGMA journal_mode=WAL")
    raw.execute("PRAGMA synchronous=FULL")
    # Running tables write the same pages repeatedly: checkpoint less often.
    raw.execute("PRAGMA wal_autocheckpoint=4000")
    raw.execute("PRAGMA foreign_keys=ON")
    raw.execute("PRAGMA busy_timeout=10000")


def data_version(raw: sqlite3.Connection) -> int:
    found: int = raw.execute("PRAGMA data_version").fetchone()[0]
    return found
