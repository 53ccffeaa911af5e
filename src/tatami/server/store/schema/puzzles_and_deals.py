"""Attempts at puzzles, by guests too, and deals that several tables play."""

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
)

from tatami.server.store.schema.metadata import metadata

rated_puzzles = Table(
    "rated_puzzles",
    metadata,
    # Puzzles that somebody has tried; the others have the rating of their file.
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    # First attempts: the primary key ensures that each counts once.
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

deal_tries = Table(
    "deal_tries",
    metadata,
    # The primary key ensures that everybody plays a deal once. Written before the table itself.
    Column("deal", String(80), primary_key=True),
    Column("player_id", String(24), primary_key=True),
    Column("table_id", String(16), nullable=False),
)

duplicate_sets = Table(
    "duplicate_sets",
    metadata,
    # Deals that several tables of people play. The deal of number n has the code `set <id> <n>`.
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False),  # then everybody may look
)

deal_results = Table(
    "deal_results",
    metadata,
    Column("deal", String(80), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player_id", String(24)),  # null for a bot or a deleted person
    Column("name", String(40), nullable=False),
    Column("share", Float, nullable=False),  # of the victory, 0 to 1
    Column("points", Float, nullable=False),  # see `Game.points`
    Column("actions", Text, nullable=False),  # JSON: all actions of the game
    Column("ended", BigInteger, nullable=False),
    Column("moves", Float),  # what the player's moves cost; null: not judged yet
    Column("moves_error", Float),
    Column("accuracy", Float),  # share of the decisions without a clear mistake
    Index("deal_results_by_player", "player_id"),
)
