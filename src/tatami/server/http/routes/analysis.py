"""Analyses of finished games, hints at practice tables, forks of any moment.

The handlers declare `data` for the documentation and read it with `strictly`.
"""
# ruff: noqa: ARG001

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tatami.analysis import DEPTHS, AnalysisSettings
from tatami.engine import TatamiError, records
from tatami.engine.records import Record
from tatami.server.http import api_types
from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    address_of,
    answer,
    must_be_json,
    must_be_player,
    read_json,
    services_of,
)
from tatami.server.http.routes.replays import RECORD_LIMIT
from tatami.server.services import Services
from tatami.server.tables import forks
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OVER, RUNNING, Table
from tatami.server.thinking.analyses import AnalysisOut, HintOut, key_of
from tatami.server.wire.bodies import EmptyBody


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How thoroughly: `quick`, `normal` or `deep`."""

    depth: Literal["quick", "normal", "deep"] = "normal"


def settings_of(depth: str) -> AnalysisSettings:
    if depth not in DEPTHS:
        raise Refusal("malformed", f"a depth is one of {', '.join(DEPTHS)}")
    return AnalysisSettings(simulations=DEPTHS[depth])


async def finished(services: Services, table: str) -> Record:
    """The record of a game that is over: nothing about it is hidden any more."""
    found = (await services.tables.get(table)).table
    if found.status != OVER:
        raise Refusal("wrong_time", "the game is not over")
    return found.record()


def read_record(text: str | bytes) -> Record:
    try:
        return records.read(text)
    except TatamiError as error:
        raise Refusal("bad_record", str(error)) from None


async def begin(request: Any, record: Record, settings: AnalysisSettings) -> Any:
    """What is there already costs nobody anything."""
    services, player = services_of(request), must_be_player(request)
    if await services.analyses.find(key_of(record, settings)) is None:
        services.limits.take("analysis", player=player, address=address_of(request))
    return answer(await services.analyses.start(record, settings, player), 202)


@post(
    "/api/tables/{table:str}/analysis",
    guards=[must_be_json],
    responses=refusals(400, 401, 404, 429, 503),
    status_code=202,
)
async def analyse_table(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Wanted]
) -> Response[AnalysisOut]:
    """Have a finished game analysed, or find what was worked out of it before."""
    wanted = await read_json(request, Wanted)
    record = await finished(services_of(request), table)
    found: Response[AnalysisOut] = await begin(request, record, settings_of(wanted.depth))
    return found


@post(
    "/api/analyses",
    guards=[must_be_json],
    request_max_body_size=RECORD_LIMIT,
    responses=refusals(400, 401, 413, 429, 503),
    status_code=202,
)
async def analyse_record(
    request: Request[Any, Any, Any], depth: FromQuery[str] = "normal"
) -> Response[AnalysisOut]:
    """The same for a record from a file: the body is the record."""
    record = read_record(await request.body())
    found: Response[AnalysisOut] = await begin(request, record, settings_of(depth))
    return found


@get("/api/analyses/{key:str}", responses=refusals(404))
async def show_analysis(
    request: Request[Any, Any, Any], key: FromPath[str]
) -> Response[AnalysisOut]:
    """How far it is; ask again while it is `waiting` or `running`. 304 while nothing changed."""
    found = await known(services_of(request), key)
    tag = f'"{found.state}-{found.position}-{found.done}"'
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers={"ETag": tag})  # type: ignore[arg-type]
    return answer(found, ETag=tag)


async def known(services: Services, key: str) -> AnalysisOut:
    found = await services.analyses.find(key) if key.isalnum() else None
    if found is None:
        raise Refusal("no_analysis", "there is no such analysis")
    return found


@delete("/api/analyses/{key:str}", status_code=200, responses=refusals(401, 404))
async def cancel_analysis(
    request: Request[Any, Any, Any], key: FromPath[str]
) -> Response[AnalysisOut]:
    """Wait for it no longer; it ends when nobody does."""
    player = must_be_player(request)
    return answer(services_of(request).analyses.cancel(key, player))


@post(
    "/api/tables/{table:str}/hint",
    guards=[must_be_json],
    status_code=200,
    responses=refusals(400, 401, 403, 404, 429),
)
async def hint(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[EmptyBody]
) -> Response[HintOut]:
    """What a bot would do, for the seat that is asked; only against bots, never for ratings."""
    services, player = services_of(request), must_be_player(request)
    found = (await services.tables.get(table)).table
    seat = asked_in_practice(found, player)
    services.limits.take("hint", player=player, address=address_of(request))
    number = found.number_for(seat)
    given = await services.analyses.hint(found)
    return answer(HintOut(number=number, best=given.best, second=given.second))


def asked_in_practice(table: Table, player: str) -> int:
    seat = table.own_seat(player)
    if not table.is_practice(seat):
        raise Refusal("no_hints", "hints are for games against bots alone")
    if table.status != RUNNING or table.to_act() != seat:
        raise Refusal("not_your_turn", "it is not your turn")
    return seat


@post(
    "/api/tables/{table:str}/fork",
    guards=[must_be_json],
    responses=refusals(400, 401, 404, 409, 429),
    status_code=201,
)
async def fork_table(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[forks.Fork]
) -> Response[api_types.CreatedTable]:
    """A new table against bots that begins at a moment of this finished game."""
    wanted = await read_json(request, forks.Fork)
    return await open_fork(request, await finished(services_of(request), table), wanted)


@post(
    "/api/fork",
    guards=[must_be_json],
    request_max_body_size=RECORD_LIMIT,
    responses=refusals(400, 401, 409, 413, 429),
    status_code=201,
)
async def fork_record(
    request: Request[Any, Any, Any], data: JSONBody[forks.ForkRecord]
) -> Response[api_types.CreatedTable]:
    """The same from a record in a file."""
    wanted = await read_json(request, forks.ForkRecord)
    return await open_fork(request, read_record(wanted.record), wanted.fork)


async def open_fork(
    request: Any, record: Record, wanted: forks.Fork
) -> Response[api_types.CreatedTable]:
    services, player = services_of(request), must_be_player(request)
    services.limits.take("table", player=player, address=address_of(request))
    name = await services.access.own_name(wanted.name, player)
    named = msgspec.structs.replace(wanted, name=name)
    past = await asyncio.to_thread(forks.first_entries, record, named, player)
    id_ = await services.tables.fork(forks.new_table(record), player, past)
    return answer(api_types.CreatedTable(id=id_), 201)


ROUTES: list[Any] = [
    analyse_table, analyse_record, show_analysis, cancel_analysis, hint, fork_table, fork_record,
]  # fmt: skip
