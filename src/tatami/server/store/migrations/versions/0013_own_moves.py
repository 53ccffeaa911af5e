"""What a player's moves cost, for results of shared deals."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    with op.batch_alter_table("deal_results") as table:
        table.add_column(sa.Column("moves", sa.Float))
        table.add_column(sa.Column("moves_error", sa.Float))


def downgrade() -> None:
    with op.batch_alter_table("deal_results") as table:
        table.drop_column("moves_error")
        table.drop_column("moves")
