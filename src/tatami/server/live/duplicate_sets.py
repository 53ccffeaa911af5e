"""Duplicate: a set of deals that several tables of people play, compared by seat.

Everybody plays each deal at one table. Who has finished a deal sees how the others played it; who
has not sees nothing of it until the set closes.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection, insert, select

import tatami
from tatami.arena.match_points import match_points
from tatami.server.live.table_registry import TableRegistry
from tatami.server.people import deal_results
from tatami.server.people.deal_results import StoredResult
from tatami.server.store.base import Store, operation
from tatami.server.store.schema import duplicate_sets
from tatami.server.tables import entries
from tatami.server.tables.create_table import NewTable, SharedDeal, new_deal_id
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import DAY

OPEN_FOR = 7 * DAY


class DuplicateSet(msgspec.Struct, frozen=True):
    id: str
    game: str
    seats: int
    deals: int
    created: int
    closes: int

    def code(self, number: int) -> str:
        """The code of the deal of that number, from 1."""
        return f"set {self.id} {number}"

    @property
    def numbers(self) -> range:
        return range(1, self.deals + 1)


class PlayerTotal(msgspec.Struct, frozen=True, kw_only=True):
    """A player over all deals that are compared."""

    name: str
    you: bool
    deals: int
    match_points: float
    """On average over these deals, 0 to 1."""
    moves_points: float | None
    """Match points by accuracy, on average over the deals where the moves are judged."""


class DuplicateSets:
    def __init__(self, store: Store, tables: TableRegistry, now: Callable[[], int]) -> None:
        self.store = store
        self.tables = tables
        self.now = now

    async def create(self, game: str, seats: int | None, deals: int) -> DuplicateSet:
        try:
            count = tatami.game(game).check_seats(seats)
        except tatami.TatamiError as error:
            raise Refusal("bad_table", str(error)) from None
        now = self.now()
        made = DuplicateSet(secrets.token_hex(6), game, count, deals, now, now + OPEN_FOR)
        await self.store.write(add_set(made))
        return made

    async def find(self, id_: str) -> DuplicateSet:
        found = await self.store.read(find_set(id_[:16]))
        if found is None:
            raise Refusal("no_duplicate", "this set of deals does not exist: check the link")
        return found

    async def open_table(self, one: DuplicateSet, number: int, player: str, name: str) -> str:
        """The player's table for a deal: the one that they have, or a new one that they host."""
        if number not in one.numbers:
            raise Refusal("no_deal", "this set has no such deal: choose another")
        code, id_ = one.code(number), new_deal_id()
        found = await self.store.read(deal_results.table_of_try(code, player))
        if found is None:
            await self.tables.creation.create_dealt(
                id_, NewTable(game=one.game, seats=one.seats), player,
                [entries.SatDown(seat=0, name=name, player=player)],
                SharedDeal(code=code, sealed_until=one.closes),
                [deal_results.add_try(code, player, id_)],
            )  # fmt: skip
            found = await self.store.read(deal_results.table_of_try(code, player))
        assert found is not None
        return found

    async def results(self, one: DuplicateSet, number: int) -> list[list[StoredResult]]:
        """By seat."""
        code = one.code(number)
        return [
            await self.store.read(deal_results.results_of(code, seat)) for seat in range(one.seats)
        ]


def totals(deals: Sequence[list[list[StoredResult]]], player: str) -> list[PlayerTotal]:
    """Everybody's match points over these deals, best first."""
    points: dict[str, list[float]] = {}
    by_moves: dict[str, list[float]] = {}
    names: dict[str, str] = {}
    for seats in deals:
        for results in seats:
            found = match_points([(one.share, one.points) for one in results])
            judged = deal_results.points_by_moves(results)
            for one, value, moves in zip(results, found, judged, strict=True):
                key = one.player or one.table
                points.setdefault(key, []).append(value)
                by_moves.setdefault(key, []).extend([] if moves is None else [moves])
                names[key] = one.name
    rows = [
        PlayerTotal(
            name=names[key], you=bool(player) and key == player, deals=len(values),
            match_points=sum(values) / len(values), moves_points=average(by_moves[key]),
        )
        for key, values in points.items()
    ]  # fmt: skip
    return sorted(rows, key=lambda row: (-row.match_points, -row.deals, row.name))


def average(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None


@operation
def add_set(connection: Connection, made: DuplicateSet) -> None:
    connection.execute(insert(duplicate_sets).values(msgspec.structs.asdict(made)))


@operation
def find_set(connection: Connection, id_: str) -> DuplicateSet | None:
    row = connection.execute(select(duplicate_sets).where(duplicate_sets.c.id == id_)).one_or_none()
    return None if row is None else DuplicateSet(**row._mapping)
