"""Starts a server process that a benchmark measures or kills."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from tatami.checks.server_process import child_processes

ROOT = Path(__file__).parent.parent


class Process:
    """A `python -m` process whose output goes to a log file."""

    def __init__(
        self, arguments: list[str], environment: dict[str, str], log: Path, prefix: list[str]
    ) -> None:
        self.log = log
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        with log.open("ab") as out:
            self.popen = subprocess.Popen(
                [*prefix, sys.executable, "-m", *arguments],
                env={**os.environ, "PYTHONPATH": path, **environment},
                stdout=out, stderr=out, cwd=ROOT,
            )  # fmt: skip

    @property
    def pid(self) -> int:
        return self.popen.pid

    def workers(self) -> list[int]:
        """The ids of its child processes."""
        return child_processes(self.pid)

    def kill(self) -> None:
        self.popen.kill()
        self.popen.wait()

    def stop(self) -> None:
        self.popen.send_signal(signal.SIGTERM)
        try:
            self.popen.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.kill()


class Server(Process):
    """`tatami serve` on a port, with SQLite in `data` or PostgreSQL at `url`."""

    def __init__(
        self,
        port: int,
        data: Path,
        url: str = "",
        prefix: list[str] | None = None,
        settings: dict[str, str] | None = None,
    ) -> None:
        data.mkdir(parents=True, exist_ok=True)
        # One machine simulates many fast players: no rate limits.
        quiet = {"TATAMI_LOG_LEVEL": "warning", "TATAMI_RATE_LIMITS": "0"}
        environment = {"TATAMI_DATA": str(data), **quiet, **(settings or {})}
        if url:
            environment["TATAMI_DATABASE_URL"] = url
        serve = ["tatami", "serve", "--port", str(port)]
        super().__init__(serve, environment, data / "server.log", prefix or [])
        self.port = port

    def wait(self) -> None:
        while self.popen.poll() is None:
            with (
                contextlib.suppress(OSError),
                socket.create_connection(("127.0.0.1", self.port), 1),
            ):
                return
            time.sleep(0.02)
        raise SystemExit(f"the server did not start:\n{self.log.read_text()[-2000:]}")
