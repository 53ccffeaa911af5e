"""What the scenarios of faults share: a folder, servers, a game, and how a promise is judged."""

from __future__ import annotations

import contextlib
import http.client
import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from tatami.checks.http_client import Browser
from tatami.checks.kill.players import GAME
from tatami.checks.server_process import ServerProcess
from tatami.checks.temporary_postgres import TemporaryPostgres, temporary_postgres, why_not

PATIENCE = 90.0
"""Seconds in which something must happen on a busy machine."""


class PromiseBroken(Exception):
    """What happened instead of what was promised."""


class CannotRun(Exception):
    """Why this machine cannot make the fault."""


def must(kept: bool, otherwise: str) -> None:
    if not kept:
        raise PromiseBroken(otherwise)


def wait_until(condition: Callable[[], bool], otherwise: str, seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not condition():
        must(time.monotonic() < until, otherwise)
        time.sleep(0.05)


class World:
    """The place of one scenario. What it starts is stopped at the end."""

    def __init__(self, postgres: Callable[[], TemporaryPostgres]) -> None:
        self.stack = ExitStack()
        self.folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory()))
        self.shared_postgres = postgres
        self.servers = 0

    def postgres(self) -> TemporaryPostgres:
        """A PostgreSQL that this check has started."""
        return self.shared_postgres()

    def server(
        self, data: Path | None = None, program: tuple[str, ...] = (), **settings: str
    ) -> ServerProcess:
        """A server on `data`; its log is elsewhere, where a full disk does not matter."""
        self.servers += 1
        kind = type("Server", (ServerProcess,), {"program": program} if program else {})
        place = str(data or self.folder / "data")
        defaults = {"data": place, "port": "0", "rate_limits": "0", "request_workers": "1"}
        log = self.folder / f"server{self.servers}"
        server: ServerProcess = kind(log, **{**defaults, **settings})
        self.stack.callback(server.stop)
        return server

    def game(self, server: ServerProcess, **setup: Any) -> Game:
        game = Game(server.url, setup)
        self.stack.callback(game.close)
        return game

    def small_disk(self, megabytes: int) -> Path:
        """A file system of that size, in memory. Only root can make one."""
        place = self.folder / "disk"
        place.mkdir()
        size = ["-o", f"size={megabytes}m,mode=0700"]
        if os.geteuid() != 0 or not succeeds("mount", "-t", "tmpfs", *size, "tmpfs", str(place)):
            raise CannotRun("only root can mount a small disk")
        self.stack.callback(succeeds, "umount", "-l", str(place))
        return place


def succeeds(*command: str) -> bool:
    with contextlib.suppress(FileNotFoundError):
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    return False


class Game:
    """Two people at a table. They remember what was acknowledged."""

    def __init__(self, url: str, setup: dict[str, Any]) -> None:
        self.setup = {"game": GAME, **setup}
        self.people = [Browser(url, PATIENCE) for _ in range(2)]
        for person in self.people:
            person.come()
        self.next: tuple[Browser, int, int] | None = None
        self.open_table()
        wait_until(self.find_next, "the game does not start")

    def open_table(self) -> None:
        self.id: str = self.people[0].post("/api/tables", self.setup).json()["id"]
        for seat, person in enumerate(self.people):
            person.say(self.id, "sit", seat=seat, name=f"person {seat}")
        self.acknowledged = 0
        """The highest number."""

    def close(self) -> None:
        for person in self.people:
            person.close()

    def find_next(self) -> bool:
        """Whose move it is, with its number and an action. Known before the fault: a refused move
        changes nothing."""
        for person in self.people:
            table = person.table(self.id)
            if table.get("legal"):
                self.next = (person, table["number"], table["legal"][0])
                return True
        if table.get("status") == "over":
            self.open_table()
        return False

    def move(self) -> str:
        """`ack`, or why there is none."""
        if self.next is None and not self.find_next():
            return "no turn"
        self.send_move()
        return self.receive_move()

    def send_move(self) -> None:
        assert self.next is not None
        person, number, action = self.next
        body = f'{{"type": "move", "number": {number}, "action": {action}}}'.encode()
        headers = {"Content-Type": "application/json"}
        person.send("POST", f"/api/tables/{self.id}/say", body, headers)

    def receive_move(self) -> str:
        assert self.next is not None
        answer = self.next[0].receive().json()
        if answer.get("type") == "ack":
            self.acknowledged, self.next = answer["number"], None
            return "ack"
        if answer.get("code") == "look_again":
            self.next = None
        return str(answer.get("code"))

    def must_move(self) -> None:
        said = self.move()
        must(said == "ack", f"a move was answered by {said}")

    def must_be_refused(self, code: str = "busy") -> None:
        said = self.move()
        must(said == code, f"a move was answered by {said}, not by {code}")

    def must_go_on(self) -> None:
        """Moves are accepted again, and nothing acknowledged is lost."""
        wait_until(self.tries_to_move, "no move was accepted after the fault")
        wait_until(self.find_next, "the game does not go on")
        self.must_move()

    def tries_to_move(self) -> bool:
        try:
            return self.move() == "ack"
        except (OSError, http.client.HTTPException, msgspec.DecodeError):
            return False

    def must_be_readable(self) -> None:
        answer = self.people[0].get(f"/api/tables/{self.id}")
        must(answer.status == 200, f"reading the table was answered by {answer.status}")
        number = answer.json()["number"]
        must(
            number >= self.acknowledged, f"{self.acknowledged} was acknowledged, {number} is there"
        )

    def status(self) -> str:
        return str(self.people[0].table(self.id)["status"])

    def is_ready(self) -> bool:
        return self.people[0].get("/readyz").status == 200

    def at(self, server: ServerProcess) -> None:
        """From now on the people are at this server, with the same cookies."""
        for place, person in enumerate(self.people):
            person.close()
            self.people[place] = Browser(server.url, PATIENCE)
            self.people[place].cookies = person.cookies
        self.next = None


class BotGame:
    """Two bots at a table that somebody watches, and at another one when the game is over."""

    def __init__(self, url: str) -> None:
        self.host = Browser(url, PATIENCE)
        self.host.come()
        self.before = 0
        """Entries of the tables before."""
        self.open_table()

    def open_table(self) -> None:
        self.id: str = self.host.post("/api/tables", {"game": GAME}).json()["id"]
        for _ in range(2):
            self.host.say(self.id, "seat_bot", bot="random")

    def number(self) -> int:
        table = self.host.table(self.id)
        number = self.before + int(table.get("number", 0))
        if table.get("status") == "over":
            self.before = number
            self.open_table()
        return number

    def must_go_on(self, entries: int = 6) -> None:
        goal = self.number() + entries
        wait_until(lambda: self.number() >= goal, "the bots do not move", 3 * PATIENCE)


@dataclass(frozen=True, kw_only=True)
class Scenario:
    name: str
    promise: str
    run: Callable[[World], None]
    needs_postgres: bool = False


SCENARIOS: list[Scenario] = []


def scenario(
    name: str, promise: str, *, needs_postgres: bool = False
) -> Callable[[Callable[[World], None]], Callable[[World], None]]:
    """Decorator: a function that makes a fault, and raises PromiseBroken or CannotRun."""

    def add(function: Callable[[World], None]) -> Callable[[World], None]:
        SCENARIOS.append(
            Scenario(name=name, promise=promise, run=function, needs_postgres=needs_postgres)
        )
        return function

    return add


class SharedPostgres:
    """One PostgreSQL for all scenarios, started when the first one needs it."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.server: TemporaryPostgres | None = None

    def __call__(self) -> TemporaryPostgres:
        reason = why_not()
        if reason:
            raise CannotRun(reason)
        if self.server is None:
            self.server = self.stack.enter_context(temporary_postgres())
        return self.server
