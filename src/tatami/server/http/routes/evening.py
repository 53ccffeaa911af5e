"""Routes for the host of a club evening. Each request carries the key that the terminal shows."""
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.params import JSONBody

from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    json_response,
    limit_by_address,
    must_be_json,
    read_json,
    services_of,
)
from tatami.server.operate.listen_address import network_link
from tatami.server.services import Services
from tatami.server.tournaments.club_evening import EveningCommand, EveningKey, EveningOut


@post("/api/evening", status_code=200, guards=[must_be_json], responses=refusals(400, 403, 429))
async def show_evening(
    request: Request[Any, Any, Any], data: JSONBody[EveningKey]
) -> Response[EveningOut]:
    """Get the link for players, the tables and the people of the evening."""
    limit_by_address(request, "poll")
    services, wanted = services_of(request), await read_json(request, EveningKey)
    services.evening.check(wanted.key, services.settings.evening)
    return json_response(await services.evening.show(join_link(services, request)))


def join_link(services: Services, request: Request[Any, Any, Any]) -> str:
    """What players in the network open."""
    settings = services.settings
    if settings.public_url:
        return settings.public_url.rstrip("/") + "/"
    server = request.scope.get("server")
    port = server[1] if server and server[1] else settings.port
    return network_link(settings.host, port, settings.base_path) or ""


@post("/api/evening/act", status_code=200, guards=[must_be_json], responses=refusals(400, 403, 429))
async def act_in_evening(
    request: Request[Any, Any, Any], data: JSONBody[EveningCommand]
) -> Response[EveningOut]:
    """Stop all clocks, or remove or rename a person."""
    limit_by_address(request, "poll")
    services, wanted = services_of(request), await read_json(request, EveningCommand)
    services.evening.check(wanted.key, services.settings.evening)
    await services.evening.act(wanted.act)
    return json_response(await services.evening.show(join_link(services, request)))


ROUTES: list[Any] = [show_evening, act_in_evening]
