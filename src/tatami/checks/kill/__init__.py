"""`tatami check kill`: a server is killed again and again while people play."""

from __future__ import annotations

import argparse

from tatami.checks.frame import Check, Run


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--kills", type=int, default=100, metavar="N", help="number of kills (default: 100)"
    )
    parser.add_argument(
        "--tables", type=int, default=6, metavar="N", help="tables played at a time (default: 6)"
    )
    parser.add_argument(
        "--database", choices=("sqlite", "postgresql"),
        help="only this database (default: both, if PostgreSQL is installed)",
    )  # fmt: skip
    parser.add_argument(
        "--database-url", default="", metavar="URL",
        help="use only this PostgreSQL database; the check writes to it",
    )  # fmt: skip


def run(run: Run, args: argparse.Namespace) -> None:
    # Imported late: the command line imports every check.
    from tatami.checks.kill import run_rounds

    run_rounds.kill_on_all(run, args)


CHECK = Check(
    name="kill",
    promise="A server that is killed at any time loses no acknowledged move, and every game "
    "continues.",
    minutes=10,
    run=run,
    add_arguments=add_arguments,
)
