"""Commands of PostgreSQL end in time, even if the database hangs without closing connections.

Canceling a command is not enough: the driver then waits for the database to confirm it. So the
connection itself is aborted, and the pool opens another one.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tatami.server.tables.refusals import Refusal

BROKEN = (DBAPIError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, OSError)


class Deadline:
    """Aborts the connection that it watches when the time is up."""

    def __init__(self) -> None:
        self.expired = False
        self.connection: Any = None

    def watch(self, connection: Any) -> None:
        """This asyncpg connection is used from now on."""
        self.connection = connection

    def expire(self) -> None:
        self.expired = True
        if self.connection is not None:
            self.connection.terminate()


@asynccontextmanager
async def in_time(seconds: float) -> AsyncIterator[Deadline]:
    """Refuse with `busy` when the time is up. What is cut off may be stored all the same, as
    after any lost connection."""
    deadline = Deadline()
    timer = asyncio.get_running_loop().call_later(seconds, deadline.expire)
    try:
        # Twice the time for what has no connection yet: it waits for a free one, then connects.
        async with asyncio.timeout(2 * seconds):
            yield deadline
    except (TimeoutError, PoolTimeout):
        raise no_answer() from None
    except BROKEN:
        if deadline.expired:
            raise no_answer() from None
        raise
    finally:
        timer.cancel()


def no_answer() -> Refusal:
    return Refusal("busy", "the database does not answer: try again in a moment")
