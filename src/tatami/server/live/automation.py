"""What follows at a table by itself: the start, standing orders, bots, the clock."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tatami.server.live.live_table import LiveTable
from tatami.server.store.base import Taken
from tatami.server.tables import command_handlers, entries
from tatami.server.tables.table import RUNNING, Refusal, Table
from tatami.server.thinking.worker_pool import Question, Thinker

if TYPE_CHECKING:
    from tatami.server.live.table_registry import Tables

log = logging.getLogger("tatami.server")

RETRY = 5.0
"""Seconds until a table is looked at again where a bot could not be asked."""


class Following:
    def __init__(self, tables: Tables, thinking: Thinker) -> None:
        self.tables = tables
        self.thinking = thinking

    def settle(self, live: LiveTable) -> None:
        """After an entry: start, follow orders, let bots think, wind the clock.

        Where several processes know the table, the one that wrote the last entry does this; if it
        dies, another one does when it resumes the table.
        """
        if live.ours and not live.busy and (live.table.ready() or self.owes_move(live)):
            live.busy = True
            self.tables.tasks.start(self.carry_on(live))
        self.set_timer(live)

    def set_timer(self, live: LiveTable) -> None:
        live.set_timer(self.tables.now(), lambda: self.tables.tasks.start(self.flag(live)))

    def owes_move(self, live: LiveTable) -> bool:
        if live.table.status != RUNNING:
            return False
        return (
            bool(live.table.bot_to_act()) or command_handlers.ordered_move(live.table) is not None
        )

    async def carry_on(self, live: LiveTable) -> None:
        """Everything that happens without a person: one entry at a time until one is needed."""
        try:
            while live.ours and await self.carry_on_once(live):
                pass
        except Exception:
            # No worker could answer, or the database is away: neither lasts.
            log.exception("table %s waits for %s s", live.table.id, RETRY)
            asyncio.get_running_loop().call_later(RETRY, lambda: self.settle(live))
        finally:
            live.busy = False
        self.set_timer(live)
        await self.tables.keep_status(live)

    async def carry_on_once(self, live: LiveTable) -> bool:
        """One entry; False when there is nothing to do, or another process does it."""
        question = self.question(live.table)
        answer = None if question is None else await self.thinking.ask(question)
        async with live.lock:
            if not live.ours or self.question(live.table) != question:
                return live.ours
            try:
                entry = self.next_entry(live.table, answer)
                if entry is None:
                    return False
                await self.tables.append(live, entry)
            except Taken:
                await self.tables.catch_up(live)
            except Refusal as refusal:
                if refusal.code != "going_down":
                    log.error("table %s cannot go on: %s", live.table.id, refusal)
                return False
        return True

    def next_entry(self, table: Table, answer: int | None) -> entries.AnyEntry | None:
        if table.ready():
            return command_handlers.started(table)
        if answer is not None:
            seat = table.to_act()
            assert seat is not None
            return command_handlers.moved(table, seat, answer, None, by="bot")
        return command_handlers.ordered_move(table)

    def question(self, table: Table) -> Question | None:
        """What a bot is to be asked, if one owes a move."""
        bot = table.bot_to_act()
        if not bot or self.tables.stopping:
            return None
        assert table.play is not None
        return Question(
            game=table.game.key,
            seats=len(table.seats),
            seed=table.play.seed,
            options=table.setting.options,
            material=table.setting.material,
            actions=list(table.play.actions),
            seat=int(table.play.state.to_act),
            bot=bot,
            redeals=table.play.redeals,
        )

    async def flag(self, live: LiveTable) -> None:
        """Time is up, if it really is."""
        async with live.lock:
            entry = command_handlers.out_of_time(live.table, self.tables.now())
            if entry is not None:
                try:
                    await self.tables.append(live, entry)
                except Taken:
                    await self.tables.catch_up(live)
            self.settle(live)
        await self.tables.keep_status(live)
