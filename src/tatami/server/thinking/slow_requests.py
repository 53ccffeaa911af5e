"""Work that a request asks for and that may take long: in processes of its own, within limits.

Components, records, replays and positions come from strangers. Parsing or replaying them in the
event loop would stop every table, and in threads it would still take the interpreter's lock. So it
runs in a few processes that do nothing else, which have limited memory and are stopped after a
while. Those who wait take turns by address, and too many are refused at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import multiprocessing
import os
from collections.abc import Callable
from typing import Any

from pebble import ProcessExpired, ProcessPool

from tatami.server.tables.refusals import Refusal
from tatami.server.thinking.fair_queue import Asker, FairQueue, QueueFull
from tatami.server.thinking.lasting_pool import LastingPool, PoolBroke

SECONDS = 10.0
"""After so long a process that works for a request is stopped."""
MAX_WAITING, MAX_PER_ADDRESS = 64, 16
"""Requests that wait for a process, in all and from one address."""
MEMORY = 1 << 30
"""Bytes that such a process may use."""
NICENESS = 10
"""The event loop comes first where cores are few."""
RENEW_AFTER = 500
"""Requests after which a process is replaced, whatever it has cached meanwhile."""

Work = Callable[[bytes], bytes]
Answer = bytes | tuple[str, str, dict[str, Any]]
"""What was computed, or the code, sentence and details of a refusal."""


def prepare() -> None:
    """In the process: limit it, and import before the time counts."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    for module in ("tatami.server.wire.replay", "tatami.server.thinking.analysis_in_worker"):
        importlib.import_module(module)
    # Only now: on busy cores a process of low priority takes too long to start.
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)


def attempt(work: Work, packed: bytes) -> Answer:
    """In the process. A refusal is returned: exceptions with more than a text do not travel."""
    try:
        return work(packed)
    except Refusal as refusal:
        return refusal.code, refusal.sentence, refusal.details
    except (MemoryError, RecursionError):
        return "too_complex", "this is too large or nested too deeply", {}


def ready(_packed: bytes) -> bytes:
    """In the process: shows that it has started."""
    return b""


class Computations:
    """The processes that work for requests. They start with the first request."""

    def __init__(self, processes: int) -> None:
        # Not forked: a fork would keep the sockets and the database of this process open.
        spawn = multiprocessing.get_context("spawn")
        self.pool = LastingPool(
            lambda: ProcessPool(
                max_workers=processes, max_tasks=RENEW_AFTER, context=spawn, initializer=prepare
            )
        )
        self.queue = FairQueue(processes, MAX_WAITING, MAX_PER_ADDRESS)

    async def run(self, work: Work, packed: bytes, asker: Asker) -> bytes:
        """`work(packed)`, computed in a process; raises Refusal."""
        try:
            async with self.queue.turn(asker):
                answer = await self.schedule(work, packed)
        except QueueFull as full:
            raise busy(full) from None
        except TimeoutError:
            raise Refusal("too_complex", "this takes too long to compute") from None
        except PoolBroke:
            raise busy_now() from None
        except ProcessExpired:
            raise Refusal("too_complex", "this needs too much memory") from None
        if isinstance(answer, bytes):
            return answer
        code, sentence, details = answer
        raise Refusal(code, sentence, **details)

    async def schedule(self, work: Work, packed: bytes) -> Answer:
        answer: Answer = await self.pool.run(attempt, [work, packed], SECONDS)
        return answer

    async def start(self) -> None:
        """Start the processes before somebody waits for them."""
        await self.schedule(ready, b"")

    async def close(self) -> None:
        await asyncio.to_thread(self.pool.stop)


def busy(full: QueueFull) -> Refusal:
    if full.own:
        return Refusal(
            "slow_down", "too many requests are waiting: try again in 2 s", args={"wait": 2}
        )
    return busy_now()


def busy_now() -> Refusal:
    return Refusal("busy", "the server is busy: try again in a moment")
