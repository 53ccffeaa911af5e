"""Administrators: accounts that may administer the server in the browser."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, select

from tatami.server.store.base import operation
from tatami.server.store.queries import add_new
from tatami.server.store.schema import accounts, administrators


@operation
def is_administrator(connection: Connection, player: str) -> bool:
    found = select(administrators.c.player_id).where(administrators.c.player_id == player)
    return connection.execute(found).first() is not None


@operation
def grant(connection: Connection, player: str, now: int) -> bool:
    """Make an account an administrator; False if it is one already."""
    return add_new(connection, administrators, player_id=player, since=now)


@operation
def revoke(connection: Connection, player: str) -> bool:
    gone = delete(administrators).where(administrators.c.player_id == player)
    return connection.execute(gone).rowcount == 1


def all_administrators(connection: Connection) -> list[Row[Any]]:
    return list(
        connection.execute(
            select(accounts.c.name, administrators.c.player_id, administrators.c.since)
            .join(accounts, accounts.c.player_id == administrators.c.player_id)
            .order_by(administrators.c.since)
        )
    )
