"""A thread that answers short queries of SQLite, all that wait at once.

To hand a query to a thread of a pool costs more than the query. Here many share the two hand-overs.
In WAL mode a reader never waits for the writer.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any

Query = tuple[str, tuple[Any, ...], "asyncio.Future[Any]"]
Result = tuple["asyncio.Future[Any]", Any, Exception | None]
MAX_WAITING = 2000
"""Queries that wait at the same time."""


class SqliteReader:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.queries: queue.SimpleQueue[Query | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None

    def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.run, name="tatami queries", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        if self.thread is not None:
            self.queries.put(None)
            await asyncio.to_thread(self.thread.join)

    def is_full(self) -> bool:
        return self.queries.qsize() >= MAX_WAITING

    def ask(self, text: str, values: tuple[Any, ...]) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self.loop.create_future()
        self.queries.put((text, values, future))
        return future

    # The thread.

    def run(self) -> None:
        connection: sqlite3.Connection | None = None
        while (first := self.queries.get()) is not None:
            results: list[Result] = []
            query: Query | None = first
            while query is not None:
                text, values, future = query
                try:
                    connection = connection or self.connect()
                    results.append((future, connection.execute(text, values).fetchall(), None))
                except Exception as error:
                    results.append((future, None, error))
                query = self.next_now()
            self.loop.call_soon_threadsafe(resolve, results)
        if connection is not None:
            connection.close()

    def next_now(self) -> Query | None:
        """The next query that waits; None if none does, or if the store closes."""
        try:
            query = self.queries.get_nowait()
        except queue.Empty:
            return None
        if query is None:
            self.queries.put(None)
        return query


def resolve(results: Sequence[Result]) -> None:
    for future, result, error in results:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)
