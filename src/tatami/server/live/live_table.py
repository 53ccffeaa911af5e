"""A table that somebody looks at: its faces, its watchers, its lock and its timer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from tatami.server.tables import entries
from tatami.server.tables.entries import Numbered
from tatami.server.tables.table import Table
from tatami.server.wire.messages import Watching, encode
from tatami.server.wire.viewer_state import RECENT, Face, Front, is_from

RESUME = RECENT // 2
"""Entries for which a viewer who is not connected is kept in mind."""
RESEATING = (entries.SatDown, entries.StoodUp, entries.Resigned)
ATTENTION = 60.0
"""Seconds of silence after which a socket is no sign of a person any more."""
COUNTING = 0.3
"""Seconds in which comings and goings of spectators are gathered: a crowd is told of once."""


class Line(Protocol):
    """Where a watcher's messages go."""

    def say(self, text: str) -> bool:
        """Send without waiting; False if the reader is too slow."""


class Watcher:
    """One socket that is told what happens."""

    def __init__(self, viewer: int | None, player: str, line: Line) -> None:
        self.viewer = viewer
        self.player = player
        self.line = line
        self.too_slow = False
        self.drop: Callable[[], object] = bool
        """Ends the connection; set by whoever listens to it."""
        self.address = ""
        self.session = ""
        """The session by which the player was known; empty for a guest."""
        self.dismissed = False
        """That session has ended, or the guest has become an account: it must go."""
        self.unheard: frozenset[str] = frozenset()
        """Those whose chat is not sent here."""
        self.hidden = False
        """The page says that nobody looks at it."""
        self.heard_at = time.monotonic()

    def tell(self, message: str) -> None:
        if not self.too_slow and not self.line.say(message):
            self.too_slow = True
            self.drop()

    def hears(self, said: object) -> None:
        """Whatever a person says, they are there; a page alone says how it stands."""
        self.heard_at, self.hidden = time.monotonic(), getattr(said, "hidden", False)

    def looks(self) -> bool:
        """Somebody has the table before their eyes: a page says so several times a minute."""
        return not self.hidden and time.monotonic() - self.heard_at < ATTENTION

    def dismiss(self) -> None:
        self.dismissed = True
        self.drop()


class LiveTable:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.front = Front(table)
        self.faces: dict[int | None, Face] = {}
        self.watchers: set[Watcher] = set()
        self.onlookers = 0
        """Spectators that everybody has been told of."""
        self.counting: asyncio.TimerHandle | None = None
        self.parted = False
        self.timer: asyncio.TimerHandle | None = None
        self.timed: int | None = None
        self.busy = False
        """Somebody carries on for bots and orders."""
        self.ours = False
        """The last entry was written by this process: what follows from it is ours to do."""
        self.over_stored = False
        """The end of the game is known to the lists of tables."""
        self.used = time.monotonic()

    def touch(self) -> None:
        self.used = time.monotonic()

    def is_idle(self, seconds: float) -> bool:
        quiet = time.monotonic() - self.used > seconds
        return quiet and not self.watchers and not self.busy and self.timer is None

    def face(self, viewer: int | None) -> Face:
        if viewer not in self.faces:
            self.faces[viewer] = Face(self.table, viewer, self.front)
        return self.faces[viewer]

    def happen(self, numbered: Numbered) -> None:
        """Fold an entry and send each watcher its delta."""
        self.table.fold(numbered)
        self.touch()
        shared = self.front.step(numbered)
        deltas = {
            viewer: face.step(numbered, shared)
            for viewer, face in self.faces.items()
            if self.table.hears(viewer, numbered.number)
        }
        changed = self.reseat(numbered.entry)
        for watcher in list(self.watchers):
            if watcher in changed or watcher.viewer not in self.faces:
                watcher.tell(self.whole(watcher))
            elif is_from(numbered.entry, watcher.unheard):
                watcher.tell(self.faces[watcher.viewer].hush(numbered))
            elif watcher.viewer in deltas:
                watcher.tell(deltas[watcher.viewer])
        self.close_eyes()
        if changed:
            self.count_soon()

    def reseat(self, entry: entries.AnyEntry) -> set[Watcher]:
        """Watchers who sat down or stood up see with other eyes, from nothing."""
        if not isinstance(entry, RESEATING):
            return set()
        changed = set()
        for watcher in self.watchers:
            viewer = self.table.seat_of(watcher.player)
            if viewer != watcher.viewer:
                watcher.viewer = viewer
                changed.add(watcher)
        return changed

    def close_eyes(self) -> None:
        """Faces that nobody has looked at for a while cost work at every entry: forget them."""
        watched = {watcher.viewer for watcher in self.watchers}
        if watched == self.faces.keys():
            return
        for viewer, face in list(self.faces.items()):
            face.unwatched = 0 if viewer in watched else face.unwatched + 1
            if face.unwatched > RESUME:
                del self.faces[viewer]

    def whole(self, watcher: Watcher) -> str:
        host = watcher.player == self.table.setting.host
        return self.face(watcher.viewer).whole(host, watcher.unheard)

    def begin_again(self, table: Table) -> None:
        """The table's past was written anew: everybody is sent all of it."""
        self.table, self.front, self.faces = table, Front(table), {}
        for watcher in self.watchers:
            watcher.viewer = table.seat_of(watcher.player)
            watcher.tell(self.whole(watcher))

    def greet(self, watcher: Watcher, after: str | None) -> None:
        """What the watcher missed since that number, or the whole table."""
        missed = None
        # Deltas are kept as most viewers hear them.
        if not watcher.unheard and after is not None and after.isdecimal() and len(after) < 10:
            missed = self.face(watcher.viewer).since(int(after))
        for message in [self.whole(watcher)] if missed is None else missed:
            watcher.tell(message)
        if self.onlookers:
            watcher.tell(self.watching())
        self.count_soon()

    def watch(self, player: str, line: Line) -> Watcher:
        watcher = Watcher(self.table.seat_of(player), player, line)
        self.watchers.add(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.touch()
        self.count_soon()

    def spectators(self) -> int:
        """People who look on, each once however many pages they have open."""
        return len({one.player or id(one) for one in self.watchers if one.viewer is None})

    def count_soon(self) -> None:
        if self.counting is None and self.spectators() != self.onlookers:
            loop = asyncio.get_running_loop()
            self.counting = loop.call_later(COUNTING, self.tell_count)

    def tell_count(self) -> None:
        self.counting, before = None, self.onlookers
        self.onlookers = self.spectators()
        if self.onlookers != before and not self.parted:
            self.tell_all(self.watching())

    def watching(self) -> str:
        return encode(Watching(count=self.onlookers)).decode()

    def part(self, message: str) -> None:
        """The last word to everybody."""
        self.parted = True
        self.tell_all(message)

    def tell_all(self, message: str) -> None:
        for watcher in list(self.watchers):
            watcher.tell(message)

    def set_timer(self, now: int, due: Callable[[], None]) -> None:
        """Wake up when the running clock reaches zero."""
        deadline = self.table.deadline()
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
