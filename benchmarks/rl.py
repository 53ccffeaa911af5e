"""Speed of environments for learning: ours beside those of other libraries, in one run.

    python -m benchmarks.rl [--seconds 1]

A step is one decision with the observation and the legal actions of the seat to act, chosen at
random. Processor time of one core, so that other programs hardly matter. Libraries that are not
installed are left out with a line that says how to get them.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

from tatami import game, game_keys

Steps = Iterator[int]
"""Yields the number of decisions carried out since the last time."""

CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "gin_rummy_v4")
OPENSPIEL = ("tic_tac_toe", "connect_four", "kuhn_poker", "leduc_poker", "gin_rummy", "hearts")
RLCARD = ("leduc-holdem", "limit-holdem", "gin-rummy", "uno")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time per row (1)")
    seconds = parser.parse_args().seconds
    print("| environment | steps/s |\n|---|---|")
    for name, make in rows():
        try:
            steps = make()
        except ImportError as error:
            print(f"| {name} | not installed ({error.name}) |")
            continue
        print(f"| {name} | {speed(steps, seconds):,.0f} |", flush=True)


def rows() -> Iterator[tuple[str, Callable[[], Steps]]]:
    for key in game_keys():
        yield f"Tatami `{key}`, Batch of 256", lambda key=key: batch(key)  # type: ignore[misc]
    for key in game_keys():
        yield f"Tatami `{key}`, PettingZoo", lambda key=key: pettingzoo(ours(key))  # type: ignore[misc]
    for name in CLASSICS:
        yield f"PettingZoo `{name}`", lambda name=name: pettingzoo(classic(name))  # type: ignore[misc]
    for key in game_keys():
        yield f"Tatami `{key}`, OpenSpiel", lambda key=key: openspiel(f"tatami_{key}")  # type: ignore[misc]
    for name in OPENSPIEL:
        yield f"OpenSpiel `{name}` (C++)", lambda name=name: openspiel(name)  # type: ignore[misc]
    for name in RLCARD:
        yield f"RLCard `{name}`", lambda name=name: rlcard(name)  # type: ignore[misc]


def speed(steps: Steps, seconds: float) -> float:
    for _ in range(3):
        next(steps)
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += next(steps)
    return done / (time.process_time() - began)


def batch(key: str) -> Steps:
    from tatami import Batch

    games = Batch(game(key), 256, seed=1)
    while True:
        for _ in range(50):
            games.step(games.random_actions())
        yield 50 * 256


def ours(key: str) -> Any:
    from tatami.adapters import pettingzoo_env

    return pettingzoo_env.raw_env(key)


def classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").raw_env()


def pettingzoo(env: Any) -> Steps:
    rng = np.random.default_rng(1)
    numbers = rng.random(4096)
    seed = 0
    while True:
        seed += 1
        env.reset(seed=seed)
        done = 0
        for _ in env.agent_iter():
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(numbers[done % 4096] * len(legal))]))
            done += 1
        yield done


def openspiel(name: str) -> Steps:
    import pyspiel

    if name.startswith("tatami_"):
        import_module("tatami.adapters.openspiel_game")
    rules = pyspiel.load_game(name)
    rng = np.random.default_rng(1)
    tensors = rules.get_type().provides_observation_tensor
    while True:
        state, done = rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
                continue
            legal = state.legal_actions()
            if tensors:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            state.apply_action(legal[int(rng.integers(len(legal)))])
            done += 1
        yield done


def rlcard(name: str) -> Steps:
    module = import_module("rlcard")
    env = module.make(name, config={"seed": 1})
    rng = np.random.default_rng(1)
    while True:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.integers(len(legal)))])
            done += 1
        yield done


if __name__ == "__main__":
    main()
