"""Ratings from finished rated games in the database, one per game and number of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, select, update

from tatami.server.people.glicko import MAX_DEVIATION, START_RATING, Rating, rate, sure_until
from tatami.server.store.base import operation
from tatami.server.store.queries import add_new
from tatami.server.store.schema import accounts, ratings


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
