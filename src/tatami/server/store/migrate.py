"""Migrates the database schema with alembic when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection
from sqlalchemy.engine import Engine

from tatami.engine import TatamiError

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDatabase(TatamiError):
    """The database has migrations that this version of Tatami does not know."""


def upgrade(engine: Engine, connection: Connection | None = None, revision: str = "head") -> None:
    """Run the migrations that are missing in this database."""
    if connection is not None:
        migrate(connection, revision)
        return
    with engine.connect() as new_connection:
        # All or nothing: SQLite would otherwise commit each statement of a migration alone.
        new_connection.exec_driver_sql("BEGIN IMMEDIATE")
        migrate(new_connection, revision)
        new_connection.commit()


def migrate(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        if "revision" not in str(error):
            raise
        raise NewerDatabase(
            "this database was used by a newer version of Tatami: start that version, or restore "
            "a backup"
        ) from None
