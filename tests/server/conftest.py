"""Every test that asks for `settings` runs on both databases; the Crane is a game of the house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.server.settings import Settings
from tests.server.crane import crane_in_the_house
from tests.server.postgres import Postgres, found


@pytest.fixture(autouse=True, scope="package")
def _crane(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with crane_in_the_house(tmp_path_factory.mktemp("site")):
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if found() is None:
        pytest.skip("PostgreSQL's server is not installed")
    server = Postgres()
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    url = ""
    if request.param == "postgres":
        url = request.getfixturevalue("postgres").new_database()
    return Settings(data=str(tmp_path), database_url=url, workers=1)


@pytest.fixture
def lite(tmp_path: Path) -> Settings:
    """For what does not depend on the database."""
    return Settings(data=str(tmp_path), workers=1)
