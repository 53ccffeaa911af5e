"""A PostgreSQL server in a temporary folder, on this machine alone, where its programs are
installed."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tatami.checks.server_process import free_port

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
QUICK = "-c fsync=off -c full_page_writes=off -c shared_buffers=64MB -c max_connections=200"
"""Faster, without durability: servers of Tatami are killed, not PostgreSQL's machine."""


def postgres_programs() -> Path | None:
    """The folder of the PostgreSQL programs; None if they are not installed."""
    if PLACES:
        return PLACES[0]
    initdb = shutil.which("initdb")
    return None if initdb is None else Path(initdb).resolve().parent


def why_not() -> str:
    """Why no PostgreSQL can be started here; empty if one can."""
    if postgres_programs() is None:
        return "PostgreSQL's server programs are not installed"
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        return "the extra `postgres` is not installed"
    try:
        other_user()
    except KeyError:
        return "PostgreSQL does not run as root, and there is no user postgres"
    return ""


def other_user() -> dict[str, Any]:
    """As root, PostgreSQL runs as the user `postgres`: `initdb` refuses root."""
    if os.geteuid() != 0:
        return {}
    import pwd

    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class TemporaryPostgres:
    options = QUICK

    def __init__(self) -> None:
        folder = postgres_programs()
        assert folder is not None, "PostgreSQL's server programs are not installed"
        self.programs = folder
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-postgres-"))
        self.port = free_port()
        self.databases = 0
        self.who = other_user()
        if self.who:
            os.chown(self.folder, self.who["user"], self.who["group"])

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder, check=True, stdout=subprocess.DEVNULL, **self.who,
        )  # fmt: skip

    def start(self) -> None:
        self.run(
            "initdb", "-D", self.data, "-U", "tatami", "--auth=trust", "-E", "UTF8", "--no-sync"
        )
        self.begin()

    def begin(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} {self.options}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", self.data, "-w", "-l", log, "-o", options, "start")

    def end(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "-D", self.data, "-m", mode, "stop")

    def restart(self) -> None:
        """All connections are closed, as when the operator restarts PostgreSQL."""
        self.end()
        self.begin()

    def stop(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.end("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def create(self, name: str, *how: str) -> None:
        here = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "tatami"]
        self.run("createdb", *here, *how, name)

    def new_database(self) -> str:
        """The URL of a new database."""
        self.databases += 1
        self.create(f"tatami{self.databases}")
        return self.url(f"tatami{self.databases}")

    def url(self, name: str) -> str:
        return f"postgresql://tatami@127.0.0.1:{self.port}/{name}"

    def processes(self) -> list[int]:
        """The server and its children. Linux only."""
        top = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{top}/task/{top}/children").read_text(encoding="ascii")
        return [top, *map(int, children.split())]

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop all its processes, as if its disk hung."""
        stopped = self.processes()
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in stopped:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)


@contextmanager
def temporary_postgres() -> Iterator[TemporaryPostgres]:
    server = TemporaryPostgres()
    try:
        server.start()
        yield server
    finally:
        server.stop()
