"""Analyses of finished games and hints, thought out where bots think and after them.

One analysis at a time, in small portions: between two of them bots come first, and whoever does
not want it any more is done with it at once. What was worked out is kept in the data folder.
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
from tatami.analysis import Analysis, AnalysisSettings, Candidate, Hint, Step
from tatami.engine import Play, TatamiError, records
from tatami.engine.records import Record
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.thinking.worker_pool import (
    PATIENCE,
    BotRunner,
    Question,
    WorkerPool,
    rebuild_play,
)

log = logging.getLogger("tatami.server")

PORTION = 0.2
"""Seconds that a worker is kept from bots at a time, about."""
GIVE_WAY = 0.02
TRIES = 3
MOST_WAITING = 50
MOST_KEPT = 2000
"""Analyses in the data folder; the oldest make way."""
HINT_SIMULATIONS = 1000

AnalysisState = Literal["waiting", "running", "done", "cancelled", "failed"]
WAITING: AnalysisState = "waiting"
RUNNING: AnalysisState = "running"
DONE: AnalysisState = "done"
CANCELLED: AnalysisState = "cancelled"
FAILED: AnalysisState = "failed"


class AnalysisOut(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far an analysis is; once it is done, the analysis."""

    key: str
    state: AnalysisState
    position: int = 0
    """So many analyses come first."""
    done: int = 0
    total: int = 0
    """Moments of the game, worked out and in all."""
    result: Analysis | None = None


class HintOut(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot would do here, for nobody else to see."""

    number: int
    """The table's entry that it is for."""
    best: Candidate
    second: Candidate | None
    """Named where it is about as good."""


class Portion(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker is asked: to go through a game from a moment on, for a little while."""

    game: Question
    first: int
    settings: AnalysisSettings


def work_through(packed: bytes) -> bytes:
    """In the worker: as many steps as fit into a portion, at least one."""
    portion = msgspec.msgpack.decode(packed, type=Portion)
    actions, first = portion.game.actions, portion.first
    play = rebuild_play(msgspec.structs.replace(portion.game, actions=actions[:first]))
    steps: list[Step] = []
    until = time.monotonic() + PORTION
    for number in range(first, len(actions) + 1):
        action = actions[number] if number < len(actions) else None
        steps.append(analysis.step(play.game, play.state, number, action, portion.settings))
        if action is None or time.monotonic() >= until:
            break
        play.hurry([action])
    return msgspec.msgpack.encode(steps)


def find_hint(packed: bytes) -> bytes:
    """In the worker."""
    play = rebuild_play(msgspec.msgpack.decode(packed, type=Question))
    settings = AnalysisSettings(simulations=HINT_SIMULATIONS)
    found = analysis.hint(play.game, play.state, len(play.actions), settings)
    return msgspec.msgpack.encode(found)


class Job:
    """One analysis that somebody waits for."""

    def __init__(self, key: str, record: Record, play: Play[Any], settings: AnalysisSettings):
        self.key = key
        self.record = record
        self.play = play
        self.settings = settings
        self.people: set[str] = set()
        self.state: AnalysisState = WAITING
        self.steps: list[Step] = []
        self.result: Analysis | None = None

    @property
    def total(self) -> int:
        return len(self.play.actions) + 1

    def question(self) -> Question:
        return question_of(self.play, self.record.game)


def question_of(play: Play[Any], game: str) -> Question:
    own = play.own_material
    return Question(
        game=game,
        seats=play.seats,
        seed=play.seed,
        options=msgspec.to_builtins(play.options),
        material=None if own is None else msgspec.to_builtins(own),
        actions=list(play.actions),
        seat=0,
        bot="",
        redeals=play.redeals,
    )


class Analyses:
    """The one that is being worked on, those that wait, those that are kept."""

    def __init__(self, thinking: BotRunner, folder: Path) -> None:
        self.thinking = thinking
        self.folder = folder
        self.jobs: dict[str, Job] = {}
        self.waiting: list[Job] = []
        self.task: asyncio.Task[None] | None = None
        self.own: WorkerPool | None = None

    @property
    def pool(self) -> WorkerPool:
        """The workers of this server; where bots think elsewhere, one of our own."""
        if isinstance(self.thinking, WorkerPool):
            return self.thinking
        self.own = self.own or WorkerPool(1)
        return self.own

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.own is not None:
            await self.own.close()

    # What is asked for.

    async def find(self, key: str) -> AnalysisOut | None:
        """Where it stands, or what was worked out before."""
        job = self.jobs.get(key)
        if job is not None:
            return self.out(job)
        kept = await asyncio.to_thread(self.read, key)
        return None if kept is None else AnalysisOut(key=key, state=DONE, result=kept)

    async def start(self, record: Record, settings: AnalysisSettings, player: str) -> AnalysisOut:
        """Queue it, unless it is there already."""
        key = key_of(record, settings)
        found = await self.find(key)
        if found is None or found.state in (CANCELLED, FAILED):
            if len(self.waiting) >= MOST_WAITING:
                raise Refusal("busy", "too many analyses wait already: try again later")
            play = await asyncio.to_thread(checked, record)
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
            self.task = asyncio.create_task(self.work())

    def cancel(self, key: str, player: str) -> AnalysisOut:
        """It ends when nobody waits for it any more."""
        job = self.jobs.get(key)
        if job is None:
            raise Refusal("no_analysis", "there is no such analysis")
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

    # The work.

    async def work(self) -> None:
        while self.waiting:
            job = self.waiting.pop(0)
            job.state = RUNNING
            try:
                await self.carry_out(job)
            except Exception:
                log.exception("an analysis failed")
                job.state = FAILED
            if job.state == DONE:
                self.jobs.pop(job.key, None)

    async def carry_out(self, job: Job) -> None:
        while job.state == RUNNING and len(job.steps) < job.total:
            await self.give_way()
            portion = Portion(game=job.question(), first=len(job.steps), settings=job.settings)
            answer = await self.ask(work_through, msgspec.msgpack.encode(portion))
            job.steps += msgspec.msgpack.decode(answer, type=list[Step])
        if job.state == RUNNING:
            job.result = await asyncio.to_thread(
                analysis.finish, job.record, job.play, job.steps, job.settings
            )
            await asyncio.to_thread(self.keep, job.key, job.result)
            job.state = DONE

    async def give_way(self) -> None:
        """Bots first: a portion begins only when a worker has nothing to do for them."""
        while self.pool.asked >= self.pool.workers:
            await asyncio.sleep(GIVE_WAY)

    async def ask(self, work: Any, packed: bytes) -> bytes:
        for _ in range(TRIES):
            with contextlib.suppress(ProcessExpired, TimeoutError):
                return bytes(await self.pool.run(work, [packed], PATIENCE))
        raise RuntimeError("no worker could answer")

    async def hint(self, table: Table) -> Hint:
        """For the seat to act. It waits for nobody: somebody waits for it."""
        assert table.play is not None
        question = question_of(table.play, table.game.key)
        answer = await self.ask(find_hint, msgspec.msgpack.encode(question))
        return msgspec.msgpack.decode(answer, type=Hint)

    # What is kept.

    def read(self, key: str) -> Analysis | None:
        try:
            return msgspec.json.decode((self.folder / f"{key}.json").read_bytes(), type=Analysis)
        except (FileNotFoundError, msgspec.DecodeError):
            return None

    def keep(self, key: str, result: Analysis) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        half = self.folder / f"{key}.half"
        half.write_bytes(msgspec.json.encode(result))
        half.replace(self.folder / f"{key}.json")
        kept = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for old in kept[:-MOST_KEPT]:
            old.unlink(missing_ok=True)


def key_of(record: Record, settings: AnalysisSettings) -> str:
    """The same record, settings and software: the same analysis."""
    what = [records.digest(record), settings.simulations, settings.seed, tatami.__version__]
    return hashlib.sha256(msgspec.json.encode(what)).hexdigest()[:32]


def checked(record: Record) -> Play[Any]:
    try:
        return analysis.begin(record, tatami.game(record.game))
    except TatamiError as error:
        raise Refusal("bad_record", str(error)) from None
