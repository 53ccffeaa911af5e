"""The application: routes that parse, call and send. What they do is in the modules around."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

from litestar import Litestar, Response, Router
from litestar.exceptions import HTTPException

from tatami.server import messages, pages
from tatami.server.house import House
from tatami.server.operate import health, proxy, requests
from tatami.server.operate.openapi import spec
from tatami.server.routes import (
    analysis,
    home,
    learning,
    live,
    looking,
    notify,
    people,
    profiles,
    tables,
)
from tatami.server.routes.common import Identify, answer, house_of, refused
from tatami.server.settings import Settings
from tatami.server.table import Refusal

BODY_LIMIT = 64_000
ROUTES: list[Any] = [
    *home.ROUTES, *tables.ROUTES, *live.ROUTES, *looking.ROUTES, *people.ROUTES,
    *profiles.ROUTES, *analysis.ROUTES, *learning.ROUTES, *notify.ROUTES, *pages.ROUTES,
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
    if requests.COUNTED not in request.scope:  # no route: it came past no middleware
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
        requests.log_request(scope, status, seconds)


def build(settings: Settings, prepare: Callable[[House], None] | None = None) -> Litestar:
    """The application for these settings. `prepare` sees the house before it opens (tests)."""
    trusted = proxy.networks(settings.trusted_proxies)

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
            lambda app: proxy.Proxied(app, trusted),
            lambda app: requests.Requests(app, count_request),
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
