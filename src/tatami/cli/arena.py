"""`tatami arena`: matches, ladders, sequential tests and balance reports between bots."""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import tatami
from tatami.cli.arguments import add_command, add_game, add_table, table_material, table_options
from tatami.cli.export import add_format, write
from tatami.engine.errors import BadOptions


def add(commands: Any) -> None:
    command = add_command(
        commands, "arena", "play bots against each other and measure their strength",
        examples=[
            "tatami arena match samourai greedy level-3",
            "tatami arena sprt seven mybots:Clever level-4 --elo1 20",
        ],
    )  # fmt: skip
    kinds = command.add_subparsers(dest="kind", metavar="KIND", required=True)
    match = add_kind(kinds, "match", "play two or more bots at one table", run_match, games=200)
    match.add_argument("bots", nargs="+", metavar="BOT", help=BOT)
    add_lone(match)
    ladder = add_kind(kinds, "ladder", "rate many bots in a round robin", run_ladder, games=1000)
    ladder.add_argument("bots", nargs="+", metavar="BOT", help=BOT)
    sprt = add_kind(
        kinds,
        "sprt",
        "test whether a bot is stronger, with as few games as needed",
        run_sprt,
        games=40_000,
    )
    sprt.add_argument("new", metavar="NEW", help=BOT)
    sprt.add_argument("old", metavar="OLD", help="the bot to compare it with")
    add_lone(sprt)
    add_bounds(sprt)
    balance = add_kind(
        kinds, "balance", "write a page about how fair a game is", run_balance, games=1000
    )
    balance.add_argument(
        "--bot", default="greedy", metavar="NAME", help="the bot in every seat (default: greedy)"
    )
    balance.add_argument(
        "--pages", type=Path, default=Path("docs/balance"), metavar="FOLDER",
        help="the folder for the page and its plots (default: docs/balance)",
    )  # fmt: skip


BOT = "the name of a bot, or module:Class for your own"


def add_kind(
    kinds: Any, name: str, about: str, run: Callable[..., int], *, games: int
) -> argparse.ArgumentParser:
    kind = add_command(kinds, name, about)
    add_game(kind)
    most = "at most this many games" if name == "sprt" else "at least this many games"
    kind.add_argument(
        "--games", type=int, default=games, metavar="N", help=f"{most} (default: {games})"
    )
    add_table(kind)
    kind.add_argument(
        "--opening", type=int, metavar="N",
        help="random moves before the bots start (default: 0, or 2 for games without chance)",
    )  # fmt: skip
    kind.add_argument("--jobs", type=int, metavar="N", help="processes (default: one per core)")
    kind.add_argument(
        "--ray", metavar="ADDRESS", help="play on this Ray cluster (`local` starts one)"
    )
    kind.add_argument(
        "--game-timeout", type=float, metavar="S", help="count a game as failed after S seconds"
    )
    kind.add_argument(
        "--patience", dest="game_timeout", type=float, help=argparse.SUPPRESS
    )  # the old name of --game-timeout
    kind.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="save every game to this folder, and resume from it",
    )
    if name != "balance":
        kind.add_argument(
            "--trajectories", type=Path, metavar="FOLDER",
            help="also export all decisions as a data set to this folder",
        )  # fmt: skip
        add_format(kind)
    kind.add_argument(
        "--json", type=Path, metavar="FILE", help="write the result to this file as JSON"
    )
    if name != "balance":
        kind.add_argument(
            "--plot", type=Path, metavar="FILE", help="plot the result to this file (.svg or .png)"
        )
    kind.set_defaults(run=run)
    return kind


def add_lone(kind: argparse.ArgumentParser) -> None:
    kind.add_argument(
        "--lone", action="store_true", help="seat the first bot alone among copies of the second"
    )


def add_bounds(kind: argparse.ArgumentParser) -> None:
    kind.add_argument(
        "--elo0", type=float, default=0.0, help="the Elo gain that counts as no better (default: 0)"
    )
    kind.add_argument(
        "--elo1", type=float, default=10.0, help="the Elo gain that counts as better (default: 10)"
    )
    kind.add_argument(
        "--alpha", type=float, default=0.05, help="accepted chance of a false yes (default: 0.05)"
    )
    kind.add_argument(
        "--beta", type=float, default=0.05, help="accepted chance of a false no (default: 0.05)"
    )


def run_match(args: argparse.Namespace) -> int:
    from tatami.arena import match

    check_outputs(args)
    with progress_bar(args) as on_progress:
        result = match(
            args.game, *args.bots,
            lone=args.lone, **run_arguments(args),
            on_progress=on_progress, on_games=exporter(args),
        )  # fmt: skip
    return print_result(args, result)


def run_ladder(args: argparse.Namespace) -> int:
    from tatami.arena import ladder

    check_outputs(args)
    with progress_bar(args) as on_progress:
        result = ladder(
            args.game, *args.bots,
            **run_arguments(args), on_progress=on_progress, on_games=exporter(args),
        )  # fmt: skip
    return print_result(args, result)


def print_result(args: argparse.Namespace, result: Any) -> int:
    from tatami.arena.plots import ratings_plot
    from tatami.arena.report_text import result_text

    print(result_text(result))
    return finish(args, result, ratings_plot)


def run_sprt(args: argparse.Namespace) -> int:
    from tatami.arena import Bounds, sprt
    from tatami.arena.plots import sprt_plot
    from tatami.arena.report_text import sprt_text

    check_outputs(args)
    bounds = Bounds(elo0=args.elo0, elo1=args.elo1, alpha=args.alpha, beta=args.beta)
    with progress_bar(args) as on_progress:
        result = sprt(
            args.game, args.new, args.old,
            bounds=bounds, lone=args.lone, **run_arguments(args),
            on_progress=on_progress, on_games=exporter(args),
        )  # fmt: skip
    print(sprt_text(result))
    return finish(args, result, sprt_plot)


def run_balance(args: argparse.Namespace) -> int:
    from tatami.arena.balance import balance
    from tatami.arena.balance_page import write_page
    from tatami.arena.report_text import failures_text

    with progress_bar(args) as on_progress:
        found = balance(
            args.game,
            args.bot,
            **run_arguments(args),
            on_progress=on_progress,
        )
    write_json(args, found)
    print(write_page(found, args.pages))
    failures = [(table.plan, failed) for table in found.seat_counts for failed in table.failures]
    for plan, failed in failures:
        print(failures_text(plan, [failed], failures_folder(args)))
    return 1 if failures else 0


def run_arguments(args: argparse.Namespace) -> dict[str, Any]:
    """The arguments that all kinds of runs share, as parameters of `tatami.arena.runs`."""
    if args.games < 1:
        raise BadOptions("--games must be at least 1")
    game = tatami.game(args.game)
    return {
        "games": args.games,
        "seats": args.seats,
        "options": table_options(game, args),
        "material": table_material(game, args),
        "seed": args.seed or "arena",
        "opening": args.opening,
        "jobs": args.jobs,
        "ray": args.ray,
        "game_timeout": args.game_timeout,
        "out": args.out,
    }


def exporter(args: argparse.Namespace) -> Callable[..., None]:
    """Writes the games of a run as a data set, if one is wanted."""

    def export(plan: Any, games: list[Any]) -> None:
        from tatami.arena.trajectories import games_of_run

        if args.trajectories is not None:
            write(args, games_of_run(plan, games), len(games), args.trajectories)

    return export


def check_outputs(args: argparse.Namespace) -> None:
    """Before the first game."""
    from tatami.arena.svg import check_can_save
    from tatami.arena.trajectory_files import check_can_write

    if args.plot is not None:
        check_can_save(args.plot)
    if args.trajectories is not None:
        check_can_write(args.trajectories, args.format)


def finish(args: argparse.Namespace, result: Any, draw: Callable[[Any], str]) -> int:
    from tatami.arena.report_text import failures_text
    from tatami.arena.svg import save

    print(failures_text(result.plan, result.failures, failures_folder(args)))
    write_json(args, result)
    if args.plot is not None:
        save(draw(result), args.plot)
    return 1 if result.failures else 0


def failures_folder(args: argparse.Namespace) -> Path:
    return args.out or Path(tempfile.gettempdir()) / f"tatami-arena-{args.game}"


def write_json(args: argparse.Namespace, result: Any) -> None:
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(result)) + b"\n")


@contextlib.contextmanager
def progress_bar(args: argparse.Namespace) -> Iterator[Any]:
    """A progress bar during the run; after Ctrl-C, a line that says how to resume."""
    bar = Bar()
    try:
        yield bar.show
    except KeyboardInterrupt:
        bar.clear()
        if args.out is None:
            print("stopped; use --out FOLDER to save the games and resume", file=sys.stderr)
        else:
            print(f"stopped; repeat the command to resume from {args.out}", file=sys.stderr)
        raise
    finally:
        bar.clear()


class Bar:
    """One line on stderr, if that is a terminal."""

    def __init__(self) -> None:
        self.is_terminal = sys.stderr.isatty()
        self.shown = 0.0

    def show(self, progress: Any) -> None:
        now = time.monotonic()
        if self.is_terminal and now - self.shown >= 0.1:
            self.shown = now
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\x1b[K{line(progress)[:width]}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.is_terminal and self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def line(progress: Any) -> str:
    parts = [] if progress.test is None else [ratio(progress.test)]
    parts += [score(progress), f"{progress.rate:,.1f} games/s"]
    if progress.test is None:
        parts.append(f"{clock(progress.seconds_left)} left")
    parts += [f"{progress.failed} failed"] if progress.failed else []
    start = f"{progress.done:,} games" if progress.test else done(progress)
    return "  ".join([start, *filter(None, parts)])


def done(progress: Any) -> str:
    filled = 24 * progress.done // max(1, progress.total)
    return f"{'█' * filled}{'·' * (24 - filled)} {progress.done:,} of {progress.total:,}"


def ratio(test: Any) -> str:
    """The log likelihood ratio between its bounds."""
    low, high = test.bounds.lower, test.bounds.upper
    at = round(20 * (min(max(test.llr, low), high) - low) / (high - low))
    bar = "─" * at + "●" + "─" * (20 - at)
    return f"LLR {low:.2f} {bar} {high:+.2f}: {test.llr:+.2f}"


def score(progress: Any) -> str:
    """The best three bots, by the fraction of their games that they won."""
    shares = {bot: progress.won[bot] / games for bot, games in progress.games.items() if games}
    if len(progress.plan.bots) == 1:
        return f"{progress.plan.seats} seats"
    best = sorted(shares, key=lambda bot: -shares[bot])[:3]
    return "  ".join(f"{bot} {100 * shares[bot]:.1f}%" for bot in best)


def clock(seconds: float) -> str:
    minutes, rest = divmod(int(min(seconds, 359_999)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
