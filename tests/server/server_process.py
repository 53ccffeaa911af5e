"""Runs `tatami` commands in this process, and a temporary PostgreSQL."""

from __future__ import annotations

import contextlib
import io
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from tatami.checks.server_process import ServerProcess, environment, free_port
from tatami.cli import main

TIMEOUT = 30.0


class CommandResult(NamedTuple):
    code: int
    out: str
    err: str


def tatami(*arguments: object, **settings: str) -> CommandResult:
    """Run a command in this process: starting a hundred processes would take minutes."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, environment(**settings), clear=True),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = main([str(argument) for argument in arguments])
    return CommandResult(code, out.getvalue(), err.getvalue())


def run_ok(*arguments: object, **settings: str) -> str:
    done = tatami(*arguments, **settings)
    assert done.code == 0, done.err
    assert done.err == ""
    return done.out


def run_error(*arguments: object, **settings: str) -> str:
    """Run a command that must fail; return its one-line error."""
    done = tatami(*arguments, **settings)
    assert done.code == 1
    assert len(done.err.strip().splitlines()) == 1, done.err
    return done.err


class ProcessWithFewFiles(ServerProcess):
    """One that may have few files open, and cannot change that."""

    FILES = 320
    prefix = ("sh", "-c", f'ulimit -n {FILES} && exec "$0" "$@"')


@contextmanager
def stopped_after(process: ServerProcess) -> Iterator[ServerProcess]:
    try:
        yield process
    finally:
        process.stop()


def postgres_programs() -> Path | None:
    """The folder of `initdb` and `postgres`; None if PostgreSQL is not installed."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    on_path = shutil.which("postgres")
    return places[-1] if places else Path(on_path).parent if on_path else None


@contextmanager
def frozen(url: str) -> Iterator[None]:
    """Stop the processes of a PostgreSQL, as if its disk hung."""
    port = url.rpartition(":")[2].partition("/")[0]
    processes = postgres_processes(f"port={port}".encode())
    for pid in processes:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in processes:
            os.kill(pid, signal.SIGCONT)


def postgres_processes(argument: bytes) -> list[int]:
    """The server that was started with this argument, and its children."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if argument in (process / "cmdline").read_bytes().split(b"\0"):
                found.append(int(process.name))
    (top,) = found
    children = Path(f"/proc/{top}/task/{top}/children").read_text(encoding="ascii")
    return [top, *map(int, children.split())]


def is_ready(data: Path) -> bool:
    """The same check as `pg_ctl`."""
    file = data / "postmaster.pid"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return len(lines) > 7 and lines[7].strip() == "ready"


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server for the duration of the block; yields its URL."""
    programs = postgres_programs()
    assert programs is not None
    # `initdb` refuses to run as root.
    account = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
    as_other: dict[str, Any] = {}
    if account:
        as_other = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
    with tempfile.TemporaryDirectory(prefix="tatami-pg-") as name:
        folder = Path(name)
        if account:
            os.chown(folder, account.pw_uid, account.pw_gid)
        data = folder / "data"
        subprocess.run(
            [programs / "initdb", "-D", data, "-U", "tatami", "-A", "trust", "-N", "-E", "UTF8"],
            check=True, capture_output=True, cwd=folder, **as_other,
        )  # fmt: skip
        port = free_port()
        options = ["-c", "fsync=off", "-c", f"port={port}", "-c", "listen_addresses=127.0.0.1",
                   "-k", str(folder)]  # fmt: skip
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, *options],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, **as_other,
        )  # fmt: skip
        try:
            while not is_ready(data):
                assert server.poll() is None, "PostgreSQL ended"
                time.sleep(0.02)
            yield f"postgresql://tatami@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(TIMEOUT)
