"""A pool of processes goes on after its workers were killed (the system was short of memory)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal

from pebble import ProcessExpired

from tatami.server.thinking.fair_queue import Asker
from tatami.server.thinking.worker_pool import WorkerPool
from tests.server.client import async_test


@async_test
async def test_a_pool_works_after_its_workers_were_killed() -> None:
    pool = WorkerPool(1)
    try:
        killed = set()
        for _ in range(4):
            pid = await worker_of(pool)
            assert pid not in killed
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        await worker_of(pool)
    finally:
        await pool.close()


async def worker_of(pool: WorkerPool) -> int:
    """The id of a worker that answers; a question may be lost with the worker that was killed."""
    async with asyncio.timeout(60):
        while True:
            with contextlib.suppress(ProcessExpired, RuntimeError):
                return int(await pool.run(os.getpid, [], 30.0, Asker()))
            await asyncio.sleep(0.05)
