"""Routes for the host of a club evening. Each request carries the key that the terminal shows."""
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.params import JSONBody

from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    join_link,
    json_response,
    limit_by_address,
    must_be_json,
    read_json,
    services_of,
)
from tatami.server.tournaments.club_evening import EveningCommand, EveningKey, EveningOut


@post("/api/evening", status_code=200, guards=[must_be_json], responses=refusals(400, 403, 429))
async def show_evening(
    request: Request[Any, Any, Any], data: JSONBody[EveningKey]
) -> Response[EveningOut]:
    """Get the link for players, the tables and the people of the evening."""
    limit_by_address(request, "poll")
    services, wanted = services_of(request), await read_json(request, EveningKey)
    services.evening.check(wanted.key, services.settings.evening)
    return json_response(await services.evening.show(join_link(request)))


@post("/api/evening/act", status_code=200, guards=[must_be_json], responses=refusals(400, 403, 429))
async def act_in_evening(
    request: Request[Any, Any, Any], data: JSONBody[EveningCommand]
) -> Response[EveningOut]:
    """Stop all clocks, or remove or rename a person."""
    limit_by_address(request, "poll")
    services, wanted = services_of(request), await read_json(request, EveningCommand)
    services.evening.check(wanted.key, services.settings.evening)
    await services.evening.act(wanted.act)
    return json_response(await services.evening.show(join_link(request)))


ROUTES: list[Any] = [show_evening, act_in_evening]
