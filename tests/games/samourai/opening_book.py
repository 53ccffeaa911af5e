"""Makes the opening book of samourai by self-play: `python -m tests.games.samourai.opening_book`.

    python -m tests.games.samourai.opening_book --games 1000 --out runs/openings.jsonl --write

A tree of openings grows by one position per game. In it, a game follows moves that did well or were
rarely tried; from there both players search. A deep search of each new position proposes its moves.
Each line of the file is a game, so a stopped run resumes. --write puts the positions that occurred
often into the book of the game. The same seed and number of games make the same book.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import tatami
from tatami.bots import AlphabetaBot, AlphabetaSettings, Knowledge, ThinkingBot
from tatami.engine import Chance, chance_from
from tatami.games.samourai.openings import FILE, Book, BookMove, book_key, turned
from tatami.games.samourai.state import SamouraiState

GAME = tatami.game("samourai")
LONGEST = 12
"""Moves after which the book ends."""
CHOICES, NEAR = 8, 0.08
"""A deep search proposes so many moves, within this of the best."""
TRUST = 6
"""Games that the deep search counts for."""
CURIOSITY = 0.35
FEWEST = 6
"""Positions of fewer games are left out of the book."""
KEPT = 5
"""Moves that the book keeps of each position."""
SEED = "openings"


class OpeningGame(msgspec.Struct, frozen=True):
    number: int
    moves: list[int]
    """The moves within the tree; the position after them is new."""
    proposed: dict[int, float]
    """The moves that a deep search proposes there, with the winning chances of the player."""
    red: float
    """Red's share of the victory."""


class Edge:
    """A move of the tree, as the book sees it."""

    def __init__(self, judged: float) -> None:
        self.judged, self.games, self.won = judged, 0, 0.0

    @property
    def value(self) -> float:
        return (TRUST * self.judged + self.won) / (TRUST + self.games)


class Tree:
    """Positions by their key in the book."""

    def __init__(self) -> None:
        self.positions: dict[str, dict[int, Edge]] = {}

    def descend(self) -> tuple[SamouraiState, list[int]]:
        """Follow promising moves to a position that is new."""
        state = GAME.new(seed=SEED)
        moves: list[int] = []
        while not state.over and len(moves) < LONGEST:
            key, mirrored = book_key(state)
            edges = self.positions.get(key)
            if not edges:
                break
            action = turned(promising(edges), int(state.to_act), mirrored)
            moves.append(action)
            state.apply(action)
        return state, moves

    def add(self, game: OpeningGame) -> None:
        state = GAME.new(seed=SEED)
        for action in game.moves:
            key, mirrored = book_key(state)
            edge = self.positions[key][turned(action, int(state.to_act), mirrored)]
            edge.games += 1
            edge.won += game.red if state.to_act == 0 else 1 - game.red
            state.apply(action)
        if game.proposed:
            key, mirrored = book_key(state)
            seat = int(state.to_act)
            self.positions.setdefault(
                key,
                {turned(one, seat, mirrored): Edge(value) for one, value in game.proposed.items()},
            )

    def book(self) -> Book:
        kept = {}
        for key, edges in sorted(self.positions.items()):
            if sum(edge.games for edge in edges.values()) >= FEWEST:
                best = sorted(edges.items(), key=lambda one: (-one[1].value, one[0]))[:KEPT]
                kept[key] = tuple(
                    BookMove(
                        action,
                        edge.games,
                        round(edge.won / max(edge.games, 1), 3),
                        round(edge.judged, 3),
                    )
                    for action, edge in best
                )
        return Book(GAME.version, GAME.new(seed=SEED).board.kind, kept)


def promising(edges: dict[int, Edge]) -> int:
    """The move with the best value, plus a bonus for few games."""
    games = sum(edge.games for edge in edges.values())
    bonus = CURIOSITY * math.sqrt(math.log(games + 1.0))
    return max(
        sorted(edges), key=lambda one: edges[one].value + bonus / math.sqrt(edges[one].games + 2)
    )


def proposals(state: SamouraiState, positions: int, rng: Chance) -> dict[int, float]:
    player = AlphabetaBot(AlphabetaSettings(simulations=positions))
    found = player.consider(Knowledge(state, int(state.to_act)), rng).action_values
    best = max(one.value for one in found)
    near = sorted((one for one in found if one.value >= best - NEAR), key=lambda one: -one.value)
    return {one.action: one.value for one in near[:CHOICES]}


def play_out(state: SamouraiState, positions: int, rng: Chance) -> float:
    player: ThinkingBot = AlphabetaBot(AlphabetaSettings(simulations=positions))
    while not state.over:
        state.play(player.choose(Knowledge(state, int(state.to_act)), rng))
    return float(state.payoff(0))


def one_game(tree: Tree, number: int, args: argparse.Namespace) -> OpeningGame:
    rng = chance_from(f"{SEED} {number}")
    state, moves = tree.descend()
    is_deeper = not state.over and len(moves) < LONGEST
    proposed = proposals(state, args.deep, rng) if is_deeper else {}
    return OpeningGame(number, moves, proposed, play_out(state, args.positions, rng))


def read_games(file: Path) -> Iterator[OpeningGame]:
    for line in file.read_bytes().splitlines(keepends=True) if file.exists() else []:
        if line.endswith(b"\n"):
            yield msgspec.json.decode(line, type=OpeningGame)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.games.samourai.opening_book", description=__doc__
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--deep", type=int, default=60_000, help="positions of a deep search")
    parser.add_argument("--positions", type=int, default=3000, help="positions per move of a game")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--write", action="store_true", help="write the book of the game")
    args = parser.parse_args()
    tree, done = Tree(), 0
    for game in read_games(args.out):
        tree.add(game)
        done += 1
    with args.out.open("ab") as out:
        for number in range(done, args.games):
            game = one_game(tree, number, args)
            tree.add(game)
            out.write(msgspec.json.encode(game) + b"\n")
            out.flush()
            print(f"\r{number + 1} of {args.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    book = tree.book()
    print(f"{len(tree.positions)} positions, {len(book.positions)} in the book")
    if args.write:
        text = msgspec.json.encode(book)
        (Path(str(GAME.folder)) / FILE).write_bytes(text.replace(b'],"', b'],\n"') + b"\n")


if __name__ == "__main__":
    main()
