"""All tables that this process serves: loaded when needed, told of what others write."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import uuid
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tatami.bots import names
from tatami.server.background_tasks import Tasks
from tatami.server.live.automation import Following
from tatami.server.live.live_table import LiveTable
from tatami.server.live.table_index import beside
from tatami.server.people import history
from tatami.server.store import queries
from tatami.server.store.base import ARRIVED, PERSON, RELOAD, Store, Taken
from tatami.server.tables import command_handlers, entries
from tatami.server.tables.create_table import NewTable, like, open_table, rebuild, seated_again
from tatami.server.tables.entries import Numbered
from tatami.server.tables.table import OVER, Refusal, Table
from tatami.server.thinking.worker_pool import Thinker
from tatami.server.wire import messages

log = logging.getLogger("tatami.server")

HEARTBEAT = 2.0
IDLE = 600.0
"""Seconds after which a table that nobody watches and nothing is due at is put away."""
TRIES = 8


class Door(Protocol):
    """What tables need to know of people."""

    async def admit(self, table: Table, said: Any, player: str) -> Any:
        """What is said, perhaps changed, if this player may say it here; raises Refusal."""

    async def refresh(self, player: str) -> None:
        """Another process says that something about this person changed (empty: anyone)."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Tables:
    def __init__(
        self, store: Store, thinking: Thinker, now: Callable[[], int] = milliseconds
    ) -> None:
        self.store = store
        self.now = now
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.tasks = Tasks()
        self.following = Following(self, thinking)
        self.process = uuid.uuid4().hex
        self.stopping = False
        self.moves_made = 0
        self.moved: Callable[[str], None] = lambda _by: None
        """Told of every move: `person`, `bot` or `order`."""
        self.noted: Callable[[str], None] = lambda _table: None
        """Told of every table at which something happened here, or that was found again."""
        self.door: Door | None = None

    # The life of the process.

    async def open(self) -> None:
        """Resume: pause clocks for the time that no server was there, wake what is due."""
        last = await self.store.read(queries.last_beat)
        await self.store.listen(self.heard)
        await self.store.write(queries.beat(self.process, self.now()))
        await self.resume_all(0 if last is None else last)
        self.tasks.start(self.beat())
        self.tasks.start(self.put_away())

    async def resume_all(self, last: int) -> None:
        """Wake every running table. One that cannot go on does not keep the others from it."""
        for id_ in await self.store.read(queries.running_tables):
            try:
                await self.resume(id_, last)
            except Refusal as refusal:
                log.error("table %s cannot be resumed: %s", id_, refusal)

    async def resume(self, id_: str, last: int) -> None:
        """Somebody must carry on here; nobody did between `last` and now (0: somebody did)."""
        live = await self.get(id_)
        async with live.lock:
            live.ours = True
            away = self.now() - max(last, live.table.last_at) if last else 0
            if live.table.clock.ticks and away > (0 if self.store.alone else HEARTBEAT * 2000):
                with contextlib.suppress(Taken):
                    await self.append(live, entries.Paused(milliseconds=away))
            self.following.settle(live)
        self.noted(id_)
        await self.keep_status(live)

    async def say_goodbye(self) -> None:
        """Take no more, finish what is being written, tell the clients to come back later."""
        self.stopping = True
        await asyncio.gather(*(self.part_with(live) for live in list(self.live.values())))

    async def part_with(self, live: LiveTable) -> None:
        async with live.lock:  # whoever holds it is writing
            live.part(messages.encode(messages.GoingDown(retry=1000)).decode())
            live.cancel_timer()

    async def close(self) -> None:
        if not self.stopping:
            await self.say_goodbye()
        await self.tasks.close()

    async def beat(self) -> None:
        """Show that this process lives, and take over what a dead one left behind."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.beat_once()
            except Exception:
                # The database may be away for a moment; whoever stops beating adopts nothing.
                log.exception("could not show that this process lives")

    async def beat_once(self) -> None:
        now = self.now()
        await self.store.write(queries.beat(self.process, now))
        silent = now - int(HEARTBEAT * 3000)
        if await self.store.write(queries.bury(self.process, silent)):
            await self.resume_all(0)

    async def put_away(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 10)
            for id_, live in list(self.live.items()):
                if live.is_idle(IDLE) and not live.table.bot_to_act():
                    live.cancel_timer()
                    del self.live[id_]

    # Finding and opening tables.

    async def get(self, id_: str) -> LiveTable:
        """The live table; loaded once however many ask for it at the same time."""
        live = self.live.get(id_)
        if live is None:
            if id_ not in self.loading:
                self.loading[id_] = asyncio.ensure_future(self.load(id_))
            live = await asyncio.shield(self.loading[id_])
        if live is None:
            raise Refusal("no_table", "there is no such table")
        live.touch()
        return live

    async def load(self, id_: str) -> LiveTable | None:
        try:
            stored = await self.store.read(queries.load_table(id_))
            if stored is None:
                return None
            live = self.live[id_] = LiveTable(rebuild(id_, *stored))
            if stored[2] and isinstance(stored[2][-1].entry, entries.Arrived):
                self.take_up(live)
            return live
        finally:
            self.loading.pop(id_, None)

    async def reload(self, id_: str) -> None:
        """Forget what is in memory of a table whose past was written anew."""
        live = self.live.get(id_)
        if live is None:
            return
        async with live.lock:
            stored = await self.store.read(queries.load_table(id_))
            if stored is not None:
                live.begin_again(rebuild(id_, *stored))

    async def create(
        self, wanted: NewTable, host: str, past: Sequence[entries.AnyEntry] = ()
    ) -> str:
        return await open_table(self.store, wanted, host, self.now(), past)

    # What is said at a table.

    def check_bot(self, bot: str, live: LiveTable) -> None:
        """Only bots as they are: settings of a stranger's choice could take any time and memory."""
        offered = names(live.table.game)
        if bot not in offered:
            raise Refusal("no_bot", f"there is no bot {bot!r}; there is {', '.join(offered)}")

    async def say(self, id_: str, said: Any, player: str) -> messages.Ack | messages.Pong:
        """Do what a player says; raises Refusal. Answered only when it is stored."""
        if isinstance(said, messages.Ping):
            return messages.Pong(ask=said.ask, at=self.now())
        live = await self.get(id_)
        if self.door is not None:
            said = await self.door.admit(live.table, said, player)
        if isinstance(said, messages.Rematch):
            return messages.Ack(ask=said.ask, number=0, table=await self.rematch(live, player))
        if isinstance(said, messages.SeatBot | messages.HandToBot):
            self.check_bot(said.bot, live)
        for _ in range(TRIES):
            async with live.lock:
                entry = command_handlers.propose(live.table, said, player)
                try:
                    await self.append(live, entry)
                except Taken:
                    await self.catch_up(live)
                    continue
                self.following.settle(live)
                number = live.table.number_for(live.table.seat_of(player))
            if live.table.status == OVER:
                await self.keep_status(live)
            return messages.Ack(ask=said.ask, number=number)
        raise Refusal("busy", "the table is busy: try again")

    async def append(self, live: LiveTable, entry: entries.AnyEntry) -> int:
        """Store an entry, then let it happen and tell everybody. The lock is held."""
        if self.stopping:
            raise Refusal("going_down", "the server is going down: try again in a moment")
        table = live.table
        number, at = table.number + 1, max(self.now(), table.last_at)
        body = entries.encode(entry).decode()
        try:
            await self.store.append(table.id, number, at, body, beside(table, entry, at))
        except Taken:
            raise
        except BaseException:
            # Cut off: it may have been stored all the same, and the table waits for it.
            if not self.stopping:
                self.tasks.start(self.look_again(live))
            raise
        live.ours = True
        live.happen(Numbered(number, at, entry))
        self.noted(table.id)
        if isinstance(entry, entries.Moved):
            self.moves_made += 1
            self.moved(entry.by or "person")
        return number

    async def look_again(self, live: LiveTable) -> None:
        """See what was written meanwhile, and carry on from there."""
        async with live.lock:
            await self.catch_up(live)
            self.take_up(live)

    def take_up(self, live: LiveTable) -> None:
        """What follows at this table is for us to do. The lock is held."""
        live.ours = True
        self.following.settle(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Fold what other processes wrote. The lock is held."""
        news = await self.store.read(queries.entries_after(live.table.id, live.table.number))
        for numbered in news:
            live.ours = False
            live.happen(numbered)

    async def heard(self, id_: str, number: int) -> None:
        """Another process wrote an entry (or, with no id, we may have missed some)."""
        if self.door is not None and (not id_ or id_.startswith(PERSON)):
            await self.door.refresh(id_.removeprefix(PERSON))
        if number == RELOAD:
            await self.reload(id_)
        if number == ARRIVED:
            with contextlib.suppress(Refusal):
                await self.welcome(id_)
        if id_ in self.loading:
            # It may have been read just before that entry was written.
            with contextlib.suppress(Refusal):
                await asyncio.shield(self.loading[id_])
        concerned = list(self.live.values()) if not id_ else [self.live.get(id_)]
        for live in concerned:
            if live is None or (number and live.table.number >= number):
                continue
            async with live.lock:
                await self.catch_up(live)
                # Whoever brought a table here is no server and carries nothing on.
                last = live.table.entries[-1].entry if live.table.entries else None
                live.ours = isinstance(last, entries.Arrived)
                self.following.settle(live)

    async def welcome(self, id_: str) -> None:
        """A table came from another server. Every process here may carry it on: of two that do
        the same, one finds the number taken."""
        await self.look_again(await self.get(id_))
        self.noted(id_)

    async def keep_status(self, live: LiveTable) -> None:
        """Tell the lists that a game is over, with all that follows from it.

        Written late, it is written when the table is next resumed; written twice, it counts once.
        """
        ending = None if live.over_stored else history.ending_of(live.table)
        if ending is not None:
            await self.store.write(history.conclude(ending))
            live.over_stored = True

    async def rematch(self, live: LiveTable, player: str) -> str:
        """The same people at a new table, everybody one seat on."""
        async with live.lock:
            table = live.table
            table.must_be(OVER)
            table.own_seat(player)
            while not table.rematch:
                id_ = await self.create(like(table), table.setting.host, seated_again(table))
                try:
                    await self.append(live, entries.Rematched(table=id_))
                except Taken:
                    await self.catch_up(live)
        fresh = await self.get(table.rematch)
        async with fresh.lock:
            self.take_up(fresh)
        return table.rematch

    async def fork(self, wanted: NewTable, host: str, past: Sequence[entries.AnyEntry]) -> str:
        """A table that begins in the middle of a game."""
        id_ = await self.create(wanted, host, past)
        live = await self.get(id_)
        async with live.lock:
            self.take_up(live)
        return id_
