"""Bots think in worker processes, never in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import CancelledError
from typing import Any

import msgspec
from pebble import ProcessExpired, ProcessPool

import tatami
from tatami.bots import Knowledge, bot
from tatami.engine import Play, chance_from
from tatami.engine.play import Redeal

PATIENCE = 60.0
"""Seconds after which a worker that does not answer is ended and another one asked."""

RENEWED_AFTER = 10
"""Answers after which a worker that runs interpreted makes way for a new one."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """All that a worker needs to stand where the bot stands."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    material: dict[str, Any] | None
    actions: list[int]
    seat: int
    bot: str
    redeals: tuple[Redeal, ...] = ()


def think(packed: bytes) -> int:
    """In the worker: the same question always gets the same answer."""
    question = msgspec.msgpack.decode(packed, type=Question)
    play = stand(question)
    rng = chance_from(f"{question.seed} {question.seat} {len(question.actions)}")
    return bot(question.bot, play.game).choose(Knowledge(play.state, question.seat), rng)


def stand(question: Question) -> Play[Any]:
    """In the worker: the game as it is when the question is asked."""
    game = tatami.game(question.game)
    play = Play(
        game,
        seats=question.seats,
        seed=question.seed,
        options=question.options,
        material=None if question.material is None else game.material(question.material),
        redeals=question.redeals,
    )
    play.hurry(question.actions)
    return play


def think_timed(packed: bytes) -> tuple[int, float]:
    """In the worker: the answer, and how long it took without the queue."""
    began = time.perf_counter()
    return think(packed), time.perf_counter() - began


def pulse() -> bool:
    """In the worker: it lives."""
    return True


class Thinker:
    """Whoever answers for bots."""

    workers = 0
    """Processes of ours in which bots think."""

    def __init__(self) -> None:
        self.asked = 0
        """Questions that wait for their answer."""
        self.thought: Callable[[float, float], None] = lambda _in_worker, _in_all: None
        """Told of every answer: seconds in the worker, and with the queue."""

    @property
    def waiting(self) -> int:
        """Questions that nobody has taken up yet, as far as we know."""
        return max(0, self.asked - self.workers)

    async def open(self) -> None:
        """Get ready, if there is anything to do."""

    async def ask(self, question: Question) -> int:
        """The bot's action."""
        raise NotImplementedError

    async def alive(self) -> bool:
        """Would a question be answered?"""
        return True

    async def close(self) -> None:
        """Let go of everything."""


class Thinking(Thinker):
    """A pool of processes in which a crash or a hang costs one answer, not the pool."""

    def __init__(self, workers: int) -> None:
        super().__init__()
        # Not forked: a fork would keep our sockets and database open after our end.
        clean = multiprocessing.get_context("spawn")
        self.workers = workers
        # While the rules are still being compiled, new workers will find them compiled.
        renew = 0 if tatami.MODE == "compiled" else RENEWED_AFTER
        self.pool = ProcessPool(max_workers=workers, max_tasks=renew, context=clean)
        self.answered_at = time.monotonic()

    async def ask(self, question: Question) -> int:
        """The bot's action; asked again if a worker died over it."""
        packed = msgspec.msgpack.encode(question)
        self.answered_at = self.answered_at if self.asked else time.monotonic()
        self.asked += 1
        try:
            for _ in range(3):
                with contextlib.suppress(ProcessExpired, TimeoutError):
                    return await self.once(packed)
        finally:
            self.asked -= 1
        raise RuntimeError(f"no worker could answer for {question.bot} at {question.game}")

    async def once(self, packed: bytes) -> int:
        began = time.monotonic()
        action, seconds = await self.run(think_timed, [packed], PATIENCE)
        self.answered_at = time.monotonic()
        self.thought(seconds, self.answered_at - began)
        return int(action)

    async def run(self, work: Callable[..., Any], args: list[Any], timeout: float) -> Any:
        future: Any = self.pool.schedule(work, args=args, timeout=timeout)
        try:
            return await asyncio.wrap_future(future)
        except CancelledError:
            raise asyncio.CancelledError from None

    async def alive(self) -> bool:
        """Would a question be answered? While some are, that is seen by their answers."""
        if self.asked:
            return time.monotonic() - self.answered_at < 2 * PATIENCE
        try:
            return bool(await asyncio.wait_for(self.run(pulse, [], 5.0), 5.0))
        except Exception:
            return False

    async def close(self) -> None:
        await asyncio.to_thread(self.stop)

    def stop(self) -> None:
        self.pool.stop()  # type: ignore[no-untyped-call]  # pebble's
        self.pool.join(timeout=2)
