"""All tables of this process: loaded when needed, kept up to date with other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import uuid
from collections.abc import Callable
from typing import Any, NoReturn

from tatami.bots import is_offered, names
from tatami.server.background_tasks import BackgroundTasks
from tatami.server.live.automation import Automation
from tatami.server.live.direct_moves import DirectMoves
from tatami.server.live.gradual_rebuild import GradualRebuild
from tatami.server.live.live_table import LiveTable, Subscriber
from tatami.server.live.lobby import Lobby
from tatami.server.live.outside_changes import OutsideChanges
from tatami.server.live.people_changes import PeopleChanges
from tatami.server.live.player_addresses import PlayerAddresses
from tatami.server.live.presence_bus import PresenceBus
from tatami.server.live.process_heartbeat import Heartbeat
from tatami.server.live.quarantine import Quarantine
from tatami.server.live.rematches import Rematches
from tatami.server.live.result_storage import ResultStorage
from tatami.server.live.table_creation import TableCreation
from tatami.server.live.table_list_rows import index_update
from tatami.server.people import deal_results
from tatami.server.people.access import Access
from tatami.server.store import queries
from tatami.server.store.base import (
    LOBBY_SUBJECT,
    PERSON_PREFIX,
    PRESENCE_PREFIX,
    REWRITTEN,
    TRANSFERRED_HERE,
    EntryMissing,
    NumberTaken,
    Operation,
    Store,
)
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables import claims, command_handlers, commands, entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.rebuild import DamagedTable, decode_entry
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.rematches import concerns_rematch
from tatami.server.tables.table import OPEN, OVER, Table
from tatami.server.thinking.worker_pool import BotRunner
from tatami.server.wire import messages

log = logging.getLogger("tatami.server")

IDLE = 600.0
"""Seconds after which a table that nobody uses is unloaded."""
ATTEMPTS = 8
"""How often an entry is tried again after another process took its number."""
RESYNC = 1.0
"""Seconds between attempts to read a table again while the database is away."""


class TableRegistry:
    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        access: Access,
        now: Callable[[], int],
        *,
        on_move: Callable[[str], None],
        on_change: Callable[[str], None],
        on_put_away: Callable[[str], None] = lambda _table: None,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """`on_move` is called with `person`, `bot` or `order` for every stored move; `on_change`
        with the id of every table that changed here or was loaded at the start; `on_put_away` with
        the id of a finished table that left the memory."""
        self.store = store
        self.access = access
        self.now = now
        self.on_move = on_move
        self.on_change = on_change
        self.on_put_away = on_put_away
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.quarantine = Quarantine(store, now)
        self.builder = GradualRebuild()
        self.outside_changes = OutsideChanges(self)
        self.tasks = BackgroundTasks()
        self.addresses = PlayerAddresses()
        self.automation = Automation(self, bots, self.addresses)
        self.process = uuid.uuid4().hex
        self.stopping = False
        self.heartbeat = Heartbeat(self, monotonic)
        self.creation = TableCreation(self)
        self.results = ResultStorage(self)
        self.people = PeopleChanges(self)
        self.rematches = Rematches(self)
        self.direct_moves = DirectMoves(self)
        self.presence = PresenceBus(self)
        self.lobby = Lobby(self)

    # Start and stop of the process.

    async def open(self) -> None:
        """Pause the clocks for the time without a server, then continue all running tables."""
        last = await self.store.read(queries.last_heartbeat)
        await self.access.suspensions.refresh()
        await self.outside_changes.start()
        await self.store.listen(self.on_notification)
        await self.store.write(queries.write_heartbeat(self.process, self.now()))
        await self.heartbeat.resume_all(0 if last is None else last)
        self.tasks.start(self.heartbeat.beat_forever())
        self.tasks.start(self.heartbeat.check_clocks_forever())
        self.tasks.start(self.unload_idle())
        self.tasks.start(self.presence.forget_dead_processes_forever())
        self.tasks.start(self.lobby.tick_forever())

    async def announce_shutdown(self) -> None:
        """Accept no more commands, finish writes in progress, and tell clients to reconnect."""
        self.stopping = True
        self.lobby.send_shutdown()
        await asyncio.gather(*(self.send_shutdown(live) for live in list(self.live.values())))

    async def send_shutdown(self, live: LiveTable) -> None:
        async with live.lock:  # its holder is writing
            live.send_last(messages.encode(messages.GoingDown(retry=1000)))
            live.cancel_timer()

    async def close(self) -> None:
        if not self.stopping:
            await self.announce_shutdown()
        await self.tasks.close()

    async def unload_idle(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 10)
            for id_, live in list(self.live.items()):
                if live.is_idle(IDLE) and not live.table.bot_to_act():
                    live.put_away()
                    del self.live[id_]

    def put_away_if_done(self, live: LiveTable) -> None:
        """A finished game that nobody watches leaves the memory at once; who asks for it later
        reads it again. Many of them would make every collection of garbage longer."""
        if live.is_done() and self.live.get(live.table.id) is live:
            live.put_away()
            del self.live[live.table.id]
            self.on_put_away(live.table.id)

    def unsubscribe(self, live: LiveTable, subscriber: Subscriber) -> None:
        live.unsubscribe(subscriber)
        self.put_away_if_done(live)

    # Finding and creating tables.

    async def get(self, id_: str) -> LiveTable:
        """The live table. Requests that arrive together load it once."""
        live = self.live.get(id_)
        if live is None:
            self.quarantine.check(id_)
            if id_ not in self.loading:
                self.loading[id_] = asyncio.ensure_future(self.load(id_))
            live = await asyncio.shield(self.loading[id_])
        if live is None:
            raise no_table()
        live.touch()
        return live

    async def table(self, id_: str) -> Table:
        return (await self.get(id_)).table

    async def load(self, id_: str) -> LiveTable | None:
        try:
            table = await self.read_table(id_)
            if table is None:
                return None
            live = self.live[id_] = self.new_live(table)
            if table.entries and isinstance(table.entries[-1].entry, entries.TransferredHere):
                self.take_ownership(live)
            return live
        finally:
            self.loading.pop(id_, None)

    def new_live(self, table: Table) -> LiveTable:
        live = self.presence.attach(LiveTable(table, self.heartbeat.lost_time.total))
        self.presence.ask([live])
        return live

    async def read_table(self, id_: str) -> Table | None:
        """The table as it is stored; None if there is none. A damaged one is put in quarantine."""
        stored = await self.store.read(queries.load_table(id_))
        if stored is None:
            return None
        if stored.held:
            raise self.quarantine.hold(id_)
        try:
            table = await self.builder.rebuild(id_, stored)
        except DamagedTable as damage:
            raise await self.quarantine.add(id_, damage) from None
        if stored.in_quarantine:
            await self.quarantine.release(id_)
        return table

    async def reload(self, id_: str) -> None:
        """Load a table again whose stored entries were rewritten."""
        self.quarantine.forget(id_)
        live = self.live.get(id_)
        if live is None:
            return
        with contextlib.suppress(Refusal):
            async with live.lock:
                await self.reread(live)

    async def reread(self, live: LiveTable) -> None:
        """Replace the table in memory by the stored one. The caller holds the lock."""
        try:
            table = await self.read_table(live.table.id)
        except Refusal as refusal:
            self.evict(live, refusal)
            raise
        if table is None:  # it has expired
            self.evict(live, no_table())
            raise no_table()
        live.replace_table(table)

    async def damaged(self, live: LiveTable, damage: DamagedTable) -> Refusal:
        refusal = await self.quarantine.add(live.table.id, damage)
        self.evict(live, refusal)
        return refusal

    def evict(self, live: LiveTable, refusal: Refusal) -> None:
        """Nothing more happens at this table in this process; its sockets are told and closed."""
        self.live.pop(live.table.id, None)
        message = messages.Refused(ask=0, code=refusal.code, sentence=refusal.sentence)
        live.evict(messages.encode(message))

    # Commands.

    def check_bot(self, bot: str, live: LiveTable) -> None:
        """Only named bots: settings of a stranger's choice could use any time and memory."""
        game = live.table.game
        if not is_offered(bot, game):
            offered = ", ".join(names(game))
            raise Refusal("no_bot", f"there is no bot {bot!r}: choose from {offered}")

    async def handle(self, id_: str, command: Any, player: str) -> messages.Ack | messages.Pong:
        """Carry out a player's command; raises Refusal. Returns only when it is stored."""
        if isinstance(command, commands.Ping):
            return messages.Pong(ask=command.ask, at=self.now())
        live = await self.get(id_)
        # It stays in memory: an entry must not be written by way of a second copy.
        live.users += 1
        try:
            return await self.handle_at(live, command, player)
        finally:
            live.users -= 1
            self.put_away_if_done(live)

    async def handle_at(self, live: LiveTable, command: Any, player: str) -> messages.Ack:
        command = await self.access.admit(live.table, command, player)
        if isinstance(command, commands.Sit) and live.table.setup.deal:
            await self.must_be_first_try(live.table, player)
        if concerns_rematch(live.table, command):
            return await self.rematches.handle(live, command, player)
        if isinstance(command, commands.SeatBot | commands.LetBotPlay):
            self.check_bot(command.bot, live)
        lost = await self.heartbeat.lost_time.check()
        for _ in range(ATTEMPTS):
            async with live.lock:
                if live.lost_before < lost and not await self.heartbeat.try_to_pause(live, lost):
                    continue
                entry = self.entry_of(live, command, player)
                try:
                    await self.append(live, entry)
                except NumberTaken:
                    await self.catch_up(live)
                    continue
                self.automation.settle(live)
                number = live.table.number_for(live.table.seat_of(player))
            if live.table.status == OVER:
                await self.results.store(live)
            return messages.Ack(ask=command.ask, number=number)
        raise Refusal("busy", "the table is busy: try again")

    async def must_be_first_try(self, table: Table, player: str) -> None:
        """Everybody plays a shared deal at one table."""
        one = await self.store.write(deal_results.claim_try(table.setup.deal, player, table.id))
        if one == table.id:
            return
        other = await self.table(one)
        if other.status != OPEN or other.seat_of(player) is not None:
            raise Refusal(
                "other_table", "you are playing this deal at another table: go back to it"
            )
        await self.store.write(deal_results.move_try(table.setup.deal, player, table.id))

    def entry_of(self, live: LiveTable, command: Any, player: str) -> entries.AnyEntry:
        """The entry that a command leads to; raises Refusal."""
        if isinstance(command, commands.Claim):
            left = {} if live.presence is None else live.presence.left_since()
            return claims.claimed(live.table, command, player, left, self.now())
        return command_handlers.handle(live.table, command, player)

    async def append(
        self, live: LiveTable, entry: entries.AnyEntry, also: Operation[None] | None = None
    ) -> int:
        """Store an entry, then apply it and tell all subscribers. The caller holds the lock.

        `also` is written in the same transaction.
        """
        if self.stopping:
            raise Refusal("going_down", "the server is restarting: try again in a moment")
        table, numbered = live.table, self.next_number(live, entry)
        number, at = numbered.number, numbered.at
        body = entries.encode(entry).decode()
        try:
            await self.store.append(
                table.id, number, at, body, also or index_update(table, entry, at)
            )
        except NumberTaken:
            raise
        except BaseException as error:
            await self.write_failed(live, error)
        try:
            self.apply_stored(live, numbered)
        except DamagedTable as damage:
            raise await self.damaged(live, damage) from None
        return number

    def next_number(self, live: LiveTable, entry: entries.AnyEntry) -> NumberedEntry:
        table = live.table
        return NumberedEntry(table.number + 1, max(self.now(), table.last_at), entry)

    def apply_stored(self, live: LiveTable, numbered: NumberedEntry) -> None:
        """Apply an entry that this process stored; raises DamagedTable."""
        live.owned = True
        live.apply(numbered)
        self.on_change(live.table.id)
        if isinstance(numbered.entry, entries.Moved):
            self.on_move(numbered.entry.by or "person")

    async def write_failed(self, live: LiveTable, error: BaseException) -> NoReturn:
        """An entry was not stored, or it is not known whether it was. The caller holds the lock."""
        if isinstance(error, EntryMissing):
            log.error("table %s: the database lost entries", live.table.id)
            await self.reread(live)
            raise Refusal("look_again", "the game has moved on: check the board") from None
        # The write was cut off. It may be stored all the same, so read the table again.
        if not (self.stopping or live.resyncing):
            live.resyncing = True
            self.tasks.start(self.resync(live))
        raise error

    async def hold_clock(self, id_: str, held: bool) -> None:
        """Stop the clock of a running table, or let it run on; nothing if it is so already."""
        live = await self.get(id_)
        for _ in range(ATTEMPTS):
            async with live.lock:
                clock = live.table.clock
                if live.table.status != "running" or not clock.ticks or clock.held == held:
                    return
                try:
                    await self.append(live, entries.ClockHeld(held=held))
                except NumberTaken:
                    await self.catch_up(live)
                    continue
                self.automation.settle(live)
                return

    # Other processes.

    async def on_notification(self, subject: str, number: int) -> None:
        """Another process wrote an entry; without a subject, notifications may have been lost."""
        if self.is_about_people(subject):
            return
        if not subject or subject.startswith(PERSON_PREFIX):
            await self.people.refresh(subject.removeprefix(PERSON_PREFIX))
        if not subject:
            for id_ in await self.store.read(queries.missing_tables(list(self.live))):
                await self.reload(id_)
            await self.outside_changes.refresh()
            self.presence.ask_again()
        if number == REWRITTEN:
            await self.reload(subject)
        if number == TRANSFERRED_HERE:
            self.quarantine.forget(subject)
            with contextlib.suppress(Refusal):
                await self.adopt(subject)
        if subject in self.loading:
            # It may have been read just before that entry was written.
            with contextlib.suppress(Refusal):
                await asyncio.shield(self.loading[subject])
        for live in [self.live.get(subject)] if subject else list(self.live.values()):
            if live is None or (number and live.table.number >= number):
                continue
            with contextlib.suppress(Refusal):
                async with live.lock:
                    await self.catch_up(live)
                    # A command line wrote this entry; it runs no bots and no clocks.
                    last = live.table.entries[-1].entry if live.table.entries else None
                    live.owned = live.owned or isinstance(last, entries.TransferredHere)
                    self.automation.settle(live)

    def is_about_people(self, subject: str) -> bool:
        """Who is at tables or in the lobby: nothing that is stored at a table."""
        if subject.startswith(PRESENCE_PREFIX):
            self.presence.receive(subject)
        elif subject == LOBBY_SUBJECT:
            self.lobby.refresh_soon()
        else:
            return False
        return True

    async def resync(self, live: LiveTable) -> None:
        """Read what was written meanwhile, and continue from there. While the database is away,
        try again."""
        while not live.evicted:
            try:
                async with live.lock:
                    await self.catch_up(live)
                    live.resyncing = False
                    self.take_ownership(live)
                return
            except StoreUnavailable:
                pass
            except Refusal as refusal:
                if refusal.code != "busy":
                    return
            await asyncio.sleep(RESYNC)

    async def catch_up(self, live: LiveTable) -> None:
        """Apply the entries of other processes: who writes an entry owns the table. The caller
        holds the lock."""
        news = await self.store.read(queries.entries_after(live.table.id, live.table.number))
        for stored in news:
            live.owned = False
            try:
                live.apply(decode_entry(stored, live.table.number + 1))
            except DamagedTable as damage:
                raise await self.damaged(live, damage) from None

    def take_ownership(self, live: LiveTable) -> None:
        """This process starts the game and asks the bots here. The caller holds the lock."""
        live.owned = True
        self.automation.settle(live)

    async def take_ownership_of(self, id_: str) -> None:
        live = await self.get(id_)
        async with live.lock:
            self.take_ownership(live)

    async def adopt(self, id_: str) -> None:
        """A table came from another server. Several processes may try to continue it: all but one
        find the next number taken."""
        await self.resync(await self.get(id_))
        self.on_change(id_)

    def subscribers(self) -> list[Subscriber]:
        return [one for live in self.live.values() for one in live.subscribers]

    def is_watched(self, table: str) -> bool:
        """Does anybody have this table open, by a socket of this process?"""
        live = self.live.get(table)
        return live is not None and bool(live.subscribers)

    def is_attentive(self, player: str, table: str) -> bool:
        """Does this player see that table now, by a socket of this process?"""
        live = self.live.get(table)
        return live is not None and any(
            one.player == player and one.is_attentive() for one in live.subscribers
        )


def no_table() -> Refusal:
    return Refusal("no_table", "this table does not exist: check the link")
