"""How people fare: profiles, games of the past and the present, leaderboards."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from tatami.engine import TatamiError
from tatami.server.http.api_types import RunningTable
from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    answer,
    identity_of,
    must_be_player,
    player_of,
    services_of,
)
from tatami.server.http.routes.game_texts import known_game
from tatami.server.people import accounts, history, leaderboards, player_stats, ratings
from tatami.server.people.api_types import PersonOut
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


# One's own games.


@get("/api/me/games", responses=refusals(400, 401))
async def my_games(
    request: AnyRequest, before: Before = "", game: Key = "", limit: Limit = history.PAGE_SIZE
) -> Response[history.GamesPage]:
    """One's finished games, the latest first; `before` is the page before's `next`."""
    page = history.games_page(must_be_player(request), before=before, game=game, limit=limit)
    return answer(await services_of(request).store.read(page))


@get("/api/me/tables", responses=refusals(401))
async def my_tables(request: AnyRequest) -> Response[list[RunningTable]]:
    """One's tables that are not over: first those where something is asked of one."""
    services, player = services_of(request), must_be_player(request)
    rows = await services.store.read(queries.unfinished_tables(player, 100))
    found = [going for row in rows if (going := await running_table(services, row)) is not None]
    return answer(sorted(found, key=lambda going: (not going.turn, -going.changed)))


async def running_table(services: Services, row: Any) -> RunningTable | None:
    try:
        table = (await services.tables.get(row.id)).table
    except Refusal:  # a game that this server does not know
        return None
    if table.status == OVER:  # a moment before the lists are told
        return None
    return RunningTable(
        table=row.id,
        game=row.game,
        status=table.status,
        rated=table.setup.rated,
        turn=person_to_act(table) == row.seat,
        changed=max(row.changed, table.last_at),
        names=[seat.name or seat.bot for seat in table.seats],
        seat=row.seat,
    )


# Anybody's, as everybody may see it.


@get("/api/people/{name:str}", responses=refusals(404))
async def person(request: AnyRequest, name: FromPath[str]) -> Response[PersonOut]:
    """An account as everybody may see it; as it is, if it is one's own."""
    services, row = services_of(request), await find(request, name)
    yours, now = is_own(request, row), services.tables.now()
    rated = await services.store.read(ratings.of_player(row.player_id))
    fared = await services.store.read(player_stats.results_of(row.player_id, only_public=not yours))
    return answer(
        PersonOut(
            name=row.name,
            since=row.created,
            you=yours,
            ratings=[rating_out(rating, now) for rating in rated],
            results=fared,
        )
    )


@get("/api/people/{name:str}/games", responses=refusals(400, 404))
async def games_of(
    request: AnyRequest,
    name: FromPath[str],
    before: Before = "",
    game: Key = "",
    limit: Limit = history.PAGE_SIZE,
) -> Response[history.GamesPage]:
    """An account's finished games at public tables."""
    row = await find(request, name)
    page = history.games_page(
        row.player_id, before=before, game=game, limit=limit, only_public=True
    )
    return answer(await services_of(request).store.read(page))


@get("/api/people/{name:str}/ratings", responses=refusals(404))
async def ratings_of(
    request: AnyRequest, name: FromPath[str]
) -> Response[list[player_stats.RatingPast]]:
    """An account's ratings after each game."""
    row = await find(request, name)
    past = player_stats.rating_histories(row.player_id, only_public=not is_own(request, row))
    return answer(await services_of(request).store.read(past))


async def find(request: AnyRequest, name: str) -> Any:
    row = await services_of(request).store.read(accounts.by_key(accounts.key_of(name)))
    if row is None:
        raise Refusal("no_such_person", "there is no account of that name")
    return row


def is_own(request: AnyRequest, row: Any) -> bool:
    return bool(identity_of(request).player == row.player_id)


@get("/api/tables/{table:str}/ratings", responses=refusals(404))
async def ratings_at(
    request: AnyRequest, table: FromPath[str]
) -> Response[list[history.FinishedSeat]]:
    """What a finished game did to the ratings; nobody while it is not in the history."""
    services = services_of(request)
    id_ = (await services.tables.get(table)).table.id
    return answer(await services.store.read(history.seats_of_game(id_)))


@get("/api/games/{game:str}/leaderboard", responses=refusals(400, 404))
async def leaderboard(
    request: AnyRequest, game: FromPath[str], seats: Seats = 0, page: PageNumber = 1
) -> Response[leaderboards.Leaderboard]:
    """The best at a game with so many players (the fewest, if none are named)."""
    services, known = services_of(request), known_game(game)
    try:
        count = known.check_seats(seats or known.min_seats)
    except TatamiError as error:
        raise Refusal("malformed", str(error)) from None
    player = player_of(request) or ""
    return answer(await services.leaderboards.page(known.key, count, page, player))


ROUTES: list[Any] = [
    my_games, my_tables, person, games_of, ratings_of, ratings_at, leaderboard,
]  # fmt: skip
