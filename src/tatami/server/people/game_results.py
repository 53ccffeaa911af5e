"""Results of finished games: storing them with their ratings, and reading them page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, and_, insert, or_, select, update

from tatami.server.notify import notices
from tatami.server.people import ratings
from tatami.server.store import queries
from tatami.server.store.base import Operation, operation
from tatami.server.store.plain import PlainWrite, Statement
from tatami.server.store.schema import accounts, finished, played
from tatami.server.tables import entries
from tatami.server.tables.giving_up import bot_finished, gave_up_after
from tatami.server.tables.table import OVER, Table

PAGE_SIZE = 20


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a seat, for the player who had it at the start of the game."""

    player: str
    """Empty for a bot."""
    name: str
    share: float
    gave_up: bool = False
    """A bot finished the game: the player left, resigned or ran out of time, and did not return."""
    gave_up_after: int | None = None
    """After how many moves the player gave up, also where that ended the game."""


class TableResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a finished table, as it is stored."""

    table: str
    game: str
    public: bool
    rated: bool
    reason: str
    ended: int
    seats: list[SeatResult]


def result_of_table(table: Table) -> TableResult | None:
    """The result of a finished table. It depends only on the entries, so all processes agree."""
    outcome = table.outcome()
    if table.status != OVER or outcome is None or table.closed:
        return None  # a closed game has no result
    seats = seat_results(table, outcome.shares)
    return TableResult(
        table=table.id,
        game=table.game.key,
        public=table.setup.public,
        rated=table.setup.rated and all(seat.player for seat in seats),
        reason=outcome.reason,
        ended=ended_at(table),
        seats=seats,
    )


ENDS = (
    entries.Moved, entries.Resigned, entries.TimeOut, entries.Answered, entries.Offered,
    entries.SeatClaimed,
)  # fmt: skip


def ended_at(table: Table) -> int:
    """The time of the last entry that can end a game; chat may follow it."""
    return max(numbered.at for numbered in table.entries if isinstance(numbered.entry, ENDS))


def seat_results(table: Table, shares: Sequence[float]) -> list[SeatResult]:
    return [
        seat_result(table, number, owner, shares[number])
        for number, owner in enumerate(original_players(table))
    ]


def seat_result(table: Table, number: int, owner: entries.SatDown, share: float) -> SeatResult:
    if not owner.player:
        return SeatResult(player="", name=owner.name, share=share)
    return SeatResult(
        player=owner.player,
        name=owner.name,
        share=share,
        gave_up=bot_finished(table, number),
        gave_up_after=gave_up_after(table, number),
    )


def original_players(table: Table) -> list[entries.SatDown]:
    """The player of each seat at the start of the game."""
    owners: dict[int, entries.SatDown] = {}
    for numbered in table.entries:
        entry = numbered.entry
        if isinstance(entry, entries.Started):
            break
        if isinstance(entry, entries.SatDown) and entry.seat is not None:
            owners[entry.seat] = entry
    return [owners[number] for number in range(len(table.seats))]


def shares_for_ratings(result: TableResult) -> list[float]:
    """A player who gave up gets nothing, even if the bot won; the others share the victory."""
    kept = [0.0 if seat.gave_up else seat.share for seat in result.seats]
    if sum(kept) > 0:
        return kept
    return [0.0 if seat.gave_up else 1.0 for seat in result.seats]


def store_result(result: TableResult) -> Operation[None]:
    """Store status, history and ratings of a finished table, once and in one transaction."""
    return store_rated(result) if result.rated else store_unrated(result)


def store_unrated(result: TableResult) -> PlainWrite:
    people = {seat.player for seat in result.seats if seat.player}
    row = (
        result.table, result.game, len(result.seats), result.public, result.rated, result.reason,
        result.ended,
    )  # fmt: skip
    return PlainWrite(
        Statement(queries.SET_STATUS, (result.table, OVER, result.ended)),
        Statement(ADD_FINISHED, row, or_stop=True),
        *(Statement(ADD_PLAYED, tuple(one.values())) for one in seat_rows(result)),
        *notices.end_notices(result.table, people, result.ended),
    )


ADD_FINISHED = """
INSERT INTO finished (table_id, game, seats, public, rated, reason, ended)
VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING
"""
ADD_PLAYED = """
INSERT INTO played (table_id, seat, player_id, name, bot, share, gave_up, ended)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
"""


@operation
def store_rated(connection: Connection, result: TableResult) -> None:
    queries.set_status(result.table, OVER, result.ended)(connection)
    new = queries.add_new(
        connection, finished, table_id=result.table, game=result.game,
        seats=len(result.seats), public=result.public, rated=result.rated,
        reason=result.reason, ended=result.ended,
    )  # fmt: skip
    if new:
        connection.execute(insert(played), seat_rows(result))
        rate(connection, result)
        people = {seat.player for seat in result.seats if seat.player}
        PlainWrite(*notices.end_notices(result.table, people, result.ended))(connection)


def seat_rows(result: TableResult) -> list[dict[str, Any]]:
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


# Reading.


Result = Literal["won", "lost", "drawn", "shared"]


class FinishedSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a finished game. The name is empty if the player deleted the account."""

    name: str
    bot: bool = False
    share: float
    gave_up: bool = False
    before: float | None = None
    """The rating before a rated game."""
    after: float | None = None
    """The rating after a rated game."""
    deviation: float | None = None
    """The standard deviation of `after`."""


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    game: str
    rated: bool
    reason: str
    ended: int
    seat: int
    """The seat of this player."""
    result: Result
    """`won`, `lost`, `drawn` (all seats equal) or `shared` (several winners)."""
    seats: list[FinishedSeat]


class GamesPage(msgspec.Struct, frozen=True, kw_only=True):
    games: list[FinishedGame]
    next: str
    """Pass this as `before` to get the next page; empty on the last page."""


@operation
def games_page(
    connection: Connection,
    player: str,
    *,
    before: str = "",
    limit: int = PAGE_SIZE,
    game: str = "",
    only_public: bool = False,
) -> GamesPage:
    """Finished games of a player, the latest first; other people see only public tables."""
    where = [*games_filter(player, only_public), *before_cursor(before)]
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
    page = rows[:limit]
    seats = seats_of_games(connection, [row.table_id for row in page])
    more = f"{page[-1].ended}.{page[-1].table_id}" if len(rows) > limit else ""
    return GamesPage(games=[finished_game(row, seats[row.table_id]) for row in page], next=more)


def games_filter(player: str, only_public: bool) -> list[Any]:
    mine = [played.c.player_id == player]
    return [*mine, finished.c.public] if only_public else mine


def before_cursor(cursor: str) -> list[Any]:
    """A cursor is the end time and the table of the last game. An invalid one gives no games."""
    if not cursor:
        return []
    ended, _, table = cursor.partition(".")
    at = int(ended) if ended.isdecimal() and len(ended) < 16 else 0
    same = and_(played.c.ended == at, played.c.table_id < table)
    return [or_(played.c.ended < at, same)]


def seats_of_games(connection: Connection, tables: Sequence[str]) -> dict[str, list[FinishedSeat]]:
    """The seats of these games, with current account names."""
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
def seats_of_game(connection: Connection, table: str) -> list[FinishedSeat]:
    """The seats of a finished game; empty until the result is stored."""
    return seats_of_games(connection, [table])[table]


def finished_game(row: Row[Any], seats: list[FinishedSeat]) -> FinishedGame:
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
