"""Sends batches of input to a server of its own. After each batch: does a normal game go on, did
the server log an error, has it grown too much?"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import tatami
from tatami.checks.frame import CheckFailed, Run
from tatami.checks.fuzz import offline_texts
from tatami.checks.fuzz.requests import RequestMaker, Words
from tatami.checks.fuzz.senders import HttpSender, Sent, SocketSender
from tatami.checks.http_client import TIMEOUT, Browser
from tatami.checks.server_process import ServerProcess, resident_bytes
from tatami.engine.texts import LANGUAGES
from tatami.server.http.app import build
from tatami.server.settings import Settings

SOCKETS, HTTPS = 6, 3
"""Senders of each kind."""
SOCKET_BATCH, HTTP_BATCH, INPUT_BATCH = 200, 60, 300
"""Messages of one sender in a batch, and inputs that are read in this process."""
MEGABYTE = 1_000_000
SETTINGS = {
    "port": "0",
    "rate_limits": "0",
    "log_level": "warning",
    "request_workers": "1",
    "push": "0",
    "webhooks": "0",
    "max_connections_per_address": "10000",
}
"""No rate limits: they would refuse nearly everything. No notifications: they leave the machine."""
SIGNS_OF_ERRORS = ("Traceback (most recent call last)", " error   ", "internal error")


class ControlGame:
    """A game of well-behaved people, which must go on whatever the others send."""

    def __init__(self, url: str) -> None:
        self.game = tatami.game(tatami.game_keys()[0])
        self.people = [Browser(url) for _ in range(self.game.min_seats)]
        for person in self.people:
            person.come()
        self.table = ""

    def begin(self) -> None:
        answer = self.people[0].post("/api/tables", {"game": self.game.key})
        self.must(answer.status == 201, f"no table could be created: {answer.body[:300]!r}")
        self.table = answer.json()["id"]
        for seat, person in enumerate(self.people):
            self.said(person.say(self.table, "sit", seat=seat, name=f"Control {seat}"))

    def go_on(self) -> None:
        """One move, and that it arrived."""
        if not self.table or self.state()["status"] == "over":
            self.begin()
        before = self.running_state()
        seat = before["view"]["decision"]["seat"]
        legal = self.people[seat].table(self.table)["legal"]
        number = self.people[seat].table(self.table)["number"]
        self.said(self.people[seat].say(self.table, "move", number=number, action=legal[0]))
        self.must(self.state()["number"] > number, "a move was acknowledged and is not there")

    def state(self) -> dict[str, Any]:
        return self.people[0].table(self.table)

    def running_state(self) -> dict[str, Any]:
        for _ in range(round(TIMEOUT * 20)):
            state = self.state()
            if state["status"] == "running":
                return state
            time.sleep(0.05)
        raise CheckFailed("a normal game does not start")

    def said(self, answer: Any) -> None:
        self.must(answer.status == 200, f"a normal command was refused: {answer.body[:300]!r}")

    def must(self, true: bool, what: str) -> None:
        if not true:
            raise CheckFailed(f"a normal game does not go on: {what}")


class Campaign:
    def __init__(self, run: Run, server: ServerProcess, memory: int) -> None:
        self.run = run
        self.server = server
        self.limit = memory * MEGABYTE
        self.sent = Sent()
        self.samples = offline_texts.samples(run.seed)
        self.maker = RequestMaker(openapi(), known_words(self.samples))
        self.control = ControlGame(server.url)
        self.log_read = 0
        self.first_memory: int | None = None
        host, port = urlsplit(server.url).hostname, urlsplit(server.url).port
        assert host is not None and port is not None
        self.senders: list[SocketSender | HttpSender] = [
            *(SocketSender(host, port, self.maker, self.sent) for _ in range(SOCKETS)),
            *(HttpSender(host, port, self.maker, self.sent) for _ in range(HTTPS)),
        ]

    async def batch(self, number: int) -> None:
        """All senders at once; the first failure ends the batch."""
        async with asyncio.TaskGroup() as group:
            for index, sender in enumerate(self.senders):
                rng = Random(f"{self.run.seed} {number} {index}")
                count = SOCKET_BATCH if isinstance(sender, SocketSender) else HTTP_BATCH
                group.create_task(sender.send_some(count, rng))

    async def close(self) -> None:
        for sender in self.senders:
            await sender.close()
        for person in self.control.people:
            person.close()

    def check_server(self) -> None:
        """After a batch."""
        if self.server.process.poll() is not None:
            raise CheckFailed("the server ended", *self.server.log()[-3000:].splitlines()[-20:])
        self.control.go_on()
        self.check_log()
        self.check_memory()

    def check_log(self) -> None:
        new = self.server.log()[self.log_read :]
        self.log_read += len(new)
        if any(sign in new for sign in SIGNS_OF_ERRORS):
            raise CheckFailed("the server logged an error", *new[-3000:].splitlines()[-30:])

    def check_memory(self) -> None:
        now = resident_bytes(self.server.pid)
        if now is None:
            return
        if self.first_memory is None:
            self.first_memory = now
        grown = now - self.first_memory
        self.run.figures["MB of growth of the server"] = round(max(0, grown) / MEGABYTE)
        if grown > self.limit:
            raise CheckFailed(f"the server grew by {grown // MEGABYTE} MB")

    def read_inputs(self, number: int) -> None:
        rng = Random(f"{self.run.seed} {number} inputs")
        for _ in range(INPUT_BATCH):
            try:
                offline_texts.try_input(rng.choice(self.samples), rng)
            except offline_texts.BadError as error:
                raise CheckFailed(str(error), f"batch {number} of seed {self.run.seed}") from None
            self.run.count("inputs read in process")


def fuzz(run: Run, args: argparse.Namespace, program: type[ServerProcess] = ServerProcess) -> None:
    limit = args.messages or float("inf")
    with (
        tempfile.TemporaryDirectory(prefix="tatami-fuzz-") as folder,
        program(Path(folder) / "data", **SETTINGS) as server,
        asyncio.Runner() as runner,  # one loop: connections stay open between batches
    ):
        campaign = Campaign(run, server, args.memory)
        try:
            send_batches(campaign, limit, runner)
        finally:
            runner.run(campaign.close())


def send_batches(campaign: Campaign, limit: float, runner: asyncio.Runner) -> None:
    run, number = campaign.run, 0
    while campaign.sent.messages < limit and not run.is_time_up:
        send_batch(campaign, number, runner)
        number += 1
        run.figures = {"messages": campaign.sent.messages, **without_messages(run)}
        run.count("batches")
        run.show(f"{campaign.sent.messages:,} messages", campaign.sent.messages / limit)


def send_batch(campaign: Campaign, number: int, runner: asyncio.Runner) -> None:
    try:
        runner.run(campaign.batch(number))
    except* CheckFailed as group:
        campaign.run.figures["messages"] = campaign.sent.messages
        raise first_of(group) from None
    campaign.read_inputs(number)
    campaign.check_server()


def first_of(group: BaseExceptionGroup[CheckFailed]) -> CheckFailed:
    found: BaseException = group
    while isinstance(found, BaseExceptionGroup):
        found = found.exceptions[0]
    assert isinstance(found, CheckFailed)
    return found


def without_messages(run: Run) -> dict[str, Any]:
    return {name: value for name, value in run.figures.items() if name != "messages"}


def openapi() -> dict[str, Any]:
    """The description of the API, from the application itself."""
    schema: dict[str, Any] = build(Settings(data="")).openapi_schema.to_schema()
    return schema


def known_words(samples: list[offline_texts.Sample]) -> Words:
    records = [one.text.decode() for one in samples if one.what.endswith("record")]
    components = [one.text.decode() for one in samples if one.what.endswith("components")]
    return Words(
        {
            "table": ["none"],
            "game": list(tatami.game_keys()),
            "language": list(LANGUAGES),
            "bot": ["random", "greedy"],
            "seats": [2, 3, 4, 6],
            "seat": [0, 1, 2],
            "number": [0, 1, 2, 5],
            "position": ["open", "start"],
            "name": ["Ann"],  # not `Control 0`: an account of that name would stop the normal game
            "record": records,
            "material": components,
        }
    )
