"""Runs the parts of a soak in worker processes, keeps its state in a file, reports a failure."""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
from pebble import ProcessExpired, ProcessPool

import tatami
from tatami.arena.executors import available_cores
from tatami.checks.frame import CheckFailed, Run
from tatami.checks.soak.play_part import (
    Failure,
    PartResult,
    ignore_interrupts,
    play_part,
    play_part_for_parent,
)
from tatami.checks.soak.position_trials import TRIALS, Position, problem
from tatami.checks.soak.random_tables import TableChoice
from tatami.checks.soak.shorten import shorten
from tatami.engine import records
from tatami.engine.errors import TatamiError
from tatami.engine.game_in_progress import Play

COUNTED = {
    "decisions": "decisions",
    "games": "games",
    "invariants": "positions under all invariants",
    "samples": "samples",
    "laws": "positions under all laws",
}
"""The fields of a result, and how the report names them."""


class SavedRun(msgspec.Struct, kw_only=True):
    """What the state file holds: the parts that are done, and what was counted in them."""

    seed: str
    games: list[str]
    parts: int = 0
    total: PartResult = msgspec.field(default_factory=PartResult)


def soak(run: Run, args: argparse.Namespace) -> None:
    games = args.game or tatami.game_keys()
    saved = load_state(run, args.state, games)
    limit = args.decisions or float("inf")
    if args.part is not None:
        numbers: Iterator[int] = iter([args.part])
        parts: Iterator[Any] = ((n, play_part(run.seed, n, games)) for n in numbers)
    else:
        parts = results(run, saved, jobs_of(args), lambda: saved.total.decisions >= limit)
    show_figures(run, saved)
    for number, result in parts:
        add(saved, number, result)
        show_figures(run, saved)
        run.show(f"{saved.total.decisions:,} decisions", saved.total.decisions / limit)
        if result.failure is not None:
            raise explain(run, number, result.failure, args.out)
        if args.state is not None and args.part is None:
            args.state.write_bytes(msgspec.json.encode(saved))


def jobs_of(args: argparse.Namespace) -> int:
    jobs = available_cores() if args.jobs is None else int(args.jobs)
    if jobs < 1:
        raise TatamiError("--jobs must be at least 1")
    return jobs


def load_state(run: Run, file: Path | None, games: list[str]) -> SavedRun:
    """The state of the file; its seed replaces the one of this run."""
    if file is None or not file.exists():
        return SavedRun(seed=run.seed, games=games)
    try:
        saved = msgspec.json.decode(file.read_bytes(), type=SavedRun)
    except msgspec.DecodeError as error:
        raise TatamiError(f"{file} is not the state of a soak: {error}") from None
    if saved.games != games:
        raise TatamiError(f"{file} belongs to a soak of {', '.join(saved.games)}")
    run.seed = saved.seed
    print(f"soak: resuming after {saved.total.decisions:,} decisions of seed {saved.seed}")
    return saved


def results(
    run: Run, saved: SavedRun, jobs: int, is_enough: Any
) -> Iterator[tuple[int, PartResult]]:
    """Play parts in worker processes until the time is up; yields their results in order."""
    # Spawned, not forked: a fork would copy the caller's threads and open files.
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPool(max_workers=jobs, context=spawn, initializer=ignore_interrupts)
    waiting: deque[tuple[int, Any]] = deque()
    numbers = itertools.count(saved.parts)
    try:
        while True:
            while len(waiting) < 2 * jobs and not run.is_time_up and not is_enough():
                number = next(numbers)
                task = [run.seed, number, saved.games]
                waiting.append((number, pool.schedule(play_part_for_parent, args=task)))
            if not waiting or is_enough():
                return
            number, future = waiting.popleft()
            yield number, result_of(run, number, future)
    finally:
        pool.stop()  # type: ignore[no-untyped-call]  # pebble's
        pool.join(timeout=5)


def result_of(run: Run, number: int, future: Future[bytes]) -> PartResult:
    try:
        return msgspec.msgpack.decode(future.result(), type=PartResult)
    except ProcessExpired as error:
        raise CheckFailed(
            f"the process that played part {number} died (exit code {error.exitcode})",
            f"tatami check soak --seed '{run.seed}' --part {number}",
        ) from None


def add(saved: SavedRun, number: int, result: PartResult) -> None:
    saved.parts = number + 1
    for name in COUNTED:
        setattr(saved.total, name, getattr(saved.total, name) + getattr(result, name))


def show_figures(run: Run, saved: SavedRun) -> None:
    for name, shown in COUNTED.items():
        run.figures[shown] = getattr(saved.total, name)


def explain(run: Run, part: int, failure: Failure, folder: Path) -> CheckFailed:
    """Shorten the failure and write it as a game file."""
    run.progress.clear()
    print("soak: a check failed; shortening the game …", flush=True)
    short = shorten(failure)
    file = folder / f"soak-{short.table.game}-{short.table.seats}.json"
    file.write_text(game_file(short), encoding="utf-8")
    return CheckFailed(
        f"{short.what} ({short.table.describe()}, after {len(short.actions)} moves)",
        f"tatami verify {file}",
        f"tatami check soak --file {file}",
        f"tatami check soak --seed '{run.seed}' --part {part}",
    )


def game_file(failure: Failure) -> str:
    """The record of the moves, as far as the rules can carry them out."""
    table = failure.table
    play: Play[Any] = Play(
        tatami.game(table.game), seats=table.seats, seed=table.seed, options=table.options
    )
    for action in failure.actions:
        try:
            play.apply_trusted([action])
        except Exception:
            break
    seats = tuple(records.Seat(name=f"player {seat + 1}") for seat in range(table.seats))
    return records.write(records.record(play, seats))


def check_file(run: Run, file: Path) -> None:
    """Every trial at every position of a game file."""
    record = records.read(file.read_bytes())
    table = TableChoice(
        game=record.game, seats=len(record.seats), options=record.options, seed=record.seed
    )
    game = tatami.game(record.game)
    if record.material is not None or record.origin is not None:
        raise TatamiError("games with custom components and forked games cannot be checked here")
    actions = [game.read(move.text) for move in record.moves]
    state = game.new(seats=table.seats, options=table.options, seed=table.seed)
    for number in range(len(actions) + 1):
        run.count("positions")
        run.show(f"move {number}", number / (len(actions) + 1))
        for trial in TRIALS:
            if what := problem(trial, Position(table, actions[:number], state)):
                raise CheckFailed(f"{what} (after {number} moves)", f"tatami verify {file}")
        if number < len(actions):
            state.apply(actions[number])
