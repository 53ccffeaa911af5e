"""Mutes, blocks and reports of chat lines. The database table of mutes and blocks is `manners`."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, inspect, select, update

from tatami.server.store.base import operation
from tatami.server.store.plain import PlainRead
from tatami.server.store.queries import add_new
from tatami.server.store.schema import manners, reports
from tatami.server.tables import entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OVER, Table

MUTE, BLOCK = "mute", "block"
CONTEXT_LINES = 10
"""Chat lines stored with a report, before and after the reported line."""
MAX_PEOPLE = 500
"""Mutes and blocks that a player may have."""


def chat_entry(table: Table, viewer: int | None, line: int) -> NumberedEntry:
    """The chat entry with that number in this viewer's log, which may lack some entries.

    Its author may have left the seat since. A player's log has negative numbers for what
    spectators wrote before the game was over.
    """
    known = [one for one in table.entries if table.counts.may_know_of(viewer, one.number)]
    if line < 0 and viewer is not None and table.status == OVER:
        known = [table.entries[number - 1] for number in table.chat_kept_from_players]
        line = -line
    found = known[line - 1] if 0 < line <= len(known) else None
    if found is None or not isinstance(found.entry, entries.Chatted) or not found.entry.text:
        raise Refusal("no_line", "this table has no such chat line: reload the page")
    return found


def person_at(table: Table, seat: int) -> tuple[str, str]:
    """Player and name of a seat."""
    if not 0 <= seat < len(table.seats) or not table.seats[seat].player:
        raise Refusal("no_person", "no person has this seat: choose another")
    return table.seats[seat].player, table.seats[seat].name


@operation
def add(connection: Connection, player: str, other: str, name: str, kind: str, now: int) -> str:
    """Mute or block a person. Return the handle for `remove`; repeating it changes nothing."""
    if other == player:
        raise Refusal("yourself", "you cannot mute or block yourself")
    mine = select(manners.c.handle).where(manners.c.player_id == player)
    if len(connection.scalars(mine).all()) >= MAX_PEOPLE:
        raise Refusal("too_many", f"you can mute or block {MAX_PEOPLE} people: remove one first")
    row = {"player_id": player, "other_id": other, "kind": kind}
    add_new(connection, manners, **row, handle=secrets.token_urlsafe(8), name=name, at=now)
    same = mine.where(manners.c.other_id == other, manners.c.kind == kind)
    return str(connection.execute(same).scalar_one())


@operation
def remove(connection: Connection, player: str, handle: str) -> None:
    mine = manners.c.player_id == player, manners.c.handle == handle
    if connection.execute(delete(manners).where(*mine)).rowcount == 0:
        raise Refusal("no_handle", "this mute or block does not exist: reload the page")


@operation
def of_player(connection: Connection, player: str) -> list[Row[Any]]:
    return list(
        connection.execute(
            select(manners).where(manners.c.player_id == player).order_by(manners.c.at)
        )
    )


@operation
def between(connection: Connection, player: str, other: str) -> list[Row[Any]]:
    """Has this player muted or blocked the other one?"""
    theirs = manners.c.player_id == player, manners.c.other_id == other
    return list(connection.execute(select(manners).where(*theirs).order_by(manners.c.at)))


def muted_by(player: str) -> PlainRead[frozenset[str]]:
    """The players whose chat this player does not receive."""
    return PlainRead(MUTED, (player,), lambda rows: frozenset(row[0] for row in rows))


MUTED = "SELECT other_id FROM manners WHERE player_id = $1"


@operation
def is_blocked(connection: Connection, player: str, by: Sequence[str]) -> bool:
    """Has any of these people blocked this player?"""
    found = select(manners.c.handle).where(
        manners.c.other_id == player, manners.c.kind == BLOCK, manners.c.player_id.in_(by)
    )
    return connection.execute(found.limit(1)).first() is not None


def blocks_among(connection: Connection, players: Collection[str]) -> set[tuple[str, str]]:
    """Pairs of these players of whom one has blocked the other, in both orders."""
    among = manners.c.player_id.in_(players), manners.c.other_id.in_(players)
    rows = connection.execute(
        select(manners.c.player_id, manners.c.other_id).where(manners.c.kind == BLOCK, *among)
    )
    found = {(row.player_id, row.other_id) for row in rows}
    return found | {(other, player) for player, other in found}


# Reports.


class ReportedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A chat line as it was when it was reported."""

    number: int
    at: int
    player: str
    name: str
    text: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    at: int
    table: str
    number: int
    reason: str
    lines: list[ReportedLine]


def lines_around(table: Table, line: int) -> list[ReportedLine]:
    chat = [one for one in table.entries if isinstance(one.entry, entries.Chatted)]
    position = next(index for index, one in enumerate(chat) if one.number == line)
    return [
        ReportedLine(
            number=one.number,
            at=one.at,
            player=one.entry.player,
            name=one.entry.name,
            text=one.entry.text,
        )
        for one in chat[max(0, position - CONTEXT_LINES) : position + CONTEXT_LINES + 1]
    ]


def report(
    table: Table, line: int, reporter: str, reason: str, now: int
) -> Callable[[Connection], None]:
    """Store a report with the chat lines around the reported one."""
    reported = chat_entry(table, table.seat_of(reporter), line)
    if reported.entry.player == reporter:
        raise Refusal("yourself", "you cannot report yourself")
    lines = msgspec.json.encode(lines_around(table, reported.number)).decode()

    def operation(connection: Connection) -> None:
        add_new(
            connection, reports, at=now, table_id=table.id, number=reported.number,
            reporter_id=reporter, reported_id=reported.entry.player, reason=reason, lines=lines,
        )  # fmt: skip

    return operation


def open_reports(connection: Connection) -> list[Report]:
    if not inspect(connection).has_table(reports.name):
        return []  # an older database that has not been migrated
    rows = connection.execute(select(reports).where(reports.c.closed.is_(None)).order_by("id"))
    return [
        Report(
            id=row.id,
            at=row.at,
            table=row.table_id,
            number=row.number,
            reason=row.reason,
            lines=msgspec.json.decode(row.lines, type=list[ReportedLine]),
        )
        for row in rows
    ]


@operation
def close_report(connection: Connection, number: int, now: int) -> bool:
    if not inspect(connection).has_table(reports.name):
        return False
    wanted = reports.c.id == number, reports.c.closed.is_(None)
    return connection.execute(update(reports).where(*wanted).values(closed=now)).rowcount == 1
