"""Analyses of finished games, and hints, computed by the worker processes of the bots.

An analysis runs in small chunks that wait for a worker after all bots. The analyses of one player
run one after the other, those of different players take turns (`fair_queue`). A canceled analysis
ends after its current chunk. Results are stored in the data folder.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from pathlib import Path
from typing import Any

import msgspec
from pebble import ProcessExpired

from tatami.analysis import Analysis, AnalysisSettings, Hint, PositionAnalysis
from tatami.server.background_tasks import BackgroundTasks
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.thinking.analysis_in_worker import (
    AnalysisChunk,
    AnalyzedPositions,
    CheckedAnalysis,
    WantedAnalysis,
    analyze_chunk,
    checked_analysis,
    combine_positions,
    find_hint,
    question_of,
)
from tatami.server.thinking.analysis_types import (
    CANCELLED,
    DONE,
    FAILED,
    RUNNING,
    WAITING,
    AnalysisOut,
    AnalysisState,
)
from tatami.server.thinking.fair_queue import ANALYSIS, Asker
from tatami.server.thinking.slow_requests import Computations
from tatami.server.thinking.worker_pool import ANSWER_TIMEOUT, BotRunner, WorkerPool

log = logging.getLogger("tatami.server")

MAX_TRIES = 3
MAX_JOBS, MAX_PER_ADDRESS = 50, 10
"""Analyses that wait or run, in all and for one address."""
MAX_ENDED = 200
"""Canceled and failed analyses whose state is still shown."""
MAX_STORED = 2000
"""Analyses in the data folder; the oldest are deleted."""
KEY = re.compile(r"[0-9a-f]{32}")


class Job:
    """An analysis that waits or runs, with the players who wait for it."""

    def __init__(self, checked: CheckedAnalysis) -> None:
        self.checked = checked
        self.askers: dict[str, Asker] = {}
        """By player. The first one's budget pays for it."""
        self.state: AnalysisState = WAITING
        self.positions: list[PositionAnalysis] = []

    @property
    def key(self) -> str:
        return self.checked.key

    @property
    def owner(self) -> Asker:
        return next(iter(self.askers.values()), Asker(urgency=ANALYSIS))


class Analyses:
    """The analyses that wait or run, and the stored results."""

    def __init__(self, bots: BotRunner, computations: Computations, folder: Path) -> None:
        self.bots = bots
        self.computations = computations
        self.folder = folder
        self.jobs: dict[str, Job] = {}
        """Those that wait or run, in the order in which they were asked for."""
        self.ended: dict[str, AnalysisOut] = {}
        self.tasks = BackgroundTasks()
        self.own_pool: WorkerPool | None = None

    @property
    def pool(self) -> WorkerPool:
        """The workers of this server; if bots run elsewhere, a pool with one worker."""
        if isinstance(self.bots, WorkerPool):
            return self.bots
        self.own_pool = self.own_pool or WorkerPool(1)
        return self.own_pool

    async def close(self) -> None:
        await self.tasks.close()
        if self.own_pool is not None:
            await self.own_pool.close()

    # Requests.

    async def check(
        self, record: bytes, settings: AnalysisSettings, asker: Asker
    ) -> CheckedAnalysis:
        """Verify a record in another process; raises Refusal."""
        packed = msgspec.msgpack.encode(WantedAnalysis(record, settings))
        checked = await self.computations.run(checked_analysis, packed, asker)
        return msgspec.msgpack.decode(checked, type=CheckedAnalysis)

    async def find(self, key: str) -> AnalysisOut | None:
        """The progress of an analysis, or its stored result."""
        if not KEY.fullmatch(key):
            return None
        job = self.jobs.get(key)
        if job is not None:
            return self.out(job)
        if key in self.ended:
            return self.ended[key]
        kept = await asyncio.to_thread(self.read, key)
        return None if kept is None else AnalysisOut(key=key, state=DONE, result=kept)

    async def start(self, checked: CheckedAnalysis, asker: Asker) -> AnalysisOut:
        """Queue an analysis, unless it is queued or stored already."""
        found = await self.find(checked.key)
        if (found is None or found.must_start) and checked.key not in self.jobs:
            self.check_room(asker)
            self.ended.pop(checked.key, None)
            self.jobs[checked.key] = Job(checked)
            found = None
        job = self.jobs.get(checked.key)
        if job is not None:
            job.askers.setdefault(asker.player, asker._replace(urgency=ANALYSIS))
            self.start_waiting()
            found = self.out(job)
        assert found is not None
        return found

    def check_room(self, asker: Asker) -> None:
        own = sum(job.owner.household == asker.household for job in self.jobs.values())
        if len(self.jobs) >= MAX_JOBS or own >= MAX_PER_ADDRESS:
            raise Refusal("busy", "too many analyses are waiting: try again later")

    def cancel(self, key: str, player: str) -> AnalysisOut:
        """Stop waiting. The analysis is canceled when no other player waits for it."""
        job = self.jobs.get(key)
        if job is None:
            if key in self.ended:
                return self.ended[key]
            raise Refusal("no_analysis", "this analysis does not exist: start it again")
        job.askers.pop(player, None)
        if not job.askers:
            self.end(job, CANCELLED)
            return self.ended[key]
        self.start_waiting()
        return self.out(job)

    def out(self, job: Job) -> AnalysisOut:
        own = [other for other in self.jobs.values() if other.owner.player == job.owner.player]
        return AnalysisOut(
            key=job.key,
            state=job.state,
            position=own.index(job) if job.state == WAITING else 0,
            done=len(job.positions),
            total=job.checked.total,
        )

    # Running.

    def start_waiting(self) -> None:
        """Start the first analysis of every player who has none running."""
        busy = {job.owner.player for job in self.jobs.values() if job.state == RUNNING}
        for job in self.jobs.values():
            if job.state == WAITING and job.owner.player not in busy:
                busy.add(job.owner.player)
                job.state = RUNNING
                self.tasks.start(self.run(job))

    async def run(self, job: Job) -> None:
        try:
            await self.run_chunks(job)
            if job.state == RUNNING:
                await self.finish(job)
        except Exception:
            log.exception("an analysis failed")
            self.end(job, FAILED)

    async def run_chunks(self, job: Job) -> None:
        game, settings = job.checked.game, job.checked.settings
        while job.state == RUNNING and len(job.positions) < job.checked.total:
            chunk = AnalysisChunk(game=game, first=len(job.positions), settings=settings)
            packed = msgspec.msgpack.encode(chunk)
            answer = await self.ask(analyze_chunk, packed, job.owner)
            job.positions += msgspec.msgpack.decode(answer, type=list[PositionAnalysis])

    async def finish(self, job: Job) -> None:
        done = AnalyzedPositions(job.checked.record, job.checked.settings, job.positions)
        result = await self.ask(combine_positions, msgspec.msgpack.encode(done), job.owner)
        await asyncio.to_thread(self.store_result, job.key, result)
        self.end(job, DONE)

    def end(self, job: Job, state: AnalysisState) -> None:
        """The analysis no longer runs. What it ended with is kept for a while."""
        if self.jobs.get(job.key) is job:
            del self.jobs[job.key]
            if state != DONE:
                self.ended[job.key] = AnalysisOut(key=job.key, state=state)
            while len(self.ended) > MAX_ENDED:
                del self.ended[next(iter(self.ended))]
        job.state = state
        self.start_waiting()

    async def ask(self, work: Any, packed: bytes, asker: Asker) -> bytes:
        for _ in range(MAX_TRIES):
            with contextlib.suppress(ProcessExpired, TimeoutError):
                return bytes(await self.pool.run(work, [packed], ANSWER_TIMEOUT, asker))
        raise RuntimeError("no worker could answer")

    async def hint(self, table: Table, asker: Asker) -> Hint:
        """A hint for the seat to act. It comes before all analyses."""
        assert table.play is not None
        question = question_of(table.play, table.game.key)
        answer = await self.ask(find_hint, msgspec.msgpack.encode(question), asker)
        return msgspec.msgpack.decode(answer, type=Hint)

    # Stored results.

    def read(self, key: str) -> Analysis | None:
        try:
            return msgspec.json.decode((self.folder / f"{key}.json").read_bytes(), type=Analysis)
        except (FileNotFoundError, msgspec.DecodeError):
            return None

    def store_result(self, key: str, result: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        partial = self.folder / f"{key}.half"
        partial.write_bytes(result)
        partial.replace(self.folder / f"{key}.json")
        kept = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for old in kept[:-MAX_STORED]:
            old.unlink(missing_ok=True)
