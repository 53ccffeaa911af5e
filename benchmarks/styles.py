"""Measures the styles of a level: `python -m benchmarks.styles GAME --level 5 --games 200`.

First the strength: in the arena, a level with a style plays against the same level without one (at
larger tables one player with the style among plain ones). Then the difference: in further games
the first player has the style. Its figure is compared with that of the moves that the plain level
would have played in the same positions, or of the plain level on the same deals. With --out, a
stopped run resumes with the games of the arena.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import tatami
from tatami.arena.results import RunResult
from tatami.arena.runs import match
from tatami.bots import Knowledge, ThinkingBot, bot
from tatami.bots.second_look import SecondLook
from tatami.engine import Game, State, chance_from

HEAD = """| style | games | wins (fair) | Elo above plain | changed | figure | with | without |
|---|---|---|---|---|---|---|---|"""
BY_SPREAD = ("cautious", "bold")
FIGURES = {
    "cautious": "spread of the chances until the next turn, %",
    "bold": "spread of the chances until the next turn, %",
    "aggressive": "attacks per decision",
    "eager": "points won per decision",
    "thrifty": "rice won per decision",
}
MANY = 24
"""Samples for the spread."""
RANDOM_MOVES = 2


class Behavior(NamedTuple):
    """What the first player did in one game."""

    decisions: int
    changed: int
    figure: float
    plain: float
    """The figure of the moves that the plain bot would have played in the same positions."""


class OneGame:
    """A game in which the first player has a style, or none."""

    def __init__(self, game: Game[Any], level: str, style: str, styled: bool, seats: int) -> None:
        self.game, self.style, self.seats = game, style, seats
        self.player = bot(f"{level}-{style}" if styled else level, game)
        self.others = bot(level, game)
        self.decisions = self.changed = 0
        self.total = self.plain = 0.0
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
                self.note_decision(state, action)
            state.play(action)
        self.note_effect(state)
        return Behavior(self.decisions, self.changed, self.total, self.plain)

    def note_decision(self, state: State, action: int) -> None:
        self.note_effect(state)
        self.last = state.clone(), action
        self.decisions += 1
        assert isinstance(self.player, ThinkingBot)
        found, self.player.last_result = self.player.last_result, None
        plain = action if found is None else found.action
        self.changed += action != plain
        if self.style in BY_SPREAD:
            look = SecondLook(Knowledge(state, 0), chance_from(str(self.decisions)), MANY)
            self.total += spread(look, action)
            self.plain += spread(look, plain)

    def note_effect(self, state: State) -> None:
        """Add what has happened since the last decision of the first player."""
        if self.last is not None and self.style not in BY_SPREAD:
            self.total += self.game.style_value(self.style, *self.last, state)


def spread(look: SecondLook, action: int) -> float:
    """How far the chances at the next turn lie apart, in samples that the bot has not seen."""
    ends = [look.play_until_next_turn(world, (action,), luck) for world, luck in look.worlds]
    return 100 * statistics.pstdev(value for _, value in ends)


def behaviors(args: argparse.Namespace, style: str, styled: bool) -> Iterator[Behavior]:
    game = tatami.game(args.game)
    for number in range(args.looked_at):
        one = OneGame(game, f"level-{args.level}", style, styled, args.seats or game.min_seats)
        yield one.play(f"styles {number}")


def mean_rate(figures: list[float], found: list[Behavior]) -> str:
    """The figure per decision, with its 95% interval over games."""
    rates = [figure / max(one.decisions, 1) for figure, one in zip(figures, found, strict=True)]
    mean = sum(rates) / len(rates)
    variance = sum((rate - mean) ** 2 for rate in rates) / max(len(rates) - 1, 1)
    return f"{mean:.2f} ± {1.96 * math.sqrt(variance / len(rates)):.2f}"


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
    figure = mean_rate([one.figure for one in with_style], with_style)
    if style in BY_SPREAD:
        plain = mean_rate([one.plain for one in with_style], with_style)
    else:
        without = list(behaviors(args, style, False))
        plain = mean_rate([one.figure for one in without], without)
    changed = sum(one.changed for one in with_style) / sum(one.decisions for one in with_style)
    return (
        f"| {style} | {result.games} | {100 * standing.share.value:.1f} ±"
        f" {100 * standing.share.error:.1f}% ({100 * standing.even_share:.0f}%) |"
        f" {above.value:+.0f} ± {above.error:.0f} | {100 * changed:.0f}% |"
        f" {FIGURES.get(style, style)} | {figure} | {plain} |"
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
