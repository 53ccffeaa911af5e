"""The ladder of levels: each against the one below, and what that is in Elo.

    python -m benchmarks.levels --deals 20 --write docs/bots.md [GAME ...]

Every deal is played once from each seat (duplicate deals), one player of the higher level against a
table of the lower; a game for more than two is played with as few as it allows. From the share of
victories s among n players follows the strength r = (n - 1) s / (1 - s) beside one opponent, and
400 log10 r Elo. The intervals hold 95 % of what chance would make of the same players, from the
spread between deals; half a victory is added to each side, so that a clean sweep stays finite.
"""

from __future__ import annotations

import argparse
import math
import re
import time
from pathlib import Path
from typing import Any, NamedTuple

import tatami
from tatami.bots import Knowledge, bot
from tatami.engine import Game, chance_from


class Rung(NamedTuple):
    """One level against the one below."""

    level: int
    games: int
    share: float
    elo: float
    low: float
    high: float
    milliseconds: float
    """Per decision of the higher level, on average."""
    longest: float


def climb(game: Game[Any], level: int, deals: int) -> Rung:
    seats = game.min_seats
    results = []
    times: list[float] = []
    for deal in range(deals):
        shares = [play(game, seats, seat, level, deal, times) for seat in range(seats)]
        results.append(sum(shares) / seats)
    games = deals * seats
    share, error = mean_and_error(results)
    smooth = (share * games + 0.5) / (games + 1)
    low, high = (bounded(smooth + sign * 1.96 * error, games) for sign in (-1, 1))
    return Rung(
        level,
        games,
        share,
        elo(smooth, seats),
        elo(low, seats),
        elo(high, seats),
        1000 * sum(times) / max(len(times), 1),
        max(times, default=0.0),
    )


def play(
    game: Game[Any], seats: int, climber: int, level: int, deal: int, times: list[float]
) -> float:
    """One game; returns the climber's share of the victory."""
    state = game.new(seats=seats, seed=f"ladder {deal}")
    higher, lower = bot(f"level-{level}", game), bot(f"level-{level - 1}", game)
    decisions = 0
    while not state.over:
        seat = int(state.to_act)
        rng = chance_from(f"{deal} {climber} {decisions}")
        began = time.perf_counter()
        action = (higher if seat == climber else lower).choose(Knowledge(state, seat), rng)
        if seat == climber:
            times.append(time.perf_counter() - began)
        state.play(action)
        decisions += 1
    return float(state.payoff(climber))


def mean_and_error(results: list[float]) -> tuple[float, float]:
    mean = sum(results) / len(results)
    variance = sum((one - mean) ** 2 for one in results) / max(len(results) - 1, 1)
    return mean, math.sqrt(variance / len(results))


def bounded(share: float, games: int) -> float:
    return min(max(share, 0.5 / (games + 1)), 1 - 0.5 / (games + 1))


def elo(share: float, seats: int) -> float:
    return 400 * math.log10((seats - 1) * share / (1 - share))


HEAD = """| level | against the one below | games | Elo between | 95 % | ms per decision (longest) |
|---|---|---|---|---|---|
"""


def row(rung: Rung) -> str:
    return (
        f"| {rung.level} | {100 * rung.share:.0f} % | {rung.games} | {rung.elo:+.0f}"
        f" | {rung.low:+.0f} to {rung.high:+.0f}"
        f" | {rung.milliseconds:.1f} ({1000 * rung.longest:.0f}) |\n"
    )


def write(file: Path, key: str, table: str) -> None:
    """Replace the game's table between its two marks."""
    text = file.read_text(encoding="utf-8")
    marks = f"<!-- levels of {key} -->", f"<!-- end of {key} -->"
    pattern = re.compile(f"{marks[0]}.*?{marks[1]}", re.DOTALL)
    assert pattern.search(text), f"{file} has no place for {key}"
    file.write_text(pattern.sub(f"{marks[0]}\n{table}{marks[1]}", text), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=tatami.game_keys())
    parser.add_argument("--deals", type=int, default=20, help="for each pair of levels (20)")
    parser.add_argument("--levels", type=int, nargs="*", default=list(range(2, 9)))
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the tables into this page")
    args = parser.parse_args()
    for key in args.games or tatami.game_keys():
        print(f"{key}\n{HEAD}", end="", flush=True)
        rows = []
        for level in args.levels:
            rows.append(row(climb(tatami.game(key), level, args.deals)))
            print(rows[-1], end="", flush=True)
        if args.write:
            write(args.write, key, HEAD + "".join(rows))


if __name__ == "__main__":
    main()
