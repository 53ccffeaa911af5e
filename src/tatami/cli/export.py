"""`tatami export SOURCE... --to FOLDER`: games as a data set, a row per decision."""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import tatami
from tatami.cli.arguments import add_command, add_table, counted, table_material, table_options
from tatami.engine.errors import BadOptions, BadRecord, TatamiError

FORMATS = ("parquet", "jsonl")


def add(commands: Any) -> None:
    command = add_command(
        commands, "export", "export games as a data set for machine learning and statistics",
        details="Each decision becomes a row: what the seat could know, its legal moves, its\n"
        "choice and its result. docs/environments.md describes the columns.",
        examples=[
            "tatami export samourai --games 5000 --bot greedy --to data",
            "tatami export games/ --format jsonl --to data",
        ],
    )  # fmt: skip
    command.add_argument(
        "sources", nargs="+", metavar="SOURCE",
        help="a game file, a folder of game files or one from `tatami arena --out`, or the name "
        "of a game for bots to play",
    )  # fmt: skip
    command.add_argument(
        "--to", type=Path, required=True, metavar="FOLDER", help="the folder to write, new or empty"
    )
    add_format(command)
    playing = command.add_argument_group("games between bots")
    playing.add_argument(
        "--games",
        type=int,
        default=1000,
        metavar="N",
        help="at least this many games (default: 1000)",
    )
    playing.add_argument(
        "--bot",
        action="append",
        metavar="NAME",
        help="a bot that plays (default: random); can be repeated",
    )
    playing.add_argument("--jobs", type=int, metavar="N", help="processes (default: one per core)")
    add_table(command)
    command.set_defaults(run=run)


def add_format(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--format",
        choices=FORMATS,
        default="parquet",
        help="parquet needs the extra `data` (default: parquet)",
    )
    command.add_argument(
        "--no-observations", action="store_true", help="leave out the observations of the seats"
    )


def run(args: argparse.Namespace) -> None:
    from tatami.arena.trajectory_files import check_can_write

    check_can_write(args.to, args.format)
    games: list[Any] = []
    counts = []
    for source in args.sources:
        count, found = games_from(source, args)
        counts.append(count)
        games.append(found)
    write(args, (one for found in games for one in found), sum(counts), args.to)


def games_from(source: str, args: argparse.Namespace) -> tuple[int, Iterable[Any]]:
    """The games of a source, and how many there are."""
    path = Path(source)
    if source in tatami.game_keys() and not path.exists():
        return play_games(source, args)
    if not path.exists():
        known = ", ".join(tatami.game_keys())
        raise BadOptions(f"there is no file {source!r}, and the games are {known}")
    if (path / "plan.json").exists():
        return run_games(path)
    files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    if not files:
        raise BadOptions(f"{path} contains no game files (*.json)")
    return len(files), map(recorded_game, files)


def play_games(key: str, args: argparse.Namespace) -> tuple[int, Iterable[Any]]:
    from tatami.arena.plan import make_plan
    from tatami.arena.runs import play_plan
    from tatami.arena.trajectories import games_of_run
    from tatami.cli.arena import Bar

    game, bar = tatami.game(key), Bar()
    plan = make_plan(
        key,
        tuple(args.bot or ["random"]),
        seats=args.seats,
        seed=args.seed or "export",
        options=table_options(game, args),
        material=table_material(game, args),
        opening=0,
    )
    results = play_plan(plan, args.games, jobs=args.jobs, on_progress=bar.show)
    bar.clear()
    if failed := [one.failure for one in results if one.failure is not None]:
        raise TatamiError(f"{counted(len(failed), 'game')} failed; the first: {failed[0].message}")
    return len(results), games_of_run(plan, results)


def run_games(folder: Path) -> tuple[int, Iterable[Any]]:
    from tatami.arena.ledger import Ledger
    from tatami.arena.plan import Plan
    from tatami.arena.trajectories import games_of_run

    try:
        plan = msgspec.json.decode((folder / "plan.json").read_bytes(), type=Plan)
    except msgspec.DecodeError as error:
        raise BadOptions(f"{folder / 'plan.json'}: {error}") from None
    with Ledger(plan, folder) as ledger:
        results = [ledger.games[key] for key in sorted(ledger.games)]
    return len(results), games_of_run(plan, results)


def recorded_game(file: Path) -> Any:
    from tatami.arena.trajectories import game_of_record
    from tatami.engine import records

    try:
        return game_of_record(records.read(file.read_bytes()))
    except TatamiError as error:
        raise BadRecord(f"{file}: {error}") from None


def write(args: argparse.Namespace, games: Iterable[Any], total: int, folder: Path) -> None:
    """Write the games and say what was written."""
    from tatami.arena.trajectories import write_games

    shown = not args.no_observations
    writer = write_games(folder, with_bar(games, total), args.format, observations=shown)
    size = sum(file.stat().st_size for file in folder.iterdir()) / 1e6
    print(
        f"{counted(writer.games, 'game')}, {counted(writer.decisions, 'decision')}, "
        f"{size:,.1f} MB in {folder}"
    )


def with_bar(games: Iterable[Any], total: int) -> Iterator[Any]:
    """The same games, with a progress bar on stderr if that is a terminal."""
    if not sys.stderr.isatty():
        yield from games
        return
    shown = 0.0
    for number, finished in enumerate(games):
        if time.monotonic() - shown >= 0.1:
            shown = time.monotonic()
            filled = 24 * number // max(1, total)
            line = f"{'█' * filled}{'·' * (24 - filled)} writing {number:,} of {total:,} games"
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\x1b[K{line[:width]}", end="", file=sys.stderr, flush=True)
        yield finished
    print("\r\x1b[K", end="", file=sys.stderr, flush=True)
