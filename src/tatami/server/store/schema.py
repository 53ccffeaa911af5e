"""The tables of the database. The state of a game table follows from its append-only entries."""

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
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    literal_column,
    true,
)

metadata = MetaData()

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

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# People. A guest is an id in a signed cookie. An account adds a name and a password.

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

# Finding a game, and people whom a player knows.

seeks = Table(
    "seeks",
    metadata,
    # People who wait for others with the same wish. A seek counts while its process is alive.
    Column("player_id", String(24), primary_key=True),  # one seek per player
    Column("name", String(40), nullable=False),  # at the table
    Column("salt", String(64), nullable=False),  # unused: players add their salts at the table
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
    # Without a row: all.
    Column(
        "player_id",
        String(24),
        ForeignKey("accounts.player_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("challenges", String(8), nullable=False),  # who may challenge: all, followed, nobody
    Column("presence", String(8), nullable=False),  # who sees that the player is here
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

# Tournaments: append-only entries, as of game tables.

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

# Notifications to players who do not see their table.

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

# Puzzles. Guests solve them too.

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

# Deals that several tables play, compared with each other.

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
    Index("deal_results_by_player", "player_id"),
)

# Administration.

administrators = Table(
    "administrators",
    metadata,
    Column(
        "player_id",
        String(24),
        ForeignKey("accounts.player_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("since", BigInteger, nullable=False),
)

suspensions = Table(
    "suspensions",
    metadata,
    Column("player_id", String(24), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("reason", Text, nullable=False),  # shown to the person
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: until it is lifted
)

invitations = Table(
    "invitations",
    metadata,
    Column("handle", String(16), primary_key=True),  # public id of the row
    Column("hash", String(64), nullable=False, unique=True),  # of the token in the link
    Column("note", Text, nullable=False),  # for administrators
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: without an end
    Column("left", Integer, nullable=False),  # accounts that it may still make
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

audit = Table(
    "audit",
    metadata,
    # What administrators did. Rows are only added; a deleted person is no longer named in them.
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by_id", String(24)),  # null: the command line
    Column("by_name", String(80), nullable=False),
    Column("act", String(24), nullable=False),  # see `operate.admin_acts`
    Column("subject_id", String(24), nullable=False),  # a player, table, report or invitation
    Column("subject", String(80), nullable=False),  # its name at that time
    Column("details", Text, nullable=False),
)

server_status = Table(
    "server_status",
    metadata,
    # What each running server does now, for administrators; old rows are deleted.
    Column("process", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON of `operate.server_status.ServerStatus`
)
