"""The application: routes that parse, call and send. What they do is in the modules around."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

from litestar import Litestar, Response, Router
from litestar.exceptions import HTTPException

from tatami.server.http import client_files, proxy_headers, request_log
from tatami.server.http.openapi import spec
from tatami.server.http.routes import (
    analysis,
    games,
    lessons,
    notifications,
    people,
    profiles,
    replays,
    table_socket,
    tables,
)
from tatami.server.http.routes.common import Identify, answer, house_of, refused
from tatami.server.operate import health
from tatami.server.services import House
from tatami.server.settings import Settings
from tatami.server.tables.table import Refusal
from tatami.server.wire import messages

BODY_LIMIT = 64_000
ROUTES: list[Any] = [
    *games.ROUTES, *tables.ROUTES, *table_socket.ROUTES, *replays.ROUTES, *people.ROUTES,
    *profiles.ROUTES, *analysis.ROUTES, *lessons.ROUTES, *notifications.ROUTES,
    *client_files.ROUTES,
]  # fmt: skip

STATUS = {
    "no_table": 404, "nobody": 401, "not_seated": 403, "not_host": 403, "look_again": 409,
    "busy": 503, "going_down": 503, "not_yours": 403, "moved": 410,
    "slow_down": 429, "no_account": 401, "wrong_password": 403, "unwelcome": 403,
    "no_such_person": 404, "no_line": 404, "no_handle": 404, "no_analysis": 404,
    "name_taken": 409, "has_account": 409, "no_channel": 404, "not_sent": 503,
}  # fmt: skip


def refuse(request: Any, refusal: Refusal) -> Response[messages.Refused]:
    house_of(request).metrics.refusals.add(refusal.code)
    response = answer(refused(0, refusal), STATUS.get(refusal.code, 400))
    if refusal.code == "slow_down":
        response.headers["Retry-After"] = str(refusal.more["args"]["wait"])
    return response


def unreadable(request: Any, error: Exception) -> Response[messages.Refused]:
    """What the framework's own reader stumbles over."""
    deep = isinstance(error, RecursionError)
    sentence = "this is nested too deeply" if deep else "this is not UTF-8"
    return refuse(request, Refusal("malformed", sentence))


def http_error(request: Any, error: HTTPException) -> Response[messages.Refused]:
    if request_log.COUNTED not in request.scope:  # no route: it came past no middleware
        count_request(request.scope, error.status_code, 0.0)
    code, sentence = "http", str(error.detail)
    if error.status_code == 400:
        code = "malformed"
        sentence = str(error.__cause__ or sentence).replace("`$.data", "`$")
        house_of(request).metrics.refusals.add(code)
    return answer(messages.Refused(ask=0, code=code, sentence=sentence), error.status_code)


def count_request(scope: Any, status: int, seconds: float) -> None:
    house: House = scope["litestar_app"].state.house
    house.metrics.requests.add(scope["method"], str(status))
    if house.settings.access_log:
        request_log.log_request(scope, status, seconds)


def build(settings: Settings, prepare: Callable[[House], None] | None = None) -> Litestar:
    """The application for these settings. `prepare` sees the house before it opens (tests)."""
    trusted = proxy_headers.networks(settings.trusted_proxies)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings)
        if prepare is not None:
            prepare(house)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [
            Router(path=settings.base_path or "/", route_handlers=ROUTES),
            health.healthz,
            health.readyz,
            health.metrics,
        ],
        lifespan=[lifespan],
        middleware=[
            lambda app: proxy_headers.Proxied(app, trusted),
            lambda app: request_log.Requests(app, count_request),
            Identify(),
        ],
        exception_handlers={
            Refusal: refuse,
            HTTPException: http_error,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
        },
        request_max_body_size=BODY_LIMIT,
        openapi_config=spec(settings.base_path),
        logging_config=None,
    )
