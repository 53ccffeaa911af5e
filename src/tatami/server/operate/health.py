"""`/healthz`, `/readyz` and `/metrics`: for whoever watches over the process.

They lie at the root whatever the base path is: supervisors ask the process itself, and a proxy that
passes on one path does not pass on these.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from sqlalchemy import Connection, text

import tatami
from tatami.server.http.proxy_headers import is_local
from tatami.server.operate.metrics import MEDIA_TYPE
from tatami.server.store.base import Store
from tatami.server.tables.table import Refusal

PATIENCE = 5.0
"""Seconds in which the store must answer."""


class Ready(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of a server that is to be given work."""

    ready: bool
    store: bool
    """The database answers."""
    workers: bool
    """A bot that is asked would answer."""
    stopping: bool


@get("/healthz", sync_to_thread=False, media_type=MediaType.TEXT)
def healthz() -> str:
    """The process lives and its event loop turns."""
    return "ok\n"


@get("/readyz", raises=[])
async def readyz(request: Request[Any, Any, Any]) -> Response[Ready]:
    """Can it serve? 503 if not, with what is missing."""
    house = request.app.state.house
    store, workers = await asyncio.gather(answers(house.store), house.thinking.alive())
    stopping = house.tables.stopping
    ready = Ready(
        ready=store and workers and not stopping, store=store, workers=workers, stopping=stopping
    )
    return Response(ready, status_code=200 if ready.ready else 503)


async def answers(store: Store) -> bool:
    try:
        await asyncio.wait_for(store.read(ping), PATIENCE)
    except Exception:  # whatever a driver raises, the store does not answer
        return False
    return True


def ping(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@get("/metrics")
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Prometheus' text format; for this machine alone, or for who has the token."""
    house = request.app.state.house
    if not may_read(request, house.settings.metrics_token):
        raise Refusal("not_yours", "metrics are for this machine, or for who has the token")
    return Response(house.metrics.page(), media_type=MEDIA_TYPE)


def may_read(request: Request[Any, Any, Any], token: str) -> bool:
    if not token:
        return is_local(request.scope)
    shown = request.headers.get("authorization", "")
    return hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())


def add_gauges(house: Any) -> None:
    """What a house has to show at the moment of asking."""
    live, show = house.tables.live, house.metrics.gauge
    show(
        "tatami_info", "What runs here.", lambda: 1,
        version=tatami.__version__, mode=tatami.MODE.split()[0],
        store="postgresql" if house.settings.database_url else "sqlite",
    )  # fmt: skip
    show("tatami_tables_live", "Tables in memory.", lambda: len(live))
    show("tatami_watchers", "Open sockets.", lambda: sum(len(x.watchers) for x in live.values()))
    show("tatami_bot_questions", "Bots that owe an answer.", lambda: house.thinking.asked)
    show("tatami_bot_queue", "Of these, not taken up yet.", lambda: house.thinking.waiting)
    show("tatami_bot_workers", "Processes in which bots think.", lambda: house.thinking.workers)
    show("tatami_loop_lag_seconds", "How late the event loop last woke.", lambda: house.lag.seconds)


class Lag:
    """How late the event loop wakes: the first sign of a server that has too much to do."""

    EVERY = 1.0

    def __init__(self) -> None:
        self.seconds = 0.0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.measure())

    async def measure(self) -> None:
        while True:
            due = time.monotonic() + self.EVERY
            await asyncio.sleep(self.EVERY)
            self.seconds = max(0.0, time.monotonic() - due)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
