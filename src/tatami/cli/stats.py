"""`tatami stats GAME`: length, winners and end reasons of random games."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from typing import Any

import tatami
from tatami.cli.arguments import add_command, add_game, add_table, table_material, table_options
from tatami.engine.chance import chance_from
from tatami.engine.errors import BadOptions
from tatami.engine.game import Game
from tatami.engine.state import playout


def add(commands: Any) -> None:
    command = add_command(
        commands, "stats", "play random games and show their length, winners and endings",
        examples=["tatami stats seven --seats 4 --games 1000"],
    )  # fmt: skip
    add_game(command)
    command.add_argument(
        "--games", type=int, default=10_000, metavar="N", help="number of games (default: 10000)"
    )
    add_table(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    if args.games < 1:
        raise BadOptions("--games must be at least 1")
    game = tatami.game(args.game)
    options, material = table_options(game, args), table_material(game, args)
    counts = range(game.min_seats, game.max_seats + 1) if args.seats is None else [args.seats]
    for seats in counts:
        table = game.table(seats=seats, options=options, material=material)
        print(report(game, table, args.games, args.seed or "stats"))


def report(game: Game[Any], table: Any, games: int, seed: str) -> str:
    rng = chance_from(seed)
    seats = int(table.seats)
    lengths: list[int] = []
    shares = [0.0] * seats
    reasons: Counter[str] = Counter()
    for number in range(games):
        state = table.deal(rng.fork())
        lengths.append(int(playout(state, rng)))
        outcome = game.outcome(state)
        assert outcome is not None
        reasons[outcome.reason] += 1
        shares = [total + share for total, share in zip(shares, outcome.shares, strict=True)]
        progress(number + 1, games)
    winners = (f"{name(game, seat)} {percent(share, games)}" for seat, share in enumerate(shares))
    ends = (f"{reason} {percent(count, games)}" for reason, count in reasons.most_common())
    lines = [
        f"{game.key}, {seats} seats, {games:,} random games (seed {seed!r})",
        f"  decisions  {describe(lengths)}",
        f"  shares     {'  '.join(winners)}",
        f"  ends       {'  '.join(ends)}",
    ]
    return "\n".join(lines)


def describe(lengths: list[int]) -> str:
    count = len(lengths)
    mean = sum(lengths) / count
    spread = (sum((length - mean) ** 2 for length in lengths) / count) ** 0.5
    error = spread / count**0.5
    return f"mean {mean:.2f} ± {error:.2f}, shortest {min(lengths)}, longest {max(lengths)}"


def name(game: Game[Any], seat: int) -> str:
    return game.seat_names[seat] if game.seat_names else f"seat {seat + 1}"


def percent(count: float, games: int) -> str:
    return f"{100 * count / games:.2f}%"


_shown = 0.0


def progress(done: int, total: int) -> None:
    """Print a progress bar on stderr, if that is a terminal."""
    global _shown
    if not sys.stderr.isatty() or (time.monotonic() - _shown < 0.1 and done < total):
        return
    _shown = time.monotonic()
    filled = 40 * done // total
    bar = "█" * filled + "·" * (40 - filled)
    end = "\r\x1b[K" if done == total else ""
    print(f"\r{bar} {done:,} of {total:,}{end}", end="", file=sys.stderr, flush=True)
