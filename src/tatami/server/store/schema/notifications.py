"""Notifications to players who do not see their table."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from tatami.server.store.schema.metadata import metadata

channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # push, mail, hook
    Column("address", Text, nullable=False),  # push endpoint, email address or URL
    Column("keys", Text, nullable=False),  # push: the browser's public key and secret, as JSON
    Column("device", String(60), nullable=False),  # the name that the player sees
    Column("session", String(64), nullable=False),  # deleted with this session; empty for a guest
    Column("wanted", String(60), nullable=False),  # topics, see `notify.due.TOPICS`
    Column("created", BigInteger, nullable=False),
    Column("confirmed", BigInteger),  # when the player opened the link in the email
    Column("stopped", BigInteger),
    Column("failed", Integer, nullable=False),  # failed messages since the last success
    Index("channels_by_player", "player_id"),
    Index("channels_by_address", "address"),
)

wishes = Table(
    "wishes",
    metadata,
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(60), nullable=False),  # IANA name, e.g. Europe/Amsterdam
    Column("quiet_from", Integer),  # minutes after local midnight
    Column("quiet_to", Integer),
    Column("told", BigInteger, nullable=False),  # when the last message was sent
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # of the entry that caused it
    Column("kind", String(8), nullable=False),  # see `notify.due`
    Column("due", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),  # see `notify.notices`
    Column("claimed", BigInteger, nullable=False),  # until then `process` sends it
    Column("process", String(40), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Text, nullable=False),  # ids of channels that are finished
    Column("at", BigInteger, nullable=False),  # when the state last changed
    # Ensures that a player is notified once, even if several processes see the cause.
    UniqueConstraint("player_id", "table_id", "number", "kind", name="notices_once"),
    Index("notices_by_state", "state", "due"),
    Index("notices_by_table", "table_id"),
)
