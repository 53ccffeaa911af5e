"""`tatami backup FILE` and `tatami restore FILE`: the whole database of a server as one file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add(commands: Any) -> None:
    backup = commands.add_parser("backup", help="write everything of a server to a file")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.add_argument("--data", metavar="FOLDER", help="where everything is kept")
    backup.set_defaults(run=run_backup)
    restore = commands.add_parser("restore", help="put a backup back, here or on another server")
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.add_argument("--data", metavar="FOLDER", help="where everything is kept")
    restore.add_argument(
        "--replace", action="store_true", help="throw away what is in the database now"
    )
    restore.set_defaults(run=run_restore)


def run_backup(args: argparse.Namespace) -> None:
    from tatami.server.operate import backup, open_database
    from tatami.server.settings import load

    counts = open_database.read_snapshot(load(data=args.data), backup.write(args.file))
    print(f"{args.file}: {counts_text(counts)}")


def run_restore(args: argparse.Namespace) -> None:
    from tatami.server.operate import backup, open_database
    from tatami.server.settings import load

    with args.file.open("rb"):
        pass  # report a missing file before anything changes
    settings = load(data=args.data)
    counts = open_database.write(settings, backup.restore(args.file, replace=args.replace))
    print(f"restored: {counts_text(counts)}")


def counts_text(counts: dict[str, int]) -> str:
    shown = ("tables", "entries", "players")
    return ", ".join(f"{counts.get(name, 0)} {name}" for name in shown)
