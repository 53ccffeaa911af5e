"""Plays games for `benchmarks.train_policy`: one process with several batches.

It prints a line of JSON about its game, reads one with the sizes of the shared memory, and then
carries out one step of all its games for every byte that it reads. It needs no PyTorch, so it may
run in another Python than the trainer (`--worker-python`).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from tests.game_samples import module_of

import tatami
from benchmarks.policy_memory import Array, Sizes, shared_arrays
from tatami.bots.policy_bot import padded_columns
from tatami.engine.layout import Layout

RANDOM_STEPS = 200
"""Steps of random play from which the usual values of the inputs are taken."""


class SharedBatch:
    """A batch whose arrays are copied into rows of the shared memory after every step."""

    def __init__(self, game: Any, table: dict[str, Any], seed: str) -> None:
        self.batch = tatami.Batch(
            game,
            table["games"],
            seats=table["seats"],
            options=table.get("options"),
            seed=seed,
            critic=True,
            rewards="returns",
        )
        layout = game.observation_layout(self.batch.seats)
        largest = game.observation_layout(game.max_seats)
        self.columns = np.array(list(padded_columns(layout, largest)))
        self.arrays: dict[str, Array] = {}

    def typical_inputs(self) -> tuple[list[float], list[float]]:
        """Mean and mean square of the inputs in random games, all cards face up."""
        total = np.zeros(self.batch.critic.shape[1])
        squares = np.zeros_like(total)
        for _ in range(RANDOM_STEPS):
            self.batch.step_random()
            seen = self.batch.critic.astype(np.float64)
            total += seen.mean(axis=0) / RANDOM_STEPS
            squares += (seen**2).mean(axis=0) / RANDOM_STEPS
        return total.tolist(), squares.tolist()

    def share(self, arrays: dict[str, Array], first: int) -> None:
        rows = slice(first, first + self.batch.n)
        self.arrays = {name: array[rows] for name, array in arrays.items()}
        self.show()

    def show(self) -> None:
        batch, arrays = self.batch, self.arrays
        arrays["seen"][:, self.columns] = batch.observations
        arrays["all_cards"][:, self.columns] = batch.critic
        arrays["masks"][:] = batch.masks
        arrays["to_act"][:] = batch.to_act
        arrays["done"][:] = batch.done
        arrays["rewards"][:, : batch.seats] = batch.rewards

    def step(self) -> None:
        self.batch.step(self.arrays["actions"])
        self.show()


def tables_of(key: str, number: int, games: int, seats: list[int]) -> list[dict[str, Any]]:
    """What this worker plays: `POLICY_TABLES` of the game's training module has the tables of each
    worker, and which part of its games each of them is. `seats` names the numbers of players
    instead: of the first worker, the second, and so on in turn."""
    training: Any = module_of(key, "training")
    tables: list[Any] = list(training.POLICY_TABLES)
    if seats:
        wanted = seats[number % len(seats)]
        tables = [kinds for kinds in tables if kinds[0]["seats"] == wanted]
        assert tables, f"no tables for {wanted} players"
    kinds = tables[number % len(tables)]
    return [{**one, "games": max(1, int(one["games"] * games))} for one in kinds]


def describe(game: Any) -> dict[str, Any]:
    largest = game.max_seats
    observed, actions = game.observation_layout(largest), game.action_layout(largest)
    return {
        "about": {
            "game": game.key,
            "version": game.version,
            "observation_version": observed.version,
            "action_version": actions.version,
        },
        "inputs": observed.size,
        "actions": actions.size,
        "players": players_of(game, observed, actions),
    }


def players_of(game: Any, observed: Layout, actions: Layout) -> Any:
    """Which inputs and actions belong to a player, if the game's training module says so:
    `POLICY_PLAYERS` has the parts of the observation with a row for each player, and the part of
    the actions with a place for each."""
    training: Any = module_of(game.key, "training")
    names, target = getattr(training, "POLICY_PLAYERS", ((), ""))
    if not names:
        return None
    parts = [one for one in observed.segments if one.name in names]
    rows = [
        np.arange(one.offset, one.offset + one.size).reshape(game.max_seats, -1) for one in parts
    ]
    inputs = np.concatenate(rows, axis=1)
    table = np.setdiff1d(np.arange(observed.size), inputs)
    first = next(one.offset for one in actions.segments if one.name == target)
    return inputs.tolist(), table.tolist(), first


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("memory", type=Path, help="the shared file")
    parser.add_argument("--number", type=int, default=0, help="which of the workers this is")
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--seats", type=int, nargs="+", default=[], help="players of each worker")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    game: Any = tatami.game(args.game)
    tables = tables_of(args.game, args.number, args.games, args.seats)
    batches = [
        SharedBatch(game, table, f"{args.seed}/{number}") for number, table in enumerate(tables)
    ]
    typical = [(one.columns.tolist(), *one.typical_inputs()) for one in batches]
    seats = [one.batch.seats for one in batches for _ in range(one.batch.n)]
    say({**describe(game), "typical": typical, "seats_of_games": seats})
    told = json.loads(sys.stdin.buffer.readline())
    arrays = shared_arrays(args.memory, Sizes(*told["sizes"]))
    first = told["first"]
    for batch in batches:
        batch.share(arrays, first)
        first += batch.batch.n
    say({"ready": True})
    while sys.stdin.buffer.read(1):
        for batch in batches:
            batch.step()
        sys.stdout.buffer.write(b".")
        sys.stdout.buffer.flush()


def say(what: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
