"""Tournaments: append-only entries, as of game tables."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from tatami.server.store.schema.metadata import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("setting", Text, nullable=False),  # JSON of `TournamentSetup`; never changes
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # cached from the entries, for lists
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tournaments_by_status", "status", "changed"),
)

tournament_entries = Table(
    "tournament_entries",
    metadata,
    Column(
        "tournament_id",
        String(16),
        ForeignKey("tournaments.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON of a `tournament_entries.Entry`
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    # The tables of each round, created in one transaction with the entry that pairs it.
    Column(
        "tournament_id",
        String(16),
        ForeignKey("tournaments.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False, unique=True),
    Column("ended", Boolean, nullable=False),  # its result is an entry of the tournament
)

tournament_people = Table(
    "tournament_people",
    metadata,
    # Who organizes a tournament or joined it, for lists and for personal data.
    Column("player_id", String(24), primary_key=True),
    Column(
        "tournament_id",
        String(16),
        ForeignKey("tournaments.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Index("tournament_people_by_tournament", "tournament_id"),
)
