"""A test client like a browser (cookies, HTTP, socket) and a server, over loopback connections."""

from __future__ import annotations

import asyncio
import functools
import json
import socket
import ssl
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import httpx
import uvicorn
import websockets
from litestar import Litestar
from websockets.asyncio.client import ClientConnection

from tatami.server.http.app import routed, with_services
from tatami.server.run import configured
from tatami.server.services import Services, milliseconds
from tatami.server.settings import Settings
from tatami.server.wire.delta import apply

TIMEOUT = 90.0
"""Seconds after which a test fails; no result depends on timing."""

NEVER = 10**15

FILES = 4096
"""Files that a server in this process may open, as far as it knows."""

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Loopback needs no TLS, and loading certificates takes as long as a small test."""

T = TypeVar("T")

OPEN: list[httpx.AsyncClient] = []
"""HTTP clients of the running test. One that nobody closes fails whichever test runs when the
garbage collector finds it."""


async def closing_clients(test: Coroutine[Any, Any, T]) -> T:
    try:
        return await test
    finally:
        while OPEN:
            await OPEN.pop().aclose()


def run_async(test: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a new event loop and close the clients that it opened."""
    return asyncio.run(closing_clients(test))


def async_test(test: Callable[..., Coroutine[Any, Any, T]]) -> Callable[..., T]:
    """Decorator that runs a coroutine test in a new event loop."""

    @functools.wraps(test)
    def wrapper(*args: Any, **fixtures: Any) -> T:
        return run_async(test(*args, **fixtures))

    return wrapper


class ManualClock:
    """A wall clock and a monotonic clock that move only when a test moves them."""

    def __init__(self, now: int = 1_000_000_000_000) -> None:
        self.now = now
        self.ran = 0

    def __call__(self) -> int:
        return self.now

    def monotonic(self) -> float:
        return self.ran / 1000

    def advance(self, milliseconds: int) -> None:
        """The process runs for so long."""
        self.now += milliseconds
        self.ran += milliseconds

    def jump(self, milliseconds: int, ran: int = 0) -> None:
        """The wall clock jumps: the process did not run, or the clock was set."""
        self.now += milliseconds
        self.ran += ran


class Apps:
    """Applications without services. Registering the routes takes half of the CPU time of a small
    test, so a server uses the application of one that has stopped."""

    def __init__(self) -> None:
        self.idle: dict[tuple[str, ...], list[Litestar]] = {}

    @staticmethod
    def key(settings: Settings) -> tuple[str, ...]:
        """All settings that `routed` depends on."""
        return (
            settings.base_path, settings.trusted_proxies, settings.allowed_hosts,
            settings.public_url, settings.host,
        )  # fmt: skip

    def take(self, settings: Settings) -> Litestar:
        idle = self.idle.get(self.key(settings))
        return idle.pop() if idle else routed(settings)

    def give_back(self, settings: Settings, app: Litestar) -> None:
        self.idle.setdefault(self.key(settings), []).append(app)


APPS = Apps()


class RunningServer:
    """A server on a free port, in this event loop."""

    def __init__(self, settings: Settings, now: ManualClock | None = None) -> None:
        self.all_services: list[Services] = []
        self.settings = settings
        self.now = now
        monotonic = time.monotonic if now is None else now.monotonic
        self.app = with_services(
            APPS.take(settings),
            settings, self.all_services.append, now or milliseconds, monotonic,
        )  # fmt: skip
        # asyncio switches off Nagle's algorithm only for sockets that name their protocol: without
        # it every answer waits 40 ms for the client's acknowledgement.
        self.listener = socket.socket(proto=socket.IPPROTO_TCP)
        self.listener.bind(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = uvicorn.Server(configured(self.app, settings, FILES))

    @property
    def services(self) -> Services:
        return self.all_services[0]

    async def start(self) -> None:
        self.task = asyncio.create_task(self.server.serve(sockets=[self.listener]))
        while not self.server.started:
            assert not self.task.done(), self.task.exception()
            await asyncio.sleep(0.01)
        if self.now is not None:
            # A manual clock advances in large steps, without the checks of a process that runs.
            self.services.tables.heartbeat.lost_time.interval = NEVER

    async def stop(self) -> None:
        self.server.should_exit = True
        await self.task
        APPS.give_back(self.settings, self.app)


@asynccontextmanager
async def running_server(
    settings: Settings, now: ManualClock | None = None
) -> AsyncIterator[RunningServer]:
    server = RunningServer(settings, now)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


class Person:
    """A person with a browser."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, verify=NO_TLS, timeout=60)
        OPEN.append(self.http)
        self.player = ""

    async def __aenter__(self) -> Self:
        return await self.register()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def register(self) -> Self:
        self.player = (await self.http.get("/api/me")).json()["player"]
        return self

    async def close(self) -> None:
        await self.http.aclose()

    async def create_table(self, game: str, **setting: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, **setting})
        assert answer.status_code == 201, answer.text
        id_: str = answer.json()["id"]
        return id_

    async def command(self, table: str, type_: str, **more: Any) -> dict[str, Any]:
        answer = await self.http.post(f"/api/tables/{table}/say", json={"type": type_, **more})
        found: dict[str, Any] = answer.json()
        return found

    async def join_response(self, table: str) -> httpx.Response:
        body = {"type": "sit", "name": self.name}
        return await self.http.post(f"/api/tables/{table}/say", json=body)

    async def join(self, table: str, seat: int | None = None) -> dict[str, Any]:
        return await self.command(
            table, "sit", seat=seat, name=self.name, salt=f"salt of {self.name}"
        )

    async def get_table(self, table: str) -> dict[str, Any]:
        answer = await self.http.get(f"/api/tables/{table}")
        found: dict[str, Any] = answer.json()
        return found

    async def claim(self, table: str, code: str) -> dict[str, Any]:
        """Open a seat by its code."""
        answer = await self.http.post(f"/api/tables/{table}/claim", json={"code": code})
        found: dict[str, Any] = answer.json()
        return found

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def connect(self, table: str, after: int | None = None) -> AsyncIterator[TableSocket]:
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        url += "" if after is None else f"?after={after}"
        headers = {"Cookie": self.cookie()}
        async with websockets.connect(url, additional_headers=headers, compression=None) as wire:
            yield TableSocket(wire)


async def seat_code(person: Person, table: str) -> str:
    """A new code of the person's seat."""
    answer = await person.http.post(f"/api/tables/{table}/code", json={})
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


class TableSocket:
    """A socket that keeps the table up to date by its deltas, as the browser does."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.table: dict[str, Any] = {}
        self.answers: dict[int, dict[str, Any]] = {}
        self.deltas: list[str] = []
        self.asked = 0

    async def receive(self) -> dict[str, Any]:
        """The next message, merged into the table. Presence comes at any time, and is skipped."""
        while (message := await self.receive_any())["type"] == "presence":
            pass
        return message

    async def receive_any(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.wire.recv(), TIMEOUT)
        assert isinstance(text, str)
        return self.merge(text)

    def merge(self, text: str) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "delta":
            assert message["number"] == self.table["number"] + 1, "a delta was lost"
            self.deltas.append(text)
            self.table = apply(self.table, message.get("change", {}))
            self.table["number"] = message["number"]
            self.table["legal"] = message.get("legal", [])
            self.table["moves"] = {**self.table["moves"], **message.get("moves", {})}
            if message.get("what", "move"):
                names = ("number", "at", "what", "seat", "of", "name", "text", "events")
                line = {name: message[name] for name in names if name in message}
                self.table["log"] = [*self.table["log"], line]
        elif "ask" in message:
            self.answers[message["ask"]] = message
        return message

    async def command(self, type_: str, **more: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.asked += 1
        ask = self.asked
        await self.wire.send(json.dumps({"type": type_, "ask": ask, **more}))
        while ask not in self.answers:
            await self.receive()
        return self.answers[ask]

    async def wait_for(self, field: str, value: Any) -> None:
        while self.table.get(field) != value:
            await self.receive()

    async def wait_for_turn(self) -> bool:
        """Wait until it is this seat's turn; False if the game ends first."""
        while not self.table.get("legal") and self.table.get("status") != "over":
            await self.receive()
        return bool(self.table["status"] != "over")

    async def move(self, action: int | None = None) -> dict[str, Any]:
        chosen = self.table["legal"][0] if action is None else action
        return await self.command("move", number=self.table["number"], action=chosen)
