"""Quotas: how many tables one person may have. A setting of 0 means no limit."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import ColumnElement, Connection, exists, func, select

from tatami.server.settings import Settings
from tatami.server.store.base import Store, operation
from tatami.server.store.plain import PlainRead
from tatami.server.store.schema import seated, tables, visits
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import RUNNING, Table
from tatami.server.tables.table_setup import DAY


class Quotas:
    def __init__(self, store: Store, settings: Settings, now: Callable[[], int]) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.active = settings.rate_limits

    async def check_new_table(self, player: str, *, account: bool) -> None:
        """May this person create another table?"""
        if not self.active:
            return
        wanted = self.settings
        limit = wanted.tables_per_account if account else wanted.tables_per_guest
        day = wanted.tables_per_day
        unfinished, created = await self.store.read(hosted_tables(player, self.now() - DAY))
        if limit and unfinished >= limit:
            raise over_quota(
                "tables", limit, f"you have {limit} unfinished tables: finish or leave one first"
            )
        if day and created >= day:
            raise over_quota("day", day, f"you created {day} tables today: try again tomorrow")

    async def check_bot(self, table: Table, player: str) -> None:
        """May this person add a bot? The last one may start a game without any person."""
        limit = self.settings.bot_tables if self.active else 0
        free = sum(not seat.taken for seat in table.seats)
        if not limit or free != 1 or any(seat.player for seat in table.seats):
            return
        if await self.store.read(only_bots(player)) >= limit:
            raise over_quota(
                "bots", limit, f"you have {limit} tables with bots only: wait until one is over"
            )


def over_quota(what: str, limit: int, sentence: str) -> Refusal:
    return Refusal("quota", sentence, args={"what": what, "limit": limit})


def hosted_by(player: str) -> list[ColumnElement[bool]]:
    """The host is in the setup; `visits` has an index by player."""
    mine = select(visits.c.table_id).where(visits.c.player_id == player)
    host = tables.c.setting.contains(f'"host":"{player}"', autoescape=True)
    return [tables.c.id.in_(mine), host]


def count(connection: Connection, *where: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(tables).where(*where)) or 0


HOSTED = """
SELECT count(CASE WHEN status IN ('open', 'running') THEN 1 END),
       count(CASE WHEN created > $2 THEN 1 END)
FROM tables
WHERE id IN (SELECT table_id FROM visits WHERE player_id = $1)
  AND (status IN ('open', 'running') OR created > $2) AND setting LIKE $3 ESCAPE '/'
"""


def hosted_tables(player: str, since: int) -> PlainRead[tuple[int, int]]:
    """How many tables of this host are open or running, and how many were created since then.

    The host is in the setup; `visits` has an index by player.
    """
    escaped = player.replace("/", "//").replace("_", "/_").replace("%", "/%")
    host = f'%"host":"{escaped}"%'
    return PlainRead(HOSTED, (player, since, host), lambda rows: (rows[0][0], rows[0][1]))


@operation
def only_bots(connection: Connection, player: str) -> int:
    """Running tables of this host at which nobody has a seat."""
    nobody = ~exists().where(seated.c.table_id == tables.c.id)
    return count(connection, *hosted_by(player), tables.c.status == RUNNING, nobody)
