"""`tatami perft GAME N`: counts positions by depth, to compare implementations of the rules."""

from __future__ import annotations

import argparse
import time
from typing import Any

import tatami
from tatami.cli.arguments import add_command, add_game, add_table, table_material, table_options
from tatami.engine.errors import BadOptions
from tatami.engine.state import State, perft


def add(commands: Any) -> None:
    command = add_command(
        commands, "perft", "count the positions after 1 to N moves",
        examples=["tatami perft samourai 4 --divide"],
    )  # fmt: skip
    add_game(command)
    command.add_argument("depth", type=int, metavar="N", help="the number of moves")
    command.add_argument(
        "--divide", action="store_true", help="show the count after each first move"
    )
    command.add_argument(
        "--position", metavar="TEXT", help="start from this position (default: a new game)"
    )
    add_table(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    if args.depth < 1:
        raise BadOptions("N must be at least 1")
    game = tatami.game(args.game)
    options, material = table_options(game, args), table_material(game, args)
    if args.position:
        table = game.table(seats=args.seats, options=options, material=material)
        state = game.read_position(args.position, table)
    else:
        state = game.new(seats=args.seats, seed=args.seed or 0, options=options, material=material)
    if args.divide:
        divide(game, state, args.depth)
    else:
        count(state, args.depth)


def count(state: State, depth: int) -> None:
    for level in range(1, depth + 1):
        began = time.perf_counter()
        leaves = perft(state, level)
        seconds = time.perf_counter() - began
        print(f"{level:3} {leaves:>15,}   {seconds:8.2f} s", flush=True)


def divide(game: Any, state: State, depth: int) -> None:
    total = 0
    for action in state.legal():
        after = state.clone()
        after.play(action)
        leaves = perft(after, depth - 1)
        total += leaves
        print(f"{game.show(action):<16} {leaves:>15,}", flush=True)
    print(f"{'total':<16} {total:>15,}")
