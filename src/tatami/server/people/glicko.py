"""Ratings by Glicko, with every game as a rating period; without a database.

Expected shares come from the Plackett-Luce model, so that any number of players can be rated; with
two players this is Glicko. A game decides who shares the victory but not the order of the others,
so only shares count. Decision note 5 has the reasons and measurements.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

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


def sure_until(rating: Rating) -> int:
    """When the rating becomes provisional without further games; 0 if it is provisional."""
    if rating.provisional:
        return 0
    days = (PROVISIONAL_DEVIATION**2 - rating.deviation**2) / DAILY_DRIFT
    return rating.changed + int(days * DAY)
