"""How cost and memory grow with the number of tables: `python -m benchmarks.growth`.

For each number of running tables (and then with many finished ones on disk) a server starts on a
database that has them, in a process of its own: the processor time until it answers, the memory
per running table, and what a whole game and a move cost beside them. `--plots FOLDER` writes SVG.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine

import tatami
from benchmarks.http_wire import HttpWire
from benchmarks.measured import GAME, cpu_microseconds
from benchmarks.process import Server
from benchmarks.whole_games import measure_phases, scripts
from tatami.arena.svg import Mark, dot_plot
from tatami.checks.server_process import free_port
from tatami.engine import fair_deals
from tatami.server.data_folder import DATABASE
from tatami.server.store.migrate import upgrade
from tatami.server.tables import entries
from tatami.server.tables.table_setup import TableSetup

PLAYED = 20
"""Moves of a running table."""
NOW = 1_700_000_000_000
TABLES = """
INSERT INTO tables (id, setting, secret, public, status, game, created, changed)
VALUES (?1, ?2, ?3, 0, ?4, ?5, ?6, ?6)
"""
ENTRIES = "INSERT INTO entries (table_id, number, at, body) VALUES (?, ?, ?, ?)"
FINISHED = "INSERT INTO finished VALUES (?, ?, 2, 0, 0, 'no-move', ?)"


def fill(file: Path, running: int, finished: int) -> None:
    """A database with that many tables, each with the entries of a real game."""
    engine = create_engine(f"sqlite:///{file}")
    upgrade(engine)
    engine.dispose()
    connection = sqlite3.connect(file)
    for number in range(running + finished):
        add_table(connection, number, over=number >= running)
        if number % 1000 == 999:
            connection.commit()
    connection.commit()
    connection.close()


def add_table(connection: sqlite3.Connection, number: int, *, over: bool) -> None:
    id_, secret = f"t{number}", f"{number:064x}"
    setup = TableSetup(
        game=GAME, version=tatami.game(GAME).version, seats=2, host="p0", opened=NOW,
        commitment=fair_deals.commit(secret),
    )  # fmt: skip
    setting = msgspec.json.encode(setup).decode()
    status = "over" if over else "running"
    connection.execute(TABLES, (id_, setting, secret, status, GAME, NOW))
    actions = scripts()[number % len(scripts())]
    bodies = written(secret, actions if over else actions[:PLAYED])
    rows = [(id_, index, NOW, body) for index, body in enumerate(bodies, 1)]
    connection.executemany(ENTRIES, rows)
    if over:
        connection.execute(FINISHED, (id_, GAME, NOW))


def written(secret: str, actions: list[int]) -> Iterator[str]:
    game = tatami.game(GAME)
    state = game.new(seed=1)
    found: list[entries.AnyEntry] = [
        entries.SatDown(seat=seat, name=f"person {seat}", player=f"p{seat}") for seat in (0, 1)
    ]
    found.append(entries.Started(seed=fair_deals.seed_of(secret, ("", ""))))
    for action in actions:
        found.append(entries.Moved(seat=int(state.to_act), text=game.show(action)))
        state.play(action)
    return (entries.encode(one).decode() for one in found)


def measure(running: int, finished: int, games: int, data: str | None) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=data) as name:
        folder = Path(name)
        fill(folder / DATABASE, running, finished)
        began = time.perf_counter()
        server = Server(free_port(), folder)
        try:
            server.wait()
            asyncio.run(answers(server.port))
            ready = time.perf_counter() - began
            cpu, memory = cpu_microseconds(server.pid), megabytes(server.pid)
            found = asyncio.run(measure_phases(server.port, server.pid, games, 2))
        finally:
            server.stop()
    return {
        "running": running,
        "finished": finished,
        "start_seconds": round(ready, 2),
        "start_cpu_seconds": round(cpu / 1e6, 2),
        "megabytes": round(memory, 1),
        "cpu_us_per_game": found["cpu_us_per_game"],
        "cpu_us_per_move": found["cpu_us_per_move"],
    }


async def answers(port: int) -> None:
    """Connections wait until all running tables are resumed."""
    status, _, _ = await HttpWire(port).request("GET", "/healthz")
    assert status == 200


def megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 1e6


def with_memory_per_table(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Beside the first row, which has the fewest tables."""
    first = rows[0]
    for row in rows[1:]:
        more = row["running"] - first["running"]
        if more:
            row["kilobytes_per_running_table"] = round(
                1000 * (row["megabytes"] - first["megabytes"]) / more, 1
            )
    return rows


PLOTS = {
    "cpu_us_per_move": ("A move", "processor time of the server in µs"),
    "cpu_us_per_game": ("A whole game", "processor time of the server in µs"),
    "megabytes": ("Memory after the start", "MB"),
    "start_cpu_seconds": ("The start", "processor time in seconds"),
}


def plot(rows: list[dict[str, Any]], field: str) -> str:
    title, axis = PLOTS[field]
    marks = [
        Mark(
            label=f"{row['running']:,} running, {row['finished']:,} finished",
            value=row[field], low=0.0, high=row[field], text=f"{row[field]:,}",
        )
        for row in rows
    ]  # fmt: skip
    return dot_plot(title, marks, axis=axis, note="beside tables in memory and on disk")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--running", type=int, nargs="+", default=[0, 100, 1000, 10_000])
    parser.add_argument("--finished", type=int, default=100_000, help="in the last row")
    parser.add_argument("--games", type=int, default=30, help="whole games at once")
    parser.add_argument("--data", help="where the databases are kept (a temporary folder)")
    parser.add_argument("--plots", type=Path, help="a folder for the plots")
    args = parser.parse_args()
    rows = [measure(running, 0, args.games, args.data) for running in args.running]
    rows.append(measure(args.running[0], args.finished, args.games, args.data))
    print(json.dumps(with_memory_per_table(rows), indent=2))
    for field in PLOTS if args.plots else ():
        args.plots.mkdir(parents=True, exist_ok=True)
        (args.plots / f"growth-{field.replace('_', '-')}.svg").write_text(plot(rows, field))


if __name__ == "__main__":
    main()
