"""What happens at a table without a person: the start, auto-replies, bots and the clock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from tatami.server.background_tasks import BackgroundTasks
from tatami.server.live.live_table import LiveTable
from tatami.server.live.next_entry import bot_question, next_entry, owes_entry
from tatami.server.live.player_addresses import PlayerAddresses
from tatami.server.live.process_heartbeat import Heartbeat
from tatami.server.live.result_storage import ResultStorage
from tatami.server.store.base import NumberTaken
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables import command_handlers, entries
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.thinking.fair_queue import BOTS_ONLY, PEOPLE, Asker
from tatami.server.thinking.question import Question
from tatami.server.thinking.worker_pool import BotRunner

log = logging.getLogger("tatami.server")

RETRY = 5.0
"""Seconds until the next attempt where a bot could not be asked."""


class EntryWriter(Protocol):
    """What automation needs of the registry of tables."""

    tasks: BackgroundTasks
    now: Callable[[], int]
    stopping: bool
    heartbeat: Heartbeat
    results: ResultStorage

    async def append(self, live: LiveTable, entry: entries.AnyEntry) -> int: ...

    async def catch_up(self, live: LiveTable) -> None: ...


class Automation:
    def __init__(self, writer: EntryWriter, bots: BotRunner, addresses: PlayerAddresses) -> None:
        self.writer = writer
        self.bots = bots
        self.addresses = addresses

    def settle(self, live: LiveTable) -> None:
        """After an entry: start the game, make automatic moves, set the timer of the clock.

        Of several processes that have the table in memory, the one that wrote the last entry does
        this. If it dies, the process that resumes the table does.
        """
        if live.evicted:
            return
        if live.owned and not live.automating and owes_entry(live.table):
            live.automating = True
            self.writer.tasks.start(self.run(live))
        self.set_timer(live)

    def set_timer(self, live: LiveTable) -> None:
        if not live.evicted and live.may_need_timer():
            live.set_timer(self.writer.now(), lambda: self.writer.tasks.start(self.flag(live)))

    async def run(self, live: LiveTable) -> None:
        """Write one entry after the other until a person must decide."""
        try:
            while live.owned and await self.run_once(live):
                pass
        except Refusal as refusal:
            self.refused(live, refusal)
        except StoreUnavailable:
            self.retry_later(live)
        except Exception:
            # No worker answered: that does not last.
            log.exception("table %s failed; trying again in %s s", live.table.id, RETRY)
            self.retry_later(live)
        finally:
            live.automating = False
        self.set_timer(live)
        await self.writer.results.store(live)

    def refused(self, live: LiveTable, refusal: Refusal) -> None:
        """`busy`: the database hangs, which ends. Otherwise a worker answered illegally, and
        another one may do better, or the table is damaged."""
        if refusal.code == "going_down":
            return
        if refusal.code != "busy":
            log.error("table %s cannot go on: %s", live.table.id, refusal)
        if refusal.code != "broken":
            self.retry_later(live)

    def retry_later(self, live: LiveTable) -> None:
        asyncio.get_running_loop().call_later(RETRY, self.settle, live)

    async def run_once(self, live: LiveTable) -> bool:
        """Write one entry; False when there is none, or when another process writes it."""
        question = self.question(live.table)
        answer = None
        if question is not None:
            answer = await self.bots.ask(question, self.asker(live.table))
        async with live.lock:
            if not live.owned or self.question(live.table) != question:
                return live.owned
            try:
                entry = next_entry(live.table, answer)
                if entry is None:
                    return False
                await self.writer.append(live, entry)
            except NumberTaken:
                await self.writer.catch_up(live)
            except Refusal as refusal:
                if refusal.code == "look_again":  # the table was read again
                    return True
                self.refused(live, refusal)
                return False
        return True

    def question(self, table: Table) -> Question | None:
        return None if self.writer.stopping else bot_question(table)

    def asker(self, table: Table) -> Asker:
        """Who a bot's answer is for: the host's budget pays, and people come before bots alone."""
        watched = any(seat.player and not seat.bot for seat in table.seats)
        host = table.setup.host
        return Asker(self.addresses.of(host), host, PEOPLE if watched else BOTS_ONLY)

    async def flag(self, live: LiveTable) -> None:
        """The timer fired: write the timeout if the time is really up."""
        try:
            await self.write_timeout(live)
        except (StoreUnavailable, Refusal):  # the database is away or hangs
            asyncio.get_running_loop().call_later(RETRY, self.set_timer, live)

    async def write_timeout(self, live: LiveTable) -> None:
        heartbeat = self.writer.heartbeat
        lost = await heartbeat.lost_time.check()
        async with live.lock:
            if live.lost_before < lost:
                await heartbeat.try_to_pause(live, lost)
            entry = command_handlers.out_of_time(live.table, self.writer.now())
            if entry is not None and not heartbeat.may_time_run_out(live):
                asyncio.get_running_loop().call_later(RETRY, self.set_timer, live)
                return
            if entry is not None:
                try:
                    await self.writer.append(live, entry)
                except NumberTaken:
                    await self.writer.catch_up(live)
            self.settle(live)
        await self.writer.results.store(live)
