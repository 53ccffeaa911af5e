"""What administrators do, by `tatami admin` and on the page `/admin`.

Each act is one operation: it changes the database and adds a line to the audit log in the same
transaction. `Done.changed` says which people and tables a server must look at again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from tatami.engine.errors import TatamiError
from tatami.server.live.outside_changes import DELETED_PERSON
from tatami.server.live.table_list_rows import index_update
from tatami.server.operate import open_database, table_transfer
from tatami.server.people import (
    accounts,
    administrators,
    audit,
    invitations,
    moderation,
    password_resets,
    personal_data,
    suspensions,
)
from tatami.server.people.audit import Actor
from tatami.server.people.suspensions import Suspension
from tatami.server.store import queries
from tatami.server.store.base import PERSON_PREFIX, REWRITTEN, operation
from tatami.server.store.schema import players, reports, tables
from tatami.server.tables import command_handlers, commands, entries
from tatami.server.tables.table import AWAY, OVER, RUNNING
from tatami.server.tables.table_setup import DAY

MAX_REASON = 300
TEMPORARY_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters that nobody mixes up when a password is read out."""


class AdminError(TatamiError):
    """An act that is not possible, and why. The page chooses its text by the key."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """An act was carried out."""

    changed: list[tuple[str, int]] = []
    """Notifications for servers: subject and number, as in `Store.notify`."""
    secret: str = ""
    """A token or password that is shown once."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    name: str
    account: bool


def person_changed(connection: Connection, player: str) -> tuple[str, int]:
    change = PERSON_PREFIX + player, 0
    open_database.announce(connection, *change)
    return change


def table_rewritten(connection: Connection, table: str) -> tuple[str, int]:
    change = table, REWRITTEN
    open_database.announce(connection, *change)
    return change


def find_person(connection: Connection, wanted: str) -> Person:
    """An account by its name, or any person by the player id."""
    key = accounts.key_of(wanted)
    account = accounts.by_player(wanted)(connection)
    if account is None and key:
        account = accounts.by_key(key)(connection)
    if account is not None:
        return Person(player=account.player_id, name=account.name, account=True)
    guest = connection.execute(select(players).where(players.c.id == wanted)).one_or_none()
    if guest is None:
        raise AdminError("person", f"there is no account {wanted!r}, and no guest with this id")
    return Person(player=guest.id, name=guest.name, account=False)


def find_account(connection: Connection, wanted: str) -> Person:
    found = find_person(connection, wanted)
    if not found.account:
        raise AdminError("guest", f"{found.name!r} is a guest and has no password")
    return found


def find_row(connection: Connection, id_: str) -> Row[Any]:
    row = connection.execute(select(tables).where(tables.c.id == id_)).one_or_none()
    if row is None:
        raise AdminError("table", f"there is no table {id_!r}")
    return row


def checked_reason(reason: str) -> str:
    """One line without control characters: players and administrators read it."""
    text = command_handlers.printable(reason)
    if not text:
        raise AdminError("reason", "give a reason")
    return text[:MAX_REASON]


# Administrators.


@operation
def grant(connection: Connection, by: Actor, wanted: str, now: int) -> Done:
    person = find_person(connection, wanted)
    if not person.account:
        raise AdminError(
            "guest", f"{person.name!r} is a guest: only an account can be an administrator"
        )
    if not administrators.grant(person.player, now)(connection):
        raise AdminError("administrator", f"{person.name!r} is already an administrator")
    log_person(connection, by, "grant", person, now)
    return Done()


@operation
def revoke(connection: Connection, by: Actor, wanted: str, now: int) -> Done:
    person = find_person(connection, wanted)
    if not administrators.revoke(person.player)(connection):
        raise AdminError("not-administrator", f"{person.name!r} is not an administrator")
    log_person(connection, by, "revoke", person, now)
    return Done()


# People.


@operation
def suspend(
    connection: Connection, by: Actor, wanted: str, reason: str, until: int | None, now: int
) -> Done:
    person, why = find_person(connection, wanted), checked_reason(reason)
    if until is not None and until <= now:
        raise AdminError("past", "the end of a suspension must be in the future")
    must_not_be_administrator(connection, person)
    suspension = Suspension(reason=why, since=now, until=until)
    suspensions.suspend(person.player, suspension)(connection)
    log_person(connection, by, "person-suspend", person, now, why)
    return Done(changed=[person_changed(connection, person.player)])


def must_not_be_administrator(connection: Connection, person: Person) -> None:
    if administrators.is_administrator(person.player)(connection):
        raise AdminError(
            "administrator", f"{person.name!r} is an administrator: revoke their rights first"
        )


@operation
def lift(connection: Connection, by: Actor, wanted: str, now: int) -> Done:
    person = find_person(connection, wanted)
    if not suspensions.lift(person.player)(connection):
        raise AdminError("not-suspended", f"{person.name!r} is not suspended")
    log_person(connection, by, "person-lift", person, now)
    return Done(changed=[person_changed(connection, person.player)])


@operation
def reset_by_link(connection: Connection, by: Actor, wanted: str, now: int) -> Done:
    """A link with which the person sets a new password. The old one works until then."""
    person, token = find_account(connection, wanted), invitations.new_token()
    may_reset(connection, by, person)
    password_resets.create(person.player, token, now)(connection)
    log_person(connection, by, "person-reset-link", person, now)
    return Done(secret=token)


def temporary_password() -> str:
    groups = ["".join(secrets.choice(TEMPORARY_LETTERS) for _ in range(5)) for _ in range(4)]
    return "-".join(groups)


@operation
def set_temporary_password(
    connection: Connection, by: Actor, wanted: str, hashed: str, now: int
) -> Done:
    """Replace the password and sign the person out everywhere."""
    person = find_account(connection, wanted)
    may_reset(connection, by, person)
    password_resets.replace_password(person.player, hashed)(connection)
    log_person(connection, by, "person-reset-password", person, now)
    return Done(changed=[person_changed(connection, person.player)])


def may_reset(connection: Connection, by: Actor, person: Person) -> None:
    """In the browser, nobody takes over another administrator's account."""
    if by.player and by.player != person.player:
        must_not_be_administrator(connection, person)


@operation
def delete_person(connection: Connection, by: Actor, wanted: str, now: int) -> Done:
    """Delete a person as if they did it themselves. Games with other players stay."""
    person = find_person(connection, wanted)
    must_not_be_administrator(connection, person)
    visited = personal_data.visited_tables(person.player)(connection)
    for id_ in visited:
        leave_table(connection, id_, person.player)
    personal_data.delete_player(person.player)(connection)
    audit.add(by, DELETED_PERSON, now)(connection)
    rewritten = [table_rewritten(connection, id_) for id_ in visited]
    return Done(changed=[person_changed(connection, person.player), *rewritten])


def leave_table(connection: Connection, id_: str, player: str) -> None:
    """Leave a game that is not over: with two players it is lost, otherwise a bot takes over."""
    try:
        _, table = table_transfer.find_table(connection, id_)
    except table_transfer.TransferError:
        return  # damaged, or of another version
    if table.status in (OVER, AWAY) or table.seat_of(player) is None:
        return
    duel = table.status == RUNNING and len(table.seats) == 2
    command = commands.Resign() if duel else commands.Leave()
    append(connection, table, command_handlers.handle(table, command, player))


def append(connection: Connection, table: Any, entry: entries.AnyEntry) -> None:
    update_lists = index_update(table, entry, open_database.milliseconds())
    table_transfer.append(connection, table, entry)
    if update_lists is not None:
        update_lists(connection)


def log_person(
    connection: Connection, by: Actor, act: str, person: Person, now: int, details: str = ""
) -> None:
    about = {"subject_id": person.player, "subject": person.name, "details": details}
    audit.add(by, act, now, **about)(connection)


# Tables.


@operation
def close_table(connection: Connection, by: Actor, id_: str, reason: str, now: int) -> Done:
    """End a table without a winner, ratings or a place in the history; players see the reason."""
    why = checked_reason(reason)
    find_row(connection, id_)
    _, table = table_transfer.find_table(connection, id_)
    if table.status in (OVER, AWAY):
        raise AdminError("over", "this table is over, or has moved to another server")
    table_transfer.append(connection, table, entries.Closed(reason=why))
    queries.set_status(id_, OVER, now)(connection)
    audit.add(by, "table-close", now, subject_id=id_, subject=table.game.key, details=why)(
        connection
    )
    return Done(changed=[(id_, table.number)])


@operation
def quarantine_table(connection: Connection, by: Actor, id_: str, reason: str, now: int) -> Done:
    """Stop a table until it is released: nobody sees or plays it."""
    row, why = find_row(connection, id_), checked_reason(reason)
    queries.hold_table(id_, why, now)(connection)
    about = {"subject_id": id_, "subject": row.game, "details": why}
    audit.add(by, "table-quarantine", now, **about)(connection)
    return Done(changed=[table_rewritten(connection, id_)])


@operation
def release_table(connection: Connection, by: Actor, id_: str, now: int) -> Done:
    """Let a table go on. A damaged one is put in quarantine again when it is opened."""
    row = find_row(connection, id_)
    if id_ not in {found.table_id for found in queries.quarantined_tables(connection)}:
        raise AdminError("not-quarantined", f"table {id_!r} is not in quarantine")
    queries.remove_quarantined(id_)(connection)
    audit.add(by, "table-release", now, subject_id=id_, subject=row.game)(connection)
    return Done(changed=[table_rewritten(connection, id_)])


# Reports.


@operation
def resolve_report(connection: Connection, by: Actor, number: int, decision: str, now: int) -> Done:
    row = connection.execute(select(reports).where(reports.c.id == number)).one_or_none()
    if row is None or not moderation.close_report(number, now)(connection):
        raise AdminError("report", f"there is no open report {number}")
    # The line is about the report, not the person: it stays when the person is deleted.
    about = {"subject_id": str(number), "subject": row.table_id}
    audit.add(by, "report-resolve", now, **about, details=decision[:MAX_REASON])(connection)
    return Done()


# Invitations.


@operation
def invite(
    connection: Connection, by: Actor, note: str, uses: int, days: int | None, now: int
) -> Done:
    if not 1 <= uses <= invitations.MAX_USES:
        raise AdminError("uses", f"an invitation is good for 1 to {invitations.MAX_USES} accounts")
    token, text = invitations.new_token(), command_handlers.printable(note)[:MAX_REASON]
    until = None if days is None else now + days * DAY
    handle = invitations.create(token, text, uses, until, now)(connection)
    about = {"subject_id": handle, "subject": str(uses), "details": text}
    audit.add(by, "invitation-create", now, **about)(connection)
    return Done(secret=token)


@operation
def revoke_invitation(connection: Connection, by: Actor, handle: str, now: int) -> Done:
    if not invitations.revoke(handle)(connection):
        raise AdminError("invitation", f"there is no invitation {handle!r}")
    audit.add(by, "invitation-revoke", now, subject_id=handle)(connection)
    return Done()


Act = Callable[[Connection], Done]
