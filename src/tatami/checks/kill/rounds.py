"""A round: people play at a few tables, the server is killed several times, and then every
acknowledged move must be in the database."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tatami.checks.kill.forked_server import KillableServer
from tatami.checks.kill.players import PEOPLE, WITH_BOTS, GameTable, Session
from tatami.checks.server_process import free_port, is_running
from tatami.server.services import open_store
from tatami.server.settings import Settings
from tatami.server.store import queries
from tatami.server.store.base import Store
from tatami.server.tables import entries
from tatami.server.tables.rebuild import rebuild

PATIENCE = 120.0
"""Seconds in which something must happen on a busy machine."""
LONGEST_LIFE = 0.3
"""Seconds that a server lives at most after its first acknowledged move."""
KILLED_AT_START = 8
"""One in so many servers is killed while it starts."""


@dataclass
class Result:
    kills: int = 0
    killed_at_start: int = 0
    acknowledged: int = 0
    tables: int = 0
    lost: int = 0
    """Acknowledged or sent entries that are not in the database."""
    damaged: int = 0
    """Tables that cannot be rebuilt."""
    stuck: int = 0
    """Games that neither continue nor end after the last start."""
    left_behind: int = 0
    """Processes of killed servers that still run."""
    problems: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        return not (self.lost or self.damaged or self.stuck or self.left_behind or self.problems)

    def add(self, other: Result) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What a round does."""

    folder: Path
    url: str = ""
    kills: int
    tables: int
    bots: bool
    """Half of the tables have a bot."""
    seed: str
    think: float = 0.03


async def play_round(plan: Plan, on_kill: Callable[[], bool] = lambda: True) -> Result:
    """`on_kill` is called after each kill; False ends the round early."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    session = Session(free_port(), plan.seed, plan.think)
    killer = Killer(plan, session)
    kinds = [WITH_BOTS if plan.bots and number % 2 else PEOPLE for number in range(plan.tables)]
    playing = [asyncio.create_task(session.keep_playing(kind)) for kind in kinds]
    result, stuck = killer.result, list[GameTable]()
    try:
        await killer.run(on_kill)
        session.closing = True
        stuck = await find_stuck_tables(session)
    finally:
        for task in playing:
            task.cancel()
        ends = await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(killer.server.stop)
    result.problems += [repr(end) for end in ends if isinstance(end, Exception)]
    result.acknowledged, result.tables = session.acknowledged, len(session.tables)
    await compare(session, plan, result, stuck)
    return result


class Killer:
    """Kills the server and starts it again, on the same data and the same port."""

    def __init__(self, plan: Plan, session: Session) -> None:
        self.plan = plan
        self.session = session
        self.result = Result()
        self.rng = random.Random(f"{plan.seed} kills")
        self.workers: list[int] = []
        """Processes of the servers that were killed."""
        self.server = self.start()

    def start(self) -> KillableServer:
        return KillableServer(self.session.port, self.plan.folder, self.plan.url)

    async def run(self, on_kill: Callable[[], bool]) -> None:
        await asyncio.to_thread(self.server.wait)
        while self.result.kills < self.plan.kills and await self.wait_for_the_moment():
            self.workers += self.server.workers()
            await asyncio.to_thread(self.server.kill)
            self.result.kills += 1
            self.server = self.start()
            if not on_kill():
                break
        await asyncio.to_thread(self.server.wait)
        self.result.left_behind = await count_running(self.workers)

    async def wait_for_the_moment(self) -> bool:
        """While the server starts, or a random time after its first acknowledged move."""
        if self.result.kills and self.rng.randrange(KILLED_AT_START) == 0:
            self.result.killed_at_start += 1
        elif not await self.session.moves_made(1, PATIENCE):
            self.result.problems.append("no move was acknowledged in time")
            return False
        await asyncio.sleep(self.rng.random() * LONGEST_LIFE)
        return True


async def count_running(orphans: list[int]) -> int:
    """They end by themselves when they notice that their server is gone."""
    until = time.monotonic() + PATIENCE
    while any(map(is_running, orphans)) and time.monotonic() < until:
        await asyncio.sleep(0.1)
    return sum(map(is_running, orphans))


async def find_stuck_tables(session: Session) -> list[GameTable]:
    """After the last start: the games that neither end nor continue in time."""
    running = {table: table.received for table in session.tables if not table.over}
    until = time.monotonic() + PATIENCE
    while running and time.monotonic() < until:
        await asyncio.sleep(0.05)
        running = {
            table: received
            for table, received in running.items()
            if not table.over and table.received <= received
        }
    return list(running)


async def compare(session: Session, plan: Plan, result: Result, stuck: list[GameTable]) -> None:
    store = open_store(Settings(data=str(plan.folder), database_url=plan.url))
    await store.open()
    try:
        for table in session.tables:
            missing = await count_missing(store, table)
            result.lost += missing or 0
            result.damaged += missing is None
        result.stuck = len(stuck)
        result.problems += [await describe(store, table) for table in stuck]
    finally:
        await store.close()


async def count_missing(store: Store, table: GameTable) -> int | None:
    """Acknowledged or sent entries that are not stored; None if the table cannot be rebuilt."""
    stored = await store.read(queries.load_table(table.id))
    if stored is None:
        return len(table.acknowledged) + 1
    try:
        rebuilt = rebuild(table.id, stored)
    except Exception:
        return None
    past = {one.number: one.entry for one in rebuilt.entries}
    lost = sum(
        not is_move(past.get(number), seat, text) for number, seat, text in table.acknowledged
    )
    return lost + (table.received > 0 and table.received not in past)


async def describe(store: Store, table: GameTable) -> str:
    """What is stored of a stuck game, and what its players wait for."""
    stored = await store.read(queries.load_table(table.id))
    if stored is None:
        return f"{table.id}: not stored; {table.waiting_for()}"
    rebuilt = rebuild(table.id, stored)
    taken = [seat.taken for seat in rebuilt.seats]
    return (
        f"{table.id}: {rebuilt.status}, {rebuilt.number} entries, seats taken {taken}, "
        f"seat {rebuilt.to_act} to act; {table.waiting_for()}"
    )


def is_move(entry: object, seat: object, text: object) -> bool:
    return isinstance(entry, entries.Moved) and entry.seat == seat and entry.text == text
