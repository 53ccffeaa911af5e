"""One server process on PostgreSQL beside two: `python -m benchmarks.processes`.

Whole games in three ways: on one process; on two, with each table on one of them; and on two, with
the two players of every table on different ones. What counts is the processor time of the servers
per move: with it, two processes on cores of their own reach `times_one_process`. A notification
goes to every process for every entry (the bus), and a process that has the table in memory reads
the entry. PostgreSQL itself runs in a temporary folder; its processor time is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.http_wire import HttpWire
from benchmarks.measured import Counter, cpu_microseconds
from benchmarks.process import Server
from benchmarks.whole_games import WholeGame
from benchmarks.wire import connect
from tatami.checks.server_process import free_port
from tatami.checks.temporary_postgres import TemporaryPostgres, why_not


class SplitGame(WholeGame):
    """The second player is connected to another process."""

    def __init__(self, counter: Counter, ports: tuple[int, int], number: int) -> None:
        super().__init__(counter, ports[0], number)
        self.ports = ports
        self.people = [HttpWire(port) for port in ports]

    async def connect(self) -> None:
        path = f"/api/tables/{self.table}/live"
        self.wires = []
        for me, person in enumerate(self.people):
            heard = lambda text, me=me: self.heard(me, text)  # noqa: E731
            self.wires.append(await connect(self.ports[me], path, heard, person.cookie))
        await self.running


async def cpu_per_move(games: list[WholeGame], pids: list[int], rounds: int) -> float:
    """Processor time of all servers in µs per move; the first games only warm up."""
    for game in games:
        await game.arrive()
    await play_all(games)
    before, moves = sum(map(cpu_microseconds, pids)), 0
    for _ in range(rounds):
        await play_all(games)
        moves += sum(len(game.script) for game in games)
    return (sum(map(cpu_microseconds, pids)) - before) / moves


async def play_all(games: list[WholeGame]) -> None:
    await asyncio.gather(*(play_one(game) for game in games))


async def play_one(game: WholeGame) -> None:
    for phase in (game.create, game.join, game.start, game.connect):
        await phase()
    game.going = True
    game.answer_if_asked()
    await game.over
    for wire in game.wires:
        wire.transport.close()


@contextlib.contextmanager
def servers(count: int, postgres: TemporaryPostgres, folder: Path) -> Iterator[list[Server]]:
    """So many processes on a new database."""
    url, secret = postgres.new_database(), secrets.token_hex(32)
    found: list[Server] = []
    try:
        for number in range(count):
            data = folder / f"{count} {secret[:6]} {number}"
            found.append(Server(free_port(), data, url, settings={"TATAMI_SECRET": secret}))
            found[-1].wait()
        yield found
    finally:
        for server in found:
            server.stop()


def measure(kind: str, postgres: TemporaryPostgres, args: argparse.Namespace) -> float:
    count = 1 if kind == "one process" else 2
    counter = Counter(0.0)
    with tempfile.TemporaryDirectory() as name, servers(count, postgres, Path(name)) as running:
        ports = [server.port for server in running]
        games: list[WholeGame] = []
        for number in range(args.tables):
            if kind == "two processes, tables split":
                games.append(SplitGame(counter, (ports[0], ports[1]), number))
            else:
                games.append(WholeGame(counter, ports[number % count], number))
        pids = [server.pid for server in running]
        return asyncio.run(cpu_per_move(games, pids, args.rounds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3, help="games of each table")
    args = parser.parse_args()
    if reason := why_not():
        raise SystemExit(reason)
    postgres = TemporaryPostgres()
    postgres.start()
    try:
        kinds = ["one process", "two processes", "two processes, tables split"]
        found = {kind: measure(kind, postgres, args) for kind in kinds}
    finally:
        postgres.stop()
    print(json.dumps({kind: row(found, kind) for kind in found}, indent=2))


def row(found: dict[str, float], kind: str) -> dict[str, Any]:
    one, processes = found["one process"], 1 if kind == "one process" else 2
    return {
        "cpu_us_per_move": round(found[kind], 1),
        "times_one_process": round(processes * one / found[kind], 2),
    }


if __name__ == "__main__":
    main()
