"""How much luck is left in each kind of score: `python -m benchmarks.duplicate [GAME ...]`.

Bots of equal strength play: what differs between their scores is luck. These scores are compared:

- *ordinary*: the share of the victory;
- *duplicate*: the same, less the average of the same deal in the same seat;
- *cost of moves*: what the decisions of the seat cost by the analysis, together;
- *accuracy*: the share of its decisions for which the analysis finds no clearly better one.

The last two are what players see of their own moves (`tatami.analysis.own_moves`).

A score that is merely smaller says nothing, so every spread is divided by how far the score tells a
strong bot from a weak one in the same seat, against the same others. "Luck left" is this quotient
compared with ordinary results: at 50% a quarter of the games tell players apart equally well. 95%
intervals by bootstrap over whole deals.

Results are shares of many games, which cost little; judging moves takes most of the time. So strong
and weak bots play every seat, and only their moves in the first seat are judged. `--work` keeps
every deal in a folder, so that a stopped run can go on.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
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
JUDGED = 0
"""The seat in which the moves of strong and weak bots are judged."""


class Scores(msgspec.Struct, frozen=True):
    """One seat at one table."""

    share: float
    costs: list[MoveCost] = []
    """Of its decisions, where they are judged."""


class Deal(msgspec.Struct, frozen=True):
    """Everything played with the cards of one deal."""

    tables: list[list[Scores]]
    """Of equal bots, by table and seat."""
    weak: list[Scores]
    strong: list[Scores]
    """By the seat in which that bot sits, with all other seats as at the tables of equal bots."""


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
    parser.add_argument("--work", type=Path, metavar="FOLDER", help="keep every deal here")
    args = parser.parse_args()
    print("| game | score | deals | spread | strong − weak | luck left | 95% interval |")
    print("|---|---|---|---|---|---|---|")
    for key in args.games:
        deals = play(key, args)
        for name in SCORES:
            print(row(key, name, deals), flush=True)


def games_with_cards() -> list[str]:
    return [key for key in tatami.game_keys() if tatami.game(key).hides_information]


def play(key: str, args: Any) -> list[Deal]:
    table, file = Table(key, args), kept_file(key, args)
    deals = list(kept_deals(file))[: args.deals]
    for number in range(len(deals), args.deals):
        show_progress(key, number, args.deals)
        deals.append(table.deal(number))
        if file is not None:
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(deals[-1]) + b"\n")
    show_progress(key, args.deals, args.deals)
    return deals


def kept_file(key: str, args: Any) -> Path | None:
    """The file of the deals that were played with these settings."""
    if args.work is None:
        return None
    args.work.mkdir(parents=True, exist_ok=True)
    settings = (args.seats, args.tables, args.bot, args.weak, args.strong, args.simulations)
    name = "-".join([key, *(str(one).replace(":", "_") for one in settings)])
    return Path(args.work, f"{name}.jsonl")


def kept_deals(file: Path | None) -> Iterator[Deal]:
    if file is None or not file.is_file():
        return
    for line in file.read_bytes().splitlines():
        yield msgspec.json.decode(line, type=Deal)


def show_progress(key: str, done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r\x1b[K{key}: {done} of {total} deals", end=end, file=sys.stderr, flush=True)


class Table:
    def __init__(self, key: str, args: Any) -> None:
        self.game = tatami.game(key)
        self.table = self.game.table(seats=args.seats, options=options_of(self.game))
        self.equal, self.weak, self.strong = (
            make_bot(name, self.game) for name in (args.bot, args.weak, args.strong)
        )
        self.settings = AnalysisSettings(simulations=args.simulations, seed=SETTINGS.seed)
        self.seats, self.tables = args.seats, args.tables

    def deal(self, number: int) -> Deal:
        equal, everywhere = [self.equal] * self.seats, range(self.seats)
        return Deal(
            tables=[self.scores(number, one, equal, everywhere) for one in range(self.tables)],
            weak=[self.alone(number, self.weak, seat) for seat in everywhere],
            strong=[self.alone(number, self.strong, seat) for seat in everywhere],
        )

    def alone(self, deal: int, bot: Bot, seat: int) -> Scores:
        """This bot in this seat, with equal bots in all others."""
        bots = [bot if other == seat else self.equal for other in range(self.seats)]
        return self.scores(deal, 0, bots, (seat,) if seat == JUDGED else ())[seat]

    def scores(
        self, deal: int, number: int, bots: list[Bot], judged: Sequence[int]
    ) -> list[Scores]:
        state = self.table.deal(chance_from(f"duplicate {deal}"))
        costs: list[list[MoveCost]] = [[] for _ in bots]
        decisions = 0
        while not state.over:
            seat = int(state.to_act)
            rng = chance_from(f"duplicate {deal} {number} {seat} {decisions}")
            action = bots[seat].choose(Knowledge(state, seat), rng)
            if seat in judged:
                cost = move_cost(self.game, state, decisions, action, self.settings)
                costs[seat] += [] if cost is None else [cost]
            state.play(action)
            decisions += 1
        return [Scores(state.payoff(seat), costs[seat]) for seat in range(self.seats)]


Value = Callable[[Scores], float]


def share(one: Scores) -> float:
    return one.share


def cost_of_moves(one: Scores) -> float:
    return own_moves(one.costs).value


def accuracy(one: Scores) -> float:
    return own_moves(one.costs).accuracy


def spread(deals: Sequence[Deal], value: Value) -> float:
    return statistics.pstdev(value(one) for deal in deals for table in deal.tables for one in table)


def spread_within(deals: Sequence[Deal], value: Value) -> float:
    """Against the average of the same deal and seat. A result is part of its own average, which
    makes the differences look smaller than they are: corrected."""
    variances = [
        statistics.variance(value(table[seat]) for table in deal.tables)
        for deal in deals
        for seat in range(len(deal.tables[0]))
    ]
    return math.sqrt(statistics.fmean(variances))


def share_apart(deals: Sequence[Deal]) -> float:
    return statistics.fmean(
        strong.share - weak.share
        for deal in deals
        for strong, weak in zip(deal.strong, deal.weak, strict=True)
    )


def moves_apart(deals: Sequence[Deal], value: Value) -> float:
    return statistics.fmean(value(deal.strong[JUDGED]) - value(deal.weak[JUDGED]) for deal in deals)


SCORES: dict[str, Callable[[Sequence[Deal]], tuple[float, float]]] = {
    "ordinary": lambda deals: (spread(deals, share), share_apart(deals)),
    "duplicate": lambda deals: (spread_within(deals, share), share_apart(deals)),
    "cost of moves": lambda deals: (
        spread(deals, cost_of_moves),
        moves_apart(deals, cost_of_moves),
    ),
    "accuracy": lambda deals: (spread(deals, accuracy), moves_apart(deals, accuracy)),
}
"""By name: the spread of a score, and how far it tells strong from weak."""


def luck_left(name: str, deals: Sequence[Deal]) -> float:
    score, ordinary = SCORES[name](deals), SCORES["ordinary"](deals)
    if score[1] <= 0 or ordinary[1] <= 0:  # too few deals: nobody is told apart
        return float("inf")
    return (score[0] / score[1]) / (ordinary[0] / ordinary[1])


def row(key: str, name: str, deals: list[Deal]) -> str:
    low, high = interval(name, deals)
    width, apart = SCORES[name](deals)
    left = luck_left(name, deals)
    return (
        f"| {key} | {name} | {len(deals)} | {width:.3f} | {apart:.3f} | {left:.0%} "
        f"| {low:.0%} to {high:.0%} |"
    )


def interval(name: str, deals: list[Deal]) -> tuple[float, float]:
    rng = random.Random("duplicate")
    found = sorted(luck_left(name, rng.choices(deals, k=len(deals))) for _ in range(SAMPLES))
    return found[round(0.025 * SAMPLES)], found[round(0.975 * SAMPLES) - 1]


if __name__ == "__main__":
    main()
