"""Routes for people whom a player follows, and for privacy."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    address_of,
    json_response,
    must_be_json,
    must_be_player,
    must_have_account,
    services_of,
)
from tatami.server.http.routes.profiles import find_account
from tatami.server.people import follows
from tatami.server.people.api_types import FollowPerson, KnownPerson
from tatami.server.people.follows import Privacy
from tatami.server.wire.shared_api_types import Done

AnyRequest = Request[Any, Any, Any]
JSON_POST: dict[str, Any] = {"guards": [must_be_json]}


@get("/api/me/following", responses=refusals(401))
async def following(request: AnyRequest) -> Response[list[KnownPerson]]:
    """List the accounts that you follow, and whether they are here, as far as they show it."""
    services, player = services_of(request), must_have_account(request).player
    rows = await services.store.read(follows.followed_by(player, services.tables.now()))
    return json_response([KnownPerson(name=row.name, here=row.here) for row in rows])


@post("/api/me/following", **JSON_POST, responses=refusals(400, 401, 404, 429))
async def follow(request: AnyRequest, data: JSONBody[FollowPerson]) -> Response[Done]:
    """Follow an account. It is not told."""
    services, player = services_of(request), account_that_changes(request)
    other = await find_account(request, data.name)
    await services.store.write(follows.follow(player, other.player_id, services.tables.now()))
    await services.tables.lobby.changed()
    return json_response(Done(), 201)


@delete("/api/me/following/{name:str}", status_code=200, responses=refusals(401, 404, 429))
async def unfollow(request: AnyRequest, name: FromPath[str]) -> Response[Done]:
    """No longer follow an account."""
    services, player = services_of(request), account_that_changes(request)
    other = await find_account(request, name)
    await services.store.write(follows.unfollow(player, other.player_id))
    await services.tables.lobby.changed()
    return json_response(Done())


@get("/api/me/privacy", responses=refusals(401))
async def privacy(request: AnyRequest) -> Response[Privacy]:
    """Get who may challenge you, who sees that you are here, and the use of your games."""
    services, player = services_of(request), must_have_account(request).player
    return json_response(await services.store.read(follows.privacy_of(player)))


@post("/api/me/privacy", **JSON_POST, status_code=200, responses=refusals(400, 401, 429))
async def set_privacy(request: AnyRequest, data: JSONBody[Privacy]) -> Response[Privacy]:
    """Choose who may challenge you, who sees that you are here, and the use of your games."""
    services, player = services_of(request), account_that_changes(request)
    await services.store.write(follows.set_privacy(player, data))
    await services.tables.lobby.changed()
    return json_response(data)


def account_that_changes(request: AnyRequest) -> str:
    player = must_have_account(request).player
    must_be_player(request)  # not while suspended
    services_of(request).limits.take("change", player=player, address=address_of(request))
    return player


ROUTES: list[Any] = [following, follow, unfollow, privacy, set_privacy]
