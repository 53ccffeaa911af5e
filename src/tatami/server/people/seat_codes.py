"""Seat codes: a guest opens their seat on another device.

A code opens one seat at one table. It is random, and the database has only its digest. The session
that it opens may look at the table and play that seat, and nothing else: elsewhere the device is
its own guest. A seat has one code at a time. Code and sessions end when the player revokes the
code, makes a new one, leaves the seat or signs up.
"""

from __future__ import annotations

import base64
import hmac
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from tatami.server.signing import Tokens, digest
from tatami.server.store import queries
from tatami.server.store.base import operation
from tatami.server.store.schema import accounts, seat_codes, seat_sessions
from tatami.server.tables import commands
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import DAY

CODE_BYTES = 16
OLD_LENGTH = 16
"""Characters of the codes of version 0.1, which opened everything that the guest had."""
SEAT_SESSION_LIFE = 90 * DAY
MAX_DEVICES = 10
"""Sessions of one seat; a further one ends the oldest."""
PLAY = (
    commands.Move, commands.Resign, commands.Offer, commands.Answer, commands.Chat,
    commands.LetBotPlay, commands.TakeSeatBack, commands.SetAutoReply, commands.Claim,
    commands.Ping,
)  # fmt: skip
"""What a seat session may do. Leaving, rematches and what a host does are the player's own."""


class SeatSession(msgspec.Struct, frozen=True):
    """A device that plays one seat of a player by its code."""

    hash: str
    table: str
    seat: int
    player: str


class SeatCodeState(msgspec.Struct, frozen=True):
    """The code of a seat, without the code itself."""

    made: int | None = None
    """When it was made, in milliseconds since 1970; null: the seat has none."""
    devices: int = 0
    """Devices that have used it."""
    borrowed: bool = False
    """This device plays the seat with a code. Only the seat's player sees the other fields."""


# Codes.


def new_code() -> str:
    """128 random bits as 26 letters and digits, for typing."""
    return base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode().rstrip("=").lower()


def digest_of(typed: str) -> str:
    """The digest of a code as a person types it, with spaces, hyphens or capitals."""
    code = "".join(letter for letter in typed.lower() if letter.isalnum())
    if len(code) == OLD_LENGTH:
        raise Refusal(
            "old_code",
            "codes from earlier versions no longer work: make a new one on the other device",
        )
    return digest(code)


@operation
def store_code(
    connection: Connection, table: str, seat: int, player: str, digest: str, now: int
) -> None:
    """Give a seat this code. An earlier one ends, with the devices that used it."""
    connection.execute(delete(seat_codes).where(*at(table, seat)))
    row = {"table_id": table, "seat": seat, "player_id": player}
    if not queries.add_new(connection, seat_codes, **row, digest=digest, created=now):
        raise Refusal("busy", "another code was made at the same time: try again")


def at(table: str, seat: int) -> tuple[Any, Any]:
    return seat_codes.c.table_id == table, seat_codes.c.seat == seat


@operation
def state(connection: Connection, table: str, seat: int, now: int) -> SeatCodeState:
    made = connection.scalar(select(seat_codes.c.created).where(*at(table, seat)))
    here = seat_sessions.c.table_id == table, seat_sessions.c.seat == seat
    devices = connection.scalar(
        select(func.count()).select_from(seat_sessions).where(*here, seat_sessions.c.until > now)
    )
    return SeatCodeState(made, devices or 0)


@operation
def find_code(connection: Connection, table: str, digest: str) -> Any:
    """The seat and the player of a code at this table; None if there is no such code."""
    return connection.execute(
        select(seat_codes.c.seat, seat_codes.c.player_id).where(
            seat_codes.c.table_id == table, seat_codes.c.digest == digest
        )
    ).one_or_none()


def wrong_code() -> Refusal:
    return Refusal("wrong_code", "this code is not valid at this table: check it")


# Sessions.


def new_token(tokens: Tokens) -> str:
    token = secrets.token_urlsafe(24)
    return f"{token}.{tokens.sign('seat session', token)}"


def hash_of(cookie: str | None, tokens: Tokens) -> str | None:
    """The hash that identifies the session of a cookie; None if the signature is invalid."""
    token, _, signature = (cookie or "").partition(".")
    wanted = tokens.sign("seat session", token)
    return digest(token) if hmac.compare_digest(signature.encode(), wanted.encode()) else None


@operation
def start(connection: Connection, table: str, digest: str, session: str, now: int) -> None:
    """Start a session if the code is still valid, and end those that are too old or too many."""
    found = find_code(table, digest)(connection)
    if found is None:
        raise wrong_code()
    connection.execute(delete(seat_sessions).where(seat_sessions.c.until <= now))
    here = seat_sessions.c.table_id == table, seat_sessions.c.seat == found.seat
    newest = seat_sessions.c.created.desc(), seat_sessions.c.hash
    hashes = connection.scalars(select(seat_sessions.c.hash).where(*here).order_by(*newest)).all()
    ended = hashes[MAX_DEVICES - 1 :]
    connection.execute(delete(seat_sessions).where(seat_sessions.c.hash.in_(ended)))
    row = {"hash": session, "table_id": table, "seat": found.seat}
    until = now + SEAT_SESSION_LIFE
    connection.execute(insert(seat_sessions).values(**row, created=now, until=until))


JOINED = seat_codes.join(
    seat_sessions,
    (seat_sessions.c.table_id == seat_codes.c.table_id)
    & (seat_sessions.c.seat == seat_codes.c.seat),
)


@operation
def find(connection: Connection, session: str, now: int) -> SeatSession | None:
    """The session, unless it has ended or the seat belongs to an account by now."""
    row = connection.execute(
        select(seat_codes.c.table_id, seat_codes.c.seat, seat_codes.c.player_id)
        .select_from(JOINED.outerjoin(accounts, accounts.c.player_id == seat_codes.c.player_id))
        .where(
            seat_sessions.c.hash == session,
            seat_sessions.c.until > now,
            accounts.c.player_id.is_(None),
        )
    ).one_or_none()
    return None if row is None else SeatSession(session, row.table_id, row.seat, row.player_id)


@operation
def sessions_of(connection: Connection, player: str, now: int) -> set[str]:
    mine = seat_codes.c.player_id == player, seat_sessions.c.until > now
    return set(connection.scalars(select(seat_sessions.c.hash).select_from(JOINED).where(*mine)))


@operation
def end(connection: Connection, session: str) -> None:
    connection.execute(delete(seat_sessions).where(seat_sessions.c.hash == session))


@operation
def export(connection: Connection, player: str) -> list[dict[str, Any]]:
    """The player's codes for the export of personal data, without anything that opens a seat."""
    columns = seat_codes.c.table_id, seat_codes.c.seat, seat_codes.c.created
    rows = connection.execute(select(*columns).where(seat_codes.c.player_id == player)).all()
    return [
        {"table": row.table_id, "seat": row.seat, "made": row.created,
         "devices": devices_at(connection, row)}
        for row in rows
    ]  # fmt: skip


def devices_at(connection: Connection, row: Any) -> list[dict[str, int]]:
    here = seat_sessions.c.table_id == row.table_id, seat_sessions.c.seat == row.seat
    columns = seat_sessions.c.created, seat_sessions.c.until
    return [dict(found._mapping) for found in connection.execute(select(*columns).where(*here))]


# What a session may do.


def must_be_play(command: Any) -> None:
    if not isinstance(command, PLAY):
        raise Refusal(
            "seat_only",
            "this device can only play this seat: use the player's own device for the rest",
        )
