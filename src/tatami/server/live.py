"""A table that somebody looks at: its faces, its watchers, its lock and its timer."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from tatami.server import entries
from tatami.server.entries import Numbered
from tatami.server.face import Face, is_from
from tatami.server.table import Table

BACKLOG = 64
"""Messages that may wait for a slow reader before it is dropped; the table never waits."""


class Watcher:
    """One socket's outgoing messages."""

    def __init__(self, viewer: int | None, player: str) -> None:
        self.viewer = viewer
        self.player = player
        self.waiting: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.too_slow = False
        self.session = ""
        """The session by which the player was known; empty for a guest."""
        self.dismissed = False
        """That session has ended, or the guest has become an account: it must go."""
        self.unheard: frozenset[str] = frozenset()
        """Those whose chat is not sent here."""

    def tell(self, message: bytes) -> None:
        if len(self.waiting) >= BACKLOG:
            self.too_slow = True
        else:
            self.waiting.append(message)
        self.news.set()

    async def next(self) -> bytes | None:
        """The next message; None when the reader was too slow or is dismissed, and must go."""
        while not (self.waiting or self.too_slow or self.dismissed):
            self.news.clear()
            await self.news.wait()
        return None if self.too_slow or self.dismissed else self.waiting.popleft()

    def dismiss(self) -> None:
        self.dismissed = True
        self.news.set()


class LiveTable:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.faces: dict[int | None, Face] = {}
        self.watchers: set[Watcher] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.timed: int | None = None
        self.busy = False
        """Somebody carries on for bots and orders."""
        self.stored_status = table.status
        self.stood_up = ""
        """The player who left with the last entry."""
        self.used = time.monotonic()

    def touch(self) -> None:
        self.used = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        quiet = time.monotonic() - self.used > seconds
        return quiet and not self.watchers and not self.busy and self.timer is None

    def face(self, viewer: int | None) -> Face:
        if viewer not in self.faces:
            self.faces[viewer] = Face(self.table, viewer)
        return self.faces[viewer]

    def happen(self, numbered: Numbered) -> None:
        """Fold an entry and send each watcher its delta."""
        entry = numbered.entry
        if isinstance(entry, entries.StoodUp) and entry.seat is not None:
            self.stood_up = self.table.seats[entry.seat].player
        self.table.fold(numbered)
        self.touch()
        self.reseat()
        watched = {watcher.viewer for watcher in self.watchers}
        for viewer in list(self.faces):
            if viewer not in watched:
                del self.faces[viewer]
        deltas = {viewer: face.step(numbered) for viewer, face in self.faces.items()}
        for watcher in self.watchers:
            if is_from(entry, watcher.unheard) and watcher.viewer in self.faces:
                watcher.tell(self.faces[watcher.viewer].hush(numbered))
            elif watcher.viewer in deltas:
                watcher.tell(deltas[watcher.viewer])
            else:
                watcher.tell(self.whole(watcher))

    def reseat(self) -> None:
        """A watcher who sat down or stood up sees with other eyes: it is sent the whole table."""
        for watcher in self.watchers:
            watcher.viewer = self.table.seat_of(watcher.player)

    def whole(self, watcher: Watcher) -> bytes:
        host = watcher.player == self.table.setting.host
        return self.face(watcher.viewer).whole(host, watcher.unheard)

    def begin_again(self, table: Table) -> None:
        """The table's past was written anew: everybody is sent all of it."""
        self.table = table
        self.faces = {}
        self.reseat()
        for watcher in self.watchers:
            watcher.tell(self.whole(watcher))

    def watch(
        self, player: str, session: str = "", unheard: frozenset[str] = frozenset()
    ) -> Watcher:
        watcher = Watcher(self.table.seat_of(player), player)
        watcher.session, watcher.unheard = session, unheard
        self.watchers.add(watcher)
        return watcher

    def tell_all(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.tell(message)

    def set_timer(self, now: int, due: Callable[[], None]) -> None:
        """Wake up when the running clock reaches zero."""
        deadline = self.table.clock.deadline() if self.table.status == "running" else None
        if deadline == self.timed:
            return
        self.cancel_timer()
        self.timed = deadline
        if deadline is not None:
            loop = asyncio.get_running_loop()
            # A little later rather than earlier; loops dislike sleeping for weeks.
            delay = min((deadline - now) / 1000 + 0.005, 24 * 3600)
            self.timer = loop.call_later(max(0.0, delay), self.ring, due)

    def ring(self, due: Callable[[], None]) -> None:
        self.timer, self.timed = None, None
        due()

    def cancel_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer, self.timed = None, None
