"""`tatami expire`: delete what nobody has touched for as long as the settings say."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Any

from tatami.cli.arguments import add_command, add_data, counted

if TYPE_CHECKING:
    from tatami.server.operate.expiry import Rule
    from tatami.server.settings import Settings


def add(commands: Any) -> None:
    command = add_command(
        commands, "expire", "delete tables, guests and stored results that nobody uses",
        details="The settings `expire_…` say after how many days (`tatami config` shows them).",
    )  # fmt: skip
    command.add_argument("--dry-run", action="store_true", help="only show what would be deleted")
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    # Imported late: other commands need none of it.
    from tatami.server.data_folder import ANALYSES as FOLDER
    from tatami.server.operate import expiry, open_database
    from tatami.server.settings import load

    settings, now = load(data=args.data), time.time_ns() // 1_000_000
    if not settings.database_url:
        open_database.sqlite_file(settings)
    word = "would be deleted" if args.dry_run else "deleted"
    for rule in expiry.rules(settings):
        count = expire_rows(settings, rule, now, dry=args.dry_run)
        print(f"{rule.kind}: {count} {word} (unused for {counted(rule.days, 'day')})")
    folder, days = settings.folder / FOLDER, settings.expire_analyses
    if days:
        old = expiry.remove_analyses(folder, days, now) if not args.dry_run else (
            sum(1 for _ in expiry.old_analyses(folder, days, now))
        )  # fmt: skip
        print(f"{expiry.ANALYSES}: {old} {word} (older than {counted(days, 'day')})")


def expire_rows(settings: Settings, rule: Rule, now: int, *, dry: bool) -> int:
    """Delete or count, page by page: a server that runs meanwhile is not kept waiting."""
    from tatami.server.operate import expiry, open_database

    count, after = 0, None
    while True:
        step = open_database.read(settings, expiry.find(rule, now, after))
        if dry:
            count += len(step.ids)
        else:
            count += len(open_database.write(settings, expiry.remove(rule, now, step.ids)))
        if step.next is None:
            return count
        after = step.next
