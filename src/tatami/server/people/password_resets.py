"""One-time links to set a new password. Administrators make them, and `reset_emails` sends them to
people who added an email address."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tatami.server.people import accounts, sessions
from tatami.server.people.invitations import hash_of
from tatami.server.store.base import operation
from tatami.server.store.schema import password_resets
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import DAY

RESET_LIFE = DAY


@operation
def create(
    connection: Connection, player: str, token: str, now: int, life: int = RESET_LIFE
) -> None:
    """Store a link; earlier links of this person stop working."""
    connection.execute(delete(password_resets).where(password_resets.c.player_id == player))
    row = {"hash": hash_of(token), "player_id": player, "until": now + life}
    connection.execute(insert(password_resets).values(**row))


@operation
def owner(connection: Connection, token: str, now: int) -> str:
    """The player who may set a password with this link; raises Refusal."""
    mine = password_resets.c.hash == hash_of(token), password_resets.c.until > now
    found: str | None = connection.scalar(select(password_resets.c.player_id).where(*mine))
    if found is None:
        raise Refusal("bad_link", "this link no longer works: ask for another")
    return found


@operation
def use(connection: Connection, token: str, hashed: str, now: int) -> str:
    """Set the password, end every session and every link of the person. Return the player."""
    player = owner(token, now)(connection)
    replace_password(player, hashed)(connection)
    return player


@operation
def replace_password(connection: Connection, player: str, hashed: str) -> None:
    accounts.set_password(player, hashed)(connection)
    sessions.end_all(player)(connection)
    connection.execute(delete(password_resets).where(password_resets.c.player_id == player))
