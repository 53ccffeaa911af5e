"""Sessions of accounts: a signed random token in a cookie. The database stores only its hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec
from sqlalchemy import Connection, delete, insert, select

from tatami.server.signing import Tokens
from tatami.server.store.base import operation
from tatami.server.store.plain import PlainRead
from tatami.server.store.schema import sessions
from tatami.server.tables.table_setup import DAY

SESSION_LIFE = 90 * DAY


class Identity(msgspec.Struct, frozen=True):
    """Who a request comes from. A guest has no session; `NOBODY` has no player."""

    player: str = ""
    session: str = ""
    """The hash of the session's token."""
    name: str = ""
    """The account's name."""


NOBODY = Identity()


def new_token(tokens: Tokens) -> str:
    token = secrets.token_urlsafe(24)
    return f"{token}.{tokens.sign('session', token)}"


def hash_of(cookie: str | None, tokens: Tokens) -> str | None:
    """The hash that identifies the session of a cookie; None if the signature is invalid."""
    if not cookie:
        return None
    token, _, signature = cookie.partition(".")
    if not hmac.compare_digest(signature.encode(), tokens.sign("session", token).encode()):
        return None
    return hashlib.sha256(token.encode()).hexdigest()


@operation
def start(connection: Connection, session: str, player: str, now: int) -> None:
    connection.execute(delete(sessions).where(sessions.c.until < now))
    connection.execute(
        insert(sessions).values(
            hash=session, player_id=player, created=now, until=now + SESSION_LIFE
        )
    )


def find(session: str, now: int) -> PlainRead[Identity]:
    """The identity of a session; NOBODY if it does not exist or has expired."""
    return PlainRead(
        FIND,
        (session, now),
        lambda rows: Identity(rows[0][0], session, rows[0][1]) if rows else NOBODY,
    )


FIND = """
SELECT accounts.player_id, accounts.name FROM sessions
JOIN accounts ON accounts.player_id = sessions.player_id
WHERE sessions.hash = $1 AND sessions.until > $2
"""


@operation
def end(connection: Connection, session: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.hash == session))


@operation
def end_all(connection: Connection, player: str, but: str = "") -> None:
    connection.execute(
        delete(sessions).where(sessions.c.player_id == player, sessions.c.hash != but)
    )


@operation
def of_player(connection: Connection, player: str, now: int) -> set[str]:
    mine = sessions.c.player_id == player, sessions.c.until > now
    return set(connection.scalars(select(sessions.c.hash).where(*mine)))
