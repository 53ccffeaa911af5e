"""Counts absurd moves of the bot levels: `python -m benchmarks.blunders GAME --games N`.

Each level plays against itself. A move is absurd if it loses before the player's next turn in most
samples although another move prevents that (the player ignores a leader, or discards the card that
stops one), or if the player sees before it that it hardly ever succeeds. The samples are not those
of the bot, and more.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import tatami
from tatami.bots import Knowledge, bot
from tatami.bots.levels import LEVELS
from tatami.bots.second_look import SecondLook, is_hopeless
from tatami.engine import Chance, Game, State, chance_from

FEW, MANY = 6, 24
"""Samples for a first look at every move, and for a verdict."""
LOSES, PREVENTS = 0.75, 0.35
"""Losses before the next turn: of an absurd move at least, of the move that prevents it at most."""


class Counts(NamedTuple):
    decisions: int = 0
    let_win: int = 0
    hopeless: int = 0

    def plus(self, other: Counts) -> Counts:
        return Counts(*(one + more for one, more in zip(self, other, strict=True)))


def lets_win(knowledge: Knowledge, action: int, rng: Chance) -> bool:
    """Does the move let somebody win who could be stopped?"""
    if SecondLook(knowledge, rng, FEW).prospect(action).lost < LOSES:
        return False
    look = SecondLook(knowledge, rng, MANY)
    if look.prospect(action).lost < LOSES:
        return False
    others = (one for one in knowledge.legal() if one != action)
    return any(look.prospect(one).lost <= PREVENTS for one in others)


def judge(game: Game[Any], state: State, action: int, rng: Chance) -> Counts:
    knowledge = Knowledge(state, int(state.to_act))
    legal = knowledge.legal()
    if len(legal) == 1:
        return Counts()
    hopeless = is_hopeless(game, state, action) and not all(
        is_hopeless(game, state, one) for one in legal
    )
    return Counts(1, int(lets_win(knowledge, action, rng)), int(hopeless))


def judged_moves(game: Game[Any], level: int, seats: int, seed: str) -> Iterator[Counts]:
    """One game of a level against itself."""
    state = game.new(seats=seats, seed=seed)
    player, luck, samples = bot(f"level-{level}", game), chance_from(seed), chance_from(f"{seed} +")
    while not state.over:
        action = player.choose(Knowledge(state, int(state.to_act)), luck)
        yield judge(game, state, action, samples)
        state.apply(action)


def audit(game: Game[Any], level: int, seats: int, games: int) -> Counts:
    total = Counts()
    for number in range(games):
        for counts in judged_moves(game, level, seats, f"blunders {number}"):
            total = total.plus(counts)
    return total


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.blunders", description=__doc__)
    parser.add_argument("game", choices=tatami.game_keys())
    parser.add_argument("--games", type=int, default=20, help="games of each level")
    parser.add_argument("--seats", type=int, help="players; as few as the game allows by default")
    parser.add_argument("--levels", type=int, nargs="+", default=list(LEVELS), choices=LEVELS)
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    given = parsed(arguments)
    game = tatami.game(given.game)
    seats = given.seats or game.min_seats
    print("| level | games | decisions | lets somebody win | tries the hopeless |")
    print("|---|---|---|---|---|")
    for level in given.levels:
        found = audit(game, level, seats, given.games)
        print(
            f"| {level} | {given.games} | {found.decisions} | {found.let_win} | {found.hopeless} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
