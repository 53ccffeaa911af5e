"""Measures the bot levels: each level plays against the one below, in the arena.

    python -m benchmarks.levels --games 200 --out runs/levels --write docs/bots.md

Each game is played with its smallest number of players; with more than two, one player of the
higher level plays against players of the lower. With --out, a stopped run resumes.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import tatami
from tatami.arena.results import RunResult
from tatami.arena.runs import match

HEAD = """| level | wins against the one below | games | Elo above it | ms per decision (longest) |
|---|---|---|---|---|
"""


def climb(key: str, level: int, args: argparse.Namespace) -> RunResult:
    higher, lower = f"level-{level}", f"level-{level - 1}"
    seats = tatami.game(key).min_seats
    folder = args.out / f"{key}-{level}" if args.out else None
    games = args.games[min(level - 2, len(args.games) - 1)]
    return match(
        key, higher, lower, games=games, seats=seats, lone=seats > 2, jobs=args.jobs, out=folder
    )


def row(level: int, result: RunResult) -> str:
    higher = f"level-{level}"
    standing = next(one for one in result.standings if one.bot == higher)
    timing = next(one for one in result.timing if one.bot == higher)
    above = result.ratings.difference(higher, f"level-{level - 1}")
    return (
        f"| {level} | {100 * standing.share.value:.0f}% ± {100 * standing.share.error:.0f}"
        f" (fair {100 * standing.even_share:.0f}%) | {result.games}"
        f" | {above.value:+.0f} ± {above.error:.0f}"
        f" | {timing.mean_ms:.1f} ({timing.worst_ms:.0f}) |\n"
    )


def write(file: Path, key: str, table: str) -> None:
    """Replace the table of the game between its two marks in the page."""
    text = file.read_text(encoding="utf-8")
    marks = f"<!-- levels of {key} -->", f"<!-- end of {key} -->"
    pattern = re.compile(f"{marks[0]}.*?{marks[1]}", re.DOTALL)
    assert pattern.search(text), f"{file} has no place for {key}"
    file.write_text(pattern.sub(f"{marks[0]}\n{table}{marks[1]}", text), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the ladder of levels.")
    parser.add_argument("keys", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument(
        "--games", type=int, nargs="+", default=[200],
        help="for level 2, 3 and so on; the last number is for all that follow",
    )  # fmt: skip
    parser.add_argument("--levels", type=int, nargs="*", default=list(range(2, 9)))
    parser.add_argument("--jobs", type=int, help="processes; 0: this one")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep every game, and resume")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the tables into this page")
    args = parser.parse_args()
    for key in args.keys or tatami.game_keys():
        print(f"{key}\n{HEAD}", end="", flush=True)
        rows = []
        for level in args.levels:
            rows.append(row(level, climb(key, level, args)))
            print(rows[-1], end="", flush=True)
        if args.write:
            write(args.write, key, HEAD + "".join(rows))


if __name__ == "__main__":
    main()
