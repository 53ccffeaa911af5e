"""Statistics of a player: results by game, and ratings over time."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, func, select

from tatami.server.people.game_results import games_filter
from tatami.server.store.base import operation
from tatami.server.store.schema import finished, played

MAX_POINTS = 2000
"""Points over all ratings of a player; older games are left out."""


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """Finished games by game and number of players. `games` is the sum of the other counts."""

    game: str
    seats: int
    games: int
    won: int
    shared: int
    drawn: int
    lost: int


class RatingPoint(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A rating after one game."""

    at: int
    rating: float
    deviation: float | None = None
    """None in games from before it was stored."""
    before: float
    table: str = ""
    """Empty if you may not see the table."""


class RatingPast(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    points: list[RatingPoint]
    """In order of time."""


@operation
def results_of(connection: Connection, player: str, *, only_public: bool) -> list[Results]:
    games = shares_by_game(player, only_public)
    even = games.c.least == games.c.most
    best = and_(~even, games.c.share == games.c.most)
    kind = games.c.game, games.c.seats
    rows = connection.execute(
        select(
            *kind,
            func.count().label("games"),
            count_where("won", and_(best, games.c.alike == 1)),
            count_where("shared", and_(best, games.c.alike > 1)),
            count_where("drawn", even),
            count_where("lost", and_(~even, games.c.share != games.c.most)),
        )
        .group_by(*kind)
        .order_by(*kind)
    )
    return [Results(**row._mapping) for row in rows]


def shares_by_game(player: str, only_public: bool) -> Any:
    """For each game: the player's share, the lowest and highest share, and how many share it."""
    others = played.alias("others")
    alike = func.sum(case((others.c.share == played.c.share, 1), else_=0))
    return (
        select(
            finished.c.game,
            finished.c.seats,
            played.c.share,
            func.min(others.c.share).label("least"),
            func.max(others.c.share).label("most"),
            alike.label("alike"),
        )
        .join(played, played.c.table_id == finished.c.table_id)
        .join(others, others.c.table_id == finished.c.table_id)
        .where(*games_filter(player, only_public))
        .group_by(finished.c.table_id, played.c.seat, played.c.share)
        .subquery()
    )


def count_where(name: str, which: ColumnElement[bool]) -> Any:
    return func.sum(case((which, 1), else_=0)).label(name)


@operation
def rating_histories(connection: Connection, player: str, *, only_public: bool) -> list[RatingPast]:
    """Each rating after every game. With `only_public`, private tables are not named."""
    rows = connection.execute(
        select(
            finished.c.game,
            finished.c.seats,
            finished.c.public,
            played.c.table_id,
            played.c.ended,
            played.c.before,
            played.c.after,
            played.c.deviation,
        )
        .join(played, played.c.table_id == finished.c.table_id)
        .where(played.c.player_id == player, played.c.after.is_not(None))
        .order_by(played.c.ended.desc(), played.c.table_id.desc())
        .limit(MAX_POINTS)
    )
    found: dict[tuple[str, int], list[RatingPoint]] = {}
    for row in rows:
        points = found.setdefault((row.game, row.seats), [])
        points.insert(0, rating_point(row, with_table=row.public or not only_public))
    return [
        RatingPast(game=game, seats=seats, points=points)
        for (game, seats), points in sorted(found.items())
    ]


def rating_point(row: Any, *, with_table: bool) -> RatingPoint:
    return RatingPoint(
        at=row.ended,
        rating=row.after,
        deviation=row.deviation,
        before=row.before,
        table=row.table_id if with_table else "",
    )
