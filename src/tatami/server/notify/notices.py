"""Stored notices: added when they are due, then claimed by the process that sends them.

The states: `waiting`, then one of `told` (sent), `seen` (the player saw the table first), `past`
(no longer due) or `lost` (sending failed).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, select, update

from tatami.server.notify.due import END_DELAY, ENDED, HOUR, INVITE_DELAY, INVITED, PlannedNotice
from tatami.server.store import queries
from tatami.server.store.base import operation
from tatami.server.store.plain import PlainRead, PlainWrite, Statement
from tatami.server.store.schema import channels, notices
from tatami.server.tables.table_setup import DAY, MINUTE

WAITING, SENT, SEEN, EXPIRED, FAILED = "waiting", "told", "seen", "past", "lost"
LEASE = 3 * MINUTE
"""How long a claim is valid. Sending takes less; later another process may claim the notice."""
MAX_PER_ROUND = 500
KEPT_FOR = 90 * DAY
RETRY_DELAYS = (MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR)
"""Delays between attempts; after the last one the notice has failed."""


class NoticeOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """The new values of a notice that this process claimed."""

    id: int
    state: str
    due: int
    tries: int
    done: str = ""


@operation
def reachable_players(connection: Connection, players: Collection[str]) -> set[str]:
    """The players among these who have an active channel."""
    active = channels.c.confirmed.is_not(None), channels.c.stopped.is_(None)
    found = select(channels.c.player_id).where(channels.c.player_id.in_(players), *active)
    return set(connection.scalars(found))


@operation
def add_notices(
    connection: Connection, table: str, planned: Iterable[PlannedNotice], now: int
) -> None:
    """Store notices that are due from `now` on. A notice that is stored already is unchanged."""
    for notice in planned:
        queries.add_new(
            connection, notices, player_id=notice.player, table_id=table, number=notice.number,
            kind=notice.kind, due=now, state=WAITING, claimed=0, process="", tries=0, done="",
            at=now,
        )  # fmt: skip


def end_notices(table: str, people: Collection[str], ended: int) -> list[Statement]:
    """Notify of the end of a game, in the transaction that stores its result.

    A finished table is not examined again.
    """
    if len(people) < 2:
        return []
    at = ended + END_DELAY
    return [Statement(ADD_NOTICE, (player, table, ENDED, at, WAITING)) for player in sorted(people)]


def invite_notices(table: str, people: Collection[str], now: int) -> PlainWrite:
    """Notify of an invitation to a table, unless the player sees it first."""
    at = now + INVITE_DELAY
    return PlainWrite(
        *(Statement(ADD_NOTICE, (one, table, INVITED, at, WAITING)) for one in sorted(people))
    )


ADD_NOTICE = """
INSERT INTO notices
  (player_id, table_id, number, kind, due, state, claimed, process, tries, done, at)
SELECT CAST($1 AS varchar), CAST($2 AS varchar), 0, CAST($3 AS varchar), CAST($4 AS bigint),
  CAST($5 AS varchar), 0, '', 0, '', CAST($4 AS bigint)
WHERE EXISTS (SELECT 1 FROM channels
  WHERE player_id = CAST($1 AS varchar) AND confirmed IS NOT NULL AND stopped IS NULL)
ON CONFLICT DO NOTHING
"""
"""For a player who has an active channel."""


def inviter_of(player: str, table: str) -> PlainRead[str | None]:
    """The name of the account whose invitation to this table the player has not answered. A player
    who has blocked them since is not notified."""
    return PlainRead(INVITER, (player, table), lambda rows: str(rows[0][0]) if rows else None)


INVITER = """
SELECT accounts.name FROM table_invitations
JOIN accounts ON accounts.player_id = table_invitations.by_id
WHERE table_invitations.player_id = $1 AND table_id = $2 AND state = 'open' AND NOT EXISTS (
  SELECT 1 FROM manners WHERE manners.kind = 'block'
  AND manners.player_id = table_invitations.player_id AND other_id = table_invitations.by_id)
"""


@operation
def waiting_before(connection: Connection, until: int) -> list[Row[Any]]:
    """The notices that are due by that time, the oldest first."""
    due = notices.c.state == WAITING, notices.c.due <= until
    rows = select(notices).where(*due).order_by(notices.c.due).limit(MAX_PER_ROUND)
    return list(connection.execute(rows))


@operation
def set_state(connection: Connection, ids: Collection[int], state: str, now: int) -> None:
    these = notices.c.id.in_(ids), notices.c.state == WAITING
    connection.execute(update(notices).where(*these).values(state=state, at=now))


def claimable(now: int) -> tuple[Any, ...]:
    return notices.c.state == WAITING, notices.c.due <= now, notices.c.claimed < now


@operation
def claim(connection: Connection, player: str, process: str, now: int) -> list[Row[Any]]:
    """Claim all due notices of a player. If two processes try, one of them gets the notices.

    The attempt is counted now: if the process dies while sending, it still counts.
    """
    claim_values = {"claimed": now + LEASE, "process": process, "tries": notices.c.tries + 1}
    connection.execute(
        update(notices).where(notices.c.player_id == player, *claimable(now)).values(**claim_values)
    )
    claimed = notices.c.process == process, notices.c.claimed == now + LEASE
    waiting = notices.c.player_id == player, notices.c.state == WAITING
    rows = select(notices).where(*claimed, *waiting).order_by(notices.c.id)
    return list(connection.execute(rows))


@operation
def store_outcomes(
    connection: Connection, outcomes: list[NoticeOutcome], process: str, now: int
) -> None:
    """Store the outcomes and release the claims, unless another process has claimed since."""
    for outcome in outcomes:
        values = {
            "state": outcome.state,
            "due": outcome.due,
            "tries": outcome.tries,
            "done": outcome.done,
        }
        mine = notices.c.id == outcome.id, notices.c.process == process
        connection.execute(
            update(notices).where(*mine).values(**values, claimed=0, process="", at=now)
        )


def retry_delay(tries: int) -> int | None:
    """Milliseconds until the next attempt; None after the last one."""
    return RETRY_DELAYS[tries - 1] if tries <= len(RETRY_DELAYS) else None


@operation
def delete_old(connection: Connection, now: int) -> None:
    old = notices.c.state != WAITING, notices.c.at < now - KEPT_FOR
    connection.execute(delete(notices).where(*old))
