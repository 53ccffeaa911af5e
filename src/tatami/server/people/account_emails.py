"""The email address of an account: optional, confirmed by a link, used only to reset a forgotten
password."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from tatami.server.people import accounts
from tatami.server.people.invitations import hash_of
from tatami.server.store.base import operation
from tatami.server.store.schema import account_emails as emails
from tatami.server.store.schema import accounts as account_rows
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import DAY

CONFIRM_LIFE = 2 * DAY
MAX_ACCOUNTS = 3
"""Accounts of one address that are sent a link."""


def key_of(address: str) -> str:
    return address.strip().casefold()


@operation
def set_unconfirmed(
    connection: Connection, player: str, address: str, token: str, now: int
) -> None:
    """Replace the address; it is used only once it is confirmed."""
    remove(player)(connection)
    row = {"player_id": player, "address": address, "key": key_of(address), "hash": hash_of(token)}
    connection.execute(insert(emails).values(**row, until=now + CONFIRM_LIFE))


@operation
def remove(connection: Connection, player: str) -> None:
    connection.execute(delete(emails).where(emails.c.player_id == player))


@operation
def of_player(connection: Connection, player: str) -> Row[Any] | None:
    return connection.execute(select(emails).where(emails.c.player_id == player)).one_or_none()


@operation
def confirm(connection: Connection, token: str, now: int) -> None:
    """Confirm the address of the link, once; raises Refusal."""
    mine = emails.c.hash == hash_of(token), emails.c.until > now
    done = connection.execute(update(emails).where(*mine).values(confirmed=now, hash="", until=0))
    if done.rowcount != 1:
        raise Refusal("bad_link", "this link no longer works: ask for another")


@operation
def to_reset(connection: Connection, name_or_address: str) -> list[Row[Any]]:
    """Player, name and confirmed address of the accounts that somebody asks to reset."""
    confirmed = (
        select(account_rows.c.player_id, account_rows.c.name, emails.c.address)
        .join(emails, emails.c.player_id == account_rows.c.player_id)
        .where(emails.c.confirmed.is_not(None))
        .limit(MAX_ACCOUNTS)
    )
    if "@" in name_or_address:
        wanted = emails.c.key == key_of(name_or_address)
    else:
        wanted = account_rows.c.key == accounts.key_of(name_or_address)
    return list(connection.execute(confirmed.where(wanted)))
