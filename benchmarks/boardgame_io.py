"""boardgame.io beside our server: whole games of 60 moves, a new match each, in memory.

npm installs it into a temporary folder. Its own server, lobby client and socket client are used as
its documentation shows; `package.json` holds its web framework at a version that it works with.
The game is simple (a square of an 8 by 8 board per move): the figure is
what the framework costs, without rules.
"""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.measured import cpu_microseconds
from tatami.checks.server_process import free_port

FILES = Path(__file__).parent / "boardgame_io_files"


def measure(tables: int, seconds: float, think: float) -> dict[str, Any]:
    """Server on the first core, clients on the second."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        install(folder)
        port = free_port()
        server = subprocess.Popen(
            ["taskset", "-c", "0", "node", "server.js", str(port)],
            cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        try:
            assert server.stdout is not None
            while b"ready" not in server.stdout.readline():
                assert server.poll() is None, "boardgame.io did not start"
            return play(folder, server.pid, port, tables, seconds, think)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(timeout=30)


def install(folder: Path) -> None:
    for file in FILES.iterdir():
        shutil.copy(file, folder)
    subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund"],
        cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip


def play(
    folder: Path, pid: int, port: int, tables: int, seconds: float, think: float
) -> dict[str, Any]:
    """The clients say when they begin to count and when they stop."""
    numbers = [str(one) for one in (port, tables, seconds, think)]
    clients = subprocess.Popen(
        ["taskset", "-c", "1", "node", "clients.js", *numbers],
        cwd=folder, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert clients.stdout is not None
    assert clients.stdout.readline().strip() == "counting"
    before = cpu_microseconds(pid)
    found: dict[str, Any] = json.loads(clients.stdout.readline())
    spent = cpu_microseconds(pid) - before
    clients.wait(timeout=60)
    return {**found, "cpu_us_per_move": round(spent / (found["moves_per_second"] * seconds), 1)}
