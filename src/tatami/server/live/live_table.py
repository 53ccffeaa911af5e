"""A table in the memory of this process: viewer states, subscribers, lock and timer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, Protocol

from tatami.server.tables import entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.rebuild import fold_checked
from tatami.server.tables.table import OVER, RUNNING, Table
from tatami.server.wire.compute_previews import previews_in
from tatami.server.wire.log_lines import is_chat_of
from tatami.server.wire.messages import SpectatorChat, SpectatorCount, encode
from tatami.server.wire.public_state import PublicState
from tatami.server.wire.viewer_state import KEPT_DELTAS, ViewerState

if TYPE_CHECKING:
    from tatami.server.live.presence import TablePresence

UNUSED_LIMIT = KEPT_DELTAS // 2
"""Entries after which the state of a viewer without a connection is dropped."""
SEAT_CHANGES = (entries.SatDown, entries.StoodUp, entries.Resigned)
ATTENTION = 60.0
"""Seconds of silence after which a socket no longer counts as a person at the table."""
COUNT_DELAY = 0.3
"""Seconds in which changes of the spectator count are collected into one message."""


class MessageSink(Protocol):
    """Where the messages of a subscriber go."""

    def send_now(self, message: bytes) -> bool:
        """Send without waiting; False if the reader is too slow."""


class Subscriber:
    """One socket that receives what happens at a table."""

    def __init__(
        self,
        player: str,
        sink: MessageSink,
        *,
        viewer: int | None = None,
        address: str = "",
        session: str = "",
        only_seat: int | None = None,
        muted: frozenset[str] = frozenset(),
    ) -> None:
        self.viewer = viewer
        self.player = player
        self.sink = sink
        self.address = address
        self.session = session
        """The session that identifies the player; empty for a guest."""
        self.only_seat = only_seat
        """The seat of a device that was opened by a seat code; it plays nothing else."""
        self.muted = muted
        """Players whose chat is not sent here."""
        self.too_slow = False
        self.signed_out = False
        """The session has ended, or the guest became an account: the socket must close."""
        self.table_gone = False
        """The table was found damaged: the socket must close."""
        self.hidden = False
        """The page is in the background."""
        self.active_at = time.monotonic()
        self.close: Callable[[], object] = bool
        """Ends the connection; set once the socket is being read."""

    def send(self, message: bytes) -> None:
        if not self.too_slow and not self.sink.send_now(message):
            self.too_slow = True
            self.close()

    def note_activity(self, command: object) -> bool:
        """Every command shows that a person is there; a ping says whether the page is hidden.
        Returns whether that changed."""
        before = self.hidden
        self.active_at, self.hidden = time.monotonic(), getattr(command, "hidden", False)
        return before != self.hidden

    def is_attentive(self) -> bool:
        """Does a person see the table now? A visible page pings several times a minute."""
        return not self.hidden and time.monotonic() - self.active_at < ATTENTION

    def end(self) -> None:
        """Close the socket: there is no table any more."""
        self.table_gone = True
        self.close()

    def sign_out(self) -> None:
        self.signed_out = True
        self.close()


NO_SUBSCRIBERS: frozenset[Subscriber] = frozenset()


class LiveTable:
    def __init__(self, table: Table, lost_before: int = 0) -> None:
        self.table = table
        self.lost_before = lost_before
        """Lost time of the process (`lost_time`) that the clock of this table does not count."""
        self.lock = asyncio.Lock()
        self.public_state = PublicState(table)
        self.viewer_states: dict[int | None, ViewerState] = {}
        self.subscribers: set[Subscriber] = set()
        self.announced_spectators = 0
        """The spectator count that was last sent."""
        self.count_timer: asyncio.TimerHandle | None = None
        self.shut_down = False
        self.timer: asyncio.TimerHandle | None = None
        self.timer_deadline: int | None = None
        self.users = 0
        """Commands that are being carried out."""
        self.automating = False
        """A task makes the moves of bots and auto-replies."""
        self.owned = False
        """This process wrote the last entry, so it also starts the game and asks the bots."""
        self.result_stored = False
        """The result is in the history and in the lists of tables."""
        self.evicted = False
        self.resyncing = False
        """A write was cut off: the table is about to be read again."""
        """The table is damaged: this process does nothing more with it."""
        self.presence: TablePresence | None = None
        """Which players are here; None where all share one device."""
        self.used_at = time.monotonic()
        self.cached_previews: tuple[int, dict[int, Any]] = (-1, {})
        """The number of the table for which they hold."""

    def touch(self) -> None:
        self.used_at = time.monotonic()

    def is_done(self) -> bool:
        """Is the game over and its result stored, nobody at the table, and nothing to come?"""
        busy = self.users or self.subscribers or self.automating or self.resyncing
        waits = self.timer is not None or self.lock.locked()
        return self.result_stored and not busy and not waits

    def is_idle(self, seconds: float) -> bool:
        quiet = time.monotonic() - self.used_at > seconds
        return quiet and not self.subscribers and not self.automating and self.timer is None

    def viewer_state(self, viewer: int | None) -> ViewerState:
        if viewer not in self.viewer_states:
            self.viewer_states[viewer] = ViewerState(self.table, viewer, self.public_state)
        return self.viewer_states[viewer]

    def previews(self) -> dict[int, Any]:
        """What each choice of the seat to act would lead to; computed once for a position."""
        assert self.table.play is not None
        number, found = self.cached_previews
        if number != self.table.number:
            state = self.table.play.state
            found = previews_in(self.table.game, state, state.legal())
            self.cached_previews = self.table.number, found
        return found

    def apply(self, numbered: NumberedEntry) -> None:
        """Fold an entry and send each subscriber its delta."""
        was_running = self.table.status == RUNNING
        fold_checked(self.table, numbered)
        self.touch()
        public_patch = self.public_state.advance(numbered)
        knowing = self.table.counts.who_may_know_of(numbered.number)
        deltas = {
            viewer: state.advance(numbered, public_patch)
            for viewer, state in self.viewer_states.items()
            if knowing is None or viewer in knowing
        }
        moved_seat = self.update_viewers(numbered.entry)
        is_chat = isinstance(numbered.entry, entries.Chatted)
        is_end = was_running and self.table.status == OVER
        for subscriber in tuple(self.subscribers):
            if subscriber in moved_seat or subscriber.viewer not in self.viewer_states:
                subscriber.send(self.whole_table(subscriber))
            elif is_chat and is_chat_of(numbered.entry, subscriber.muted):
                state = self.viewer_states[subscriber.viewer]
                subscriber.send(state.delta_without_chat(numbered))
            elif subscriber.viewer in deltas:
                subscriber.send(deltas[subscriber.viewer])
            if is_end:
                self.send_spectator_chat(subscriber)
        self.drop_unused_states()
        if moved_seat:
            self.count_spectators_soon()
        if self.presence is not None:
            self.presence.table_changed(by_move=isinstance(numbered.entry, entries.Moved))

    def update_viewers(self, entry: entries.AnyEntry) -> AbstractSet[Subscriber]:
        """The subscribers who joined or left a seat: they become another viewer."""
        if not isinstance(entry, SEAT_CHANGES):
            return NO_SUBSCRIBERS
        changed = set()
        for subscriber in self.subscribers:
            viewer = self.viewer_of(subscriber)
            if viewer != subscriber.viewer:
                subscriber.viewer = viewer
                changed.add(subscriber)
                if subscriber.only_seat is not None:  # the player left the seat of the code
                    subscriber.sign_out()
        return changed

    def viewer_of(self, subscriber: Subscriber) -> int | None:
        seat = self.table.seat_of(subscriber.player)
        return seat if subscriber.only_seat in (None, seat) else None

    def drop_unused_states(self) -> None:
        """A viewer state costs work at every entry: drop those that nobody has used for a while."""
        connected = {subscriber.viewer for subscriber in self.subscribers}
        if connected == self.viewer_states.keys():
            return
        for viewer, state in list(self.viewer_states.items()):
            state.unused_entries = 0 if viewer in connected else state.unused_entries + 1
            if state.unused_entries > UNUSED_LIMIT:
                del self.viewer_states[viewer]

    def whole_table(self, subscriber: Subscriber) -> bytes:
        host = subscriber.player == self.table.setup.host and subscriber.only_seat is None
        return self.viewer_state(subscriber.viewer).whole_table(host, subscriber.muted)

    def replace_table(self, table: Table) -> None:
        """Stored entries were rewritten: send the whole table to every subscriber."""
        self.table, self.public_state, self.viewer_states = table, PublicState(table), {}
        for subscriber in self.subscribers:
            subscriber.viewer = self.viewer_of(subscriber)
            subscriber.send(self.whole_table(subscriber))

    def send_initial(self, subscriber: Subscriber, after: str | None) -> None:
        """Send what the subscriber missed since the number `after`, or the whole table."""
        missed = None
        # The kept deltas contain the chat of muted players.
        if not subscriber.muted and after is not None and after.isdecimal() and len(after) < 10:
            missed = self.viewer_state(subscriber.viewer).deltas_since(int(after))
        for message in [self.whole_table(subscriber)] if missed is None else missed:
            subscriber.send(message)
        self.send_spectator_chat(subscriber)
        if self.announced_spectators:
            subscriber.send(self.spectator_message())
        self.count_spectators_soon()
        if self.presence is not None:
            self.presence.welcome(subscriber)

    def send_spectator_chat(self, subscriber: Subscriber) -> None:
        """Once the game is over, players see what spectators wrote meanwhile."""
        if self.table.status != OVER or not self.table.chat_kept_from_players:
            return
        lines = self.viewer_state(subscriber.viewer).spectator_chat(subscriber.muted)
        if lines:
            subscriber.send(encode(SpectatorChat(lines=lines)))

    def subscribe(self, subscriber: Subscriber) -> None:
        subscriber.viewer = self.viewer_of(subscriber)
        self.subscribers.add(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.touch()
        self.count_spectators_soon()
        self.look_for_presence()

    def spectators(self) -> int:
        """The number of people without a seat; a person with several pages counts once."""
        return len({one.player or id(one) for one in self.subscribers if one.viewer is None})

    def count_spectators_soon(self) -> None:
        if self.count_timer is None and self.spectators() != self.announced_spectators:
            loop = asyncio.get_running_loop()
            self.count_timer = loop.call_later(COUNT_DELAY, self.send_spectator_count)

    def send_spectator_count(self) -> None:
        self.count_timer, before = None, self.announced_spectators
        self.announced_spectators = self.spectators()
        if self.announced_spectators != before and not self.shut_down:
            self.send_to_all(self.spectator_message())

    def spectator_message(self) -> bytes:
        return encode(SpectatorCount(count=self.announced_spectators))

    def evict(self, message: bytes) -> None:
        """The table is damaged: tell every subscriber and close its socket."""
        self.evicted, self.owned = True, False
        self.put_away()
        for subscriber in list(self.subscribers):
            subscriber.send(message)
            subscriber.end()

    def send_last(self, message: bytes) -> None:
        """The last message before the server stops."""
        self.shut_down = True
        self.send_to_all(message)

    def send_to_all(self, message: bytes) -> None:
        for subscriber in list(self.subscribers):
            subscriber.send(message)

    def may_need_timer(self) -> bool:
        """A running game without a clock needs none."""
        table = self.table
        return self.timer is not None or table.status != RUNNING or table.clock.ticks

    def set_timer(self, now: int, on_deadline: Callable[[], None]) -> None:
        """Call back when the running clock reaches zero."""
        deadline = self.table.deadline()
        if deadline == self.timer_deadline:
            return
        self.cancel_timer()
        self.timer_deadline = deadline
        if deadline is not None:
            loop = asyncio.get_running_loop()
            # A little late rather than early; event loops do not sleep well for weeks.
            delay = min((deadline - now) / 1000 + 0.005, 24 * 3600)
            self.timer = loop.call_later(max(0.0, delay), self.timer_fires, on_deadline)

    def timer_fires(self, on_deadline: Callable[[], None]) -> None:
        self.timer, self.timer_deadline = None, None
        on_deadline()

    def cancel_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer, self.timer_deadline = None, None

    def look_for_presence(self) -> None:
        if self.presence is not None:
            self.presence.look()

    def put_away(self) -> None:
        """The table leaves the memory."""
        self.cancel_timer()
        if self.presence is not None:
            self.presence.cancel()
            self.presence = None  # it refers to the table, which would stay as garbage
