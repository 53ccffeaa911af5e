"""How somebody has fared: results by game, and each rating over time."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, func, select

from tatami.server.people.history import games_of
from tatami.server.store.base import operation
from tatami.server.store.schema import finished, played

POINTS = 2000
"""As many games as are told of, over all of a player's ratings; the latest."""


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """Finished games of one kind; the last four add up to the first."""

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
    """None in games of before it was kept."""
    before: float
    table: str = ""
    """Empty if the asker may not know which."""


class RatingPast(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    points: list[RatingPoint]
    """The earliest first."""


@operation
def results_of(connection: Connection, player: str, *, only_public: bool) -> list[Results]:
    games = each_game(player, only_public)
    even = games.c.least == games.c.most
    best = and_(~even, games.c.share == games.c.most)
    kind = games.c.game, games.c.seats
    rows = connection.execute(
        select(
            *kind,
            func.count().label("games"),
            how_many("won", and_(best, games.c.alike == 1)),
            how_many("shared", and_(best, games.c.alike > 1)),
            how_many("drawn", even),
            how_many("lost", and_(~even, games.c.share != games.c.most)),
        )
        .group_by(*kind)
        .order_by(*kind)
    )
    return [Results(**row._mapping) for row in rows]


def each_game(player: str, only_public: bool) -> Any:
    """One's share in each game, beside the least, the most, and how many had the same."""
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
        .where(*games_of(player, only_public))
        .group_by(finished.c.table_id, played.c.seat, played.c.share)
        .subquery()
    )


def how_many(name: str, which: ColumnElement[bool]) -> Any:
    return func.sum(case((which, 1), else_=0)).label(name)


@operation
def ratings_past(connection: Connection, player: str, *, only_public: bool) -> list[RatingPast]:
    """Every rating after every game. Which game it was is told of public tables alone."""
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
        .limit(POINTS)
    )
    found: dict[tuple[str, int], list[RatingPoint]] = {}
    for row in rows:
        points = found.setdefault((row.game, row.seats), [])
        points.insert(0, point_of(row, shown=row.public or not only_public))
    return [
        RatingPast(game=game, seats=seats, points=points)
        for (game, seats), points in sorted(found.items())
    ]


def point_of(row: Any, *, shown: bool) -> RatingPoint:
    return RatingPoint(
        at=row.ended,
        rating=row.after,
        deviation=row.deviation,
        before=row.before,
        table=row.table_id if shown else "",
    )
