"""Database operations on tournaments, for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, func, insert, or_, select, update

from tatami.server.people import moderation
from tatami.server.store import queries
from tatami.server.store.base import operation
from tatami.server.store.plain import PlainRead, PlainWrite, Statement
from tatami.server.store.schema import (
    ratings,
    tournament_entries,
    tournament_people,
    tournament_tables,
    tournaments,
)
from tatami.server.tournaments import tournament_entries as entries
from tatami.server.tournaments.tournament_entries import NumberedEntry
from tatami.server.tournaments.tournament_setup import TournamentSetup


class TableResult(NamedTuple):
    """A finished table of a tournament whose result the tournament does not have yet."""

    round: int
    board: int
    shares: list[float]
    gave_up: list[int]
    """Seats."""


@operation
def create(connection: Connection, id_: str, setup: TournamentSetup) -> None:
    now = setup.created
    connection.execute(
        insert(tournaments).values(
            id=id_, setting=msgspec.json.encode(setup).decode(), public=setup.public,
            status="open", created=now, changed=now,
        )
    )  # fmt: skip
    add_person(connection, setup.organizer, id_)


def add_person(connection: Connection, player: str, id_: str) -> None:
    queries.add_new(connection, tournament_people, player_id=player, tournament_id=id_)


@operation
def load_setup(connection: Connection, id_: str) -> str | None:
    found: str | None = connection.scalar(
        select(tournaments.c.setting).where(tournaments.c.id == id_)
    )
    return found


def entries_after(id_: str, number: int) -> PlainRead[list[NumberedEntry]]:
    return PlainRead(ENTRIES_AFTER, (id_, number), decoded)


def decoded(rows: Sequence[Any]) -> list[NumberedEntry]:
    return [NumberedEntry(row[0], row[1], entries.decode(row[2])) for row in rows]


ENTRIES_AFTER = """
SELECT number, at, body FROM tournament_entries WHERE tournament_id = $1 AND number > $2
ORDER BY number
"""


@operation
def append(
    connection: Connection,
    id_: str,
    numbered: NumberedEntry,
    status: str,
    tables: Sequence[PlainWrite] = (),
) -> bool:
    """Store the next entry with everything that belongs to it; False if another process was first.

    `tables` creates the tables of a round: all of it happens, or nothing.
    """
    mine = tournament_entries.c.tournament_id == id_
    last = connection.scalar(select(func.max(tournament_entries.c.number)).where(mine)) or 0
    if last != numbered.number - 1:
        return False
    row = {"number": numbered.number, "at": numbered.at}
    body = entries.encode(numbered.entry).decode()
    if not queries.add_new(connection, tournament_entries, tournament_id=id_, **row, body=body):
        return False
    values = {"status": status, "changed": numbered.at}
    connection.execute(update(tournaments).where(tournaments.c.id == id_).values(**values))
    for creation in tables:
        creation(connection)
    write_rows(connection, id_, numbered.entry, numbered.at)
    return True


def write_rows(connection: Connection, id_: str, entry: Any, at: int) -> None:
    """The rows by which tables and people are found."""
    if isinstance(entry, entries.Joined):
        queries.upsert_player(entry.player, entry.name, at)(connection)
        add_person(connection, entry.player, id_)
    if isinstance(entry, entries.RoundPaired):
        rows = [
            {"tournament_id": id_, "round": entry.round, "board": one.board,
             "table_id": one.table, "ended": False}
            for one in entry.tables
        ]  # fmt: skip
        if rows:
            connection.execute(insert(tournament_tables), rows)
    if isinstance(entry, entries.TableEnded):
        row = tournament_tables.c
        here = row.tournament_id == id_, row.round == entry.round, row.board == entry.board
        connection.execute(update(tournament_tables).where(*here).values(ended=True))


def new_results(id_: str) -> PlainRead[list[TableResult]]:
    return PlainRead(NEW_RESULTS, (id_, False), results_of)


NEW_RESULTS = """
SELECT tt.round, tt.board, played.seat, played.share, played.gave_up
FROM tournament_tables tt
JOIN finished ON finished.table_id = tt.table_id
JOIN played ON played.table_id = tt.table_id
WHERE tt.tournament_id = $1 AND tt.ended = $2
ORDER BY finished.ended, tt.round, tt.board, played.seat
"""


def results_of(rows: Sequence[Any]) -> list[TableResult]:
    found: dict[tuple[int, int], TableResult] = {}
    for round_, board, seat, share, gave_up in rows:
        result = found.setdefault((round_, board), TableResult(round_, board, [], []))
        result.shares.append(share)
        if gave_up:
            result.gave_up.append(seat)
    return list(found.values())


def unfinished() -> PlainRead[list[str]]:
    """Tournaments that may need something: those that run, and those that are going to start."""
    return PlainRead(UNFINISHED, (), lambda rows: [row[0] for row in rows])


UNFINISHED = "SELECT id FROM tournaments WHERE status IN ('open', 'running')"


@operation
def listed(connection: Connection, player: str, limit: int) -> list[Row[Any]]:
    """Public tournaments and those of this player, the latest first."""
    mine = select(tournament_people.c.tournament_id).where(tournament_people.c.player_id == player)
    return list(
        connection.execute(
            select(tournaments)
            .where(or_(tournaments.c.public, tournaments.c.id.in_(mine)))
            .order_by(tournaments.c.status == "over", tournaments.c.changed.desc())
            .limit(limit)
        )
    )


@operation
def players_in(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How many people are in each tournament, its organizer not counted twice."""
    row = tournament_people.c
    rows = connection.execute(
        select(row.tournament_id, func.count())
        .where(row.tournament_id.in_(ids))
        .group_by(row.tournament_id)
    )
    return {row[0]: row[1] for row in rows}


@operation
def unfinished_of(connection: Connection, organizer: str) -> int:
    """How many tournaments of this organizer are not over."""
    escaped = f'"organizer":"{organizer}"'
    mine = select(tournament_people.c.tournament_id).where(
        tournament_people.c.player_id == organizer
    )
    return (
        connection.scalar(
            select(func.count())
            .select_from(tournaments)
            .where(
                tournaments.c.id.in_(mine),
                tournaments.c.status != "over",
                tournaments.c.setting.contains(escaped, autoescape=True),
            )
        )
        or 0
    )


@operation
def blocks_between(connection: Connection, numbers: dict[str, int]) -> list[tuple[int, int]]:
    """Which of these players have blocked each other: their numbers, in both orders."""
    found = moderation.blocks_among(connection, list(numbers))
    return sorted((numbers[one], numbers[other]) for one, other in found)


@operation
def strength(connection: Connection, player: str, game: str, seats: int) -> float:
    """The rating of a player, or that of a newcomer."""
    mine = ratings.c.player_id == player, ratings.c.game == game, ratings.c.seats == seats
    found = connection.scalar(select(ratings.c.rating).where(*mine))
    return 1500.0 if found is None else float(found)


def add_tables(creations: Sequence[PlainWrite]) -> PlainWrite:
    statements: list[Statement] = [one for each in creations for one in each.statements]
    return PlainWrite(*statements)
