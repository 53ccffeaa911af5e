"""What each server does now. It is stored every few seconds, so that `tatami admin status` and the
page of any server show all servers on the database."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

import tatami
from tatami.server.live.table_registry import TableRegistry
from tatami.server.operate.event_loop_lag import EventLoopLag
from tatami.server.operate.metrics import Metrics
from tatami.server.people.rate_limits import Limits
from tatami.server.store.base import operation
from tatami.server.store.schema import server_status
from tatami.server.tables.table import RUNNING
from tatami.server.thinking.worker_pool import BotRunner

log = logging.getLogger("tatami.server")

INTERVAL = 5.0
"""Seconds between two writes."""
GONE = 60_000
"""Milliseconds after which a server that writes nothing has ended."""


SHOWN_REFUSALS = frozenset(
    {
        "slow_down", "busy", "internal", "nobody", "no_account", "suspended", "wrong_password",
        "wrong_code", "registration", "invitation", "guests", "quota", "public", "held", "broken",
    }
)  # fmt: skip


class ServerStatus(msgspec.Struct, frozen=True, kw_only=True):
    version: str
    mode: str
    """`compiled` or `interpreted`."""
    started: int
    people: int
    """People with an open page of a table."""
    sockets: int
    tables: int
    """Tables in memory."""
    running: int
    """Of these, tables whose game runs."""
    workers: int
    """Processes of this server that run bots."""
    waiting: int
    """Questions to bots that no worker has taken. Not those being answered: an administrator who
    plays could tell from them who is asked in secret."""
    lag: float
    """Seconds by which the event loop was late."""
    last_write: int
    """Seconds since the database last accepted a write; 0 while writes succeed as they should."""
    database_works: bool
    disk_free: int
    disk_total: int
    """Bytes of the disk with the data folder."""
    refused: dict[str, int]
    """Refused requests since the start, by code. Not those about a game, which may be secret."""
    limited: dict[str, int]
    """Requests of the last hour that were too frequent, by kind."""


class StoredStatus(msgspec.Struct, frozen=True, kw_only=True):
    process: str
    at: int
    status: ServerStatus


class StatusWriter:
    def __init__(
        self,
        tables: TableRegistry,
        bots: BotRunner,
        lag: EventLoopLag,
        metrics: Metrics,
        limits: Limits,
        folder: Path,
        now: Callable[[], int],
    ) -> None:
        self.tables, self.bots, self.lag = tables, bots, lag
        self.metrics, self.limits, self.folder = metrics, limits, folder
        self.now = now
        self.started = now()
        self.task: asyncio.Task[None] | None = None

    def status(self) -> ServerStatus:
        sockets, live = self.tables.subscribers(), list(self.tables.live.values())
        health, disk = self.tables.store.health, disk_space(self.folder)
        return ServerStatus(
            version=tatami.__version__,
            mode=tatami.MODE.split()[0],
            started=self.started,
            people=len({one.player or id(one) for one in sockets}),
            sockets=len(sockets),
            tables=len(live),
            running=sum(one.table.status == RUNNING for one in live),
            workers=self.bots.workers,
            waiting=self.bots.waiting,
            lag=round(self.lag.seconds, 3),
            last_write=0 if health.is_fresh() else int(time.monotonic() - health.wrote_at),
            database_works=not health.failing,
            disk_free=disk[0],
            disk_total=disk[1],
            refused={
                code: count
                for code, count in self.metrics.refusal_counts().items()
                if code in SHOWN_REFUSALS
            },
            limited=self.limits.refused.counts(),
        )

    def start(self) -> None:
        self.task = asyncio.create_task(self.write_forever())

    async def write_forever(self) -> None:
        while True:
            try:
                await self.write()
            except Exception as error:  # the list is a help for the operator, not a need
                log.debug("could not write the status of this server: %r", error)
            await asyncio.sleep(INTERVAL)

    async def write(self) -> None:
        body = msgspec.json.encode(self.status()).decode()
        await self.tables.store.write(put(self.tables.process, self.now(), body))

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()


def disk_space(folder: Path) -> tuple[int, int]:
    """Free and total bytes; zeros where the folder does not exist yet."""
    try:
        found = shutil.disk_usage(folder)
    except OSError:
        return 0, 0
    return found.free, found.total


@operation
def put(connection: Connection, process: str, now: int, body: str) -> None:
    row = server_status.c
    connection.execute(delete(server_status).where(row.at < now - GONE))
    values = {"at": now, "body": body}
    known = connection.execute(
        update(server_status).where(row.process == process).values(**values)
    ).rowcount
    if not known:
        connection.execute(insert(server_status).values(process=process, **values))


@operation
def running_servers(connection: Connection, now: int) -> list[StoredStatus]:
    rows = connection.execute(select(server_status).where(server_status.c.at > now - GONE))
    return [
        StoredStatus(
            process=row.process, at=row.at,
            status=msgspec.json.decode(row.body, type=ServerStatus),
        )
        for row in rows
    ]  # fmt: skip
