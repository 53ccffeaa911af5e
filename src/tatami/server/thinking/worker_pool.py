"""Runs bots in worker processes, never in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import time
from collections.abc import Callable
from typing import Any

import msgspec
from pebble import ProcessExpired, ProcessPool

import tatami
from tatami.server.thinking.fair_queue import Asker, FairQueue
from tatami.server.thinking.lasting_pool import LastingPool
from tatami.server.thinking.question import Question, think

ANSWER_TIMEOUT = 60.0
"""Seconds after which a silent worker is stopped and another one is asked."""

NICENESS = 10

RENEW_AFTER = 10
"""Answers after which an interpreted worker is replaced: a new one may find compiled rules."""


def think_timed(packed: bytes) -> tuple[int, float]:
    """In the worker: the answer, and how long it took without the queue."""
    began = time.perf_counter()
    return think(packed), time.perf_counter() - began


def be_nice() -> None:
    """In the worker: the server comes first where cores are few."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)


def ping() -> bool:
    """In the worker: shows that it is alive."""
    return True


OnAnswer = Callable[[float, float], None]
"""Called with every answer: seconds in the worker, and seconds with the queue."""


class BotRunner:
    """Asks bots for their moves."""

    elsewhere = False
    """Bots run in `tatami worker`, not in processes of this server."""

    def __init__(self, on_answer: OnAnswer = lambda _in_worker, _in_all: None) -> None:
        self.asked = 0
        """Questions of this process without an answer yet."""
        self.on_answer = on_answer

    @property
    def workers(self) -> int:
        """Processes that run bots."""
        return 0

    @property
    def workers_alive(self) -> int:
        """`tatami worker` commands that are alive."""
        return 0

    @property
    def waiting(self) -> int:
        """Questions that no worker has taken yet."""
        return max(0, self.asked - self.workers)

    @property
    def oldest(self) -> float:
        """Seconds since the oldest question without an answer was asked."""
        return 0.0

    async def open(self) -> None:
        """Prepare to answer questions."""

    async def ask(self, question: Question, asker: Asker) -> int:
        """The bot's action, for a table of this player."""
        raise NotImplementedError

    async def alive(self) -> bool:
        """Would a question be answered?"""
        return True

    async def close(self) -> None:
        """Release all resources."""


class WorkerPool(BotRunner):
    """A pool of processes. A crash or a hang costs one answer, not the pool."""

    def __init__(
        self, workers: int, on_answer: OnAnswer = lambda _in_worker, _in_all: None
    ) -> None:
        super().__init__(on_answer)
        # Not forked: a fork would keep the sockets and the database of this process open.
        spawn = multiprocessing.get_context("spawn")
        self.process_count = workers
        # While the rules are being compiled in the background, new workers can load them.
        renew = 0 if tatami.MODE == "compiled" else RENEW_AFTER
        self.pool = LastingPool(
            lambda: ProcessPool(
                max_workers=workers, max_tasks=renew, context=spawn, initializer=be_nice
            )
        )
        self.queue = FairQueue(workers)
        self.answered_at = time.monotonic()
        self.asked_at: list[float] = []
        """Of the questions without an answer, in the order in which they were asked."""

    @property
    def workers(self) -> int:
        return self.process_count

    @property
    def oldest(self) -> float:
        return time.monotonic() - self.asked_at[0] if self.asked_at else 0.0

    async def ask(self, question: Question, asker: Asker) -> int:
        """The bot's action; the question is repeated if a worker dies."""
        packed = msgspec.msgpack.encode(question)
        self.answered_at = self.answered_at if self.asked else time.monotonic()
        self.asked += 1
        began = time.monotonic()
        self.asked_at.append(began)
        try:
            for _ in range(3):
                with contextlib.suppress(ProcessExpired, TimeoutError):
                    return await self.ask_once(packed, asker)
        finally:
            self.asked -= 1
            self.asked_at.remove(began)
        raise RuntimeError(f"no worker could answer for {question.bot} at {question.game}")

    async def ask_once(self, packed: bytes, asker: Asker) -> int:
        began = time.monotonic()
        action, seconds = await self.run(think_timed, [packed], ANSWER_TIMEOUT, asker)
        self.answered_at = time.monotonic()
        self.on_answer(seconds, self.answered_at - began)
        return int(action)

    async def run(
        self, work: Callable[..., Any], args: list[Any], timeout: float, asker: Asker
    ) -> Any:
        """Wait for a worker in turn, then let it work."""
        async with self.queue.turn(asker):
            return await self.pool.run(work, args, timeout)

    async def alive(self) -> bool:
        """Would a question be answered? While questions are open, their answers show it."""
        if self.asked:
            return time.monotonic() - self.answered_at < 2 * ANSWER_TIMEOUT
        try:
            return bool(await asyncio.wait_for(self.run(ping, [], 5.0, Asker()), 5.0))
        except Exception:
            return False

    async def close(self) -> None:
        await asyncio.to_thread(self.pool.stop)
