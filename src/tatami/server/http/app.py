"""The web application: all routes, middleware and error handlers."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

from litestar import Litestar, Response, Router
from litestar.exceptions import HTTPException

from tatami.server.http import (
    client_files,
    docs_files,
    host_names,
    offline_site,
    proxy_headers,
    request_log,
)
from tatami.server.http.hot_routes import HotRoutes
from tatami.server.http.openapi import openapi_config
from tatami.server.http.routes import (
    admin,
    analysis,
    challenges,
    deals,
    duplicates,
    evening,
    following,
    game_texts,
    games,
    health,
    lessons,
    link_previews,
    lobby_socket,
    me_and_policy,
    notifications,
    own_account,
    previews,
    profiles,
    puzzles,
    replays,
    seat_codes,
    table_socket,
    tables,
    tournaments,
)
from tatami.server.http.routes.common import (
    Identify,
    database_busy,
    internal_error,
    json_response,
    refused,
    services_of,
)
from tatami.server.http.security_headers import add_security_headers
from tatami.server.services import Services, milliseconds
from tatami.server.settings import Settings
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables.refusals import Refusal
from tatami.server.wire import messages

BODY_LIMIT = 64_000
CLIENT_GONE = "client disconnected prematurely"
"""The framework calls this an error of the server; nobody reads the answer."""
RETRY_AFTER = "2"
"""Seconds after which a client may try again while the server is busy or restarts."""
ROUTES: list[Any] = [
    *me_and_policy.ROUTES, *games.ROUTES, *tables.ROUTES, *seat_codes.ROUTES, *table_socket.ROUTES,
    *tournaments.ROUTES, *evening.ROUTES,
    *lobby_socket.ROUTES, *following.ROUTES, *challenges.ROUTES,
    *game_texts.ROUTES, *previews.ROUTES, *replays.ROUTES, *own_account.ROUTES, *profiles.ROUTES,
    *analysis.ROUTES, *lessons.ROUTES, *puzzles.ROUTES, *deals.ROUTES, *duplicates.ROUTES,
    *link_previews.ROUTES, *notifications.ROUTES, *admin.ROUTES, *docs_files.ROUTES,
    *offline_site.ROUTES, *client_files.ROUTES,
]  # fmt: skip


def refuse(request: Any, refusal: Refusal) -> Response[messages.Refused]:
    services_of(request).metrics.count_refusal(refusal.code)
    response = json_response(refused(0, refusal), refusal.status)
    if refusal.code == "slow_down":
        response.headers["Retry-After"] = str(refusal.details["args"]["wait"])
    elif refusal.status == 503:
        response.headers["Retry-After"] = RETRY_AFTER
    return response


def undecodable(request: Any, error: Exception) -> Response[messages.Refused]:
    """The framework cannot decode the request."""
    deep = isinstance(error, RecursionError)
    sentence = "the JSON is nested too deeply" if deep else "the request is not UTF-8"
    return refuse(request, Refusal("malformed", sentence))


def database_error(request: Any, _error: StoreUnavailable) -> Response[messages.Refused]:
    count_unrouted(request, 503)
    return refuse(request, database_busy())


def unexpected(request: Any, error: Exception) -> Response[messages.Refused]:
    """An error that nobody expected: logged with an id that the client is told."""
    count_unrouted(request, 500)
    # The path of the route: parameters may be secret tokens.
    where = {"method": request.scope["method"], "route": request.scope.get("path_template", "")}
    return refuse(request, internal_error(error, **where))


def http_error(request: Any, error: HTTPException) -> Response[Any]:
    if error.detail == CLIENT_GONE:
        return refuse(request, Refusal("malformed", "the request is not complete"))
    if error.status_code >= 500:
        return unexpected(request, error)
    count_unrouted(request, error.status_code)
    if error.status_code == 404 and client_files.is_lost_page(request):
        return client_files.no_page_response(request)
    code, sentence = "http", str(error.detail)
    if error.status_code == 400:
        code = "malformed"
        sentence = str(error.__cause__ or sentence).replace("`$.data", "`$")
        services_of(request).metrics.count_refusal(code)
    return json_response(messages.Refused(ask=0, code=code, sentence=sentence), error.status_code)


def count_unrouted(request: Any, status: int) -> None:
    """Without a route, the middleware that counts requests does not run."""
    if request_log.COUNTED not in request.scope:
        count_request(request.scope, status, 0.0)


def count_request(scope: Any, status: int, seconds: float) -> None:
    services: Services = scope["litestar_app"].state.services
    services.metrics.count_request(scope["method"], status)
    if services.settings.access_log:
        request_log.log_request(scope, status, seconds)


ERRORS: dict[int | type[Exception], Any] = {
    Refusal: refuse,
    HTTPException: http_error,
    RecursionError: undecodable,
    UnicodeDecodeError: undecodable,
    StoreUnavailable: database_error,
    Exception: unexpected,
}


def error_response(request: Any, error: Exception) -> Response[Any]:
    kinds = (kind for kind in ERRORS if not isinstance(kind, int))
    handler = ERRORS[next(kind for kind in kinds if isinstance(error, kind))]
    response: Response[Any] = handler(request, error)
    return response


def middleware_of(settings: Settings) -> list[Callable[[Any], Any]]:
    """What stands around every route, from the outside in; identity comes after it."""
    trusted = proxy_headers.parse_networks(settings.trusted_proxies)
    names = host_names.HostNames(settings, host_names.own_names())
    return [
        lambda app: proxy_headers.TrustedProxies(app, trusted),
        lambda app: request_log.RequestCounter(app, count_request),
        lambda app: host_names.CheckHost(app, names),
    ]


def with_hot_routes(app: Litestar, settings: Settings) -> HotRoutes:
    """The application, with a shorter way for the routes of every game."""

    def middleware(inner: Any) -> Any:
        for add in reversed(middleware_of(settings)):
            inner = add(inner)
        return inner

    return HotRoutes(
        app, settings.base_path, body_limit=BODY_LIMIT, on_error=error_response,
        middleware=middleware,
    )  # fmt: skip


def build(
    settings: Settings,
    prepare: Callable[[Services], None] | None = None,
    now: Callable[[], int] = milliseconds,
    monotonic: Callable[[], float] = time.monotonic,
) -> Litestar:
    """The application for these settings. `prepare` is given the services before they open."""
    return with_services(routed(settings), settings, prepare, now, monotonic)


def with_services(
    app: Litestar,
    settings: Settings,
    prepare: Callable[[Services], None] | None,
    now: Callable[[], int],
    monotonic: Callable[[], float],
) -> Litestar:
    """The application opens these services when it starts."""

    def services() -> Services:
        found = Services(settings, now, monotonic)
        if prepare is not None:
            prepare(found)
        return found

    app.state.new_services = services
    return app


@contextlib.asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    services: Services = app.state.new_services()
    app.state.services = services
    app.state.offline_site = offline_site.offline_site(services.settings)
    await services.open()
    try:
        yield
    finally:
        await services.close()


def routed(settings: Settings) -> Litestar:
    """All routes, for these addresses, names and proxies, without services."""
    return Litestar(
        [
            Router(path=settings.base_path or "/", route_handlers=ROUTES),
            *health.ROUTES,
        ],
        lifespan=[lifespan],
        middleware=[*middleware_of(settings), Identify()],
        before_send=[add_security_headers],
        exception_handlers=ERRORS,
        request_max_body_size=BODY_LIMIT,
        openapi_config=openapi_config(settings.base_path),
        logging_config=None,
    )
