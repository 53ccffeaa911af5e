"""Measures moves per second of the server, compared with a bare relay in the same run.

    python -m benchmarks.load                 100 tables, two sockets each, no thinking time
    python -m benchmarks.load --think 1       200 tables at one move per second each

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
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.game_samples import ALL_SAMPLES

import tatami
from benchmarks.process import Process, Server
from benchmarks.wire import Wire, connect
from tatami.checks.server_process import free_port

GAME, OPTIONS = next(
    (key, found.load_options) for key, found in ALL_SAMPLES.items() if found.load_options
)
MOVE = b'{"type":"move","ask":1,"number":%d,"action":%d}'


class ServerMessage(msgspec.Struct):
    """The fields of a server message that a player needs."""

    type: str
    number: int = 0
    legal: list[int] = []
    status: str = ""
    code: str = ""
    change: dict[str, Any] = {}


read = msgspec.json.Decoder(ServerMessage).decode


class Counter:
    """Measures the time from sending a move until the opponent receives it."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.latencies: list[float] = []
        self.sent: dict[Any, float] = {}
        self.counting = False

    def send(self, table: Any, wire: Wire, message: bytes) -> None:
        if self.think:
            loop = asyncio.get_running_loop()
            loop.call_later(self.think, self.send_now, table, wire, message)
        else:
            self.send_now(table, wire, message)

    def send_now(self, table: Any, wire: Wire, message: bytes) -> None:
        self.sent[table] = time.perf_counter()
        wire.say(message)

    def arrived(self, table: Any) -> None:
        began = self.sent.pop(table, None)
        if began is not None and self.counting:
            self.latencies.append(time.perf_counter() - began)

    def report(self, seconds: float) -> dict[str, float]:
        latencies = sorted(self.latencies)
        return {
            "moves_per_second": round(len(latencies) / seconds, 1),
            "p50_ms": round(1000 * statistics.median(latencies), 2),
            "p99_ms": round(1000 * latencies[int(len(latencies) * 0.99)], 2),
            "worst_ms": round(1000 * latencies[-1], 2),
        }


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
        began, before = time.perf_counter(), cpu_seconds(pid)
        await asyncio.sleep(args.seconds)
        counter.counting = False
        found = counter.report(time.perf_counter() - began)
        spent = cpu_seconds(pid) - before
        for table in tables:
            table.going = False
        return {**found, "cpu_us_per_move": round(1e6 * spent / len(counter.latencies), 1)}


def cpu_seconds(pid: int) -> float:
    """The processor time of the server: other load on the machine disturbs it less."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
    parser.add_argument("--rounds", type=int, default=3, help="the best of so many")
    parser.add_argument("--data", help="where the databases are kept (a temporary folder)")
    parser.add_argument("--postgres", default="", metavar="URL", help="measure PostgreSQL too")
    args = parser.parse_args()
    args.tables = args.tables or (200 if args.think else 100)
    os.sched_setaffinity(0, {1})
    print(json.dumps(measure(args), indent=2))


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
