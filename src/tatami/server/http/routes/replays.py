"""Routes for replays: a game from its start, as one viewer saw it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery

from tatami.server.http.openapi import encoded_response, refusals
from tatami.server.http.routes.common import (
    compute,
    encoded_json,
    limit_by_address,
    pack,
    services_of,
    visitor_at,
)
from tatami.server.tables.table import OVER
from tatami.server.wire.replay import (
    RecordToReplay,
    Replay,
    packed_record_replay,
    packed_table_replay,
    snapshot,
)

RECORD_LIMIT = 1_000_000
"""Bytes of a posted record."""


@get(
    "/api/tables/{table:str}/replay",
    responses=encoded_response(Replay) | refusals(400, 404, 429, 503),
)
async def table_replay(
    request: Request[Any, Any, Any], table: FromPath[str], seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """Get the game so far as you saw it; after its end, as any seat saw it."""
    limit_by_address(request, "replay")
    found = (await services_of(request).tables.get(table)).table
    viewer = reader = found.seat_of(visitor_at(request, table).player)
    if seat is not None and found.status == OVER:
        viewer = seat if 0 <= seat < len(found.seats) else None
    packed = pack(snapshot(found, viewer, reader))
    return encoded_json(await compute(request, packed_table_replay, packed))


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=RECORD_LIMIT,
    responses=encoded_response(Replay) | refusals(400, 413, 429, 503),
)
async def record_replay(
    request: Request[Any, Any, Any], seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """Replay a record file. It is verified and not stored."""
    limit_by_address(request, "record")
    packed = pack(RecordToReplay(await request.body(), seat))
    return encoded_json(await compute(request, packed_record_replay, packed))


ROUTES: list[Any] = [table_replay, record_replay]
