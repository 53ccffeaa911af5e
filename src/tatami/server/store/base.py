"""The interface of a store, the same for SQLite and PostgreSQL.

A store has a method to append an entry. Everything else is an operation: a function of a SQLAlchemy
connection. `read` and `write` each run one operation in one transaction.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Awaitable, Callable, Iterator
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from tatami.server.store.health import StoreHealth, StoreUnavailable, one_line

P = ParamSpec("P")
T = TypeVar("T")
Operation = Callable[[Connection], T]
OnNotification = Callable[[str, int], Awaitable[None]]
OnCommit = Callable[[int, float], None]
"""Called after every commit: how many writes shared it, and how many seconds it took."""
OnAppended = Callable[[Exception | None], None]
"""Called when an entry is stored, or with the reason why it may not be."""

PERSON_PREFIX = "@"
"""A notification about `@player`: that person's sessions, mutes or blocks changed."""
PRESENCE_PREFIX = "~"
"""A notification about who is at tables: see `live.presence_bus`."""
LOBBY_SUBJECT = "^"
"""A notification that the lobby changed: who waits, who is here, who is invited."""
REWRITTEN = -1
"""In place of a number: stored entries of the table were rewritten (a name was removed)."""
TRANSFERRED_HERE = -2
"""In place of a number: a command imported the table; a server must continue it."""


def operation(
    function: Callable[Concatenate[Connection, P], T],
) -> Callable[P, Operation[T]]:
    """Makes a function of a connection and arguments an operation.

    `find(connection, name)` is called as `find(name)` and gives what `read` and `write` take.
    """

    @functools.wraps(function)
    def with_arguments(*args: P.args, **kwargs: P.kwargs) -> Operation[T]:
        return lambda connection: function(connection, *args, **kwargs)

    return with_arguments


class NumberTaken(Exception):
    """Another process wrote an entry of that number first."""


class EntryMissing(Exception):
    """The database does not have the entry before this one: it lost what it had acknowledged."""


class Store:
    """One database. `append` returns only when the entry would survive the end of the process."""

    url: str
    single_process: bool
    """No other process uses this database."""
    can_append_soon = False
    hears_changes = True
    """Notifications of what others write arrive, so that what was read can be remembered."""

    def __init__(self, on_commit: OnCommit = lambda _writes, _seconds: None) -> None:
        self.on_commit = on_commit
        self.health = StoreHealth()

    @staticmethod
    def is_outage(error: Exception) -> bool:
        """Is this error of the driver an outage, not a mistake in a statement?"""
        raise NotImplementedError

    @contextlib.contextmanager
    def watched(self, *, writing: bool) -> Iterator[None]:
        """Note whether the database works; an outage becomes StoreUnavailable."""
        try:
            yield
        except Exception as error:
            self.check_outage(error)
            raise
        if writing:
            self.health.wrote()

    def check_outage(self, error: Exception) -> None:
        """Raise StoreUnavailable if this error is an outage, and note it."""
        if self.is_outage(error):
            self.health.failed(error)
            raise StoreUnavailable(one_line(error)) from error

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def append(
        self, table: str, number: int, at: int, body: str, also: Operation[None] | None = None
    ) -> None:
        """Add an entry, or raise NumberTaken or EntryMissing; other processes are notified.

        This and the methods below raise StoreUnavailable while the database is away.

        `also` runs in the same transaction: both happen, or neither does.
        """
        raise NotImplementedError

    def append_soon(self, table: str, number: int, at: int, body: str, done: OnAppended) -> None:
        """Add an entry without a task that waits: `done` is called in the event loop, with the
        error if there is one. Only where `can_append_soon`."""
        raise NotImplementedError

    async def read(self, operation: Operation[T]) -> T:
        raise NotImplementedError

    async def write(self, operation: Operation[T]) -> T:
        raise NotImplementedError

    async def notify(self, subject: str, number: int) -> None:
        """Notify other processes of something that is no entry."""
        raise NotImplementedError

    async def listen(self, on_notification: OnNotification) -> None:
        """Be notified of what other processes write."""
        raise NotImplementedError
