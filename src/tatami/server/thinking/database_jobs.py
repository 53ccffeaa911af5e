"""Bots on many machines: questions are jobs in PostgreSQL, answers are notifications.

An answer that no process waits for is dropped: a process that still needs it asks again. The same
question always has the same answer, so it does not matter which process asks or answers.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import logging
from collections import Counter

import asyncpg
import msgspec
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued

from tatami.server.settings import BadSettings, Settings
from tatami.server.thinking.fair_queue import Asker
from tatami.server.thinking.worker_pool import (
    ANSWER_TIMEOUT,
    BotRunner,
    OnAnswer,
    Question,
    WorkerPool,
)

log = logging.getLogger("tatami.server")

TASK, QUEUE, ANSWERS = "think", "thinking", "tatami_answers"
HEARTBEAT, STALLED = 2.0, 6.0
"""Seconds between heartbeats of a worker, and after which its jobs go to others."""
PRIORITY_STEP = 1000
SCHEMA_LOCK = 741852964


def app_for(url: str) -> App:
    return App(connector=PsycopgConnector(conninfo=url, min_size=1, max_size=4))


async def ensure_job_tables(app: App, url: str) -> None:
    """Create the tables of procrastinate, once for all processes."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("SELECT pg_advisory_lock($1)", SCHEMA_LOCK)
        if await connection.fetchval("SELECT to_regclass('procrastinate_jobs')") is None:
            await app.schema_manager.apply_schema_async()
    finally:
        await connection.close()


class DatabaseBotRunner(BotRunner):
    """Asks bots through jobs in PostgreSQL, which `tatami worker` processes take."""

    def __init__(self, url: str, on_answer: OnAnswer = lambda _in_worker, _in_all: None) -> None:
        super().__init__(on_answer)
        self.url = url
        self.app = app_for(url)
        self.questions: dict[str, asyncio.Future[int]] = {}
        self.open_questions: Counter[str] = Counter()
        """By address; of this process."""
        self.listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.app.open_async()
        await ensure_job_tables(self.app, self.url)
        ready = asyncio.get_running_loop().create_future()
        self.listener = asyncio.create_task(self.listen_forever(ready))
        await ready

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listener
        await self.app.close_async()

    async def ask(self, question: Question, asker: Asker) -> int:
        packed = msgspec.msgpack.encode(question)
        name = hashlib.sha256(packed).hexdigest()[:32]
        loop = asyncio.get_running_loop()
        answer = self.questions.setdefault(name, loop.create_future())
        priority = self.priority(asker)
        self.open_questions[asker.household] += 1
        try:
            while True:
                await self.defer(name, packed, priority)
                with contextlib.suppress(TimeoutError):
                    return await asyncio.wait_for(asyncio.shield(answer), ANSWER_TIMEOUT)
        finally:
            self.questions.pop(name, None)
            self.open_questions -= Counter([asker.household])

    def priority(self, asker: Asker) -> int:
        """Higher is first: people before bots, and who has fewer questions open before others."""
        return -PRIORITY_STEP * asker.urgency - min(
            self.open_questions[asker.household], PRIORITY_STEP - 1
        )

    async def defer(self, name: str, packed: bytes, priority: int) -> None:
        task = self.app.configure_task(TASK, queue=QUEUE, queueing_lock=name, priority=priority)
        # If the job is already in the queue, one answer serves both.
        with contextlib.suppress(AlreadyEnqueued):
            await task.defer_async(name=name, question=base64.b64encode(packed).decode())

    async def listen_forever(self, ready: asyncio.Future[None]) -> None:
        """Receive answers on one connection; reconnect when it breaks."""
        while True:
            try:
                await self.listen(ready)
            except Exception as error:
                log.warning("lost the connection that carries answers: %r", error)
                await asyncio.sleep(0.5)

    async def listen(self, ready: asyncio.Future[None]) -> None:
        connection = await asyncpg.connect(self.url)
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _connection: ended.set())
        await connection.add_listener(ANSWERS, lambda *args: self.answered(args[3]))
        if not ready.done():
            ready.set_result(None)
        try:
            await ended.wait()
        finally:
            await connection.close(timeout=1)

    def answered(self, payload: str) -> None:
        name, _, action = payload.partition(" ")
        answer = self.questions.get(name)
        if answer is not None and not answer.done():
            answer.set_result(int(action))


async def work(settings: Settings) -> None:
    """`tatami worker`: run bot jobs from the database until a signal."""
    if not settings.database_url:
        raise BadSettings("a worker needs PostgreSQL: set TATAMI_DATABASE_URL")
    app = app_for(settings.database_url)
    pool = WorkerPool(settings.worker_count)

    @app.task(name=TASK, queue=QUEUE)
    async def think(name: str, question: str) -> None:
        packed = base64.b64decode(question)
        asker = Asker(player=name)  # the database has chosen whose turn it is
        action = await pool.ask(msgspec.msgpack.decode(packed, type=Question), asker)
        query = "SELECT pg_notify(%(channel)s, %(payload)s)"
        await app.connector.execute_query_async(query, channel=ANSWERS, payload=f"{name} {action}")

    async with app.open_async():
        await ensure_job_tables(app, settings.database_url)
        rescuer = asyncio.create_task(rescue_jobs(app))
        try:
            await app.run_worker_async(
                queues=[QUEUE],
                concurrency=settings.worker_count,
                delete_jobs="always",
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=STALLED,
                fetch_job_polling_interval=2.0,
            )
        finally:
            rescuer.cancel()
            await pool.close()


async def rescue_jobs(app: App) -> None:
    """Retry the jobs of workers that died."""
    while True:
        await asyncio.sleep(STALLED)
        try:
            for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
                await app.job_manager.retry_job(job)
        except Exception as error:
            log.warning("could not check for stalled jobs: %r", error)
