"""The lobby: sockets of people who are not at a table, what they see, and who waits for a game.

What they see is read from the database, the same in every process: a process that changes
something tells the others, and each reads again. Nothing is read while nobody looks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from tatami.server.live.lobby_snapshot import Snapshot, read_snapshot
from tatami.server.live.lobby_subscriber import LobbySubscriber
from tatami.server.live.pairing import Pairing
from tatami.server.people import follows, seeks
from tatami.server.people.rate_limits import network
from tatami.server.people.seeks import NewSeek
from tatami.server.store.base import LOBBY_SUBJECT
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import RUNNING
from tatami.server.tables.table_setup import MINUTE
from tatami.server.wire import messages
from tatami.server.wire.lobby_messages import NotSeeking, Paired, Seek

if TYPE_CHECKING:
    from tatami.server.live.table_registry import TableRegistry

log = logging.getLogger("tatami.server")

TICK = 3.0
"""Seconds between two looks at who is connected and whose time for bots has come."""
SOON, LATER, MANY = 0.05, 1.0, 200
"""Seconds in which changes are collected before they are sent, with up to so many sockets."""
MOST_PER_ADDRESS = 60
"""People who wait through one address and process."""
USUAL_KEPT = MINUTE
"""How long the usual waits are remembered."""


class Lobby:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.pairing = Pairing(registry)
        self.subscribers: set[LobbySubscriber] = set()
        self.seeking: dict[str, LobbySubscriber] = {}
        """Players who wait through a socket of this process."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One for all sockets of a player: leaving a page must not end the seek of the next."""
        self.written: dict[str, set[str]] = {follows.PLAYER: set(), follows.TABLE: set()}
        """What the database says of this process."""
        self.soon: asyncio.TimerHandle | None = None
        self.refreshing = asyncio.Lock()
        self.usual: dict[str, int] = {}
        self.usual_at = 0
        self.cleaned_at = 0

    # Sockets.

    def subscribe(self, subscriber: LobbySubscriber) -> None:
        subscriber.lock = self.locks.setdefault(subscriber.player, subscriber.lock)
        self.subscribers.add(subscriber)
        self.refresh_soon()

    def unsubscribe(self, subscriber: LobbySubscriber) -> None:
        """The page was left: its seek ends. When the server stops, the place is kept."""
        self.subscribers.discard(subscriber)
        if self.seeking.get(subscriber.player) is subscriber and not self.registry.stopping:
            self.registry.tasks.start(self.give_up(subscriber))

    async def give_up(self, subscriber: LobbySubscriber) -> None:
        with contextlib.suppress(StoreUnavailable):  # then `tick` removes it
            await self.stop(subscriber)

    async def seek(self, subscriber: LobbySubscriber, wanted: Seek) -> None:
        """Begin to wait, or change the wish; raises Refusal."""
        if self.registry.stopping:
            raise Refusal("going_down", "the server is restarting: try again in a moment")
        self.check_address(subscriber)
        new = await self.pairing.seek(wanted, subscriber.player, account=bool(subscriber.session))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # In a task of its own: a client that leaves meanwhile must not cut it in the middle.
        self.registry.tasks.start(self.begin(subscriber, new, done))
        await done

    def check_address(self, subscriber: LobbySubscriber) -> None:
        """One address must not fill the lobby with guests of its own."""
        own = network(subscriber.address)
        others = (one for one in self.seeking.values() if one.player != subscriber.player)
        same = sum(network(one.address) == own for one in others)
        if self.registry.access.quotas.active and same >= MOST_PER_ADDRESS:
            raise Refusal(
                "slow_down",
                "too many searches from this address: try again in 60 s",
                args={"wait": 60},
            )

    async def begin(
        self, subscriber: LobbySubscriber, new: NewSeek, done: asyncio.Future[None]
    ) -> None:
        try:
            await self.store_seek(subscriber, new)
        except Exception as error:
            if not done.cancelled():
                done.set_exception(error)
            return
        if not done.cancelled():
            done.set_result(None)
        if subscriber not in self.subscribers and not self.registry.stopping:
            await self.give_up(subscriber)
        await self.changed()

    async def store_seek(self, subscriber: LobbySubscriber, new: NewSeek) -> None:
        async with subscriber.lock:
            before = self.seeking.get(subscriber.player)
            if before is not None and before is not subscriber:
                before.tell(NotSeeking(reason="elsewhere"))
            self.seeking[subscriber.player] = subscriber
            subscriber.begin(new.wish)
            try:
                await self.pairing.add(new)
            except BaseException:
                self.seeking.pop(subscriber.player, None)
                raise

    async def stop(self, subscriber: LobbySubscriber) -> None:
        """End a wait, unless others were found first."""
        async with subscriber.lock:
            if self.seeking.get(subscriber.player) is not subscriber:
                return
            stop = seeks.stop(subscriber.player, self.registry.process)
            if await self.registry.store.write(stop):
                self.seeking.pop(subscriber.player, None)
                subscriber.tell(NotSeeking(reason="stopped"))
            elif subscriber not in self.subscribers:
                self.seeking.pop(subscriber.player, None)
        await self.changed()

    async def person_changed(self, player: str) -> None:
        """Close sockets of ended sessions (empty: of anybody); blocks change who is shown."""
        here = [one for one in self.subscribers if one.player and player in ("", one.player)]
        for subscriber in here:
            status = await self.registry.access.status_of(subscriber.player)
            if not status.allows(subscriber.session):
                subscriber.sign_out()
        self.refresh_soon()

    def send_shutdown(self) -> None:
        for subscriber in list(self.subscribers):
            subscriber.tell(messages.GoingDown(retry=1000))

    # Telling what changed.

    async def changed(self) -> None:
        """Something changed that the lobbies of all processes show."""
        self.refresh_soon()
        with contextlib.suppress(StoreUnavailable):  # then the others notice at their next tick
            await self.registry.store.notify(LOBBY_SUBJECT, 0)

    def refresh_soon(self) -> None:
        if self.soon is None and (self.subscribers or self.seeking):
            delay = SOON if len(self.subscribers) <= MANY else LATER
            loop = asyncio.get_running_loop()
            self.soon = loop.call_later(delay, lambda: self.registry.tasks.start(self.refresh()))

    async def refresh(self) -> None:
        self.soon = None
        if self.registry.stopping or not (self.subscribers or self.seeking):
            return
        async with self.refreshing:
            try:
                snapshot = await self.read()
            except (StoreUnavailable, Refusal):  # busy: the next tick tries again
                return
            await self.tell_paired(snapshot)
            for subscriber in list(self.subscribers):
                subscriber.show(snapshot, self.registry.now())

    async def read(self) -> Snapshot:
        now = self.registry.now()
        # Not those whose seek is being written: their rows may come later than this.
        players = [one for one, subscriber in self.seeking.items() if not subscriber.lock.locked()]
        accounts = [one.player for one in self.subscribers if one.session]
        if now - self.usual_at > USUAL_KEPT:
            self.usual = await self.registry.store.read(seeks.usual_waits)
            self.usual_at = now
        found = await self.registry.store.read(
            read_snapshot(self.registry.process, players, accounts, self.usual, now)
        )
        # What the database says of this process is a few seconds old.
        for kind, here in self.connected().items():
            stored = 0 if self.registry.store.single_process else found.counts.get(kind, 0)
            found.counts[kind] = max(len(here), stored)
        return found

    async def tell_paired(self, snapshot: Snapshot) -> None:
        """Take the players who were paired to their tables; others may wait elsewhere now."""
        for player in snapshot.asked:
            subscriber = self.seeking.get(player)
            if subscriber is None or subscriber.lock.locked():
                continue  # a change is under way, and is read after it
            table = snapshot.paired.get(player)
            if table is not None:
                del self.seeking[player]
                await self.take_to(subscriber, table)
            elif player not in snapshot.own:
                del self.seeking[player]
                subscriber.tell(NotSeeking(reason="elsewhere"))

    async def take_to(self, subscriber: LobbySubscriber, id_: str) -> None:
        try:
            table = (await self.registry.get(id_)).table
        except Refusal:
            subscriber.tell(NotSeeking(reason="stopped"))
            return
        if not table.started_at:
            # Who paired them starts the game, unless that process has died since.
            await self.registry.take_ownership_of(id_)
        subscriber.tell(Paired(table=id_, commitment=table.setup.commitment))

    # What happens without anybody asking.

    async def tick_forever(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except StoreUnavailable:
                pass  # the store has logged it
            except Exception:
                log.exception("could not refresh the lobby")

    async def tick(self) -> None:
        changed = await self.write_connected()
        await self.clean()
        if self.seeking:
            await self.pairing.pair_all()
        if changed:
            await self.changed()
        self.refresh_soon()

    async def write_connected(self) -> bool:
        """Write who came to this process and who left it, since the last time."""
        changed = False
        for kind, now_here in self.connected().items():
            before = self.written[kind]
            came, left = now_here - before, before - now_here
            if came or left:
                process = self.registry.process
                await self.registry.store.write(follows.write_connected(process, kind, came, left))
                self.written[kind], changed = now_here, True
        return changed

    def connected(self) -> dict[str, set[str]]:
        """Players with an open page, and running tables with one of their players."""
        players = {one.player for one in self.subscribers if one.player}
        tables: set[str] = set()
        for id_, live in self.registry.live.items():
            here = {one.player for one in live.subscribers if one.player}
            players |= here
            running = live.table.status == RUNNING
            if running and any(seat.player in here for seat in live.table.seats if seat.player):
                tables.add(id_)
        return {follows.PLAYER: players, follows.TABLE: tables}

    async def clean(self) -> None:
        """Keep the seeks of open connections, and forget those that nobody came back for."""
        now, store = self.registry.now(), self.registry.store
        for subscriber in list(self.seeking.values()):
            if self.registry.access.suspensions.find(subscriber.player) is not None:
                await self.stop(subscriber)
        if self.seeking:
            await store.write(seeks.refresh(self.registry.process, list(self.seeking), now))
        if now - self.cleaned_at > MINUTE:
            self.cleaned_at = now
            await store.write(seeks.delete_old(now))
            await store.write(follows.forget_processes(self.registry.process, now))
