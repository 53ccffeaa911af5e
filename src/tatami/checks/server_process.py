"""`tatami serve` in a process of its own, on this machine alone, with a data folder of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from tatami.engine.errors import TatamiError

TIMEOUT = 60.0
"""Seconds in which a process must end once it is told to."""


class ServerEnded(TatamiError):
    """The server ended although nobody told it to; the text is the end of its log."""


def environment(**settings: str) -> dict[str, str]:
    """The environment without the settings of the person who runs this, and with the given ones."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TATAMI_")}
    pure = {name: os.environ[name] for name in ("TATAMI_PURE",) if name in os.environ}
    named = {f"TATAMI_{name.upper()}": value for name, value in settings.items()}
    return {**kept, **pure, "PYTHONIOENCODING": "utf-8", **named}


class ServerProcess:
    """`tatami serve` in a process; `arguments` are of the command, `settings` of the server."""

    prefix: tuple[str, ...] = ()
    """A command that runs the rest of its arguments."""
    program: tuple[str, ...] = ("-m", "tatami", "serve", "--no-browser")

    def __init__(self, folder: Path, *arguments: str, **settings: str) -> None:
        folder.mkdir(exist_ok=True)
        self.log_file = folder / "log"
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.prefix, sys.executable, *self.program, *arguments],
                stdout=subprocess.PIPE, stderr=log, text=True,
                env=environment(**{"data": str(folder), "workers": "1", **settings}),
            )  # fmt: skip
        self.said = self.wait_until_open()
        self.url = self.said[0].removeprefix("Tatami is running at ").rstrip("/")

    @property
    def pid(self) -> int:
        return self.process.pid

    def wait_until_open(self) -> list[str]:
        """The lines that the server prints when it is ready."""
        assert self.process.stdout is not None
        lines: list[str] = []
        while not lines or not lines[-1].startswith("Press Ctrl+C"):
            line = self.process.stdout.readline()
            if not line:
                self.stop()
                raise ServerEnded(f"the server did not start: {self.log()[-2000:]}")
            lines.append(line.strip())
        return lines

    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8", errors="replace")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tell the process to end, and return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            code = self.process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise ServerEnded(f"the server did not stop: {self.log()[-2000:]}") from None
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextmanager
def running_process(folder: Path, *arguments: str, **settings: str) -> Iterator[ServerProcess]:
    """A server on a free port for the duration of the block."""
    with ServerProcess(folder, *arguments, **{"port": "0", **settings}) as server:
        yield server


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_running(pid: int) -> bool:
    """A zombie, which its parent has not waited for, does not count as running. Linux only."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"


def child_processes(pid: int) -> list[int]:
    """The ids of a process's children. Linux only; elsewhere there are none."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(one) for one in children.read_text().split()] if children.exists() else []


def resident_bytes(pid: int) -> int | None:
    """The memory that a process occupies; None where the system does not say."""
    file = Path(f"/proc/{pid}/statm")
    if not file.exists():
        return None
    pages = int(file.read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
