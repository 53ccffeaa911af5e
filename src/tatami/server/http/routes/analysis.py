"""Routes for analyses of finished games, hints and forks.

The handlers declare `data` for OpenAPI and decode the body with `read_json`.
"""
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tatami.analysis import DEPTHS, AnalysisSettings
from tatami.engine import records
from tatami.server.http import api_types
from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    address_of,
    asker_of,
    compute,
    identity_of,
    json_response,
    limit_by_address,
    may_play,
    must_be_json,
    must_be_player,
    pack,
    read_json,
    services_of,
    visitor_at,
)
from tatami.server.http.routes.replays import RECORD_LIMIT
from tatami.server.services import Services
from tatami.server.tables import forks
from tatami.server.tables.practice import seat_for_hint
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OVER
from tatami.server.thinking.analysis_types import AnalysisOut, HintOut
from tatami.server.wire.shared_api_types import EmptyBody


class AnalysisIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The depth of an analysis: `quick`, `normal` or `deep`."""

    depth: Literal["quick", "normal", "deep"] = "normal"


def settings_of(depth: str) -> AnalysisSettings:
    if depth not in DEPTHS:
        raise Refusal("malformed", f"the depth must be one of {', '.join(DEPTHS)}")
    return AnalysisSettings(simulations=DEPTHS[depth])


async def finished_record(services: Services, table: str) -> bytes:
    """The record of a finished game, which hides nothing, as text."""
    found = (await services.tables.get(table)).table
    if found.status != OVER:
        raise Refusal("wrong_time", "the game is not over: finish it first")
    return records.write(found.record()).encode()


async def start_analysis(
    request: Any, record: bytes, settings: AnalysisSettings
) -> Response[AnalysisOut]:
    """Start an analysis; one that exists or waits does not count against the rate limit."""
    services, player = services_of(request), may_play(request)
    asker = asker_of(request)
    limit_by_address(request, "record")
    checked = await services.analyses.check(record, settings, asker)
    found = await services.analyses.find(checked.key)
    if found is None or found.must_start:
        services.limits.take("analysis", player=player, address=address_of(request))
    return json_response(await services.analyses.start(checked, asker), 202)


@post(
    "/api/tables/{table:str}/analysis",
    guards=[must_be_json],
    responses=refusals(400, 401, 404, 429, 503),
    status_code=202,
)
async def analyze_table(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[AnalysisIn]
) -> Response[AnalysisOut]:
    """Start the analysis of a finished game, or get the existing one."""
    wanted = await read_json(request, AnalysisIn)
    record = await finished_record(services_of(request), table)
    return await start_analysis(request, record, settings_of(wanted.depth))


@post(
    "/api/analyses",
    guards=[must_be_json],
    request_max_body_size=RECORD_LIMIT,
    responses=refusals(400, 401, 413, 429, 503),
    status_code=202,
)
async def analyze_record(
    request: Request[Any, Any, Any], depth: FromQuery[str] = "normal"
) -> Response[AnalysisOut]:
    """Start the analysis of a record file, which is the body."""
    return await start_analysis(request, await request.body(), settings_of(depth))


@get("/api/analyses/{key:str}", responses=refusals(404, 429))
async def show_analysis(
    request: Request[Any, Any, Any], key: FromPath[str]
) -> Response[AnalysisOut]:
    """Get the progress or the result of an analysis. Poll while it is `waiting` or `running`."""
    limit_by_address(request, "poll")
    found = await find_analysis(services_of(request), key)
    tag = f'"{found.state}-{found.position}-{found.done}"'
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers={"ETag": tag})  # type: ignore[arg-type]
    return json_response(found, ETag=tag)


async def find_analysis(services: Services, key: str) -> AnalysisOut:
    found = await services.analyses.find(key)
    if found is None:
        raise Refusal("no_analysis", "this analysis does not exist: start it again")
    return found


@delete("/api/analyses/{key:str}", status_code=200, responses=refusals(401, 404))
async def cancel_analysis(
    request: Request[Any, Any, Any], key: FromPath[str]
) -> Response[AnalysisOut]:
    """Stop waiting for an analysis. It is canceled when no player waits for it."""
    player = must_be_player(request)
    return json_response(services_of(request).analyses.cancel(key, player))


@post(
    "/api/tables/{table:str}/hint",
    guards=[must_be_json],
    status_code=200,
    responses=refusals(400, 401, 403, 404, 429),
)
async def hint(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[EmptyBody]
) -> Response[HintOut]:
    """Get a hint for your move. Only in unrated games against bots."""
    services, player = services_of(request), visitor_at(request, table).must_be_player()
    found = (await services.tables.get(table)).table
    seat = seat_for_hint(found, player)
    services.limits.take("hint", player=player, address=address_of(request))
    number = found.number_for(seat)
    given = await services.analyses.hint(found, asker_of(request))
    return json_response(HintOut(number=number, best=given.best, second=given.second))


@post(
    "/api/tables/{table:str}/fork",
    guards=[must_be_json],
    responses=refusals(400, 401, 404, 409, 429, 503),
    status_code=201,
)
async def fork_table(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[forks.Fork]
) -> Response[api_types.CreatedTable]:
    """Create a table against bots that starts from a position of this finished game."""
    wanted = await read_json(request, forks.Fork)
    return await create_fork(request, await finished_record(services_of(request), table), wanted)


@post(
    "/api/fork",
    guards=[must_be_json],
    request_max_body_size=RECORD_LIMIT,
    responses=refusals(400, 401, 409, 413, 429, 503),
    status_code=201,
)
async def fork_record(
    request: Request[Any, Any, Any], data: JSONBody[forks.ForkRecord]
) -> Response[api_types.CreatedTable]:
    """Create a table against bots that starts from a position of a record file."""
    wanted = await read_json(request, forks.ForkRecord)
    return await create_fork(request, wanted.record.encode(), wanted.fork)


async def create_fork(
    request: Any, record: bytes, wanted: forks.Fork
) -> Response[api_types.CreatedTable]:
    services, player = services_of(request), may_play(request)
    services.limits.take("table", player=player, address=address_of(request))
    account = bool(identity_of(request).session)
    await services.access.quotas.check_new_table(player, account=account)
    name = await services.access.own_name(wanted.name, player)
    named = msgspec.structs.replace(wanted, name=name)
    packed = pack(forks.ForkToStart(record, named, player))
    checked = await compute(request, forks.checked_fork, packed)
    found = msgspec.msgpack.decode(checked, type=forks.CheckedFork)
    id_ = await services.tables.creation.fork(found.table, player, found.entries)
    return json_response(api_types.CreatedTable(id=id_), 201)


ROUTES: list[Any] = [
    analyze_table, analyze_record, show_analysis, cancel_analysis, hint, fork_table, fork_record,
]  # fmt: skip
