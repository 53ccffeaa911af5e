"""Notifications: channels, preferences (`wishes`) and notices."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    create_channels()
    create_wishes()
    create_notices()


def player_column(*, primary_key: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column("player_id", sa.String(24), key, primary_key=primary_key, nullable=False)


def create_channels() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        player_column(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("wanted", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("stopped", sa.BigInteger),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_index("channels_by_player", "channels", ["player_id"])
    op.create_index("channels_by_address", "channels", ["address"])


def create_wishes() -> None:
    op.create_table(
        "wishes",
        player_column(primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("told", sa.BigInteger, nullable=False),
    )


def create_notices() -> None:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        player_column(),
        sa.Column("table_id", sa.String(16), table, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("player_id", "table_id", "number", "kind", name="notices_once"),
    )
    op.create_index("notices_by_state", "notices", ["state", "due"])
    op.create_index("notices_by_table", "notices", ["table_id"])


def downgrade() -> None:
    for name in ("notices", "wishes", "channels"):
        op.drop_table(name)
