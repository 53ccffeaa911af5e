"""Bots on many machines: questions are jobs in PostgreSQL, answers are notifications.

The same question always has the same answer, so it does not matter which process asks or answers,
nor how often. A server asks again while no answer came; so jobs need not survive a crash of the
database, and their tables are unlogged: written without waiting for the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import Counter
from typing import Any, NamedTuple

import asyncpg
import msgspec

from tatami.server.store.deadline import in_time
from tatami.server.store.postgres_listener import Listener
from tatami.server.thinking.fair_queue import Asker
from tatami.server.thinking.question import Question
from tatami.server.thinking.worker_pool import BotRunner, OnAnswer

log = logging.getLogger("tatami.server")

JOBS, ANSWERS = "tatami_jobs", "tatami_answers"
HEARTBEAT, STALLED = 2.0, 6.0
"""Seconds between heartbeats of a worker, and after which it counts as dead."""
ASK_AGAIN = 10.0
"""Seconds after which a question without an answer is asked again."""
PRIORITY_STEP = 1000
SCHEMA_LOCK = 741852964

SCHEMA = """
CREATE UNLOGGED TABLE IF NOT EXISTS thinking_jobs (
  name varchar(32) PRIMARY KEY,
  question bytea NOT NULL,
  priority int NOT NULL,
  asked timestamptz NOT NULL DEFAULT now(),
  worker varchar(40));
CREATE UNLOGGED TABLE IF NOT EXISTS thinking_workers (
  id varchar(40) PRIMARY KEY,
  processes int NOT NULL,
  heartbeat timestamptz NOT NULL);
"""
PUT_JOB = """
WITH added AS (
  INSERT INTO thinking_jobs (name, question, priority) VALUES ($1, $2, $3)
  ON CONFLICT (name) DO NOTHING RETURNING 1)
SELECT pg_notify('tatami_jobs', '') FROM added
"""
"""If the job is already in the queue, one answer serves both."""
ALIVE = f"SELECT * FROM thinking_workers WHERE heartbeat > now() - interval '{STALLED} s'"
WATCH = f"""
WITH alive AS ({ALIVE})
SELECT (SELECT count(*) FROM alive) AS workers,
       (SELECT coalesce(sum(processes), 0) FROM alive) AS processes,
       count(*) FILTER (WHERE worker IS NULL OR worker NOT IN (SELECT id FROM alive)) AS waiting,
       coalesce(extract(epoch FROM now() - min(asked)), 0) AS age
FROM thinking_jobs
"""


async def ensure_job_tables(connection: Any) -> None:
    """Create the tables of jobs and workers, once for all processes."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
        await connection.execute(SCHEMA)


class QueueState(NamedTuple):
    """What the database says about workers and jobs, of all servers."""

    workers: int = 0
    """`tatami worker` commands that are alive."""
    processes: int = 0
    """Their processes."""
    waiting: int = 0
    """Jobs that no living worker has taken."""
    age: float = 0.0
    """Seconds since the oldest job without an answer was asked."""


class OpenQuestion(NamedTuple):
    packed: bytes
    priority: int
    answer: asyncio.Future[int]


class DatabaseBotRunner(BotRunner):
    """Asks bots through jobs in PostgreSQL, which `tatami worker` processes take."""

    elsewhere = True

    def __init__(
        self,
        url: str,
        on_answer: OnAnswer = lambda _in_worker, _in_all: None,
        timeout: float = 10.0,
    ) -> None:
        super().__init__(on_answer)
        self.url = url.replace("postgres://", "postgresql://", 1)
        self.timeout = timeout
        self.pool: Any = None
        self.questions: dict[str, OpenQuestion] = {}
        self.open_questions: Counter[str] = Counter()
        """By address; of this process."""
        self.state = QueueState()
        self.listener = Listener(self.url, ANSWERS, self.answered, self.put_all, timeout)
        self.watcher: asyncio.Task[None] | None = None
        self.opened_at = time.monotonic()
        self.lonely = False
        """The log says that no worker is alive."""

    @property
    def workers(self) -> int:
        return self.state.processes

    @property
    def workers_alive(self) -> int:
        return self.state.workers

    @property
    def waiting(self) -> int:
        return self.state.waiting

    @property
    def oldest(self) -> float:
        return self.state.age

    async def open(self) -> None:
        self.pool = await asyncpg.create_pool(
            self.url, min_size=0, max_size=4, timeout=self.timeout
        )
        async with self.pool.acquire() as connection:
            await ensure_job_tables(connection)
        await self.listener.start()
        self.watcher = asyncio.create_task(self.watch_forever())

    async def close(self) -> None:
        if self.watcher is not None:
            self.watcher.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.watcher
        await self.listener.stop()
        if self.pool is not None:
            self.pool.terminate()  # nothing here needs to be finished

    async def ask(self, question: Question, asker: Asker) -> int:
        packed = msgspec.msgpack.encode(question)
        name = hashlib.sha256(packed).hexdigest()[:32]
        answer = asyncio.get_running_loop().create_future()
        new = OpenQuestion(packed, self.priority(asker), answer)
        asked = self.questions.setdefault(name, new)
        self.asked += 1
        self.open_questions[asker.household] += 1
        try:
            while not asked.answer.done():
                await self.put_job(name, asked)
                await asyncio.wait([asked.answer], timeout=ASK_AGAIN)
            return asked.answer.result()
        finally:
            self.questions.pop(name, None)
            self.asked -= 1
            self.open_questions -= Counter([asker.household])

    def priority(self, asker: Asker) -> int:
        """Higher is first: people before bots, and who has fewer questions open before others."""
        return -PRIORITY_STEP * asker.urgency - min(
            self.open_questions[asker.household], PRIORITY_STEP - 1
        )

    async def put_job(self, name: str, asked: OpenQuestion) -> None:
        """If the database is away, the question is asked when it is back."""
        try:
            await self.fetch(PUT_JOB, name, asked.packed, asked.priority)
        except Exception as error:
            log.debug("a question to a bot waits for the database: %r", error)

    async def put_all(self) -> None:
        """After a reconnection: answers were missed, or a crash removed the jobs."""
        for name, asked in list(self.questions.items()):
            await self.put_job(name, asked)

    async def fetch(self, query: str, *args: object) -> list[Any]:
        async with in_time(self.timeout) as deadline, self.pool.acquire() as connection:
            deadline.watch(connection)
            rows: list[Any] = await connection.fetch(query, *args)
            return rows

    async def answered(self, payload: str) -> None:
        """A worker's answer: the job's name, the action and the seconds it took."""
        try:
            name, action, seconds = payload.split(" ")
            value, took = int(action), float(seconds)
        except ValueError:
            log.warning("cannot read the answer of a worker")
            return
        asked = self.questions.get(name)
        if asked is not None and not asked.answer.done():
            asked.answer.set_result(value)
            self.on_answer(took, took)

    # Workers.

    async def alive(self) -> bool:
        """Does a worker live?"""
        try:
            await self.watch()
        except Exception:
            return False
        return self.state.workers > 0

    async def watch(self) -> None:
        ((workers, processes, waiting, age),) = await self.fetch(WATCH)
        self.state = QueueState(workers, int(processes), waiting, float(age))
        if workers and self.lonely:
            log.warning("a `tatami worker` is alive again")
            self.lonely = False
        elif not workers and not self.lonely and time.monotonic() - self.opened_at > STALLED:
            log.error("no `tatami worker` is alive: bots do not move until one is started")
            self.lonely = True

    async def watch_forever(self) -> None:
        while True:
            with contextlib.suppress(Exception):  # the store has logged that the database is away
                await self.watch()
            await asyncio.sleep(HEARTBEAT)
