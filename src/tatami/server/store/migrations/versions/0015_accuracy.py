"""The accuracy of a player's decisions, for results of shared deals."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    with op.batch_alter_table("deal_results") as table:
        table.add_column(sa.Column("accuracy", sa.Float))


def downgrade() -> None:
    with op.batch_alter_table("deal_results") as table:
        table.drop_column("accuracy")
