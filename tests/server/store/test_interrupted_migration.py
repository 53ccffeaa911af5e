"""A migration of SQLite is done as a whole or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command

from tatami.server.store.migrate import upgrade
from tatami.server.store.sqlite import SqliteStore


def test_a_migration_that_is_interrupted_changes_nothing_and_can_be_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "tatami.db")
    upgrade(store.engine, revision="0001")
    before = schema(tmp_path)
    complete = command.upgrade

    def interrupted(*args: object) -> None:
        complete(*args)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "upgrade", interrupted)
    with pytest.raises(KeyboardInterrupt):
        upgrade(store.engine)
    assert schema(tmp_path) == before
    monkeypatch.undo()
    upgrade(store.engine)
    assert schema(tmp_path) != before
    store.engine.dispose()


def schema(folder: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(folder / "tatami.db")) as raw:
        return raw.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
