"""Invitations: links that make accounts on a server whose registration is by invitation."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, insert, or_, select, update

from tatami.server.store.base import operation
from tatami.server.store.schema import invitations
from tatami.server.tables.refusals import Refusal

MAX_USES = 1000


def new_token() -> str:
    """A token for a link. Only its hash is stored."""
    return secrets.token_urlsafe(18)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


@operation
def create(
    connection: Connection, token: str, note: str, uses: int, until: int | None, now: int
) -> str:
    """Store an invitation and return its handle."""
    handle = secrets.token_hex(4)
    row = {"handle": handle, "hash": hash_of(token), "note": note}
    connection.execute(insert(invitations).values(**row, created=now, until=until, left=uses))
    return handle


def works(now: int) -> ColumnElement[bool]:
    fresh = or_(invitations.c.until.is_(None), invitations.c.until > now)
    return and_(invitations.c.left > 0, fresh)


@operation
def use(connection: Connection, token: str, now: int) -> None:
    """Take one use of an invitation, in the transaction that makes the account."""
    mine = invitations.c.hash == hash_of(token), works(now)
    one_less = update(invitations).where(*mine).values(left=invitations.c.left - 1)
    if connection.execute(one_less).rowcount != 1:
        raise no_invitation()


@operation
def check(connection: Connection, token: str, now: int) -> None:
    """Refuse an invitation that does not work, before anything expensive is done for it."""
    found = select(invitations.c.handle).where(invitations.c.hash == hash_of(token), works(now))
    if connection.execute(found).first() is None:
        raise no_invitation()


def no_invitation() -> Refusal:
    return Refusal("invitation", "this invitation no longer works: ask for another")


@operation
def usable(connection: Connection, now: int) -> list[Row[Any]]:
    """The invitations that can still be used, the latest first."""
    found = select(invitations).where(works(now)).order_by(invitations.c.created.desc())
    return list(connection.execute(found))


@operation
def revoke(connection: Connection, handle: str) -> bool:
    gone = delete(invitations).where(invitations.c.handle == handle)
    return connection.execute(gone).rowcount == 1
