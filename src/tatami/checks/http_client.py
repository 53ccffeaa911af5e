"""A small client for checks: cookies, HTTP and the socket of a table, with the standard library and
the library that the server itself uses."""

from __future__ import annotations

import http.client
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit

import msgspec
from websockets.sync.client import ClientConnection, connect

TIMEOUT = 60.0
"""Seconds after which a server counts as hung."""


IDLE = 2.0
"""Seconds after which a connection is opened again: the server closes idle ones."""


JSON = {"Content-Type": "application/json"}


class Answer(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Browser:
    """One person with one browser: a connection that stays open, and cookies."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        self.url = url
        self.base_path = parts.path.rstrip("/")
        self.connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=timeout)
        self.cookies: dict[str, str] = {}
        self.used = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.connection.close()

    def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        self.send(method, path, body, headers)
        return self.receive()

    def send(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        """Send a request; `receive` must follow."""
        if time.monotonic() - self.used > IDLE:
            self.connection.close()  # the next request opens it again
        sent = {"Cookie": self.cookie()} if self.cookies else {}
        self.connection.request(method, self.base_path + path, body, {**sent, **(headers or {})})

    def receive(self) -> Answer:
        found = self.connection.getresponse()
        answer = Answer(found.status, found.getheaders(), found.read())
        self.used = time.monotonic()
        self.keep_cookies(answer)
        return answer

    def get(self, path: str) -> Answer:
        return self.request("GET", path)

    def post(self, path: str, body: Any) -> Answer:
        return self.request("POST", path, msgspec.json.encode(body), JSON)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def keep_cookies(self, answer: Answer) -> None:
        for name, value in answer.headers:
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]

    # What people do.

    def come(self) -> None:
        """Get a player id."""
        self.get("/api/me")

    def say(self, table: str, type_: str, **more: Any) -> Answer:
        return self.post(f"/api/tables/{table}/say", {"type": type_, **more})

    def table(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}").json()
        return found

    @contextmanager
    def watch(self, table: str) -> Iterator[ClientConnection]:
        """The socket of a table. No pings: a busy machine may answer late."""
        with connect(
            f"ws{self.url.removeprefix('http')}/api/tables/{table}/live",
            additional_headers={"Cookie": self.cookie()},
            compression=None,
            open_timeout=TIMEOUT,
            ping_interval=None,
            proxy=None,
        ) as wire:
            yield wire
