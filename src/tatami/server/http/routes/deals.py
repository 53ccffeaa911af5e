"""Routes for the deal of the day: play it once, then compare with everybody who did."""
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tatami.engine.game import Game
from tatami.server.http.api_types import CreatedTable
from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
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
from tatami.server.live.daily_deals import BOT, SEAT, DailyDeals, daily_games, seats_of
from tatami.server.people import deal_results
from tatami.server.people.deal_results import ComparedResult, StoredResult
from tatami.server.tables import commands
from tatami.server.tables.refusals import Refusal

MOST_SHOWN = 100


class DailyDeal(msgspec.Struct, frozen=True, kw_only=True):
    """Today's deal of one game, as far as you have come."""

    game: str
    day: int
    """Days since 1970, in UTC."""
    seats: int
    bot: str
    """Who plays the other seats."""
    state: Literal["new", "running", "done"]
    table: str
    """Your table; empty if you have not begun."""
    closes: int
    """When everybody may look, in milliseconds since 1970."""


class PlayDeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Begin today's deal, or continue it."""

    name: commands.Name


class DealComparison(msgspec.Struct, frozen=True, kw_only=True):
    """A deal, compared: only for those who have played it, or when it is closed."""

    game: str
    day: int
    players: int
    """How many have played it."""
    names: list[str]
    """The names at your table, by seat."""
    own: ComparedResult | None
    results: list[ComparedResult]
    """The best ones."""
    parted: list[PartedChoices]
    judging: bool
    """Own moves are being judged: ask again in a few seconds."""


def deals_of(request: Any) -> DailyDeals:
    return services_of(request).daily_deals


@get("/api/deals", responses=refusals(429))
async def list_deals(request: Request[Any, Any, Any]) -> Response[list[DailyDeal]]:
    """List today's deals, one for each game with cards."""
    limit_by_address(request, "learn")
    deals, player = deals_of(request), player_of(request) or ""
    return json_response([await daily_deal(request, deals, game, player) for game in daily_games()])


async def daily_deal(request: Any, deals: DailyDeals, game: Game[Any], player: str) -> DailyDeal:
    deal = deals.deal(game.key, deals.today)
    table = (await deals.table_of(deal, player) if player else None) or ""
    results = await services_of(request).store.read(deal_results.results_of(deal.code, SEAT))
    done = any(one.player == player and player for one in results)
    return DailyDeal(
        game=game.key, day=deals.today, seats=seats_of(game), bot=BOT, table=table,
        state="done" if done else "running" if table else "new", closes=deal.sealed_until,
    )  # fmt: skip


@post(
    "/api/deals/{game:str}",
    guards=[must_be_json],
    responses=refusals(400, 401, 404, 429, 503),
    status_code=201,
)
async def play_deal(
    request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[PlayDeal]
) -> Response[CreatedTable]:
    """Begin today's deal, or continue it. You have one try."""
    services, player = services_of(request), may_play(request)
    wanted = await read_json(request, PlayDeal)
    deals = services.daily_deals
    table = await deals.table_of(deals.deal(game, deals.today), player)
    if table is None:
        name = await name_at_new_table(request, player, wanted.name)
        table = await deals.open_today(game, player, name)
    return json_response(CreatedTable(id=table), 201)


@get("/api/deals/{game:str}", responses=refusals(400, 404, 429))
async def compare_deal(
    request: Request[Any, Any, Any], game: FromPath[str], day: FromQuery[int | None] = None
) -> Response[DealComparison]:
    """Compare the results of a deal, once you have played it or it is closed."""
    limit_by_address(request, "learn")
    deals, services = deals_of(request), services_of(request)
    found, player = deals.must_be_daily(game), player_of(request) or ""
    wanted = deals.today if day is None else day
    deal = deals.deal(game, wanted)
    results = await services.store.read(deal_results.results_of(deal.code, SEAT))
    own = next((one for one in results if player and one.player == player), None)
    if own is None and services.now() < deal.sealed_until:
        raise Refusal("sealed", "play this deal first: then you see how others played it")
    names = [] if own is None else names_at(await table_if_kept(services, own.table))
    judging = services.own_moves.add_missing(results)
    return json_response(comparison(found, wanted, results, own, names, judging))


def comparison(
    game: Game[Any], day: int, results: list[StoredResult], own: StoredResult | None,
    names: list[str], judging: bool,
) -> DealComparison:  # fmt: skip
    player = "" if own is None else own.player
    compared = deal_results.compare(results, player)
    parted = [] if own is None else deal_results.parted_decisions(results, player)
    return DealComparison(
        game=game.key, day=day, players=len(results), names=names,
        own=next((one for one in compared if one.you), None), results=compared[:MOST_SHOWN],
        parted=[parted_choices(game, SEAT, one) for one in parted[:MOST_PARTED]],
        judging=judging,
    )  # fmt: skip


ROUTES: list[Any] = [list_deals, play_deal, compare_deal]
