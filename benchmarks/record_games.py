"""Records games between bots as training data for the evaluations.

    python -m benchmarks.record_games GAME --out runs/GAME.jsonl --games 20000 --jobs 16

Each line of the file is a game: its seed, all actions, and the winning chances that the searching
player saw before each of its decisions (-1: it moved at random, or without a search). A stopped run
resumes: games that the file has are not played again. `tests/games/<key>/training.py` says how a
game starts and who plays.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec
from tests.game_samples import module_of

from tatami.bots import Knowledge, ThinkingBot, bot
from tatami.engine import State, chance_from
from tatami.registry import BUILT_IN_GAMES

RANDOM_RATES = (0.0, 0.0, 0.0, 0.05, 0.15)
"""How often a player moves at random; each player gets one of these."""
NO_VALUE = -1
BATCH = 8


class RecordedGame(msgspec.Struct, frozen=True):
    """One game: enough to play it again, with what its players thought."""

    number: int
    seed: str
    actions: list[int]
    values: list[int]
    """Winning chances of the seat to act before each action, in thousandths."""
    payoffs: list[float]


def record(key: str, seed: str, number: int, names: tuple[str, ...] = ()) -> RecordedGame:
    """Play one game. The same seed, number and bots give the same game."""
    training = module_of(key, "training")
    assert training is not None
    game_seed = f"{seed} {number}"
    rng = random.Random(game_seed)
    state: State = training.start(game_seed)
    names = names or training.PLAYERS
    players = [bot(rng.choice(names), training.GAME) for _ in range(state.seats)]
    rates = [rng.choice(RANDOM_RATES) for _ in range(state.seats)]
    opening = rng.choice(training.OPENINGS)
    bot_rng = chance_from(game_seed)
    actions: list[int] = []
    values: list[int] = []
    while not state.over:
        seat = int(state.to_act)
        value = NO_VALUE
        if len(actions) < opening or rng.random() < rates[seat]:
            legal = state.legal()
            action = rng.choice([one for one in legal if one != training.NEVER_AT_RANDOM] or legal)
        else:
            action, value = decide(players[seat], Knowledge(state, seat), bot_rng)
        actions.append(action)
        values.append(value)
        state.play(action)
    payoffs = [float(state.payoff(seat)) for seat in range(state.seats)]
    return RecordedGame(number, game_seed, actions, values, payoffs)


def decide(player: Any, knowledge: Knowledge, rng: Any) -> tuple[int, int]:
    """The player's action, and its winning chances in thousandths if it searched."""
    if isinstance(player, ThinkingBot):
        player.last_result = None
    action = player.choose(knowledge, rng)
    result = player.last_result if isinstance(player, ThinkingBot) else None
    if result is None:
        return action, NO_VALUE
    value = next(one.value for one in result.action_values if one.action == action)
    return action, round(1000 * value)


def record_batch(job: tuple[str, str, list[int], tuple[str, ...], float]) -> list[RecordedGame]:
    key, seed, numbers, names, deadline = job
    return [record(key, seed, number, names) for number in numbers if time.time() < deadline]


def read_games(file: Path) -> Iterator[RecordedGame]:
    """The recorded games of a file; a line that a stopped run left unfinished is skipped."""
    with file.open("rb") as lines:
        for line in lines:
            if line.endswith(b"\n"):
                yield msgspec.json.decode(line, type=RecordedGame)


def wanted_numbers(key: str, seed: str, games: int, seats: list[int]) -> list[int]:
    """The numbers of the games to play: the first ones whose tables have one of these sizes."""
    if not seats:
        return list(range(games))
    training: Any = module_of(key, "training")
    fitting = (n for n in count() if training.start(f"{seed} {n}").seats in seats)
    return list(islice(fitting, games))


def missing(file: Path, wanted: list[int]) -> list[int]:
    done = {one.number for one in read_games(file)} if file.exists() else set()
    return [number for number in wanted if number not in done]


def main() -> None:
    parser = argparse.ArgumentParser(description="Record games between bots as training data.")
    parser.add_argument(
        "game", choices=[key for key in BUILT_IN_GAMES if module_of(key, "training")]
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this time")
    parser.add_argument("--seed", default="train")
    parser.add_argument(
        "--bots", nargs="+", default=[], help="who plays, drawn for each seat; else PLAYERS"
    )
    parser.add_argument("--seats", type=int, nargs="+", default=[], help="only these tables")
    parser.add_argument("--jobs", type=int, default=None, help="all cores by default")
    args = parser.parse_args()
    numbers = wanted_numbers(args.game, args.seed, args.games, args.seats)
    wanted = missing(args.out, numbers)
    deadline = time.time() + args.seconds
    jobs = [
        (args.game, args.seed, wanted[at : at + BATCH], tuple(args.bots), deadline)
        for at in range(0, len(wanted), BATCH)
    ]
    done = args.games - len(wanted)
    with ProcessPoolExecutor(args.jobs) as pool, args.out.open("ab") as out:
        for games in pool.map(record_batch, jobs):
            for one in games:
                out.write(msgspec.json.encode(one) + b"\n")
            done += len(games)
            print(f"\r{done} of {args.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()
