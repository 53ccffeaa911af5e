"""Administration: administrators, suspensions, invitations, password resets and the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    account = sa.ForeignKey("accounts.player_id", ondelete="CASCADE")
    op.add_column(
        "quarantined", sa.Column("held", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "administrators",
        sa.Column("player_id", sa.String(24), account, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    player = sa.ForeignKey("players.id", ondelete="CASCADE")
    op.create_table(
        "suspensions",
        sa.Column("player_id", sa.String(24), player, primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "invitations",
        sa.Column("handle", sa.String(16), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("left", sa.Integer, nullable=False),
    )
    create_password_resets()
    create_audit()


def create_password_resets() -> None:
    account = sa.ForeignKey("accounts.player_id", ondelete="CASCADE")
    op.create_table(
        "password_resets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player_id", sa.String(24), account, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("password_resets_by_player", "password_resets", ["player_id"])


def create_audit() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by_id", sa.String(24)),
        sa.Column("by_name", sa.String(80), nullable=False),
        sa.Column("act", sa.String(24), nullable=False),
        sa.Column("subject_id", sa.String(24), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("details", sa.Text, nullable=False),
    )
    op.create_table(
        "server_status",
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in (
        "server_status", "audit", "password_resets", "invitations", "suspensions", "administrators",
    ):  # fmt: skip
        op.drop_table(name)
    op.drop_column("quarantined", "held")
