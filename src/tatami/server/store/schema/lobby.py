"""Finding a game: people who wait, how long people waited, and who is connected."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from tatami.server.store.schema.metadata import metadata

seeks = Table(
    "seeks",
    metadata,
    # People who wait for others with the same wish. A seek counts while its process is alive.
    Column("player_id", String(24), primary_key=True),  # one seek per player
    Column("name", String(40), nullable=False),  # at the table
    Column("wish", String(120), nullable=False),  # see `people.seeks.wish_key`
    Column("setting", Text, nullable=False),  # JSON of `people.seeks.Wish`
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when its connection was last known to be open
    Column("process", String(40), nullable=False),  # the server that has the connection
    Column("bots_at", BigInteger),  # when bots may take the free seats; null: never
    Column("bot", String(40), nullable=False),
    Column("table_id", String(16)),  # the table, once others were found
    Index("seeks_by_wish", "wish", "created"),
)

waits = Table(
    "waits",
    metadata,
    # How long people waited until their game began; old rows are deleted.
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(40), nullable=False),
    Column("waited", BigInteger, nullable=False),  # milliseconds
    Column("at", BigInteger, nullable=False),
    Index("waits_by_time", "at"),
)

connected = Table(
    "connected",
    metadata,
    # Players with an open page, and running tables with a player there, for each process. A row
    # counts while its process is alive.
    Column("kind", String(8), primary_key=True),  # player, table
    Column("id", String(24), primary_key=True),
    Column("process", String(40), primary_key=True),
)
