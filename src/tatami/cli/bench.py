"""`tatami bench`: the speed of random games, compiled and interpreted, or of the searches."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from typing import Any

import tatami
from tatami.cli import bench_search
from tatami.cli.arguments import add_command, add_table, table_material, table_options
from tatami.engine.chance import chance_from
from tatami.engine.errors import TatamiError
from tatami.engine.state import State, playouts

CHUNK = 0.05
"""Minimum seconds between two readings of the clock."""


def add(commands: Any) -> None:
    command = add_command(
        commands, "bench", "measure the speed of random games on one core",
        details="Measures compiled and interpreted rules.",
        examples=["tatami bench --game samourai --seconds 5"],
    )  # fmt: skip
    command.add_argument("--game", metavar="GAME", help="measure only this game")
    command.add_argument(
        "--seconds",
        type=float,
        default=2.0,
        metavar="S",
        help="seconds per measurement (default: 2)",
    )
    command.add_argument(
        "--json", action="store_true", help="print one line of JSON per game and mode"
    )
    command.add_argument(
        "--here", action="store_true", help="measure only the current mode, compiled or interpreted"
    )
    command.add_argument(
        "--search",
        action="store_true",
        help="measure search bots instead, in the current mode",
    )
    add_table(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.seconds <= 0:
        raise TatamiError("--seconds must be more than 0")
    keys = [args.game] if args.game else tatami.game_keys()
    if args.search:
        return bench_search.run(keys, args)
    for key in keys:
        row = measure(key, args)
        show(row, args)
        if not args.here:
            show(measure_other_mode(key, row["mode"], args), args)
    return 0


def measure(key: str, args: argparse.Namespace) -> dict[str, Any]:
    game = tatami.game(key)
    options, material = table_options(game, args), table_material(game, args)
    table = game.table(seats=args.seats, options=options, material=material)
    decisions, games, seconds, best = play_for(table, args.seconds)
    return {
        "game": key,
        "mode": tatami.MODE.split()[0],
        "seats": int(table.seats),
        "plies_per_s": round(decisions / seconds),
        "games_per_s": round(games / seconds, 1),
        "best_plies_per_s": round(best),
        "plies": decisions,
        "games": games,
        "seconds": round(seconds, 3),
    }


def play_for(table: State, seconds: float) -> tuple[int, int, float, float]:
    """Decisions, games, elapsed time, and the best rate of a short interval (other load on the
    machine only slows it down)."""
    rng = chance_from("bench")
    size = 1
    decisions, games, best = 0, 0, 0.0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        start = time.perf_counter()
        made = int(playouts(table, rng, size))
        took = time.perf_counter() - start
        decisions, games = decisions + made, games + size
        best = max(best, made / took)
        if took < CHUNK:
            size *= 2
    return decisions, games, elapsed, best


def measure_other_mode(key: str, mode: str, args: argparse.Namespace) -> dict[str, Any]:
    """Measure in a process of the other mode."""
    environment = {**os.environ, "TATAMI_PURE": "1" if mode == "compiled" else ""}
    command = [sys.executable, "-m", "tatami", "bench", "--here", "--json", "--game", key]
    command += ["--seconds", str(args.seconds)]
    command += [part for option in args.option for part in ("--option", option)]
    command += ["--seats", str(args.seats)] if args.seats else []
    command += ["--material", str(args.material)] if args.material else []
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise TatamiError(done.stderr.strip().removeprefix("tatami: "))
    row: dict[str, Any] = json.loads(done.stdout)
    if row["mode"] == mode:
        row["mode"] = f"{mode} (the rules are not compiled here)"
    return row


def show(row: dict[str, Any], args: argparse.Namespace) -> None:
    if args.json:
        print(json.dumps(row), flush=True)
        return
    print(
        f"{row['game']:<10} {row['seats']} seats  {row['mode']:<12}"
        f" {row['plies_per_s']:>12,} moves/s {row['games_per_s']:>12,.0f} games/s"
        f"   (best {row['best_plies_per_s']:,})",
        flush=True,
    )
