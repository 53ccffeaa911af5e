"""A connection that receives notifications of PostgreSQL, opened again whenever it breaks.

A connection can die without a sign (a router that forgets it, a machine that is gone): it is tested
every few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from tatami.server.store.deadline import in_time

log = logging.getLogger("tatami.server")

FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0
"""Seconds before the first and between later attempts to reconnect."""
TEST = 5.0
"""Seconds without a notification after which the connection is tested."""


class Backoff:
    """Waits longer after each failure, and says once that something is lost and works again."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.seconds = 0.0

    def succeeded(self) -> None:
        if self.seconds:
            log.warning("%s: connected again", self.what)
        self.seconds = 0.0

    async def failed(self, error: BaseException) -> None:
        if not self.seconds:
            log.warning("%s: lost the connection: %r", self.what, error)
        self.seconds = min(max(2 * self.seconds, FIRST_WAIT), LONGEST_WAIT)
        # Not all processes at the same instant.
        await asyncio.sleep(self.seconds * random.uniform(0.5, 1.0))


class Listener:
    """Calls `on_open` after each (re)connection, and `on_payload` for each notification."""

    def __init__(
        self,
        url: str,
        channel: str,
        on_payload: Callable[[str], Awaitable[None]],
        on_open: Callable[[], Awaitable[None]],
        timeout: float,
    ) -> None:
        self.url = url
        self.channel = channel
        self.on_payload = on_payload
        self.on_open = on_open
        self.timeout = timeout
        self.backoff = Backoff(f"notifications ({channel})")
        self.task: asyncio.Task[None] | None = None
        self.connected = False
        """Notifications arrive, as far as this end knows."""

    async def start(self) -> None:
        """Returns when notifications are received."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.task = asyncio.create_task(self.run(ready))
        await ready

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self, ready: asyncio.Future[None]) -> None:
        while True:
            try:
                await self.listen(ready)
            except Exception as error:
                self.connected = False
                # After any error: without notifications, clients would wait forever.
                await self.backoff.failed(error)

    async def listen(self, ready: asyncio.Future[None]) -> None:
        async with connected(self.url, self.timeout) as connection:
            payloads: asyncio.Queue[str | None] = asyncio.Queue()
            connection.add_termination_listener(lambda _connection: payloads.put_nowait(None))
            await connection.add_listener(self.channel, lambda *args: payloads.put_nowait(args[3]))
            self.backoff.succeeded()
            await self.on_open()
            self.connected = True
            if not ready.done():
                ready.set_result(None)
            while True:
                await self.receive(connection, payloads)

    async def receive(self, connection: Any, payloads: asyncio.Queue[str | None]) -> None:
        """One notification, or a test of the connection."""
        try:
            async with asyncio.timeout(TEST):
                payload = await payloads.get()
        except TimeoutError:
            async with in_time(self.timeout) as deadline:
                deadline.watch(connection)
                await connection.execute("SELECT 1")
            return
        if payload is None:
            raise ConnectionError("the database closed it")
        await self.on_payload(payload)


@asynccontextmanager
async def connected(url: str, timeout: float) -> AsyncIterator[Any]:
    """A connection of its own, closed at the end even if the database hangs."""
    connection = await asyncpg.connect(url, timeout=timeout)
    try:
        yield connection
    finally:
        with contextlib.suppress(Exception):
            await connection.close(timeout=1)
