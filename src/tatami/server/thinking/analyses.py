"""Analyses of finished games, and hints, computed by the worker processes of the bots.

One analysis runs at a time, in small chunks. Bots come first: a chunk starts only when a worker is
idle. A canceled analysis ends after its current chunk. Results are stored in the data folder.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from pathlib import Path
from typing import Any, Literal

import msgspec
from pebble import ProcessExpired

import tatami
from tatami import analysis
from tatami.analysis import Analysis, AnalysisSettings, Candidate, Hint, PositionAnalysis
from tatami.engine import Play, TatamiError, records
from tatami.engine.records import Record
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.thinking.worker_pool import (
    ANSWER_TIMEOUT,
    BotRunner,
    Question,
    WorkerPool,
    rebuild_play,
)

log = logging.getLogger("tatami.server")

CHUNK_SECONDS = 0.2
"""About how long a chunk keeps a worker from bots."""
POLL_SECONDS = 0.02
MAX_TRIES = 3
MAX_WAITING = 50
MAX_STORED = 2000
"""Analyses in the data folder; the oldest are deleted."""
HINT_SIMULATIONS = 1000

AnalysisState = Literal["waiting", "running", "done", "cancelled", "failed"]
WAITING: AnalysisState = "waiting"
RUNNING: AnalysisState = "running"
DONE: AnalysisState = "done"
CANCELLED: AnalysisState = "cancelled"
FAILED: AnalysisState = "failed"


class AnalysisOut(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Progress of an analysis, and its result when it is done."""

    key: str
    state: AnalysisState
    position: int = 0
    """The number of analyses that come before it in the queue."""
    done: int = 0
    """Positions that are analyzed."""
    total: int = 0
    """Positions of the game."""
    result: Analysis | None = None


class HintOut(msgspec.Struct, frozen=True, kw_only=True):
    """The move that a bot suggests. Nobody else sees it."""

    number: int
    """The number of the table's entry that it refers to."""
    best: Candidate
    second: Candidate | None
    """The second-best move, if it is about as good."""


class AnalysisChunk(msgspec.Struct, frozen=True, kw_only=True):
    """A task for a worker: analyze a game from position `first` on, for a short time."""

    game: Question
    first: int
    settings: AnalysisSettings


def analyze_chunk(packed: bytes) -> bytes:
    """In the worker: as many steps as the time allows, at least one."""
    chunk = msgspec.msgpack.decode(packed, type=AnalysisChunk)
    actions, first = chunk.game.actions, chunk.first
    play = rebuild_play(msgspec.structs.replace(chunk.game, actions=actions[:first]))
    steps: list[PositionAnalysis] = []
    until = time.monotonic() + CHUNK_SECONDS
    for number in range(first, len(actions) + 1):
        action = actions[number] if number < len(actions) else None
        steps.append(
            analysis.position_analysis(play.game, play.state, number, action, chunk.settings)
        )
        if action is None or time.monotonic() >= until:
            break
        play.apply_trusted([action])
    return msgspec.msgpack.encode(steps)


def find_hint(packed: bytes) -> bytes:
    """In the worker: the hint for the seat to act."""
    play = rebuild_play(msgspec.msgpack.decode(packed, type=Question))
    settings = AnalysisSettings(simulations=HINT_SIMULATIONS)
    found = analysis.hint(play.game, play.state, len(play.actions), settings)
    return msgspec.msgpack.encode(found)


class Job:
    """An analysis in the queue, with the players who wait for it."""

    def __init__(self, key: str, record: Record, play: Play[Any], settings: AnalysisSettings):
        self.key = key
        self.record = record
        self.play = play
        self.settings = settings
        self.people: set[str] = set()
        self.state: AnalysisState = WAITING
        self.steps: list[PositionAnalysis] = []
        self.result: Analysis | None = None

    @property
    def total(self) -> int:
        return len(self.play.actions) + 1

    def question(self) -> Question:
        return question_of(self.play, self.record.game)


def question_of(play: Play[Any], game: str) -> Question:
    custom = play.own_material
    return Question(
        game=game,
        seats=play.seats,
        seed=play.seed,
        options=msgspec.to_builtins(play.options),
        material=None if custom is None else msgspec.to_builtins(custom),
        actions=list(play.actions),
        seat=0,
        bot="",
        redeals=play.redeals,
    )


class Analyses:
    """The queue of analyses and the stored results."""

    def __init__(self, thinking: BotRunner, folder: Path) -> None:
        self.thinking = thinking
        self.folder = folder
        self.jobs: dict[str, Job] = {}
        self.waiting: list[Job] = []
        self.task: asyncio.Task[None] | None = None
        self.own_pool: WorkerPool | None = None

    @property
    def pool(self) -> WorkerPool:
        """The workers of this server; if bots run elsewhere, a pool with one worker."""
        if isinstance(self.thinking, WorkerPool):
            return self.thinking
        self.own_pool = self.own_pool or WorkerPool(1)
        return self.own_pool

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.own_pool is not None:
            await self.own_pool.close()

    # Requests.

    async def find(self, key: str) -> AnalysisOut | None:
        """The progress of an analysis, or its stored result."""
        job = self.jobs.get(key)
        if job is not None:
            return self.out(job)
        kept = await asyncio.to_thread(self.read, key)
        return None if kept is None else AnalysisOut(key=key, state=DONE, result=kept)

    async def start(self, record: Record, settings: AnalysisSettings, player: str) -> AnalysisOut:
        """Queue an analysis, unless it is queued or stored already."""
        key = key_of(record, settings)
        found = await self.find(key)
        if found is None or found.state in (CANCELLED, FAILED):
            if len(self.waiting) >= MAX_WAITING:
                raise Refusal("busy", "too many analyses are waiting: try again later")
            play = await asyncio.to_thread(replay_record, record)
            if key not in self.jobs or self.jobs[key].state in (CANCELLED, FAILED):
                self.queue(Job(key, record, play, settings))
            found = self.out(self.jobs[key])
        if key in self.jobs:
            self.jobs[key].people.add(player)
        return found

    def queue(self, job: Job) -> None:
        self.jobs[job.key] = job
        self.waiting.append(job)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run_queue())

    def cancel(self, key: str, player: str) -> AnalysisOut:
        """Stop waiting. The analysis is canceled when no other player waits for it."""
        job = self.jobs.get(key)
        if job is None:
            raise Refusal("no_analysis", "this analysis does not exist: start it again")
        job.people.discard(player)
        if not job.people and job.state in (WAITING, RUNNING):
            job.state = CANCELLED
            if job in self.waiting:
                self.waiting.remove(job)
        return self.out(job)

    def out(self, job: Job) -> AnalysisOut:
        waits = job in self.waiting
        busy = any(other.state == RUNNING for other in self.jobs.values())
        return AnalysisOut(
            key=job.key,
            state=job.state,
            position=self.waiting.index(job) + busy if waits else 0,
            done=len(job.steps),
            total=job.total,
            result=job.result,
        )

    # Running.

    async def run_queue(self) -> None:
        while self.waiting:
            job = self.waiting.pop(0)
            job.state = RUNNING
            try:
                await self.run_job(job)
            except Exception:
                log.exception("an analysis failed")
                job.state = FAILED
            if job.state == DONE:
                self.jobs.pop(job.key, None)

    async def run_job(self, job: Job) -> None:
        while job.state == RUNNING and len(job.steps) < job.total:
            await self.wait_for_bots()
            chunk = AnalysisChunk(game=job.question(), first=len(job.steps), settings=job.settings)
            answer = await self.ask(analyze_chunk, msgspec.msgpack.encode(chunk))
            job.steps += msgspec.msgpack.decode(answer, type=list[PositionAnalysis])
        if job.state == RUNNING:
            job.result = await asyncio.to_thread(
                analysis.combine_positions, job.record, job.play, job.steps, job.settings
            )
            await asyncio.to_thread(self.store_result, job.key, job.result)
            job.state = DONE

    async def wait_for_bots(self) -> None:
        """Wait until a worker is idle: bots come first."""
        while self.pool.asked >= self.pool.workers:
            await asyncio.sleep(POLL_SECONDS)

    async def ask(self, work: Any, packed: bytes) -> bytes:
        for _ in range(MAX_TRIES):
            with contextlib.suppress(ProcessExpired, TimeoutError):
                return bytes(await self.pool.run(work, [packed], ANSWER_TIMEOUT))
        raise RuntimeError("no worker could answer")

    async def hint(self, table: Table) -> Hint:
        """A hint for the seat to act. It does not wait in the queue of analyses."""
        assert table.play is not None
        question = question_of(table.play, table.game.key)
        answer = await self.ask(find_hint, msgspec.msgpack.encode(question))
        return msgspec.msgpack.decode(answer, type=Hint)

    # Stored results.

    def read(self, key: str) -> Analysis | None:
        try:
            return msgspec.json.decode((self.folder / f"{key}.json").read_bytes(), type=Analysis)
        except (FileNotFoundError, msgspec.DecodeError):
            return None

    def store_result(self, key: str, result: Analysis) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        partial = self.folder / f"{key}.half"
        partial.write_bytes(msgspec.json.encode(result))
        partial.replace(self.folder / f"{key}.json")
        kept = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for old in kept[:-MAX_STORED]:
            old.unlink(missing_ok=True)


def key_of(record: Record, settings: AnalysisSettings) -> str:
    """The key of an analysis: a digest of record, settings and version."""
    what = [records.digest(record), settings.simulations, settings.seed, tatami.__version__]
    return hashlib.sha256(msgspec.json.encode(what)).hexdigest()[:32]


def replay_record(record: Record) -> Play[Any]:
    try:
        return analysis.verified_play(record, tatami.game(record.game))
    except TatamiError as error:
        raise Refusal("bad_record", str(error)) from None
