"""Where the games are played: in this process, in processes beside it, or on a Ray cluster.

Whoever plays is given a few sittings at a time and gives back the games. A process that dies over
them costs just these: they are played again, one by one, and a sitting over which processes keep
dying is reported as failed. The run goes on.
"""

from __future__ import annotations

import functools
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any

import msgspec
from pebble import ProcessExpired, ProcessPool

from tatami.arena.plan import Plan, Sitting
from tatami.arena.play_game import Played, Table, failed
from tatami.engine.errors import TatamiError

BITE = 0.2
"""Seconds of play to hand out at once: long beside what handing out costs, short to lose."""
LARGEST = 64
TRIES = 3


class Lost(Exception):
    """Whoever was to play these did not come back."""


Answer = list[Played] | Lost


class Hands:
    """Somebody who plays."""

    slots = 1
    """How many bites may be under way at once."""

    def give(self, plan: Plan, bite: list[Sitting]) -> None:
        raise NotImplementedError

    def take(self) -> list[tuple[list[Sitting], Answer]]:
        """Wait until something comes back."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go at once of what is under way."""


class Here(Hands):
    """This very process: nothing to start, and a debugger sees everything."""

    def __init__(self) -> None:
        self.given: deque[tuple[Plan, list[Sitting]]] = deque()

    def give(self, plan: Plan, bite: list[Sitting]) -> None:
        self.given.append((plan, bite))

    def take(self) -> list[tuple[list[Sitting], Answer]]:
        plan, bite = self.given.popleft()
        return [(bite, play_bite(msgspec.msgpack.encode(plan), bite))]


class Processes(Hands):
    """Processes of this machine."""

    def __init__(self, jobs: int, patience: float | None = None) -> None:
        # Not forked: threads and open files of the caller's would be forked along.
        clean = multiprocessing.get_context("spawn")
        self.slots = 2 * jobs
        self.patience = patience
        self.pool = ProcessPool(max_workers=jobs, context=clean, initializer=leave_interrupts)
        self.given: dict[Future[Any], list[Sitting]] = {}

    def give(self, plan: Plan, bite: list[Sitting]) -> None:
        packed = msgspec.msgpack.encode(plan)
        timeout = None if self.patience is None else self.patience * len(bite)
        future: Any = self.pool.schedule(play_bite, args=[packed, bite], timeout=timeout)
        self.given[future] = bite

    def take(self) -> list[tuple[list[Sitting], Answer]]:
        done, _ = wait(self.given, return_when=FIRST_COMPLETED)
        return [(self.given.pop(future), answer(future)) for future in done]

    def close(self) -> None:
        self.pool.stop()  # type: ignore[no-untyped-call]  # pebble's
        self.pool.join(timeout=5)


def answer(future: Future[Any]) -> Answer:
    try:
        played: list[Played] = future.result()
    except ProcessExpired as error:
        return Lost(f"the process that played this died (exit code {error.exitcode})")
    except TimeoutError:
        return Lost("no end within the time given")
    return played


def leave_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that keeps the results minds."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_bite(packed: bytes, bite: list[Sitting]) -> list[Played]:
    table = table_of(packed)
    return [table.play(sitting) for sitting in bite]


@functools.lru_cache(maxsize=8)
def table_of(packed: bytes) -> Table:
    return Table(msgspec.msgpack.decode(packed, type=Plan))


def hands(jobs: int | None = None, ray: str | None = None, patience: float | None = None) -> Hands:
    """As many processes as there are cores; 0: this process; or the Ray cluster at an address."""
    if ray is not None:
        from tatami.arena.ray_executor import Cluster

        return Cluster(ray)
    count = cores() if jobs is None else jobs
    if count < 0:
        raise TatamiError("a number of processes cannot be less than 0")
    return Here() if count == 0 else Processes(count, patience)


def cores() -> int:
    """Those that this process may use, where the system says which."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Round:
    """Hands sittings out, takes games in, and sees to it that every sitting comes back."""

    def __init__(self, plan: Plan, hands: Hands) -> None:
        self.plan = plan
        self.hands = hands
        self.again: deque[Sitting] = deque()
        self.tries: dict[tuple[int, int], int] = {}
        self.out = 0
        self.games = 0
        self.seconds = 0.0

    def play(self, sittings: Iterable[Sitting]) -> Iterator[Played]:
        """The games, as they are finished."""
        source = iter(sittings)
        while True:
            while self.out < self.hands.slots and (bite := self.next_bite(source)):
                self.hands.give(self.plan, bite)
                self.out += 1
            if not self.out:
                return
            for bite, answer in self.hands.take():
                self.out -= 1
                yield from self.receive(bite, answer)

    def next_bite(self, source: Iterator[Sitting]) -> list[Sitting]:
        if self.again:
            return [self.again.popleft()]
        size = 1
        if self.games:
            size = max(1, min(LARGEST, int(BITE * self.games / max(self.seconds, 1e-9))))
        return [sitting for _, sitting in zip(range(size), source, strict=False)]

    def receive(self, bite: list[Sitting], answer: Answer) -> Iterator[Played]:
        if isinstance(answer, Lost):
            for sitting in bite:
                yield from self.try_again(sitting, answer)
            return
        for played in answer:
            self.games += 1
            self.seconds += sum(pace.seconds for pace in played.pace)
            yield played

    def try_again(self, sitting: Sitting, lost: Lost) -> Iterator[Played]:
        tries = self.tries[sitting.key] = self.tries.get(sitting.key, 0) + 1
        if tries < TRIES:
            self.again.append(sitting)
        else:
            yield failed(self.plan, sitting, str(lost))
