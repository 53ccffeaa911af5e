"""Routes for tournaments: create, list, read, send commands, download results."""
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from tatami.server.http import api_types
from tatami.server.http.openapi import encoded_response, refusals
from tatami.server.http.routes.common import (
    address_of,
    identity_of,
    join_link,
    json_response,
    limit_by_address,
    may_play,
    must_be_json,
    player_of,
    read_json,
    services_of,
)
from tatami.server.people.access import guests_refused
from tatami.server.tables.refusals import Refusal
from tatami.server.tournaments import tournament_queries, tournament_views
from tatami.server.tournaments.tournament_commands import AnyCommand, Join
from tatami.server.tournaments.tournament_setup import NewTournament, TournamentSetup

LISTED = 50


def may_organize(request: Request[Any, Any, Any]) -> bool:
    """Accounts may; on a club evening everybody."""
    services = services_of(request)
    return bool(identity_of(request).session) or services.settings.evening


@post("/api/tournaments", guards=[must_be_json], responses=refusals(400, 401, 403, 429, 503))
async def create_tournament(
    request: Request[Any, Any, Any], data: JSONBody[NewTournament]
) -> Response[api_types.CreatedTournament]:
    """Create a tournament. You become its organizer."""
    services, player = services_of(request), may_play(request)
    wanted = await read_json(request, NewTournament)
    services.limits.take("table", player=player, address=address_of(request))
    if not may_organize(request):
        raise Refusal("no_account", "you are not signed in: sign in first")
    if wanted.rated and not identity_of(request).session:
        raise Refusal("no_account", "rated games need an account: sign up first")
    if wanted.public and services.settings.public_tables == "never":
        raise Refusal("public", "tables on this server are by invitation only")
    id_ = await services.tournaments.create(wanted, player)
    return json_response(api_types.CreatedTournament(id=id_), 201)


@get("/api/tournaments", responses=refusals(429))
async def list_tournaments(
    request: Request[Any, Any, Any],
) -> Response[tournament_views.TournamentList]:
    """List public tournaments and your own, those that are not over first."""
    limit_by_address(request, "poll")
    services = services_of(request)
    found = await services.store.read(tournament_queries.listed(player_of(request) or "", LISTED))
    people = await services.store.read(tournament_queries.players_in([row.id for row in found]))
    return json_response(
        tournament_views.TournamentList(
            tournaments=[row_out(row, people.get(row.id, 0)) for row in found],
            may_create=may_organize(request),
        )
    )


def row_out(row: Any, people: int) -> tournament_views.TournamentRow:
    setup = msgspec.json.decode(row.setting, type=TournamentSetup)
    return tournament_views.TournamentRow(
        id=row.id, name=setup.name, game=setup.game, format=setup.format, seats=setup.seats,
        status=row.status, people=people, starts=setup.starts, rated=setup.rated,
    )  # fmt: skip


@get(
    "/api/tournaments/{tournament:str}",
    responses=encoded_response(tournament_views.TournamentPage) | refusals(404, 429),
)
async def show_tournament(
    request: Request[Any, Any, Any], tournament: FromPath[str]
) -> Response[Any]:
    """Get a tournament with its standings. 304 if nothing has changed."""
    limit_by_address(request, "poll")
    live = await services_of(request).tournaments.get(tournament)
    player = player_of(request) or ""
    entrant = live.tournament.entrant_of(player)
    organizes = live.tournament.setup.organizer == player
    you = None if entrant is None else entrant.number
    table = None if you is None else live.tournament.seat_of(you)
    number, public = live.public_json()
    waits = tournament_views.waits_for_organizer(live.tournament)
    tag = f'"{number}-{you}-{table and table.table}-{organizes}-{waits}"'
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers={"ETag": tag})
    return Response(
        msgspec.json.encode(
            {
                "tournament": msgspec.Raw(public),
                "you": you,
                "table": "" if table is None else table.table,
                "organizer": organizes,
                "waits_for_organizer": waits,
                "link": join_link(request) if services_of(request).settings.evening else "",
            }
        ),
        media_type=MediaType.JSON,
        headers={"ETag": tag, "Cache-Control": "private, no-cache, no-transform", "Vary": "Cookie"},
    )


@post(
    "/api/tournaments/{tournament:str}/say",
    status_code=200,
    guards=[must_be_json],
    responses=refusals(400, 401, 403, 404, 409, 429, 503),
)
async def post_tournament_command(
    request: Request[Any, Any, Any], tournament: FromPath[str], data: JSONBody[AnyCommand]
) -> Response[api_types.TournamentAck]:
    """Send one command: join, sit out, or as the organizer start, rename, correct a result."""
    services, player = services_of(request), may_play(request)
    command = await read_json(request, AnyCommand)
    services.limits.take("say", player=player, address=address_of(request))
    if isinstance(command, Join) and not (identity_of(request).session or services.access.guests):
        raise guests_refused()
    number = await services.tournaments.handle(tournament, command, player)
    return json_response(api_types.TournamentAck(number=number))


@get("/api/tournaments/{tournament:str}/results.json", responses=refusals(404, 429))
async def results_json(
    request: Request[Any, Any, Any], tournament: FromPath[str]
) -> Response[dict[str, Any]]:
    """Download all results and the standings."""
    limit_by_address(request, "record")
    live = await services_of(request).tournaments.get(tournament)
    response = json_response(tournament_views.results_json(live.tournament))
    response.headers["Content-Disposition"] = f'attachment; filename="tournament-{tournament}.json"'
    return response


@get(
    "/api/tournaments/{tournament:str}/standings.csv",
    responses=refusals(404, 429),
    media_type=MediaType.TEXT,
)
async def standings_csv(
    request: Request[Any, Any, Any], tournament: FromPath[str]
) -> Response[str]:
    """Download the standings as a table for spreadsheets."""
    limit_by_address(request, "record")
    live = await services_of(request).tournaments.get(tournament)
    return Response(
        tournament_views.standings_csv(live.tournament),
        media_type="text/csv; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="tournament-{tournament}.csv"',
            "Cache-Control": "no-store",
        },
    )


ROUTES: list[Any] = [
    create_tournament, list_tournaments, show_tournament, post_tournament_command, results_json,
    standings_csv,
]  # fmt: skip
