"""`tatami reports`: what players reported about chat, for the operator of the server."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from tatami.cli.arguments import add_command, add_data
from tatami.engine.errors import TatamiError

if TYPE_CHECKING:
    from tatami.server.people.moderation import Report


class NoReport(TatamiError):
    """There is no such report, or it is closed."""


def add(commands: Any) -> None:
    command = add_command(commands, "reports", "list the open reports about chat messages")
    command.add_argument(
        "--close", type=int, metavar="NUMBER", help="close the report with this number"
    )
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    # Imported late: other commands need none of it.
    from tatami.server.operate import open_database
    from tatami.server.people import moderation
    from tatami.server.settings import load

    settings = load(data=args.data)
    if args.close is None:
        print(reports_text(open_database.read_snapshot(settings, moderation.open_reports)))
    elif open_database.write(
        settings, moderation.close_report(args.close, open_database.milliseconds())
    ):
        print(f"report {args.close} closed")
    else:
        raise NoReport(f"there is no open report {args.close}; `tatami reports` lists them")


def reports_text(reports: list[Report]) -> str:
    return "\n\n".join(map(report_text, reports)) if reports else "no open reports"


def report_text(report: Report) -> str:
    head = f"report {report.id}, {when(report.at)}, table {report.table}, line {report.number}"
    lines = [
        f"{'>' if line.number == report.number else ' '} {when(line.at)} {line.name}: {line.text}"
        for line in report.lines
    ]
    return "\n".join(map(printable, [head, f"  reason: {report.reason or '(none)'}", *lines]))


def when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def printable(text: str) -> str:
    """Replace control characters: chat text must not control the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
