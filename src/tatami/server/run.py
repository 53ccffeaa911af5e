"""Runs the server in this process until it is asked to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote, urlsplit

import uvicorn

from tatami.server.data_folder import make_private, secret_of
from tatami.server.http.app import build, with_hot_routes
from tatami.server.http.connection import connection_class
from tatami.server.http.open_connections import OpenConnections
from tatami.server.http.proxy_headers import parse_networks
from tatami.server.live.websocket import Socket
from tatami.server.operate import garbage, logs, open_files
from tatami.server.operate.listen_address import own_link
from tatami.server.operate.server_lock import only_server
from tatami.server.services import Services, check_database, milliseconds
from tatami.server.settings import Settings

log = logging.getLogger("tatami.server")

SHUTDOWN_NOTICE = 1.5
"""Seconds to finish writes and inform clients, even if the database hangs."""
CLOSING = 1
DEADLINE = 4.5
"""Seconds after which the process exits in any case. What was acknowledged is stored by then."""
KEEP_ALIVE = 5
"""Seconds for which a connection may be idle between two requests."""
MAX_CONNECTIONS = 10_000
"""The default; each connection costs about 20 kB."""
BACKLOG = 2048
"""Connections that wait to be accepted."""


class Server(uvicorn.Server):
    """Announces the shutdown before the sockets close: uvicorn alone would close them first."""

    def __init__(
        self, config: uvicorn.Config, all_services: list[Services], ready: Callable[[], None]
    ):
        super().__init__(config)
        self.all_services = all_services
        self.ready = ready
        self.deadline = threading.Timer(DEADLINE, give_up)
        self.deadline.daemon = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listener in sockets or []:
                listener.listen(BACKLOG)
            # What is there now stays: no later collection need look at it.
            gc.collect()
            gc.freeze()
            self.ready()
            connections: Any = self.config.http
            for services in self.all_services:
                services.add_connection_gauge(lambda: connections.open_connections.count)
                services.start_processes()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        self.deadline.start()
        for server in self.servers:
            server.close()  # new connections go to the next process
        try:
            await asyncio.wait_for(self.announce_shutdown(), SHUTDOWN_NOTICE)
        except TimeoutError:
            log.warning("stopping before all clients were notified")
        await super().shutdown(sockets)

    async def announce_shutdown(self) -> None:
        for services in self.all_services:
            await services.tables.announce_shutdown()


def give_up() -> None:
    """Runs in its own thread: a driver that waits for its database cannot be interrupted."""
    log.error("something did not stop in time: exiting anyway")
    logging.shutdown()
    os._exit(1)


def serve(
    settings: Settings,
    listeners: list[socket.socket] | None = None,
    ready: Callable[[], None] = lambda: None,
    now: Callable[[], int] = milliseconds,
    monotonic: Callable[[], float] = time.monotonic,
) -> None:
    """Serve until a signal. The listeners are open sockets; without them, the settings' address."""
    secret = secret_of(settings).decode(errors="replace").strip()
    hidden = [settings.secret, settings.metrics_token, secret]
    hidden += [unquote(urlsplit(settings.mail_url).password or "")]
    logs.set_up(settings.log_level, settings.log_format, hidden)
    port = listeners[0].getsockname()[1] if listeners else settings.port
    with only_server(settings, own_link(settings.host, port, settings.base_path)):
        protect(settings)
        asyncio.run(check_database(settings))
        run(settings, listeners, ready, now, monotonic)


def protect(settings: Settings) -> None:
    """Files of the server are its owner's alone: those to come, and those of earlier versions."""
    os.umask(0o077)
    found = make_private(settings.folder)
    if found:
        log.warning(
            "others could read the data folder; these are private now: %s", ", ".join(found)
        )


def run(
    settings: Settings,
    listeners: list[socket.socket] | None,
    ready: Callable[[], None],
    now: Callable[[], int],
    monotonic: Callable[[], float],
) -> None:
    # Until uvicorn handles it, and when uvicorn raises it again after it has stopped, SIGTERM ends
    # the process; it is no failure.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(0))
    gc.set_threshold(*garbage.THRESHOLDS)
    all_services: list[Services] = []
    app = build(settings, all_services.append, now, monotonic)
    server = Server(configured(app, settings, open_files.raise_limit()), all_services, ready)
    try:
        server.run(sockets=listeners)
    finally:
        server.deadline.cancel()


def configured(app: Any, settings: Settings, files: int) -> uvicorn.Config:
    """uvicorn's configuration, for a process that may have so many files open."""
    return uvicorn.Config(
        with_hot_routes(app, settings),
        host=settings.host,
        port=settings.port,
        # The event loop accepts so many at once; `Server.startup` lets more than these wait.
        backlog=open_files.ACCEPTED_AT_ONCE,
        log_config=None,
        http=connection_class(open_connections(settings, files), settings.request_timeout),
        timeout_keep_alive=min(KEEP_ALIVE, math.ceil(settings.request_timeout)),
        ws=Socket,
        ws_max_size=16_384,
        ws_per_message_deflate=settings.compress,
        access_log=False,
        proxy_headers=False,  # `http.proxy_headers` handles them, for trusted proxies
        server_header=False,
        timeout_graceful_shutdown=CLOSING,
    )


def open_connections(settings: Settings, files: int) -> OpenConnections:
    per_address = settings.max_connections_per_address if settings.rate_limits else 0
    in_all = min(
        settings.max_connections or MAX_CONNECTIONS, open_files.connections_that_fit(files)
    )
    return OpenConnections(in_all, per_address, parse_networks(settings.trusted_proxies))
