"""All tables of a device: created, opened, continued, and played on by bots.

It is the counterpart of the server's `live.table_registry`, for one person and their friends at the
same device. An entry is acknowledged once it is stored. Several tabs may have the same table open:
one of them writes an entry, the others find its number taken and read it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tatami.bots import is_offered, names
from tatami.browser.bots import think
from tatami.browser.storage import NumberTaken, Storage, TableRow
from tatami.engine import fair_deals
from tatami.server.background_tasks import BackgroundTasks
from tatami.server.live.live_table import LiveTable
from tatami.server.live.next_entry import bot_question, next_entry, owes_entry
from tatami.server.tables import command_handlers, commands, entries
from tatami.server.tables.create_table import (
    NewTable,
    new_id,
    rotated_seats,
    same_setup,
    setup_of,
)
from tatami.server.tables.rebuild import (
    DamagedTable,
    StoredEntry,
    StoredTable,
    decode_entry,
    rebuild,
)
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OVER, Table
from tatami.server.tables.table_setup import ClockSetup
from tatami.server.wire import messages

ATTEMPTS = 5


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class TableHost:
    def __init__(self, storage: Storage, now: Callable[[], int] = milliseconds) -> None:
        self.storage = storage
        self.now = now
        self.live: dict[str, LiveTable] = {}
        self.tasks = BackgroundTasks()
        self.on_append: Callable[[str], object] = bool
        """Called with the id of a table that changed, to tell other tabs."""

    # Tables.

    async def get(self, id_: str) -> LiveTable:
        """The table, read from storage if it is not in memory; raises Refusal."""
        if id_ not in self.live:
            stored = await self.storage.read(id_)
            if stored is None:
                raise Refusal("no_table", "this table does not exist: check the link")
            try:
                table = rebuild(id_, stored)
            except DamagedTable as damage:
                raise Refusal("broken", f"this table is damaged: {damage}") from None
            self.live.setdefault(id_, LiveTable(table))
            self.settle(self.live[id_])
        return self.live[id_]

    async def create(
        self, wanted: NewTable, host: str, first_entries: Sequence[entries.AnyEntry] = ()
    ) -> str:
        """Store a new table, with its first entries if it has any; returns its id."""
        secret, now, id_ = fair_deals.draw_secret(), self.now(), new_id()
        plain = msgspec.structs.replace(wanted, clock=ClockSetup(), public=False, rated=False)
        setup = setup_of(plain, host, now, fair_deals.commit(secret))
        stored = StoredTable(
            msgspec.json.encode(setup).decode(),
            secret,
            [
                StoredEntry(number, now, entries.encode(entry).decode())
                for number, entry in enumerate(first_entries, 1)
            ],
        )
        await self.storage.create(row_of(rebuild(id_, stored)), stored.entries)
        return id_

    async def delete(self, id_: str) -> None:
        live = self.live.pop(id_, None)
        if live is not None:
            live.evicted = True
        await self.storage.delete(id_)

    # Commands.

    async def handle(self, id_: str, command: Any, player: str) -> messages.Ack | messages.Pong:
        """Carry out a command; raises Refusal. Returns only when it is stored."""
        if isinstance(command, commands.Ping):
            return messages.Pong(ask=command.ask, at=self.now())
        live = await self.get(id_)
        if isinstance(command, commands.Rematch):
            return messages.Ack(ask=command.ask, number=0, table=await self.rematch(live, player))
        if isinstance(command, commands.SeatBot | commands.LetBotPlay):
            check_bot(command.bot, live.table)
        for _ in range(ATTEMPTS):
            async with live.lock:
                entry = command_handlers.handle(live.table, command, player)
                if await self.append(live, entry):
                    number = live.table.number_for(live.table.seat_of(player))
                    return messages.Ack(ask=command.ask, number=number)
        raise Refusal("busy", "the table is busy: try again")

    async def append(self, live: LiveTable, entry: entries.AnyEntry) -> bool:
        """Store an entry, then apply it; False if another tab wrote one. The caller holds the
        lock."""
        table = live.table
        number, at = table.number + 1, max(self.now(), table.last_at)
        numbered = entries.NumberedEntry(number, at, entry)
        stored = StoredEntry(number, at, entries.encode(entry).decode())
        try:
            await self.storage.append(table.id, stored)
        except NumberTaken:
            await self.catch_up(live)
            return False
        live.apply(numbered)
        await self.storage.update(row_of(table))
        self.on_append(table.id)
        self.settle(live)
        return True

    async def catch_up(self, live: LiveTable) -> None:
        """Apply what another tab wrote. The caller holds the lock."""
        stored = await self.storage.read(live.table.id)
        for one in stored.entries[live.table.number :] if stored is not None else []:
            live.apply(decode_entry(one, live.table.number + 1))

    async def refresh(self, id_: str) -> None:
        """Another tab says that the table changed."""
        live = self.live.get(id_)
        if live is not None:
            async with live.lock:
                await self.catch_up(live)
            self.settle(live)

    async def rematch(self, live: LiveTable, player: str) -> str:
        """A new table with the same players, each one seat further."""
        async with live.lock:
            table = live.table
            table.must_be(OVER)
            table.own_seat(player)
            while not table.rematch:
                id_ = await self.create(same_setup(table), table.setup.host, rotated_seats(table))
                await self.append(live, entries.Rematched(table=id_))
        return table.rematch

    # Bots.

    def settle(self, live: LiveTable) -> None:
        """Start the game, and make the moves of bots and auto-replies."""
        if not live.evicted and not live.automating and owes_entry(live.table):
            live.automating = True
            self.tasks.start(self.automate(live))

    async def automate(self, live: LiveTable) -> None:
        """One entry after the other, until a person must decide."""
        try:
            while not live.evicted and owes_entry(live.table):
                await asyncio.sleep(0)  # what was said meanwhile comes first
                question = bot_question(live.table)
                answer = None if question is None else think(question)
                async with live.lock:
                    if live.evicted or bot_question(live.table) != question:
                        continue
                    entry = next_entry(live.table, answer)
                    if entry is None:
                        return
                    await self.append(live, entry)
        finally:
            live.automating = False


def check_bot(bot: str, table: Table) -> None:
    if not is_offered(bot, table.game):
        offered = ", ".join(names(table.game))
        raise Refusal("no_bot", f"there is no bot {bot!r}: choose from {offered}")


def row_of(table: Table) -> TableRow:
    return TableRow(
        id=table.id,
        game=table.game.key,
        status=table.status,
        created=table.setup.opened,
        changed=max(table.last_at, table.setup.opened),
        setting=msgspec.json.encode(table.setup).decode(),
        secret=table.secret,
        people=[seat.player for seat in table.seats if seat.player],
    )
