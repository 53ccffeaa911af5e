"""The audit log: what administrators did, to whom or what, and when."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select, update

from tatami.server.store.base import operation
from tatami.server.store.schema import audit


class Actor(msgspec.Struct, frozen=True):
    """Who acts: an administrator, or the command line (without a player)."""

    name: str
    player: str = ""


class AuditLine(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    at: int
    by: str
    """The administrator, or the user of the command line; empty if the account was deleted."""
    act: str
    subject_id: str
    subject: str
    details: str


@operation
def add(
    connection: Connection,
    by: Actor,
    act: str,
    now: int,
    *,
    subject_id: str = "",
    subject: str = "",
    details: str = "",
) -> None:
    row = {"at": now, "by_id": by.player or None, "by_name": by.name[:80], "act": act}
    about = {"subject_id": subject_id[:24], "subject": subject[:80], "details": details}
    connection.execute(insert(audit).values(**row, **about))


@operation
def latest(connection: Connection, limit: int, before: int = 0) -> list[AuditLine]:
    """The last lines, the newest first; `before` is the id after which an older page starts."""
    older = audit.c.id < before if before else audit.c.id > 0
    rows = connection.execute(select(audit).where(older).order_by(audit.c.id.desc()).limit(limit))
    return [
        AuditLine(
            id=row.id, at=row.at, by=row.by_name, act=row.act,
            subject_id=row.subject_id, subject=row.subject, details=row.details,
        )
        for row in rows
    ]  # fmt: skip


def anonymize(connection: Connection, player: str) -> None:
    """Remove a deleted person from all lines; that something was done stays."""
    about = update(audit).where(audit.c.subject_id == player)
    connection.execute(about.values(subject_id="", subject="", details=""))
    done = update(audit).where(audit.c.by_id == player)
    connection.execute(done.values(by_id=None, by_name=""))


@operation
def last_id(connection: Connection, act: str) -> int:
    """The id of the last line with this act; 0 if there is none."""
    found = select(audit.c.id).where(audit.c.act == act).order_by(audit.c.id.desc()).limit(1)
    return connection.scalar(found) or 0
