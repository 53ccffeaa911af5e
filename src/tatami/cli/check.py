"""`tatami check NAME`: prove a promise of this installation, with a figure at the end."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from tatami.checks.frame import Check, CheckFailed, Run, all_checks
from tatami.checks.progress import Progress
from tatami.checks.report import report_of, report_text, write_json
from tatami.engine.errors import TatamiError


def add(commands: Any) -> None:
    command = commands.add_parser(
        "check", help="check this installation: leaks, faults, long runs",
        description="Each check runs for a limited time, prints what it counted, and exits with 1 "
        "if a promise was broken.",
    )  # fmt: skip
    names = command.add_subparsers(dest="check", metavar="CHECK", required=True)
    for check in all_checks():
        add_check(names, check)


def add_check(names: Any, check: Check) -> None:
    parser = names.add_parser(check.name, help=check.promise, description=check.promise)
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument(
        "--minutes", type=float, metavar="M", help=f"stop after M minutes ({check.minutes:g})"
    )
    limit.add_argument("--seconds", type=float, metavar="S", help="stop after S seconds")
    parser.add_argument("--seed", help="repeat the run of this seed (random)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
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
        raise TatamiError("a check needs more than 0 seconds")
    return seconds
