"""Accounts with sessions and ratings; mutes, blocks, follows and reports.

A guest is an id in a signed cookie. An account adds a name and a password.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    literal_column,
    true,
)

from tatami.server.store.schema.metadata import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), nullable=False, unique=True),  # the normalized name
    Column("password", Text, nullable=False),  # argon2 hash with salt and parameters
    Column("created", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=true()),  # on leaderboards
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token; the token is not stored
    Column(
        "player_id",
        String(24),
        ForeignKey("accounts.player_id", ondelete="CASCADE"),
        nullable=False,
    ),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("sessions_by_player", "player_id"),
)

account_emails = Table(
    "account_emails",
    metadata,
    # Optional, to reset a forgotten password.
    Column(
        "player_id",
        String(24),
        ForeignKey("accounts.player_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("address", String(254), nullable=False),
    Column("key", String(254), nullable=False),  # the address without upper case
    Column("hash", String(64), nullable=False),  # of the token that confirms it; then empty
    Column("until", BigInteger, nullable=False),  # when that token ends
    Column("confirmed", BigInteger),
    Index("account_emails_by_key", "key"),
    Index("account_emails_by_hash", "hash"),
)

password_resets = Table(
    "password_resets",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token in the link
    Column(
        "player_id",
        String(24),
        ForeignKey("accounts.player_id", ondelete="CASCADE"),
        nullable=False,
    ),
    Column("until", BigInteger, nullable=False),
    Index("password_resets_by_player", "player_id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column(
        "player_id",
        String(24),
        ForeignKey("accounts.player_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # Denormalized for the indexes of the leaderboards.
    Column("listed", Boolean, nullable=False, server_default=true()),  # as in `accounts`
    Column("sure_until", BigInteger, nullable=False, server_default="0"),  # 0: provisional
    Index("ratings_by_rank", "game", "seats", "listed", "rating", "player_id", "sure_until"),
)

provisional = ratings.c.sure_until == literal_column("0")
"""A literal, not a parameter: otherwise the planner does not use the partial index below."""

Index(
    "provisional_by_change",
    ratings.c.game,
    ratings.c.seats,
    ratings.c.listed,
    ratings.c.changed,
    sqlite_where=provisional,
    postgresql_where=provisional,
)

manners = Table(
    "manners",
    metadata,
    Column("handle", String(16), primary_key=True),  # public id of the row
    Column("player_id", String(24), nullable=False),
    Column("other_id", String(24), nullable=False),
    Column("kind", String(8), nullable=False),  # mute, block
    Column("name", String(40), nullable=False),  # the other player's name at that time
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("player_id", "other_id", "kind", name="manners_once"),
    Index("manners_by_other", "other_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # the reported chat line
    Column("reporter_id", String(24)),
    Column("reported_id", String(24), nullable=False),
    Column("reason", Text, nullable=False),
    Column("lines", Text, nullable=False),  # JSON: the chat lines around it
    Column("closed", BigInteger),
    UniqueConstraint("table_id", "number", "reporter_id", name="reports_once"),
)

follows = Table(
    "follows",
    metadata,
    Column(
        "player_id",
        String(24),
        ForeignKey("accounts.player_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column(
        "other_id",
        String(24),
        ForeignKey("accounts.player_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("at", BigInteger, nullable=False),
    Index("follows_by_other", "other_id"),
)

privacy = Table(
    "privacy",
    metadata,
    # Without a row: all people, and no puzzles.
    Column(
        "player_id",
        String(24),
        ForeignKey("accounts.player_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("challenges", String(8), nullable=False),  # who may challenge: all, followed, nobody
    Column("presence", String(8), nullable=False),  # who sees that the player is here
    # Finished games of the player may become puzzles.
    Column("puzzles", Boolean, nullable=False, server_default=false()),
)

table_invitations = Table(
    "table_invitations",
    metadata,
    # A player asks another one to take a seat at a table.
    Column("handle", String(16), primary_key=True),  # public id of the row
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column(
        "player_id",
        String(24),
        ForeignKey("accounts.player_id", ondelete="CASCADE"),
        nullable=False,
    ),
    Column(
        "by_id", String(24), ForeignKey("accounts.player_id", ondelete="CASCADE"), nullable=False
    ),
    Column("at", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),  # open, accepted, declined, suggested
    Column("instead", String(16), nullable=False),  # the table with other settings
    UniqueConstraint("table_id", "player_id", name="table_invitations_once"),
    Index("table_invitations_by_player", "player_id", "state"),
    Index("table_invitations_by_inviter", "by_id", "at"),
)
