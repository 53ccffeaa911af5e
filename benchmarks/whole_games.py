"""Whole games, a new table each: `python -m benchmarks.load --whole`.

Each game is created, joined by two people, watched by two sockets, played to its end (about 60
moves) and stored. The phases are measured one after the other, for many tables at
once, in processor time of the server: other work on the machine changes that less than the time on
the clock. Then the same tables play without pause for some seconds, for moves per second.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import tatami
from benchmarks.http_wire import HttpWire
from benchmarks.measured import GAME, MOVE, Counter, ServerMessage, cpu_microseconds, read
from benchmarks.wire import Wire, connect

MOVES = range(50, 71)
"""Games of so many moves are played."""
SCRIPTS = 40
PHASES = ("create", "join", "start", "connect", "move", "finish")
QUIET = 0.05
"""The server is idle when it uses less than `QUIET_CPU` µs in so many seconds."""
QUIET_CPU = 1500


@functools.cache
def scripts() -> list[list[int]]:
    found: list[list[int]] = []
    seed = 0
    while len(found) < SCRIPTS:
        rng, state, seed = random.Random(seed), tatami.game(GAME).new(seed=seed), seed + 1
        actions: list[int] = []
        while not state.over:
            actions.append(rng.choice(state.legal()))
            state.apply(actions[-1])
        if len(actions) in MOVES:
            found.append(actions)
    return found


class WholeGame:
    """Two people who play one table after the other."""

    def __init__(self, counter: Counter, port: int, number: int) -> None:
        self.counter = counter
        self.port = port
        self.number = number
        self.people = [HttpWire(port), HttpWire(port)]
        self.wires: list[Wire] = []
        self.games = 0
        self.going = False

    async def arrive(self) -> None:
        for person in self.people:
            await person.become_guest()

    async def create(self) -> None:
        self.script = scripts()[(self.number + self.games) % SCRIPTS]
        self.games += 1
        self.played, self.hold, self.acks, self.going = 0, 0, 0, False
        self.asked: tuple[int, ServerMessage] | None = None
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.held: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.running: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.table = (await self.people[0].post("/api/tables", {"game": GAME}))["id"]

    async def join(self) -> None:
        await self.sit(0)

    async def start(self) -> None:
        await self.sit(1)

    async def sit(self, me: int) -> None:
        said = {"type": "sit", "name": f"person {me}"}
        await self.people[me].post(f"/api/tables/{self.table}/say", said)

    async def connect(self) -> None:
        path = f"/api/tables/{self.table}/live"
        self.wires = []
        for me, person in enumerate(self.people):
            heard = lambda text, me=me: self.heard(me, text)  # noqa: E731
            self.wires.append(await connect(self.port, path, heard, person.cookie))
        await self.running

    async def move(self) -> None:
        """All moves but the last."""
        self.hold, self.going = len(self.script) - 1, True
        self.answer_if_asked()
        await self.held

    async def finish(self) -> None:
        """The last move, until everybody knows the end and it is stored; then all leave."""
        self.hold = 0
        self.answer_if_asked()
        await self.over
        for wire in self.wires:
            wire.transport.close()

    async def play(self) -> None:
        """Whole games until told to stop."""
        self.counter_stops = False
        while not self.counter_stops:
            for phase in (self.create, self.join, self.start, self.connect):
                await phase()
            self.going = True
            self.answer_if_asked()
            await self.over
            for wire in self.wires:
                wire.transport.close()

    def heard(self, me: int, text: bytes) -> None:
        message = read(text)
        assert message.type != "refused", text
        if message.type == "ack":
            self.acks += 1
            self.end_if_complete()
        elif message.change.get("status") == "over":
            self.counter.arrived(self)
            self.end_if_complete()
        elif message.legal:
            self.counter.arrived(self)
            self.asked = (me, message)
            if not self.running.done():
                self.running.set_result(None)
            self.answer_if_asked()

    def end_if_complete(self) -> None:
        """The last acknowledgement comes when the result is stored."""
        if self.acks == len(self.script) and not self.over.done():
            self.over.set_result(None)

    def answer_if_asked(self) -> None:
        if not self.going or self.asked is None:
            return
        if self.hold and self.played == self.hold:
            if not self.held.done():
                self.held.set_result(None)
            return
        (me, message), self.asked = self.asked, None
        action = self.script[self.played]
        self.played += 1
        assert action in message.legal
        self.counter.send(self, self.wires[me], MOVE % (message.number, action))


async def measure_phases(port: int, pid: int, tables: int, rounds: int) -> dict[str, Any]:
    """Processor and wall time of each phase, per game; of a move, per move."""
    games = [WholeGame(Counter(0.0), port, number) for number in range(tables)]
    arrive = await timed(pid, [game.arrive for game in games])
    await one_round(pid, games)  # warm
    spent = {phase: [0.0, 0.0] for phase in PHASES}
    moves = 0
    for _ in range(rounds):
        for phase, (cpu, wall) in (await one_round(pid, games)).items():
            spent[phase][0] += cpu
            spent[phase][1] += wall
        moves += sum(len(game.script) for game in games)
    count = tables * rounds
    total = sum(cpu for cpu, _ in spent.values())
    out = {
        phase: {"cpu_us": round(cpu / count), "wall_us": round(wall / count)}
        for phase, (cpu, wall) in spent.items()
    }
    per_move = spent["move"][0] / (moves - count)
    return {
        "arrive_cpu_us": round(arrive[0] / (2 * tables)),
        "phases": out,
        "cpu_us_per_game": round(total / count),
        "cpu_us_per_move": round(per_move, 1),
        "cpu_us_per_move_of_whole_game": round(total / moves, 1),
    }


async def one_round(pid: int, games: list[WholeGame]) -> dict[str, tuple[float, float]]:
    return {phase: await timed(pid, [getattr(game, phase) for game in games]) for phase in PHASES}


async def timed(pid: int, steps: list[Callable[[], Awaitable[None]]]) -> tuple[float, float]:
    """Processor and wall time in µs until all have happened and the server is idle again."""
    cpu, began = cpu_microseconds(pid), time.perf_counter()
    await asyncio.gather(*(step() for step in steps))
    wall = 1e6 * (time.perf_counter() - began)
    before = cpu_microseconds(pid)
    while True:
        await asyncio.sleep(QUIET)
        after = cpu_microseconds(pid)
        if after - before < QUIET_CPU:
            return after - cpu, wall
        before = after


async def measure_speed(port: int, pid: int, args: argparse.Namespace) -> dict[str, float]:
    """Moves per second, and how long each takes, while all tables play whole games."""
    counter = Counter(args.think)
    games = [WholeGame(counter, port, number) for number in range(args.tables)]
    for game in games:
        await game.arrive()
    playing = [asyncio.create_task(begin_later(game, args.think)) for game in games]
    await asyncio.sleep(args.warm)
    counter.counting = True
    began, cpu = time.perf_counter(), cpu_microseconds(pid)
    await asyncio.sleep(args.seconds)
    counter.counting = False
    spent, found = cpu_microseconds(pid) - cpu, counter.report(time.perf_counter() - began)
    for game in games:
        game.counter_stops = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return {**found, "cpu_us_per_move": round(spent / len(counter.latencies), 1)}


async def begin_later(game: WholeGame, think: float) -> None:
    """Spread the starts over the time of a few moves."""
    await asyncio.sleep(random.random() * think * 10)
    await game.play()
