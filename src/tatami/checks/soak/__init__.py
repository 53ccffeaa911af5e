"""`tatami check soak`: random games of all kinds, under every invariant."""

from __future__ import annotations

import argparse
from pathlib import Path

from tatami.checks.frame import Check, Run


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--decisions", type=int, metavar="N", help="stop after N moves (default: no limit)"
    )
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one per core)")
    parser.add_argument(
        "--state", type=Path, metavar="FILE", help="save progress to this file, and resume from it"
    )
    parser.add_argument(
        "--game", action="append", metavar="GAME", help="only this game; can be repeated"
    )
    parser.add_argument("--part", type=int, metavar="N", help="play only this part of the run")
    parser.add_argument(
        "--file", type=Path, metavar="FILE",
        help="check every position of this game file instead of random games",
    )  # fmt: skip
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="FOLDER",
        help="folder for the game file of a failure (default: the current one)",
    )  # fmt: skip


def run(run: Run, args: argparse.Namespace) -> None:
    # Imported late: the command line imports every check.
    from tatami.checks.soak import run_parts

    if args.file is not None:
        run_parts.check_file(run, args.file)
    else:
        run_parts.soak(run, args)


CHECK = Check(
    name="soak",
    promise="Random games with random seats and options break no rule and no invariant.",
    minutes=2,
    run=run,
    add_arguments=add_arguments,
)
