"""Results of deals that several tables play: stored, and compared with each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from tatami.analysis.own_moves import OwnMoves
from tatami.arena.match_points import match_points
from tatami.server.people.game_results import TableResult
from tatami.server.store.base import operation
from tatami.server.store.plain import Statement
from tatami.server.store.queries import add_new
from tatami.server.store.schema import deal_results, deal_tries
from tatami.server.tables.table import Table

MOST_RESULTS = 2000
"""Results of one deal and seat that are compared."""


class StoredResult(msgspec.Struct, frozen=True):
    """One person's result of a deal."""

    table: str
    player: str
    name: str
    share: float
    points: float
    actions: list[int]
    moves: float | None = None
    """What the player's moves cost (`analysis.own_moves`); None: not judged yet."""
    moves_error: float | None = None
    accuracy: float | None = None
    """The share of the decisions without a clear mistake; None: not judged yet."""


class ComparedResult(msgspec.Struct, frozen=True, kw_only=True):
    """A result among those of the same deal in the same seat."""

    name: str
    table: str
    you: bool
    rank: int
    """1 is best; equal results have the same rank."""
    share: float
    """Of the victory, 0 to 1."""
    points: float
    match_points: float
    """The share of the other results that it beats, 0 to 1; ties count half."""
    parted: int | None
    """After how many moves of the game this player first decided differently from you."""
    moves: float | None
    """The winning chances that the player's own moves cost, mostly negative: luck plays no part.
    Null until they are judged."""
    moves_error: float | None
    accuracy: float | None
    """The share of the player's decisions for which the analysis finds no clearly better move; 0
    for a player who gave up. Null until they are judged."""
    moves_points: float | None
    """Match points by accuracy: the share of the others whose accuracy is lower."""


class OtherChoice(msgspec.Struct, frozen=True, kw_only=True):
    """What players who had made the same moves as you chose here."""

    action: int
    count: int
    match_points: float
    """Of those players, on average."""


class PartedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision at which players of the same deal parted."""

    after: int
    """How many moves of the game come before it."""
    yours: int
    """The action that you chose."""
    choices: list[OtherChoice]
    """All choices, the most frequent first; yours is among them."""


# In the database.

ADD_TRY = """
INSERT INTO deal_tries (deal, player_id, table_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
"""


def add_try(deal: str, player: str, table: str) -> Statement:
    """The first of the statements that create a table: a second try stops there."""
    return Statement(ADD_TRY, (deal, player, table), or_stop=True)


@operation
def table_of_try(connection: Connection, deal: str, player: str) -> str | None:
    found: str | None = connection.scalar(
        select(deal_tries.c.table_id).where(
            deal_tries.c.deal == deal, deal_tries.c.player_id == player
        )
    )
    return found


@operation
def claim_try(connection: Connection, deal: str, player: str, table: str) -> str:
    """The table at which the player plays this deal: the earlier one if there is one."""
    add_new(connection, deal_tries, deal=deal, player_id=player, table_id=table)
    found: str = connection.execute(
        select(deal_tries.c.table_id).where(
            deal_tries.c.deal == deal, deal_tries.c.player_id == player
        )
    ).scalar_one()
    return found


@operation
def move_try(connection: Connection, deal: str, player: str, table: str) -> None:
    """The player left a table before the start, and joins another."""
    mine = deal_tries.c.deal == deal, deal_tries.c.player_id == player
    connection.execute(update(deal_tries).where(*mine).values(table_id=table))


@operation
def tries_of(connection: Connection, deals: Sequence[str], player: str) -> dict[str, str]:
    """The tables at which the player plays these deals, by deal."""
    rows = connection.execute(
        select(deal_tries.c.deal, deal_tries.c.table_id).where(
            deal_tries.c.deal.in_(deals), deal_tries.c.player_id == player
        )
    )
    return {row.deal: row.table_id for row in rows}


@operation
def store_results(connection: Connection, table: Table, result: TableResult) -> None:
    """The results of the people at a finished table. Twice counts once. A player who gave up has
    lost, with the lowest points of the table, whatever the bot did with the seat."""
    assert table.play is not None
    points = table.game.points(table.play.state)
    actions = msgspec.json.encode(table.play.actions).decode()
    for seat, one in enumerate(result.seats):
        if one.player:
            stayed = one.gave_up_after is None
            score = (one.share, points[seat]) if stayed else (0.0, min(points))
            add_new(
                connection, deal_results, deal=table.setup.deal, table_id=table.id, seat=seat,
                player_id=one.player, name=one.name, share=score[0], points=score[1],
                actions=actions, ended=result.ended,
            )  # fmt: skip


@operation
def results_of(connection: Connection, deal: str, seat: int) -> list[StoredResult]:
    rows = connection.execute(
        select(deal_results)
        .where(deal_results.c.deal == deal, deal_results.c.seat == seat)
        .order_by(deal_results.c.ended, deal_results.c.table_id)
        .limit(MOST_RESULTS)
    )
    return [
        StoredResult(
            row.table_id, row.player_id or "", row.name, row.share, row.points,
            msgspec.json.decode(row.actions, type=list[int]), row.moves, row.moves_error,
            row.accuracy,
        )
        for row in rows
    ]  # fmt: skip


@operation
def store_moves(connection: Connection, deal: str, table: str, seat: int, found: OwnMoves) -> None:
    """The scores of own moves. They follow from the game, so processes agree on them."""
    one = (
        deal_results.c.deal == deal, deal_results.c.table_id == table, deal_results.c.seat == seat,
    )  # fmt: skip
    values = {"moves": found.value, "moves_error": found.error, "accuracy": found.accuracy}
    connection.execute(update(deal_results).where(*one).values(values))


@operation
def of_player(connection: Connection, player: str) -> list[dict[str, Any]]:
    """For the export of personal data."""
    columns = (
        deal_results.c.deal, deal_results.c.table_id, deal_results.c.share, deal_results.c.points,
        deal_results.c.moves, deal_results.c.accuracy, deal_results.c.ended,
    )  # fmt: skip
    rows = connection.execute(
        select(*columns).where(deal_results.c.player_id == player).order_by(deal_results.c.ended)
    )
    return [dict(row._mapping) for row in rows]


def anonymize(connection: Connection, player: str) -> None:
    connection.execute(
        update(deal_results)
        .where(deal_results.c.player_id == player)
        .values(player_id=None, name="")
    )
    connection.execute(delete(deal_tries).where(deal_tries.c.player_id == player))


# Comparing.


def compare(results: Sequence[StoredResult], player: str) -> list[ComparedResult]:
    """The results, best first. `player` may be one of them."""
    own = next((one for one in results if player and one.player == player), None)
    scores = [(one.share, one.points) for one in results]
    found = [
        ComparedResult(
            name=one.name, table=one.table, you=one is own, share=one.share, points=one.points,
            rank=1 + sum(score > (one.share, one.points) for score in scores),
            match_points=points, parted=first_difference(own, one), moves=one.moves,
            moves_error=one.moves_error, accuracy=one.accuracy, moves_points=by_moves,
        )
        for one, points, by_moves in zip(
            results, match_points(scores), points_by_moves(results), strict=True
        )
    ]  # fmt: skip
    return sorted(found, key=lambda one: (one.rank, not one.you))


def points_by_moves(results: Sequence[StoredResult]) -> list[float | None]:
    """Match points among the results whose own moves are judged."""
    judged = [(one.accuracy, 0.0) for one in results if one.accuracy is not None]
    points = iter(match_points(judged))
    return [None if one.accuracy is None else next(points) for one in results]


def first_difference(own: StoredResult | None, other: StoredResult) -> int | None:
    if own is None:
        return None
    pairs = zip(own.actions, other.actions, strict=False)
    return next((number for number, (a, b) in enumerate(pairs) if a != b), None)


def parted_decisions(results: Sequence[StoredResult], player: str) -> list[PartedDecision]:
    """Along your own game: every decision at which somebody who had made all the same moves
    chose something else. Bots answer the same moves alike, so the others are people."""
    own = next(one for one in results if one.player == player)
    points = match_points([(one.share, one.points) for one in results])
    together = list(zip(results, points, strict=True))
    found = []
    for number, action in enumerate(own.actions):
        here = [one for one in together if len(one[0].actions) > number]
        if len({one.actions[number] for one, _ in here}) > 1:
            found.append(parted_at(number, action, here))
        together = [one for one in here if one[0].actions[number] == action]
        if len(together) < 2:
            break
    return found


def parted_at(number: int, yours: int, here: list[tuple[StoredResult, float]]) -> PartedDecision:
    by_action: dict[int, list[float]] = {}
    for one, points in here:
        by_action.setdefault(one.actions[number], []).append(points)
    choices = [
        OtherChoice(action=action, count=len(points), match_points=sum(points) / len(points))
        for action, points in by_action.items()
    ]
    choices.sort(key=lambda one: (-one.count, one.action))
    return PartedDecision(after=number, yours=yours, choices=choices)
