"""Ratings from finished rated games, one per game and number of players.

Glickman's method (Glicko), each game a period of its own, with what each player may expect taken
from the Plackett-Luce model, so that any number can play: with two it is Glicko. A game says who
shares the victory and nothing of the others' order, so shares are all that is compared. Decision
note 5 says why, and what was measured.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select, update

from tatami.server.store.base import operation
from tatami.server.store.queries import add_new
from tatami.server.store.schema import accounts, ratings
from tatami.server.tables.table_setup import DAY

START, UNKNOWN = 1500.0, 350.0
"""A newcomer's rating, and how far off it may be (a standard deviation)."""
SURE = 45.0
"""A deviation never falls below this: people learn."""
PROVISIONAL = 110.0
SCALE = 400 / math.log(10)
"""400 points apart is ten to one, as in chess."""
DRIFT = (110.0**2 - 60.0**2) / 365
"""Variance that a day away adds: who was sure to 60 is sure to 110 after a year."""


class Rating(msgspec.Struct, frozen=True):
    rating: float = START
    deviation: float = UNKNOWN
    games: int = 0
    changed: int = 0
    """Milliseconds since 1970."""

    @property
    def provisional(self) -> bool:
        return self.deviation > PROVISIONAL


def expected(players: Sequence[Rating]) -> list[float]:
    """The share of the victory that each can expect."""
    spread = spread_of(players)
    best = max(player.rating for player in players)
    weights = [math.exp((player.rating - best) / spread) for player in players]
    return [weight / sum(weights) for weight in weights]


def spread_of(players: Sequence[Rating]) -> float:
    """The scale, wider the less is known: Glicko's g, with the deviation of the mean opponent."""
    ignorance = sum(player.deviation**2 for player in players) / len(players)
    return math.sqrt(SCALE**2 + 6 / math.pi**2 * ignorance)


def rate(players: Sequence[Rating], shares: Sequence[float], now: int) -> list[Rating]:
    """Everybody's rating after a game in which they had these shares of the victory."""
    before = [grown(player, now) for player in players]
    spread = spread_of(before)
    return [
        moved(player, share - hope, hope * (1 - hope), spread, now)
        for player, share, hope in zip(before, shares, expected(before), strict=True)
    ]


def grown(player: Rating, now: int) -> Rating:
    """Less is known of somebody who was away."""
    away = max(0, now - player.changed) / DAY if player.games else 0.0
    deviation = min(UNKNOWN, math.sqrt(player.deviation**2 + DRIFT * away))
    return msgspec.structs.replace(player, deviation=deviation)


def moved(player: Rating, surprise: float, told: float, spread: float, now: int) -> Rating:
    """What was known before and what the game told, each by its weight."""
    variance = 1 / (1 / player.deviation**2 + told / spread**2)
    return Rating(
        rating=player.rating + variance / spread * surprise,
        deviation=max(SURE, math.sqrt(variance)),
        games=player.games + 1,
        changed=now,
    )


# In the database.


def sure_until(rating: Rating) -> int:
    """When it will be provisional for being away so long; 0 if it is already."""
    if rating.provisional:
        return 0
    days = (PROVISIONAL**2 - rating.deviation**2) / DRIFT
    return rating.changed + int(days * DAY)


def rate_table(
    connection: Connection, game: str, owners: Sequence[str], shares: Sequence[float], now: int
) -> dict[str, tuple[Rating, Rating]]:
    """Rate one finished game within the transaction that marks it as finished.

    Whoever deleted the account during the game is left out; alone nobody is rated.
    """
    known = listed_among(connection, owners)
    rated = [seat for seat, owner in enumerate(owners) if owner in known]
    total = sum(shares[seat] for seat in rated)
    if len(rated) < 2 or total <= 0:
        return {}
    people = [owners[seat] for seat in rated]
    before = lock(connection, game, len(owners), {one: known[one] for one in people}, now)
    after = rate(before, [shares[seat] / total for seat in rated], now)
    for player, rating in zip(people, after, strict=True):
        connection.execute(update(ratings).where(*row_of(player, game, len(owners))).values(
            rating=rating.rating, deviation=rating.deviation, games=rating.games, changed=now,
            sure_until=sure_until(rating),
        ))  # fmt: skip
    return dict(zip(people, zip(before, after, strict=True), strict=True))


def listed_among(connection: Connection, owners: Sequence[str]) -> dict[str, bool]:
    """Those who have an account, and whether they are on leaderboards."""
    rows = connection.execute(
        select(accounts.c.player_id, accounts.c.listed)
        .where(accounts.c.player_id.in_(owners))
        .with_for_update(read=True)  # nobody changes that wish before the ratings are written
    )
    return {row.player_id: row.listed for row in rows}


def row_of(player: str, game: str, seats: int) -> tuple[Any, ...]:
    return ratings.c.player_id == player, ratings.c.game == game, ratings.c.seats == seats


def lock(
    connection: Connection, game: str, seats: int, people: Mapping[str, bool], now: int
) -> list[Rating]:
    """The ratings of these people (are they listed?), held until the transaction ends.

    Always in the same order: no deadlock.
    """
    found: dict[str, Rating] = {}
    for player in sorted(people):
        fresh = {"rating": START, "deviation": UNKNOWN, "games": 0, "changed": now}
        fresh["listed"] = people[player]
        add_new(connection, ratings, player_id=player, game=game, seats=seats, **fresh)
        row = connection.execute(
            select(ratings).where(*row_of(player, game, seats)).with_for_update()
        ).one()
        found[player] = Rating(row.rating, row.deviation, row.games, row.changed)
    return [found[player] for player in people]


@operation
def of_player(connection: Connection, player: str) -> list[Row[Any]]:
    return list(
        connection.execute(
            select(ratings)
            .where(ratings.c.player_id == player, ratings.c.games > 0)
            .order_by(ratings.c.game, ratings.c.seats)
        )
    )
