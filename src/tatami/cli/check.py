"""`tatami check NAME`: prove a promise of this installation, with a figure at the end."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from tatami.checks.frame import Check, CheckFailed, Run, all_checks
from tatami.checks.progress import Progress
from tatami.checks.report import report_of, report_text, write_json
from tatami.cli.arguments import add_command
from tatami.engine.errors import TatamiError


def add(commands: Any) -> None:
    command = add_command(
        commands, "check", "test this installation for leaks, lost moves and crashes",
        details="Each check runs for a limited time, then prints its figures. The exit code is 1\n"
        "if the check failed.",
        examples=["tatami check leaks --minutes 5", "tatami check soak --seconds 30 --seed 7"],
    )  # fmt: skip
    names = command.add_subparsers(dest="check", metavar="CHECK", required=True)
    for check in all_checks():
        add_check(names, check)


def add_check(names: Any, check: Check) -> None:
    parser = names.add_parser(check.name, help=check.promise, description=check.promise)
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument(
        "--minutes",
        type=float,
        metavar="M",
        help=f"stop after M minutes (default: {check.minutes:g})",
    )
    limit.add_argument("--seconds", type=float, metavar="S", help="stop after S seconds")
    parser.add_argument("--seed", help="repeat the run with this seed (default: random)")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write the figures to this file as JSON"
    )
    parser.add_argument("--quiet", action="store_true", help="do not show progress")
    check.add_arguments(parser)
    parser.set_defaults(run=run, chosen=check)


def run(args: argparse.Namespace) -> int:
    check: Check = args.chosen
    progress = Progress(check.name, quiet=args.quiet)
    running = Run(limit_of(args), args.seed or secrets.token_hex(4), progress)
    print(f"{check.name}: seed {running.seed}", flush=True)
    failure = None
    try:
        check.run(running, args)
    except CheckFailed as error:
        failure = error
    finally:
        progress.clear()
    report = report_of(check, running, failure)
    print(report_text(report), flush=True)
    if args.json is not None:
        write_json(report, args.json)
    return 0 if report.passed else 1


def limit_of(args: argparse.Namespace) -> float:
    """The seconds that the check may run."""
    check: Check = args.chosen
    minutes = check.minutes if args.minutes is None else args.minutes
    seconds: float = 60 * minutes if args.seconds is None else args.seconds
    if seconds <= 0:
        raise TatamiError("--minutes and --seconds must be more than 0")
    return seconds
