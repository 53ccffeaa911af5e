"""Measures the styles of a level: `python -m benchmarks.styles GAME --level 5 --games 200`.

First the strength: in the arena, a level with a style plays against the same level without one (at
larger tables one player with the style among plain ones). Then the difference: in further games
the first player has the style, and once more, on the same deals, has none. With --out, a stopped
run resumes with the games of the arena.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import tatami
from tatami.arena.results import RunResult
from tatami.arena.runs import match
from tatami.bots import Knowledge, ThinkingBot, bot
from tatami.engine import Game, State, chance_from

HEAD = """| style | games | wins (fair) | Elo above plain | changed | figure | with | without |
|---|---|---|---|---|---|---|---|"""
FIGURES = {
    "cautious": "% that the chances change between two decisions",
    "bold": "% that the chances change between two decisions",
    "aggressive": "attacks per 100 decisions",
    "eager": "points won per 100 decisions",
    "thrifty": "rice won per 100 decisions",
}


RANDOM_MOVES = 2


class Behavior(NamedTuple):
    """What the first player did in one game."""

    decisions: int
    changed: int
    figure: float


class OneGame:
    """A game in which the first player has a style, or none."""

    def __init__(self, game: Game[Any], level: str, style: str, styled: bool, seats: int) -> None:
        self.game, self.style, self.seats = game, style, seats
        self.player = bot(f"{level}-{style}" if styled else level, game)
        self.others = bot(level, game)
        self.decisions = 0
        self.total = 0.0
        self.last: tuple[State, int] | None = None

    def play(self, seed: str) -> Behavior:
        state, rng = self.game.new(seats=self.seats, seed=seed), chance_from(seed)
        if not self.game.hides_information:  # without cards, all games would begin alike
            for _ in range(RANDOM_MOVES):
                state.play(state.pick(rng))
        while not state.over:
            seat = int(state.to_act)
            player = self.player if seat == 0 else self.others
            action = player.choose(Knowledge(state, seat), rng)
            if seat == 0 and len(state.legal()) > 1:
                self.note(state)
                self.last = state.clone(), action
                self.decisions += 1
            state.play(action)
        self.note(state)
        return Behavior(self.decisions, self.changed, self.total)

    @property
    def changed(self) -> int:
        has_style = isinstance(self.player, ThinkingBot) and self.player.style is not None
        return self.player.style.replaced if has_style else 0

    def note(self, state: State) -> None:
        """Add what has happened since the last decision of the first player."""
        if self.last is None:
            return
        before, action = self.last
        if self.style in ("cautious", "bold"):
            self.total += abs(float(state.evaluate(0)) - float(before.evaluate(0)))
        else:
            self.total += self.game.style_value(self.style, before, action, state)


def behaviors(args: argparse.Namespace, style: str, styled: bool) -> Iterator[Behavior]:
    game = tatami.game(args.game)
    for number in range(args.looked_at):
        one = OneGame(game, f"level-{args.level}", style, styled, args.seats or game.min_seats)
        yield one.play(f"styles {number}")


def per_100(found: list[Behavior]) -> tuple[float, float]:
    """The figure per 100 decisions, with the half width of its 95% interval over games."""
    rates = [100 * one.figure / max(one.decisions, 1) for one in found]
    mean = sum(rates) / len(rates)
    variance = sum((rate - mean) ** 2 for rate in rates) / max(len(rates) - 1, 1)
    return mean, 1.96 * math.sqrt(variance / len(rates))


def strength(args: argparse.Namespace, style: str) -> RunResult:
    game = tatami.game(args.game)
    seats = args.seats or game.min_seats
    level = f"level-{args.level}"
    out = args.out / f"{args.game}-{seats}-{level}-{style}" if args.out else None
    return match(
        args.game, f"{level}-{style}", level, games=args.games, seats=seats, lone=seats > 2,
        jobs=args.jobs, out=out,
    )  # fmt: skip


def row(args: argparse.Namespace, style: str) -> str:
    level = f"level-{args.level}"
    result = strength(args, style)
    standing = next(one for one in result.standings if one.bot == f"{level}-{style}")
    above = result.ratings.difference(f"{level}-{style}", level)
    with_style = list(behaviors(args, style, True))
    without = list(behaviors(args, style, False))
    changed = sum(one.changed for one in with_style) / sum(one.decisions for one in with_style)
    figures = " | ".join(
        f"{one:.1f} ± {error:.1f}" for one, error in map(per_100, (with_style, without))
    )
    return (
        f"| {style} | {result.games} | {100 * standing.share.value:.1f} ±"
        f" {100 * standing.share.error:.1f}% ({100 * standing.even_share:.0f}%) |"
        f" {above.value:+.0f} ± {above.error:.0f} | {100 * changed:.0f}% |"
        f" {FIGURES.get(style, style)} | {figures} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.styles", description=__doc__)
    parser.add_argument("game", choices=tatami.game_keys())
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--seats", type=int, help="players; as few as the game allows by default")
    parser.add_argument("--styles", nargs="+", help="all styles of the game by default")
    parser.add_argument("--games", type=int, default=200, help="in the arena (200)")
    parser.add_argument("--looked-at", type=int, default=20, help="games for the figures (20)")
    parser.add_argument("--jobs", type=int, help="processes; 0: this one")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep every game, and resume")
    args = parser.parse_args()
    print(HEAD, flush=True)
    for style in args.styles or tatami.game(args.game).styles:
        print(row(args, style), flush=True)


if __name__ == "__main__":
    main()
