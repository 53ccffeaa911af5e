"""Email addresses of accounts, for resetting a forgotten password."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    account = sa.ForeignKey("accounts.player_id", ondelete="CASCADE")
    op.create_table(
        "account_emails",
        sa.Column("player_id", sa.String(24), account, primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("key", sa.String(254), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
    )
    op.create_index("account_emails_by_key", "account_emails", ["key"])
    op.create_index("account_emails_by_hash", "account_emails", ["hash"])


def downgrade() -> None:
    op.drop_table("account_emails")
