"""Ratings from finished rated games, one per game and number of players.

The method is Glicko with every game as a rating period. Expected shares come from the
Plackett-Luce model, so that any number of players can be rated; with two players this is Glicko.
A game decides who shares the victory but not the order of the others, so only shares count.
Decision note 5 has the reasons and measurements.
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

START_RATING, MAX_DEVIATION = 1500.0, 350.0
"""Rating and standard deviation of a new player."""
MIN_DEVIATION = 45.0
"""A deviation never falls below this, because people improve."""
PROVISIONAL_DEVIATION = 110.0
"""A rating with a larger deviation is provisional."""
SCALE = 400 / math.log(10)
"""A difference of 400 points means odds of ten to one, as in chess."""
DAILY_DRIFT = (110.0**2 - 60.0**2) / 365
"""Variance added per day without a game: a deviation of 60 grows to 110 in a year."""


class Rating(msgspec.Struct, frozen=True):
    rating: float = START_RATING
    deviation: float = MAX_DEVIATION
    games: int = 0
    changed: int = 0
    """Milliseconds since 1970."""

    @property
    def provisional(self) -> bool:
        return self.deviation > PROVISIONAL_DEVIATION


def expected(players: Sequence[Rating]) -> list[float]:
    """The expected share of the victory of each player."""
    spread = spread_of(players)
    best = max(player.rating for player in players)
    weights = [math.exp((player.rating - best) / spread) for player in players]
    return [weight / sum(weights) for weight in weights]


def spread_of(players: Sequence[Rating]) -> float:
    """The scale, widened by uncertainty: Glicko's g with the mean variance of all players."""
    mean_variance = sum(player.deviation**2 for player in players) / len(players)
    return math.sqrt(SCALE**2 + 6 / math.pi**2 * mean_variance)


def rate(players: Sequence[Rating], shares: Sequence[float], now: int) -> list[Rating]:
    """The new ratings after a game with these shares of the victory."""
    before = [with_drift(player, now) for player in players]
    spread = spread_of(before)
    return [
        updated(player, share - expectation, expectation * (1 - expectation), spread, now)
        for player, share, expectation in zip(before, shares, expected(before), strict=True)
    ]


def with_drift(player: Rating, now: int) -> Rating:
    """The rating with the larger deviation after a time without games."""
    days_away = max(0, now - player.changed) / DAY if player.games else 0.0
    deviation = min(MAX_DEVIATION, math.sqrt(player.deviation**2 + DAILY_DRIFT * days_away))
    return msgspec.structs.replace(player, deviation=deviation)


def updated(player: Rating, surprise: float, information: float, spread: float, now: int) -> Rating:
    """Combine the prior rating and the result of the game, weighted by their precision."""
    variance = 1 / (1 / player.deviation**2 + information / spread**2)
    return Rating(
        rating=player.rating + variance / spread * surprise,
        deviation=max(MIN_DEVIATION, math.sqrt(variance)),
        games=player.games + 1,
        changed=now,
    )


# In the database.


def sure_until(rating: Rating) -> int:
    """When the rating becomes provisional without further games; 0 if it is provisional."""
    if rating.provisional:
        return 0
    days = (PROVISIONAL_DEVIATION**2 - rating.deviation**2) / DAILY_DRIFT
    return rating.changed + int(days * DAY)


def rate_table(
    connection: Connection, game: str, owners: Sequence[str], shares: Sequence[float], now: int
) -> dict[str, tuple[Rating, Rating]]:
    """Rate one finished game within the transaction that marks it as finished.

    Players who deleted their account during the game are left out; at least two must remain.
    """
    listed = listed_accounts(connection, owners)
    rated = [seat for seat, owner in enumerate(owners) if owner in listed]
    total = sum(shares[seat] for seat in rated)
    if len(rated) < 2 or total <= 0:
        return {}
    people = [owners[seat] for seat in rated]
    before = lock(connection, game, len(owners), {player: listed[player] for player in people}, now)
    after = rate(before, [shares[seat] / total for seat in rated], now)
    for player, rating in zip(people, after, strict=True):
        connection.execute(update(ratings).where(*rating_key(player, game, len(owners))).values(
            rating=rating.rating, deviation=rating.deviation, games=rating.games, changed=now,
            sure_until=sure_until(rating),
        ))  # fmt: skip
    return dict(zip(people, zip(before, after, strict=True), strict=True))


def listed_accounts(connection: Connection, owners: Sequence[str]) -> dict[str, bool]:
    """The players with an account, and whether leaderboards list them."""
    rows = connection.execute(
        select(accounts.c.player_id, accounts.c.listed)
        .where(accounts.c.player_id.in_(owners))
        .with_for_update(read=True)  # `listed` must not change before the ratings are written
    )
    return {row.player_id: row.listed for row in rows}


def rating_key(player: str, game: str, seats: int) -> tuple[Any, ...]:
    return ratings.c.player_id == player, ratings.c.game == game, ratings.c.seats == seats


def lock(
    connection: Connection, game: str, seats: int, people: Mapping[str, bool], now: int
) -> list[Rating]:
    """The ratings of these players, locked until the transaction ends.

    `people` maps players to `listed`. Rows are locked in sorted order to avoid deadlocks.
    """
    found: dict[str, Rating] = {}
    for player in sorted(people):
        fresh = {"rating": START_RATING, "deviation": MAX_DEVIATION, "games": 0, "changed": now}
        fresh["listed"] = people[player]
        add_new(connection, ratings, player_id=player, game=game, seats=seats, **fresh)
        row = connection.execute(
            select(ratings).where(*rating_key(player, game, seats)).with_for_update()
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
