"""`tatami table`: lists damaged tables, shows where one breaks, exports what is intact."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tatami.cli.arguments import add_command, add_data, counted
from tatami.cli.reports import printable, when
from tatami.cli.stats import progress

if TYPE_CHECKING:
    from tatami.server.operate.inspect_table import DamagedRow, Inspection

CONTEXT = 10
"""Entries that are shown before the damage."""


def add(commands: Any) -> None:
    command = add_command(commands, "table", "list damaged tables, or inspect one")
    command.set_defaults(run=run_list, check=False, data=None)
    actions = command.add_subparsers(dest="action", metavar="ACTION")
    list_ = add_command(actions, "list", "list the tables in quarantine")
    list_.add_argument("--check", action="store_true", help="check every table in the database")
    add_data(list_)
    list_.set_defaults(run=run_list)
    inspect = add_command(
        actions, "inspect", "show the entries of a table, and where it is damaged"
    )
    inspect.add_argument("id", metavar="ID", help="the last part of the table's link")
    inspect.add_argument(
        "--all",
        action="store_true",
        help="show all entries (default: the last 10 before the damage)",
    )
    inspect.add_argument(
        "--bodies", action="store_true", help="show the contents of entries, including hidden cards"
    )
    inspect.add_argument(
        "--export",
        type=Path,
        metavar="FILE",
        help="export the undamaged entries for `tatami import-table`",
    )
    add_data(inspect)
    inspect.set_defaults(run=run_inspect)


def run_list(args: argparse.Namespace) -> int:
    # Imported late: other commands need none of it.
    from tatami.server.operate import inspect_table, open_database
    from tatami.server.settings import load

    operation = inspect_table.check_all(progress) if args.check else inspect_table.quarantined
    found = open_database.read_snapshot(load(data=args.data), operation)
    for row in found:
        print(row_text(row))
    if not found:
        print("no damaged tables" if args.check else "no tables in quarantine")
    return 1 if found else 0


def row_text(row: DamagedRow) -> str:
    since = "" if row.since is None else f", since {when_or_number(row.since)}"
    return printable(f"{row.id}: {row.game}, {row.reason}{since}")


def run_inspect(args: argparse.Namespace) -> int:
    from tatami.server.operate import inspect_table, open_database, table_transfer
    from tatami.server.settings import load

    settings = load(data=args.data)
    found = open_database.read_snapshot(settings, inspect_table.inspect_table(args.id))
    for line in inspection_lines(found, all_=args.all, bodies=args.bodies):
        print(printable(line))
    if args.export is not None:
        table_transfer.write(args.export, inspect_table.export_whole(found))
        print(f"{args.export}: the first {counted(len(found.whole), 'entry', 'entries')}")
    return 1 if found.damage else 0


def inspection_lines(found: Inspection, *, all_: bool, bodies: bool) -> list[str]:
    """The table, its entries up to the damage, and the damage."""
    whole = len(found.whole)
    first = 0 if all_ else max(0, whole - CONTEXT)
    lines = [f"table {found.id}: {found.row.game}, created {when_or_number(found.row.created)}"]
    if first:
        lines.append(f"  {counted(first, 'earlier entry', 'earlier entries')} (use --all)")
    lines += [entry_text(one, bodies=bodies) for one in found.stored[first:whole]]
    if found.damage is None:
        return [*lines, f"undamaged: {counted(whole, 'entry', 'entries')}"]
    lines.append(f"  --- {found.damage}")
    lines += [entry_text(one, bodies=bodies) for one in found.stored[whole:][:CONTEXT]]
    return [*lines, f"undamaged: {whole} of {len(found.stored)} entries"]


def entry_text(stored: Any, *, bodies: bool) -> str:
    from tatami.server.operate.inspect_table import entry_kind

    kind, seat = entry_kind(stored)
    by = "" if seat is None else f" seat {seat}"
    said = f"  {stored.body}" if bodies else ""
    return f"  {stored.number:>5}  {when_or_number(stored.at)}  {kind}{by}{said}"


def when_or_number(milliseconds: int) -> str:
    """A damaged entry can have any number for its time."""
    try:
        return when(milliseconds)
    except (ValueError, OverflowError, OSError):
        return str(milliseconds)
