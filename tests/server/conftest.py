"""Tests with the fixture `settings` run on both databases; the test game Crane is installed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from tatami.server.settings import Settings
from tatami.server.store.migrate import upgrade
from tests.server.crane import crane_installed
from tests.server.postgres import Postgres, found

DATABASE = "tatami.db"


@pytest.fixture(autouse=True, scope="package")
def _crane(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with crane_installed(tmp_path_factory.mktemp("site")):
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if found() is None:
        pytest.skip("PostgreSQL's server is not installed")
    server = Postgres()
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite database; copying it is faster than migrating per test."""
    file = tmp_path_factory.mktemp("blank") / DATABASE
    engine = create_engine(f"sqlite:///{file}")
    upgrade(engine)
    engine.dispose()
    return file


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        sqlite_settings: Settings = request.getfixturevalue("sqlite_settings")
        return sqlite_settings
    url = request.getfixturevalue("postgres").new_database()
    return Settings(data=str(tmp_path), database_url=url, workers=1, request_workers=1)


@pytest.fixture
def sqlite_settings(blank: Path, tmp_path: Path) -> Settings:
    """Settings for tests that do not depend on the database."""
    shutil.copy(blank, tmp_path / DATABASE)
    return Settings(data=str(tmp_path), workers=1, request_workers=1)
