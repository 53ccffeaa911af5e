"""Seat codes as digests, and the sessions that they open. Codes of earlier versions end."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    player = sa.ForeignKey("players.id", ondelete="CASCADE")
    op.create_table(
        "seat_codes",
        sa.Column("table_id", sa.String(16), table, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String(24), player, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("seat_codes_by_player", "seat_codes", ["player_id"])
    op.create_table(
        "seat_sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"],
            ["seat_codes.table_id", "seat_codes.seat"],
            ondelete="CASCADE",
        ),
    )
    op.create_index("seat_sessions_by_seat", "seat_sessions", ["table_id", "seat"])


def downgrade() -> None:
    op.drop_table("seat_sessions")
    op.drop_table("seat_codes")
