"""`tatami worker`: takes jobs from PostgreSQL, lets bots think, and sends the answers.

One connection does everything in turn: the heartbeat, taking jobs, sending answers, and hearing of
new jobs. When it breaks or hangs, another one is opened; what was thought in between is not lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import socket
import time
from typing import Any

import msgspec

import tatami
from tatami.server.background_tasks import BackgroundTasks
from tatami.server.settings import BadSettings, Settings
from tatami.server.store.deadline import in_time
from tatami.server.store.postgres_listener import Backoff, connected
from tatami.server.thinking.database_jobs import (
    ALIVE,
    ANSWERS,
    HEARTBEAT,
    JOBS,
    ensure_job_tables,
)
from tatami.server.thinking.fair_queue import Asker
from tatami.server.thinking.question import Question
from tatami.server.thinking.worker_pool import WorkerPool

log = logging.getLogger("tatami.worker")

FORGET = "60 s"
"""After which the last heartbeat of a dead worker is removed."""
BEAT = f"""
WITH old AS (DELETE FROM thinking_workers WHERE heartbeat < now() - interval '{FORGET}')
INSERT INTO thinking_workers VALUES ($1, $2, now())
ON CONFLICT (id) DO UPDATE SET heartbeat = now()
"""
TAKE = f"""
UPDATE thinking_jobs SET worker = $1 WHERE name IN (
  SELECT name FROM thinking_jobs
  WHERE worker IS NULL OR worker NOT IN (SELECT id FROM ({ALIVE}) AS alive)
  ORDER BY priority DESC, asked LIMIT $2 FOR UPDATE SKIP LOCKED)
RETURNING name, question
"""
"""New jobs, and those of workers that died."""
RELEASE = """
UPDATE thinking_jobs SET worker = NULL WHERE worker = $1 AND NOT name = ANY($2::varchar[])
"""
"""Jobs that this worker took in the instant in which its connection broke, unknown to itself."""
ANSWER = """
WITH gone AS (DELETE FROM thinking_jobs WHERE name = $1)
SELECT pg_notify($2, $3) WHERE $3 <> ''
"""
LEAVE = """
WITH left_over AS (
  UPDATE thinking_jobs SET worker = NULL WHERE worker = $1 RETURNING 1),
gone AS (DELETE FROM thinking_workers WHERE id = $1)
SELECT pg_notify($2, '') FROM left_over
"""


class DatabaseWorker:
    def __init__(self, settings: Settings) -> None:
        if not settings.database_url:
            raise BadSettings("a worker needs PostgreSQL: set TATAMI_DATABASE_URL")
        self.url = settings.database_url.replace("postgres://", "postgresql://", 1)
        self.timeout = settings.database_timeout
        self.id = f"{socket.gethostname()[:20]}-{os.getpid()}-{secrets.token_hex(3)}"
        self.pool = WorkerPool(settings.worker_count)
        self.thinking: set[str] = set()
        """Names of the jobs that bots think about."""
        self.answers: dict[str, str] = {}
        """By name, not sent yet; empty: no bot could answer."""
        self.wake = asyncio.Event()
        self.tasks = BackgroundTasks()
        self.beat_at = 0.0

    async def run(self) -> None:
        """Work until canceled; reconnect whenever the connection breaks."""
        backoff = Backoff("worker")
        while True:
            try:
                async with connected(self.url, self.timeout) as connection:
                    await self.work(connection, backoff)
            except Exception as error:
                await backoff.failed(error)

    async def work(self, connection: Any, backoff: Backoff) -> None:
        connection.add_termination_listener(lambda _connection: self.wake.set())
        async with in_time(self.timeout) as deadline:
            deadline.watch(connection)
            await ensure_job_tables(connection)
            await connection.add_listener(JOBS, lambda *_: self.wake.set())
            await connection.execute(RELEASE, self.id, [*self.thinking, *self.answers])
        self.beat_at = 0.0
        try:
            while True:
                self.wake.clear()
                await self.work_once(connection)
                backoff.succeeded()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), HEARTBEAT)
        except asyncio.CancelledError:
            await self.leave(connection)
            raise

    async def work_once(self, connection: Any) -> None:
        async with in_time(self.timeout) as deadline:
            deadline.watch(connection)
            await self.send_answers(connection)
            if time.monotonic() - self.beat_at >= HEARTBEAT / 2:
                await connection.execute(BEAT, self.id, self.pool.workers)
                self.beat_at = time.monotonic()
            free = self.pool.workers - len(self.thinking)
            for name, question in await connection.fetch(TAKE, self.id, free) if free else ():
                self.thinking.add(name)
                self.tasks.start(self.think(name, question))

    async def send_answers(self, connection: Any) -> None:
        for name, payload in list(self.answers.items()):
            await connection.execute(ANSWER, name, ANSWERS, payload)
            del self.answers[name]

    async def think(self, name: str, packed: bytes) -> None:
        began = time.perf_counter()
        try:
            question = msgspec.msgpack.decode(packed, type=Question)
            action = await self.pool.ask(question, Asker(player=name))
            self.answers[name] = f"{name} {action} {time.perf_counter() - began:.6f}"
        except Exception:
            # Whoever still needs the answer asks again.
            log.exception("could not answer a question", extra={"job": name})
            self.answers[name] = ""
        finally:
            self.thinking.discard(name)
            self.wake.set()

    async def leave(self, connection: Any) -> None:
        """Others take over at once what this worker has not answered."""
        with contextlib.suppress(Exception):
            async with in_time(1.0) as deadline:
                deadline.watch(connection)
                await self.send_answers(connection)
                await connection.execute(LEAVE, self.id, JOBS)

    async def close(self) -> None:
        await self.tasks.close()
        await self.pool.close()


async def work(settings: Settings) -> None:
    """Run bot jobs from the database until SIGTERM or SIGINT."""
    worker = DatabaseWorker(settings)
    running = asyncio.create_task(worker.run())
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    log.info(
        "started",
        extra={
            "worker": worker.id,
            "processes": worker.pool.workers,
            "version": tatami.__version__,
        },
    )
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await running
    finally:
        await worker.close()
        log.info("stopped")
