"""What `tatami admin` prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tatami.cli.arguments import counted
from tatami.cli.reports import printable, when
from tatami.cli.table import when_or_number

if TYPE_CHECKING:
    from tatami.server.operate.admin_views import InvitationRow, PersonRow, TableRow, Totals
    from tatami.server.operate.server_status import ServerStatus, StoredStatus
    from tatami.server.people.audit import AuditLine
    from tatami.server.settings import Settings


def lines_or(nothing: str, lines: Sequence[str]) -> str:
    return "\n".join(map(printable, lines)) or nothing


def administrators_text(rows: Sequence[Any]) -> str:
    return lines_or("no administrators", [f"{row.name}, since {when(row.since)}" for row in rows])


def people_text(rows: Sequence[PersonRow]) -> str:
    return lines_or("no people found", [person_text(row) for row in rows])


def person_text(row: PersonRow) -> str:
    kind = "administrator" if row.administrator else "account" if row.account else "guest"
    line = f"{row.player}  {row.name}, {kind}, {counted(row.tables, 'table')}"
    line += f", last seen {when(row.seen)}"
    if row.suspended is None:
        return line
    return f"{line}, suspended{until_text(row.suspended_until)}: {row.suspended}"


def until_text(until: int | None) -> str:
    return " until lifted" if until is None else f" until {when(until)}"


def tables_text(rows: Sequence[TableRow]) -> str:
    return lines_or("no tables found", [table_text(row) for row in rows])


def table_text(row: TableRow) -> str:
    shown = "public" if row.public else "by invitation"
    people = ", ".join(row.people) or "nobody"
    line = f"{row.id}  {row.game}, {row.status}, {shown}"
    line += f", changed {when_or_number(row.changed)}: {people}"
    return line if row.quarantine is None else f"{line} (in quarantine: {row.quarantine})"


def invitations_text(rows: Sequence[InvitationRow]) -> str:
    return lines_or("no invitations", [invitation_text(row) for row in rows])


def invitation_text(row: InvitationRow) -> str:
    end = "no expiry" if row.until is None else f"until {when(row.until)}"
    note = f": {row.note}" if row.note else ""
    return f"{row.handle}  {row.left} left, {end}{note}"


def log_text(rows: Sequence[AuditLine]) -> str:
    return lines_or("nothing yet", [audit_text(row) for row in rows])


def audit_text(row: AuditLine) -> str:
    subject = " ".join(part for part in (row.subject_id, row.subject) if part)
    about = "".join((f" {subject}" if subject else "", f": {row.details}" if row.details else ""))
    return f"{when(row.at)}  {row.by or '(deleted account)'}  {row.act}{about}"


def status_text(servers: Sequence[StoredStatus], totals: Totals) -> str:
    lines = [line for server in servers for line in server_lines(server)]
    tables = (
        f"{totals.tables_open} open, {totals.tables_running} running, "
        f"{totals.tables_over} over, {totals.quarantined} in quarantine"
    )
    return "\n".join(
        [
            *(lines or ["no server is running on this database"]),
            f"{counted(totals.accounts, 'account')}, {counted(totals.guests, 'guest')}",
            f"tables: {tables}",
            f"open reports: {totals.open_reports}",
        ]
    )


def server_lines(server: StoredStatus) -> list[str]:
    found = server.status
    version = f"tatami {found.version}, {found.mode}"
    return [
        f"server {server.process[:8]}: {version}, since {when(found.started)}",
        f"  people online: {found.people}, connections: {found.sockets}",
        f"  {counted(found.tables, 'table')} in memory, {found.running} running",
        f"  bots: {counted(found.workers, 'worker')}, {counted(found.waiting, 'request')} waiting",
        f"  event loop {found.lag:.3f} s late, {write_text(found)}",
        f"  disk: {gigabytes(found.disk_free)} of {gigabytes(found.disk_total)} free",
    ]


def write_text(found: ServerStatus) -> str:
    if not found.database_works:
        return "THE DATABASE IS NOT WORKING"
    return f"last write {found.last_write} s ago" if found.last_write else "the database works"


def gigabytes(count: int) -> str:
    return f"{count / 1e9:.1f} GB"


def limits_text(settings: Settings, servers: Sequence[StoredStatus]) -> str:
    from tatami.server.settings import LIMIT_SETTINGS

    limited: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for server in servers:
        limited.update(server.status.limited)
        refused.update(server.status.refused)
    return "\n".join(
        [
            *(f"{name:<20} {getattr(settings, name)}" for name in LIMIT_SETTINGS),
            "rate limited in the last hour: " + counts_text(limited),
            "refused since the servers started: " + counts_text(refused),
        ]
    )


def counts_text(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.most_common()) or "nothing"
