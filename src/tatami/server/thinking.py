"""Bots think in worker processes, never in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from concurrent.futures import CancelledError
from typing import Any

import msgspec
from pebble import ProcessExpired, ProcessPool

import tatami
from tatami.bots import BOTS, Knowledge
from tatami.engine import Play, chance_from

PATIENCE = 60.0
"""Seconds after which a worker that does not answer is ended and another one asked."""


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


def think(packed: bytes) -> int:
    """In the worker: the same question always gets the same answer."""
    question = msgspec.msgpack.decode(packed, type=Question)
    game = tatami.game(question.game)
    play = Play(
        game,
        seats=question.seats,
        seed=question.seed,
        options=question.options,
        material=None if question.material is None else game.material(question.material),
    )
    for action in question.actions:
        play.state.play(action)
    rng = chance_from(f"{question.seed} {question.seat} {len(question.actions)}")
    return BOTS[question.bot]().choose(Knowledge(play.state, question.seat), rng)


class Thinker:
    """Whoever answers for bots."""

    async def open(self) -> None:
        """Get ready, if there is anything to do."""

    async def ask(self, question: Question) -> int:
        """The bot's action."""
        raise NotImplementedError

    async def close(self) -> None:
        """Let go of everything."""


class Thinking(Thinker):
    """A pool of processes in which a crash or a hang costs one answer, not the pool."""

    def __init__(self, workers: int) -> None:
        # Not forked: a fork would keep our sockets and database open after our end.
        clean = multiprocessing.get_context("spawn")
        self.pool = ProcessPool(max_workers=workers, context=clean)

    async def ask(self, question: Question) -> int:
        """The bot's action; asked again if a worker died over it."""
        packed = msgspec.msgpack.encode(question)
        for _ in range(3):
            with contextlib.suppress(ProcessExpired, TimeoutError):
                return await self.once(packed)
        raise RuntimeError(f"no worker could answer for {question.bot} at {question.game}")

    async def once(self, packed: bytes) -> int:
        future: Any = self.pool.schedule(think, args=[packed], timeout=PATIENCE)
        try:
            return int(await asyncio.wrap_future(future))
        except CancelledError:
            raise asyncio.CancelledError from None

    async def close(self) -> None:
        await asyncio.to_thread(self.stop)

    def stop(self) -> None:
        self.pool.stop()  # type: ignore[no-untyped-call]  # pebble's
        self.pool.join(timeout=5)
