"""`tatami export-table ID FILE` and `tatami import-table FILE`: a table moves to another server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add(commands: Any) -> None:
    export = commands.add_parser("export-table", help="export a table to another server")
    export.add_argument("id", metavar="ID", help="as in the link to the table")
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("--data", metavar="FOLDER", help="where everything is kept")
    export.set_defaults(run=run_export)
    import_ = commands.add_parser("import-table", help="import a table from another server")
    import_.add_argument("file", type=Path, metavar="FILE")
    import_.add_argument("--data", metavar="FOLDER", help="where everything is kept")
    import_.add_argument(
        "--replace", action="store_true", help="put it in the place of a damaged table"
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
    print(f"{args.file}: {len(carried.entries)} entries; the table waits until it is imported")


def run_import(args: argparse.Namespace) -> None:
    from tatami.server.operate import open_database, table_transfer
    from tatami.server.settings import load

    settings, file = load(data=args.data), table_transfer.read(args.file)
    found = open_database.write(settings, table_transfer.import_table(file, replace=args.replace))
    table = found.table
    print(f"{table.id}: {table.game.key}, {table.status}, {table.number} entries")
    for name, code in found.new_codes:
        print(f"  seat code of {name}: {code}")
