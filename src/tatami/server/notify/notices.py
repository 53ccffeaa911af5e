"""What is owed to players, in the database: written down when it is due, claimed by whoever sends.

A notice is waiting until it was told, or until there was no need: its player saw the table (seen),
or the thing is no longer due (past). Given up on, it is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, select, update

from tatami.server.notify.due import END_PATIENCE, ENDED, HOUR, Due
from tatami.server.store import queries
from tatami.server.store.base import operation
from tatami.server.store.schema import channels, notices
from tatami.server.tables.table_setup import DAY, MINUTE

WAITING, TOLD, SEEN, PAST, LOST = "waiting", "told", "seen", "past", "lost"
LEASE = 3 * MINUTE
"""Longer than any message takes: afterwards another process may think its sender dead."""
MOST = 500
"""Notices that one round looks at."""
KEPT = 90 * DAY
WAITS = (MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR)
"""Until it is tried again; after the last it is given up."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of a notice that this process has claimed."""

    id: int
    state: str
    due: int
    tries: int
    done: str = ""


def reached(connection: Connection, players: Collection[str]) -> set[str]:
    """Those of them who can be told anything at all."""
    there = channels.c.confirmed.is_not(None), channels.c.stopped.is_(None)
    mine = select(channels.c.player_id).where(channels.c.player_id.in_(players), *there)
    return set(connection.scalars(mine))


def who_is_reached(players: Collection[str]) -> Callable[[Connection], set[str]]:
    return lambda connection: reached(connection, players)


@operation
def owe(connection: Connection, table: str, dues: Iterable[Due], now: int) -> None:
    """Write down what is due from `now` on; what was written before stays as it is."""
    for due in dues:
        queries.add_new(
            connection, notices, player_id=due.player, table_id=table, number=due.number,
            kind=due.kind, due=now, state=WAITING, claimed=0, process="", tries=0, done="",
            at=now,
        )  # fmt: skip


@operation
def owe_end(connection: Connection, table: str, people: Collection[str], ended: int) -> None:
    """In one transaction with the end of a game: afterwards nobody looks at the table again."""
    if len(people) > 1:
        at = ended + END_PATIENCE
        told = reached(connection, people)
        owe(table, [Due(player, ENDED, 0, at) for player in sorted(told)], at)(connection)


@operation
def soon(connection: Connection, until: int) -> list[Row[Any]]:
    """What is to be told by then, the longest due first."""
    what = (notices.c.id, notices.c.player_id, notices.c.table_id, notices.c.due)
    owed = notices.c.state == WAITING, notices.c.due <= until
    rows = select(*what, notices.c.claimed).where(*owed).order_by(notices.c.due).limit(MOST)
    return list(connection.execute(rows))


@operation
def put_in(connection: Connection, ids: Collection[int], state: str, now: int) -> None:
    these = notices.c.id.in_(ids), notices.c.state == WAITING
    connection.execute(update(notices).where(*these).values(state=state, at=now))


def free(now: int) -> tuple[Any, ...]:
    return notices.c.state == WAITING, notices.c.due <= now, notices.c.claimed < now


@operation
def claim(connection: Connection, player: str, process: str, now: int) -> list[Row[Any]]:
    """Take all that a player is to be told now; of two processes that try, one gets it.

    A try is counted when it begins: who dies on the way has used it up.
    """
    mine = {"claimed": now + LEASE, "process": process, "tries": notices.c.tries + 1}
    connection.execute(
        update(notices).where(notices.c.player_id == player, *free(now)).values(**mine)
    )
    got = notices.c.process == process, notices.c.claimed == now + LEASE
    owed = notices.c.player_id == player, notices.c.state == WAITING
    rows = select(notices).where(*got, *owed).order_by(notices.c.id)
    return list(connection.execute(rows))


@operation
def settle(connection: Connection, outcomes: list[Outcome], process: str, now: int) -> None:
    """Let go of claimed notices. Where the lease ran out meanwhile, they are another's by now."""
    for one in outcomes:
        values = {"state": one.state, "due": one.due, "tries": one.tries, "done": one.done}
        mine = notices.c.id == one.id, notices.c.process == process
        connection.execute(
            update(notices).where(*mine).values(**values, claimed=0, process="", at=now)
        )


def wait_after(tries: int) -> int | None:
    """How long until the next try, or None when it is given up."""
    return WAITS[tries - 1] if tries <= len(WAITS) else None


@operation
def forget_old(connection: Connection, now: int) -> None:
    old = notices.c.state != WAITING, notices.c.at < now - KEPT
    connection.execute(delete(notices).where(*old))
