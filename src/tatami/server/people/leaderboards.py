"""Leaderboards: one per game and number of players, read through an index and cached briefly.

A leaderboard ranks listed accounts whose rating is not provisional, and lists provisional ratings
separately, the latest first. Ratings that round to the same number share a rank.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, func, select, update

from tatami.server.people.glicko import Rating, with_drift
from tatami.server.people.ratings import rating_key
from tatami.server.store.base import Store, operation
from tatami.server.store.schema import accounts, provisional, ratings

CACHE_FOR = 10_000
"""Milliseconds for which a leaderboard is cached."""
MAX_RANKED = 500
PAGE_SIZE = 50
MAX_NEWCOMERS = 20


class LeaderboardRow(msgspec.Struct, frozen=True, kw_only=True):
    rank: int
    """0 for a provisional rating."""
    name: str
    rating: int
    deviation: int
    games: int


class RankedPlayers(msgspec.Struct, frozen=True, kw_only=True):
    ranked: list[LeaderboardRow]
    newcomers: list[LeaderboardRow]
    tally: list[tuple[int, int]]
    """Pairs of rating and number of ranked players; gives the rank of any player."""

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
    ranked: list[LeaderboardRow]
    newcomers: list[LeaderboardRow]
    """Players with provisional ratings, the most recently changed first."""
    total: int
    """The number of ranked players; the pages list only the best."""
    you: LeaderboardRow | None
    """Your own row, even if you are not listed."""


class Leaderboards:
    """Leaderboards with a short-lived cache."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.cache: dict[tuple[str, int], tuple[int, RankedPlayers]] = {}
        self.reading = asyncio.Lock()

    async def clear_cache(self) -> None:
        """Clear the cache: a player left the leaderboards or changed the name."""
        async with self.reading:
            self.cache.clear()

    async def board(self, game: str, seats: int) -> RankedPlayers:
        async with self.reading:  # concurrent requests read once
            now = self.now()
            until, board = self.cache.get((game, seats), (0, EMPTY))
            if until <= now:
                board = await self.store.read(load_board(game, seats, now))
                self.cache[game, seats] = now + CACHE_FOR, board
            return board

    async def page(self, game: str, seats: int, page: int, player: str) -> Leaderboard:
        board = await self.board(game, seats)
        own = own_row(player, game, seats, self.now(), board)
        start = (page - 1) * PAGE_SIZE
        return Leaderboard(
            game=game,
            seats=seats,
            page=page,
            pages=max(1, math.ceil(len(board.ranked) / PAGE_SIZE)),
            ranked=board.ranked[start : start + PAGE_SIZE],
            newcomers=board.newcomers,
            total=board.total,
            you=await self.store.read(own) if player else None,
        )


EMPTY = RankedPlayers(ranked=[], newcomers=[], tally=[])


@operation
def load_board(connection: Connection, game: str, seats: int, now: int) -> RankedPlayers:
    best = list(connection.execute(best_of(game, seats, now)))
    latest = connection.execute(newcomers_of(game, seats))
    counted = connection.execute(tally_of(game, seats, now))
    return RankedPlayers(
        ranked=ranked(best, now),
        newcomers=[leaderboard_row(row, 0, now) for row in latest],
        tally=[(int(row.number), row.people) for row in counted],
    )


def on_leaderboard(game: str, seats: int) -> tuple[Any, ...]:
    return ratings.c.game == game, ratings.c.seats == seats, ratings.c.listed


def ratings_with_names() -> Select[Any]:
    return select(ratings, accounts.c.name).join(
        accounts, accounts.c.player_id == ratings.c.player_id
    )


def best_of(game: str, seats: int, now: int) -> Select[Any]:
    order = ratings.c.rating.desc(), ratings.c.player_id.desc()  # the order of the index
    sure = ratings.c.sure_until > now
    return (
        ratings_with_names()
        .where(*on_leaderboard(game, seats), sure)
        .order_by(*order)
        .limit(MAX_RANKED)
    )


def newcomers_of(game: str, seats: int) -> Select[Any]:
    new = provisional, ratings.c.games > 0
    return (
        ratings_with_names()
        .where(*on_leaderboard(game, seats), *new)
        .order_by(ratings.c.changed.desc())
        .limit(MAX_NEWCOMERS)
    )


def tally_of(game: str, seats: int, now: int) -> Select[Any]:
    number = func.round(ratings.c.rating).label("number")
    sure = ratings.c.sure_until > now
    found = select(number, func.count().label("people")).where(*on_leaderboard(game, seats), sure)
    return found.group_by(number)


def ranked(rows: Sequence[Row[Any]], now: int) -> list[LeaderboardRow]:
    found: list[LeaderboardRow] = []
    for position, row in enumerate(rows, 1):
        tied = bool(found) and found[-1].rating == rounded(row.rating)
        found.append(leaderboard_row(row, found[-1].rank if tied else position, now))
    return found


def rounded(rating: float) -> int:
    return math.floor(rating + 0.5)


def leaderboard_row(row: Row[Any], rank: int, now: int) -> LeaderboardRow:
    today = with_drift(Rating(row.rating, row.deviation, row.games, row.changed), now)
    return LeaderboardRow(
        rank=rank,
        name=row.name,
        rating=rounded(row.rating),
        deviation=rounded(today.deviation),
        games=row.games,
    )


@operation
def own_row(
    connection: Connection, player: str, game: str, seats: int, now: int, board: RankedPlayers
) -> LeaderboardRow | None:
    mine = rating_key(player, game, seats)
    row = connection.execute(ratings_with_names().where(*mine, ratings.c.games > 0)).one_or_none()
    if row is None:
        return None
    sure = row.sure_until > now
    return leaderboard_row(row, board.rank_of(rounded(row.rating)) if sure else 0, now)


@operation
def set_listed(connection: Connection, player: str, wanted: bool) -> None:
    """Show the player on all leaderboards, or on none."""
    for table in (accounts, ratings):
        mine = table.c.player_id == player
        connection.execute(update(table).where(mine).values(listed=wanted))
