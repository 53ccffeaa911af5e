"""All tables that this process serves: loaded when needed, told of what others write."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
import uuid
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

import tatami
from tatami.bots import BOTS
from tatami.engine import TatamiError, fair
from tatami.engine.options import changed
from tatami.server import entries, messages
from tatami.server.entries import Numbered
from tatami.server.live import LiveTable
from tatami.server.people import history
from tatami.server.setting import ClockSetting, Setting
from tatami.server.store import queries
from tatami.server.store.base import PERSON, RELOAD, Store, Taken
from tatami.server.table import OVER, RUNNING, Refusal, Table
from tatami.server.thinking import Question, Thinking

log = logging.getLogger("tatami.server")

HEARTBEAT = 2.0
IDLE = 600.0
"""Seconds after which a table that nobody watches and nothing is due at is put away."""
TRIES = 8


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends to open a table."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = {}
    material: str | None = None
    """A replacement as TOML."""
    clock: ClockSetting = ClockSetting()
    public: bool = False
    rated: bool = False


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
        self, store: Store, thinking: Thinking, now: Callable[[], int] = milliseconds
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.now = now
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.process = uuid.uuid4().hex
        self.stopping = False
        self.moves_made = 0
        self.door: Door | None = None

    # The life of the process.

    async def open(self) -> None:
        """Resume: pause clocks for the time that no server was there, wake what is due."""
        last = await self.store.read(queries.last_beat)
        await self.store.listen(self.heard)
        await self.store.write(queries.beat(self.process, self.now()))
        away = 0 if last is None else max(0, self.now() - last)
        for id_ in await self.store.read(queries.running_tables):
            with contextlib.suppress(Refusal):
                await self.resume(id_, away)
        self.spawn(self.beat())
        self.spawn(self.put_away())

    async def resume(self, id_: str, away: int) -> None:
        live = await self.get(id_)
        async with live.lock:
            if live.table.clock.ticks and away > HEARTBEAT * 2000:
                with contextlib.suppress(Taken):
                    await self.append(live, entries.Paused(milliseconds=away))
            self.settle(live)
        # It is listed as running: if it is over, the process that ended it died before it said so.
        live.stored_status = RUNNING
        await self.keep_status(live)

    async def close(self) -> None:
        """Finish what is being written, tell the clients to come back later."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in self.live.values():
            async with live.lock:
                live.tell_all(messages.encode(messages.GoingDown(retry=1000)))
                live.cancel_timer()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a background task failed", exc_info=error)

    async def beat(self) -> None:
        """Show that this process lives, and take over what a dead one left behind."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            now = self.now()
            await self.store.write(queries.beat(self.process, now))
            silent = now - int(HEARTBEAT * 3000)
            if await self.store.write(queries.bury(self.process, silent)):
                for id_ in await self.store.read(queries.running_tables):
                    with contextlib.suppress(Refusal):
                        await self.resume(id_, 0)

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
            table = await self.fold(id_)
            if table is None:
                return None
            self.live[id_] = LiveTable(table)
            return self.live[id_]
        finally:
            self.loading.pop(id_, None)

    async def fold(self, id_: str) -> Table | None:
        """The table from the store."""
        stored = await self.store.read(queries.load_table(id_))
        if stored is None:
            return None
        setting, secret, past = stored
        table = Table(id_, setting, secret)
        for numbered in past:
            table.fold(numbered)
        return table

    async def reload(self, id_: str) -> None:
        """Forget what is in memory of a table whose past was written anew."""
        live = self.live.get(id_)
        if live is None:
            return
        async with live.lock:
            table = await self.fold(id_)
            if table is not None:
                live.begin_again(table)

    async def create(self, wanted: NewTable, host: str) -> str:
        try:
            game = tatami.game(wanted.game)
            seats = game.check_seats(wanted.seats)
            options = changed(game.options(wanted.options))
            own = None if wanted.material is None else game.material(wanted.material)
        except TatamiError as error:
            raise Refusal("bad_table", str(error)) from None
        secret = fair.draw_secret()
        setting = Setting(
            game=game.key,
            version=game.version,
            seats=seats,
            options=options,
            material=None if own is None else msgspec.to_builtins(own),
            clock=wanted.clock,
            public=wanted.public,
            rated=wanted.rated and own is None,
            host=host,
            opened=self.now(),
            commitment=fair.commit(secret),
        )
        id_ = secrets.token_urlsafe(8)
        await self.store.write(queries.create_table(id_, setting, secret, self.now()))
        return id_

    # What is said at a table.

    async def say(self, id_: str, said: Any, player: str) -> messages.Ack | messages.Pong:
        """Do what a player says; raises Refusal. Answered only when it is stored."""
        if isinstance(said, messages.Ping):
            return messages.Pong(ask=said.ask, at=self.now())
        live = await self.get(id_)
        if isinstance(said, messages.Rematch):
            if self.door is not None:
                await self.door.admit(live.table, said, player)
            return messages.Ack(ask=said.ask, number=0, table=await self.rematch(live, player))
        if isinstance(said, messages.SeatBot | messages.HandToBot) and said.bot not in BOTS:
            raise Refusal("no_bot", f"there is no bot {said.bot!r}; there is {', '.join(BOTS)}")
        if self.door is not None:
            said = await self.door.admit(live.table, said, player)
        for _ in range(TRIES):
            async with live.lock:
                entry = live.table.propose(said, player)
                try:
                    number = await self.append(live, entry)
                except Taken:
                    await self.catch_up(live)
                    continue
                self.settle(live)
            await self.keep_lists(live, entry)
            return messages.Ack(ask=said.ask, number=number)
        raise Refusal("busy", "the table is busy: try again")

    async def append(self, live: LiveTable, entry: entries.AnyEntry) -> int:
        """Store an entry, then let it happen and tell everybody. The lock is held."""
        if self.stopping:
            raise Refusal("going_down", "the server is going down: try again in a moment")
        number, at = live.table.number + 1, self.now()
        await self.store.append(live.table.id, number, at, entries.encode(entry).decode())
        live.happen(Numbered(number, at, entry))
        self.moves_made += isinstance(entry, entries.Moved)
        return number

    async def catch_up(self, live: LiveTable) -> None:
        """Fold what other processes wrote. The lock is held."""
        news = await self.store.read(queries.entries_after(live.table.id, live.table.number))
        for numbered in news:
            live.happen(numbered)

    async def heard(self, id_: str, number: int) -> None:
        """Another process wrote an entry (or, with no id, we may have missed some)."""
        if self.door is not None and (not id_ or id_.startswith(PERSON)):
            await self.door.refresh(id_.removeprefix(PERSON))
        if number == RELOAD:
            await self.reload(id_)
        for live in [self.live[id_]] if id_ in self.live else [] if id_ else self.live.values():
            if number and live.table.number >= number:
                continue
            async with live.lock:
                await self.catch_up(live)
                self.settle(live, ours=False)

    async def keep_lists(self, live: LiveTable, entry: entries.AnyEntry) -> None:
        """What lists of tables are made from: a cache beside the entries."""
        table = live.table
        if isinstance(entry, entries.SatDown) and entry.player and entry.seat is not None:
            await self.store.write(queries.remember_player(entry.player, entry.name, self.now()))
            await self.store.write(queries.sit_down(entry.player, table.id, entry.seat))
        if isinstance(entry, entries.StoodUp) and live.stood_up:
            await self.store.write(queries.stand_up(live.stood_up, table.id))
        await self.keep_status(live)

    async def keep_status(self, live: LiveTable) -> None:
        """Tell the lists; with the end of a game goes all that follows from it."""
        table, status = live.table, live.table.status
        if live.stored_status == status:
            return
        ending = history.ending_of(table)
        if ending is not None:
            await self.store.write(history.conclude(ending))
        else:
            await self.store.write(queries.set_status(table.id, status, self.now()))
        live.stored_status = status

    async def rematch(self, live: LiveTable, player: str) -> str:
        """The same people at a new table, everybody one seat on."""
        async with live.lock:
            table = live.table
            table.must_be(OVER)
            table.own_seat(player)
            if table.rematch:
                return table.rematch
            wanted = NewTable(
                game=table.game.key,
                seats=len(table.seats),
                options=table.setting.options,
                clock=table.setting.clock,
                public=False,
                rated=table.setting.rated,
            )
            id_ = await self.create(wanted, table.setting.host)
            await self.append(live, entries.Rematched(table=id_))
        await self.seat_again(id_, table)
        return id_

    async def seat_again(self, id_: str, before: Table) -> None:
        fresh = await self.get(id_)
        count = len(before.seats)
        async with fresh.lock:
            for number, seat in enumerate(before.seats):
                if seat.player:
                    await self.store.write(queries.remember_visit(seat.player, id_))
                entry = entries.SatDown(
                    seat=(number + 1) % count, name=seat.name, player=seat.player,
                    bot="" if seat.player else seat.bot, salt=seat.salt,
                )  # fmt: skip
                await self.append(fresh, entry)
            self.settle(fresh)
        for number, seat in enumerate(before.seats):
            if seat.player:
                sit = queries.sit_down(seat.player, id_, (number + 1) % count)
                await self.store.write(sit)

    # What follows by itself.

    def settle(self, live: LiveTable, ours: bool = True) -> None:
        """After an entry: start, follow orders, let bots think, wind the clock.

        Where several processes know the table, the one that wrote the entry (`ours`) does this;
        if it dies, another one does when it resumes the table.
        """
        if ours and not live.busy and (live.table.ready() or self.owes_move(live)):
            live.busy = True
            self.spawn(self.carry_on(live))
        live.set_timer(self.now(), lambda: self.spawn(self.flag(live)))

    def owes_move(self, live: LiveTable) -> bool:
        if live.table.status != RUNNING:
            return False
        return bool(live.table.bot_to_act()) or live.table.ordered_move() is not None

    async def carry_on(self, live: LiveTable) -> None:
        """Everything that happens without a person: one entry at a time until one is needed."""
        try:
            while await self.carry_on_once(live):
                pass
        finally:
            live.busy = False
        async with live.lock:
            live.set_timer(self.now(), lambda: self.spawn(self.flag(live)))
        await self.keep_status(live)

    async def carry_on_once(self, live: LiveTable) -> bool:
        table = live.table
        answer: int | None = None
        number = table.number
        if (bot := table.bot_to_act()) and not self.stopping:
            answer = await self.thinking.ask(self.question(table, bot))
        async with live.lock:
            if live.table is not table or table.number != number:
                return True
            try:
                entry = self.next_entry(table, answer)
                if entry is None:
                    return False
                await self.append(live, entry)
            except Taken:
                await self.catch_up(live)
            except Refusal as refusal:
                if refusal.code != "going_down":
                    log.error("table %s cannot go on: %s", table.id, refusal)
                return False
        return True

    def next_entry(self, table: Table, answer: int | None) -> entries.AnyEntry | None:
        if table.ready():
            return table.start()
        if answer is not None:
            seat = table.to_act()
            assert seat is not None
            return table.move(seat, answer, None, by="bot")
        if table.status != RUNNING:
            return None
        return table.ordered_move()

    def question(self, table: Table, bot: str) -> Question:
        assert table.play is not None
        return Question(
            game=table.game.key,
            seats=len(table.seats),
            seed=table.play.seed,
            options=table.setting.options,
            material=table.setting.material,
            actions=table.play.actions,
            seat=int(table.play.state.to_act),
            bot=bot,
        )

    async def flag(self, live: LiveTable) -> None:
        """Time is up, if it really is."""
        async with live.lock:
            entry = live.table.out_of_time(self.now())
            if entry is not None:
                try:
                    await self.append(live, entry)
                except Taken:
                    await self.catch_up(live)
            self.settle(live)
        await self.keep_status(live)
