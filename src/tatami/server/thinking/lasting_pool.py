"""A pool of processes that is replaced when it breaks.

A worker that is killed in the wrong instant (by the system, when memory is short) breaks the pool
that it belongs to for good.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from pebble import ProcessExpired, ProcessPool

log = logging.getLogger("tatami.server")

CHECK = 1.0
"""Seconds between two looks at the pool while a task runs."""
GRACE = 20.0
"""Seconds beyond its time after which a task counts as stuck: its worker hung before it began. On a
machine whose cores are all busy, a worker takes many seconds to start."""


class PoolBroke(ProcessExpired):
    """The pool died or hung, whatever the task was."""

    def __init__(self) -> None:
        super().__init__("the pool of processes broke")  # type: ignore[no-untyped-call]


class LastingPool:
    def __init__(self, new_pool: Callable[[], ProcessPool]) -> None:
        self.new_pool = new_pool
        self.pool = new_pool()
        self.stopped = False

    async def run(self, work: Callable[..., Any], args: list[Any], timeout: float) -> Any:
        """The result of `work`; ProcessExpired if its worker died, PoolBroke if the pool did."""
        self.replace_if_broken()
        pool, until = self.pool, time.monotonic() + timeout + GRACE
        future = asyncio.wrap_future(pool.schedule(work, args=args, timeout=timeout))
        try:
            while not (await asyncio.wait([future], timeout=CHECK))[0]:
                if not pool.active or time.monotonic() > until:
                    self.replace(pool)
                    raise PoolBroke
            return future.result()
        except BrokenProcessPool:
            self.replace(pool)
            raise PoolBroke from None
        except CancelledError:  # pebble's
            raise asyncio.CancelledError from None
        finally:
            future.cancel()

    def replace_if_broken(self) -> None:
        if not self.pool.active:
            self.replace(self.pool)

    def replace(self, pool: ProcessPool) -> None:
        if self.stopped or self.pool is not pool:
            return
        log.error("a pool of worker processes broke; starting a new one")
        threading.Thread(target=stop, args=[pool], daemon=True).start()
        self.pool = self.new_pool()

    def stop(self) -> None:
        self.stopped = True
        stop(self.pool)


def stop(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    with contextlib.suppress(Exception):  # what is left of a broken pool
        pool.join(timeout=2)
