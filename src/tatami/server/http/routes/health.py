"""`/healthz`, `/readyz` and `/metrics`, for the supervisor of the process.

They are at the root, outside the base path: a supervisor asks the process itself, and a proxy that
forwards the base path does not forward these.
"""

from __future__ import annotations

import asyncio
import hmac
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from sqlalchemy import Connection, text

from tatami.server.http.proxy_headers import is_local
from tatami.server.operate.metrics import MEDIA_TYPE
from tatami.server.services import Services
from tatami.server.store import queries
from tatami.server.tables.refusals import Refusal

STORE_TIMEOUT = 5.0
"""Seconds in which the store must answer."""


class Ready(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the server can serve requests, and what is missing."""

    ready: bool
    store: bool
    """The database answers, and the last write succeeded a short time ago."""
    workers: bool
    """A bot would answer."""
    degraded: bool
    """People can play, but bots do not move: no `tatami worker` is alive (`thinking = "database"`).
    The server stays ready: all servers share the workers, so another one would not do better."""
    stopping: bool


@get("/healthz", sync_to_thread=False, media_type=MediaType.TEXT)
def healthz() -> str:
    """The process is alive and its event loop runs."""
    return "ok\n"


@get("/readyz", raises=[])
async def readyz(request: Request[Any, Any, Any]) -> Response[Ready]:
    """Can the server serve requests? 503 if not, with what is missing."""
    services = request.app.state.services
    store, workers = await asyncio.gather(store_works(services), services.bots.alive())
    stopping = services.tables.stopping
    ready = store and (workers or services.bots.elsewhere) and not stopping
    answer = Ready(
        ready=ready, store=store, workers=workers, degraded=ready and not workers, stopping=stopping
    )
    return Response(answer, status_code=200 if ready else 503)


async def store_works(services: Services) -> bool:
    """Reads are tried; writes are tried if none succeeded lately, or one failed since."""
    store, tables = services.store, services.tables
    try:
        await asyncio.wait_for(store.read(ping), STORE_TIMEOUT)
        if not store.health.is_fresh():
            probe = queries.write_heartbeat(tables.process, tables.now())
            await asyncio.wait_for(store.write(probe), STORE_TIMEOUT)
    except Exception:  # drivers raise many types
        return False
    return True


def ping(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@get("/metrics")
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Metrics in the text format of Prometheus, for local requests or with the token."""
    services = request.app.state.services
    if not may_read(request, services.settings.metrics_token):
        raise Refusal("not_yours", "metrics need the token, or a request from this machine")
    return Response(services.metrics.page(), media_type=MEDIA_TYPE)


def may_read(request: Request[Any, Any, Any], token: str) -> bool:
    if not token:
        return is_local(request.scope)
    given = request.headers.get("authorization", "")
    return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())


ROUTES: list[Any] = [healthz, readyz, metrics]
