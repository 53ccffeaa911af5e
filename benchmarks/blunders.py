"""Counts absurd moves of the bot levels: `python -m benchmarks.blunders GAME --games N`.

Each level plays against itself. A move is absurd if it loses before the player's next turn in most
samples although another move prevents that (the player ignores a leader, or discards the card that
stops one), or if the player sees before it that it hardly ever succeeds, while not all other moves
lose at once. The samples are not those of the bot, and more.

    python -m benchmarks.blunders seven --seats 2 3 4 --levels 3 5 8 --out runs/blunders.jsonl

With --out, each game is a line of the file with its absurd moves, and a stopped run resumes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import tatami
from tatami.bots import Knowledge, bot
from tatami.bots.levels import LEVELS
from tatami.bots.second_look import SecondLook, is_hopeless
from tatami.engine import Chance, Game, State, chance_from

FEW, MANY = 6, 24
"""Samples for a first look at every move, and for a verdict."""
LOSES, PREVENTS = 0.75, 0.35
"""Losses before the next turn: of an absurd move at least, of the move that prevents it at most."""
HEAD = """| players | level | games | decisions | lets somebody win | tries the hopeless |
|---|---|---|---|---|---|"""


class AuditedGame(msgspec.Struct, frozen=True):
    """One game of a level against itself: the moves before each absurd move, by kind."""

    game: str
    version: int
    seats: int
    level: int
    number: int
    decisions: int
    let_win: list[int]
    hopeless: list[int]


class Verdict(NamedTuple):
    is_decision: bool
    lets_win: bool
    is_hopeless: bool


def lets_win(knowledge: Knowledge, action: int, rng: Chance) -> bool:
    """Does the move let somebody win who could be stopped?"""
    if SecondLook(knowledge, rng, FEW).prospect(action).lost < LOSES:
        return False
    look = SecondLook(knowledge, rng, MANY)
    if look.prospect(action).lost < LOSES:
        return False
    others = (one for one in knowledge.legal() if one != action)
    return any(look.prospect(one).lost <= PREVENTS for one in others)


def judge(game: Game[Any], state: State, action: int, rng: Chance) -> Verdict:
    knowledge = Knowledge(state, int(state.to_act))
    legal = knowledge.legal()
    if len(legal) == 1:
        return Verdict(False, False, False)
    hopeful = [one for one in legal if not is_hopeless(game, state, one)]
    hopeless = action not in hopeful and any_saves(knowledge, hopeful, rng)
    return Verdict(True, lets_win(knowledge, action, rng), hopeless)


def any_saves(knowledge: Knowledge, actions: list[int], rng: Chance) -> bool:
    """Is there an action after which the seat does not lose in most samples? Else a hopeless try is
    the last resort."""
    look = SecondLook(knowledge, rng, MANY)
    return any(look.prospect(one).lost < LOSES for one in actions)


def judged_moves(game: Game[Any], level: int, seats: int, seed: str) -> Iterator[Verdict]:
    """One game of a level against itself."""
    state = game.new(seats=seats, seed=seed)
    player, luck, samples = bot(f"level-{level}", game), chance_from(seed), chance_from(f"{seed} +")
    while not state.over:
        action = player.choose(Knowledge(state, int(state.to_act)), luck)
        yield judge(game, state, action, samples)
        state.apply(action)


def audit(key: str, seats: int, level: int, number: int) -> AuditedGame:
    game = tatami.game(key)
    verdicts = list(judged_moves(game, level, seats, f"blunders {number}"))
    return AuditedGame(
        game=game.key,
        version=game.version,
        seats=seats,
        level=level,
        number=number,
        decisions=sum(one.is_decision for one in verdicts),
        let_win=[ply for ply, one in enumerate(verdicts) if one.lets_win],
        hopeless=[ply for ply, one in enumerate(verdicts) if one.is_hopeless],
    )


class Audits:
    """The games audited so far, kept in a file if one is named."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.done: dict[tuple[str, int, int, int], AuditedGame] = {}
        lines = file.read_bytes().splitlines(keepends=True) if file and file.exists() else []
        for line in lines:
            if line.endswith(b"\n"):  # a stopped run may leave half a line
                self.add(msgspec.json.decode(line, type=AuditedGame))

    def add(self, found: AuditedGame) -> None:
        self.done[found.game, found.seats, found.level, found.number] = found

    def of_level(
        self, key: str, level: int, seats: int, games: int, jobs: int | None
    ) -> list[AuditedGame]:
        """The first games of a level, audited in several processes where they are missing."""
        keys = [(key, seats, level, number) for number in range(games)]
        missing = [one for one in keys if one not in self.done]
        with ProcessPoolExecutor(jobs) as pool:
            futures = [pool.submit(audit, *one) for one in missing]
            for done, future in enumerate(as_completed(futures), 1):
                self.keep(future.result())
                told = f"\rlevel {level}: {done} of {len(missing)} games"
                print(told, end="", file=sys.stderr, flush=True)
        return [self.done[one] for one in keys]

    def keep(self, found: AuditedGame) -> None:
        self.add(found)
        if self.file:
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(found) + b"\n")


def row(seats: int, level: int, found: list[AuditedGame]) -> str:
    decisions = sum(one.decisions for one in found)
    let_win = sum(len(one.let_win) for one in found)
    hopeless = sum(len(one.hopeless) for one in found)
    return f"| {seats} | {level} | {len(found)} | {decisions} | {let_win} | {hopeless} |"


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.blunders", description=__doc__)
    parser.add_argument("game", choices=tatami.game_keys())
    parser.add_argument("--games", type=int, default=20, help="games of each level")
    parser.add_argument("--seats", type=int, nargs="+", help="players; every number by default")
    parser.add_argument("--levels", type=int, nargs="+", default=list(LEVELS), choices=LEVELS)
    parser.add_argument("--jobs", type=int, help="processes; one per core by default")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep every game, and resume")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    given = parsed(arguments)
    game = tatami.game(given.game)
    audits = Audits(given.out)
    print(HEAD)
    for seats in given.seats or range(game.min_seats, game.max_seats + 1):
        for level in given.levels:
            found = audits.of_level(game.key, level, seats, given.games, given.jobs)
            print(file=sys.stderr)
            print(row(seats, level, found), flush=True)


if __name__ == "__main__":
    main()
