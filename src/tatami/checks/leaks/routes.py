"""The requests with which the two worlds are compared.

Routes are found by the application itself, so a new route is compared without being named here. A
parameter or a POST route that this module does not know is an error: give it a value here, or say
why it is not compared.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlencode

from litestar import Litestar
from litestar.routes import HTTPRoute

PATH: dict[str, list[str]] = {
    "table": ["{table}"],
    "tournament": ["none"],
    "game": ["{game}"],
    "language": ["en"],
    "position": ["open"],
    "puzzle": ["none"],
    "duplicate": ["none"],
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
    "table": ["", "{table}"],
    "page": ["", "1"],
    "actions": [""],
    "wish": [""],
    "theme": [""],
    "day": ["", "11573"],
}
"""Values of query parameters; empty: the parameter is left out."""
NOT_COMPARED = {
    "/metrics": "counts the work of the process, for its operator only",
    "/readyz": "says whether worker processes answer in time, for the operator only",
}

FORK = {"moves": 0, "seat": 0, "redeal": False, "bot": "random", "name": "Ann"}
POSTED: dict[str, list[dict[str, Any]]] = {
    "/api/tables/{table}/claim": [{"code": "none"}],
    "/api/tables/{table}/code": [{}],
    "/api/tables/{table}/analysis": [{"depth": "quick"}],
    "/api/tables/{table}/hint": [{}],
    "/api/tables/{table}/fork": [FORK, {**FORK, "redeal": True}],
    "/api/tables/{table}/reports": [{"number": 1, "reason": "a test"}],
    "/api/tables/{table}/say": [
        {"type": "ping"},
        {"type": "start"},
        {"type": "sit", "name": "Eve"},
        {"type": "rematch"},
        {"type": "take_back"},
        {"type": "answer", "yes": False},
        {"type": "move", "number": 0, "action": 0},
        {"type": "move", "number": 0, "text": "nonsense"},
        {"type": "order", "kind": "nothing", "order": None},
        {"type": "chat", "text": "well played"},
        {"type": "chat", "text": "well played", "name": "Eve"},
        {"type": "claim", "seat": 1, "what": "bot"},
        {"type": "claim", "seat": 2, "what": "win"},
    ],
}
"""The bodies of POST routes that answer with something about a table."""
NOT_POSTED = {
    "/api/tables": "creates a table; the check does so all the time",
    "/api/tournaments": "creates a tournament; its tables are tables like others",
    "/api/tournaments/{tournament}/say": "about pairings and results, which are public",
    "/api/evening": "for the host of a club evening: names and tables, nothing of a game",
    "/api/evening/act": "for the host of a club evening",
    "/api/replay": "answers only with what is posted",
    "/api/fork": "starts from what is posted",
    "/api/analyses": "answers only about what is posted",
    "/api/account": "about the account alone",
    "/api/account/email": "about the account alone",
    "/api/account/email/confirm": "about the account alone",
    "/api/account/forgot": "about the account alone",
    "/api/account/listed": "about the account alone",
    "/api/account/name": "about the account alone",
    "/api/account/password": "about the account alone",
    "/api/account/reset": "about the account alone",
    "/api/admin/{name}": "for administrators, who may see everything",
    "/api/games/{game}/puzzles/{puzzle}": "about finished games of bots",
    "/api/deals/{game}": "creates a table; the check does so all the time",
    "/api/duplicates": "creates deals that nobody has played",
    "/api/duplicates/{duplicate}": "creates a table; the check does so all the time",
    "/api/session": "about the account alone",
    "/api/session/end": "about the account alone",
    "/api/session/end-all": "about the account alone",
    "/api/me/delete": "would remove the viewer",
    "/api/me/manners": "about other people, not about cards",
    "/api/me/notifications": "settings of notifications",
    "/api/me/notifications/push": "settings of notifications",
    "/api/me/notifications/mail": "settings of notifications",
    "/api/me/notifications/hook": "settings of notifications",
    "/api/me/notifications/{channel}": "settings of notifications",
    "/api/me/notifications/{channel}/test": "settings of notifications",
    "/api/stop/{token}": "settings of notifications",
    "/stop/{token}": "settings of notifications",
    "/api/me/following": "about other people, not about cards",
    "/api/me/privacy": "about the account alone",
    "/api/challenges": "creates a table; the check does so all the time",
    "/api/tables/{table}/invitations": "about other people, not about cards",
    "/api/me/invitations/{handle}": "about other people, not about cards",
    "/api/confirm/{token}": "settings of notifications",
}
"""POST routes that are not compared, and why."""
GIVEN_BY_THE_FRAMEWORK = {"request", "self", "return"}


class Posted(NamedTuple):
    path: str
    body: dict[str, Any]


def get_urls(app: Litestar, table: str, game: str) -> list[str]:
    """Every GET route with every combination of parameter values."""
    found = [url for route, handler in routes(app, "GET") for url in urls_of(route, handler)]
    assert len(found) > 30, "the routes were found"
    return sorted({url.replace("{table}", table).replace("{game}", game) for url in found})


def posts(app: Litestar) -> list[Posted]:
    """What is posted, with `{table}` to be filled in. Every POST route is known here."""
    paths = {template_of(route) for route, _handler in routes(app, "POST")}
    unknown = paths - POSTED.keys() - NOT_POSTED.keys()
    assert not unknown, f"give {sorted(unknown)} a body in {__name__}, or say why not"
    gone = (POSTED.keys() | NOT_POSTED.keys()) - paths
    assert not gone, f"{__name__} names routes that do not exist: {sorted(gone)}"
    return [Posted(path, body) for path in sorted(POSTED) for body in POSTED[path]]


def routes(app: Litestar, method: str) -> Iterator[tuple[HTTPRoute, Any]]:
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path not in NOT_COMPARED:
            for handler in route.route_handlers:
                if method in handler.http_methods:
                    yield route, handler


def template_of(route: HTTPRoute) -> str:
    """The path with the names of its parameters, e.g. `/t/{table}`."""
    parts = [
        part if isinstance(part, str) else f"{{{part.name}}}" for part in route.path_components
    ]
    return "/" + "/".join(parts)


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
