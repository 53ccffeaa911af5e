"""`tatami check faults`: what a server promises when something around it breaks."""

from __future__ import annotations

import argparse

from tatami.checks.frame import Check, Run


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--only", action="append", metavar="NAME", help="only this fault; can be repeated"
    )
    parser.add_argument("--list", action="store_true", help="list the faults and exit")


def run(run: Run, args: argparse.Namespace) -> None:
    # Imported late: the command line imports every check.
    from tatami.checks.faults import run_scenarios

    run_scenarios.run_all(run, args)


CHECK = Check(
    name="faults",
    promise="The server survives a full disk, a lost database, a dead worker and a frozen process "
    "as documented.",
    minutes=20,
    run=run,
    add_arguments=add_arguments,
)
