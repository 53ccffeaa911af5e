"""Which players are at a table: here, away or left. It follows from open connections and is
not stored. Where several processes serve a table, `presence_bus` tells what the others see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from tatami.server.tables import claims
from tatami.server.tables.table_setup import MINUTE
from tatami.server.wire.field_types import Presence
from tatami.server.wire.messages import PresenceOut, encode

if TYPE_CHECKING:
    from tatami.server.live.live_table import LiveTable, Subscriber

GRACE = 30_000
"""Milliseconds after the last connection in which a player is away, not left: pages are reloaded,
phones change networks."""
LONG_AGO = 10 * MINUTE
"""A table without a move for so long: nobody is about to reconnect after a restart."""
DELAY = 0.3
"""Seconds in which changes are collected into one message."""
BEST_FIRST: tuple[Presence, ...] = ("here", "away", "left")


class Sight(NamedTuple):
    """What a process saw of a player: the state, since when, and its lost time at that moment."""

    state: Presence
    at: int
    lost: int = 0


class Clocks(NamedTuple):
    now: Callable[[], int]
    lost: Callable[[], int]
    """Milliseconds in which this process did not run: nobody could return meanwhile."""


class TablePresence:
    def __init__(
        self, live: LiveTable, clocks: Clocks, announce: Callable[[LiveTable, list[str]], None]
    ) -> None:
        """`announce` tells other processes that these players came or left here."""
        self.live = live
        self.clocks = clocks
        self.announce = announce
        self.loaded = Sight("left", clocks.now(), clocks.lost())
        self.here: dict[str, Sight] = {}
        """What the connections of this process show, by player."""
        self.elsewhere: dict[str, dict[str, Sight]] = {}
        """What other processes see, by player and process."""
        self.sent: tuple[list[Presence], dict[int, int]] | None = None
        self.soon: asyncio.TimerHandle | None = None
        self.grace: asyncio.TimerHandle | None = None

    # What is true now.

    def state_of(self, player: str) -> Presence:
        sights = self.sights(player)
        if not sights:
            return "left" if self.is_settled() else "away"
        best = min(sights, key=lambda one: BEST_FIRST.index(one.state))
        if best.state != "left":
            return best.state
        return "left" if self.clocks.now() - self.last_seen(player) >= GRACE else "away"

    def is_settled(self) -> bool:
        """A player whom nobody saw since this table was loaded has left, except that after a
        restart players need a moment to reconnect."""
        loaded = self.loaded.at
        quiet = loaded - self.live.table.last_at > LONG_AGO
        return quiet or self.clocks.now() - loaded >= GRACE

    def last_seen(self, player: str) -> int:
        """When the player was last connected; at the earliest when the table was loaded here. Time
        in which this process did not run does not count."""
        latest = max(self.sights(player), key=lambda one: one.at, default=self.loaded)
        if latest.at < self.loaded.at:
            latest = self.loaded
        return latest.at + self.clocks.lost() - latest.lost

    def sights(self, player: str) -> list[Sight]:
        own = self.here.get(player)
        others = self.elsewhere.get(player, {}).values()
        return [*others] if own is None else [own, *others]

    def left_since(self) -> dict[int, int]:
        """The seats of players who have left, and since when."""
        people = enumerate(self.live.table.seats)
        return {
            number: self.last_seen(seat.player)
            for number, seat in people
            if seat.player and self.state_of(seat.player) == "left"
        }

    def states(self) -> list[Presence]:
        seats = self.live.table.seats
        return [self.state_of(one.player) if one.player else "" for one in seats]

    # Changes.

    def look(self) -> None:
        """Compare with the connections of this process: somebody came, left or turned away."""
        players = {seat.player for seat in self.live.table.seats if seat.player}
        found: dict[str, Presence] = {}
        for one in self.live.subscribers:
            if one.player in players and found.get(one.player) != "here":
                found[one.player] = "away" if one.hidden else "here"
        for player in self.here.keys() - found.keys():
            found[player] = "left"
        changed = [one for one, state in found.items() if self.note(one, state)]
        if changed:
            self.announce(self.live, changed)
            self.tell_soon()

    def welcome(self, subscriber: Subscriber) -> None:
        """Somebody connected: they learn who is here, and the others learn of them."""
        self.look()
        if self.is_shown():
            subscriber.send(self.message())

    def table_changed(self, *, by_move: bool) -> None:
        """A turn may have begun of somebody who left; a seat may have changed hands."""
        if by_move and (self.sent is None or "left" not in self.sent[0]):
            return
        self.look()
        if self.current() != self.sent:
            self.tell_soon()

    def note(self, player: str, state: Presence) -> bool:
        before = self.here.get(player)
        if before is not None and before.state == state:
            return False
        self.here[player] = Sight(state, self.clocks.now(), self.clocks.lost())
        return True

    def note_elsewhere(self, player: str, process: str, state: Presence, at: int) -> None:
        self.elsewhere.setdefault(player, {})[process] = Sight(state, at, self.clocks.lost())
        self.tell_soon()

    def forget_processes(self, living: set[str]) -> None:
        """Players who were connected to a process that died were last seen now."""
        for sights in self.elsewhere.values():
            for process, one in list(sights.items()):
                if process not in living and one.state != "left":
                    sights[process] = Sight("left", self.clocks.now(), self.clocks.lost())
                    self.tell_soon()

    # Telling the subscribers.

    def is_shown(self) -> bool:
        """With one person at the table there is nobody to wait for."""
        return sum(bool(seat.player) for seat in self.live.table.seats) > 1

    def tell_soon(self) -> None:
        if self.soon is None and self.live.subscribers and self.is_shown():
            self.soon = asyncio.get_running_loop().call_later(DELAY, self.tell)

    def tell(self) -> None:
        """Tell all subscribers if something changed."""
        self.cancel()
        if self.live.shut_down or not self.is_shown():
            return
        now = self.current()
        if now != self.sent:
            self.sent = now
            self.live.send_to_all(self.message())
        if "away" in now[0] and self.live.subscribers:  # when the grace is over
            self.grace = asyncio.get_running_loop().call_later(GRACE / 1000 + DELAY, self.tell)

    def current(self) -> tuple[list[Presence], dict[int, int]]:
        return self.states(), claims.claim_times(self.live.table, self.left_since())

    def message(self) -> bytes:
        states, ready = self.current()
        now = self.clocks.now()
        waits = {seat: max(0, at - now) for seat, at in ready.items()}
        return encode(PresenceOut(seats=states, claims=waits))

    def cancel(self) -> None:
        for timer in (self.soon, self.grace):
            if timer is not None:
                timer.cancel()
        self.soon = self.grace = None
