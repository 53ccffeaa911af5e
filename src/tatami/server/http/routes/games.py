"""The route that lists the games."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

import tatami
from tatami.bots import names
from tatami.engine.options import describe
from tatami.engine.puzzles import puzzles_of
from tatami.server.http import api_types
from tatami.server.http.routes.common import json_response
from tatami.server.http.routes.game_texts import text_fields


@get("/api/games")
async def games() -> Response[list[api_types.GameOut]]:
    """List the games, with the options for their tables."""
    return json_response([game_out(key) for key in tatami.game_keys()])


def game_out(key: str) -> api_types.GameOut:
    game = tatami.game(key)
    return api_types.GameOut(
        key=key,
        version=game.version,
        credit=game.credit,
        seats=(game.min_seats, game.max_seats),
        minutes=game.minutes,
        seat_names=list(game.seat_names),
        options=describe(game.options_type),
        orders=game.auto_replies(),
        hides=game.hides_information,
        reconstructed=game.texts.has("reconstructed"),
        bots=names(game),
        styles=list(game.styles),
        lesson=game.lesson is not None,
        puzzles=len(puzzles_of(game).puzzles),
        **text_fields(game),
    )


ROUTES: list[Any] = [games]
