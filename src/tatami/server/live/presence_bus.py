"""Presence at the tables of several processes: each tells the others by notifications what its own
connections show.

A notification is a list of items. `table:player:process:state:age` says what a process has seen so
many milliseconds ago; `table:?` asks the other processes what they see. Nothing is stored: a
process that dies takes what it said with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, cast

from tatami.server.live.live_table import LiveTable
from tatami.server.live.presence import Clocks, TablePresence
from tatami.server.live.process_heartbeat import HEARTBEAT
from tatami.server.store import queries
from tatami.server.store.base import PRESENCE_PREFIX
from tatami.server.store.health import StoreUnavailable
from tatami.server.wire.field_types import Presence

if TYPE_CHECKING:
    from tatami.server.live.table_registry import TableRegistry

log = logging.getLogger("tatami.server")

LONGEST = 6000
"""Characters of a notification; PostgreSQL allows 8,000 bytes."""
DEAD_AFTER = HEARTBEAT * 3000
STATES = ("here", "away", "left")


class PresenceBus:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.waiting: list[str] = []
        """Items of the next notification."""
        self.sending = False
        self.clocks = Clocks(registry.now, self.lost_time)

    def lost_time(self) -> int:
        return self.registry.heartbeat.lost_time.total

    def attach(self, live: LiveTable) -> LiveTable:
        live.presence = TablePresence(live, self.clocks, self.announce)
        return live

    # What this process says.

    def announce(self, live: LiveTable, players: Iterable[str]) -> None:
        """Tell what the connections of this process show of these players."""
        if live.presence is None or self.registry.store.single_process:
            return
        now = self.registry.now()
        self.say(
            f"{live.table.id}:{player}:{self.registry.process}:{sight.state}:{now - sight.at}"
            for player, sight in live.presence.here.items()
            if player in players
        )

    def ask(self, tables: Iterable[LiveTable]) -> None:
        """Ask the other processes who is at these tables."""
        if not self.registry.store.single_process:
            self.say(f"{live.table.id}:?" for live in tables)

    def ask_again(self) -> None:
        """Notifications may have been lost: ask, and tell."""
        watched = [live for live in self.registry.live.values() if live.subscribers]
        self.ask(watched)
        for live in watched:
            if live.presence is not None:
                self.announce(live, list(live.presence.here))

    def say(self, items: Iterable[str]) -> None:
        self.waiting += items
        if self.waiting and not self.sending and not self.registry.stopping:
            self.sending = True
            self.registry.tasks.start(self.send())

    async def send(self) -> None:
        try:
            while self.waiting:
                items, self.waiting = self.waiting, []
                for subject in in_parts(items):
                    await self.registry.store.notify(PRESENCE_PREFIX + subject, 0)
        except StoreUnavailable:
            pass  # once the connection is back, all processes ask again
        finally:
            self.sending = False

    # What other processes say.

    def receive(self, subject: str) -> None:
        for item in subject.removeprefix(PRESENCE_PREFIX).split(";"):
            try:
                self.receive_item(item.split(":"))
            except (ValueError, IndexError):
                log.warning(
                    "a process of another version sent an unknown presence message: %r", item[:80]
                )

    def receive_item(self, words: list[str]) -> None:
        live = self.registry.live.get(words[0])
        if live is None or live.presence is None:
            return
        if words[1] == "?":
            self.announce(live, list(live.presence.here))
            return
        _, player, process, state, age = words
        if state not in STATES:
            raise ValueError(state)
        at = self.registry.now() - int(age)
        live.presence.note_elsewhere(player, process, cast(Presence, state), at)

    async def forget_dead_processes_forever(self) -> None:
        while not self.registry.store.single_process:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.forget_dead_processes()
            except StoreUnavailable:
                pass  # nobody knows who lives
            except Exception:
                log.exception("could not look for dead processes")

    async def forget_dead_processes(self) -> None:
        heard = [one.presence for one in self.registry.live.values() if has_remote(one)]
        if not heard:
            return
        since = self.registry.now() - int(DEAD_AFTER)
        living = await self.registry.store.read(queries.living_processes(since))
        for presence in heard:
            if presence is not None:
                presence.forget_processes(living)


def has_remote(live: LiveTable) -> bool:
    return live.presence is not None and bool(live.presence.elsewhere)


def in_parts(items: list[str]) -> Iterator[str]:
    """The items joined, in parts that fit into a notification."""
    part: list[str] = []
    length = 0
    for item in items:
        if length + len(item) > LONGEST and part:
            yield ";".join(part)
            part, length = [], 0
        part.append(item)
        length += len(item) + 1
    if part:
        yield ";".join(part)
