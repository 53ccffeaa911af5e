"""Leaderboards: one per game and number of players, read by an index and kept for a moment.

Ranked are accounts that are listed and whose rating is sure; provisional ones are told apart, the
latest first. Ratings that show as the same number share a rank.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, func, select, update

from tatami.server.people.ratings import Rating, grown, row_of
from tatami.server.store.base import Store
from tatami.server.store.schema import accounts, provisional, ratings

KEPT = 10_000
"""Milliseconds for which everybody is shown the same board."""
BEST = 500
"""As many are listed."""
PAGE = 50
NEWCOMERS = 20


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    rank: int
    """0 while the rating is provisional."""
    name: str
    rating: int
    deviation: int
    games: int


class Board(msgspec.Struct, frozen=True, kw_only=True):
    ranked: list[Standing]
    newcomers: list[Standing]
    tally: list[tuple[int, int]]
    """How many ranked players show which rating: so anybody's rank is told without asking again."""

    @property
    def total(self) -> int:
        return sum(count for _, count in self.tally)

    def rank_of(self, rating: int) -> int:
        return 1 + sum(count for number, count in self.tally if number > rating)


class Leaderboard(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    page: int
    pages: int
    ranked: list[Standing]
    newcomers: list[Standing]
    """Whose ratings are provisional, the latest first."""
    total: int
    """How many have a rank; the best of them are on the pages."""
    you: Standing | None
    """One's own, wherever it is, and also if it is not listed."""


class Leaderboards:
    """What this process has read lately."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.kept: dict[tuple[str, int], tuple[int, Board]] = {}
        self.reading = asyncio.Lock()

    async def forget(self) -> None:
        """Somebody wants to be gone, or has another name; also from what is just being read."""
        async with self.reading:
            self.kept.clear()

    async def board(self, game: str, seats: int) -> Board:
        async with self.reading:  # however many ask, one reads
            now = self.now()
            until, board = self.kept.get((game, seats), (0, EMPTY))
            if until <= now:
                board = await self.store.read(board_of(game, seats, now))
                self.kept[game, seats] = now + KEPT, board
            return board

    async def page(self, game: str, seats: int, page: int, player: str) -> Leaderboard:
        board = await self.board(game, seats)
        own = standing_of(player, game, seats, self.now(), board)
        start = (page - 1) * PAGE
        return Leaderboard(
            game=game,
            seats=seats,
            page=page,
            pages=max(1, math.ceil(len(board.ranked) / PAGE)),
            ranked=board.ranked[start : start + PAGE],
            newcomers=board.newcomers,
            total=board.total,
            you=await self.store.read(own) if player else None,
        )


EMPTY = Board(ranked=[], newcomers=[], tally=[])


def board_of(game: str, seats: int, now: int) -> Callable[[Connection], Board]:
    def operation(connection: Connection) -> Board:
        best = list(connection.execute(best_of(game, seats, now)))
        latest = connection.execute(newcomers_of(game, seats))
        counted = connection.execute(tally_of(game, seats, now))
        return Board(
            ranked=ranked(best, now),
            newcomers=[standing(row, 0, now) for row in latest],
            tally=[(int(row.number), row.people) for row in counted],
        )

    return operation


def listed(game: str, seats: int) -> tuple[Any, ...]:
    return ratings.c.game == game, ratings.c.seats == seats, ratings.c.listed


def named() -> Select[Any]:
    return select(ratings, accounts.c.name).join(
        accounts, accounts.c.player_id == ratings.c.player_id
    )


def best_of(game: str, seats: int, now: int) -> Select[Any]:
    order = ratings.c.rating.desc(), ratings.c.player_id.desc()  # as the index runs
    sure = ratings.c.sure_until > now
    return named().where(*listed(game, seats), sure).order_by(*order).limit(BEST)


def newcomers_of(game: str, seats: int) -> Select[Any]:
    new = provisional, ratings.c.games > 0
    return (
        named()
        .where(*listed(game, seats), *new)
        .order_by(ratings.c.changed.desc())
        .limit(NEWCOMERS)
    )


def tally_of(game: str, seats: int, now: int) -> Select[Any]:
    number = func.round(ratings.c.rating).label("number")
    sure = ratings.c.sure_until > now
    found = select(number, func.count().label("people")).where(*listed(game, seats), sure)
    return found.group_by(number)


def ranked(rows: Sequence[Row[Any]], now: int) -> list[Standing]:
    found: list[Standing] = []
    for place, row in enumerate(rows, 1):
        alike = bool(found) and found[-1].rating == shown(row.rating)
        found.append(standing(row, found[-1].rank if alike else place, now))
    return found


def shown(rating: float) -> int:
    return math.floor(rating + 0.5)


def standing(row: Row[Any], rank: int, now: int) -> Standing:
    today = grown(Rating(row.rating, row.deviation, row.games, row.changed), now)
    return Standing(
        rank=rank,
        name=row.name,
        rating=shown(row.rating),
        deviation=shown(today.deviation),
        games=row.games,
    )


def standing_of(
    player: str, game: str, seats: int, now: int, board: Board
) -> Callable[[Connection], Standing | None]:
    def operation(connection: Connection) -> Standing | None:
        mine = row_of(player, game, seats)
        row = connection.execute(named().where(*mine, ratings.c.games > 0)).one_or_none()
        if row is None:
            return None
        sure = row.sure_until > now
        return standing(row, board.rank_of(shown(row.rating)) if sure else 0, now)

    return operation


def set_listed(player: str, wanted: bool) -> Callable[[Connection], None]:
    """On all leaderboards, or on none."""

    def operation(connection: Connection) -> None:
        for table in (accounts, ratings):
            mine = table.c.player_id == player
            connection.execute(update(table).where(mine).values(listed=wanted))

    return operation
