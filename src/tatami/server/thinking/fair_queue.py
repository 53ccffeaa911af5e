"""Who is served next where many wait for few workers.

A lower class always comes first: opponents of people, then tables of bots alone, then analyses.
Within a class the address that used the workers least is next, and within an address the player
who did. Use is counted in seconds and forgotten with time. One address, and everything that no
person waits for, always leaves one worker to others.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import NamedTuple

PEOPLE, BOTS_ONLY, ANALYSIS = 0, 1, 2
"""Classes: a person waits; only bots play; an analysis of a finished game."""
CLASSES = (PEOPLE, BOTS_ONLY, ANALYSIS)
HALF_LIFE = 60.0
"""Seconds after which half of what somebody used is forgotten."""
MAX_ACCOUNTS = 10_000


class Asker(NamedTuple):
    """Who waits: the player, the network address, and the class of the request."""

    address: str = ""
    player: str = ""
    urgency: int = PEOPLE

    @property
    def household(self) -> str:
        """The address; a player whose address is unknown is a household of their own."""
        return self.address or self.player


class QueueFull(Exception):
    """Too many wait already. `own`: it is the asker's own address that has too many."""

    def __init__(self, own: bool) -> None:
        super().__init__("the queue is full")
        self.own = own


class Usage:
    """Seconds used by each name; halved every minute."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.accounts: dict[str, tuple[float, float]] = {}

    def of(self, name: str) -> float:
        used, at = self.accounts.get(name, (0.0, 0.0))
        return used * 0.5 ** ((self.now() - at) / HALF_LIFE) if used else 0.0

    def add(self, name: str, seconds: float) -> None:
        used = self.of(name) + seconds
        self.accounts.pop(name, None)
        self.accounts[name] = used, self.now()
        if len(self.accounts) > MAX_ACCOUNTS:
            del self.accounts[next(iter(self.accounts))]  # used longest ago

    def least(self, names: Iterable[str]) -> str:
        return min(names, key=self.of)


Waiting = dict[str, dict[str, deque["asyncio.Future[None]"]]]
"""Those who wait in one class: by household, then by player."""


class FairQueue:
    """Slots for so many workers. `max_waiting` bounds the queue, in all and per address."""

    def __init__(
        self,
        slots: int,
        max_waiting: int = 1_000_000,
        max_per_address: int = 1_000_000,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.slots = slots
        self.max_waiting = max_waiting
        self.max_per_address = max_per_address
        self.now = now
        self.usage = Usage(now)
        self.waiting: dict[int, Waiting] = {urgency: {} for urgency in CLASSES}
        self.waiting_per_address: Counter[str] = Counter()
        self.running: Counter[str] = Counter()
        self.running_background = 0

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a worker, and keep it for the duration of the block; raises QueueFull."""
        await self.enter(asker)
        began = self.now()
        try:
            yield
        finally:
            self.leave(asker, self.now() - began)

    async def enter(self, asker: Asker) -> None:
        if self.may_run(asker.household, asker.urgency):
            self.start(asker.household, asker.urgency)
            return
        turn = self.enqueue(asker)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given a worker meanwhile
                self.leave(asker, 0.0)
            else:
                self.forget(asker, turn)
            raise

    def enqueue(self, asker: Asker) -> asyncio.Future[None]:
        own = self.waiting_per_address[asker.household] >= self.max_per_address
        if own or self.waiting_per_address.total() >= self.max_waiting:
            raise QueueFull(own)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        players = self.waiting[asker.urgency].setdefault(asker.household, {})
        players.setdefault(asker.player, deque()).append(turn)
        self.waiting_per_address[asker.household] += 1
        return turn

    def forget(self, asker: Asker, turn: asyncio.Future[None]) -> None:
        """Remove one who no longer waits; `start_next` may have done so since it was cancelled."""
        players = self.waiting[asker.urgency].get(asker.household, {})
        if turn in players.get(asker.player, ()):
            players[asker.player].remove(turn)
            self.drop_empty(asker.urgency, asker.household, asker.player)

    def drop_empty(self, urgency: int, household: str, player: str) -> None:
        """After one left the queue: remove what is empty, so that nothing grows."""
        waiting = self.waiting[urgency]
        if not waiting[household][player]:
            del waiting[household][player]
        if not waiting[household]:
            del waiting[household]
        self.waiting_per_address[household] -= 1
        if not self.waiting_per_address[household]:
            del self.waiting_per_address[household]

    def leave(self, asker: Asker, seconds: float) -> None:
        """A worker is free again: give it to the next."""
        self.usage.add(asker.household, seconds)
        if asker.player:
            self.usage.add(f"player {asker.player}", seconds)
        self.running[asker.household] -= 1
        if not self.running[asker.household]:
            del self.running[asker.household]
        self.running_background -= asker.urgency != PEOPLE
        self.start_next()

    def may_run(self, household: str, urgency: int) -> bool:
        if self.running.total() >= self.slots:
            return False
        most = max(1, self.slots - 1)
        if urgency != PEOPLE and self.running_background >= most:
            return False
        return self.running[household] < most

    def next_household(self) -> tuple[int, str] | None:
        for urgency in CLASSES:
            able = [name for name in self.waiting[urgency] if self.may_run(name, urgency)]
            if able:
                return urgency, self.usage.least(able)
        return None

    def start(self, household: str, urgency: int) -> None:
        self.running[household] += 1
        self.running_background += urgency != PEOPLE

    def start_next(self) -> None:
        while (found := self.next_household()) is not None:
            urgency, household = found
            players = self.waiting[urgency][household]
            player = min(players, key=lambda name: self.usage.of(f"player {name}"))
            turn = players[player].popleft()
            self.drop_empty(urgency, household, player)
            if not turn.cancelled():
                self.start(household, urgency)
                turn.set_result(None)
