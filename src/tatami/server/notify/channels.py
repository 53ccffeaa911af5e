"""Database operations on notification channels and preferences.

A channel is a push subscription of a browser, an email address or a webhook. The server uses only
channels that are confirmed and not stopped.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from tatami.server.notify.due import TOPICS
from tatami.server.store import queries
from tatami.server.store.base import operation
from tatami.server.store.schema import channels, notices, players, sessions, wishes
from tatami.server.tables.refusals import Refusal

PUSH, MAIL, HOOK = "push", "mail", "hook"
MAX_CHANNELS = {PUSH: 10, MAIL: 1, HOOK: 1}
"""Channels of a kind that a player may have; another one replaces the oldest."""
DEFAULT_TOPICS = {PUSH: TOPICS, MAIL: ("turn", "begun", "over", "invite"), HOOK: TOPICS}
"""The topics of a new channel. Email is too slow for a live clock."""
MAX_FAILURES = 5
"""Consecutive failed messages after which a channel is stopped."""


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """A channel as transports need it."""

    id: str
    player: str
    kind: str
    address: str
    keys: str
    """For push: `p256dh` and `auth`, as JSON."""
    wanted: frozenset[str]


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    told: int = 0
    """When the last message was sent."""


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
    """Insert a channel, or reset the existing channel with this address. Return its id."""
    if new.kind == PUSH:
        remove_from_others(connection, new)
    known = connection.execute(
        select(channels).where(
            channels.c.player_id == new.player,
            channels.c.kind == new.kind,
            channels.c.address == new.address,
        )
    ).first()
    if known is None:
        return insert_channel(connection, new, now)
    reset = {"keys": encode_keys(new.keys), "session": new.session, "stopped": None, "failed": 0}
    connection.execute(update(channels).where(channels.c.id == known.id).values(**reset))
    return str(known.id)


def remove_from_others(connection: Connection, new: NewChannel) -> None:
    """A browser belongs to the player who subscribed last."""
    others = channels.c.address == new.address, channels.c.player_id != new.player
    connection.execute(delete(channels).where(*others, channels.c.kind == PUSH))


def insert_channel(connection: Connection, new: NewChannel, now: int) -> str:
    ensure_player(connection, new.player, now)
    mine = channels.c.player_id == new.player, channels.c.kind == new.kind
    newest_first = select(channels.c.id).where(*mine).order_by(channels.c.created.desc())
    surplus = list(connection.scalars(newest_first))[MAX_CHANNELS[new.kind] - 1 :]
    connection.execute(delete(channels).where(channels.c.id.in_(surplus)))
    id_ = secrets.token_urlsafe(9)
    connection.execute(
        insert(channels).values(
            id=id_, player_id=new.player, kind=new.kind, address=new.address,
            keys=encode_keys(new.keys), device=new.device[:60], session=new.session,
            wanted=" ".join(DEFAULT_TOPICS[new.kind]), created=now,
            confirmed=now if new.confirmed else None, stopped=None, failed=0,
        )
    )  # fmt: skip
    return id_


def ensure_player(connection: Connection, player: str, now: int) -> None:
    """A guest may subscribe before joining a table, so the player may not exist yet."""
    queries.add_new(connection, players, id=player, name="", created=now, seen=now)


def encode_keys(keys: dict[str, str]) -> str:
    return msgspec.json.encode(keys).decode()


@operation
def of_player(connection: Connection, player: str) -> list[Row[Any]]:
    mine = select(channels).where(channels.c.player_id == player)
    return list(connection.execute(mine.order_by(channels.c.created, channels.c.id)))


@operation
def active_channels(connection: Connection, player: str, now: int) -> list[Channel]:
    """The confirmed and not stopped channels. Deletes channels whose session has ended."""
    alive = select(sessions.c.hash).where(sessions.c.until > now)
    mine = channels.c.player_id == player, channels.c.session != ""
    connection.execute(delete(channels).where(*mine, channels.c.session.not_in(alive)))
    rows = of_player(player)(connection)
    return [channel_of(row) for row in rows if row.confirmed is not None and row.stopped is None]


@operation
def attach_to_session(connection: Connection, player: str, session: str) -> None:
    """A guest became an account: their push channels end with this session."""
    mine = channels.c.player_id == player, channels.c.kind == PUSH
    connection.execute(update(channels).where(*mine).values(session=session))


def channel_of(row: Row[Any]) -> Channel:
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
    """The row of a channel; it must belong to `player` unless that is None."""
    row = connection.execute(select(channels).where(channels.c.id == id_)).first()
    if row is None or player not in (None, row.player_id):
        raise Refusal("no_channel", "this channel does not exist: reload the page")
    return row


@operation
def change(connection: Connection, /, id_: str, **values: Any) -> None:
    connection.execute(update(channels).where(channels.c.id == id_).values(**values))


@operation
def stop(connection: Connection, row: Row[Any], now: int, *, everything: bool) -> None:
    """Stop a channel, or with `everything` all active channels of its player.

    An email address must be confirmed again, because its owner declined the messages.
    """
    these = same_player(row) if everything else channels.c.id == row.id
    open_ = these, channels.c.stopped.is_(None)
    connection.execute(update(channels).where(*open_).values(stopped=now))
    if row.kind == MAIL:
        change(row.id, confirmed=None)(connection)


@operation
def resume(connection: Connection, row: Row[Any], now: int, *, everything: bool) -> None:
    """Undo a stop by the same link: resume what was stopped together with this channel."""
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
def count_failure(connection: Connection, id_: str, now: int) -> bool:
    """Count a failed message. Return whether this stopped the channel."""
    here = channels.c.id == id_
    connection.execute(update(channels).where(here).values(failed=channels.c.failed + 1))
    exhausted = here, channels.c.failed >= MAX_FAILURES, channels.c.stopped.is_(None)
    return connection.execute(update(channels).where(*exhausted).values(stopped=now)).rowcount > 0


# Preferences; the table is called `wishes`.


@operation
def preferences_of(connection: Connection, player: str) -> Preferences:
    row = connection.execute(select(wishes).where(wishes.c.player_id == player)).first()
    return Preferences() if row is None else msgspec.convert(row, Preferences, from_attributes=True)


@operation
def set_preferences(connection: Connection, /, player: str, now: int, **values: Any) -> None:
    ensure_player(connection, player, now)
    queries.add_new(connection, wishes, player_id=player, language="en", zone="UTC", told=0)
    connection.execute(update(wishes).where(wishes.c.player_id == player).values(**values))


# Personal data.


@operation
def export(connection: Connection, player: str) -> dict[str, Any]:
    """The notification data of a player, without keys and entry numbers."""
    fields = ("kind", "address", "device", "wanted", "created", "confirmed", "stopped")
    messages = select(notices.c.table_id, notices.c.kind, notices.c.state, notices.c.at).where(
        notices.c.player_id == player
    )
    return {
        "wishes": msgspec.to_builtins(preferences_of(player)(connection)),
        "channels": [
            {name: getattr(row, name) for name in fields} for row in of_player(player)(connection)
        ],
        "messages": [dict(row._mapping) for row in connection.execute(messages)],
    }
