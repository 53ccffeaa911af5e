"""`tatami worker`: runs bots for servers that share a PostgreSQL database."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from tatami.cli.arguments import add_command


def add(commands: Any) -> None:
    command = add_command(
        commands, "worker", "run bots for servers that share a PostgreSQL database"
    )
    command.add_argument("--data", metavar="FOLDER", help="the folder with tatami.toml")
    command.add_argument("--workers", type=int, help="bot processes (default: all cores but one)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    # Imported late: it needs the extra `postgres`, other commands do not.
    from tatami.server.operate import logs
    from tatami.server.settings import load
    from tatami.server.thinking.database_worker import work

    settings = load(data=args.data, workers=args.workers)
    logs.set_up(settings.log_level, settings.log_format, [settings.secret, settings.metrics_token])
    asyncio.run(work(settings))
