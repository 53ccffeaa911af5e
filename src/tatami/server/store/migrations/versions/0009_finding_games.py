"""Finding a game: seeks, waits, who is connected; follows, privacy, invitations to tables."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    create_seeks()
    create_people()
    create_invitations()
    op.execute("UPDATE channels SET wanted = wanted || ' invite'")


def account(name: str, *, key: bool = False) -> sa.Column[str]:
    link = sa.ForeignKey("accounts.player_id", ondelete="CASCADE")
    return sa.Column(name, sa.String(24), link, primary_key=key, nullable=False)


def create_seeks() -> None:
    op.create_table(
        "seeks",
        sa.Column("player_id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("wish", sa.String(120), nullable=False),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("bots_at", sa.BigInteger),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(16)),
    )
    op.create_index("seeks_by_wish", "seeks", ["wish", "created"])
    op.create_table(
        "waits",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("waited", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("waits_by_time", "waits", ["at"])
    op.create_table(
        "connected",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True),
    )


def create_people() -> None:
    op.create_table(
        "follows",
        account("player_id", key=True),
        account("other_id", key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("follows_by_other", "follows", ["other_id"])
    op.create_table(
        "privacy",
        account("player_id", key=True),
        sa.Column("challenges", sa.String(8), nullable=False),
        sa.Column("presence", sa.String(8), nullable=False),
    )


def create_invitations() -> None:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "table_invitations",
        sa.Column("handle", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), table, nullable=False),
        account("player_id"),
        account("by_id"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("instead", sa.String(16), nullable=False),
        sa.UniqueConstraint("table_id", "player_id", name="table_invitations_once"),
    )
    op.create_index("table_invitations_by_player", "table_invitations", ["player_id", "state"])
    op.create_index("table_invitations_by_inviter", "table_invitations", ["by_id", "at"])


def downgrade() -> None:
    for table in ("table_invitations", "privacy", "follows", "connected", "waits", "seeks"):
        op.drop_table(table)
    op.execute("UPDATE channels SET wanted = replace(wanted, ' invite', '')")
