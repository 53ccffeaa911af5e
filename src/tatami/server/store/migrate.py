"""Brings the schema up to date on start, with alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.engine import Engine

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(engine: Engine, connection: Connection | None = None, revision: str = "head") -> None:
    """Run the migrations that this database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    if connection is not None:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        return
    with engine.connect() as own:
        config.attributes["connection"] = own
        command.upgrade(config, revision)
        own.commit()
