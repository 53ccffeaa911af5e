"""The tables of the database. A game table's life is the list of its entries, which only grows."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    literal_column,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("setting", Text, nullable=False),  # JSON of `TableSetup`: what never changes
    Column("secret", Text, nullable=False),  # the server's part of the seed; public after the game
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # a cache of the fold, for lists
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

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# People. A guest is an id in a signed cookie; an account is a guest with a name and a password.

accounts = Table(
    "accounts",
    metadata,
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), nullable=False, unique=True),  # names alike are one name
    Column("password", Text, nullable=False),  # argon2's own text, with its salt and its cost
    Column("created", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=true()),  # on leaderboards
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token, which is never stored
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

visits = Table(
    "visits",
    metadata,
    # Every table that a player ever opened or sat at: what to look through when somebody wants all
    # of their data, or wants all of it gone.
    Column("player_id", String(24), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

finished = Table(
    "finished",
    metadata,
    # The key makes history and ratings happen once, however many processes see the end.
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
    Column("player_id", String(24)),  # none for a bot, and for one who deleted the account
    Column("name", String(40), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("share", Float, nullable=False),  # of the victory
    Column("gave_up", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),  # as in `finished`, for the index
    Column("before", Float),  # the rating, where the game was rated
    Column("after", Float),
    Column("deviation", Float),  # how far off `after` may be; none in games of before it was kept
    Index("played_by_player", "player_id", "ended", "table_id"),
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
    # What leaderboards ask, kept ready for their indexes.
    Column("listed", Boolean, nullable=False, server_default=true()),  # as in `accounts`
    Column("sure_until", BigInteger, nullable=False, server_default="0"),  # 0: provisional
    Index("ratings_by_rank", "game", "seats", "listed", "rating", "player_id", "sure_until"),
)

provisional = ratings.c.sure_until == literal_column("0")
"""No parameter: a database must see that the index below is meant."""
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
    Column("handle", String(16), primary_key=True),  # names the row without naming the other
    Column("player_id", String(24), nullable=False),
    Column("other_id", String(24), nullable=False),
    Column("kind", String(8), nullable=False),  # mute, block
    Column("name", String(40), nullable=False),  # the other's, as it was then
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
    Column("number", Integer, nullable=False),  # the line that is complained about
    Column("reporter_id", String(24)),
    Column("reported_id", String(24), nullable=False),
    Column("reason", Text, nullable=False),
    Column("lines", Text, nullable=False),  # JSON: the chat around that line
    Column("closed", BigInteger),
    UniqueConstraint("table_id", "number", "reporter_id", name="reports_once"),
)

# Notices: how players are reached who do not look, and what they were told.

channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # push, mail, hook
    Column("address", Text, nullable=False),  # an endpoint, a mail address, a URL
    Column("keys", Text, nullable=False),  # of a push: the browser's public key and its secret
    Column("device", String(60), nullable=False),  # how its owner knows it
    Column("session", String(64), nullable=False),  # it ends with that session; empty: a guest's
    Column("wanted", String(60), nullable=False),  # the kinds of news that go there
    Column("created", BigInteger, nullable=False),
    Column("confirmed", BigInteger),  # a mail address, by the link that was sent there
    Column("stopped", BigInteger),
    Column("failed", Integer, nullable=False),  # messages given up on since the last that arrived
    Index("channels_by_player", "player_id"),
    Index("channels_by_address", "address"),
)

wishes = Table(
    "wishes",
    metadata,
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(60), nullable=False),  # by its name, as in Europe/Amsterdam
    Column("quiet_from", Integer),  # minutes after midnight there
    Column("quiet_to", Integer),
    Column("told", BigInteger, nullable=False),  # when the last message went out
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # of the entry it follows from
    Column("kind", String(8), nullable=False),  # see `notify.due`
    Column("due", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, told, seen, past, lost
    Column("claimed", BigInteger, nullable=False),  # until then it is some process's to send
    Column("process", String(40), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Text, nullable=False),  # ids of channels that have it
    Column("at", BigInteger, nullable=False),  # when it came to its state
    # The key makes a player be told once, however many processes think of it.
    UniqueConstraint("player_id", "table_id", "number", "kind", name="notices_once"),
    Index("notices_by_state", "state", "due"),
    Index("notices_by_table", "table_id"),
)
