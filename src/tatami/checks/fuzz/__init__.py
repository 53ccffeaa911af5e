"""`tatami check fuzz`: senseless and hostile input, on every route, on the socket and in files."""

from __future__ import annotations

import argparse

from tatami.checks.frame import Check, Run


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--messages", type=int, metavar="N", help="stop after N messages (default: no limit)"
    )
    parser.add_argument(
        "--memory", type=int, default=400, metavar="MB",
        help="fail if the server process grows by more (default: 400)",
    )  # fmt: skip


def run(run: Run, args: argparse.Namespace) -> None:
    # Imported late: the command line imports every check.
    from tatami.checks.fuzz.campaign import fuzz

    fuzz(run, args)


CHECK = Check(
    name="fuzz",
    promise="No input makes the server fail, hang or grow without bound.",
    minutes=3,
    run=run,
    add_arguments=add_arguments,
)
