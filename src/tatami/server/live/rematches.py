"""Carries out commands about a rematch: the offer, the answers, and the new table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tatami.server.live.live_table import LiveTable
from tatami.server.store.base import NumberTaken
from tatami.server.tables import entries
from tatami.server.tables.create_table import rotated_seats, same_setup
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.rematches import Step, host_of_rematch, next_step
from tatami.server.wire.messages import Ack

if TYPE_CHECKING:
    from tatami.server.live.table_registry import TableRegistry

ATTEMPTS = 8
"""How often an entry is tried again after another process took its number."""


class Rematches:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def handle(self, live: LiveTable, command: Any, player: str) -> Ack:
        """Returns only when the entry is stored, with the id of the new table if there is one."""
        for _ in range(ATTEMPTS):
            async with live.lock:
                table = live.table
                if not table.rematch:
                    step = next_step(table, command, player, self.registry.now())
                    try:
                        await self.write(live, step)
                    except NumberTaken:
                        await self.registry.catch_up(live)
                        continue
                number = table.number_for(table.own_seat(player))
            if table.rematch:
                await self.registry.take_ownership_of(table.rematch)
            return Ack(ask=command.ask, number=number, table=table.rematch)
        raise Refusal("busy", "the table is busy: try again")

    async def write(self, live: LiveTable, step: Step) -> None:
        """Store the entry, and in the same transaction the new table."""
        if step.players is None:
            await self.registry.append(live, step.entry)
            return
        table = live.table
        assert isinstance(step.entry, entries.Rematched)
        seated = rotated_seats(table, step.players)
        host = host_of_rematch(table, step.players)
        new = self.registry.creation.new_table(same_setup(table), host, seated)
        entry = entries.Rematched(seat=step.entry.seat, yes=step.entry.yes, table=new.id)
        await self.registry.append(live, entry, also=new.creation)
        self.registry.creation.keep_new(new)
