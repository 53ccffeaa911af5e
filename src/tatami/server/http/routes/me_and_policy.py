"""Routes that tell a client who it is (new clients become guests), and what the server allows."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get

from tatami.server.http import api_types
from tatami.server.http.routes.common import (
    identity_of,
    json_response,
    services_of,
    set_guest_cookie,
)


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> Response[api_types.Me]:
    """Get your identity. The first request makes you a guest and sets a cookie."""
    identity = identity_of(request)
    player, account = identity.player or services_of(request).tokens.new_player(), identity.session
    response = json_response(
        api_types.Me(
            player=player,
            name=identity.name,
            account=bool(account),
            suspended=suspension_of(request, player),
        )
    )
    if not account:
        set_guest_cookie(request, response, player)
    return response


def suspension_of(request: Request[Any, Any, Any], player: str) -> api_types.SuspensionOut | None:
    found = services_of(request).access.suspensions.find(player)
    if found is None:
        return None
    return api_types.SuspensionOut(reason=found.reason, until=found.until)


@get("/api/server", sync_to_thread=False)
def server_policy(request: Request[Any, Any, Any]) -> Response[api_types.ServerPolicy]:
    """Get what the operator of this server allows: registration, guests, public tables."""
    settings = services_of(request).settings
    return json_response(
        msgspec.convert(
            {
                "registration": settings.registration,
                "guests": settings.guests,
                "public_tables": settings.public_tables,
                "email": bool(settings.mail_url),
                "offline": request.app.state.offline_site.is_present(),
            },
            api_types.ServerPolicy,
        )
    )


ROUTES: list[Any] = [me, server_policy]
