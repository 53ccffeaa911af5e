"""Routes for duplicate: a set of deals that several tables of people play, compared by seat."""
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from tatami.server.http.api_types import CreatedTable
from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    address_of,
    json_response,
    limit_by_address,
    may_play,
    must_be_json,
    player_of,
    read_json,
    services_of,
)
from tatami.server.http.routes.shared_deals import (
    MOST_PARTED,
    PartedChoices,
    name_at_new_table,
    names_at,
    parted_choices,
    table_if_kept,
)
from tatami.server.live.duplicate_sets import DuplicateSet, PlayerTotal, totals
from tatami.server.people import deal_results
from tatami.server.people.deal_results import (
    ComparedResult,
    StoredResult,
    compare,
    parted_decisions,
)
from tatami.server.tables import commands
from tatami.server.tables.table import Table

MOST_DEALS = 16


class NewDuplicate(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set of deals to create."""

    game: str
    seats: int | None = None
    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)] = 4


class PlayDuplicate(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Create your table for a deal of the set, or go on with it."""

    deal: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)]
    name: commands.Name


class DuplicateDeal(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    state: Literal["new", "running", "done"]
    """As far as you have come."""
    table: str
    """Your table; empty if you have none."""
    seats: list[list[ComparedResult]]
    """The results by seat, best first; empty until you have finished the deal."""
    names: list[str]
    """The names at your table, by seat; empty until you have finished the deal."""
    parted: list[PartedChoices]
    """Where players with your moves before it chose differently."""


class DuplicateOut(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    seats: int
    closes: int
    """When everybody may look, in milliseconds since 1970."""
    deals: list[DuplicateDeal]
    totals: list[PlayerTotal]
    """Over the deals that you have finished."""
    judging: bool
    """Own moves are being judged: ask again in a few seconds."""


@post("/api/duplicates", guards=[must_be_json], responses=refusals(400, 401, 429, 503))
async def create_duplicate(
    request: Request[Any, Any, Any], data: JSONBody[NewDuplicate]
) -> Response[DuplicateOut]:
    """Create a set of deals. Share its link: everybody creates or joins tables for its deals."""
    services, player = services_of(request), may_play(request)
    wanted = await read_json(request, NewDuplicate)
    services.limits.take("table", player=player, address=address_of(request))
    made = await services.duplicates.create(wanted.game, wanted.seats, wanted.deals)
    return json_response(await duplicate_out(services, made, player), 201)


@get("/api/duplicates/{duplicate:str}", responses=refusals(404, 429))
async def show_duplicate(
    request: Request[Any, Any, Any], duplicate: FromPath[str]
) -> Response[DuplicateOut]:
    """Get a set of deals, with the results of those that you have finished."""
    limit_by_address(request, "learn")
    services = services_of(request)
    found = await services.duplicates.find(duplicate)
    return json_response(await duplicate_out(services, found, player_of(request) or ""))


@post(
    "/api/duplicates/{duplicate:str}",
    guards=[must_be_json],
    responses=refusals(400, 401, 404, 429, 503),
    status_code=201,
)
async def play_duplicate(
    request: Request[Any, Any, Any], duplicate: FromPath[str], data: JSONBody[PlayDuplicate]
) -> Response[CreatedTable]:
    """Create your table for a deal of the set, or go on with it. Others can join it."""
    services, player = services_of(request), may_play(request)
    wanted = await read_json(request, PlayDuplicate)
    name = await name_at_new_table(request, player, wanted.name)
    found = await services.duplicates.find(duplicate)
    table = await services.duplicates.open_table(found, wanted.deal, player, name)
    return json_response(CreatedTable(id=table), 201)


async def duplicate_out(services: Any, one: DuplicateSet, player: str) -> DuplicateOut:
    codes = [one.code(number) for number in one.numbers]
    tries = await services.store.read(deal_results.tries_of(codes, player)) if player else {}
    closed = services.now() >= one.closes
    deals, compared = [], []
    for number in one.numbers:
        results = await services.duplicates.results(one, number)
        table = tries.get(one.code(number), "")
        done = any(row.player == player for seat in results for row in seat if player)
        shown = results if done or closed else []
        compared += [shown] if shown else []
        own = await table_if_kept(services, table) if done else None
        deals.append(deal_out(number, table, shown, own, player))
    judging = [
        services.own_moves.add_missing(results) for shown in compared for results in shown
    ]  # all are to be judged
    return DuplicateOut(
        id=one.id, game=one.game, seats=one.seats, closes=one.closes, deals=deals,
        totals=totals(compared, player), judging=any(judging),
    )  # fmt: skip


def deal_out(
    number: int, table: str, results: list[list[StoredResult]], own: Table | None, player: str
) -> DuplicateDeal:
    done = any(row.player == player for seat in results for row in seat if player)
    return DuplicateDeal(
        number=number,
        state="done" if done else "running" if table else "new",
        table=table,
        seats=[compare(seat, player) for seat in results],
        names=names_at(own),
        parted=[] if own is None else parted_at_table(own, results, player),
    )


def parted_at_table(
    own: Table, results: list[list[StoredResult]], player: str
) -> list[PartedChoices]:
    """Along your game, decisions of anybody at the table."""
    seat = next((seat for seat in results if any(row.player == player for row in seat)), [])
    if own.play is None or not seat:
        return []
    actors = own.play.actors
    return [
        parted_choices(own.game, actors[one.after], one)
        for one in parted_decisions(seat, player)[:MOST_PARTED]
    ]


ROUTES: list[Any] = [create_duplicate, show_duplicate, play_duplicate]
