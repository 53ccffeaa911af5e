"""A temporary PostgreSQL server for the tests."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tatami.server.store.postgres import PostgresStore

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
QUICK = "-c fsync=off -c full_page_writes=off -c shared_buffers=64MB -c max_connections=200"
"""Faster, without durability: the tests kill Tatami servers, not PostgreSQL."""
BLANK = "blank"
"""A migrated template database; copying it is faster than migrating per test."""


def found() -> Path | None:
    """The folder of the PostgreSQL programs."""
    initdb = shutil.which("initdb")
    if PLACES:
        return PLACES[0]
    return None if initdb is None else Path(initdb).resolve().parent


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Postgres:
    """PostgreSQL in a temporary folder. As root, it runs as the user `postgres`."""

    def __init__(self) -> None:
        folder = found()
        assert folder is not None, "install PostgreSQL's server to run these tests"
        self.programs = folder
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-postgres-"))
        self.port = free_port()
        self.databases = 0
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder, check=True, stdout=subprocess.DEVNULL, **self.who,
        )  # fmt: skip

    def start(self) -> None:
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", "tatami", "--auth=trust", "-E", "UTF8", "--no-sync")
        self.begin()
        self.create(BLANK)
        asyncio.run(migrate(self.url(BLANK)))

    def begin(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} {QUICK}"
        log, data = str(self.folder / "log"), str(self.folder / "data")
        self.run("pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start")

    def end(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "stop")

    def stop(self) -> None:
        self.end("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def restart(self) -> None:
        """All connections are closed, as when the operator restarts PostgreSQL."""
        self.end()
        self.begin()

    def new_database(self) -> str:
        """The URL of a new, migrated database."""
        self.databases += 1
        name = f"tatami{self.databases}"
        self.create(name, "-T", BLANK)
        return self.url(name)

    def create(self, name: str, *how: str) -> None:
        here = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "tatami"]
        self.run("createdb", *here, *how, name)

    def url(self, name: str) -> str:
        return f"postgresql://tatami@127.0.0.1:{self.port}/{name}"


async def migrate(url: str) -> None:
    store = PostgresStore(url)
    await store.open()
    await store.close()
