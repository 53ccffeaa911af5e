"""`tatami export-table ID FILE` and `tatami import-table FILE`: a table moves to another server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tatami.cli.arguments import add_command, add_data, counted


def add(commands: Any) -> None:
    export = add_command(
        commands, "export-table", "export a table to move it to another server",
        details="The table stops here. `tatami import-table` continues it on the other server.",
    )  # fmt: skip
    export.add_argument("id", metavar="ID", help="the last part of the table's link")
    export.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    add_data(export)
    export.set_defaults(run=run_export)
    import_ = add_command(
        commands, "import-table", "import a table from another server",
        details="Prints a seat code for each player who needs one to continue here.",
    )  # fmt: skip
    import_.add_argument(
        "file", type=Path, metavar="FILE", help="a file that `tatami export-table` wrote"
    )
    add_data(import_)
    import_.add_argument(
        "--replace", action="store_true", help="replace a damaged table with the same ID"
    )
    import_.set_defaults(run=run_import)


def run_export(args: argparse.Namespace) -> None:
    from tatami.server.operate import open_database, table_transfer
    from tatami.server.settings import load

    settings = load(data=args.data)
    if not settings.database_url:
        open_database.sqlite_file(settings)
    carried = open_database.write(settings, table_transfer.export_table(args.id))
    # Only now: a file without the entry that ends the table here could let it go on twice. If
    # writing fails, the same command gives the same file again.
    table_transfer.write(args.file, carried)
    print(f"{args.file}: {counted(len(carried.entries), 'entry', 'entries')}")
    print("The table is stopped here. `tatami import-table` continues it on the other server.")


def run_import(args: argparse.Namespace) -> None:
    from tatami.server.operate import open_database, table_transfer
    from tatami.server.settings import load

    settings, file = load(data=args.data), table_transfer.read(args.file)
    found = open_database.write(settings, table_transfer.import_table(file, replace=args.replace))
    table = found.table
    print(
        f"{table.id}: {table.game.key}, {table.status}, {counted(table.number, 'entry', 'entries')}"
    )
    for name, code in found.new_codes:
        print(f"  seat code of {name}: {code}")
