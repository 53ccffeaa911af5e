"""How players are reached, and what they wish: operations on the database.

A channel is a browser that lets itself be pushed, a mail address, or a web address of the player's
own. Only one that was confirmed and not stopped is ever used.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from tatami.server.notify.due import NEWS
from tatami.server.store import queries
from tatami.server.store.base import operation
from tatami.server.store.schema import channels, notices, players, sessions, wishes
from tatami.server.tables.refusals import Refusal

PUSH, MAIL, HOOK = "push", "mail", "hook"
MOST = {PUSH: 10, MAIL: 1, HOOK: 1}
"""How many of a kind one player may have; another one takes the place of the oldest."""
WANTED = {PUSH: NEWS, MAIL: ("turn", "begun", "over"), HOOK: NEWS}
"""To begin with: mail is too slow for a live clock."""
HOPELESS = 5
"""Messages given up on, one after the other, after which a channel is stopped."""


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """A way to reach somebody, as those who carry messages see it."""

    id: str
    player: str
    kind: str
    address: str
    keys: str
    """Of a push: `p256dh` and `auth`, as JSON."""
    wanted: frozenset[str]


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    told: int = 0
    """When the last message went out."""


class NewChannel(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    kind: str
    address: str
    keys: dict[str, str] = {}
    device: str = ""
    session: str = ""
    confirmed: bool = True


@operation
def add(connection: Connection, new: NewChannel, now: int) -> str:
    """A new channel, or the same address again, which is then as good as new; says its id."""
    if new.kind == PUSH:
        leave_to(connection, new)
    known = connection.execute(
        select(channels).where(
            channels.c.player_id == new.player,
            channels.c.kind == new.kind,
            channels.c.address == new.address,
        )
    ).first()
    if known is None:
        return put(connection, new, now)
    fresh = {"keys": encoded(new.keys), "session": new.session, "stopped": None, "failed": 0}
    connection.execute(update(channels).where(channels.c.id == known.id).values(**fresh))
    return str(known.id)


def leave_to(connection: Connection, new: NewChannel) -> None:
    """A browser belongs to whoever uses it now, not to whoever did before."""
    others = channels.c.address == new.address, channels.c.player_id != new.player
    connection.execute(delete(channels).where(*others, channels.c.kind == PUSH))


def put(connection: Connection, new: NewChannel, now: int) -> str:
    remember(connection, new.player, now)
    mine = channels.c.player_id == new.player, channels.c.kind == new.kind
    oldest = select(channels.c.id).where(*mine).order_by(channels.c.created.desc())
    surplus = list(connection.scalars(oldest))[MOST[new.kind] - 1 :]
    connection.execute(delete(channels).where(channels.c.id.in_(surplus)))
    id_ = secrets.token_urlsafe(9)
    connection.execute(
        insert(channels).values(
            id=id_, player_id=new.player, kind=new.kind, address=new.address,
            keys=encoded(new.keys), device=new.device[:60], session=new.session,
            wanted=" ".join(WANTED[new.kind]), created=now,
            confirmed=now if new.confirmed else None, stopped=None, failed=0,
        )
    )  # fmt: skip
    return id_


def remember(connection: Connection, player: str, now: int) -> None:
    """A guest may wish to be told before ever sitting down."""
    queries.add_new(connection, players, id=player, name="", created=now, seen=now)


def encoded(keys: dict[str, str]) -> str:
    return msgspec.json.encode(keys).decode()


@operation
def of_player(connection: Connection, player: str) -> list[Row[Any]]:
    mine = select(channels).where(channels.c.player_id == player)
    return list(connection.execute(mine.order_by(channels.c.created, channels.c.id)))


@operation
def usable(connection: Connection, player: str, now: int) -> list[Channel]:
    """The channels by which the player is reached now. Those of ended sessions are forgotten."""
    alive = select(sessions.c.hash).where(sessions.c.until > now)
    mine = channels.c.player_id == player, channels.c.session != ""
    connection.execute(delete(channels).where(*mine, channels.c.session.not_in(alive)))
    rows = of_player(player)(connection)
    return [opened(row) for row in rows if row.confirmed is not None and row.stopped is None]


@operation
def bind(connection: Connection, player: str, session: str) -> None:
    """A guest's browser becomes the account's: it is pushed until that session ends."""
    mine = channels.c.player_id == player, channels.c.kind == PUSH
    connection.execute(update(channels).where(*mine).values(session=session))


def opened(row: Row[Any]) -> Channel:
    return Channel(
        id=row.id,
        player=row.player_id,
        kind=row.kind,
        address=row.address,
        keys=row.keys,
        wanted=frozenset(row.wanted.split()),
    )


@operation
def find(connection: Connection, id_: str, player: str | None = None) -> Row[Any]:
    """A channel by its id; of that player, if one is named."""
    row = connection.execute(select(channels).where(channels.c.id == id_)).first()
    if row is None or player not in (None, row.player_id):
        raise Refusal("no_channel", "there is no such channel")
    return row


@operation
def change(connection: Connection, /, id_: str, **values: Any) -> None:
    connection.execute(update(channels).where(channels.c.id == id_).values(**values))


@operation
def stop(connection: Connection, row: Row[Any], now: int, *, everything: bool) -> None:
    """Stop a channel, or with it all others of its player that are not stopped yet.

    A mail address must be confirmed anew: whoever reads that mail has said no to it.
    """
    these = same_player(row) if everything else channels.c.id == row.id
    open_ = these, channels.c.stopped.is_(None)
    connection.execute(update(channels).where(*open_).values(stopped=now))
    if row.kind == MAIL:
        change(row.id, confirmed=None)(connection)


@operation
def resume(connection: Connection, row: Row[Any], now: int, *, everything: bool) -> None:
    """Take that back, by the same link: what was stopped with it, and nothing else."""
    these = same_player(row) if everything else channels.c.id == row.id
    together = these, channels.c.stopped == row.stopped
    connection.execute(update(channels).where(*together).values(stopped=None))
    if row.kind == MAIL:
        change(row.id, confirmed=now)(connection)


def same_player(row: Row[Any]) -> Any:
    return channels.c.player_id == row.player_id


@operation
def remove(connection: Connection, id_: str) -> None:
    connection.execute(delete(channels).where(channels.c.id == id_))


@operation
def failed(connection: Connection, id_: str, now: int) -> bool:
    """A message was given up on; says whether the channel is stopped for it."""
    here = channels.c.id == id_
    connection.execute(update(channels).where(here).values(failed=channels.c.failed + 1))
    hopeless = here, channels.c.failed >= HOPELESS, channels.c.stopped.is_(None)
    return connection.execute(update(channels).where(*hopeless).values(stopped=now)).rowcount > 0


# Wishes.


@operation
def preferences_of(connection: Connection, player: str) -> Preferences:
    row = connection.execute(select(wishes).where(wishes.c.player_id == player)).first()
    return Preferences() if row is None else msgspec.convert(row, Preferences, from_attributes=True)


@operation
def wish(connection: Connection, /, player: str, now: int, **values: Any) -> None:
    remember(connection, player, now)
    queries.add_new(connection, wishes, player_id=player, language="en", zone="UTC", told=0)
    connection.execute(update(wishes).where(wishes.c.player_id == player).values(**values))


# One's own data.


@operation
def export(connection: Connection, player: str) -> dict[str, Any]:
    """What is kept about how a player is reached. Keys and numbers of entries stay here."""
    shown = ("kind", "address", "device", "wanted", "created", "confirmed", "stopped")
    told = select(notices.c.table_id, notices.c.kind, notices.c.state, notices.c.at).where(
        notices.c.player_id == player
    )
    return {
        "wishes": msgspec.to_builtins(preferences_of(player)(connection)),
        "channels": [
            {name: getattr(row, name) for name in shown} for row in of_player(player)(connection)
        ],
        "messages": [dict(row._mapping) for row in connection.execute(told)],
    }
