"""Every test that takes `settings` runs over SQLite and over a throwaway PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tatami.server.settings import Settings

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


class Cluster:
    """A PostgreSQL server in a temporary folder, reached by a socket in it: no port is taken."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-postgres-"))
        self.owner: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            postgres = pwd.getpwnam("postgres")
            os.chown(self.folder, postgres.pw_uid, postgres.pw_gid)
            user, group = postgres.pw_uid, postgres.pw_gid
            self.owner = {"user": user, "group": group, "extra_groups": []}
        self.run("initdb", "--auth=trust", "--username=tatami", "--no-sync", "data")
        settings = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=200"
        self.run("pg_ctl", "--wait", "-D", "data", "-l", "log", "-o", settings, "start")

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(BINARIES[-1] / program), *arguments],
            cwd=self.folder, stdout=subprocess.DEVNULL, check=True, **self.owner,
        )  # fmt: skip

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tatami_{uuid.uuid4().hex}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return f"postgresql://tatami@/{name}?host={self.folder}"

    async def execute(self, statement: str) -> None:
        connection = await asyncpg.connect(
            user="tatami", database="postgres", host=str(self.folder)
        )
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def stop(self) -> None:
        self.run("pg_ctl", "--wait", "-D", "data", "-m", "immediate", "stop")
        shutil.rmtree(self.folder)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if not BINARIES:
        pytest.skip("no PostgreSQL server is installed here")
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    url = ""
    if request.param == "postgres":
        url = request.getfixturevalue("cluster").new_database()
    return Settings(data=str(tmp_path), database_url=url, workers=1)
