"""What the server needs of a database, the same for SQLite and PostgreSQL.

Everything but adding an entry is an operation: a function of a SQLAlchemy connection. Reads and
writes are given operations and run each in a transaction of its own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Operation = Callable[[Connection], T]
Heard = Callable[[str, int], Awaitable[None]]

PERSON = "@"
"""News of `@player`: that person's sessions or manners changed."""
RELOAD = -1
"""In place of a number: the table's past was written anew (a name was removed)."""
ARRIVED = -2
"""In place of a number: the table was brought here by a command; a server must carry it on."""


class Taken(Exception):
    """Somebody else wrote that number first."""


class Store:
    """One database. `append` returns only when the entry would survive the end of the process."""

    url: str

    def __init__(self) -> None:
        self.committed: Callable[[int, float], None] = lambda _writes, _seconds: None
        """Told of every commit: how many writes shared it, and how long it took."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    alone: bool
    """No other process uses this database."""

    async def append(
        self, table: str, number: int, at: int, body: str, also: Operation[None] | None = None
    ) -> None:
        """Add an entry, or raise Taken; other processes are told of it.

        `also` is done in the same transaction: both happen or neither does.
        """
        raise NotImplementedError

    async def read(self, operation: Operation[T]) -> T:
        raise NotImplementedError

    async def write(self, operation: Operation[T]) -> T:
        raise NotImplementedError

    async def tell(self, subject: str, number: int) -> None:
        """Tell other processes of something that is no entry."""
        raise NotImplementedError

    async def listen(self, heard: Heard) -> None:
        """Be told of entries that other processes add."""
        raise NotImplementedError
