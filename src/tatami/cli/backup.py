"""`tatami backup FILE` and `tatami restore FILE`: the whole database of a server as one file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tatami.cli.arguments import add_command, add_data, counted


def add(commands: Any) -> None:
    backup = add_command(
        commands, "backup", "save all data of a server to a file",
        details="The server can keep running.",
        examples=["tatami backup tatami.backup"],
    )  # fmt: skip
    backup.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    add_data(backup)
    backup.set_defaults(run=run_backup)
    restore = add_command(
        commands, "restore", "load a backup into this server's database",
        examples=["tatami restore tatami.backup --data /srv/tatami"],
    )  # fmt: skip
    restore.add_argument(
        "file", type=Path, metavar="FILE", help="a file that `tatami backup` wrote"
    )
    add_data(restore)
    restore.add_argument(
        "--replace", action="store_true", help="delete what is in the database now"
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
    shown = (("table", "tables"), ("entry", "entries"), ("player", "players"))
    return ", ".join(counted(counts.get(more, 0), one, more) for one, more in shown)
