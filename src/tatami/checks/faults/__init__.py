"""`tatami check faults`: what a server promises when something around it breaks."""

from __future__ import annotations

import argparse

from tatami.checks.frame import Check, Run


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--only", action="append", metavar="NAME", help="only this fault; may be repeated"
    )
    parser.add_argument("--list", action="store_true", help="list the faults and the promises")


def run(run: Run, args: argparse.Namespace) -> None:
    # Imported late: the command line imports every check.
    from tatami.checks.faults import run_scenarios

    run_scenarios.run_all(run, args)


CHECK = Check(
    name="faults",
    promise="A full disk, a database that is away, a dead worker, a frozen process: every promise "
    "for such faults is kept.",
    minutes=20,
    run=run,
    add_arguments=add_arguments,
)
