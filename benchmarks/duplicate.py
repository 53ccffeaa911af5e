"""How much of the luck duplicate takes away: `python -m benchmarks.duplicate [GAME ...]`.

Bots of equal strength play: what differs between them is luck alone. In each seat of each deal
several of them play the same cards, each with random numbers of its own; with `--lone` only the
first seat, against bots that answer the same moves alike, as in the deal of the day. An ordinary
result is what
a bot scored; a duplicate result is what it scored more than the average of the same deal in the
same seat. The spread of both is compared. 95% intervals by bootstrap over whole deals.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Sequence
from typing import Any

import tatami
from tatami.arena.bot_by_name import make_bot
from tatami.bots import Knowledge
from tatami.engine.chance import chance_from

Deal = list[list[float]]
"""The scores of one deal: by table, then by seat."""
SAMPLES = 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=games_with_cards())
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--tables", type=int, default=6, help="tables that play each deal")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="level-3")
    parser.add_argument("--lone", action="store_true", help="only the first seat differs")
    args = parser.parse_args()
    print("| game | spread of points, ordinary | duplicate | falls to | 95% interval |")
    print("|---|---|---|---|---|")
    for key in args.games:
        deals = play(key, args)
        ordinary, duplicate = spreads(deals)
        low, high = interval(deals)
        print(
            f"| {key} | {ordinary:.2f} | {duplicate:.2f} | {duplicate / ordinary:.0%} "
            f"| {low:.0%} to {high:.0%} |",
            flush=True,
        )


def games_with_cards() -> list[str]:
    return [key for key in tatami.game_keys() if tatami.game(key).hides_information]


def play(key: str, args: Any) -> list[Deal]:
    table = Table(key, args.seats, args.bot, args.lone)
    return [
        [table.scores(deal, number) for number in range(args.tables)] for deal in range(args.deals)
    ]


class Table:
    def __init__(self, key: str, seats: int, bot: str, lone: bool) -> None:
        self.game = tatami.game(key)
        self.table = self.game.table(seats=seats)
        self.bot = make_bot(bot, self.game)
        self.lone = lone

    def scores(self, deal: int, number: int) -> list[float]:
        """The points of every seat (of the first one if it is alone), above the average of the
        table."""
        state = self.table.deal(chance_from(f"duplicate {deal}"))
        decisions = 0
        while not state.over:
            seat = int(state.to_act)
            own = number if seat == 0 or not self.lone else 0
            rng = chance_from(f"duplicate {deal} {own} {seat} {decisions}")
            state.play(self.bot.choose(Knowledge(state, seat), rng))
            decisions += 1
        points = self.game.points(state)
        above = [one - statistics.fmean(points) for one in points]
        return above[:1] if self.lone else above


def spreads(deals: Sequence[Deal]) -> tuple[float, float]:
    """The standard deviation of ordinary results, and of results against the same deal and seat."""
    whole = [score for deal in deals for table in deal for score in table]
    tables = len(deals[0])
    # A result is part of its own average, which makes the differences look smaller than they are.
    correction = tables / (tables - 1)
    within = [
        (table[seat] - statistics.fmean(other[seat] for other in deal)) ** 2 * correction
        for deal in deals
        for table in deal
        for seat in range(len(table))
    ]
    return statistics.pstdev(whole), statistics.fmean(within) ** 0.5


def interval(deals: list[Deal]) -> tuple[float, float]:
    rng = random.Random("duplicate")
    ratios = []
    for _ in range(SAMPLES):
        ordinary, duplicate = spreads(rng.choices(deals, k=len(deals)))
        ratios.append(duplicate / ordinary)
    ratios.sort()
    return ratios[round(0.025 * SAMPLES)], ratios[round(0.975 * SAMPLES) - 1]


if __name__ == "__main__":
    main()
