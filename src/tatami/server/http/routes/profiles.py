"""Routes for profiles, finished and running games, ratings and leaderboards."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from tatami.engine import TatamiError
from tatami.server.http.api_types import RunningTable
from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    identity_of,
    json_response,
    must_be_player,
    player_of,
    services_of,
)
from tatami.server.http.routes.game_texts import find_game
from tatami.server.people import (
    accounts,
    follows,
    game_results,
    leaderboards,
    moderation,
    player_stats,
    ratings,
)
from tatami.server.people.api_types import MutedOrBlocked, PersonOut
from tatami.server.people.personal_data import rating_out
from tatami.server.services import Services
from tatami.server.store import queries
from tatami.server.tables.auto_replies import person_to_act
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OVER

AnyRequest = Request[Any, Any, Any]
Before = FromQuery[str]
Key = FromQuery[str]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Seats = Annotated[int, QueryParameter(ge=0, le=100)]
PageNumber = Annotated[int, QueryParameter(ge=1, le=100)]


# Your own games.


@get("/api/me/games", responses=refusals(400, 401))
async def my_games(
    request: AnyRequest, before: Before = "", game: Key = "", limit: Limit = game_results.PAGE_SIZE
) -> Response[game_results.GamesPage]:
    """List your finished games, the latest first. `before` is `next` of the previous page."""
    page = game_results.games_page(must_be_player(request), before=before, game=game, limit=limit)
    return json_response(await services_of(request).store.read(page))


@get("/api/me/tables", responses=refusals(401))
async def my_tables(request: AnyRequest) -> Response[list[RunningTable]]:
    """List your tables that are not over, first those where it is your turn."""
    services, player = services_of(request), must_be_player(request)
    rows = await services.store.read(queries.unfinished_tables(player, 100))
    found = [running for row in rows if (running := await running_table(services, row)) is not None]
    return json_response(sorted(found, key=lambda running: (not running.turn, -running.changed)))


async def running_table(services: Services, row: Any) -> RunningTable | None:
    try:
        table = (await services.tables.get(row.id)).table
    except Refusal as refusal:  # it is damaged, or this server does not have the game
        return broken_table(row) if refusal.code == queries.BROKEN else None
    if table.status == OVER:  # the list is not updated yet
        return None
    return RunningTable(
        table=row.id,
        game=row.game,
        status=table.status,
        rated=table.setup.rated,
        turn=person_to_act(table) == row.seat,
        changed=max(row.changed, table.counts.seen_at(row.seat)),
        names=[seat.name or seat.bot for seat in table.seats],
        seat=row.seat,
    )


def broken_table(row: Any) -> RunningTable:
    return RunningTable(
        table=row.id,
        game=row.game,
        status=queries.BROKEN,
        rated=False,
        turn=False,
        changed=row.changed,
        names=[],
        seat=row.seat,
    )


# Public profiles.


@get("/api/people/{name:str}", responses=refusals(404))
async def person(request: AnyRequest, name: FromPath[str]) -> Response[PersonOut]:
    """Get the profile of an account; your own includes private tables."""
    services, row = services_of(request), await find_account(request, name)
    yours, now = is_own(request, row), services.tables.now()
    rated = await services.store.read(ratings.of_player(row.player_id))
    asking = identity_of(request)
    followed = await services.store.read(follows.is_following(asking.player, row.player_id))
    challenge = follows.may_challenge(asking.player, row.player_id)
    accepts = bool(asking.session) and not yours and await services.store.read(challenge)
    results = await services.store.read(
        player_stats.results_of(row.player_id, only_public=not yours)
    )
    return json_response(
        PersonOut(
            name=row.name,
            since=row.created,
            you=yours,
            ratings=[rating_out(rating, now) for rating in rated],
            results=results,
            manners=await manners_towards(request, row.player_id),
            followed=followed,
            accepts_challenges=accepts,
        )
    )


async def manners_towards(request: AnyRequest, other: str) -> list[MutedOrBlocked]:
    """What the person who asks has muted or blocked of the other one."""
    asking = identity_of(request).player
    rows = await services_of(request).store.read(moderation.between(asking, other))
    return [MutedOrBlocked(handle=row.handle, kind=row.kind, name=row.name) for row in rows]


@get("/api/people/{name:str}/games", responses=refusals(400, 404))
async def games_of(
    request: AnyRequest,
    name: FromPath[str],
    before: Before = "",
    game: Key = "",
    limit: Limit = game_results.PAGE_SIZE,
) -> Response[game_results.GamesPage]:
    """List the finished games of an account at public tables."""
    row = await find_account(request, name)
    page = game_results.games_page(
        row.player_id, before=before, game=game, limit=limit, only_public=True
    )
    return json_response(await services_of(request).store.read(page))


@get("/api/people/{name:str}/ratings", responses=refusals(404))
async def ratings_of(
    request: AnyRequest, name: FromPath[str]
) -> Response[list[player_stats.RatingPast]]:
    """List the ratings of an account over time."""
    row = await find_account(request, name)
    past = player_stats.rating_histories(row.player_id, only_public=not is_own(request, row))
    return json_response(await services_of(request).store.read(past))


async def find_account(request: AnyRequest, name: str) -> Any:
    row = await services_of(request).store.read(accounts.by_key(accounts.key_of(name)))
    if row is None:
        raise Refusal("no_such_person", "there is no account with this name: check the spelling")
    return row


def is_own(request: AnyRequest, row: Any) -> bool:
    return bool(identity_of(request).player == row.player_id)


@get("/api/tables/{table:str}/ratings", responses=refusals(404))
async def ratings_at(
    request: AnyRequest, table: FromPath[str]
) -> Response[list[game_results.FinishedSeat]]:
    """List the seats of a finished game with their ratings before and after."""
    services = services_of(request)
    id_ = (await services.tables.get(table)).table.id
    return json_response(await services.store.read(game_results.seats_of_game(id_)))


@get("/api/games/{game:str}/leaderboard", responses=refusals(400, 404))
async def leaderboard(
    request: AnyRequest, game: FromPath[str], seats: Seats = 0, page: PageNumber = 1
) -> Response[leaderboards.Leaderboard]:
    """Get a page of the leaderboard of a game, by default for the smallest number of players."""
    services, found = services_of(request), find_game(game)
    try:
        count = found.check_seats(seats or found.min_seats)
    except TatamiError as error:
        raise Refusal("malformed", str(error)) from None
    player = player_of(request) or ""
    return json_response(await services.leaderboards.page(found.key, count, page, player))


ROUTES: list[Any] = [
    my_games, my_tables, person, games_of, ratings_of, ratings_at, leaderboard,
]  # fmt: skip
