"""Leaderboards: `listed`, `sure_until`, and the deviation after each game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

DAY = 86_400_000
PROVISIONAL = 110.0
DRIFT = (110.0**2 - 60.0**2) / 365
"""Constants of the rating method at the time of this migration."""


def upgrade() -> None:
    op.add_column("accounts", listed())
    op.add_column("played", sa.Column("deviation", sa.Float))
    op.add_column("ratings", listed())
    op.add_column(
        "ratings", sa.Column("sure_until", sa.BigInteger, nullable=False, server_default="0")
    )
    fill_sure_until()
    op.create_index(
        "ratings_by_rank",
        "ratings",
        ["game", "seats", "listed", "rating", "player_id", "sure_until"],
    )
    provisional = sa.text("sure_until = 0")
    op.create_index(
        "provisional_by_change",
        "ratings",
        ["game", "seats", "listed", "changed"],
        sqlite_where=provisional,
        postgresql_where=provisional,
    )


def listed() -> "sa.Column[bool]":
    return sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true())


def fill_sure_until() -> None:
    connection = op.get_bind()
    days = f"({PROVISIONAL}*{PROVISIONAL} - deviation*deviation) / {DRIFT}"
    connection.execute(
        sa.text(
            f"UPDATE ratings SET sure_until = changed + CAST({days} * {DAY} AS BIGINT) "
            f"WHERE deviation <= {PROVISIONAL}"
        )
    )


def downgrade() -> None:
    op.drop_index("provisional_by_change", "ratings")
    op.drop_index("ratings_by_rank", "ratings")
    for table, column in (
        ("ratings", "sure_until"), ("ratings", "listed"), ("played", "deviation"),
        ("accounts", "listed"),
    ):  # fmt: skip
        op.drop_column(table, column)
