"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote, urlsplit

import uvicorn

from tatami.server.http.app import build
from tatami.server.live.websocket import Socket
from tatami.server.operate import logs
from tatami.server.services import House, knock
from tatami.server.settings import Settings, secret_of

log = logging.getLogger("tatami.server")

GOODBYE = 1.5
"""Seconds for finishing writes and telling everybody; a database that hangs may not keep us."""
CLOSING = 1
DEADLINE = 4.5
"""Seconds after which we are gone in any case. What was acknowledged is stored by then."""
GARBAGE = (20_000, 20, 20)
"""Tables are many objects in no cycle: looking for cycles as often as Python does by default costs
a tenth of the time, and pauses of 100 ms."""


class Server(uvicorn.Server):
    """Says goodbye before the sockets close: uvicorn closes them first and asks the app later."""

    def __init__(self, config: uvicorn.Config, houses: list[House], ready: Callable[[], None]):
        super().__init__(config)
        self.houses = houses
        self.ready = ready
        self.deadline = threading.Timer(DEADLINE, give_up)
        self.deadline.daemon = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        self.deadline.start()
        for server in self.servers:
            server.close()  # who comes back now finds the next process, not this one
        try:
            await asyncio.wait_for(self.say_goodbye(), GOODBYE)
        except TimeoutError:
            log.warning("stopping without having told everybody")
        await super().shutdown(sockets)

    async def say_goodbye(self) -> None:
        for house in self.houses:
            await house.tables.say_goodbye()


def give_up() -> None:
    """In a thread of its own: a driver that waits for its database cannot be talked out of it."""
    log.error("something did not let go in time: gone without it")
    logging.shutdown()
    os._exit(1)


def serve(
    settings: Settings,
    listeners: list[socket.socket] | None = None,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Until a signal. The listeners are open sockets; without them the settings' address is."""
    hidden = [settings.secret, settings.metrics_token, secret_of(settings).decode()]
    hidden += [unquote(urlsplit(settings.mail_url).password or "")]
    logs.set_up(settings.log_level, settings.log_format, hidden)
    asyncio.run(knock(settings))
    # uvicorn raises a signal again once it has stopped; to be told to stop is no failure.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: None)
    gc.set_threshold(*GARBAGE)
    houses: list[House] = []
    app = build(settings, houses.append)
    server = Server(configured(app, settings), houses, ready)
    server.run(sockets=listeners)
    server.deadline.cancel()


def configured(app: Any, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        ws=Socket,
        ws_max_size=16_384,
        ws_per_message_deflate=settings.compress,
        access_log=False,
        proxy_headers=False,  # `operate.proxy` does it, and only if told to
        server_header=False,
        timeout_graceful_shutdown=CLOSING,
    )
