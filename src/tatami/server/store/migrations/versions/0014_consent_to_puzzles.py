"""Consent to puzzles from finished games; seeks without a salt, which players add at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    with op.batch_alter_table("privacy") as table:
        table.add_column(
            sa.Column("puzzles", sa.Boolean, nullable=False, server_default=sa.false())
        )
    with op.batch_alter_table("seeks") as table:
        table.drop_column("salt")


def downgrade() -> None:
    with op.batch_alter_table("seeks") as table:
        table.add_column(sa.Column("salt", sa.String(64), nullable=False, server_default=""))
    with op.batch_alter_table("privacy") as table:
        table.drop_column("puzzles")
