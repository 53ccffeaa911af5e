"""Deals that several tables play: sets of them, who tried them, and the results."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "deal_tries",
        sa.Column("deal", sa.String(80), primary_key=True),
        sa.Column("player_id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
    )
    op.create_table(
        "duplicate_sets",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deal_results",
        sa.Column("deal", sa.String(80), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String(24)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("actions", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("deal_results_by_player", "deal_results", ["player_id"])


def downgrade() -> None:
    for name in ("deal_results", "duplicate_sets", "deal_tries"):
        op.drop_table(name)
