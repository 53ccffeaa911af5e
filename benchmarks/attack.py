"""Measures how long players wait for each other's moves while the server is attacked.

    python -m benchmarks.attack                    each attack alone, then all of them together
    python -m benchmarks.attack --only requests    one of them

Players from 127.0.0.1 play at a calm pace. The attacks come from other loopback addresses, each
with limits of its own, from a process of their own. The server has its default limits and SQLite.
Server, workers, players and attackers share the cores of this machine.

Attacks:
    components    custom components that take long to read, in new tables
    replays       long records posted for replay, and replays of a running table, 40 at a time
    connections   half-sent requests, slow drips, idle sockets, and sockets that send nonsense
    thinking      tables with bots of the top level only, and deep analyses that start and stop
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx

import tatami
from benchmarks.load import GameTable, long_game, two_players
from benchmarks.measured import GAME, Counter
from benchmarks.process import ROOT, Server
from tatami.checks.server_process import free_port
from tatami.engine import records
from tatami.engine.game_in_progress import Play
from tatami.registry import game_keys

TABLES, THINK = 12, 0.5
"""The players: 24 moves per second."""
LONGEST = max((tatami.game(key) for key in game_keys()), key=lambda game: game.minutes)
PATIENCE = httpx.Timeout(60.0)
Attack = Callable[[int, str], Coroutine[Any, Any, None]]


class Attacker:
    """A guest at an address of its own."""

    def __init__(self, port: int, address: str) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=PATIENCE
        )

    async def post(self, path: str, body: Any) -> httpx.Response | None:
        """The answer; None if the server closed the connection."""
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        with contextlib.suppress(httpx.HTTPError):
            headers = {"Content-Type": "application/json"}
            return await self.http.post(path, content=content, headers=headers)
        return None

    async def enter(self) -> None:
        with contextlib.suppress(httpx.HTTPError):
            await self.http.get("/api/me")


async def send_components(port: int, address: str) -> None:
    """Dotted keys: the time to read them grows with the square of their number."""
    attacker = Attacker(port, address)
    await attacker.enter()
    slow = "a." * 12_000 + "b=1"
    while True:
        requests = [
            attacker.post("/api/tables", {"game": LONGEST.key, "material": slow}) for _ in range(8)
        ]
        await asyncio.gather(*requests)


async def send_replays(port: int, address: str) -> None:
    attacker = Attacker(port, address)
    await attacker.enter()
    record = a_long_record()
    while True:
        await asyncio.gather(*(attacker.post("/api/replay", record) for _ in range(40)))


def a_long_record() -> bytes:
    """A game with as many players as can be, played at random."""
    rng, seats = random.Random(1), LONGEST.max_seats
    play: Play[Any] = Play(LONGEST, seats=seats, seed="long")
    while not play.state.over:
        play.apply(rng.choice(play.state.legal()))
    return records.write(records.record(play, (records.Seat(name="Aki"),) * seats)).encode()


async def hold_connections(port: int, address: str) -> None:
    """As many as the server accepts: half a request, a byte now and then, or nonsense."""
    async with asyncio.TaskGroup() as group:
        for number in range(300):
            group.create_task(hold_one(port, address, number))


async def hold_one(port: int, address: str, number: int) -> None:
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(address, 0)
            )
            with contextlib.suppress(OSError):
                await (drip, half_a_body, nonsense)[number % 3](reader, writer)
            writer.close()
        await asyncio.sleep(0.05)


async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"GET /api/games HTTP/1.1\r\n")
    while True:
        writer.write(b"X")
        await writer.drain()
        await asyncio.sleep(0.5)


async def half_a_body(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    head = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 40000\r\n"
    writer.write(head + b"Content-Type: application/json\r\n\r\n{")
    await reader.read()


async def nonsense(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(
        b"GET /api/tables/none/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Key: dGF0YW1pIGF0dGFjazEyMw==\r\n"
        b"Sec-WebSocket-Version: 13\r\n\r\n"
    )
    while not reader.at_eof():
        writer.write(b"\x81\x84\0\0\0\0nope" * 50)
        await writer.drain()
        await reader.read(4096)


async def make_bots_think(port: int, address: str) -> None:
    attacker = Attacker(port, address)
    await attacker.enter()
    record = a_long_record()
    for _ in range(12):
        made = await attacker.post("/api/tables", {"game": GAME})
        if made is not None and made.status_code < 300:
            for _seat in range(2):
                said = {"type": "seat_bot", "bot": "level-8"}
                await attacker.post(f"/api/tables/{made.json()['id']}/say", said)
    while True:
        started = await attacker.post("/api/analyses?depth=deep", record)
        if started is not None and started.status_code == 202:
            with contextlib.suppress(httpx.HTTPError):
                await attacker.http.delete(f"/api/analyses/{started.json()['key']}")
        await asyncio.sleep(0.1)


ATTACKS: dict[str, Attack] = {
    "components": send_components,
    "replays": send_replays,
    "connections": hold_connections,
    "thinking": make_bots_think,
}
ATTACKERS = 3
"""Addresses that make each attack at the same time."""


async def attack(port: int, names: list[str]) -> None:
    addresses = count(2)
    async with asyncio.TaskGroup() as group:
        for name in names:
            for _ in range(ATTACKERS):
                group.create_task(ATTACKS[name](port, f"127.0.{next(addresses)}.1"))


@contextlib.contextmanager
def attackers(port: int, names: list[str]) -> Iterator[None]:
    if not names:
        yield
        return
    command = [sys.executable, "-m", "benchmarks.attack", "--attack", str(port), *names]
    running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        running.kill()
        running.wait()


async def play(port: int, seconds: float, warm: float) -> dict[str, float]:
    """Moves of calm players, from sending until the opponent has received them."""
    counter = Counter(THINK)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        scripts = [long_game(seed) for seed in range(TABLES)]
        tables = [GameTable(counter, script, await two_players(http)) for script in scripts]
        for table in tables:
            await table.start(port)
            asyncio.get_running_loop().call_later(random.random() * THINK, table.begin)
        await asyncio.sleep(warm)
        counter.counting = True
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        counter.counting = False
        return {**counter.report(time.perf_counter() - began), "moves": len(counter.latencies)}


def measure(names: list[str], args: argparse.Namespace) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(free_port(), Path(folder), settings={"TATAMI_RATE_LIMITS": "1"})
        try:
            server.wait()
            with attackers(server.port, names):
                return asyncio.run(play(server.port, args.seconds, args.warm))
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", choices=ATTACKS, help="only this attack")
    parser.add_argument("--seconds", type=float, default=30.0, help="per measurement (30)")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds before it (5)")
    parser.add_argument("--attack", nargs="+", metavar="PORT NAME", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        asyncio.run(attack(int(args.attack[0]), args.attack[1:]))
        return
    kinds: dict[str, list[str]] = {
        "none": [],
        **{name: [name] for name in ATTACKS},
        "all together": list(ATTACKS),
    }
    if args.only:
        kinds = {"none": [], args.only: [args.only]}
    print(f"{TABLES} tables, a move every {THINK} s at each, {os.cpu_count()} cores")
    print(f"{'attack':14} {'moves':>6} {'p50 ms':>8} {'p99 ms':>8} {'worst ms':>9}")
    for kind, names in kinds.items():
        found = measure(names, args)
        figures = (f"{found[name]:{width}}" for name, width in
                   (("moves", 6), ("p50_ms", 8), ("p99_ms", 8), ("worst_ms", 9)))  # fmt: skip
        print(f"{kind:14} {' '.join(figures)}", flush=True)


if __name__ == "__main__":
    main()
