"""Suspensions: a suspended person may look, export and delete, but not play, chat or report."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, delete, or_, select

from tatami.server.store.base import Store, operation
from tatami.server.store.queries import add_new
from tatami.server.store.schema import suspensions
from tatami.server.tables.refusals import Refusal


class Suspension(msgspec.Struct, frozen=True, kw_only=True):
    reason: str
    """Shown to the person."""
    since: int
    until: int | None
    """None: until an administrator lifts it."""


class Suspensions:
    """Everybody who is suspended, in memory: every command asks."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.of_player: dict[str, Suspension] = {}
        self.refreshing = asyncio.Lock()

    async def refresh(self) -> None:
        """Read them again: at the start, and when a person changed."""
        async with self.refreshing:  # a slow read must not replace what a later one found
            self.of_player = await self.store.read(in_force(self.now()))

    def find(self, player: str) -> Suspension | None:
        found = self.of_player.get(player)
        over = found is not None and found.until is not None and found.until <= self.now()
        return None if over else found

    def check(self, player: str) -> None:
        found = self.find(player)
        if found is not None:
            raise Refusal(
                "suspended",
                f"you are suspended on this server: {found.reason}",
                args={"reason": found.reason, "until": found.until or 0},
            )


@operation
def in_force(connection: Connection, now: int) -> dict[str, Suspension]:
    mine = or_(suspensions.c.until.is_(None), suspensions.c.until > now)
    return {
        row.player_id: Suspension(reason=row.reason, since=row.since, until=row.until)
        for row in connection.execute(select(suspensions).where(mine))
    }


@operation
def suspend(connection: Connection, player: str, wanted: Suspension) -> None:
    """Suspend a person; a later suspension replaces an earlier one."""
    lift(player)(connection)
    values = msgspec.structs.asdict(wanted)
    add_new(connection, suspensions, player_id=player, **values)


@operation
def lift(connection: Connection, player: str) -> bool:
    gone = delete(suspensions).where(suspensions.c.player_id == player)
    return connection.execute(gone).rowcount == 1
