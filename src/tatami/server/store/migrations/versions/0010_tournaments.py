"""Tournaments: their entries, tables and people."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "changed"])
    op.create_table(
        "tournament_entries",
        of_tournament(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "tournament_tables",
        of_tournament(),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, unique=True),
        sa.Column("ended", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tournament_people",
        sa.Column("player_id", sa.String(24), primary_key=True),
        of_tournament(),
    )
    op.create_index("tournament_people_by_tournament", "tournament_people", ["tournament_id"])


def of_tournament() -> sa.Column[str]:
    tournament = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament_id", sa.String(16), tournament, primary_key=True)


def downgrade() -> None:
    for name in (
        "tournament_people", "tournament_tables", "tournament_entries", "tournaments",
    ):  # fmt: skip
        op.drop_table(name)
