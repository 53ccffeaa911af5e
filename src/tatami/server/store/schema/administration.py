"""Administration: administrators, suspensions, invitations, the audit log, state of servers."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text

from tatami.server.store.schema.metadata import metadata

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
