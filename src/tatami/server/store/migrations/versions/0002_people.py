"""People: accounts, sessions, history, ratings, mutes and blocks, reports."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    create_accounts()
    create_history()
    create_manners()
    find_visits()


def id_column(name: str, length: int, to: str, *, primary_key: bool = True) -> sa.Column[str]:
    key = sa.ForeignKey(to, ondelete="CASCADE")
    return sa.Column(name, sa.String(length), key, primary_key=primary_key, nullable=False)


def create_accounts() -> None:
    op.create_table(
        "accounts",
        id_column("player_id", 24, "players.id"),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(80), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        id_column("player_id", 24, "accounts.player_id", primary_key=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_player", "sessions", ["player_id"])


def create_history() -> None:
    op.create_table(
        "visits",
        sa.Column("player_id", sa.String(24), primary_key=True),
        id_column("table_id", 16, "tables.id"),
    )
    op.create_table(
        "finished",
        id_column("table_id", 16, "tables.id"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "played",
        id_column("table_id", 16, "finished.table_id"),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String(24)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("gave_up", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("before", sa.Float),
        sa.Column("after", sa.Float),
    )
    op.create_index("played_by_player", "played", ["player_id", "ended", "table_id"])
    op.create_table(
        "ratings",
        id_column("player_id", 24, "accounts.player_id"),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )


def create_manners() -> None:
    op.create_table(
        "manners",
        sa.Column("handle", sa.String(16), primary_key=True),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("other_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("player_id", "other_id", "kind", name="manners_once"),
    )
    op.create_index("manners_by_other", "manners", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        id_column("table_id", 16, "tables.id", primary_key=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("reporter_id", sa.String(24)),
        sa.Column("reported_id", sa.String(24), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.UniqueConstraint("table_id", "number", "reporter_id", name="reports_once"),
    )


def find_visits() -> None:
    """Fill the visits from the entries that were written before this table existed."""
    connection = op.get_bind()
    rows = connection.execute(
        sa.text("SELECT table_id, body FROM entries WHERE body LIKE :sit"),
        {"sit": '%"type":"sit"%'},
    )
    found = {(json.loads(row.body).get("player"), row.table_id) for row in rows}
    for player, table in sorted(pair for pair in found if pair[0]):
        connection.execute(
            sa.text("INSERT INTO visits (player_id, table_id) VALUES (:player, :table)"),
            {"player": player, "table": table},
        )


def downgrade() -> None:
    for name in (
        "reports", "manners", "ratings", "played", "finished", "visits", "sessions", "accounts",
    ):  # fmt: skip
        op.drop_table(name)
