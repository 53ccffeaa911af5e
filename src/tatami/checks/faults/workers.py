"""Faults of the processes that run bots: killed, stuck, answering illegally."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tatami.checks.faults.scenario_setting import PATIENCE, BotGame, PromiseBroken, World, scenario
from tatami.checks.server_process import child_processes, environment


@scenario("worker-killed", "A bot process that is killed is replaced, and the bots go on.")
def killed(world: World) -> None:
    server = world.server()
    game = BotGame(server.url)
    for _ in range(3):
        game.must_go_on()
        signal_bots(server.pid, signal.SIGKILL)
    game.must_go_on()


@scenario(
    "worker-stuck",
    "A bot process that hangs is stopped after a minute, and the bots go on.",
)
def stuck(world: World) -> None:
    server = world.server()
    game = BotGame(server.url)
    game.must_go_on()
    signal_bots(server.pid, signal.SIGSTOP)
    game.must_go_on()


def signal_bots(pid: int, what: signal.Signals) -> None:
    """To the bot processes of a server; Python's own helper process is none."""
    for child in child_processes(pid):
        with contextlib.suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                os.kill(child, what)


@scenario(
    "worker-command-killed",
    "When a `tatami worker` is killed, another one takes over its jobs.",
    needs_postgres=True,
)
def command_killed(world: World) -> None:
    url = world.postgres().new_database()
    server = world.server(database_url=url, thinking="database")
    first = start_worker(world, url)
    game = BotGame(server.url)
    game.must_go_on()
    second = start_worker(world, url)
    first.kill()
    game.must_go_on()
    second.kill()


@scenario(
    "worker-answers-illegally",
    "An illegal or unreadable answer of a worker is not played, and the bot is asked again.",
    needs_postgres=True,
)
def answers_illegally(world: World) -> None:
    url = world.postgres().new_database()
    game = BotGame(world.server(database_url=url, thinking="database").url)
    asyncio.run(answer_badly(url))
    start_worker(world, url)
    game.must_go_on()


async def answer_badly(url: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    for text in ("gibberish", "{name} -1 0", "{name} 999999999 0"):
        name = await waiting_job(connection)
        await connection.execute("DELETE FROM thinking_jobs")
        await connection.execute("SELECT pg_notify('tatami_answers', $1)", text.format(name=name))
    await connection.close()


async def waiting_job(connection: Any) -> str:
    until = time.monotonic() + PATIENCE
    while (name := await connection.fetchval("SELECT name FROM thinking_jobs")) is None:
        if time.monotonic() > until:
            raise PromiseBroken("the bot is not asked again")
        await asyncio.sleep(0.05)
    return str(name)


def start_worker(world: World, url: str) -> subprocess.Popen[bytes]:
    """`tatami worker`, killed at the end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tatami", "worker"],
        env=environment(database_url=url, workers="1", data=str(world.folder), log_level="error"),
        stderr=subprocess.DEVNULL,
    )
    world.stack.callback(process.wait)
    world.stack.callback(process.kill)
    return process
