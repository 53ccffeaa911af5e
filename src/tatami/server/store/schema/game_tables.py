"""Game tables, their players and results. A table's state follows from its append-only entries."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
)

from tatami.server.store.schema.metadata import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("setting", Text, nullable=False),  # JSON of `TableSetup`; never changes
    Column(
        "secret", Text, nullable=False
    ),  # the server's part of the seed; published after the game
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # cached from the entries, for lists
    Column("game", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_status", "status", "changed"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("body", Text, nullable=False),  # JSON of an `entries.Entry`
)

quarantined = Table(
    "quarantined",
    metadata,
    # Tables that cannot be folded. A row is deleted when the table can be folded again, unless an
    # administrator put it there (`held`).
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # the first entry that is not whole; 0: the setup
    Column("reason", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("held", Boolean, nullable=False, server_default=false()),
)

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

seated = Table(
    "seated",
    metadata,
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("seated_by_table", "table_id"),
)

seat_codes = Table(
    "seat_codes",
    metadata,
    # One code per seat, with which its player opens the seat on another device.
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("digest", String(64), nullable=False),  # SHA-256 of the code; the code is not stored
    Column("created", BigInteger, nullable=False),
    Index("seat_codes_by_player", "player_id"),
)

seat_sessions = Table(
    "seat_sessions",
    metadata,
    # Devices that opened a seat by its code. They end with the code.
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    ForeignKeyConstraint(
        ["table_id", "seat"], ["seat_codes.table_id", "seat_codes.seat"], ondelete="CASCADE"
    ),
    Index("seat_sessions_by_seat", "table_id", "seat"),
)

visits = Table(
    "visits",
    metadata,
    # Every table that a player created or joined. The export and the deletion of personal data
    # read these tables.
    Column("player_id", String(24), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

finished = Table(
    "finished",
    metadata,
    # The primary key ensures that a game is rated once, even if several processes see its end.
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("reason", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
)

played = Table(
    "played",
    metadata,
    Column(
        "table_id",
        String(16),
        ForeignKey("finished.table_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("seat", Integer, primary_key=True),
    Column("player_id", String(24)),  # null for a bot or a deleted account
    Column("name", String(40), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("share", Float, nullable=False),  # of the victory, 0 to 1
    Column("gave_up", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),  # as in `finished`, for the index
    Column("before", Float),  # the rating before the game, if it was rated
    Column("after", Float),
    Column("deviation", Float),  # of `after`; null in older games
    Index("played_by_player", "player_id", "ended", "table_id"),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
