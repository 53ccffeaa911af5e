"""Measures moves per second of the server, compared with a bare relay in the same run.

    python -m benchmarks.load                 100 tables, two sockets each, no thinking time
    python -m benchmarks.load --think 1       200 tables at one move per second each
    python -m benchmarks.load --whole         whole games, a new table each, phase by phase

The server uses one core and the clients the other. A move counts when the opponent's socket has
received it; the server has then checked it and stored it on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

import tatami
from benchmarks import boardgame_io, whole_games
from benchmarks.measured import (
    GAME,
    MOVE,
    OPTIONS,
    Counter,
    ServerMessage,
    cpu_microseconds,
    read,
)
from benchmarks.process import Process, Server
from benchmarks.wire import Wire, connect
from tatami.checks.server_process import free_port

PHASE_ROUNDS = 3
"""How often each table passes through the phases of a whole game."""


class RelayTable:
    """Two sockets that reply to each other with messages as long as a move."""

    def __init__(self, counter: Counter, number: int) -> None:
        self.counter = counter
        self.number = number
        self.going = True

    async def start(self, port: int) -> None:
        path = f"/{self.number}"
        self.wires = [await connect(port, path, lambda _, me=me: self.heard(me)) for me in (0, 1)]  # type: ignore[misc]  # a default binds

    def begin(self) -> None:
        self.counter.send(self, self.wires[0], MOVE % (100, 100))

    def heard(self, me: int) -> None:
        self.counter.arrived(self)
        if self.going:
            self.counter.send(self, self.wires[me], MOVE % (100, 100))


class GameTable:
    """Two players who play a long game, and create a new table when it is over."""

    def __init__(self, counter: Counter, script: list[int], players: tuple[Player, Player]) -> None:
        self.counter = counter
        self.script = script
        self.players = players
        self.wires: list[Wire] = []
        self.going = False

    async def start(self, port: int) -> None:
        host, guest = self.players
        self.table = await host.open(port)
        await guest.say(self.table, {"type": "sit", "name": "guest"})
        for wire in self.wires:
            wire.transport.close()
        path = f"/api/tables/{self.table}/live"
        self.wires, self.played = [], 0
        self.asked: tuple[int, ServerMessage] | None = None
        for me, player in enumerate(self.players):
            heard = lambda text, me=me: self.heard(me, text)  # noqa: E731
            self.wires.append(await connect(port, path, heard, player.cookie))
        self.port = port

    def begin(self) -> None:
        self.going = True
        if self.asked is not None:
            self.answer(*self.asked)

    def heard(self, me: int, text: bytes) -> None:
        message = read(text)
        assert message.type != "refused", text
        if message.type == "delta" and message.change.get("status") == "over":
            self.counter.arrived(self)
            if me == 0:
                asyncio.get_running_loop().create_task(self.again())
        elif message.legal:
            self.counter.arrived(self)
            self.answer(me, message)

    def answer(self, me: int, message: ServerMessage) -> None:
        self.asked = (me, message)
        if self.going:
            action = self.script[self.played]
            self.played += 1
            assert action in message.legal
            self.counter.send(self, self.wires[me], MOVE % (message.number, action))

    async def again(self) -> None:
        self.going = False
        await self.start(self.port)
        self.begin()


def long_game(seed: int) -> list[int]:
    """Legal moves of a long game, so that the benchmark measures moves, not new tables."""
    rng = random.Random(seed)
    game = tatami.game(GAME)
    state = game.new(seed=seed, options=OPTIONS)
    script: list[int] = []
    while not state.over and len(script) < OPTIONS["limit"]:
        choices = state.legal()
        rng.shuffle(choices)
        action = next((one for one in choices if goes_on(state, one)), choices[0])
        state.apply(action)
        script.append(action)
    return script


def goes_on(state: Any, action: int) -> bool:
    """Does the game continue after this move and at least one reply to it?"""
    after = state.clone()
    after.play(action)
    if after.over:
        return False
    for answer in after.legal():
        later = after.clone()
        later.play(answer)
        if not later.over:
            return True
    return False


class Player:
    """A guest player with a cookie."""

    def __init__(self, http: httpx.AsyncClient, cookie: str) -> None:
        self.http = http
        self.cookie = cookie

    async def say(self, table: str, said: dict[str, Any]) -> None:
        answer = await self.http.post(
            f"/api/tables/{table}/say", json=said, headers={"Cookie": self.cookie}
        )
        assert answer.status_code == 200, answer.text

    async def open(self, port: int) -> str:
        answer = await self.http.post(
            "/api/tables",
            json={"game": GAME, "options": OPTIONS},
            headers={"Cookie": self.cookie},
        )
        table: str = answer.json()["id"]
        await self.say(table, {"type": "sit", "name": "host"})
        return table


async def two_players(http: httpx.AsyncClient) -> tuple[Player, Player]:
    found = []
    for _ in range(2):
        http.cookies.clear()
        answer = await http.get("/api/me")
        found.append(Player(http, answer.headers["set-cookie"].partition(";")[0]))
    http.cookies.clear()
    return found[0], found[1]


async def drive(kind: str, port: int, pid: int, args: argparse.Namespace) -> dict[str, float]:
    counter = Counter(args.think)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        tables: list[Any] = []
        scripts = [long_game(seed) for seed in range(20)]
        for number in range(args.tables):
            if kind == "relay":
                tables.append(RelayTable(counter, number))
            else:
                tables.append(GameTable(counter, scripts[number % 20], await two_players(http)))
            await tables[-1].start(port)
        for table in tables:
            # Spread the first moves over time.
            delay = random.random() * args.think
            asyncio.get_running_loop().call_later(delay, table.begin)
        await asyncio.sleep(args.warm)
        counter.counting = True
        began, before = time.perf_counter(), cpu_microseconds(pid)
        await asyncio.sleep(args.seconds)
        counter.counting = False
        found = counter.report(time.perf_counter() - began)
        spent = cpu_microseconds(pid) - before
        for table in tables:
            table.going = False
        return {**found, "cpu_us_per_move": round(spent / len(counter.latencies), 1)}


@contextlib.contextmanager
def server(kind: str, args: argparse.Namespace, folder: str) -> Iterator[tuple[int, int]]:
    """Run the server on the first core; yields its port and process id."""
    port, first_core = free_port(), ["taskset", "-c", "0"]
    found: Any
    if kind == "relay":
        relay = ["benchmarks.relay", str(port)]
        found = Process(relay, {}, Path(folder) / "relay.log", first_core)
    else:
        url = args.postgres if kind == "postgres" else ""
        found = Server(port, Path(folder), url, first_core)
    try:
        wait_for(port, found.popen)
        yield port, found.pid
    finally:
        found.stop()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int)
    parser.add_argument("--think", type=float, default=0.0, help="seconds before each move")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, help="the best of so many (3; whole games: 1)")
    parser.add_argument("--data", help="where the databases are kept (a temporary folder)")
    parser.add_argument("--postgres", default="", metavar="URL", help="measure PostgreSQL too")
    parser.add_argument("--whole", action="store_true", help="whole games instead of long ones")
    parser.add_argument(
        "--boardgame-io", action="store_true",
        help="with --whole: beside boardgame.io, which npm installs into a temporary folder",
    )  # fmt: skip
    args = parser.parse_args()
    args.tables = args.tables or (200 if args.think else 100)
    args.rounds = args.rounds or (1 if args.whole else 3)
    os.sched_setaffinity(0, {1})
    print(json.dumps(measure_whole(args) if args.whole else measure(args), indent=2))


def measure(args: argparse.Namespace) -> dict[str, Any]:
    kinds = ["relay", "sqlite", *(["postgres"] if args.postgres else [])]
    rounds: list[dict[str, Any]] = []
    for _ in range(args.rounds):
        found = {}
        for kind in kinds:
            with (
                tempfile.TemporaryDirectory(dir=args.data) as folder,
                server(kind, args, folder) as (port, pid),
            ):
                found[kind] = asyncio.run(drive(kind, port, pid, args))
        rounds.append({**found, **ratios(found)})
    best = max(rounds, key=lambda one: one["sqlite_to_relay"])
    return {"tables": args.tables, "think": args.think, "best": best, "rounds": rounds}


def measure_whole(args: argparse.Namespace) -> dict[str, Any]:
    """Whole games on each database, beside the relay (and boardgame.io) in the same run."""
    rounds = [whole_round(args) for _ in range(args.rounds)]
    return {"tables": args.tables, "think": args.think, "rounds": rounds}


def whole_round(args: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, Any] = {}
    phases: dict[str, Any] = {}
    for kind in ["relay", "sqlite", *(["postgres"] if args.postgres else [])]:
        with (
            tempfile.TemporaryDirectory(dir=args.data) as folder,
            server(kind, args, folder) as (port, pid),
        ):
            if kind == "relay":
                found[kind] = asyncio.run(drive(kind, port, pid, args))
                continue
            if not args.think:
                phases[kind] = asyncio.run(
                    whole_games.measure_phases(port, pid, args.tables, PHASE_ROUNDS)
                )
            found[kind] = asyncio.run(whole_games.measure_speed(port, pid, args))
    if args.boardgame_io:
        found["boardgame_io"] = boardgame_io.measure(args.tables, args.seconds, args.think)
    return {**found, "phases": phases, **ratios(found)}


def ratios(found: dict[str, dict[str, float]]) -> dict[str, float]:
    relay = found["relay"]
    out = {}
    for kind, result in found.items():
        if kind != "relay":
            moves, cpu = "moves_per_second", "cpu_us_per_move"
            out[f"{kind}_to_relay"] = round(result[moves] / relay[moves], 3)
            out[f"{kind}_to_relay_by_cpu"] = round(relay[cpu] / result[cpu], 3)
    return out


if __name__ == "__main__":
    main()
