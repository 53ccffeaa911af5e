"""The route that tells a client who it is, and makes new clients guests."""

from __future__ import annotations

from typing import Any

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
    response = json_response(api_types.Me(player=player, name=identity.name, account=bool(account)))
    if not account:
        set_guest_cookie(request, response, player)
    return response


ROUTES: list[Any] = [me]
