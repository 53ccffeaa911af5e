"""The URLs of all GET routes of the application, for tests that compare what a viewer receives.

Routes are found by the application itself, so a new route is tested without being named here. A
parameter that this module does not know is an error: add it to `PATH` or `QUERY`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from litestar import Litestar
from litestar.routes import HTTPRoute

PATH: dict[str, list[str]] = {
    "table": ["{table}"],
    "game": ["{game}"],
    "language": ["en"],
    "position": ["open"],
    "name": ["Ann"],
    "key": ["none"],
    "token": ["none"],
    "seats": ["3"],
    "path": ["nowhere"],
}
"""Values of path parameters. `{table}` and `{game}` are filled in."""
QUERY: dict[str, list[str]] = {
    "seat": ["", "0", "1"],
    "language": ["", "nl"],
    "before": [""],
    "game": ["", "{game}"],
    "limit": ["", "1"],
    "seats": ["", "3"],
    "page": ["", "1"],
    "actions": [""],
    "wish": [""],
}
"""Values of query parameters; empty: the parameter is left out."""
NOT_COMPARED = {
    "/metrics": "counts the work of the process, for its operator only",
}
GIVEN_BY_THE_FRAMEWORK = {"request", "self", "return"}


def get_urls(app: Litestar, table: str, game: str) -> list[str]:
    """Every GET route with every combination of parameter values."""
    found = [url for route, handler in get_routes(app) for url in urls_of(route, handler)]
    assert len(found) > 30, "the routes were found"
    return sorted({url.replace("{table}", table).replace("{game}", game) for url in found})


def get_routes(app: Litestar) -> Iterator[tuple[HTTPRoute, Any]]:
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path not in NOT_COMPARED:
            for handler in route.route_handlers:
                if "GET" in handler.http_methods:
                    yield route, handler


def urls_of(route: HTTPRoute, handler: Any) -> Iterator[str]:
    names = list(route.path_parameters)
    query = query_parameters(route, handler)
    unknown = [name for name in names if name not in PATH]
    unknown += [name for name in query if name not in QUERY]
    assert not unknown, f"{route.path}: give the parameters {unknown} a value in {__name__}"
    for values in itertools.product(*(PATH[name] for name in names)):
        given = dict(zip(names, values, strict=True))
        path = "/".join(
            part if isinstance(part, str) else given[part.name]
            for part in ["", *route.path_components]
        )
        for chosen in itertools.product(*(QUERY[name] for name in query)):
            pairs = [(name, value) for name, value in zip(query, chosen, strict=True) if value]
            yield (path or "/") + (f"?{urlencode(pairs, safe='{}')}" if pairs else "")


def query_parameters(route: HTTPRoute, handler: Any) -> list[str]:
    signature = handler.parsed_fn_signature.parameters
    return [
        name
        for name in signature
        if name not in route.path_parameters and name not in GIVEN_BY_THE_FRAMEWORK
    ]
