"""`tatami analyze FILE`: the mistakes in a recorded game, luck and skill."""

from __future__ import annotations

import argparse
import multiprocessing
import os
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

import msgspec

import tatami
from tatami import analysis
from tatami.analysis import Analysis, AnalysisSettings, PositionAnalysis
from tatami.analysis.report_text import ReportWriter
from tatami.cli.arguments import add_command, add_display
from tatami.cli.stats import progress
from tatami.engine import Play, records
from tatami.engine.errors import BadOptions
from tatami.engine.records import Record

PART = 8
"""Positions per task of a process."""


def add(commands: Any) -> None:
    command = add_command(
        commands, "analyze", "find the mistakes in a finished game, and what was luck",
        examples=["tatami analyze game.json --depth deep --worst 10"],
    )  # fmt: skip
    add_arguments(command)
    # Without `help`, argparse accepts the British spelling and does not list it.
    add_arguments(commands.add_parser("analyse"))


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a game file")
    command.add_argument(
        "--depth",
        choices=sorted(analysis.DEPTHS),
        default="normal",
        help="how long to search (default: normal)",
    )
    command.add_argument(
        "--simulations", type=int, metavar="N", help="simulations per position, instead of --depth"
    )
    command.add_argument(
        "--worst", type=int, default=5, metavar="N", help="mistakes to show (default: 5)"
    )
    command.add_argument(
        "--processes", type=int, default=0, metavar="N", help="processes (default: one per core)"
    )
    command.add_argument("--json", action="store_true", help="print the whole analysis as JSON")
    add_display(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    record = records.read(args.file.read_bytes())
    settings = AnalysisSettings(simulations=simulations(args))
    found = analyze_in_processes(record, settings, args.processes or os.cpu_count() or 1)
    if args.json:
        print(msgspec.json.encode(found).decode())
        return
    game = tatami.game(record.game)
    writer = ReportWriter(game, [seat.name for seat in record.seats], args.lang)
    print("\n".join(writer.report(found, args.worst)))


def simulations(args: argparse.Namespace) -> int:
    wanted = args.simulations or analysis.DEPTHS[args.depth]
    if not 8 <= wanted <= 1_000_000:
        raise BadOptions("--simulations must be between 8 and 1,000,000")
    return int(wanted)


def analyze_in_processes(record: Record, settings: AnalysisSettings, processes: int) -> Analysis:
    """The same as `analysis.analyze`, on several cores."""
    game = tatami.game(record.game)
    if processes == 1:
        return analysis.analyze(record, game, settings, progress=progress)
    play = analysis.verified_play(record, game)
    total = len(play.actions) + 1
    text = records.write(record)
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, spawn) as pool:
        open_parts = {
            pool.submit(analyze_part, text, first, min(first + PART, total), settings)
            for first in range(0, total, PART)
        }
        positions: list[PositionAnalysis] = []
        try:
            while open_parts:
                done, open_parts = wait(open_parts, return_when=FIRST_COMPLETED)
                for one in done:
                    positions += msgspec.msgpack.decode(one.result(), type=list[PositionAnalysis])
                progress(len(positions), total)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return analysis.combine_positions(record, play, positions, settings)


def analyze_part(text: str, first: int, end: int, settings: AnalysisSettings) -> bytes:
    """Runs in a worker process: analyze the positions from `first` up to `end`."""
    record = records.read(text)
    game = tatami.game(record.game)
    whole = records.replay(record, game)
    play: Play[Any] = whole.at(first)
    positions = []
    for number in range(first, end):
        action = whole.actions[number] if number < len(whole.actions) else None
        positions.append(analysis.position_analysis(game, play.state, number, action, settings))
        if action is not None:
            play.apply_trusted([action])
    return msgspec.msgpack.encode(positions)
