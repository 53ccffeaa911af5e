"""`tatami admin`: people, tables, reports and invitations of a server, while it runs or not."""

from __future__ import annotations

import argparse
import getpass
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from tatami.cli.arguments import add_command, add_data
from tatami.engine.errors import TatamiError

if TYPE_CHECKING:
    from tatami.server.operate.admin_acts import Done
    from tatami.server.people.audit import Actor
    from tatami.server.settings import Settings

DAY = 24 * 3600 * 1000


class BadDate(TatamiError):
    """A date that cannot be read."""


def add(commands: Any) -> None:
    command = add_command(
        commands, "admin", "manage the people, tables, reports and invitations of a server",
        details="The server can be running or stopped. `tatami admin log` shows what was done.",
        examples=["tatami admin grant Aki", "tatami admin suspend Bo --days 7 --reason 'Insults'"],
    )  # fmt: skip
    actions = command.add_subparsers(dest="action", metavar="ACTION", required=True)
    add_administrators(actions)
    add_people(actions)
    add_tables(actions)
    add_reports_and_invitations(actions)
    add_lists(actions)


def action(
    actions: Any, name: str, about: str, run: Callable[[argparse.Namespace], object]
) -> argparse.ArgumentParser:
    parser = add_command(actions, name, about)
    add_data(parser)
    parser.set_defaults(run=run)
    return parser


def add_administrators(actions: Any) -> None:
    grant = action(actions, "grant", "make an account an administrator", run_grant)
    grant.add_argument("name", metavar="NAME")
    revoke = action(actions, "revoke", "remove an administrator's rights", run_revoke)
    revoke.add_argument("name", metavar="NAME")
    action(actions, "list", "list the administrators", run_list)


def add_people(actions: Any) -> None:
    people = action(
        actions, "people", "list people, or find them by part of their name", run_people
    )
    people.add_argument("text", nargs="?", default="", metavar="TEXT", help="part of a name")
    suspend = action(actions, "suspend", "suspend a person from playing and chatting", run_suspend)
    add_person(suspend)
    suspend.add_argument("--reason", required=True, help="shown to the person")
    end = suspend.add_mutually_exclusive_group()
    end.add_argument("--days", type=int, metavar="N", help="how many days it lasts")
    end.add_argument(
        "--until",
        metavar="DATE",
        help="the day it ends, such as 2027-01-31 (default: until lifted)",
    )
    add_person(action(actions, "lift", "end a suspension", run_lift))
    reset = action(actions, "reset", "print a one-time link to set a new password", run_reset)
    add_person(reset)
    reset.add_argument(
        "--temporary", action="store_true", help="print a temporary password instead of a link"
    )
    delete = action(actions, "delete", "delete a person and all their data", run_delete)
    add_person(delete)
    delete.add_argument("--yes", action="store_true", help="do not ask for confirmation")


def add_person(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("who", metavar="WHO", help="the name of an account, or a player ID")


def add_tables(actions: Any) -> None:
    tables = action(
        actions, "tables", "list tables, or find them by ID, game or player name", run_tables
    )
    tables.add_argument("text", nargs="?", default="", metavar="TEXT", help="an ID, game or name")
    tables.add_argument(
        "--status",
        choices=("open", "running", "over", "quarantine"),
        default="",
        help="only tables in this state",
    )
    close = action(actions, "close", "end a table without a winner", run_close)
    stop = action(actions, "quarantine", "stop a table until you release it", run_quarantine)
    for parser in (close, stop):
        parser.add_argument("id", metavar="ID", help="the last part of the table's link")
        shown = "shown to the players" if parser is close else "for administrators"
        parser.add_argument("--reason", required=True, help=shown)
    release = action(actions, "release", "let a table in quarantine continue", run_release)
    release.add_argument("id", metavar="ID", help="the last part of the table's link")


def add_reports_and_invitations(actions: Any) -> None:
    action(actions, "reports", "list the open reports with the chat around them", run_reports)
    resolve = action(actions, "resolve", "close a report", run_resolve)
    resolve.add_argument("number", type=int, metavar="NUMBER", help="the number of the report")
    resolve.add_argument("--decision", default="", help="what you decided, for the audit log")
    invite = action(actions, "invite", "print a link to sign up with", run_invite)
    invite.add_argument(
        "--uses",
        type=int,
        default=1,
        metavar="N",
        help="how many people can sign up with it (default: 1)",
    )
    invite.add_argument(
        "--days", type=int, metavar="N", help="how many days it is valid (default: no limit)"
    )
    invite.add_argument("--note", default="", help="a note for administrators")
    action(actions, "invitations", "list the valid invitations", run_invitations)
    uninvite = action(actions, "uninvite", "revoke an invitation", run_uninvite)
    uninvite.add_argument("handle", metavar="HANDLE", help="as `tatami admin invitations` shows it")


def add_lists(actions: Any) -> None:
    action(actions, "status", "show the state of the running servers", run_status)
    action(actions, "limits", "show the limits and recent refusals", run_limits)
    log = action(actions, "log", "list what administrators have done", run_log)
    log.add_argument(
        "--limit", type=int, default=50, metavar="N", help="lines to show (default: 50)"
    )


# What all actions share.


def settings_of(args: argparse.Namespace) -> Settings:
    from tatami.server.settings import load

    return load(data=args.data)


def read(args: argparse.Namespace, operation: Callable[[Any], Any]) -> Any:
    from tatami.server.operate import open_database

    return open_database.read(settings_of(args), operation)


def carry_out(args: argparse.Namespace, act: Callable[..., Any], *details: Any) -> Done:
    """Carry out one act of `admin_acts` in the name of this user."""
    from tatami.server.operate import open_database

    operation = act(actor(), *details, now())
    done: Done = open_database.write(settings_of(args), open_database.current(operation))
    return done


def actor() -> Actor:
    from tatami.server.people.audit import Actor

    try:
        user = getpass.getuser()
    except (KeyError, OSError):  # a container may have no name for its user
        user = "unknown"
    return Actor(f"command line ({user})")


def now() -> int:
    from tatami.server.operate.open_database import milliseconds

    return milliseconds()


def link(settings: Settings, path: str) -> str:
    """A link to a page of this server."""
    host = settings.host if settings.host not in ("0.0.0.0", "::") else "127.0.0.1"
    local = f"http://{host}:{settings.port}{settings.base_path}"
    return f"{settings.public_url or local}/{path}"


# Administrators and people.


def run_grant(args: argparse.Namespace) -> None:
    from tatami.server.operate import admin_acts

    carry_out(args, admin_acts.grant, args.name)
    print(f"{args.name} is now an administrator. Admin page: {link(settings_of(args), 'admin')}")


def run_revoke(args: argparse.Namespace) -> None:
    from tatami.server.operate import admin_acts

    carry_out(args, admin_acts.revoke, args.name)
    print(f"{args.name} is no longer an administrator")


def run_list(args: argparse.Namespace) -> None:
    from tatami.cli import admin_text
    from tatami.server.people import administrators

    print(admin_text.administrators_text(read(args, administrators.all_administrators)))


def run_people(args: argparse.Namespace) -> None:
    from tatami.cli import admin_text
    from tatami.server.operate import admin_views

    print(admin_text.people_text(read(args, admin_views.find_people(args.text, now()))))


def run_suspend(args: argparse.Namespace) -> None:
    from tatami.cli import admin_text
    from tatami.server.operate import admin_acts

    until = end_of(args)
    carry_out(args, admin_acts.suspend, args.who, args.reason, until)
    print(f"{args.who} is suspended{admin_text.until_text(until)}")


def end_of(args: argparse.Namespace) -> int | None:
    if args.days is not None:
        return now() + int(args.days) * DAY
    if args.until is None:
        return None
    try:
        day = datetime.strptime(args.until, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise BadDate(f"{args.until!r} is not a date; write it as 2027-01-31") from None
    return int(day.timestamp() * 1000)


def run_lift(args: argparse.Namespace) -> None:
    from tatami.server.operate import admin_acts

    carry_out(args, admin_acts.lift, args.who)
    print(f"{args.who} is no longer suspended")


def run_reset(args: argparse.Namespace) -> None:
    from tatami.server.operate import admin_acts

    if args.temporary:
        password = admin_acts.temporary_password()
        carry_out(args, admin_acts.set_temporary_password, args.who, hash_of(password))
        print(f"{args.who} is signed out everywhere. Temporary password:\n{password}")
        return
    done = carry_out(args, admin_acts.reset_by_link, args.who)
    print(link(settings_of(args), f"reset/{done.secret}"))
    print(
        f"Send this link to {args.who} to set a new password."
        " It works once and expires after a day."
    )


def hash_of(password: str) -> str:
    from tatami.server.people.passwords import Passwords, normalized

    return Passwords().hasher.hash(normalized(password))


def run_delete(args: argparse.Namespace) -> None:
    from tatami.server.operate import admin_acts

    if not args.yes and not confirmed(f"Delete {args.who} and all their data? [y/N] "):
        print("nothing deleted")
        return
    carry_out(args, admin_acts.delete_person, args.who)
    print(f"{args.who} deleted")


def confirmed(question: str) -> bool:
    try:
        return input(question).strip().lower() in ("y", "yes")
    except EOFError:
        return False


# Tables.


def run_tables(args: argparse.Namespace) -> None:
    from tatami.cli import admin_text
    from tatami.server.operate import admin_views

    print(admin_text.tables_text(read(args, admin_views.find_tables(args.text, args.status))))


def run_close(args: argparse.Namespace) -> None:
    from tatami.server.operate import admin_acts

    carry_out(args, admin_acts.close_table, args.id, args.reason)
    print(f"table {args.id} closed")


def run_quarantine(args: argparse.Namespace) -> None:
    from tatami.server.operate import admin_acts

    carry_out(args, admin_acts.quarantine_table, args.id, args.reason)
    print(f"table {args.id} is in quarantine; continue it with `tatami admin release {args.id}`")


def run_release(args: argparse.Namespace) -> None:
    from tatami.server.operate import admin_acts

    carry_out(args, admin_acts.release_table, args.id)
    print(f"table {args.id} continues")


# Reports and invitations.


def run_reports(args: argparse.Namespace) -> None:
    from tatami.cli.reports import reports_text
    from tatami.server.people import moderation

    print(reports_text(read(args, moderation.open_reports)))


def run_resolve(args: argparse.Namespace) -> None:
    from tatami.server.operate import admin_acts

    carry_out(args, admin_acts.resolve_report, args.number, args.decision)
    print(f"report {args.number} closed")


def run_invite(args: argparse.Namespace) -> None:
    from tatami.server.operate import admin_acts

    done = carry_out(args, admin_acts.invite, args.note, args.uses, args.days)
    print(link(settings_of(args), f"invitation/{done.secret}"))


def run_invitations(args: argparse.Namespace) -> None:
    from tatami.cli import admin_text
    from tatami.server.operate import admin_views

    print(admin_text.invitations_text(read(args, admin_views.invitation_rows(now()))))


def run_uninvite(args: argparse.Namespace) -> None:
    from tatami.server.operate import admin_acts

    carry_out(args, admin_acts.revoke_invitation, args.handle)
    print(f"invitation {args.handle} revoked")


# Lists.


def run_status(args: argparse.Namespace) -> None:
    from tatami.cli import admin_text
    from tatami.server.operate import admin_views, server_status

    servers = read(args, server_status.running_servers(now()))
    print(admin_text.status_text(servers, read(args, admin_views.totals)))


def run_limits(args: argparse.Namespace) -> None:
    from tatami.cli import admin_text
    from tatami.server.operate import server_status

    servers = read(args, server_status.running_servers(now()))
    print(admin_text.limits_text(settings_of(args), servers))


def run_log(args: argparse.Namespace) -> None:
    from tatami.cli import admin_text
    from tatami.server.people import audit

    print(admin_text.log_text(read(args, audit.latest(args.limit))))
