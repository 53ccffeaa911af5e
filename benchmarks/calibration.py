"""Calibrates the winning chances of `tatami.analysis` against the results of games between bots.

    python -m benchmarks.calibration [GAME ...] [--positions N] [--simulations N]

Prints, per game, the exponent that fits the results best (for the game's `calibration.toml`), the
loss with and without it, and a table of estimated and actual chances.
"""

from __future__ import annotations

import argparse
import math
from typing import Any

import tatami
from tatami.analysis.analyze_position import fresh
from tatami.analysis.settings import search_settings
from tatami.analysis.winning_chances import SimulationStats, TwoPhaseSearch
from tatami.bots import Knowledge, bot
from tatami.engine import Chance, Play, chance_from
from tatami.engine.game import Game

POSITIONS_PER_GAME = 4
RANDOM_DECISIONS = 4
MIN_CHANCE = 1e-3


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("games", nargs="*", default=tatami.game_keys())
    options.add_argument("--positions", type=int, default=400)
    options.add_argument("--simulations", type=int, default=100)
    options.add_argument("--bot", default="greedy")
    args = options.parse_args()
    for key in args.games:
        pairs = gather(tatami.game(key), args.positions, args.simulations, args.bot)
        print(report(key, pairs), flush=True)


def gather(
    game: Game[Any], positions: int, simulations: int, name: str
) -> list[tuple[list[float], tuple[float, ...]]]:
    """Mean winning chances of all seats at positions of games, with the results of these games."""
    rng = chance_from(f"calibration {game.key}")
    found: list[tuple[list[float], tuple[float, ...]]] = []
    while len(found) < positions:
        seats = game.min_seats + rng.below(game.max_seats - game.min_seats + 1)
        play = played(game, seats, name, rng)
        result = tuple(play.state.payoff(seat) for seat in range(seats))
        for _ in range(POSITIONS_PER_GAME):
            state = play.at(rng.below(len(play.actions))).state
            found.append((means(game, state, simulations, rng), result))
    return found


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


def loss(pairs: list[tuple[list[float], tuple[float, ...]]], exponent: float) -> float:
    """The mean cross-entropy of the estimates."""
    total = 0.0
    for shares, result in pairs:
        given = calibrated(shares, exponent)
        total -= sum(
            share * math.log(max(one, MIN_CHANCE)) for one, share in zip(given, result, strict=True)
        )
    return total / len(pairs)


def fit(pairs: list[tuple[list[float], tuple[float, ...]]]) -> float:
    return min((step / 20 for step in range(1, 101)), key=lambda exponent: loss(pairs, exponent))


def report(key: str, pairs: list[tuple[list[float], tuple[float, ...]]]) -> str:
    best = fit(pairs)
    lines = [f"{key}: {len(pairs)} positions, exponent {best:.2f}"]
    lines.append(f"  loss {loss(pairs, 1.0):.3f} without it, {loss(pairs, best):.3f} with it")
    tenths: dict[int, list[tuple[float, float]]] = {}
    for shares, result in pairs:
        for said, came in zip(calibrated(shares, best), result, strict=True):
            tenths.setdefault(min(9, int(said * 10)), []).append((said, came))
    for tenth in sorted(tenths):
        rows = tenths[tenth]
        said, came = (sum(row[i] for row in rows) / len(rows) for i in (0, 1))
        lines.append(f"  said {said:.2f}  came {came:.2f}  ({len(rows)})")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
