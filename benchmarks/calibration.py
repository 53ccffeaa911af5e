"""Calibrates the winning chances of `tatami.analysis` against the results of games between bots.

    python -m benchmarks.calibration [GAME ...] [--positions N] [--simulations N] [--jobs N]

Prints, per game, the exponent that fits the results best (for the game's `calibration.toml`), the
loss with and without it, and a table of estimated and actual chances. `--plots FOLDER` draws them.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import tatami
from benchmarks.calibration_plot import Outcome, calibration_plot, tenths
from tatami.analysis.analyze_position import fresh
from tatami.analysis.settings import search_settings
from tatami.analysis.winning_chances import SimulationStats, TwoPhaseSearch
from tatami.bots import Knowledge, bot
from tatami.engine import Chance, Play, chance_from
from tatami.engine.game import Game

POSITIONS_PER_GAME = 4
RANDOM_DECISIONS = 4
MIN_CHANCE = 1e-3
Pair = tuple[list[float], tuple[float, ...]]
"""Mean winning chances of all seats at a position of a game, and the result of this game."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("games", nargs="*", default=tatami.game_keys())
    options.add_argument("--positions", type=int, default=400)
    options.add_argument("--simulations", type=int, default=100)
    options.add_argument("--bot", default="greedy")
    options.add_argument("--jobs", type=int, default=None, help="all cores by default")
    options.add_argument("--plots", type=Path, metavar="FOLDER", help="also draw GAME.svg there")
    args = options.parse_args()
    for key in args.games:
        pairs = gather(key, args)
        print(report(key, pairs), flush=True)
        if args.plots:
            args.plots.mkdir(parents=True, exist_ok=True)
            drawing = calibration_plot(key, outcomes(pairs, fit(pairs)), len(pairs))
            (args.plots / f"{key}.svg").write_text(drawing, encoding="utf-8")


def gather(key: str, args: argparse.Namespace) -> list[Pair]:
    """Pairs of as many games as give that many positions."""
    games = -(-args.positions // POSITIONS_PER_GAME)
    jobs = [(key, number, args.simulations, args.bot) for number in range(games)]
    with ProcessPoolExecutor(args.jobs) as pool:
        return [pair for pairs in pool.map(pairs_of_game, jobs) for pair in pairs]


def pairs_of_game(job: tuple[str, int, int, str]) -> list[Pair]:
    """Some positions of one game. The same number gives the same game."""
    key, number, simulations, name = job
    game = tatami.game(key)
    rng = chance_from(f"calibration {key} {number}")
    seats = game.min_seats + rng.below(game.max_seats - game.min_seats + 1)
    play = played(game, seats, name, rng)
    result = tuple(play.state.payoff(seat) for seat in range(seats))
    places = [rng.below(len(play.actions)) for _ in range(POSITIONS_PER_GAME)]
    return [(means(game, play.at(at).state, simulations, rng), result) for at in places]


def played(game: Game[Any], seats: int, name: str, rng: Chance) -> Play[Any]:
    """A game that begins with a few random decisions, so that games differ."""
    play = Play(game, seats=seats, seed=str(rng.word()))
    player = bot(name, game)
    while not play.state.over:
        seat = int(play.state.to_act)
        opening = len(play.actions) < RANDOM_DECISIONS
        chosen = (
            play.state.pick(rng) if opening else player.choose(Knowledge(play.state, seat), rng)
        )
        play.apply(chosen)
    return play


def means(game: Game[Any], state: Any, simulations: int, rng: Chance) -> list[float]:
    settings = search_settings(game)
    search = TwoPhaseSearch(lambda: fresh(state, rng), int(state.seats), settings, rng)
    stats: SimulationStats = search.run(simulations).measured
    return [stats.mean(seat) for seat in range(int(state.seats))]


def calibrated(shares: list[float], exponent: float) -> list[float]:
    weights = [max(share, MIN_CHANCE) ** exponent for share in shares]
    return [weight / sum(weights) for weight in weights]


def loss(pairs: list[Pair], exponent: float) -> float:
    """The mean cross-entropy of the estimates."""
    total = 0.0
    for shares, result in pairs:
        given = calibrated(shares, exponent)
        total -= sum(
            share * math.log(max(one, MIN_CHANCE)) for one, share in zip(given, result, strict=True)
        )
    return total / len(pairs)


def fit(pairs: list[Pair]) -> float:
    return min((step / 20 for step in range(1, 101)), key=lambda exponent: loss(pairs, exponent))


def outcomes(pairs: list[Pair], exponent: float) -> list[Outcome]:
    """The calibrated chances of every seat in every position, with its result."""
    return [
        one
        for shares, result in pairs
        for one in zip(calibrated(shares, exponent), result, strict=True)
    ]


def report(key: str, pairs: list[Pair]) -> str:
    best = fit(pairs)
    lines = [f"{key}: {len(pairs)} positions, exponent {best:.2f}"]
    lines.append(f"  loss {loss(pairs, 1.0):.3f} without it, {loss(pairs, best):.3f} with it")
    for rows in tenths(outcomes(pairs, best)):
        said, came = (sum(row[i] for row in rows) / len(rows) for i in (0, 1))
        lines.append(f"  predicted {said:.2f}  won {came:.2f}  ({len(rows)})")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
