"""Previews: what each legal choice would lead to, before the player decides."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath

from tatami.engine.game import Game
from tatami.server.http.api_types import PreviewsOut
from tatami.server.http.routes.common import json_response, player_of, services_of
from tatami.server.tables.table import RUNNING, Table

MAX_PREVIEWS = 500
"""With more choices than this, none is previewed."""


@get("/api/tables/{table:str}/previews")
async def previews(request: Request[Any, Any, Any], table: FromPath[str]) -> Any:
    """Get the effect of each legal choice, if it is your turn."""
    found = (await services_of(request).tables.get(table)).table
    player = player_of(request) or ""
    number = found.number_for(found.seat_of(player))
    return json_response(PreviewsOut(number=number, previews=previews_of(found, player)))


def previews_of(table: Table, player: str) -> dict[int, Any]:
    seat = table.seat_of(player)
    if table.status != RUNNING or table.play is None or seat is None:
        return {}
    state = table.play.state
    return previews_in(table.game, state, state.legal() if state.to_act == seat else [])


def previews_in(game: Game[Any], state: Any, legal: list[int]) -> dict[int, Any]:
    if len(legal) > MAX_PREVIEWS:
        return {}
    seen = {action: game.preview(state, action) for action in legal}
    return {action: args for action, args in seen.items() if args}


ROUTES: list[Any] = [previews]
