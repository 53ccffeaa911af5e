"""Executors play the games of a run: in this process, in worker processes, or on a Ray cluster.

An executor gets a few pairings at a time (a batch) and returns the results of their games. When a
worker dies, only its batch is lost: the scheduler plays those games again one by one, and reports
a game as failed after `MAX_TRIES` lost workers. The run continues.
"""

from __future__ import annotations

import functools
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
from pebble import ProcessExpired, ProcessPool

from tatami.arena.plan import Pairing, Plan
from tatami.arena.play_game import GameResult, GameRunner, failed_result
from tatami.engine.errors import TatamiError

BATCH_SECONDS = 0.2
"""Target duration of a batch: long compared to the cost of sending it, short enough to lose."""
LOOK_SECONDS = 1.0
"""Between two looks whether the pool is still whole."""
MAX_BATCH = 64
MAX_TRIES = 3


class WorkerLost(Exception):
    """The worker died or timed out before it returned its batch."""


DIED = WorkerLost("the process that played this died")

BatchResult = list[GameResult] | WorkerLost


class Executor:
    """The interface that the scheduler uses. `submit` never blocks, `next_results` does."""

    slots = 1
    """How many batches may be in progress at once."""

    def submit(self, plan: Plan, batch: list[Pairing]) -> None:
        raise NotImplementedError

    def next_results(self) -> list[tuple[list[Pairing], BatchResult]]:
        """Wait until at least one batch is done."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop the workers, and drop the batches in progress."""


class InProcessExecutor(Executor):
    """Plays in this process: nothing to start, and a debugger can step into a bot."""

    def __init__(self) -> None:
        self.submitted: deque[tuple[Plan, list[Pairing]]] = deque()

    def submit(self, plan: Plan, batch: list[Pairing]) -> None:
        self.submitted.append((plan, batch))

    def next_results(self) -> list[tuple[list[Pairing], BatchResult]]:
        plan, batch = self.submitted.popleft()
        return [(batch, play_batch(msgspec.msgpack.encode(plan), batch))]


class ProcessExecutor(Executor):
    """Worker processes on this machine."""

    def __init__(self, jobs: int, game_timeout: float | None = None) -> None:
        self.jobs = jobs
        self.slots = 2 * jobs
        self.game_timeout = game_timeout
        self.pool = self.new_pool()
        self.submitted: dict[Future[Any], list[Pairing]] = {}

    def new_pool(self) -> ProcessPool:
        # Spawned, not forked: a fork would copy the caller's threads and open files.
        spawn = multiprocessing.get_context("spawn")
        return ProcessPool(max_workers=self.jobs, context=spawn, initializer=ignore_interrupts)

    def submit(self, plan: Plan, batch: list[Pairing]) -> None:
        self.replace_broken_pool()
        packed = msgspec.msgpack.encode(plan)
        timeout = None if self.game_timeout is None else self.game_timeout * len(batch)
        future: Any = self.pool.schedule(play_batch, args=[packed, batch], timeout=timeout)
        self.submitted[future] = batch

    def next_results(self) -> list[tuple[list[Pairing], BatchResult]]:
        done: set[Future[Any]] = set()
        while not done and self.pool.active:
            done, _ = wait(self.submitted, timeout=LOOK_SECONDS, return_when=FIRST_COMPLETED)
        if not done:  # a broken pool forgets the batches that no worker had taken
            return [(self.submitted.pop(future), DIED) for future in list(self.submitted)]
        return [(self.submitted.pop(future), batch_result(future)) for future in done]

    def replace_broken_pool(self) -> None:
        """A worker that dies before its pool has read that it began breaks the pool."""
        if not self.pool.active:
            self.close()
            self.pool = self.new_pool()

    def close(self) -> None:
        self.pool.stop()  # type: ignore[no-untyped-call]  # pebble's
        self.pool.join(timeout=5)


def batch_result(future: Future[Any]) -> BatchResult:
    try:
        results: list[GameResult] = future.result()
    except ProcessExpired as error:
        return WorkerLost(f"the process that played this died (exit code {error.exitcode})")
    except BrokenProcessPool:
        return DIED
    except TimeoutError:
        return WorkerLost("no end within the time given")
    return results


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the parent, which keeps the results,
    handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(packed: bytes, batch: list[Pairing]) -> list[GameResult]:
    runner = runner_of(packed)
    return [runner.play(pairing) for pairing in batch]


@functools.lru_cache(maxsize=8)
def runner_of(packed: bytes) -> GameRunner:
    return GameRunner(msgspec.msgpack.decode(packed, type=Plan))


def make_executor(
    jobs: int | None = None, ray: str | None = None, game_timeout: float | None = None
) -> Executor:
    """`jobs` worker processes (None: one per core; 0: play in this process), or the Ray cluster
    at the address `ray`."""
    if ray is not None:
        from tatami.arena.ray_executor import RayExecutor

        return RayExecutor(ray)
    count = available_cores() if jobs is None else jobs
    if count < 0:
        raise TatamiError("the number of processes must not be negative")
    return InProcessExecutor() if count == 0 else ProcessExecutor(count, game_timeout)


def available_cores() -> int:
    """The cores that this process may use, where the system says which."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Scheduler:
    """Sends pairings to an executor, collects the results, and plays lost games again."""

    def __init__(self, plan: Plan, executor: Executor) -> None:
        self.plan = plan
        self.executor = executor
        self.lost: deque[Pairing] = deque()
        """Pairings whose worker died, to play again."""
        self.tries: dict[tuple[int, int], int] = {}
        self.in_progress = 0
        self.games = 0
        self.seconds = 0.0

    def play(self, pairings: Iterable[Pairing]) -> Iterator[GameResult]:
        """Yield each result as soon as its game is finished."""
        source = iter(pairings)
        while True:
            while self.in_progress < self.executor.slots and (batch := self.next_batch(source)):
                self.executor.submit(self.plan, batch)
                self.in_progress += 1
            if not self.in_progress:
                return
            for batch, result in self.executor.next_results():
                self.in_progress -= 1
                yield from self.receive(batch, result)

    def next_batch(self, source: Iterator[Pairing]) -> list[Pairing]:
        if self.lost:
            return [self.lost.popleft()]
        size = 1
        if self.games:
            size = max(1, min(MAX_BATCH, int(BATCH_SECONDS * self.games / max(self.seconds, 1e-9))))
        return [pairing for _, pairing in zip(range(size), source, strict=False)]

    def receive(self, batch: list[Pairing], result: BatchResult) -> Iterator[GameResult]:
        if isinstance(result, WorkerLost):
            for pairing in batch:
                yield from self.try_again(pairing, result)
            return
        for game in result:
            self.games += 1
            self.seconds += sum(times.seconds for times in game.move_times)
            yield game

    def try_again(self, pairing: Pairing, lost: WorkerLost) -> Iterator[GameResult]:
        tries = self.tries[pairing.key] = self.tries.get(pairing.key, 0) + 1
        if tries < MAX_TRIES:
            self.lost.append(pairing)
        else:
            yield failed_result(self.plan, pairing, str(lost))
