"""How much luck is left in each kind of score: `python -m benchmarks.duplicate [GAME ...]`.

Bots of equal strength play: what differs between their scores is luck. Three scores are compared:

- *ordinary*: the share of the victory;
- *duplicate*: the same, less the average of the same deal in the same seat;
- *own moves*: what the decisions of the seat cost by the analysis (`tatami.analysis.own_moves`).

A score that is merely smaller says nothing, so every spread is divided by how far the score tells a
strong bot from a weak one in the same seat, against the same others. "Luck left" is this quotient
compared with ordinary results: at 50% a quarter of the games tell players apart equally well. 95%
intervals by bootstrap over whole deals.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

import tatami
from tatami.analysis.own_moves import SETTINGS, MoveCost, move_cost, own_moves
from tatami.analysis.settings import AnalysisSettings
from tatami.arena.bot_by_name import make_bot
from tatami.bots import Bot, Knowledge
from tatami.engine.chance import chance_from
from tatami.server.live.daily_deals import options_of

SAMPLES = 1000
SCORES = ("ordinary", "duplicate", "own moves")


class Scores(msgspec.Struct, frozen=True):
    """One seat at one table."""

    share: float
    moves: float
    """Own moves; not measured: 0."""


class Deal(msgspec.Struct, frozen=True):
    """Everything played with the cards of one deal."""

    tables: list[list[Scores]]
    """Of equal bots, by table and seat."""
    weak: Scores
    strong: Scores
    """The first seat, with all other seats as at the tables of equal bots."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=games_with_cards())
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--tables", type=int, default=3, help="tables that play each deal")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="level-3", help="the equal bots")
    parser.add_argument("--weak", default="level-1")
    parser.add_argument("--strong", default="level-6")
    parser.add_argument("--simulations", type=int, default=SETTINGS.simulations)
    args = parser.parse_args()
    print("| game | score | spread | strong − weak | luck left | 95% interval |")
    print("|---|---|---|---|---|---|")
    for key in args.games:
        deals = play(key, args)
        for name in SCORES:
            print(row(key, name, deals), flush=True)


def games_with_cards() -> list[str]:
    return [key for key in tatami.game_keys() if tatami.game(key).hides_information]


def play(key: str, args: Any) -> list[Deal]:
    table = Table(key, args)
    deals = []
    for number in range(args.deals):
        show_progress(key, number, args.deals)
        deals.append(table.deal(number))
    show_progress(key, args.deals, args.deals)
    return deals


def show_progress(key: str, done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r\x1b[K{key}: {done} of {total} deals", end=end, file=sys.stderr, flush=True)


class Table:
    def __init__(self, key: str, args: Any) -> None:
        self.game = tatami.game(key)
        self.table = self.game.table(seats=args.seats, options=options_of(self.game))
        self.bots = [make_bot(name, self.game) for name in (args.bot, args.weak, args.strong)]
        self.settings = AnalysisSettings(simulations=args.simulations, seed=SETTINGS.seed)
        self.seats, self.tables = args.seats, args.tables

    def deal(self, number: int) -> Deal:
        equal, weak, strong = self.bots
        others = [equal] * (self.seats - 1)
        return Deal(
            tables=[self.scores(number, one, [equal, *others]) for one in range(self.tables)],
            weak=self.scores(number, 0, [weak, *others], judged=(0,))[0],
            strong=self.scores(number, 0, [strong, *others], judged=(0,))[0],
        )

    def scores(
        self, deal: int, number: int, bots: list[Bot], judged: Sequence[int] | None = None
    ) -> list[Scores]:
        state = self.table.deal(chance_from(f"duplicate {deal}"))
        costs: list[list[MoveCost]] = [[] for _ in bots]
        decisions = 0
        while not state.over:
            seat = int(state.to_act)
            rng = chance_from(f"duplicate {deal} {number} {seat} {decisions}")
            action = bots[seat].choose(Knowledge(state, seat), rng)
            if judged is None or seat in judged:
                cost = move_cost(self.game, state, decisions, action, self.settings)
                costs[seat] += [] if cost is None else [cost]
            state.play(action)
            decisions += 1
        return [
            Scores(state.payoff(seat), own_moves(costs[seat]).value) for seat in range(self.seats)
        ]


def share(one: Scores) -> float:
    return one.share


def moves(one: Scores) -> float:
    return one.moves


def spread(deals: Sequence[Deal], value: Callable[[Scores], float]) -> float:
    return statistics.pstdev(value(one) for deal in deals for table in deal.tables for one in table)


def spread_within(deals: Sequence[Deal], value: Callable[[Scores], float]) -> float:
    """Against the average of the same deal and seat. A result is part of its own average, which
    makes the differences look smaller than they are: corrected."""
    variances = [
        statistics.variance(value(table[seat]) for table in deal.tables)
        for deal in deals
        for seat in range(len(deal.tables[0]))
    ]
    return math.sqrt(statistics.fmean(variances))


def difference(deals: Sequence[Deal], value: Callable[[Scores], float]) -> float:
    return statistics.fmean(value(deal.strong) - value(deal.weak) for deal in deals)


def measured(name: str, deals: Sequence[Deal]) -> tuple[float, float]:
    """The spread of a score, and how far it tells strong from weak."""
    if name == "ordinary":
        return spread(deals, share), difference(deals, share)
    if name == "duplicate":
        return spread_within(deals, share), difference(deals, share)
    return spread(deals, moves), difference(deals, moves)


def luck_left(name: str, deals: Sequence[Deal]) -> float:
    score, ordinary = measured(name, deals), measured("ordinary", deals)
    if score[1] <= 0 or ordinary[1] <= 0:  # too few deals: nobody is told apart
        return float("inf")
    return (score[0] / score[1]) / (ordinary[0] / ordinary[1])


def row(key: str, name: str, deals: list[Deal]) -> str:
    low, high = interval(name, deals)
    width, apart = measured(name, deals)
    left = luck_left(name, deals)
    return f"| {key} | {name} | {width:.3f} | {apart:.3f} | {left:.0%} | {low:.0%} to {high:.0%} |"


def interval(name: str, deals: list[Deal]) -> tuple[float, float]:
    rng = random.Random("duplicate")
    found = sorted(luck_left(name, rng.choices(deals, k=len(deals))) for _ in range(SAMPLES))
    return found[round(0.025 * SAMPLES)], found[round(0.975 * SAMPLES) - 1]


if __name__ == "__main__":
    main()
