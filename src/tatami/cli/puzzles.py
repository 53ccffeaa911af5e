"""`tatami puzzles`: solve puzzles in the terminal, mine new ones, and verify a file of them."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import tatami
from tatami.checks.progress import Progress
from tatami.cli.arguments import (
    add_command,
    add_data,
    add_display,
    add_game,
    counted,
    table_options,
)
from tatami.cli.solve_puzzles import solve
from tatami.engine import puzzles as puzzle_files
from tatami.engine.errors import BadOptions, BadPuzzles
from tatami.engine.game import Game
from tatami.engine.puzzles import FILE, PuzzleFile, SourceGame, empty, puzzles_of
from tatami.puzzles import clear_choices, verify
from tatami.puzzles.mine import MiningFolder, mine_game, mine_source, select, with_people
from tatami.puzzles.source_games import Sources

TARGET = 320


def add(commands: Any) -> None:
    command = add_command(
        commands, "puzzles", "solve puzzles in the terminal, mine new ones, verify a file",
        examples=[
            "tatami puzzles daily samourai",
            "tatami puzzles solve honor --theme surprise",
            "tatami puzzles verify",
        ],
    )  # fmt: skip
    kinds = command.add_subparsers(dest="kind", metavar="KIND", required=True)
    add_solve(kinds, "daily", "solve the puzzle of the day")
    add_solve(kinds, "solve", "solve puzzles of a game, one after another").add_argument(
        "--theme", help="only puzzles with this theme (`tatami puzzles themes GAME` lists them)"
    )
    themes = add_command(kinds, "themes", "list the themes of a game's puzzles")
    add_game(themes)
    themes.set_defaults(run=list_themes)
    add_mine(kinds)
    add_verify(kinds)


def add_solve(kinds: Any, name: str, about: str) -> argparse.ArgumentParser:
    kind = add_command(kinds, name, about)
    add_game(kind)
    add_display(kind)
    kind.set_defaults(run=solve, theme=None)
    return kind


def add_mine(kinds: Any) -> None:
    kind = add_command(
        kinds, "mine", "find puzzles in games between bots, or in games of people who agreed",
        details="A stopped run continues where it stopped. --from-server uses finished games of\n"
        "this server whose players all allow it under Account, Privacy. No names are kept. The\n"
        "new puzzles replace earlier ones from people's games; those from bots' games stay.",
    )  # fmt: skip
    add_game(kind)
    kind.add_argument(
        "--count",
        type=int,
        default=TARGET,
        metavar="N",
        help=f"puzzles to find (default: {TARGET})",
    )
    kind.add_argument(
        "--seats", type=int, action="append", default=[], metavar="N",
        help="number of players; can be repeated (default: all up to 5)",
    )  # fmt: skip
    kind.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE",
        help="set an option of the game, such as rounds=1; can be repeated",
    )  # fmt: skip
    kind.add_argument("--seed", default="puzzles", help="the seed of games and searches")
    kind.add_argument("--seconds", type=float, metavar="S", help="stop after this time")
    kind.add_argument(
        "--work", type=Path, default=Path("puzzles"), metavar="FOLDER",
        help="save progress in this folder, and resume from it (default: puzzles)",
    )  # fmt: skip
    kind.add_argument(
        "--from-server", action="store_true",
        help="use games of people who agreed, from the server's database",
    )  # fmt: skip
    add_data(kind)
    kind.add_argument("--to", type=Path, metavar="FILE", help=f"default: {FILE} of the game")
    kind.set_defaults(run=run_mine)


def add_verify(kinds: Any) -> None:
    kind = add_command(
        kinds, "verify", "check every puzzle with an independent, deeper search",
        details="Without FILE: the puzzles of all games, or of the one named by --game. Forced\n"
        "wins are proved by trying every line. Other choices are measured again with another\n"
        f"seed: the right one must win at least {100 * clear_choices.MARGIN:.0f} percentage\n"
        "points more often than any other.",
    )  # fmt: skip
    kind.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a file of puzzles")
    kind.add_argument("--game", metavar="GAME", help="only this game")
    kind.add_argument("--seed", default=verify.SEED, help="the seed of the searches")
    kind.add_argument(
        "--simulations", type=int, default=clear_choices.VERIFIED, metavar="N",
        help=f"simulations per choice (default: {clear_choices.VERIFIED})",
    )  # fmt: skip
    kind.add_argument("--drop", action="store_true", help="remove failed puzzles from the file")
    kind.set_defaults(run=run_verify)


def run_mine(args: argparse.Namespace) -> int:
    game = tatami.game(args.game)
    if args.count < 1:
        raise BadOptions("--count must be at least 1")
    if args.from_server:
        return run_mine_people(game, args)
    folder = MiningFolder(args.work, game, args.seed)
    chosen = mine_until(game, folder, args)
    target = args.to or Path(str(game.folder.joinpath(FILE)))
    data = puzzle_files.write(chosen)
    target.write_bytes(data)
    print(
        f"{game.key}: {counted(len(chosen.puzzles), 'puzzle')} from {len(chosen.games)} of "
        f"{len(folder.mined)} games, {len(data):,} bytes: {target}"
    )
    return 0 if len(chosen.puzzles) >= args.count else 1


def mine_until(game: Game[Any], folder: MiningFolder, args: argparse.Namespace) -> PuzzleFile:
    """Mine until there are enough puzzles, or the time is over."""
    began, progress = time.monotonic(), Progress(f"{game.key:8}")
    sources = Sources(game, args.seed, args.seats, table_options(game, args))
    chosen = select(game, folder.mined, args.count)
    while len(chosen.puzzles) < args.count:
        spent = time.monotonic() - began
        if args.seconds is not None and spent >= args.seconds:
            break
        mined = mine_game(sources, folder.next_number)
        folder.add(mined)
        if mined.puzzles:
            chosen = select(game, folder.mined, args.count)
        many = f"{len(chosen.puzzles)} puzzles, {len(folder.mined)} games"
        progress.show(len(chosen.puzzles) / args.count, spent, many)
    progress.clear()
    return chosen


def run_mine_people(game: Game[Any], args: argparse.Namespace) -> int:
    # Imported late: other commands need none of it.
    from tatami.server.operate import open_database, people_games
    from tatami.server.settings import load

    settings = load(data=args.data)
    games = open_database.read_snapshot(settings, people_games.games_with_consent(game))
    folder = MiningFolder(args.work, game, f"{args.seed}-people")
    mine_people(game, folder, games, args)
    usable = {source.key for source in games}
    allowed = [mined for mined in folder.mined if mined.source.key in usable]
    target = args.to or Path(str(game.folder.joinpath(FILE)))
    before = puzzle_files.read(target.read_bytes(), game) if target.is_file() else empty(game)
    chosen = select(game, allowed, args.count)
    target.write_bytes(puzzle_files.write(with_people(before, chosen)))
    print(
        f"{game.key}: {counted(len(chosen.puzzles), 'puzzle')} from "
        f"{counted(len(games), 'game')} between people: {target}"
    )
    return 0


def mine_people(
    game: Game[Any], folder: MiningFolder, games: list[SourceGame], args: argparse.Namespace
) -> None:
    """Look for puzzles in the games that were not mined yet, until the time is over."""
    began, progress = time.monotonic(), Progress(f"{game.key:8}")
    known = {mined.source.key for mined in folder.mined}
    for done, source in enumerate(games, 1):
        spent = time.monotonic() - began
        if args.seconds is not None and spent >= args.seconds:
            break
        if source.key not in known:
            folder.add(mine_source(game, args.seed, source, folder.next_number))
        progress.show(done / len(games), spent, f"{done} games")
    progress.clear()


def run_verify(args: argparse.Namespace) -> int:
    files = [(args.file, args.file.read_bytes())] if args.file else shipped(args.game)
    bad = 0
    for path, data in files:
        game = game_of_file(data)
        bad += verify_file(game, path, puzzle_files.read(data, game), args)
    return 1 if bad else 0


def shipped(wanted: str | None) -> list[tuple[Path, bytes]]:
    keys = [wanted] if wanted else tatami.game_keys()
    folders = [tatami.game(key).folder for key in keys]
    found = [folder.joinpath(FILE) for folder in folders if folder.joinpath(FILE).is_file()]
    if not found:
        raise BadPuzzles("there are no puzzles here; `tatami puzzles mine GAME` finds some")
    return [(Path(str(file)), file.read_bytes()) for file in found]


def game_of_file(data: bytes) -> Game[Any]:
    return tatami.game(puzzle_files.game_key(data))


def verify_file(game: Game[Any], path: Path, file: PuzzleFile, args: argparse.Namespace) -> int:
    """Print what does not hold; returns how many puzzles that are."""
    began, progress, bad = time.monotonic(), Progress(f"{game.key:8}"), set[str]()
    found = verify.problems(game, file, args.seed, args.simulations)
    for done, (puzzle, problem) in enumerate(found, 1):
        progress.show(done / len(file.puzzles), time.monotonic() - began, f"{len(bad)} failed")
        if problem:
            progress.clear()
            bad.add(puzzle.id)
            print(f"{game.key}: {problem}")
    progress.clear()
    seconds = time.monotonic() - began
    print(
        f"{game.key}: {len(file.puzzles) - len(bad)} of {len(file.puzzles)} passed, {seconds:.0f} s"
    )
    if bad and args.drop:
        path.write_bytes(puzzle_files.write(verify.without(file, bad)))
        print(f"{game.key}: removed {len(bad)} from {path}")
    return len(bad)


def list_themes(args: argparse.Namespace) -> None:
    found = puzzles_of(tatami.game(args.game)).puzzles
    counts: dict[str, int] = {}
    for puzzle in found:
        for theme in puzzle.themes:
            counts[theme] = counts.get(theme, 0) + 1
    for theme in sorted(counts, key=lambda theme: -counts[theme]):
        print(f"{counts[theme]:5}  {theme}")
