"""`tatami check leaks`: nobody is sent anything that depends on what they may not know."""

from __future__ import annotations

import argparse

from tatami.checks.frame import Check, Run


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game", action="append", metavar="GAME", help="only this game; can be repeated"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="only with N seats")
    parser.add_argument(
        "--viewer", metavar="SEAT", help="only as seen by this seat, or by `spectator`"
    )
    parser.add_argument(
        "--rounds", type=int, default=1, metavar="N",
        help="runs per game, number of seats and viewer (default: 1); the second and later "
        "runs use random options",
    )  # fmt: skip


def run(run: Run, args: argparse.Namespace) -> None:
    # Imported late: the command line imports every check.
    from tatami.checks.leaks.run_comparisons import certify

    certify(run, args)


CHECK = Check(
    name="leaks",
    promise="What the server sends to a viewer does not depend on what the viewer may not know.",
    minutes=15,
    run=run,
    add_arguments=add_arguments,
)
