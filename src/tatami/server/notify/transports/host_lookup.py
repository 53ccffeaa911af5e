"""Resolves host names that players entered, in a few threads of its own, and not for long.

A resolver can keep a thread for many seconds, and a player can choose a host that does. So lookups
never share threads with anything else, a lookup that takes too long is given up, and its host is
not looked up again for a while. The threads are daemons: they do not delay the end of the process.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Callable

MAX_THREADS = 8
TIMEOUT = 3.0
"""Seconds for a lookup, including the wait for a thread."""
REST = 60.0
"""Seconds for which a host that did not resolve in time is not looked up again."""
MAX_RESTING = 1000

Lookup = Callable[[str, int], list[str]]


def addresses_of(host: str, port: int) -> list[str]:
    """All addresses of a host, from the system's resolver; raises OSError."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(info[4][0]) for info in found]


class Resolver:
    def __init__(
        self, look_up: Lookup = addresses_of, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.look_up = look_up
        self.now = now
        self.free = asyncio.Semaphore(MAX_THREADS)
        self.resting: dict[str, float] = {}
        """Hosts that did not resolve in time, and until when they rest."""

    async def resolve(self, host: str, port: int) -> list[str]:
        """Raises OSError, also if it takes too long."""
        if self.resting.get(host, 0.0) > self.now():
            raise TimeoutError("this host did not resolve in time")
        try:
            async with asyncio.timeout(TIMEOUT):
                await self.free.acquire()
                return await asyncio.shield(self.start(host, port))
        except TimeoutError:
            self.rest(host)
            raise

    def start(self, host: str, port: int) -> asyncio.Future[list[str]]:
        """Look up in a thread. It keeps its place until it ends, however long that takes."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str]] = loop.create_future()

        def end(found: list[str] | None, error: OSError | None) -> None:
            self.free.release()
            if answer.cancelled():
                return
            if error is not None:
                answer.set_exception(error)
                answer.exception()  # nobody may wait for it any more
            else:
                answer.set_result(found or [])

        def run() -> None:
            found, error = None, None
            try:
                found = self.look_up(host, port)
            except OSError as raised:
                error = raised
            except Exception as raised:  # a name that cannot be encoded
                error = OSError(str(raised))
            with contextlib.suppress(RuntimeError):  # the event loop is closed
                loop.call_soon_threadsafe(end, found, error)

        threading.Thread(target=run, name="tatami dns", daemon=True).start()
        return answer

    def rest(self, host: str) -> None:
        self.resting.pop(host, None)
        self.resting[host] = self.now() + REST
        if len(self.resting) > MAX_RESTING:
            del self.resting[next(iter(self.resting))]
