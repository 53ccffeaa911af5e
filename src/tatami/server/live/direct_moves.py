"""Moves without a task: from the message of a player to the store, and from the commit to the
answer.

Nearly every move finds its table in memory, with nobody else at work there. A task that waits for
the message, for the lock and for the commit then costs as much as the move itself. Whatever is
unusual goes by way of `TableRegistry.handle`.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from tatami.server.live.live_table import LiveTable
from tatami.server.store.base import NumberTaken, OnAppended
from tatami.server.tables import command_handlers, commands, entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.rebuild import DamagedTable
from tatami.server.tables.table import OVER
from tatami.server.wire.messages import Ack

if TYPE_CHECKING:
    from tatami.server.live.table_registry import TableRegistry


class BegunMove(NamedTuple):
    """A legal move that is not stored yet. Its table is locked."""

    live: LiveTable
    command: commands.Move
    player: str
    numbered: NumberedEntry


class DirectMoves:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    def begin(self, live: LiveTable, command: commands.Move, player: str) -> BegunMove | None:
        """Lock the table for a move that can be stored now. None where something is unusual;
        nothing has changed then."""
        if not self.is_usual(live, player) or not acquire_now(live.lock):
            return None
        try:
            entry = command_handlers.handle(live.table, command, player)
        except Exception:  # `TableRegistry.handle` says why
            live.lock.release()
            return None
        return BegunMove(live, command, player, self.registry.next_number(live, entry))

    def is_usual(self, live: LiveTable, player: str) -> bool:
        registry, lost_time = self.registry, self.registry.heartbeat.lost_time
        return (
            registry.store.can_append_soon
            and not registry.stopping
            and not live.resyncing
            and registry.live.get(live.table.id) is live
            and registry.access.suspensions.find(player) is None
            and lost_time.is_nothing_lost()
            and live.lost_before >= lost_time.total
        )

    def cancel(self, move: BegunMove) -> None:
        move.live.lock.release()

    def write(self, move: BegunMove, done: OnAppended) -> None:
        """`done` must call `finish` or `fail`."""
        number, at, entry = move.numbered.number, move.numbered.at, move.numbered.entry
        move.live.users += 1
        body = entries.encode(entry).decode()
        self.registry.store.append_soon(move.live.table.id, number, at, body, done)

    def finish(self, move: BegunMove) -> Ack | None:
        """The move is stored: apply it and tell all subscribers. None where more is to be written:
        then `finish_later` gives the answer."""
        live, table = move.live, move.live.table
        self.registry.apply_stored(live, move.numbered)
        if table.status == OVER:
            return None
        self.registry.automation.settle(live)
        number = table.number_for(move.numbered.entry.seat)
        live.lock.release()
        live.users -= 1
        return Ack(ask=move.command.ask, number=number)

    async def finish_later(self, move: BegunMove) -> Ack:
        """The last move of a game: its result is stored too."""
        live = move.live
        try:
            self.registry.automation.settle(live)
        finally:
            live.lock.release()
        try:
            await self.registry.results.store(live)
        finally:
            self.end_use(live)
        number = live.table.number_for(move.numbered.entry.seat)
        return Ack(ask=move.command.ask, number=number)

    async def fail(self, move: BegunMove, error: Exception) -> Ack:
        """The move could not be stored, or not applied: try again, or raise why not."""
        live = move.live
        try:
            await self.recover(move, error)
        finally:
            live.lock.release()
            self.end_use(live)
        answer = await self.registry.handle(live.table.id, move.command, move.player)
        assert isinstance(answer, Ack)
        return answer

    async def recover(self, move: BegunMove, error: Exception) -> None:
        """Returns where the move may be tried again."""
        if isinstance(error, DamagedTable):
            raise await self.registry.damaged(move.live, error)
        if not isinstance(error, NumberTaken):
            await self.registry.write_failed(move.live, error)
        await self.registry.catch_up(move.live)

    def end_use(self, live: LiveTable) -> None:
        live.users -= 1
        self.registry.put_away_if_done(live)


def acquire_now(lock: asyncio.Lock) -> bool:
    """Acquire a lock if nobody has it or waits for it."""
    if lock.locked():
        return False
    acquiring = lock.acquire()
    try:
        acquiring.send(None)
    except StopIteration:
        return True
    acquiring.close()  # others wait
    return False
