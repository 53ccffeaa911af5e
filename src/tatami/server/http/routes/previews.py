"""Previews: what each legal choice would lead to, before the player decides."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath

from tatami.server.http.api_types import PreviewsOut
from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    json_response,
    limit_by_address,
    services_of,
    visitor_at,
)
from tatami.server.live.live_table import LiveTable
from tatami.server.tables.table import RUNNING


@get("/api/tables/{table:str}/previews", responses=refusals(404, 429))
async def previews(request: Request[Any, Any, Any], table: FromPath[str]) -> Any:
    """Get the effect of each legal choice, if it is your turn."""
    limit_by_address(request, "preview")
    live = await services_of(request).tables.get(table)
    player = visitor_at(request, table).player
    number = live.table.number_for(live.table.seat_of(player))
    return json_response(PreviewsOut(number=number, previews=previews_of(live, player)))


def previews_of(live: LiveTable, player: str) -> dict[int, Any]:
    table = live.table
    seat = table.seat_of(player)
    if table.status != RUNNING or table.play is None or seat is None:
        return {}
    return live.previews() if table.play.state.to_act == seat else {}


ROUTES: list[Any] = [previews]
