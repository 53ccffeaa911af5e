"""Two servers in two worlds, the same people at both, and the comparison of what a viewer gets.

Not compared, because it depends on the moment and not on the game:
- the header `Date`;
- the message `watching` of the socket (how many people watch): its moment varies;
- `/metrics` and `/readyz`, for the operator of the server (see `routes.NOT_COMPARED`).
Everything else must be the same byte for byte: status, headers, body, and every socket message.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection

from tatami.checks.http_client import JSON, TIMEOUT, Answer, Browser
from tatami.checks.leaks.world_server import SteppedClock
from tatami.checks.server_process import ServerProcess
from tatami.engine.errors import TatamiError

CONTEXT = 60
"""Bytes shown on each side of a difference."""


class WorldsDiffer(TatamiError):
    """The viewer received different bytes: where, and the first difference."""


class WorldProcess(ServerProcess):
    program: tuple[str, ...] = ("-m", "tatami.checks.leaks.world_server")


class Person:
    """One person with a browser in each world."""

    def __init__(self, urls: list[str]) -> None:
        self.browsers = [Browser(url) for url in urls]

    def in_both(self, method: str, path: str, body: Any = None) -> list[Answer]:
        """Send the same to both servers; the answers need not be the same."""
        sent = None if method == "GET" else msgspec.json.encode(body)
        for browser in self.browsers:
            browser.send(method, path, sent, JSON if sent is not None else {})
        return [browser.receive() for browser in self.browsers]

    def close(self) -> None:
        for browser in self.browsers:
            browser.close()


class Comparison:
    """Counts what was compared."""

    def __init__(self) -> None:
        self.comparisons = 0
        self.bytes = 0

    def same(self, what: str, one: bytes, other: bytes) -> None:
        self.comparisons += 1
        self.bytes += len(one)
        if one != other:
            raise WorldsDiffer(f"{what}: {first_difference(one, other)}")

    def same_answers(self, what: str, answers: list[Answer]) -> Answer:
        one, other = (comparable(answer) for answer in answers)
        self.same(what, one, other)
        return answers[0]


def comparable(answer: Answer) -> bytes:
    headers = sorted((k.lower(), v) for k, v in answer.headers if k.lower() != "date")
    head = "\n".join(f"{name}: {value}" for name, value in headers)
    return f"{answer.status}\n{head}\n\n".encode() + answer.body


def first_difference(one: bytes, other: bytes) -> str:
    shorter = min(len(one), len(other))
    at = next((i for i in range(shorter) if one[i] != other[i]), shorter)
    start = max(0, at - CONTEXT)
    shown = [text[start : at + CONTEXT].decode(errors="replace") for text in (one, other)]
    return f"byte {at} differs\n  one world:   …{shown[0]}…\n  the other:   …{shown[1]}…"


class Sockets:
    """The viewer's sockets at a table, one in each world."""

    def __init__(self, person: Person, table: str) -> None:
        self.open = ExitStack()
        self.wires: list[ClientConnection] = [
            self.open.enter_context(one.watch(table)) for one in person.browsers
        ]
        self.numbers = [-1, -1]
        self.asked = 0

    def compare_up_to(self, number: int, comparison: Comparison) -> None:
        """Compare all messages up to this entry."""
        one, other = (self.receive(world, number) for world in (0, 1))
        for ours, theirs in zip(one, other, strict=False):
            comparison.same("socket", ours, theirs)
        comparison.same("number of socket messages", b"%d" % len(one), b"%d" % len(other))

    def receive(self, world: int, number: int) -> list[bytes]:
        received = []
        while self.numbers[world] < number:
            received += self.next_message(world)
        return received

    def next_message(self, world: int) -> list[bytes]:
        """The next message, unless it is one that is not compared."""
        text = self.wires[world].recv(TIMEOUT, decode=False)
        message = msgspec.json.decode(text)
        if message["type"] in ("table", "delta"):
            self.numbers[world] = message["number"]
        return [] if message["type"] in ("watching", "presence") else [text]

    def command(self, comparison: Comparison, **command: Any) -> None:
        """Send a command on both sockets and compare everything up to its answer."""
        self.asked += 1
        for wire in self.wires:
            wire.send(msgspec.json.encode({**command, "ask": self.asked}).decode())
        one, other = (self.until_answered(world) for world in (0, 1))
        comparison.same("socket", b"\n".join(sorted(one)), b"\n".join(sorted(other)))

    def until_answered(self, world: int) -> list[bytes]:
        received: list[bytes] = []
        while not received or msgspec.json.decode(received[-1]).get("ask") != self.asked:
            received += self.next_message(world)
        return received

    def close(self) -> None:
        self.open.close()


class TwoServers:
    """Both servers, whose clocks advance together."""

    def __init__(self, processes: list[ServerProcess], clocks: list[SteppedClock]) -> None:
        self.processes = processes
        self.clocks = clocks
        self.urls = [process.url for process in processes]
        self.comparison = Comparison()

    def person(self) -> Person:
        person = Person(self.urls)
        person.in_both("GET", "/api/me")
        return person

    def advance(self, milliseconds: int) -> None:
        for clock in self.clocks:
            clock.advance(milliseconds)


@contextmanager
def two_servers(folder: Path, program: type[ServerProcess] = WorldProcess) -> Iterator[TwoServers]:
    folders = [folder / "world0", folder / "world1"]
    with ThreadPoolExecutor() as pool:
        starting = [pool.submit(program, data, data.name[-1], str(data)) for data in folders]
        try:
            processes = [one.result() for one in starting]
            yield TwoServers(processes, [SteppedClock(data / "clock") for data in folders])
        finally:
            list(pool.map(stop, starting))


def stop(starting: Future[ServerProcess]) -> None:
    if starting.exception() is None:
        starting.result().stop()
