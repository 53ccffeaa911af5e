"""The routes of every game, past the framework: its own work per request costs more than theirs.

Who a client is, creating a table, commands and the socket of a table are served here by the same
functions that the framework calls; the framework describes them in OpenAPI and serves the rest.
Forwarded addresses, host names, identity, counting and headers are the same code for both.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Response
from uvicorn.protocols.utils import ClientDisconnected

from tatami.server.http.plain_connection import PlainRequest, PlainSocket
from tatami.server.http.routes import health, me_and_policy, table_socket, tables
from tatami.server.http.routes.common import identify, internal_error, must_be_json
from tatami.server.http.security_headers import STARTS, add_security_headers

OnError = Callable[[Any, Exception], Response[Any]]
Route = Callable[[Any, re.Match[str]], Awaitable[Any]]
"""It returns the framework's `Response`."""


TEXT = b"text/plain; charset=utf-8"


async def healthz(_request: Any, _found: re.Match[str]) -> Any:
    return Response(health.healthz.fn())


async def me(request: Any, _found: re.Match[str]) -> Any:
    return await me_and_policy.me.fn(request)


async def create_table(request: Any, _found: re.Match[str]) -> Any:
    must_be_json(request, None)
    return await tables.create_table.fn(request, None)


async def say(request: Any, found: re.Match[str]) -> Any:
    must_be_json(request, None)
    return await tables.post_command.fn(request, found[1], None)


ROUTES: list[tuple[str, str, Route]] = [
    ("GET", "/api/me", me),
    ("POST", "/api/tables", create_table),
    ("POST", "/api/tables/([^/]+)/say", say),
]


class HotRoutes:
    """ASGI application: serves what it knows, and passes on the rest."""

    def __init__(
        self,
        app: Any,
        base_path: str,
        *,
        body_limit: int,
        on_error: OnError,
        middleware: Callable[[Any], Any],
    ) -> None:
        """`middleware` is put around the routes here, as the framework does around its own."""
        self.app = app
        self.on_error = on_error
        self.body_limit = body_limit
        base = re.escape(base_path)
        self.routes = [
            ("GET", re.compile("/healthz"), healthz),
            *((method, re.compile(base + path), route) for method, path, route in ROUTES),
        ]
        self.socket = re.compile(base + "/api/tables/([^/]+)/live")
        self.inner = middleware(self.serve)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self.find(scope) is None:
            await self.app(scope, receive, send)
            return
        scope["litestar_app"] = self.app

        async def send_secured(message: Any) -> None:
            if message["type"] in STARTS:
                await add_security_headers(message, scope)
            await send(message)

        await self.inner(scope, receive, send_secured)

    def find(self, scope: Any) -> tuple[Route | None, re.Match[str]] | None:
        kind = scope["type"]
        if kind == "websocket":
            found = self.socket.fullmatch(scope["path"])
            return found and (None, found)
        if kind == "http":
            path, method = scope["path"], scope["method"]
            for wanted, pattern, route in self.routes:
                if wanted == method and (found := pattern.fullmatch(path)):
                    return route, found
        return None

    async def serve(self, scope: Any, receive: Any, send: Any) -> None:
        """Inside the middleware."""
        match = self.find(scope)
        assert match is not None
        route, found = match
        if route is None:
            await self.serve_socket(PlainSocket(scope, receive, send, self.app), found[1])
        else:
            await self.serve_request(PlainRequest(scope, receive, self.app), route, found, send)

    async def serve_request(
        self, request: PlainRequest, route: Route, found: re.Match[str], send: Any
    ) -> None:
        request.body_limit = self.body_limit
        request.scope["path_template"] = found.re.pattern
        try:
            await identify(request)
            response = await route(request, found)
        except ConnectionError:
            return  # nobody reads the answer
        except Exception as error:
            response = self.on_error(request, error)
        content = response.content
        body = content.encode() if isinstance(content, str) else msgspec.json.encode(content)
        start = {"type": "http.response.start", "status": response.status_code or 200}
        await send({**start, "headers": headers_of(response, len(body))})
        await send({"type": "http.response.body", "body": body})

    async def serve_socket(self, socket: PlainSocket, table: str) -> None:
        try:
            await identify(socket)
            await table_socket.serve(socket, table)
        except ClientDisconnected:
            pass
        except Exception as error:
            internal_error(error, route="socket")
            await socket.close(code=table_socket.INTERNAL)


def headers_of(response: Response[Any], size: int) -> list[tuple[bytes, bytes]]:
    pairs = [
        (name.lower().encode("latin-1"), value.encode("latin-1"))
        for name, value in response.headers.items()
    ]
    cookies = [
        (b"set-cookie", cookie.to_header(header="").strip().encode("latin-1"))
        for cookie in response.cookies
    ]
    kind = TEXT if isinstance(response.content, str) else b"application/json"
    own = [(b"content-type", kind), (b"content-length", b"%d" % size)]
    return [*own, *pairs, *cookies]
