"""A server process that starts in a fraction of a second: a copy of a process that has imported
everything but opened nothing. What runs in it is what `tatami serve` runs."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import time
from pathlib import Path
from typing import Any

from tatami.checks.server_process import ServerEnded, child_processes

START = 120.0
"""Seconds in which a server must listen."""


class KillableServer:
    """Serves on a fixed port, with SQLite in `folder` or PostgreSQL at `url`; `more` are other
    settings."""

    def __init__(self, port: int, folder: Path, url: str, **more: Any) -> None:
        self.port = port
        self.folder = folder
        context: Any = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tatami.checks.kill.server_imports"])
        settings = {
            "data": str(folder), "port": port, "database_url": url, "workers": 1,
            "request_workers": 1, "rate_limits": False, "log_level": "warning", **more,
        }  # fmt: skip
        self.process = context.Process(target=serve_here, args=(settings, str(folder / "log")))
        self.process.start()

    def wait(self) -> None:
        until = time.monotonic() + START
        while self.process.is_alive() and time.monotonic() < until:
            if can_connect(self.port):
                return
            time.sleep(0.005)
        log = (self.folder / "log").read_text(encoding="utf-8", errors="replace")
        raise ServerEnded(f"the server did not start: {log[-2000:]}")

    def workers(self) -> list[int]:
        return child_processes(self.process.pid)

    def kill(self) -> None:
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        os.kill(self.process.pid, signal.SIGTERM)
        self.process.join(30)
        self.kill()


def can_connect(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def serve_here(settings: dict[str, Any], log: str) -> None:
    """In the new process."""
    from tatami.server.run import serve
    from tatami.server.settings import Settings

    sys.stderr = Path(log).open("a", encoding="utf-8")  # noqa: SIM115 - until the process ends
    serve(Settings(**settings))
