"""What remains of a finished game: who played, how it ended, and what it did to ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, and_, insert, or_, select, update

from tatami.server.notify import notices
from tatami.server.people import ratings
from tatami.server.store import queries
from tatami.server.store.base import operation
from tatami.server.store.schema import accounts, finished, played
from tatami.server.tables import entries
from tatami.server.tables.table import OVER, Table

PAGE = 20


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it was when the game began, and how it fared."""

    player: str
    """Empty for a bot."""
    name: str
    share: float
    gave_up: bool = False
    """The person left, resigned or let the time run out, and did not come back."""


class TableResult(msgspec.Struct, frozen=True, kw_only=True):
    """A finished table, in what the database is told of it."""

    table: str
    game: str
    public: bool
    rated: bool
    reason: str
    ended: int
    seats: list[SeatResult]


def result_of_table(table: Table) -> TableResult | None:
    """The end of a table, from its entries alone: every process would write the same."""
    outcome = table.outcome()
    if table.status != OVER or outcome is None:
        return None
    seats = seats_of(table, outcome.shares)
    return TableResult(
        table=table.id,
        game=table.game.key,
        public=table.setup.public,
        rated=table.setup.rated and all(seat.player for seat in seats),
        reason=outcome.reason,
        ended=ended_at(table),
        seats=seats,
    )


def ended_at(table: Table) -> int:
    """When the last entry was made that could end a game; people chat on afterwards."""
    ends = entries.Moved | entries.Resigned | entries.TimeOut | entries.Answered | entries.Offered
    return max(numbered.at for numbered in table.entries if isinstance(numbered.entry, ends))


def seats_of(table: Table, shares: Sequence[float]) -> list[SeatResult]:
    owners = owners_of(table)
    return [
        SeatResult(
            player=owner.player,
            name=owner.name,
            share=shares[number],
            gave_up=bool(owner.player) and not is_there(table, number, owner.player),
        )
        for number, owner in enumerate(owners)
    ]


def owners_of(table: Table) -> list[entries.SatDown]:
    """Who sat where when the game began."""
    owners: dict[int, entries.SatDown] = {}
    for numbered in table.entries:
        entry = numbered.entry
        if isinstance(entry, entries.Started):
            break
        if isinstance(entry, entries.SatDown) and entry.seat is not None:
            owners[entry.seat] = entry
    return [owners[number] for number in range(len(table.seats))]


def is_there(table: Table, number: int, owner: str) -> bool:
    seat = table.seats[number]
    return seat.player == owner and not seat.bot


def shares_for_ratings(result: TableResult) -> list[float]:
    """Who gave up gets nothing, whatever the bot made of the seat; the others share all of it."""
    kept = [0.0 if seat.gave_up else seat.share for seat in result.seats]
    if sum(kept) > 0:
        return kept
    return [0.0 if seat.gave_up else 1.0 for seat in result.seats]


@operation
def store_result(connection: Connection, result: TableResult) -> None:
    """Close a table: its status, everybody's history and ratings, once and in one transaction."""
    queries.set_status(result.table, OVER, result.ended)(connection)
    new = queries.add_new(
        connection, finished, table_id=result.table, game=result.game,
        seats=len(result.seats), public=result.public, rated=result.rated,
        reason=result.reason, ended=result.ended,
    )  # fmt: skip
    if new:
        connection.execute(insert(played), rows_of(result))
        rate(connection, result)
        people = {seat.player for seat in result.seats if seat.player}
        notices.owe_end(result.table, people, result.ended)(connection)


def rows_of(result: TableResult) -> list[dict[str, Any]]:
    return [
        {
            "table_id": result.table,
            "seat": number,
            "player_id": seat.player or None,
            "name": seat.name,
            "bot": not seat.player,
            "share": seat.share,
            "gave_up": seat.gave_up,
            "ended": result.ended,
        }
        for number, seat in enumerate(result.seats)
    ]


def rate(connection: Connection, result: TableResult) -> None:
    if not result.rated:
        return
    owners = [seat.player for seat in result.seats]
    changes = ratings.rate_table(
        connection, result.game, owners, shares_for_ratings(result), result.ended
    )
    for player, (before, after) in changes.items():
        connection.execute(
            update(played)
            .where(played.c.table_id == result.table, played.c.player_id == player)
            .values(before=before.rating, after=after.rating, deviation=after.deviation)
        )


# Reading it.


Result = Literal["won", "lost", "drawn", "shared"]


class FinishedSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat of a finished game. A person without a name deleted the account."""

    name: str
    bot: bool = False
    share: float
    gave_up: bool = False
    before: float | None = None
    after: float | None = None
    """The ratings, where the game was rated."""
    deviation: float | None = None
    """How far off `after` may be (a standard deviation)."""


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    game: str
    rated: bool
    reason: str
    ended: int
    seat: int
    """The player's own."""
    result: Result
    """`drawn`: all alike; `shared`: some of the victory."""
    seats: list[FinishedSeat]


class GamesPage(msgspec.Struct, frozen=True, kw_only=True):
    games: list[FinishedGame]
    next: str
    """Ask for `before` this; empty on the last page."""


@operation
def page_of(
    connection: Connection,
    player: str,
    *,
    before: str = "",
    limit: int = PAGE,
    game: str = "",
    only_public: bool = False,
) -> GamesPage:
    """A player's finished games, the latest first. Others are shown those at public tables."""
    where = [*games_of(player, only_public), *before_cursor(before)]
    if game:
        where.append(finished.c.game == game)
    rows = list(
        connection.execute(
            select(finished, played.c.seat)
            .join(played, played.c.table_id == finished.c.table_id)
            .where(*where)
            .order_by(played.c.ended.desc(), played.c.table_id.desc())
            .limit(limit + 1)
        )
    )
    shown = rows[:limit]
    seats = all_seats(connection, [row.table_id for row in shown])
    more = f"{shown[-1].ended}.{shown[-1].table_id}" if len(rows) > limit else ""
    return GamesPage(games=[game_of(row, seats[row.table_id]) for row in shown], next=more)


def games_of(player: str, only_public: bool) -> list[Any]:
    mine = [played.c.player_id == player]
    return [*mine, finished.c.public] if only_public else mine


def before_cursor(cursor: str) -> list[Any]:
    """A cursor is the end and the table of the last game shown; a strange one shows nothing."""
    if not cursor:
        return []
    ended, _, table = cursor.partition(".")
    at = int(ended) if ended.isdecimal() and len(ended) < 16 else 0
    same = and_(played.c.ended == at, played.c.table_id < table)
    return [or_(played.c.ended < at, same)]


def all_seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[FinishedSeat]]:
    """Everybody in those games, under the name of today."""
    rows = connection.execute(
        select(played, accounts.c.name.label("account"))
        .outerjoin(accounts, accounts.c.player_id == played.c.player_id)
        .where(played.c.table_id.in_(tables))
        .order_by(played.c.table_id, played.c.seat)
    )
    found: dict[str, list[FinishedSeat]] = {table: [] for table in tables}
    for row in rows:
        found[row.table_id].append(
            FinishedSeat(
                name=row.account or row.name, bot=row.bot, share=row.share, gave_up=row.gave_up,
                before=row.before, after=row.after, deviation=row.deviation,
            )
        )  # fmt: skip
    return found


@operation
def seats_at(connection: Connection, table: str) -> list[FinishedSeat]:
    """Everybody in one finished game; nobody while it is not in the history."""
    return all_seats(connection, [table])[table]


def game_of(row: Row[Any], seats: list[FinishedSeat]) -> FinishedGame:
    return FinishedGame(
        table=row.table_id,
        game=row.game,
        rated=row.rated,
        reason=row.reason,
        ended=row.ended,
        seat=row.seat,
        result=result_of([seat.share for seat in seats], row.seat),
        seats=seats,
    )


def result_of(shares: Sequence[float], seat: int) -> Result:
    if min(shares) == max(shares):
        return "drawn"
    if shares[seat] == max(shares):
        return "won" if shares.count(shares[seat]) == 1 else "shared"
    return "lost"
